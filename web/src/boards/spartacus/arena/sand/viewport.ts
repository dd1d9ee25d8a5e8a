/** How much of the sand is shown: all of it where there is room, else the part around the fighters. */

import { centre, type Hex, WIDTH } from './hexes'

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Stands and all. */
const WHOLE = 356
/** Half of the hexes in width and in height, with a little sand. */
const HALF_WIDTH = 5.5 * WIDTH + 3
const HALF_HEIGHT = 262
/** From hex to hex, so that the face of each is 34 pixels wide for a finger. */
export const LEAST = 35.25

/** Is the screen too narrow for the stands? */
function narrow(width: number): boolean {
  return width < 520
}

/** The part to show in so many pixels, around these hexes; `pan` moves it sideways. */
export function boxOf(width: number, around: readonly Hex[], pan: number): Box {
  if (!narrow(width) || width === 0) return { x: -WHOLE, y: -WHOLE, width: 2 * WHOLE, height: 2 * WHOLE }
  const shown = Math.min(2 * HALF_WIDTH, (width * WIDTH) / LEAST)
  const room = HALF_WIDTH - shown / 2
  const xs = around.map((hex) => centre(hex).x)
  const middle = xs.length ? (Math.min(...xs) + Math.max(...xs)) / 2 : 0
  const x = Math.min(room, Math.max(-room, middle + pan))
  return { x: x - shown / 2, y: -HALF_HEIGHT, width: shown, height: 2 * HALF_HEIGHT }
}

export function canPan(width: number): boolean {
  return narrow(width) && (width * WIDTH) / LEAST < 2 * HALF_WIDTH
}
