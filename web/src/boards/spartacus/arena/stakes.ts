/** Wagers that lie on the betting fields, and what a field pays. */

import type { Play } from '../../../lib/board'
import type { Seat } from '../../../lib/protocol'
import { FIELDS } from './facts'
import { viewOf } from './sides'
import { since } from '../view'

const INJURY = FIELDS.findIndex(({ id }) => id === 'INJ')

/** The coins for one: an Injury in a Primus pays less if the table says so. */
export function pays(play: Play, field: number): number {
  const primus = viewOf(play).fighters.length > 2
  if (field === INJURY && primus && play.table.terms.options.primus_injury_even === true) return 1
  return FIELDS[field]?.pays ?? 1
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

export interface Settled {
  seat: Seat
  field: string
  won: boolean
  /** What it brought, or what it cost. */
  coins: number
}

/** What became of the wagers of this match. */
export function settled(play: Play): Settled[] {
  return since(play.events, 'commits', 'new_round')
    .filter(([kind]) => kind === 'wager_won' || kind === 'wager_lost')
    .map(([kind, seat, field, coins]) => {
      const won = kind === 'wager_won'
      const at = FIELDS.findIndex(({ id }) => id === field)
      return { seat: Number(seat), field: String(field), won, coins: Number(coins) * (won ? pays(play, at) : 1) }
    })
}
