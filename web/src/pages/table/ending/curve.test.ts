import { expect, it } from 'vitest'

import { across, levels, spread, ticks, upwards } from './curve'

const FRAME = { left: 0, right: 100, top: 0, bottom: 50 }

it('has a scale of whole numbers around all values', () => {
  expect(levels([4, 12])).toEqual([4, 6, 8, 10, 12])
  expect(levels([0, 10])).toEqual([0, 3, 6, 9, 12])
  expect(levels([0, 113])).toEqual([0, 50, 100, 150])
  expect(levels([5, 5])).toEqual([5, 6])
})

it('numbers some points, the last one always, and none beside it', () => {
  expect(ticks(4)).toEqual([0, 1, 2, 3])
  const many = ticks(147)
  expect(many.at(-1)).toBe(146)
  expect(many).toEqual([0, 20, 40, 60, 80, 100, 120, 146])
})

it('puts the first point to the left and the last to the right, the lowest value below', () => {
  expect([0, 1, 2].map(across(FRAME, 3))).toEqual([0, 50, 100])
  expect(across(FRAME, 1)(0)).toBe(50)
  expect([0, 5, 10].map(upwards(FRAME, [0, 10]))).toEqual([50, 25, 0])
})

it('moves labels apart, and keeps them in the frame', () => {
  const placed = spread([10, 10, 12, 50], 16, FRAME)
  const sorted = [...placed].sort((a, b) => a - b)
  for (let at = 1; at < sorted.length; at++) expect(sorted[at]! - sorted[at - 1]!).toBeGreaterThanOrEqual(16)
  expect(Math.max(...placed)).toBeLessThanOrEqual(50)
})
