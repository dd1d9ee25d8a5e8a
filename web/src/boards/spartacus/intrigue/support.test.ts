import { describe, expect, it } from 'vitest'

import type { Option } from '../../../lib/protocol'
import type { TableView } from '../view'
import { attempts } from './guards'
import { aims, backing, betrayed, demands, lacking, meddled, missing, mostBribe, others, planOf, requestOption, requests, required, unaided } from './support'

const houses = [4, 5, 6].map((influence) => ({ influence }))
const lying = { number: 1, card: 'sc-joint-venture', lying: true, pledged: [2], asked: [2], shown: [], discount: 2, times: 1 }
const view = { houses, active: 0, scheme: null, prepared: [lying] } as unknown as TableView

describe('what counts for a scheme', () => {
  it('is the schemer, the supporters and other help', () => {
    const plan = planOf(view)!
    expect(plan).toMatchObject({ seat: 0, stage: 'prepared', card: 'sc-joint-venture' })
    expect(backing(view, plan).total).toBe(10)
    expect(backing({ ...view, support: 3 }, plan).total).toBe(13)
    expect(required('sc-joint-venture', 2)).toBe(10)
    expect(required('sc-labor-contract', 5)).toBe(0)
  })
  it('comes from requests that may be combined', () => {
    const offered: Option[] = ['take_back', ['request', [[2, false]]], ['request', [[2, true]]], ['request', [[1, false]]], ['request', [[1, false], [2, true]]]]
    expect(requests(offered)).toEqual(new Map([[2, ['hidden', 'shown']], [1, ['hidden']]]))
    expect(requestOption(offered, new Map([[2, 'shown'], [1, 'hidden']]))).toEqual(['request', [[1, false], [2, true]]])
    expect(requestOption(offered, new Map())).toBeUndefined()
  })
  it('is counted for the card in the hand, too, once it is prepared', () => {
    expect(lacking(view, 'sc-joint-venture', 4)).toBe(0)
    expect(lacking({ ...view, prepared: [] }, 'sc-joint-venture', 4)).toBe(8)
    expect(lacking(view, 'gu-guard', 0)).toBe(0)
  })
  it('may be too little', () => {
    expect(missing(view, planOf(view)!)).toBe(0)
    expect(missing(view, { ...planOf(view)!, pledged: [] })).toBe(6)
    expect(missing(view, { ...planOf(view)!, card: null, pledged: [] })).toBe(0)
  })
  it('does not matter where nothing is required', () => {
    expect(unaided(planOf(view)!)).toBe(false)
    expect(unaided({ ...planOf(view)!, card: 'sc-labor-contract', discount: 5 })).toBe(true)
    expect(unaided({ ...planOf(view)!, card: null })).toBe(false)
  })
  it('may break a promise', () => {
    const word = (by: number, to: number, promise: string[], state = 'open') => ({ by, to, promise, private: false, round: 1, state, due: false, paid: 0 })
    const ledger = [word(0, 1, ['no_target', 'round']), word(0, 2, ['no_target', 'phase'], 'broken'), word(1, 2, ['no_target', 'round']), word(0, 2, ['support'])]
    expect(betrayed(ledger, 0, [1, 2])).toEqual([1])
    expect(betrayed(ledger, 0, [2])).toEqual([])
  })
  it('may be demanded, and whatever else is offered is not lost', () => {
    const offered: Option[] = ['take_back', ['demand', [2, true]], ['demand', 1], ['bribe', 2], ['play', 're-a-friend-in-the-senate'], ['cunning', 7]]
    expect(demands(offered)).toEqual([
      { option: ['demand', [2, true]], seat: 2, shown: true },
      { option: ['demand', 1], seat: 1, shown: false },
    ])
    expect(mostBribe(offered)).toBe(2)
    expect(mostBribe([])).toBe(0)
    expect(others(offered)).toEqual([['play', 're-a-friend-in-the-senate'], ['cunning', 7]])
  })
  it('is aimed at the targets that are offered', () => {
    expect(aims([['announce', [1]], ['announce', [1, 2]], 'take_back'], 'announce')).toEqual([[1], [1, 2]])
  })
})

describe('guards', () => {
  it('are one loop with a running result', () => {
    const events: Option[][] = [['uses_guard', 1, 'table'], ['announces', 0, 'sc-robbery', 1, 1], ['uses_guard', 1, 'hand'], ['guard_rolls', 1, 2], ['guard_rolls', 1, 5], ['uses_guard', 1, 'table']]
    expect(attempts(events)).toEqual([
      { seat: 1, where: 'hand', dice: [2, 5] },
      { seat: 1, where: 'table', dice: [] },
    ])
  })
})

it('Guards against a card: what it would take then, and what there is', () => {
  const houses = [{ influence: 9 }, { influence: 5 }]
  const view = (over: object) => ({ houses, declared: [], prepared: [], scheme: null, active: 0, ...over }) as unknown as TableView
  const scheme = { seat: 1, card: 'sc-a-visitor-from-rome', targets: [], pledged: [0], discount: 0, confirmed: false }
  expect(meddled(view({ scheme }), 2)).toEqual({ seat: 1, needs: required(scheme.card, 0) + 2, has: 14 })
  const declared = [{ seat: 0, card: 're-destitute', target: 1 }]
  expect(meddled(view({ scheme, declared, declared_raised: [1] }), 2)).toEqual({ seat: 0, needs: required('re-destitute', 0) + 3, has: 9 })
  expect(meddled(view({}), 1)).toBeUndefined()
})
