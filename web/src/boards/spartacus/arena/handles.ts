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

/** While there is a fight, or a question about one. */
export function benched(play: Play): boolean {
  return viewOf(play).bout !== null || arenaKinds.has(play.state.ask?.kind ?? '')
}
