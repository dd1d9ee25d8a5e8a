/** Questions about a duel's view. */

import type { DuelView, ExchangeView } from '../../views/gladius'

export type Duel = DuelView
export type Exchange = ExchangeView

/** `current`: of the turn under way, once there is something; `past`: of the two turns before it, the latest last. */
export interface Exchanges {
  current: Exchange | null
  past: Exchange[]
}

/** The side of the sand that a seat plays; null for whoever watches. */
export function sideOf(duel: Duel, seat: number | null): number | null {
  const side = duel.fighters.findIndex((fighter) => seat !== null && fighter.seat === seat)
  return side < 0 ? null : side
}

/** Sides from left to right: one's own fighter stands on the left. */
export function sidesOf(duel: Duel, seat: number | null): [number, number] {
  return sideOf(duel, seat) === 1 ? [1, 0] : [0, 1]
}
