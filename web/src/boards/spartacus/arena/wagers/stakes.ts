/** Wagers that lie on the betting fields, and what became of them. */

import type { Play } from '../../../../lib/board'
import type { Seat } from '../../../../lib/wire/protocol'
import { since } from '../../view'
import { viewOf } from '../sides'

/** The coins for one. */
export function pays(play: Play, field: number): number {
  return viewOf(play).pays[field] ?? 1
}

/** Who has how many coins on a field. */
export function stacks(play: Play, field: number): { seat: Seat; coins: number }[] {
  return viewOf(play).wagers.flatMap((placed, seat) => {
    const coins = placed[field] ?? 0
    return coins ? [{ seat, coins }] : []
  })
}

export function anyWager(play: Play): boolean {
  return viewOf(play).wagers.some((placed) => placed.some((coins) => coins > 0))
}

interface Settled {
  seat: Seat
  field: string
  won: boolean
  /** What it brought, or what it cost. */
  coins: number
}

/** What became of the wagers of this match, as it was told: the Bank pays at once for each that won. */
export function settled(play: Play): Settled[] {
  const told = since(play.events, 'commits', 'new_round')
  return told.flatMap(([kind, seat, field, coins], at) => {
    if (kind !== 'wager_won' && kind !== 'wager_lost') return []
    const won = kind === 'wager_won'
    return [{ seat: Number(seat), field: String(field), won, coins: Number(won ? told[at + 1]?.[2] : coins) }]
  })
}
