import { expect, test } from 'vitest'

import type { Rule } from '../../lib/words/rules'
import { blocks, byChapter, folded, marked, matching, pieces } from './text'

const rule = (id: string, chapter: string, text: string, mark: Rule['mark'] = 'rule'): Rule => ({
  id,
  title: `The rule ${id}`,
  text,
  reason: '',
  chapter,
  mark,
  game: 'gladius',
})

test('paragraphs and lists are blocks of their own', () => {
  const found = blocks('You attack.\n\n- one\n- two\nThen you rest.', new Set())
  expect(found.map((one) => one.kind)).toEqual(['p', 'ul', 'p'])
  expect(found[1]).toMatchObject({ items: [[{ text: 'one' }], [{ text: 'two' }]] })
})

test('references to known rules and names of options are told apart from text', () => {
  expect(pieces('See GL-08, not GL-99; set `turn_limit`.', new Set(['GL-08']))).toEqual([
    { kind: 'text', text: 'See ' },
    { kind: 'ref', text: 'GL-08' },
    { kind: 'text', text: ', not GL-99; set ' },
    { kind: 'code', text: 'turn_limit' },
    { kind: 'text', text: '.' },
  ])
})

test('what was searched for is marked, with or without capitals and accents', () => {
  expect(folded('Decisão É')).toBe('decisao e')
  expect(
    marked('A decisão e a Decisão', 'decisao')
      .filter((one) => one.kind === 'hit')
      .map((one) => one.text),
  ).toEqual(['decisão', 'Decisão'])
  expect(marked('', 'x')).toEqual([])
})

test('chapters keep the order of the rules, and one of the same name in another game is another', () => {
  const rules = [rule('A-1', 'One', 'x'), rule('A-2', 'One', 'x'), { ...rule('B-1', 'One', 'x'), game: 'other' }]
  expect(byChapter(rules).map((one) => one.rules.length)).toEqual([2, 1])
})

test('a search needs every word, and may be for rulings alone', () => {
  const rules = [rule('GL-1', 'Deck', 'A shuffled deck'), rule('GL-2', 'Deck', 'No deck', 'ruling')]
  expect(matching(rules, 'deck shuffled', 'all').map((one) => one.id)).toEqual(['GL-1'])
  expect(matching(rules, '', 'ruling').map((one) => one.id)).toEqual(['GL-2'])
  expect(matching(rules, 'gl-2', 'all')).toHaveLength(1)
})
