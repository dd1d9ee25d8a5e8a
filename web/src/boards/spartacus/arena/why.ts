/** Why an attack, or a whole match, ended as it did: what the dice promised, what they gave, and what was chosen. */

import { type Clash, columns, type Die, type Fighting, hitsOf } from './clash'
import { atLeast, hitOdds, luckOf, mean, type Luck, type Odds, together } from './odds'

export interface Tally {
  odds: Odds
  /** On average, as the dice were counted before the first roll. */
  expected: number
  hits: number
  /** The chance of so many hits or more. */
  chance: number
  luck: Luck
}

export interface Why extends Tally {
  /** By how many hits rolling again changed it. */
  swing: number
}

const atFirst = (dice: readonly Die[]): Die[] => dice.map((die) => ({ ...die, face: die.first ?? die.face }))

/** Of an attack whose dice have been rolled; nothing before that. `ties`: equal dice hit as well. */
export function whyOf(clash: Clash, ties: boolean): Why | undefined {
  if (!clash.attack.length) return undefined
  const hits = hitsOf(columns(clash.attack, clash.defence, ties))
  const first = hitsOf(columns(atFirst(clash.attack), atFirst(clash.defence), ties))
  return { ...promised(hitOdds(clash.attack.length, clash.defence.length, ties), hits), swing: hits - first }
}

function promised(odds: Odds, hits: number): Tally {
  return { odds, expected: mean(odds), hits, chance: atLeast(odds, hits), luck: luckOf(odds, hits) }
}

/** What one combatant did in a match, and what was done to him. */
export interface Deeds extends Tally {
  who: Fighting
  attacks: number
  /** Dice that he rolled again, in attack and defence. */
  again: number
  /** By how many hits that was to his good. */
  gain: number
  /** The dice that he gave up, by pool. */
  lost: Record<string, number>
}

/** All who attacked or were attacked, in the order in which they came into it. */
export function deedsOf(story: readonly Clash[], ties: (clash: Clash) => boolean, lost: Clash['lost']): Deeds[] {
  const all: { deeds: Deeds; odds: Odds }[] = []
  const of = (who: Fighting): (typeof all)[number] => {
    const known = all.find(({ deeds }) => deeds.who.seat === who.seat && deeds.who.card === who.card)
    if (known) return known
    const fresh = { odds: [1], deeds: { ...promised([1], 0), who, attacks: 0, again: 0, gain: 0, lost: {} } }
    all.push(fresh)
    return fresh
  }
  for (const clash of story) {
    const [attacker, defender] = [of(clash.attacker), of(clash.defender)]
    const why = whyOf(clash, ties(clash))
    if (why) {
      attacker.odds = together(attacker.odds, why.odds)
      attacker.deeds.attacks += 1
      attacker.deeds.hits += why.hits
      credit(clash, why.swing, attacker.deeds, defender.deeds)
    }
  }
  for (const { seat, card, pool } of lost) {
    const { deeds } = of({ seat, card })
    deeds.lost[pool] = (deeds.lost[pool] ?? 0) + 1
  }
  return all.map(({ deeds, odds }) => ({ ...deeds, ...promised(odds, deeds.hits) }))
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
