/**
 * What the arena computes before anybody has asked the rules. These are listed in `src/previews.ts` and compared with
 * Python (`tests/web/test_previews.py`); so they import nothing, and take the constants of the rules as arguments.
 */

/** The Rule of One: from which of these pools a die may be given up. */
export function canLose(pools: readonly number[]): number[] {
  const least = Math.max(...pools) > 1 ? 2 : 1
  return pools.flatMap((dice, pool) => (dice >= least ? [pool] : []))
}

/** May these stakes be placed? On each field nothing, or from `least` to its `most`; together no more than `coins`. */
export function mayStake(stakes: readonly number[], least: number, most: readonly number[], coins: number): boolean {
  const fit = stakes.every((stake, field) => stake === 0 || (stake >= least && stake <= (most[field] ?? 0)))
  return fit && stakes.reduce((sum, stake) => sum + stake, 0) <= coins
}

/** From what chance on a wager pays in the long run, in per cent; `pays`: what the Bank pays for a coin that wins. */
export function breakEven(pays: number): number {
  return Math.round(100 / (pays + 1))
}
