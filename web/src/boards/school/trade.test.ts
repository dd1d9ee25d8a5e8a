import { describe, expect, it } from 'vitest'

import type { Option } from '../../lib/protocol'
import { declined, draftOf, sweeten } from './trade'
import type { Offer } from './view'

const offer: Offer = [0, 1, 5, [], 0, [3]]
const told = (kind: string, one: Offer = offer): Option[] => [kind, ...(one as Option[])]

describe('an offer that was declined', () => {
  it('is remembered until another is made, or the turn ends', () => {
    expect(declined([told('trade_offer')], 0)).toBeNull()
    const events = [told('trade_offer'), told('trade_decline')]
    expect(declined(events, 0)).toEqual(offer)
    expect(declined(events, 1)).toBeNull()
    expect(declined([...events, told('trade_decline', [1, 2, 1, [], 0, []])], 0)).toEqual(offer)
    expect(declined([...events, told('trade_offer')], 0)).toBeNull()
    expect(declined([...events, ['new_turn', 3]], 0)).toBeNull()
  })
  it('becomes better by a little gold, whoever pays', () => {
    expect(sweeten(draftOf(offer))).toMatchObject({ to: 1, gives: 7, wants: 0, bought: [3] })
    expect(sweeten(draftOf([0, 1, 0, [2], 5, []]))).toMatchObject({ gives: 0, wants: 3 })
    expect(sweeten(draftOf([0, 1, 0, [2], 1, []])).wants).toBe(0)
    expect(sweeten(draftOf([0, 1, 0, [2], 0, [3]])).gives).toBe(2)
  })
})
