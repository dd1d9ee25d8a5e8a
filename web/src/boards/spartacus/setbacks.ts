/**
 * What matters of the story of the houses to one who looks up: what happened to them, and how somebody came to win.
 * It chooses among the lines that were told; nothing is reckoned from them.
 */

import type { Play } from '../../lib/board'
import { setbacksAmong } from '../../lib/table/pace'
import type { Line, Seat } from '../../lib/wire/protocol'

type Story = Pick<Play, 'lines' | 'events' | 'you'>

const FEW = 3
/** A card that was played against somebody takes effect within so many events. */
const NEAR = 12

/**
 * The last lines from event `from` on about what happened to the reader, and how their match ended: a loss names the
 * card that caused it.
 */
export function setbacks({ lines, events, you }: Story, from: number): Line[] {
  const all = setbacksAmong(lines.filter((line) => line.n >= from))
  const named = ({ n }: Line): boolean =>
    events[n]?.[0] === 'declares_at' &&
    all.some((line) => line.n > n && line.n <= n + NEAR && events[line.n]?.at(-1) === 'reaction')
  const result = results({ lines, events, you }, from)
  const rest = all.filter((line) => !named(line) && !result.includes(line)).slice(-FEW)
  return [...result, ...rest].sort((one, two) => one.n - two.n)
}

/**
 * How a match ended in which the reader had a stake of their own, as fighter or as Host: before all that came after
 * it.
 */
function results({ lines, events, you }: Story, from: number): Line[] {
  const fought = (n: number): boolean => {
    const games = events.findLastIndex(([kind], at) => at < n && kind === 'becomes_host')
    const match = events.slice(Math.max(0, games), n)
    return match.some(([kind, seat]) => (kind === 'becomes_host' || kind === 'commits') && seat === you)
  }
  return lines.filter(({ n }) => n >= from && events[n]?.[0] === 'defeated' && fought(n)).slice(-FEW)
}

const LATELY = 60

/** By what whoever won has risen at the end, the last two steps of it, and why that was the end. */
export function climb({ lines, events }: Pick<Play, 'lines' | 'events'>, winner: Seat): Line[] {
  const rises = (n: number): boolean =>
    events[n]?.[0] === 'influence' && events[n]?.[1] === winner && Number(events[n]?.[2]) > 0
  const near = lines.filter(({ n }) => n >= events.length - LATELY)
  return [
    ...near.filter(({ n }) => rises(n)).slice(-2),
    ...near.filter(({ n }) => events[n]?.[0] === 'game_won').slice(-1),
  ]
}
