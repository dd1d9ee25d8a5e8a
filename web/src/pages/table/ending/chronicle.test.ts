import { expect, it } from 'vitest'

import { page, type Labels } from './chronicle'
import type { Ending } from './ending'

const ENDING: Ending = {
  game: 'gladius',
  verdict: { kind: 'won', victory: false, title: '<img src=x> holds the sand.', reason: 'A & B' },
  counted: 'Hit points',
  curve: 'Hit points by turn',
  needed: null,
  sides: [
    { seat: 0, name: '<script>alert(1)</script>', has: 3, rank: 1, won: true, you: false, holds: '' },
    { seat: 1, name: 'Bia', has: 0, rank: 2, won: false, you: false, holds: '' },
  ],
  rounds: [
    { number: 0, title: 'At the beginning', at: 0, has: [10, 10] },
    { number: 1, title: 'Turn 1', at: 1, has: [10, 10] },
    { number: 2, title: 'Turn 2', at: 3, has: [3, 0] },
  ],
  moment: {
    at: 2,
    round: 2,
    title: 'Turn 2',
    lines: ['Bia falls.'],
    moved: [{ side: 1, before: 10, after: 0 }],
    picture: { card: 'net_throw', figures: [] },
  },
  awards: [{ id: 'blow', sides: [0], title: 'Hardest blow', text: '"10" at once' }],
  figures: { victor: null, fallen: null, pleading: null },
  chronicle: [{ title: 'Turn 2', at: 3, lines: [{ text: 'Bia <b>falls</b>.', at: 3, landmark: 'death' }] }],
}
const LABELS: Labels = {
  lang: 'en',
  language: 'English',
  game: 'Gladius',
  when: '',
  lasted: '1 h 24 min',
  standings: 'Final standings',
  moment: 'The moment',
  awards: 'Remembered for',
  chronicle: 'The chronicle',
}

it('is one file without scripts, in which no name does any harm', () => {
  const made = page([
    { ending: ENDING, labels: LABELS },
    { ending: ENDING, labels: { ...LABELS, lang: 'pt-BR', language: 'Português' } },
  ])
  const read = new DOMParser().parseFromString(made, 'text/html')
  expect(read.querySelectorAll('script, img, link, iframe')).toHaveLength(0)
  expect(read.querySelector('meta[http-equiv]')?.getAttribute('content')).toContain("default-src 'none'")
  expect([...read.querySelectorAll('section')].map((one) => one.lang)).toEqual(['en', 'pt-BR'])
  expect(read.querySelector('h1')?.textContent).toBe('<img src=x> holds the sand.')
  expect(read.querySelector('.death')?.textContent).toBe('Bia <b>falls</b>.')
  expect(made).not.toMatch(/https?:/)
})

it('tells the curve as numbers, too: the rounds in which something changed', () => {
  const read = new DOMParser().parseFromString(page([{ ending: ENDING, labels: LABELS }]), 'text/html')
  expect([...read.querySelectorAll('tbody tr')].map((row) => row.textContent)).toEqual([
    'At the beginning1010',
    'Turn 230',
  ])
})

it('does without what a game does not tell', () => {
  const bare = { ...ENDING, rounds: [ENDING.rounds[0]!], moment: null, awards: [], chronicle: [] }
  const read = new DOMParser().parseFromString(page([{ ending: bare, labels: LABELS }]), 'text/html')
  expect(read.querySelectorAll('svg, table, dl')).toHaveLength(0)
  expect(read.querySelectorAll('li')).toHaveLength(2)
})

it('leaves every figure beside its name, whatever way that is written', () => {
  const name = 'אבג 9'
  const sides = [{ ...ENDING.sides[0]!, name }, ENDING.sides[1]!]
  const read = new DOMParser().parseFromString(page([{ ending: { ...ENDING, sides }, labels: LABELS }]), 'text/html')
  expect(read.querySelector('li bdi')?.textContent).toBe(name)
  expect([...read.querySelectorAll('svg text')].map((one) => one.textContent)).toContain(`\u2068${name}\u2069 3`)
})
