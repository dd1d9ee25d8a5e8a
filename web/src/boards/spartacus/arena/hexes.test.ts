import { expect, test } from 'vitest'

import dumped from './hexes.json'
import { BY_ROW, centre, distance, NAMES, neighbours, path, PLACES, reach, ring, START, wind } from './hexes'

// hexes.json is what the rules say, written by `python -m tools.webhexes`: its hexes are ours, number by number.

test('the hexes are those of the rules', () => {
  expect(PLACES.map(({ q, r }) => [q, r])).toEqual(dumped.places)
  expect(NAMES).toEqual(dumped.names)
  expect(START).toEqual(dumped.start)
  expect(PLACES.map((_, hex) => ring(hex))).toEqual(dumped.ring)
  expect(PLACES.map((_, hex) => neighbours(hex))).toEqual(dumped.neighbours)
  expect(PLACES.map((_, one) => PLACES.map((_, two) => distance(one, two)))).toEqual(dumped.distance)
})

test.each([
  [42, 4, 43, 5],
  [45, 3, 44, 3],
  [0, 5, 1, 5],
  [45, 2, 56, 1],
])('reach from %i with %i steps past %i within %i', (start, speed, other, radius) => {
  const key = `${start}-${speed}-${radius}` as keyof typeof dumped.reach
  const found = reach(start, speed, new Set([other]), radius)
  expect(Object.fromEntries([...found].map(([hex, cost]) => [String(hex), cost]))).toEqual(dumped.reach[key])
})

test('rows are drawn from north to south, each from west to east', () => {
  expect(BY_ROW.map((row) => row.length)).toEqual([6, 7, 8, 9, 10, 11, 10, 9, 8, 7, 6])
  for (const row of BY_ROW) {
    const spots = row.map(centre)
    expect(new Set(spots.map(({ y }) => y)).size).toBe(1)
    expect(spots.map(({ x }) => x)).toEqual(spots.map(({ x }) => x).sort((a, b) => a - b))
  }
})

test('a path goes round a figure and is as short as can be', () => {
  const way = path(42, 45, new Set([43]))
  expect(way[0]).toBe(42)
  expect(way.at(-1)).toBe(45)
  expect(way).not.toContain(43)
  expect(way.length - 1).toBe(reach(42, 12, new Set([43])).get(45))
  way.slice(1).forEach((hex, i) => expect(distance(hex, way[i] ?? -1)).toBe(1))
})

test('winds', () => {
  expect(wind(45, 46)).toBe(0)
  expect(wind(45, 44)).toBe(6)
  expect(wind(42, 48)).toBe(0)
})
