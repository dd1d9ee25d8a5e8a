import { expect, test } from 'vitest'

import type { State } from '../../lib/wire/protocol'
import { said } from '../../lib/testing'
import { chaptersOf, clamp, chapterAt, seatOf, fileKind, framed, neighbours, placeByKey } from './places'

test('a place is never outside the game', () => {
  expect([clamp(-3, 9), clamp(4.7, 9), clamp(12, 9), clamp(NaN, 9)]).toEqual([0, 4, 9, 0])
  expect(neighbours(0, 9)).toEqual([1])
  expect(neighbours(9, 9)).toEqual([8])
})

test('open cards follow whoever is asked', () => {
  expect([seatOf('spectator', [1]), seatOf('2', [1]), seatOf('open', [1, 0]), seatOf('open', [])]).toEqual([
    null,
    2,
    1,
    null,
  ])
})

test('keys step, leap, and go to the ends', () => {
  expect(placeByKey('ArrowRight', false, 4, 9)).toBe(5)
  expect(placeByKey('ArrowRight', true, 4, 9)).toBe(9)
  expect(placeByKey('ArrowLeft', true, 4, 99)).toBe(0)
  expect(placeByKey('End', false, 4, 99)).toBe(99)
  expect(placeByKey('x', false, 4, 99)).toBeUndefined()
})

test('pages lead from chapter to chapter, as the story tells them', () => {
  const lines = [
    said(0, 'Round 1', { landmark: 'round', at: 2 }),
    said(1, 'A blow'),
    said(2, 'Broken', { landmark: 'betrayal', at: 5 }),
    said(3, 'Elsewhere', { landmark: 'death' }),
  ]
  const chapters = chaptersOf(lines)
  expect(chapters.map(({ at, kind, text }) => [at, kind, text])).toEqual([
    [2, 'round', 'Round 1'],
    [5, 'betrayal', 'Broken'],
  ])
  expect([0, 2, 5].map((at) => placeByKey('PageDown', false, at, 99, chapters))).toEqual([2, 5, 99])
  expect([0, 2, 5, 7].map((at) => placeByKey('PageUp', false, at, 99, chapters))).toEqual([0, 0, 2, 5])
  expect([1, 4, 9].map((at) => chapterAt(chapters, at)?.text)).toEqual([undefined, 'Round 1', 'Broken'])
})

test('files are told apart', () => {
  expect(fileKind({ format: 'munera-record/1', entries: [] })).toBe('record')
  expect(fileKind({ format: 'munera-view/1' })).toBe('view')
  expect(fileKind({ table: {}, state: {} })).toBe('view')
  expect(fileKind([])).toBe('other')
  expect(fileKind('x')).toBe('other')
})

test('an entry is told as the live table told it', () => {
  const story = { events: [['a'], ['b'], ['c'], ['d']], lines: [0, 1, 2, 3].map((n) => said(n)) }
  const found = framed({ told: 1 } as State, { told: 3, said: { lines: [] } } as unknown as State, story)
  expect([found.since, found.events, found.said?.lines.map((line) => line.n)]).toEqual([1, [['b'], ['c']], [1, 2]])
})
