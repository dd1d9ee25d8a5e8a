import { expect, test } from 'vitest'

import { sightOf } from './room'

test('what fits below the strip is scrolled into sight whole, not under the strip', () => {
  expect(sightOf(44, 300, 150, 346, 44)).toBe(0)
  expect(sightOf(44, 300, 150, 346, 0)).toBe(44)
})

test('of what does not fit, the middle is in the middle of what is free', () => {
  expect(sightOf(50, 500, 400, 350, 50)).toBe(250)
})
