/** Several people at one device. */

import type { Seat, State } from '../wire/protocol'

/** Who is to take the device next; null: it stays where it is. */
export function nextAt(device: readonly Seat[], shown: Seat | null, state: State | null): Seat | null {
  if (!state || state.over) return null
  const open = shown !== null && state.ask !== null && state.ask.mine === null
  if (open) return null
  return state.awaited.find((seat) => seat !== shown && device.includes(seat)) ?? null
}
