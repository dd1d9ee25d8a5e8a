/** Irreversible things confirm on touch: a finger slips. */

import { warningsOf, type BoardOf, type Play } from '../board'
import type { Option } from '../wire/protocol'

/** Answers that spend nothing and show nothing. */
const HARMLESS: Option[] = ['pass', 'done', 'none', 'enough', 'ready', 'decline', 'no', 'end', 'stay']

export const coarse = (): boolean => matchMedia('(pointer: coarse)').matches

/** What cannot be taken back at this table, unless the board knows better: what is sealed can be opened again. */
export function final(option: Option, play: Pick<Play, 'state' | 'table'>): boolean {
  return play.state.mode !== 'sealed' && play.table.terms.undo === 'off' && !HARMLESS.includes(option)
}

/**
 * Does this answer to the open question need a second touch? What was picked before it was confirmed does not. What
 * the rules warn of needs a second click, too.
 */
export function confirms(play: Play, option: Option, irreversible: BoardOf['irreversible'], touch = coarse()): boolean {
  const { ask, mode } = play.state
  if (ask && mode !== 'sealed' && warningsOf(play, option).length) return true
  if (!touch || !ask || mode === 'sealed') return false
  return irreversible?.(option, ask, play) ?? final(option, play)
}
