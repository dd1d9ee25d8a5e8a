/** The end of a game, as the server tells it: everything about it is reckoned there. */

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
  } | null
  awards: Award[]
  figures: { victor: FigureOf | null; fallen: FigureOf | null }
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
export function victorOf({ figures, sides }: Ending): FigureOf | null {
  if (figures.victor) return figures.victor
  const winners = sides.flatMap((one, side) => (one.won ? [side] : []))
  return winners.length === 1 ? personOf(sides[winners[0]!]!.name, winners[0]!) : null
}
