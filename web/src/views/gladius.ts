/** What the server sends of this game, and takes: made by `python -m tools.webtypes`. */

import type { Option } from '../lib/protocol'

/** One fighter, as everybody sees him. `seat` is None for the adversary of a solo bout. */
export interface FighterView {
  style: string
  seat: number | null
  hp: number
  full_hp: number
  stats: number[]
  cards: number
  cannot_attack: boolean
}

/** `known`: cards that the viewer can be certain the opponent holds (the deck ran out in between). */
export interface DuelView {
  phase: string
  turn: number
  limit: number
  active: number
  fighters: FighterView[]
  hand: string[]
  known: string[]
  deck: number
  discard: string[]
  table: string[]
  mini: number[]
  winner: number | null
}

/** All types of this game. */
export interface Gladius {
  view: DuelView
  printed: object
  parts: {
  }
  answers: {
  }
  spaces: {
  }
  about: {
  }
  anytime: Option[]
}
