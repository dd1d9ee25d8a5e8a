/**
 * What has happened in a duel since an answer: blows and what came of them, without dice and draws, and without
 * what one did oneself.
 * It chooses among the lines that were told; nothing is reckoned from them.
 */

import type { Line, Option } from '../../lib/wire/protocol'

const SHOWN = new Set([
  'attacks',
  'defends',
  'undefended',
  'stopped',
  'too_late',
  'in_time',
  'broken',
  'voided',
  'immobilised',
  'hit',
  'cannot_attack',
  'holds',
  'spent',
])
const DEEDS = new Set(['attacks', 'defends', 'undefended', 'holds', 'spent'])
const MOST = 5

export interface Story {
  events: Option[][]
  lines: Line[]
}

/** `mine`: the viewer's side. */
export function blows({ events, lines }: Story, from: number, mine: number | null): Line[] {
  const worth = ([kind, side]: Option[]): boolean =>
    SHOWN.has(String(kind)) && !(DEEDS.has(String(kind)) && side === mine)
  const found = lines.filter((line) => line.n >= from && worth(events[line.n] ?? []))
  // The blow under way is what is asked about.
  return (events[found.at(-1)?.n ?? -1]?.[0] === 'attacks' ? found.slice(0, -1) : found).slice(-MOST)
}
