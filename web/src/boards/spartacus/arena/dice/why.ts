/** Why an attack, or a whole match, ended as it did: what the dice promised, what they gave, and what was chosen. */

import { type Clash, columns, type Die, type Fighting, hitsOf } from './clash'
import type { Odds, Roll } from './odds.svelte'

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

/** An attack whose dice have been rolled. */
export interface Rolled {
  roll: Roll
  hits: number
  /** By how many hits rolling again changed it. */
  swing: number
}

const atFirst = (dice: readonly Die[]): Die[] => dice.map((die) => ({ ...die, face: die.first ?? die.face }))

/** Nothing before the dice have been rolled. `ties`: equal dice hit as well. */
export function rolledIn(clash: Clash, ties: boolean): Rolled | undefined {
  if (!clash.attack.length) return undefined
  const hits = hitsOf(columns(clash.attack, clash.defence, ties))
  const first = hitsOf(columns(atFirst(clash.attack), atFirst(clash.defence), ties))
  const roll = { attack: clash.attack.length, defence: clash.defence.length, ties }
  return { roll, hits, swing: hits - first }
}

/** What one combatant did in a match, and what was done to them. */
export interface Deeds {
  who: Fighting
  /** Their attacks. */
  rolls: Roll[]
  hits: number
  /** Dice that they rolled again, in attack and defence. */
  again: number
  /** By how many hits that was to their good. */
  gain: number
  /** The dice that they gave up, by pool. */
  lost: Record<string, number>
}

/** All who attacked or were attacked, in the order in which they came into it. */
export function deedsOf(story: readonly Clash[], ties: (clash: Clash) => boolean, lost: Clash['lost']): Deeds[] {
  const all: Deeds[] = []
  const of = (who: Fighting): Deeds => {
    const known = all.find((deeds) => deeds.who.seat === who.seat && deeds.who.card === who.card)
    if (known) return known
    const fresh: Deeds = { who, rolls: [], hits: 0, again: 0, gain: 0, lost: {} }
    all.push(fresh)
    return fresh
  }
  for (const clash of story) {
    const [attacker, defender] = [of(clash.attacker), of(clash.defender)]
    const rolled = rolledIn(clash, ties(clash))
    if (rolled) {
      attacker.rolls.push(rolled.roll)
      attacker.hits += rolled.hits
      credit(clash, rolled.swing, attacker, defender)
    }
  }
  for (const { seat, card, pool } of lost) {
    const deeds = of({ seat, card })
    deeds.lost[pool] = (deeds.lost[pool] ?? 0) + 1
  }
  return all
}

/** Whose re-rolls they were. Where both rolled again the swing is told to neither: it cannot be parted. */
function credit(clash: Clash, swing: number, attacker: Deeds, defender: Deeds): void {
  const by = (deeds: Deeds): number => clash.again.filter(({ seat }) => seat === deeds.who.seat).length
  const [mine, theirs] = [by(attacker), by(defender)]
  attacker.again += mine
  defender.again += theirs
  if (mine && !theirs) attacker.gain += swing
  if (theirs && !mine) defender.gain -= swing
}
