/** What the prompt bar says, computed. */

import { options, type Play } from '../../lib/board'
import type { Connection } from '../../lib/live.svelte'
import { latest } from '../../lib/log'
import { deeds, strokes } from '../../lib/pace'
import type { Ask, Line, Option, Seat, State } from '../../lib/protocol'

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

/** The line of a step that is shown: its deed, or else the last that it tells. */
export function stepLine(state: State): Line | undefined {
  return deeds(state)[0] ?? latest(state.said?.lines ?? [], 1)[0]
}

/** The options of a listed question with their places in it, as they are shown: to decline is not the first of them. */
export function inOrder(ask: Ask | null): { option: Option; at: number }[] {
  const all = options(ask).map((option, at) => ({ option, at }))
  return [...all.filter(({ option }) => option !== 'decline'), ...all.filter(({ option }) => option === 'decline')]
}

const FEW = 3
/** A card that was played against somebody takes effect within so many events. */
const NEAR = 12

/** The last lines from event `from` on about what befell the reader, and how his match ended. A loss names the card that caused it, so that need not be told, too. */
export function strokesSince({ lines, events, you }: Pick<Play, 'lines' | 'events' | 'you'>, from: number): Line[] {
  const befell = strokes(lines.filter((line) => line.n >= from), (n) => events[n], you)
  const named = ({ n }: Line): boolean =>
    events[n]?.[0] === 'declares_at' && befell.some((line) => line.n > n && line.n <= n + NEAR && events[line.n]?.at(-1) === 'reaction')
  const result = results({ lines, events, you }, from)
  const rest = befell.filter((line) => !named(line) && !result.includes(line)).slice(-FEW)
  return [...result, ...rest].sort((one, two) => one.n - two.n)
}

/** How a match ended in which the reader had a stake of his own, as fighter or as Host: before all that came after it. */
function results({ lines, events, you }: Pick<Play, 'lines' | 'events' | 'you'>, from: number): Line[] {
  const fought = (n: number): boolean => {
    const games = events.findLastIndex(([kind], at) => at < n && kind === 'becomes_host')
    const match = events.slice(Math.max(0, games), n)
    return match.some(([kind, seat]) => (kind === 'becomes_host' || kind === 'commits') && seat === you)
  }
  return lines.filter(({ n }) => n >= from && events[n]?.[0] === 'defeated' && fought(n)).slice(-FEW)
}

/** Of the latest lines those that came after what is told already: above them nothing stands that they caused. */
export function newer(lines: Line[], told: Line[]): Line[] {
  const until = told.at(-1)?.n ?? -1
  return lines.filter((line) => line.n > until)
}

const LATELY = 60

/** In a game of houses: by what whoever won has risen at the end, the last two steps of it, and why that was the end. */
export function climb({ lines, events }: Pick<Play, 'lines' | 'events'>, winner: Seat): Line[] {
  const rises = (n: number): boolean => events[n]?.[0] === 'influence' && events[n]?.[1] === winner && Number(events[n]?.[2]) > 0
  const near = lines.filter(({ n }) => n >= events.length - LATELY)
  return [...near.filter(({ n }) => rises(n)).slice(-2), ...near.filter(({ n }) => events[n]?.[0] === 'game_won').slice(-1)]
}

/** A question, and what stands behind it to explain it. */
export function parted(text: string): [question: string, note: string] {
  const found = /^(.*\?)\s+(.+)$/s.exec(text)
  return [found?.[1] ?? text, found?.[2] ?? '']
}

/** Is this key press meant for a field or a sheet, and not for us? Boards mark what takes keys itself with data-keys. */
export function typing(event: KeyboardEvent): boolean {
  const at = event.target as HTMLElement | null
  if (document.querySelector('dialog[open]')) return true
  return !!at?.closest?.('input, textarea, select, [contenteditable], [data-keys]')
}
