/** The figures on the sand: where each is drawn while something moves, and whom it faces. */

import { motion } from '../../../../art/motion/motion.svelte'
import type { FighterView } from '../../../../views/spartacus'
import type { EitherView } from '../../read'
import type { Side } from '../sides'
import { centre, OFF, type Point } from './hexes'

interface Token {
  fighter: FighterView
  side: Side
  spot: Point
}

/** Who has left the sand lies there while they fall, and until somebody else does something. */
function hexOf(fighter: FighterView, side: Side): number {
  const walks = motion.ahead('walk', (action) => action.side === side)
  if (walks) return walks.from
  if (fighter.hex !== OFF) return fighter.hex
  const here = ({ side: who }: { side: Side }): boolean => who === side
  return motion.now('fall', here)?.from ?? motion.ahead('fall', here)?.from ?? motion.body(side) ?? OFF
}

/** From the lowest row up: nobody stands on the mark below a figure. */
export function tokens(view: EitherView): Token[] {
  return view.fighters
    .map((fighter, side) => ({ fighter, side, hex: hexOf(fighter, side) }))
    .filter(({ hex }) => hex !== OFF)
    .map(({ fighter, side, hex }) => ({ fighter, side, spot: centre(hex) }))
    .sort((one, two) => one.spot.y - two.spot.y)
}

/** Where the nearest foe stands: there a figure looks. */
export function foeOf(view: EitherView, side: Side): Point {
  const foes = [...(view.fighters[side]?.foes ?? [])].sort((one, two) => one.distance - two.distance)
  const hex = foes.map((foe) => view.fighters[foe.side]?.hex ?? OFF).find((at) => at !== OFF)
  return hex === undefined ? { x: 0, y: 0 } : centre(hex)
}
