/** What the prompt bar says, computed. */

import type { Play } from '../../lib/board'
import type { Connection } from '../../lib/live.svelte'
import type { Seat, State } from '../../lib/protocol'

export type Mood = 'yours' | 'sealed' | 'waiting' | 'out' | 'watching' | 'showing' | 'reconnecting' | 'paused' | 'stuck' | 'over'

/** `behind`: is something shown that the game has left behind? */
export function moodOf(play: Play, connection: Connection, behind = false): Mood {
  const { state, table } = play
  if (connection !== 'open') return 'reconnecting'
  if (behind) return 'showing'
  if (state.over || table.status === 'over') return 'over'
  if (table.stuck || table.other_rules) return 'stuck'
  if (table.paused) return 'paused'
  if (play.you === null) return 'watching'
  if (!state.ask) return play.chairs[play.you]?.conceded ? 'out' : 'waiting'
  return state.ask.mine ? 'sealed' : 'yours'
}

/** Who else is awaited. */
export function others(state: State, you: Seat | null): Seat[] {
  return state.awaited.filter((seat) => seat !== you)
}

/** Is this key press meant for a field or a sheet, and not for us? Boards mark what takes keys itself with data-keys. */
export function typing(event: KeyboardEvent): boolean {
  const at = event.target as HTMLElement | null
  if (document.querySelector('dialog[open]')) return true
  return !!at?.closest?.('input, textarea, select, [contenteditable], [data-keys]')
}
