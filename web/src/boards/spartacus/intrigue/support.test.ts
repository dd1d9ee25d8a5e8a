import { describe, expect, it, test } from 'vitest'

import type { EitherView } from '../view'
import * as support from './support'
import { aims, demands, mostBribe, otherOptions, plainAim, planOf, requestOption, requests } from './support'

type SchemeOption = support.SchemeOption

const stand = {
  required: 10,
  lacks: 0,
  own: 4,
  pledges: [{ seat: 2, influence: 6 }],
  extra: 0,
  total: 10,
  with_each: [10, 15, 10],
  bribe: null,
}
const done = { pledged: [2], asked: [2], shown: [], discount: 2, times: 1 }
const lying = { number: 1, card: 'sc-joint-venture', lying: true, ...done, stand }
const view = { active: 0, scheme: null, prepared: [lying] } as unknown as EitherView

test('of several rivals none is aimed at before one is chosen', () => {
  expect(plainAim([[1], [2]], 0)).toBeUndefined()
  expect(plainAim([[1]], 0)).toEqual([1])
  expect(plainAim([[0], [1], [2]], 0)).toEqual([0]) // to whom it does good
  expect(plainAim([[1, 2]], 0)).toEqual([1, 2])
  expect(plainAim([], 0)).toBeUndefined()
})

describe('the scheme under way', () => {
  it('lies face down, or is open on the table', () => {
    expect(planOf(view)).toMatchObject({ seat: 0, stage: 'prepared', card: 'sc-joint-venture', stand })
    const aimed = { seat: 1, card: 'sc-robbery', targets: [0], pledged: [], discount: 0 }
    const scheme = { ...aimed, confirmed: true, changes_left: 20, requests_left: 20, stand, tries: [] }
    expect(planOf({ ...view, scheme })).toMatchObject({ seat: 1, stage: 'confirmed', targets: [0] })
    expect(planOf({ ...view, prepared: [] })).toBeUndefined()
  })
  it('comes from requests that may be combined', () => {
    const offered: SchemeOption[] = [
      'take_back',
      ['request', [[2, false]]],
      ['request', [[2, true]]],
      ['request', [[1, false]]],
      [
        'request',
        [
          [1, false],
          [2, true],
        ],
      ],
    ]
    expect(requests(offered)).toEqual(
      new Map([
        [2, ['hidden', 'shown']],
        [1, ['hidden']],
      ]),
    )
    expect(
      requestOption(
        offered,
        new Map([
          [2, 'shown'],
          [1, 'hidden'],
        ]),
      ),
    ).toEqual([
      'request',
      [
        [1, false],
        [2, true],
      ],
    ])
    expect(requestOption(offered, new Map())).toBeUndefined()
  })
  it('needs no help where nothing is required', () => {
    const plan = planOf(view)!
    expect(support.unaided(plan)).toBe(false)
    expect(support.unaided({ ...plan, stand: { ...stand, required: 0 } })).toBe(true)
    expect(support.unaided({ ...plan, stand: { ...stand, required: null } })).toBe(false)
  })
  it('may be helped by demand, and whatever else is offered is not lost', () => {
    const friend: SchemeOption = ['play', 're-a-friend-in-the-senate']
    const offered: SchemeOption[] = ['take_back', ['demand', [2, true]], ['bribe', 2], friend, ['cunning', 7]]
    expect(demands([...offered, ['demand', 1]])).toEqual([
      { option: ['demand', [2, true]], seat: 2, shown: true },
      { option: ['demand', 1], seat: 1, shown: false },
    ])
    expect(mostBribe(offered)).toBe(2)
    expect(mostBribe([])).toBe(0)
    expect(otherOptions(offered)).toEqual([friend, ['cunning', 7]])
  })
  it('is aimed at the targets that are offered', () => {
    expect(aims([['announce', [1]], ['announce', [1, 2]], 'take_back'])).toEqual([[1], [1, 2]])
  })
})
