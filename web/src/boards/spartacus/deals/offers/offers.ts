/** Offers being written, and open offers with the same terms put together. */

import { same } from '../../../../lib/board'
import type { Option, Seat } from '../../../../lib/wire/protocol'
import type { AnyPromise, Lot, Occasion, OfferSeen, OfferView, Promised } from '../../../../views/spartacus'
import { isLimit, isPayment } from '../../view'
import type { Draft as DraftOf } from '../previews'

export type Draft = DraftOf<AnyPromise>

/** An offer without terms. */
export function blank(to: Seat[] = []): Draft {
  return { to, private: false, gives: 0, goods: [], wants: 0, asks: [], promises: [], returns: [] }
}

/** The draft with which a counter-offer begins: the offer seen from the other side. */
export function counterTo(offer: OfferView): Draft {
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

/** What one may promise another now: whole promises, occasions on which to pay, lots on which to bid no more than. */
export interface Promisable {
  choices: Promised[]
  occasions: Occasion[]
  lots: Lot[]
}

/** How many coins a promised payment begins with. */
const FIRST_AMOUNT = 2

/** A promise to pay coins later, on the first occasion on which none are promised yet. */
export function payment(promised: AnyPromise[], occasions: Occasion[]): AnyPromise | undefined {
  const taken = promised.filter(isPayment).map(([, , when]) => when)
  const when = occasions.find((one) => !taken.includes(one))
  return when === undefined ? undefined : ['pay', FIRST_AMOUNT, when]
}

/** A promise to bid no more than so many coins, for the first lot without one. */
export function limit(promised: AnyPromise[], lots: Lot[]): AnyPromise | undefined {
  const taken = promised.filter(isLimit).map(([, lot]) => lot)
  const lot = lots.find((one) => !taken.includes(one))
  return lot === undefined ? undefined : ['bid_at_most', lot, FIRST_AMOUNT]
}

/** In which order and under which heading the kinds of promises are listed. */
const SORTS = {
  schemes: ['no_harm', 'no_target', 'support', 'no_foil', 'foil', 'target', 'redirect'],
  auction: ['no_bid'],
  arena: ['invite', 'thumb'],
  coins: ['share'],
} as const
export type Sort = keyof typeof SORTS

/** Promises by what they are about; sorts without any are left out. */
export function sorted<T extends AnyPromise>(choices: T[]): { sort: Sort; choices: T[] }[] {
  return (Object.keys(SORTS) as Sort[])
    .map((sort) => ({ sort, choices: choices.filter(([word]) => (SORTS[sort] as readonly string[]).includes(word)) }))
    .filter((one) => one.choices.length)
}

/** The draft of an offer again, after somebody has named a price: so many coins more for them. */
export function again(offer: OfferSeen, to: Seat, more: number): Draft {
  const wants = Math.max(0, offer.wants - more)
  return {
    to: [to],
    private: offer.private,
    gives: offer.gives + more - (offer.wants - wants),
    goods: [...offer.goods],
    wants,
    asks: [...offer.asks],
    promises: [...offer.promises],
    returns: [...offer.returns],
  }
}

/** What can be promised to each of several Houses, from what can be promised to each of them alone. */
export function promisableToAll<T extends Option>(each: T[][]): T[] {
  const [first, ...rest] = each
  return (first ?? []).filter((one) => rest.every((list) => list.some((other) => same(one, other))))
}

/** Open offers in groups of the same terms, which need be read only once. */
export function groupedByTerms(offers: OfferView[], you: Seat | null): OfferView[][] {
  const found = new Map<string, OfferView[]>()
  for (const offer of offers) {
    const { maker, to, counters: _, late: __, ...terms } = offer
    // Of my own offers those to different Houses are alike, of all others those of different Houses to the same ones.
    const key = JSON.stringify(maker === you ? [maker, terms] : [to, terms])
    found.set(key, [...(found.get(key) ?? []), offer])
  }
  return [...found.values()]
}
