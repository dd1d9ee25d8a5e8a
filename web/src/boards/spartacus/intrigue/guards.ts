/** The guards that have tried to foil the scheme under way, with what they rolled. */

import type { Option, Seat } from '../../../lib/protocol'
import { since } from '../view'

export interface Attempt {
  seat: Seat
  where: string
  dice: number[]
}

export function attempts(events: Option[][]): Attempt[] {
  const found: Attempt[] = []
  for (const event of since(events, 'announces', 'new_target', 'intrigue_turn')) {
    if (event[0] === 'uses_guard') found.push({ seat: Number(event[1]), where: String(event[2]), dice: [] })
    if (event[0] === 'guard_rolls') found.at(-1)?.dice.push(Number(event[2]))
  }
  return found
}
