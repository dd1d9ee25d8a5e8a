/**
 * What the arena computes before anybody has asked the rules. These are listed in `src/previews.ts` and compared with
 * Python (`tests/web/test_previews.py`); so they import nothing, and take the constants of the rules as arguments.
 */

/** The Rule of One: from which of these pools a die may be given up. */
export function canLose(pools: readonly number[]): number[] {
  const least = Math.max(...pools) > 1 ? 2 : 1
  return pools.flatMap((dice, pool) => (dice >= least ? [pool] : []))
}

export type Mark = 'hit' | 'tie' | 'block' | 'miss'

/**
 * What each attack die does, both strings from high to low.
 * `ties`: equal dice hit as well; `unopposed`: what a lone attack die must show.
 */
export function marksOf(
  attack: readonly number[],
  defence: readonly number[],
  ties: boolean,
  unopposed: number,
): Mark[] {
  return attack.map((die, place) => {
    const other = defence[place]
    if (other === undefined) return die >= unopposed ? 'hit' : 'miss'
    if (die > other) return 'hit'
    return ties && die === other ? 'tie' : 'block'
  })
}

/** Which dice belong to a set of so many alike; a die serves one set only. */
export function inSets(dice: readonly number[], alike: number): boolean[] {
  if (alike < 2) return dice.map(() => false)
  const left = new Map<number, number>()
  for (const face of dice) left.set(face, (left.get(face) ?? 0) + 1)
  for (const [face, count] of left) left.set(face, count - (count % alike))
  return dice.map((face) => {
    const open = left.get(face) ?? 0
    left.set(face, open - 1)
    return open > 0
  })
}

/** May these stakes be placed? On each field nothing, or from `least` to its `most`; together no more than `coins`. */
export function mayStake(stakes: readonly number[], least: number, most: readonly number[], coins: number): boolean {
  const fit = stakes.every((stake, field) => stake === 0 || (stake >= least && stake <= (most[field] ?? 0)))
  return fit && stakes.reduce((sum, stake) => sum + stake, 0) <= coins
}
