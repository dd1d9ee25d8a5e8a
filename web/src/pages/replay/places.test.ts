import { expect, test } from 'vitest'

import type { State } from '../../lib/wire/protocol'
import { said } from '../../lib/testing'
import { clamp, seatOf, fileKind, framed, neighbours, pressed } from './places'

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
  expect(pressed('ArrowRight', false, 4, 9)).toBe(5)
  expect(pressed('ArrowRight', true, 4, 9)).toBe(9)
  expect(pressed('ArrowLeft', true, 4, 99)).toBe(0)
  expect(pressed('End', false, 4, 99)).toBe(99)
  expect(pressed('x', false, 4, 99)).toBeUndefined()
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
