/** The end of a game, as the server describes it: everything about it is worked out there. */

import type { FigureProps } from '../../../art/figures'
import { hasPalm } from '../../../art/figures/palms'
import { styleOf } from '../../../art/figures/styles'
import type { Phrasing } from '../../../lib/table/live.svelte'
import { get } from '../../../lib/wire/api'
import type { Seat } from '../../../lib/wire/protocol'

export interface Side {
  /** Nobody, for an adversary that nobody plays. */
  seat: Seat | null
  name: string
  has: number
  rank: number
  won: boolean
  you: boolean
  /** What else they have, in words; nothing where the game says nothing. */
  holds: string
}

/** A point of the curve: what every side had when this round ended. The first one is the beginning. */
interface Round {
  number: number
  title: string
  at: number
  has: number[]
}

export interface FigureOf {
  id: string
  style: string
  side: number | null
}

export interface Award {
  id: string
  sides: number[]
  title: string
  text: string
}

export interface Ending {
  game: string
  verdict: {
    kind: 'agreed' | 'beaten' | 'nobody' | 'shared' | 'won'
    victory: boolean
    title: string
    reason: string
  }
  counted: string
  curve: string
  needed: number | null
  sides: Side[]
  rounds: Round[]
  moment: {
    at: number
    round: number
    title: string
    lines: string[]
    moved: { side: number; before: number; after: number }[]
    /** What a picture of it shows: a card, or those who fought, whoever won that first. */
    picture: { card: string; figures: FigureOf[] }
  } | null
  awards: Award[]
  figures: { victor: FigureOf | null; fallen: FigureOf | null; pleading: FigureOf | null }
  chronicle: { title: string; at: number; lines: { text: string; at: number; landmark: string }[] }[]
}

export function endingOf(table: string, you: Seat | null, phrasing: Phrasing): Promise<Ending> {
  const query = new URLSearchParams({ ...phrasing, ...(you === null ? {} : { you: String(you) }) })
  return get<Ending>(`/api/tables/${table}/ending?${query}`)
}

/** Everybody by rank; of equal ones the reader first. */
export function ranked(sides: readonly Side[]): (Side & { side: number })[] {
  return sides
    .map((one, side) => ({ ...one, side }))
    .sort((a, b) => a.rank - b.rank || Number(b.you) - Number(a.you) || a.side - b.side)
}

export const NOBLE = 'noble'

/** The face of whoever sits at a table. */
const personOf = (name: string, side: number): FigureOf => ({ id: `seat-${name}`, style: NOBLE, side })

/** Who stands on the sand: the game's own choice, else whoever won it alone. */
export function victorOf({ game, figures, sides }: Ending): (FigureOf & Pick<FigureProps, 'traits'>) | null {
  const winners = sides.flatMap((one, side) => (one.won ? [side] : []))
  const alone = winners.length === 1 ? personOf(sides[winners[0]!]!.name, winners[0]!) : null
  const victor = figures.victor ?? alone
  return victor && hasPalm(game) ? { ...victor, traits: { palm: true } } : victor
}

/**
 * Who else is on the sand: whoever was beaten as well and asks for mercy; else a trainer, who has come to look at the
 * one who won.
 */
export function bystanderOf(ending: Ending): (FigureOf & { pose: 'plead' | 'stand' }) | null {
  const { pleading } = ending.figures
  if (pleading) return { ...pleading, pose: 'plead' }
  const victor = victorOf(ending)
  return victor && { id: `trainer of ${victor.id}`, style: 'trainer', side: victor.side, pose: 'stand' }
}

/** What somebody of a side wears. */
export const liveryOf = (colours: readonly string[], side: number | null): string =>
  side === null ? 'none' : (colours[side] ?? 'none')

/** The styles that have an emblem, and under which name. */
const EMBLEMS: Record<string, string> = {
  dimachaerus: 'dimachaeri',
  murmillo: 'murmillo',
  retiarius: 'retiarius',
  samnite: 'samnite',
  secutor: 'secutor',
  thracian: 'thracian',
}

/** The sign over the verdict: the House that won, else the style of whoever stands on the sand. */
export function emblemOf(ending: Ending, houses: boolean, colours: readonly string[]): string {
  const victor = victorOf(ending)
  const house = houses && victor && victor.side !== null ? colours[victor.side] : undefined
  if (house) return `h-${house}`
  const style = victor && EMBLEMS[styleOf(victor.style)]
  return style ? `s-${style}` : 'brand'
}

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400]

/** The message that says how long a game took, and the numbers in it. */
export function durationMessage(seconds: number): [id: string, args: Record<string, number>] {
  if (seconds < MINUTE) return ['web-ending-moments', {}]
  const days = Math.floor(seconds / DAY)
  const hours = Math.floor((seconds % DAY) / HOUR)
  const minutes = Math.floor((seconds % HOUR) / MINUTE)
  if (days) return ['web-ending-days', { days, hours }]
  return hours ? ['web-ending-hours', { hours, minutes }] : ['web-ending-minutes', { minutes }]
}
