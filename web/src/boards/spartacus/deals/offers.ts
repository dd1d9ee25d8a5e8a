/** Offers in the making. */

import { same } from '../../../lib/board'
import type { Option, Seat } from '../../../lib/protocol'
import type { AnyPromise, Occasion, Offer, OfferView } from '../../../views/spartacus'
import { isPayment } from '../view'

export interface Draft {
  to: Seat[]
  private: boolean
  gives: number
  goods: number[]
  wants: number
  asks: number[]
  promises: AnyPromise[]
  returns: AnyPromise[]
}

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

export type Fault = 'nobody' | 'nothing' | 'two-ways' | 'coins' | 'several' | 'left' | 'twice'

/** What is wrong with it, as far as one can see here; the server looks again. */
export function fault(draft: Draft, purse: number, left: number): Fault | undefined {
  if (left < 1) return 'left'
  if (!draft.to.length) return 'nobody'
  if (draft.gives && draft.wants) return 'two-ways'
  if (draft.gives > purse) return 'coins'
  if (draft.asks.length && draft.to.length > 1) return 'several'
  const things = [...draft.goods, ...draft.asks, ...draft.promises, ...draft.returns]
  return draft.gives || draft.wants || things.length ? undefined : 'nothing'
}

/** As it travels: everything in order, as the rules want it. */
export function asOffer(draft: Draft, maker: Seat, counters = 0): Offer {
  return [
    maker,
    ascending(draft.to),
    draft.private,
    draft.gives,
    ascending(draft.goods),
    draft.wants,
    ascending(draft.asks),
    inOrder(draft.promises),
    inOrder(draft.returns),
    counters,
  ]
}

function ascending(numbers: number[]): number[] {
  return [...new Set(numbers)].sort((one, two) => one - two)
}

function inOrder(promises: AnyPromise[]): AnyPromise[] {
  return [...promises].sort((one, two) => (written(one) < written(two) ? -1 : 1))
}

/** How the rules write a promise when they put several in order. */
function written(promise: AnyPromise): string {
  const parts = promise.map((part) => (typeof part === 'string' ? `'${part}'` : String(part)))
  return parts.length === 1 ? `(${parts[0]},)` : `(${parts.join(', ')})`
}

export function toggled<T>(list: T[], one: T, alike: (a: T, b: T) => boolean = (a, b) => a === b): T[] {
  return list.some((other) => alike(other, one)) ? list.filter((other) => !alike(other, one)) : [...list, one]
}
