/** Several people who play at one device and hand it on. */

import type { Seat, State } from '../wire/protocol'

/** The seat to which the device is handed next; null: it stays with the one that is shown. `device`: its seats. */
export function nextAtDevice(device: readonly Seat[], shown: Seat | null, state: State | null): Seat | null {
  if (!state || state.over) return null
  const open = shown !== null && state.ask !== null && state.ask.mine === null
  if (open) return null
  return state.awaited.find((seat) => seat !== shown && device.includes(seat)) ?? null
}
