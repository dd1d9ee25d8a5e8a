/** How lucky dice were: what came, beside what they promised. */

import type { Odds } from './odds.svelte'

/** How lucky so many hits are: their place among all that could have happened. */
type Luck = 'worst' | 'bad' | 'even' | 'good' | 'best'

export interface Tally {
  odds: Odds
  hits: number
  luck: Luck
}

/** What came, beside what the dice promised before the first of them was rolled again. */
export function tallyOf(odds: Odds, hits: number): Tally {
  return { odds, hits, luck: luckOf(odds, hits) }
}

export function luckOf({ exactly, at_least }: Odds, hits: number): Luck {
  const place = 1 - (at_least[hits] ?? 0) + (exactly[hits] ?? 0) / 2
  if (place < 0.1) return 'worst'
  if (place < 0.3) return 'bad'
  if (place <= 0.7) return 'even'
  return place <= 0.9 ? 'good' : 'best'
}
