import { expect, test } from 'vitest'

import { nextAtDevice } from './hotseat'
import type { State } from '../wire/protocol'

const state = (awaited: number[], mine?: 'open' | 'sealed', over = false) =>
  ({ awaited, over, ask: mine ? { mine: mine === 'sealed' ? [1] : null } : null }) as unknown as State

test('the device goes to an awaited seat of its own, when the one before is done', () => {
  expect(nextAtDevice([0, 2], 0, state([0, 2], 'open'))).toBeNull()
  expect(nextAtDevice([0, 2], 0, state([2]))).toBe(2)
  expect(nextAtDevice([0, 2], 0, state([1]))).toBeNull()
  expect(nextAtDevice([0, 2], 0, state([0, 2], 'sealed'))).toBe(2)
  expect(nextAtDevice([0, 2], null, state([1, 2]))).toBe(2)
  expect(nextAtDevice([0, 2], 0, state([2], undefined, true))).toBeNull()
  expect(nextAtDevice([0, 2], null, null)).toBeNull()
})
