import { expect, it } from 'vitest'

import type { PromiseView } from '../../view'
import { inOrderOf } from './ledger'

const word = (by: number, to: number, standing: string, due = false): PromiseView => ({
  by,
  to,
  promise: ['support'],
  private: false,
  round: 1,
  state: standing === 'lapsed' ? 'open' : standing,
  due,
  paid: 0,
  standing,
  owed: 0,
  settles: 0,
  owing: false,
  pressing: false,
  wronged: false,
})

it('the ledger begins with what is open and concerns the viewer', () => {
  const [old, kept, foreign] = [word(1, 2, 'broken'), word(0, 1, 'kept'), word(2, 3, 'open')]
  const [mine, due, lapsed] = [word(3, 0, 'open'), word(0, 2, 'open', true), word(0, 1, 'lapsed')]
  expect(inOrderOf([old, kept, foreign, mine, due], 0)).toEqual([due, mine, foreign, kept, old])
  expect(inOrderOf([lapsed, foreign], 0)).toEqual([foreign, lapsed])
  expect(inOrderOf([old, kept], null)).toEqual([kept, old])
})
