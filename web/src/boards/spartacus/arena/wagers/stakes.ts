/** Wagers that lie on the betting fields. */

import type { Play } from '../../../../lib/board'
import type { Seat } from '../../../../lib/wire/protocol'
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
