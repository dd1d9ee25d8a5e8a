/** What the server sends of this game, and takes: made by `python -m tools.webtypes`. */

import type { Option } from '../lib/protocol'

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

/** A gladiator as everybody sees him. */
export interface GladiatorView {
  id: number
  name: string
  row: number
  style: string
  experience: number
  nationality: string
  age: string
  size: string
  career: string
  stats: number[]
  hit_points: number
  minimum_bid: number
  owner: number | null
  fate: string
  wins: number
  bouts: number
  rests: boolean
  healing: boolean
  fought: boolean
  won: boolean
  superior: boolean
  history: ((string | number)[])[]
}

/** The campaign apart from gladiators and bouts. `fighters`: who is in the ring; `places`: at its end. */
export interface Affairs {
  stage: string
  turn: number
  last_turn: number
  gold: number[]
  fame: number[]
  left: number[]
  places: number[]
  lots: number[]
  unsold: number[]
  standing: number[]
  challenges: number[][]
  pairs: number[][]
  animals: number[]
  done: number[]
  offers: unknown[]
  fighters: number[]
  options: Record<string, unknown>
}

/** `bout` is the duel being fought, as this seat sees it. */
export interface SchoolView {
  stage: string
  turn: number
  last_turn: number
  gold: number[]
  fame: number[]
  left: number[]
  places: number[]
  lots: number[]
  unsold: number[]
  standing: number[]
  challenges: number[][]
  pairs: number[][]
  animals: number[]
  done: number[]
  offers: unknown[]
  fighters: number[]
  options: Record<string, unknown>
  gladiators: GladiatorView[]
  bout: DuelView | null
}

/** All types of this game. */
export interface School {
  view: SchoolView
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
