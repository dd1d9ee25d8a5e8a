/** The last auction of this turn, once its bids lie open. */

import type { Option } from '../../lib/protocol'

export interface Sale {
  lot: number
  /** What each school bid, the largest first; after a tie, with the second bids. */
  bids: [number, number][]
  buyer: number | null
  price: number
}

export function lastSale(events: Option[][]): Sale | null {
  let sale: Sale | null = null
  const from = events.findLastIndex(([kind]) => kind === 'new_turn')
  for (const [kind, lot, ...facts] of events.slice(from + 1)) {
    if (kind === 'bids') sale = { lot: Number(lot), bids: facts[0] as [number, number][], buyer: null, price: 0 }
    else if (kind === 'rebids' && sale) {
      const again = new Map(facts[0] as [number, number][])
      sale.bids = sale.bids.map(([seat, bid]) => [seat, again.get(seat) ?? bid])
    } else if (kind === 'sold' && sale) {
      sale.buyer = Number(facts[0])
      sale.price = Number(facts[1])
    }
  }
  if (!sale?.bids.length) return null
  return { ...sale, bids: sale.bids.toSorted(([, one], [, two]) => two - one) }
}
