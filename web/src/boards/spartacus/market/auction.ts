/** The Auction of this round, from what was told of it. */

import type { Option, Seat } from '../../../lib/protocol'
import { earned, factsOf } from '../cards/facts'
import { since, type AssetView } from '../view'

export interface Sold {
  seat: Seat | null
  card: string
  coins: number
}

export interface Round {
  lot: Option
  /** What each gave in every round of bids, the first one first. */
  bids: [Seat, number[]][]
}

/** What became of each lot since the row was dealt. */
export function sales(events: Option[][]): Map<number, Sold> {
  const found = new Map<number, Sold>()
  const paid = new Map<string, number>()
  for (const event of since(events, 'row_dealt', 'new_round')) {
    const [kind, first, second, third] = event
    if (kind === 'bids')
      for (const [seat, coins] of event.slice(2) as [Seat, number][]) {
        const key = `${String(first)}/${seat}`
        paid.set(key, (paid.get(key) ?? 0) + coins)
      }
    if (kind === 'lot_won')
      found.set(Number(second), {
        seat: Number(first),
        card: String(third),
        coins: paid.get(`${String(second)}/${String(first)}`) ?? 0,
      })
    if (kind === 'lot_discarded') found.set(Number(first), { seat: null, card: String(second), coins: 0 })
  }
  return found
}

/** The bids that were opened last, if they were opened in this Auction; those of a tie belong to the ones before. */
export function lastBids(events: Option[][]): Round | undefined {
  const opened = since(events, 'row_dealt', 'new_round').filter((event) => event[0] === 'bids')
  const lot = opened.at(-1)?.[1]
  if (lot === undefined) return undefined
  const bids = new Map<Seat, number[]>()
  for (const event of opened)
    if (event[1] === lot) for (const [seat, coins] of event.slice(2) as [Seat, number][]) bids.set(seat, [...(bids.get(seat) ?? []), coins])
  return { lot, bids: [...bids] }
}

/** What the next Upkeep takes for gladiators and brings from slaves, as things lie now: who is injured counts for neither. */
export function nextUpkeep(assets: Pick<AssetView, 'card' | 'injured'>[]): { pays: number; earns: number } {
  const able = assets.filter((one) => !one.injured).map((one) => factsOf(one.card))
  return {
    pays: able.filter((facts) => facts.kind === 'gladiator').length,
    earns: able.reduce((sum, facts) => sum + earned(facts), 0),
  }
}

export const total = (parts: number[]): number => parts.reduce((sum, one) => sum + one, 0)

/** "4 (2+2)": of a tie both rounds. */
export const added = (parts: number[]): string => (parts.length > 1 ? ` (${parts.join('+')})` : '')
