/** Questions about a campaign's view; everything in it but a hand of cards is public. */

import type { Play } from '../../lib/board'
import type { Ask, Option } from '../../lib/protocol'
import { t, type GameWords } from '../../lib/words.svelte'
import type { GladiatorView, SchoolView } from '../../views/school'

export type School = SchoolView
export type Gladiator = GladiatorView
/** Maker, addressee, gold given, gladiators given, gold wanted, gladiators wanted. */
export type Offer = [number, number, number, number[], number, number[]]

export const STATS = ['strength', 'skill', 'endurance', 'prowess', 'reflexes', 'charisma'] as const
export const UPKEEP = 5
export const TRAINING = 5
export const PURSE = { won: 14, lost: 7, charisma: 3.5 }

export const schoolOf = (play: Play): School => play.state.view as unknown as School

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

export const stateOf = (one: Gladiator): 'healing' | 'resting' | 'fit' =>
  one.healing ? 'healing' : one.rests ? 'resting' : 'fit'

/** Style, levels of stats, and whether he is hurt. */
export function facts(one: Gladiator, words: GameWords): string {
  const levels = STATS.flatMap((stat, at) => (one.stats[at] ? [`${words.terms.stat?.[stat] ?? stat} ${one.stats[at]}`] : []))
  const state = stateOf(one)
  return [words.terms.style?.[one.style] ?? one.style, ...levels, ...(state === 'fit' ? [] : [t(`common-school-state-${state}`)])].join(', ')
}

export const SEGMENTS = ['slaves', 'auction', 'arena', 'combat', 'earnings', 'trades', 'training', 'reputation'] as const
export type Segment = (typeof SEGMENTS)[number] | 'over'

const OF_STAGE: Record<string, Segment> = {
  founding: 'slaves',
  slaves: 'slaves',
  auction: 'auction',
  charity: 'auction',
  arena: 'arena',
  arranging: 'arena',
  pairing: 'arena',
  combat: 'combat',
  earnings: 'earnings',
  upkeep: 'earnings',
  trading: 'trades',
  training: 'training',
  reputation: 'reputation',
  over: 'over',
}
export const segmentOf = (view: School): Segment => OF_STAGE[view.stage] ?? 'slaves'

/** What is added to a gladiator's training die, by reason; what he must roll then. */
const BRACKETS = [[20, -3], [15, -2], [10, -1]] as const
export function training(one: Gladiator, extra: boolean): { why: string; change: number }[] {
  const grown = BRACKETS.find(([least]) => one.experience >= least)?.[1] ?? 0
  const all = { extra: Number(extra), won: Number(one.won), superior: Number(one.superior), older: one.age === 'older' ? -1 : 0, healing: one.healing ? -2 : 0, grown }
  return Object.entries(all).flatMap(([why, change]) => (change ? [{ why, change }] : []))
}
export const TRAINED = 4

/** How the last training of these gladiators went: die, total, and the stat that one has learnt. */
export function trainings(events: Option[][], ids: number[]): { id: number; die: number; total: number; stat: string }[] {
  const last = events.findLastIndex(([kind]) => kind === 'trains')
  const begun = last < 0 ? [] : events.slice(1 + events.slice(0, last).findLastIndex(([kind]) => kind === 'new_turn'))
  return begun.flatMap(([kind, id, die, total]) => {
    if (kind !== 'trains' || !ids.includes(Number(id))) return []
    const learnt = begun.find(([what, whom]) => what === 'learns' && whom === id)
    return [{ id: Number(id), die: Number(die), total: Number(total), stat: String(learnt?.[2] ?? '') }]
  })
}

/** The questions that the bench answers. */
export const BENCHED = ['bid', 'rebid', 'charity', 'send', 'arrange', 'lame', 'release', 'trade', 'train']
export const onBench = (ask: Ask | null): boolean => ask !== null && BENCHED.includes(ask.kind)

/** Any of these, at most so many: how the server describes a free choice of gladiators. */
export interface Subset {
  subset: number[]
  most: number
}
export function subsetOf(ask: Ask | null): Subset | null {
  return ask && ['send', 'train'].includes(ask.kind) ? (ask.options as Subset) : null
}
