/** What the server sends of this game, and takes: made by `python -m tools.webtypes`. */

import type { Option } from '../lib/protocol'

/** A gladiator in an arena: his strength as it is now. `assigned`: damage that has not resolved yet. */
export interface GladiatorView {
  id: number
  card: string
  owner: number
  ready: boolean
  attack: number
  agility: number
  health: number
  damage: number
  assigned: number
  unpreventable: number
  silenced: boolean
  spent: boolean
}

/** An arena in the middle of the table. `agility`: what both sides bring to initiative there. */
export interface ArenaView {
  id: number
  card: string
  lasting: boolean
  holder: number | null
  ready: boolean
  active: boolean
  gladiators: GladiatorView[]
  agility: number[]
}

/** A patron or an arena in a villa. */
export interface ThingView {
  id: number
  card: string
  ready: boolean
}

/** The open reaction window: what is answered, by whom it was caused, and who has just left an arena. */
export interface WindowView {
  kind: string
  place: number
  subject: number | null
  gone: LeftView[]
}

/** A gladiator who has just left. Some can still do something. */
export interface LeftView {
  id: number
  card: string
  owner: number
}

/** A player, as everybody sees him. `known`: cards that are surely in his hand; `held`: surely in hand, in reserve or laid face down on his deck; `unseen`: all he owns that is not face up. `tops`: what lies on his deck for all to know, top last. `buy_back`: the price of his reserve. */
export interface PlayerView {
  coins: number
  glory: number
  hand: number
  deck: number
  reserve: number
  buy_back: number
  discard: string[]
  patrons: ThingView[]
  arenas: ThingView[]
  influence: number
  needed: number
  known: string[]
  held: string[]
  unseen: string[]
  tops: (string | null)[]
}

/** `owed`: what is still to be paid. `own_tops`: the cards that the viewer put on top of his own deck. `prices`: what a card of the supply costs, or in late registration one's own gladiators. */
export interface GloryView {
  phase: string
  step: string
  active: number
  favor: number
  turn: number
  round: number
  initiative: number | null
  struck: boolean
  tactics: number
  bloodlust: number
  boast: number
  boasts: number
  victory: number
  arenas: ArenaView[]
  arena_deck: number
  rows: string[][]
  supply: number[]
  withdrawn: string[][]
  removed: string[]
  table: ((string | number)[])[]
  windows: string[]
  window: WindowView | null
  owed: number
  discount: number
  prices: Record<string, number>
  to_hand: number
  players: PlayerView[]
  hand: string[]
  reserve: string[]
  own_tops: string[]
  winner: number | null
}

/** All types of this game. */
export interface ForGlory {
  view: GloryView
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
