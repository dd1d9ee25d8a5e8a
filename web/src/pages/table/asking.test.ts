import { expect, test } from 'vitest'

import type { Ask, Line, State } from '../../lib/wire/protocol'
import { said } from '../../lib/testing'
import { inOrder, newer, noticesSince, parted, stepLine, setbacksSince, withVictories } from './asking'

test('a question is parted from its note', () => {
  expect(parted('Do you use Axe? (Exhaust it.)')).toEqual(['Do you use Axe?', '(Exhaust it.)'])
  expect(parted('You won. What now? Or what then? Choose.')).toEqual(['You won. What now? Or what then?', 'Choose.'])
  expect(parted('The floor is open. What do you do?')).toEqual(['The floor is open. What do you do?', ''])
})

test('to decline is not the first of the answers, and every answer keeps its words', () => {
  expect(inOrder({ options: ['decline', 'accept'], space: false } as Ask)).toEqual([
    { option: 'accept', at: 1 },
    { option: 'decline', at: 0 },
  ])
  expect(inOrder(null)).toEqual([])
})

test('what happened to the reader stays, the last three of it', () => {
  const lines = [0, 1, 2, 3, 4].map((n) => said(n, '', { setback: n !== 3 }))
  expect(setbacksSince({ lines }, 0).map((line) => line.n)).toEqual([1, 2, 4])
  expect(setbacksSince({ lines }, 2).map((line) => line.n)).toEqual([2, 4])
  expect(newer(lines, setbacksSince({ lines: lines.slice(0, 3) }, 0)).map((line) => line.n)).toEqual([3, 4])
  expect(newer(lines, [])).toEqual(lines)
})

test('how a fight ended is never left out of what happened since the last answer', () => {
  const end = { landmark: 'victory' as const }
  const lines = [said(0, 'old', end), said(1, 'won', { ...end, you: true }), said(2, 'other', end), said(3), said(4)]
  const news = [lines[1]!, lines[4]!]
  expect(withVictories(news, lines, 1, false).map((line) => line.n)).toEqual([1, 2, 4])
  expect(withVictories(news, lines, 1, true).map((line) => line.n)).toEqual([1, 4])
  expect(withVictories([], lines, 0, false).map((line) => line.n)).toEqual([0, 1, 2])
})

test('what only the reader is told is shown once, and not what they were told before they came', () => {
  const lines = [said(1), said(1.5, 'old', { private: true }), said(4), said(4.5, 'new', { private: true }), said(5)]
  expect(noticesSince(lines, 4).map((line) => line.text)).toEqual(['new'])
  expect(noticesSince(lines, 4.5)).toEqual([])
})

test('a step is told by what was done, or by the last thing that it tells', () => {
  const state = (...weights: Line['weight'][]) =>
    ({ since: 3, said: { lines: weights.map((weight, i) => said(3 + i, `${i}`, { weight })) } }) as unknown as State
  expect(stepLine(state('quiet', 'news', 'blow'))?.text).toBe('1')
  expect(stepLine(state('quiet', 'quiet'))?.text).toBe('1')
  expect(stepLine(state())).toBeUndefined()
  const paid = { since: 3, said: { lines: [said(3, 'one of seven coins', { weight: 'quiet', level: 'log' })] } }
  expect(stepLine(paid as unknown as State)).toBeUndefined()
})
