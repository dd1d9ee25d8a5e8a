import { describe, expect, it } from 'vitest'

import { declined, draftOf, sweeten } from './trade'
import type { Offer, School } from '../view'

const offer: Offer = [0, 1, 5, [], 0, [3]]

describe('an offer that was declined', () => {
  it('is found by who made it', () => {
    const view = { declined: [offer, [1, 2, 1, [], 0, []]] } as unknown as School
    expect(declined(view, 0)).toEqual(offer)
    expect(declined(view, 2)).toBeNull()
  })
  it('becomes better by a little gold, whoever pays', () => {
    expect(sweeten(draftOf(offer))).toMatchObject({ to: 1, gives: 7, wants: 0, bought: [3] })
    expect(sweeten(draftOf([0, 1, 0, [2], 5, []]))).toMatchObject({ gives: 0, wants: 3 })
    expect(sweeten(draftOf([0, 1, 0, [2], 1, []])).wants).toBe(0)
    expect(sweeten(draftOf([0, 1, 0, [2], 0, [3]])).gives).toBe(2)
  })
})
