/** Where a thrown die comes to lie before it is sorted: anywhere on its half of the tray, and always the same place. */

import type { Point } from '../sand/hexes'

/** Between 0 and 1, scattered but the same for the same numbers. */
function scattered(...seeds: number[]): number {
  const mixed = seeds.reduce((sum, seed) => Math.imul(sum ^ (seed + 0x9e37), 0x85ebca6b) >>> 7, 0x2545f491)
  return (mixed % 997) / 997
}

/** `column`: where it will stand, the `nth` from the left; `blow`: the number of the attack. */
export function landing(row: 'attack' | 'defence', column: number, nth: number, width: number, blow: number): Point {
  const half = row === 'attack' ? 0 : 1
  // Dice that are sorted pass each other: most of them land away from their column.
  const aside = (scattered(blow, nth, half) - 0.5) * 150
  const x = Math.min(width - 24, Math.max(24, column + aside))
  return { x, y: (half ? 158 : 40) + scattered(nth, blow, half + 2) * 42 }
}
