/** Offers in the making. */

import { same } from '../../../lib/board'
import type { Option, Seat } from '../../../lib/wire/protocol'
import type { AnyPromise, Occasion, OfferView } from '../../../views/spartacus'
import { isPayment } from '../view'
import type { Draft as DraftOf } from './previews'

export type Draft = DraftOf<AnyPromise>

export function blank(to: Seat[] = []): Draft {
  return { to, private: false, gives: 0, goods: [], wants: 0, asks: [], promises: [], returns: [] }
}

/** The same from the other side: where a counter-offer begins. */
export function mirrored(offer: OfferView): Draft {
  return {
    to: [offer.maker],
    private: offer.private,
    gives: offer.wants,
    goods: [...offer.asks],
    wants: offer.gives,
    asks: [...offer.goods],
    promises: [...offer.returns],
    returns: [...offer.promises],
  }
}

const USUAL = 2

/** Coins to be paid later, as one begins with them: on the first occasion on which none are promised yet. */
export function payment(promised: AnyPromise[], occasions: Occasion[]): AnyPromise | undefined {
  const taken = promised.filter(isPayment).map(([, , when]) => when)
  const when = occasions.find((one) => !taken.includes(one))
  return when === undefined ? undefined : ['pay', USUAL, when]
}

/** To several one may promise only what one may promise each of them. */
export function common<T extends Option>(each: T[][]): T[] {
  const [first, ...rest] = each
  return (first ?? []).filter((one) => rest.every((list) => list.some((other) => same(one, other))))
}

/** Offers with the same terms: one of many, or several that need be read only once. */
export function bundled(offers: OfferView[], you: Seat | null): OfferView[][] {
  const found = new Map<string, OfferView[]>()
  for (const offer of offers) {
    const { maker, to, counters: _, late: __, ...terms } = offer
    // Of my own offers those to different Houses are alike, of all others those of different Houses to the same ones.
    const key = JSON.stringify(maker === you ? [maker, terms] : [to, terms])
    found.set(key, [...(found.get(key) ?? []), offer])
  }
  return [...found.values()]
}
