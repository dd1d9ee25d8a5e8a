import { expect, test } from 'vitest'

import { course } from './closing'

test('Influence at the end of each round', () => {
  const events = [
    ['new_round', 1], ['influence', 0, 2, 6, 'scheme'], ['influence', 1, -1, 3, 'declined'],
    ['new_round', 2], ['influence', 0, 1, 7, 'victory'],
    ['new_round', 3], ['influence', 1, 1, 4, 'hosting'],
  ]
  expect(course(events, [7, 4, 5])).toEqual([[6, 3, 5], [7, 3, 5], [7, 4, 5]])
  expect(course([], [4, 4])).toEqual([[4, 4]])
})
