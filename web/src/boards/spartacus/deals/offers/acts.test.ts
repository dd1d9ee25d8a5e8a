import { describe, expect, it } from 'vitest'

import type { Play } from '../../../../lib/board'
import { offerKey, type OfferView } from '../../view'
import { allAcceptable, nextOf } from './acts'
import { desk } from '../desk.svelte'

const pact = {
  to: [0],
  private: false,
  gives: 0,
  goods: [],
  wants: 0,
  asks: [],
  promises: [['no_target', 'round']],
  returns: [],
  counters: 0,
}
const offers = [1, 2, 3].map((maker) => ({ ...pact, maker }) as unknown as OfferView)

/** The viewer may accept these. */
function table(may: OfferView[], coins = 5): Play & { done: unknown[] } {
  const done: unknown[] = []
  const simple = may.map((offer) => ['accept', offerKey(offer)])
  const state = { anytime: { simple }, view: { houses: [{ coins }] } }
  return { you: 0, live: true, state, done, act: (move: unknown) => void done.push(move) } as unknown as Play & {
    done: unknown[]
  }
}

describe('equal offers', () => {
  it('are accepted together where there are several, and the purse is large enough', () => {
    expect(allAcceptable(table(offers), offers)).toEqual(offers)
    expect(allAcceptable(table(offers.slice(1)), offers)).toEqual(offers.slice(1))
    expect(allAcceptable(table(offers.slice(2)), offers)).toEqual([])
    const dear = offers.map((offer) => ({ ...offer, wants: 2 }))
    expect(allAcceptable(table(dear, 6), dear)).toEqual(dear)
    expect(allAcceptable(table(dear, 5), dear)).toEqual([])
  })
  it('are passed over when one cannot be accepted any more', () => {
    const keys = offers.map(offerKey)
    expect(nextOf(table(offers.slice(1)), keys)).toEqual({ next: keys[1], rest: [keys[2]] })
    expect(nextOf(table([]), keys)).toEqual({ next: undefined, rest: [] })
  })
  it('are accepted one after the other, each once', () => {
    const [first, second] = [table(offers), table(offers.slice(1))]
    desk.acceptAll(first, offers)
    expect(first.done).toEqual([['accept', offerKey(offers[0]!)]])
    desk.goOn(second)
    desk.goOn(second)
    desk.goOn(second)
    expect(second.done).toEqual(offers.slice(1).map((offer) => ['accept', offerKey(offer)]))
  })
})
