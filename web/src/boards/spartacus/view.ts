/** The table as the boards read it: the view of Spartacus, and what the expansion adds. */

import type { Play } from '../../lib/board'
import type { Option, Seat } from '../../lib/protocol'
import type { AssetView, HouseView, OfferView, SpartacusView } from '../../views/spartacus'

export type { AssetView, HouseView, OfferView, WordView } from '../../views/spartacus'

export interface TableView extends SpartacusView {
  raised?: [Seat, string, number][]
  declared_raised?: number[]
  support?: number
  barred?: number[]
  primus?: boolean
  caps?: [Seat, number, number][]
}

export const tableOf = (play: Play): TableView => play.state.view as unknown as TableView

export const houseOf = (play: Play, seat: Seat): HouseView => tableOf(play).houses[seat]!

/** Clockwise, the viewer last: he sits next to his hand. */
export function around(play: Play): Seat[] {
  const seats = tableOf(play).houses.length
  const first = play.you === null ? 0 : play.you + 1
  return Array.from({ length: seats }, (_, step) => (first + step) % seats)
}

export function others(play: Play): Seat[] {
  return around(play).filter((seat) => seat !== play.you)
}

export function assetOf(view: TableView, id: number): { asset: AssetView; seat: Seat } | undefined {
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
export function offerKey(offer: OfferView): Option {
  return [
    offer.maker,
    offer.to,
    offer.private,
    offer.gives,
    offer.goods,
    offer.wants,
    offer.asks,
    offer.promises as Option[],
    offer.returns as Option[],
    offer.counters,
  ]
}

/** What may be done at any time, as the server describes it. */
export interface Anytime {
  simple: Option[][]
  give: number
  show: string[]
  offer: {
    left: number
    coins: [number, number]
    assets: number[]
    counter: Option[]
    promises: Vocabulary[]
  }
}

export interface Vocabulary {
  other: Seat
  promises: Option[][]
  pays: string[]
  returns: Option[][]
  paid: string[]
}

const NOTHING: Anytime = {
  simple: [],
  give: 0,
  show: [],
  offer: { left: 0, coins: [0, 0], assets: [], counter: [], promises: [] },
}

export function anytime(play: Play): Anytime {
  const told = play.state.anytime
  if (!play.live || told === null || typeof told !== 'object' || Array.isArray(told)) return NOTHING
  return { ...NOTHING, ...(told as Partial<Anytime>) }
}

/** Events since the last one of a kind, that one first; all of them if there was none. */
export function since(events: Option[][], ...kinds: string[]): Option[][] {
  for (let i = events.length - 1; i >= 0; i--) if (kinds.includes(String(events[i]![0]))) return events.slice(i)
  return events
}
