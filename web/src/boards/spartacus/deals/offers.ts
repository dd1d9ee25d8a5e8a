/** Offers in the making. */

import { same } from '../../../lib/board'
import type { Option, Seat } from '../../../lib/protocol'
import type { OfferView, TableView, Vocabulary } from '../view'

export interface Draft {
  to: Seat[]
  private: boolean
  gives: number
  goods: number[]
  wants: number
  asks: number[]
  promises: Option[][]
  returns: Option[][]
}

export const MOST_PROMISES = 2

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
    promises: [...(offer.returns as Option[][])],
    returns: [...(offer.promises as Option[][])],
  }
}

const USUAL = 2

/** Coins to be paid later, as one begins with them: on the first occasion on which none are promised yet. */
export function payment(promised: Option[][], occasions: string[]): Option[] | undefined {
  const taken = promised.filter(([word]) => word === 'pay').map(([, , when]) => when)
  const when = occasions.find((one) => !taken.includes(one))
  return when === undefined ? undefined : ['pay', USUAL, when]
}

/** To several one may promise only what one may promise each of them. */
export function common(known: (Vocabulary | undefined)[], part: keyof Omit<Vocabulary, 'other'>): Option[] {
  const [first, ...rest] = known.map((one) => (one?.[part] ?? []) as Option[])
  return (first ?? []).filter((one) => rest.every((list) => list.some((other) => same(one, other))))
}

/** Offers with the same terms: one of many, or several that need be read only once. */
export function bundled(offers: OfferView[], you: Seat | null): OfferView[][] {
  const found = new Map<string, OfferView[]>()
  for (const offer of offers) {
    const { maker, to, counters: _, ...terms } = offer
    // Of my own offers those to different Houses are alike, of all others those of different Houses to the same ones.
    const key = JSON.stringify(maker === you ? [maker, terms] : [to, terms])
    found.set(key, [...(found.get(key) ?? []), offer])
  }
  return [...found.values()]
}

const INVITING = new Set(['honour', 'invitation', 'invited', 'commit'])

/** Is it about an invitation that has been given, or that nobody can be given any more? Then it is of no use. */
export function late(view: TableView, offer: OfferView): boolean {
  if (view.phase !== 'arena') return false
  const names = (promises: unknown[][], word: string): boolean => promises.some((one) => one[0] === word || one[2] === word)
  const [promised, returned] = [offer.promises as unknown[][], offer.returns as unknown[][]]
  const guests = [
    ...(names(promised, 'invite') || names(returned, 'invited') ? offer.to : []),
    ...(names(returned, 'invite') || names(promised, 'invited') ? [offer.maker] : []),
  ]
  const times = view.primus ? 2 : 1
  const asked = (seat: Seat): boolean => view.invited.filter((one) => one === seat).length >= times
  return guests.length > 0 && (!INVITING.has(view.step) || guests.every(asked))
}

export type Fault = 'nobody' | 'nothing' | 'two-ways' | 'coins' | 'several' | 'left' | 'twice'

/** What is wrong with it, as far as one can see here; the server looks again. */
export function fault(draft: Draft, purse: number, left: number): Fault | undefined {
  if (left < 1) return 'left'
  if (!draft.to.length) return 'nobody'
  if (draft.gives && draft.wants) return 'two-ways'
  if (draft.gives > purse) return 'coins'
  if (draft.asks.length && draft.to.length > 1) return 'several'
  const something =
    draft.gives || draft.wants || draft.goods.length || draft.asks.length || draft.promises.length || draft.returns.length
  return something ? undefined : 'nothing'
}

/** As it travels: everything in order, as the rules want it. */
export function asOffer(draft: Draft, maker: Seat, counters = 0): Option[] {
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

function inOrder(promises: Option[][]): Option[][] {
  return [...promises].sort((one, two) => (written(one) < written(two) ? -1 : 1))
}

/** How the rules write a promise when they put several in order. */
export function written(promise: Option[]): string {
  const parts = promise.map((part) => (typeof part === 'string' ? `'${part}'` : String(part)))
  return parts.length === 1 ? `(${parts[0]},)` : `(${parts.join(', ')})`
}

export function toggled<T>(list: T[], one: T, alike: (a: T, b: T) => boolean = (a, b) => a === b): T[] {
  return list.some((other) => alike(other, one)) ? list.filter((other) => !alike(other, one)) : [...list, one]
}
