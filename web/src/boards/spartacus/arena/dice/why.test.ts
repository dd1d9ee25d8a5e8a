import { expect, test } from 'vitest'

import { luckOf, tallyOf } from './why'

/** One die against one, and dice of which so many hits are to be expected. */
const ONE = { exactly: [21 / 36, 15 / 36], at_least: [1, 15 / 36], mean: 15 / 36 }
const SURE = { exactly: [0.05, 0.2, 0.5, 0.2, 0.05], at_least: [1, 0.95, 0.75, 0.25, 0.05], mean: 2 }

test('luck is the place among all that could have happened', () => {
  expect([0, 1, 2, 3, 4].map((hits) => luckOf(SURE, hits))).toEqual(['worst', 'bad', 'even', 'good', 'best'])
  expect(tallyOf(ONE, 0)).toMatchObject({ hits: 0, luck: 'bad' })
})
