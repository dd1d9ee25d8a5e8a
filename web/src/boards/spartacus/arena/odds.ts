/** How many hits so many dice make against so many: exact, for what has been rolled already. */

import { UNOPPOSED } from './facts'

const FACES = [6, 5, 4, 3, 2, 1] as const

/** The chance of 0, 1, 2, ... hits. */
export type Odds = readonly number[]

interface Roll {
  /** From high to low. */
  dice: readonly number[]
  chance: number
}

/** Every roll of so many dice without its order, and how likely it is. */
function rolls(count: number): Roll[] {
  const found: Roll[] = []
  const take = (dice: number[], at: number, chance: number): void => {
    const left = count - dice.length
    const face = FACES[at]
    if (face === undefined || left === 0) {
      if (left === 0) found.push({ dice, chance })
      return
    }
    // No die that is left shows a higher face: each shows this one with the same chance as any lower one.
    const share = 1 / (FACES.length - at)
    for (let here = 0; here <= left; here++) {
      const ways = choose(left, here) * share ** here * (1 - share) ** (left - here)
      if (ways > 0) take([...dice, ...Array<number>(here).fill(face)], at + 1, chance * ways)
    }
  }
  take([], 0, 1)
  return found
}

function choose(from: number, some: number): number {
  let ways = 1
  for (let i = 0; i < some; i++) ways = (ways * (from - i)) / (i + 1)
  return ways
}

/** Both strings from high to low, pair by pair; a lone attack die needs a 3 or more. */
export function hitsBetween(attack: readonly number[], defence: readonly number[], ties = false): number {
  return attack.filter((die, i) => {
    const other = defence[i]
    if (other === undefined) return die >= UNOPPOSED
    return die > other || (ties && die === other)
  }).length
}

const known = new Map<string, Odds>()

/** The chances of all numbers of hits, before any die is rolled again. `ties`: equal dice hit as well. */
export function hitOdds(attack: number, defence: number, ties = false): Odds {
  const key = `${attack}-${defence}-${ties}`
  const before = known.get(key)
  if (before) return before
  const odds = Array<number>(attack + 1).fill(0)
  const against = rolls(defence)
  for (const one of rolls(attack))
    for (const two of against) {
      const hits = hitsBetween(one.dice, two.dice, ties)
      odds[hits] = (odds[hits] ?? 0) + one.chance * two.chance
    }
  known.set(key, odds)
  return odds
}

/** On average. */
export function mean(odds: Odds): number {
  return odds.reduce((sum, chance, hits) => sum + chance * hits, 0)
}

/** Of two attacks together. */
export function together(one: Odds, two: Odds): Odds {
  const odds = Array<number>(one.length + two.length - 1).fill(0)
  one.forEach((a, i) => two.forEach((b, j) => (odds[i + j] = (odds[i + j] ?? 0) + a * b)))
  return odds
}

/** The chance of so many hits or more. */
export function atLeast(odds: Odds, hits: number): number {
  return odds.slice(hits).reduce((sum, chance) => sum + chance, 0)
}

export type Luck = 'worst' | 'bad' | 'even' | 'good' | 'best'

/** How lucky so many hits are: their place among all that could have happened. */
export function luckOf(odds: Odds, hits: number): Luck {
  const place = 1 - atLeast(odds, hits) + (odds[hits] ?? 0) / 2
  if (place < 0.1) return 'worst'
  if (place < 0.3) return 'bad'
  if (place <= 0.7) return 'even'
  return place <= 0.9 ? 'good' : 'best'
}
