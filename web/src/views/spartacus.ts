/** What the server sends of this game, and takes: made by `python -m tools.webtypes`. */

import type { Option } from '../lib/protocol'

/** A card of a house; everybody knows its face, exhausted or not. */
export interface AssetView {
  id: number
  card: string
  ready: boolean
  injured: boolean
  favour: number
  champion: boolean
  committed: boolean
}

/** A house as the viewer sees it. `coins`: None while the purse is concealed from him. `known`: cards that the viewer has seen in this hand and that must still be there. */
export interface HouseView {
  house: string
  influence: number
  hand_size: number
  hand: number
  known: string[]
  coins: number | null
  staked: number
  hidden: boolean
  done: boolean
  left: boolean
  assets: AssetView[]
}

/** A scheme that was laid face down this turn. `card`: None for who has not seen it. */
export interface PreparedView {
  number: number
  card: string | null
  lying: boolean
  pledged: number[]
  asked: number[]
  shown: number[]
  discount: number
  times: number
}

/** The scheme that is being played, face up. */
export interface SchemeView {
  seat: number
  card: string
  targets: number[]
  pledged: number[]
  discount: number
  confirmed: boolean
}

/** A combatant. `hex`: -1 while he is not on the sand; `team`: None while he has none. `level`: of his defeat. */
export interface FighterView {
  seat: number
  asset: number
  card: string
  pools: number[]
  hex: number
  gear: number[]
  spent: string[]
  team: number | null
  level: string
}

/** The fight. The places in `order` are sides, `first` and `winner` are teams; `level`: of the last defeat. `acted`, `struck` and `rolls` (for initiative) belong to the combat round, `moved` and `attacked` to the turn. */
export interface BoutView {
  kind: string
  round: number
  radius: number
  quiet: number
  order: number[]
  acted: number
  struck: boolean
  moved: boolean
  attacked: boolean
  rolls: number[][]
  first: number | null
  winner: number | null
  level: string
}

/** The attack that is being resolved; wounds of the crowd have a victim and no attacker. */
export interface StrikeView {
  attacker: number | null
  defender: number | null
  speed: boolean
  agile: boolean
  attack: number[]
  defence: number[]
  wounds: number
  victim: number | null
  counter: number
}

/** A reaction or guard that has not been applied yet. */
export interface DeclaredView {
  seat: number
  card: string
  target: number | null
}

/** An open offer. In moves it is named by its content: `key` is what to send back. */
export interface OfferView {
  maker: number
  to: number[]
  private: boolean
  gives: number
  goods: number[]
  wants: number
  asks: number[]
  promises: unknown[]
  returns: unknown[]
  counters: number
}

/** A promise in the ledger. `due`: a payment whose occasion has come, of which so many coins are `paid`. */
export interface WordView {
  by: number
  to: number
  promise: unknown[]
  private: boolean
  round: number
  state: string
  due: boolean
  paid: number
}

/** The table. `row`: the lots, None face down and not looked at, "" gone; `revealed`: so many are turned up. */
export interface SpartacusView {
  round: number
  phase: string
  step: string
  host: number | null
  active: number | null
  houses: HouseView[]
  hand: string[]
  intrigue: number
  intrigue_discard: string[]
  market: number
  market_discard: string[]
  powers: string[]
  prepared: PreparedView[]
  scheme: SchemeView | null
  declared: DeclaredView[]
  row: (string | null)[]
  revealed: number
  bidders: number[]
  invited: number[]
  fighters: FighterView[]
  wagers: number[][]
  bout: BoutView | null
  strike: StrikeView | null
  seeds: number[]
  offers: OfferView[]
  offers_left: number
  ledger: WordView[]
  winner: number | null
}

/** All types of this game. */
export interface Spartacus {
  view: SpartacusView
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
