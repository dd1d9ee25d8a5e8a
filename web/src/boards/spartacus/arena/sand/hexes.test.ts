import { beforeAll, expect, test } from 'vitest'

import { printed } from '../../../../lib/testing'
import { learn } from '../../read'
import { centre, direction, hexName, middle, neighbours, path, ring, rows, startMark } from './hexes'

beforeAll(() => learn(printed('spartacus')))

/** How many steps lead to each hex that can be reached from `start` without entering a hex of `taken`. */
function steps(start: number, taken: number[]): Map<number, number> {
  const found = new Map([[start, 0]])
  for (const [hex, count] of found)
    for (const next of neighbours(hex)) if (!found.has(next) && !taken.includes(next)) found.set(next, count + 1)
  return found
}

test('rows are drawn from north to south, each from west to east', () => {
  expect(rows().map((row) => row.length)).toEqual([6, 7, 8, 9, 10, 11, 10, 9, 8, 7, 6])
  for (const row of rows()) {
    const spots = row.map(centre)
    expect(new Set(spots.map(({ y }) => y)).size).toBe(1)
    expect(spots.map(({ x }) => x)).toEqual(spots.map(({ x }) => x).sort((a, b) => a - b))
  }
})

test('the middle, the start marks and the names', () => {
  expect(middle()).toBe(45)
  expect([42, 48, 45].map(startMark)).toEqual(['I', 'II', ''])
  expect([0, 45, 90].map(hexName)).toEqual(['A1', 'F6', 'L6'])
  expect([0, 45].map(ring)).toEqual([5, 0])
})

test('neighbours are drawn side by side', () => {
  for (const hex of [0, 45, 61])
    for (const next of neighbours(hex)) {
      const [a, b] = [centre(hex), centre(next)]
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(30 * Math.sqrt(3), 6)
    }
})

test('a path goes round a figure and is as short as can be', () => {
  const costs = steps(42, [43])
  const way = path(42, 45, costs)
  expect(way[0]).toBe(42)
  expect(way.at(-1)).toBe(45)
  expect(way).not.toContain(43)
  expect(way.length - 1).toBe(costs.get(45))
  way.slice(1).forEach((hex, i) => expect(neighbours(hex)).toContain(way[i]))
})

test('of several ways the straightest is shown, and none to where nobody can go', () => {
  expect(path(42, 48, steps(42, []))).toEqual([42, 43, 44, 45, 46, 47, 48])
  expect(path(42, 48, new Map([[42, 0]]))).toEqual([])
})

test('directions go clockwise from the east', () => {
  expect(direction(45, 46)).toBe(0)
  expect(direction(45, 44)).toBe(6)
  expect(direction(42, 48)).toBe(0)
})
