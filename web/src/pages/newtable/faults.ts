/** Why a table cannot be made as it was chosen, and what would mend it: by what the options themselves say. */

import type { Condition, Game } from '../../lib/wire/api'
import type { Fault } from './conditions'

export interface Clash {
  /** The condition that the chosen value has and that does not hold; none where options must differ. */
  needed: Condition | undefined
  /** So many seats would mend it, if that alone would. */
  seats: number | undefined
}

/** What an option clashes with at a table of so many seats. */
export function clashOf(game: Game, fault: Fault, seats: number): Clash {
  const [name] = fault.options
  const needs = name === undefined ? [] : (game.options[name]?.needs ?? [])
  const needed = needs.find((need) => need.why === fault.why && need.values.includes(fault.value))?.condition
  if (!needed || !('seats' in needed)) return { needed, seats: undefined }
  const [low, high] = needed.seats
  const nearest = seats < low ? low : (high ?? seats)
  const possible = nearest >= game.seats[0] && nearest <= game.seats[1]
  return { needed, seats: possible ? nearest : undefined }
}
