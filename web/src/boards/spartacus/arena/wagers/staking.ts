/** Wagers while they are chosen: four fields, at most so many coins on each, and no more than the purse holds. */

import type { WagersSpace } from '../../../../views/spartacus'
import { mayStake } from '../previews'

type Limits = WagersSpace

/** A picture for what a betting field is about. */
export const fieldIcon = (outcome: string): string => ICONS[outcome] ?? 'gladiator'
const ICONS: Record<string, string> = { injury: 'injury', decapitation: 'decap' }

/** What is on each field; nothing yet where the player has not chosen. */
export type Stakes = (number | null)[]

export const NO_LIMITS: Limits = { least: 1, most: [0, 0, 0, 0], coins: 0 }

export function staked(stakes: Stakes): number {
  return stakes.reduce<number>((sum, coins) => sum + (coins ?? 0), 0)
}

/** The amounts that a field offers. */
export function amounts({ least, most }: Limits, field: number): number[] {
  const highest = most[field] ?? 0
  const alone = (coins: number): number[] => most.map((_, i) => (i === field ? coins : 0))
  const all = Array.from({ length: highest + 1 }, (_, coins) => coins)
  return all.filter((coins) => mayStake(alone(coins), least, most, highest))
}

/** Is the purse deep enough for so many coins there, beside the other fields? */
export function affordable(limits: Limits, stakes: Stakes, field: number, coins: number): boolean {
  const then = stakes.map((stake, i) => (i === field ? coins : (stake ?? 0)))
  return mayStake(then, limits.least, limits.most, limits.coins)
}
