import { expect, test } from 'vitest'

import type { Line, Option } from '../../lib/wire/protocol'
import { said } from '../../lib/testing'
import { foldTies, tiedStill } from './ties'

const EVENTS: Option[][] = [
  ['lot_revealed', 0, 'gl-crixus'],
  ['bids', 0, [0, 1], [1, 6], [2, 6]],
  ['bids_tied', 0, 6, 1, 2],
  ['bids', 0, [1, 1], [2, 1]],
  ['bids_tied', 0, 7, 1, 2],
  ['bids', 0, [1, 1], [2, 1]],
  ['bids_tied', 0, 8, 1, 2],
  ['bids', 0, [1, 1], [2, 0]],
  ['lot_won', 1, 0, 'gl-crixus', 9],
]
const LINES: Line[] = EVENTS.map(([kind], n) => said(n, String(kind)))
const say = ({ seats, count, coins }: { seats: number[]; count: number; coins: number }): string =>
  `${seats.join()} x${count} at ${coins}`
const folded = (lines: Line[], you: number | null, events = EVENTS): string[] =>
  foldTies(lines, events, you, say).map((line) => line.text)

test('ties that follow one another are told once, with what they came to', () => {
  expect(folded(LINES, 0)).toEqual(['lot_revealed', 'bids', '1,2 x3 at 8', 'bids', 'lot_won'])
  expect(folded(LINES.slice(0, 6), null)).toEqual(['lot_revealed', 'bids', '1,2 x2 at 7', 'bids'])
})

test('one tie is told as it is, and so are those of the viewer and of another lot', () => {
  expect(folded(LINES.slice(0, 4), 0)).toEqual(LINES.slice(0, 4).map((line) => line.text))
  expect(folded(LINES, 1)).toEqual(LINES.map((line) => line.text))
  const other = EVENTS.map((event, at) => (at > 2 ? [event[0]!, 1, ...event.slice(2)] : event))
  expect(folded(LINES.slice(0, 5), 0, other)).toEqual(LINES.slice(0, 5).map((line) => line.text))
})

test('a keyed list of them has every number once', () => {
  const numbers = foldTies(LINES, EVENTS, 0, say).map((line) => line.n)
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('to be tied still is no news', () => {
  expect(tiedStill(EVENTS.slice(0, 3), 1, 0)).toBe(false) // the first tie is
  expect(tiedStill(EVENTS.slice(0, 5), 3, 0)).toBe(true)
  expect(tiedStill(EVENTS.slice(0, 5), 3, 1)).toBe(false) // seat 1 bids as well
  expect(tiedStill(EVENTS, 7, 0)).toBe(false) // how it ends is
  expect(tiedStill(EVENTS, EVENTS.length, 0)).toBe(false)
})
