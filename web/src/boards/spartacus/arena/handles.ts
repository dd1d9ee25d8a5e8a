/** Which questions the arena answers by itself, on the sand or on its bench, and when that bench is open. */

import type { Play } from '../../../lib/board'
import { viewOf } from './sides'

/** A few words answer the others (initiative, equipment, treachery): the prompt bar lists them, the bench shows why. */
export const arenaKinds: Set<string> = new Set([
  'wagers',
  'combat_turn',
  'reroll',
  'force',
  'surrender',
  'driven',
  'thumb',
  'teams',
  'place',
])

/** What follows a match: until the Intrigue Phase its end can be read. */
const AFTER = new Set(['arena', 'upkeep', 'over'])

/** While there is a fight, a question about one, or the end of one to read. */
export function benched(play: Play): boolean {
  const { bout, phase, blow } = viewOf(play)
  return bout !== null || arenaKinds.has(play.state.ask?.kind ?? '') || (AFTER.has(phase) && blow !== null)
}
