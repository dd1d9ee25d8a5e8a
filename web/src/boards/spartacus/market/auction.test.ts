import { expect, it } from 'vitest'

import { added, total } from './auction'

it('what those tied put to their bids is added', () => {
  expect(total([2, 1]) + added([2, 1])).toBe('3 (2+1)')
  expect(total([2]) + added([2])).toBe('2')
})
