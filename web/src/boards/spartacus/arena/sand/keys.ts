/** The keyboard on the sand: six letters for six ways, arrows for four of them. */

import type { Play } from '../../../../lib/board'
import { beside, type Hex, middle, OFF, type Way } from './hexes'
import { acting, onSand, viewOf } from '../sides'
import { ownSide } from '../wording'
import type { Turn } from './turn'

/** As the keys lie: Q and W above, A and E beside, S and D below. */
const KEYS: Readonly<Record<string, Way>> = {
  e: 0,
  w: 1,
  q: 2,
  a: 3,
  s: 4,
  d: 5,
  arrowright: 0,
  arrowup: 1,
  arrowleft: 3,
  arrowdown: 4,
}

/** Where a key leads, or undefined if it is no such key; at the edge one stays. */
export function wayOf(key: string, from: Hex): Hex | undefined {
  const way = KEYS[key.toLowerCase()]
  return way === undefined ? undefined : (beside(from, way) ?? from)
}

/** Where the cursor begins: on the own figure, else on who acts, else in the middle. */
export function cursorFor(play: Play): Hex {
  const view = viewOf(play)
  const side = ownSide(play) ?? acting(view) ?? onSand(view)[0]
  const hex = side === undefined ? OFF : (view.fighters[side]?.hex ?? OFF)
  return hex === OFF ? middle() : hex
}

/** The next hex worth looking at: foes within reach, then hexes to strike from, then the other figures. */
export function cycle(play: Play, turn: Turn | undefined, from: Hex): Hex | undefined {
  const view = viewOf(play)
  const blows = turn?.blows.map(({ target }) => view.fighters[target]?.hex ?? OFF) ?? []
  const steps = [...(turn?.steps.values() ?? [])]
  const strikes = steps.filter(({ targets }) => targets.length).sort((a, b) => a.cost - b.cost)
  const figures = onSand(view).map((side) => view.fighters[side]?.hex ?? OFF)
  const all = [...new Set([...blows, ...strikes.map(({ hex }) => hex), ...figures])].filter((hex) => hex !== OFF)
  return all[(all.indexOf(from) + 1) % Math.max(1, all.length)]
}
