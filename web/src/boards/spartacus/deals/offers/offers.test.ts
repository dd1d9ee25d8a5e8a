import { describe, expect, it } from 'vitest'

import type { Play } from '../../../../lib/board'
import { named, tally } from '../../wording'
import type { OfferView } from '../../view'
import { toggled } from '../../../../lib/lists'
import { again, blank, counterTo, groupedByTerms, limit, payment, promisableToAll, sorted, type Draft } from './offers'
import { asOffer, faultOf } from '../previews'

const pact: OfferView = {
  maker: 1,
  to: [0],
  private: false,
  gives: 0,
  goods: [],
  wants: 0,
  asks: [],
  promises: [['no_target', 'round']],
  returns: [['no_target', 'round']],
  counters: 0,
  late: false,
}

describe('offers', () => {
  it('travel with everything in the order of the rules', () => {
    const promises: Draft['promises'] = [['support'], ['no_target', 'round'], ['pay', 3, 'thumb']]
    expect(asOffer({ ...blank([2, 1]), goods: [9, 4], promises }, 0, 0)).toEqual([
      0,
      [1, 2],
      false,
      0,
      [4, 9],
      0,
      [],
      [['no_target', 'round'], ['pay', 3, 'thumb'], ['support']],
      [],
      0,
    ])
  })
  it('say what is wrong with them', () => {
    expect(faultOf(blank(), 5, 4)).toBe('nobody')
    expect(faultOf(blank([1]), 5, 4)).toBe('nothing')
    expect(faultOf({ ...blank([1]), gives: 1, wants: 1 }, 5, 4)).toBe('two-ways')
    expect(faultOf({ ...blank([1]), gives: 6 }, 5, 4)).toBe('coins')
    expect(faultOf({ ...blank([1, 2]), asks: [3] }, 5, 4)).toBe('several')
    expect(faultOf({ ...blank([1]), gives: 1 }, 5, 0)).toBe('left')
    expect(faultOf({ ...blank([1]), gives: 1 }, 5, 4)).toBeNull()
  })
  it('are countered from the other side', () => {
    const terms: OfferView = { ...pact, maker: 3, private: true, gives: 2, goods: [7], asks: [1] }
    const offer: OfferView = { ...terms, promises: [['support']], returns: [] }
    const wanted = { to: [3], private: true, gives: 0, goods: [1], wants: 2, asks: [7] }
    expect(counterTo(offer)).toEqual({ ...wanted, promises: [], returns: [['support']] })
  })
  it('are one if only the other House differs', () => {
    const [two, three] = [
      { ...pact, maker: 2 },
      { ...pact, maker: 3 },
    ]
    const paid = { ...pact, maker: 1, gives: 1 }
    expect(groupedByTerms([two, paid, three], 0)).toEqual([[two, three], [paid]])
    const [first, second] = [
      { ...pact, maker: 0, to: [1] },
      { ...pact, maker: 0, to: [2] },
    ]
    expect(groupedByTerms([first, second], 0)).toEqual([[first, second]])
    expect(groupedByTerms([first, second], 3)).toEqual([[first], [second]])
  })
  it('to several promise what each of them may be promised', () => {
    expect(promisableToAll([[['support'], ['invite']], [['invite']]])).toEqual([['invite']])
    expect(promisableToAll([['thumb']])).toEqual(['thumb'])
    expect(promisableToAll([['thumb'], []])).toEqual([])
    expect(promisableToAll([])).toEqual([])
  })
  it('begin a later payment on an occasion that is still free', () => {
    expect(payment([], ['thumb', 'phase_end'])).toEqual(['pay', 2, 'thumb'])
    expect(payment([['support'], ['pay', 5, 'thumb']], ['thumb', 'phase_end'])).toEqual(['pay', 2, 'phase_end'])
    expect(payment([['pay', 5, 'thumb']], ['thumb'])).toBeUndefined()
  })
  it('take things in and out', () => {
    expect(toggled([1, 2], 2)).toEqual([1])
    expect(toggled([1], 2)).toEqual([1, 2])
  })
})

it('equal names are counted', () => {
  expect(tally(['Guard', 'Crixus', 'Guard'])).toEqual(['Guard ×2', 'Crixus'])
})

it('a bid of nothing is called so', () => {
  const at = (kind: string, staked = 0) =>
    ({ you: 0, state: { ask: { kind }, view: { houses: [{ staked }] } } }) as unknown as Play
  expect(named(at('bid'), 0)).toBeTruthy()
  expect(named(at('bid'), 0)).not.toBe(named(at('bid', 2), 0))
  expect(named(at('bid'), 1)).toBeUndefined()
  expect(named(at('pick'), 0)).toBeUndefined()
})

describe('promises', () => {
  it('are listed by what they are about', () => {
    const listed = sorted([
      ['share', 'wagers'],
      ['no_bid', 0],
      ['foil', 2],
      ['no_harm', 'phase'],
    ])
    expect(listed.map(({ sort }) => sort)).toEqual(['schemes', 'auction', 'coins'])
    expect(listed[0]?.choices).toEqual([
      ['foil', 2],
      ['no_harm', 'phase'],
    ])
  })
  it('of a highest bid are for a lot that has none yet', () => {
    expect(limit([], [0, 'host'])).toEqual(['bid_at_most', 0, 2])
    expect(limit([['bid_at_most', 0, 5]], [0, 'host'])).toEqual(['bid_at_most', 'host', 2])
    expect(limit([], [])).toBeUndefined()
  })
})

describe('an offer that was declined for a price', () => {
  it('is made again with so many coins more', () => {
    expect(again({ ...pact, gives: 2 }, 3, 4)).toMatchObject({ to: [3], gives: 6, wants: 0 })
    expect(again({ ...pact, wants: 5 }, 3, 4)).toMatchObject({ gives: 0, wants: 1 })
    expect(again({ ...pact, wants: 3 }, 3, 4)).toMatchObject({ gives: 1, wants: 0 })
  })
})
