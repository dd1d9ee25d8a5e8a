/** What the prompt bar says, computed. */

import { options, same, type BoardOf, type Play } from '../../lib/board'
import type { Connection } from '../../lib/table/live.svelte'
import { notableLines, setbacksAmong } from '../../lib/table/pace'
import { elementOf } from '../../lib/wire/checked'
import type { Ask, Line, Option, Seat, State } from '../../lib/wire/protocol'

export type Mood =
  'yours' | 'sealed' | 'waiting' | 'out' | 'watching' | 'showing' | 'reconnecting' | 'paused' | 'stuck' | 'over'

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

/** The line of a step that is shown: what was done, or else the last that it tells; nothing if only the log has it. */
export function stepLine(state: State): Line | undefined {
  return notableLines(state)[0] ?? state.said?.lines.findLast((line) => line.level !== 'log')
}

/** An answer to the question that is asked, in the words of the board or else of the server. */
export function labelOf(play: Play, board: BoardOf, wanted: Option): string | undefined {
  const at = options(play.state.ask).findIndex((option) => same(option, wanted))
  return board.named?.(play, wanted) ?? play.said.options[at]?.label
}

/** The options of a listed question with their places in it, as they are shown: to decline is not the first of them. */
export function inOrder(ask: Ask | null): { option: Option; at: number }[] {
  const all = options(ask).map((option, at) => ({ option, at }))
  return [...all.filter(({ option }) => option !== 'decline'), ...all.filter(({ option }) => option === 'decline')]
}

const FEW = 3

/** The last lines from event `from` on about what happened to the reader. */
export function setbacksSince({ lines }: Pick<Play, 'lines'>, from: number): Line[] {
  return setbacksAmong(lines.filter((line) => line.n >= from)).slice(-FEW)
}

const CLIMAX = 4

/**
 * The news since event `from`, and how the fights ended meanwhile: who won, and what that brought. `own`: only those
 * fights that speak of the reader.
 */
export function withVictories(news: Line[], lines: readonly Line[], from: number, own: boolean): Line[] {
  const ends = lines.filter((line) => line.n >= from && line.landmark === 'victory' && (line.you || !own))
  const missing = ends.slice(-CLIMAX).filter((line) => !news.some((one) => one.n === line.n))
  return [...news, ...missing].sort((one, two) => one.n - two.n)
}

/** What only the reader is told, after what they have seen of it: notices follow their event by half a number. */
export function noticesSince(lines: readonly Line[], seen: number): Line[] {
  return lines.filter((line) => line.private && line.n > seen)
}

/** Of the latest lines those that came after what is shown already: above them nothing stands that they caused. */
export function newer(lines: Line[], shown: Line[]): Line[] {
  const until = shown.at(-1)?.n ?? -1
  return lines.filter((line) => line.n > until)
}

/** A question, and what stands behind it to explain it. */
export function parted(text: string): [question: string, note: string] {
  const found = /^(.*\?)\s+(.+)$/s.exec(text)
  return [found?.[1] ?? text, found?.[2] ?? '']
}

/**
 * Is this key press meant for a field or a sheet, and not for us? Boards mark what takes keys itself with data-keys.
 */
export function typing(event: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]')) return true
  return !!elementOf(event)?.closest('input, textarea, select, [contenteditable], [data-keys]')
}
