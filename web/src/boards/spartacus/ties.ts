/** Bids that are tied again and again, as one line of the log. Nothing is lost: what was bid is in the view. */

import type { Play } from '../../lib/board'
import type { Line, Option, Seat } from '../../lib/wire/protocol'
import { seatNames } from '../../lib/words/speech'
import { t } from '../../lib/words/words.svelte'

export interface Ties {
  seats: Seat[]
  /** So often, and at so many coins at last. */
  count: number
  coins: number
}

const TIED = 'bids_tied'

const tied = (event: Option[] | undefined, you: Seat | null): event is Option[] =>
  event?.[0] === TIED && !event.slice(3).includes(you)

/** Is the same lot still being bid for? */
const goesOn = (event: Option[] | undefined, lot: Option, you: Seat | null): boolean =>
  event?.[1] === lot && (event[0] === 'bids' || tied(event, you))

/** Ties of others that follow one another become one line; the bids that end them keep theirs. */
export function foldTies(
  lines: readonly Line[],
  events: readonly Option[][],
  you: Seat | null,
  say: (ties: Ties) => string,
): Line[] {
  const found: Line[] = []
  for (let at = 0; at < lines.length;) {
    const first = events[lines[at]!.n]
    let end = at + 1
    if (tied(first, you)) while (end < lines.length && goesOn(events[lines[end]!.n], first[1]!, you)) end++
    const run = lines.slice(at, end)
    const last = run.findLastIndex((line) => events[line.n]?.[0] === TIED)
    if (last > 0) {
      const count = run.filter((line) => events[line.n]?.[0] === TIED).length
      const [, , coins, ...seats] = events[run[last]!.n]!
      found.push(
        { ...run[last]!, text: say({ seats: seats.map(Number), count, coins: Number(coins) }) },
        ...run.slice(last + 1),
      )
    } else found.push(...run)
    at = end
  }
  return found
}

/** Is the only news from `since` on that others, who were tied, are still tied? */
export function tiedStill(events: readonly Option[][], since: number, you: Seat | null): boolean {
  const news = events.slice(since)
  const tie = news.find(([kind]) => kind === TIED)
  if (!tie || !tied(tie, you) || !news.every((event) => goesOn(event, tie[1]!, you))) return false
  return events.slice(0, since).findLast(([kind]) => kind === TIED || kind === 'bids')?.[1] === tie[1]
}

/** The lines of the log, in which ties that follow one another are one line. */
export function story({ lines, events, chairs, you }: Pick<Play, 'lines' | 'events' | 'chairs' | 'you'>): Line[] {
  return foldTies(lines, events, you, ({ seats, count, coins }) =>
    t('web-ties', { names: seatNames(chairs, seats, you), count, coins: t('common-coins', { count: coins }) }),
  )
}
