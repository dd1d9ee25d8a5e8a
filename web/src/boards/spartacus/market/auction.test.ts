import { describe, expect, it } from 'vitest'

import type { Option } from '../../../lib/protocol'
import { added, lastBids, nextUpkeep, sales, total } from './auction'

const events: Option[][] = [
  ['bids', 0, [1, 9]],
  ['row_dealt', 3],
  ['bids', 0, [0, 2], [1, 2]],
  ['bids', 0, [0, 1], [1, 0]],
  ['lot_won', 0, 0, 'eq-axe', 31],
  ['bids', 1, [0, 0], [1, 0]],
  ['lot_discarded', 1, 'gl-varro'],
]

describe('the auction', () => {
  it('tells what became of each lot, and for how much in all rounds', () => {
    expect(sales(events)).toEqual(
      new Map([
        [0, { seat: 0, card: 'eq-axe', coins: 3 }],
        [1, { seat: null, card: 'gl-varro', coins: 0 }],
      ]),
    )
  })
  it('remembers the bids that were opened last, of this auction only', () => {
    expect(lastBids(events)).toEqual({ lot: 1, bids: [[0, [0]], [1, [0]]] })
    expect(lastBids([...events, ['row_dealt', 3]])).toBeUndefined()
  })
  it('adds what those tied put to their bids', () => {
    expect(lastBids(events.slice(0, 5))).toEqual({ lot: 0, bids: [[0, [2, 1]], [1, [2, 0]]] })
    expect(total([2, 1]) + added([2, 1])).toBe('3 (2+1)')
    expect(total([2]) + added([2])).toBe('2')
  })
})

it('the next Upkeep takes for gladiators and brings from slaves', () => {
  const house = [['gl-crixus', false], ['gl-varro', true], ['sl-cook', false], ['sl-mira', true], ['gu-guard', false]] as const
  expect(nextUpkeep(house.map(([card, injured]) => ({ card, injured })))).toEqual({ pays: 1, earns: 1 })
})
