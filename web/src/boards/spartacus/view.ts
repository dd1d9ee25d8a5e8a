/** The table as the boards read it. */

import type { Play } from '../../lib/board'
import type { Seat } from '../../lib/wire/protocol'
import type { AnyPromise, AnytimeMoves, AssetView, Bargain, HouseView, Offer, OfferSeen } from '../../views/spartacus'
import { anytimeOf, viewOf, type EitherView } from './read'

export type {
  AnyPromise,
  AssetView,
  HouseView,
  Offer,
  OfferSeen,
  OfferView,
  PromiseView,
  Said,
} from '../../views/spartacus'
export type { EitherView } from './read'

export const tableOf = (play: Pick<Play, 'state'>): EitherView => viewOf(play)

export const houseOf = (play: Play, seat: Seat): HouseView => tableOf(play).houses[seat]!

/** Clockwise, the viewer last: they sit next to their hand. */
export function around(play: Play): Seat[] {
  const seats = tableOf(play).houses.length
  const first = play.you === null ? 0 : play.you + 1
  return Array.from({ length: seats }, (_, step) => (first + step) % seats)
}

export function others(play: Play): Seat[] {
  return around(play).filter((seat) => seat !== play.you)
}

export function assetOf(view: EitherView, id: number): { asset: AssetView; seat: Seat } | undefined {
  for (const [seat, house] of view.houses.entries()) {
    const asset = house.assets.find((one) => one.id === id)
    if (asset) return { asset, seat }
  }
  return undefined
}

/** The kind of the open question, or nothing. */
export const asked = (play: Play): string => (play.live ? (play.state.ask?.kind ?? '') : '')

export const sealed = (play: Play): boolean => Boolean(play.state.ask?.mine)

/** An offer as moves name it. */
export function offerKey(offer: OfferSeen): Offer {
  const { maker, to, gives, goods, wants, asks, promises, returns, counters } = offer
  return [maker, to, offer.private, gives, goods, wants, asks, promises, returns, counters]
}

/** Is it a promise to pay coins? */
export function isPayment(promise: AnyPromise): promise is Extract<AnyPromise, ['pay', ...unknown[]]> {
  return promise[0] === 'pay'
}

/** Is it a promise to bid no more than so many coins? */
export function isLimit(promise: AnyPromise): promise is Extract<AnyPromise, ['bid_at_most', ...unknown[]]> {
  return promise[0] === 'bid_at_most'
}

/** What may be done at any time. Every part is there; parts that the rules left out offer nothing. */
export type Anytime = Required<AnytimeMoves>

const NO_BARGAIN: Bargain = { left: 0, coins: [0, 0], assets: [], counter: [], lots: [], promises: [] }
const NOTHING: Anytime = { simple: [], give: 0, show: [], reasons: [], offer: NO_BARGAIN }

export function anytime(play: Play): Anytime {
  const moves = anytimeOf(play)
  return !play.live || Array.isArray(moves) ? NOTHING : { ...NOTHING, ...moves }
}
