/** Questions about a campaign's view; everything in it but a hand of cards is public. */

import type { Play } from '../../lib/board'
import type { Ask } from '../../lib/wire/protocol'
import { t, type GameWords } from '../../lib/words/words.svelte'
import type { GladiatorView, SchoolView, SubsetSpace } from '../../views/school'
import { printed, spaceOf } from './read'

export { schoolOf } from './read'
export type School = SchoolView
export type Gladiator = GladiatorView
/** Maker, addressee, gold given, gladiators given, gold wanted, gladiators wanted. */
export type Offer = SchoolView['offers'][number]

export function find(view: School, id: number): Gladiator | undefined {
  return view.gladiators.find((one) => one.id === id)
}

export function everyone(view: School, ids: number[]): Gladiator[] {
  return ids.map((id) => find(view, id)).filter((one) => one !== undefined)
}

/** A school's living gladiators. */
export function rosterOf(view: School, seat: number): Gladiator[] {
  return view.gladiators.filter((one) => one.owner === seat && one.fate === 'alive')
}

/** Style, levels of stats, and whether they are hurt. */
export function facts(one: Gladiator, words: GameWords): string {
  const levels = printed().levels.flatMap((stat, at) =>
    one.stats[at] ? [`${words.terms.stat?.[stat] ?? stat} ${one.stats[at]}`] : [],
  )
  const state = one.condition === 'fit' ? [] : [t(`common-school-state-${one.condition}`)]
  return [words.terms.style?.[one.style] ?? one.style, ...levels, ...state].join(', ')
}

/** The questions that the bench answers. */
const BENCHED = ['bid', 'rebid', 'charity', 'send', 'arrange', 'lame', 'release', 'trade', 'train']
export const onBench = (ask: Ask | null): boolean => ask !== null && BENCHED.includes(ask.kind)

/** A free choice of gladiators: any of these, at most so many. */
export const subsetOf = (play: Pick<Play, 'state'>): SubsetSpace | null =>
  (spaceOf(play, 'send') ?? spaceOf(play, 'train'))?.options ?? null
