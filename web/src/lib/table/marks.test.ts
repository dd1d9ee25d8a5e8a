import { expect, test } from 'vitest'
import type { Chair } from '../wire/protocol'
import { together } from './marks'

const chair = (same_person: number[] = [], same_network: number[] = []): Chair => ({
  kind: 'person',
  name: '',
  bot: '',
  person: '',
  temperament: '',
  here: true,
  stand_in: '',
  stand_in_bot: '',
  conceded: false,
  stirred: false,
  same_person,
  same_network,
})

test('seats of one person and of one network are named once', () => {
  const chairs = [chair([2]), chair([], [3]), chair([0]), chair([], [1])]
  expect(together(chairs, 1)).toEqual([
    { how: 'person', seats: [0, 2] },
    { how: 'network', seats: [1, 3] },
  ])
})

test('whoever holds several seats is not told so', () => {
  expect(together([chair([1]), chair([0])], 0)).toEqual([])
  expect(together([chair([1]), chair([0])], null)).toHaveLength(1)
})
