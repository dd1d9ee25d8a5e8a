/** What the server sends of this game, and takes: made by `python -m tools.webtypes`. */

/** What is added to a training die, and why. */
export interface ChangeView {
  why: string
  change: number
}

/** A gladiator as everybody sees them. `condition`: "healing", "resting" or "fit". `training`: what is added to the next training die, without extra training; `needs`: what that die must show then, without and with it. */
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
  surcharge: number
  lost_hp: number
  charisma: number
  condition: string
  training: ChangeView[]
  needs: number[]
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
  offers: Offer[]
  fighters: number[]
  options: Record<string, unknown>
}

export type Offer = [number, number, number, number[], number, number[]]

/** The last auction of this turn: all bids, the largest first; after a tie, with the second ones. */
export interface SaleView {
  lot: number
  bids: ([number, number])[]
  buyer: number | null
  price: number
}

/** An award that a school got, how often, and why: the gladiators it was for, and the number that counted. `foes`: of a match, who was beaten, in the order of the winners. */
export interface HonourView {
  award: string
  seat: number
  count: number
  gladiators: number[]
  foes: number[]
  value: number
}

/** The last awards. `fresh`: nobody has bid since. `gained`: what each school got. */
export interface AwardsView {
  turn: number
  fresh: boolean
  given: HonourView[]
  gained: number[]
}

/** Gold that came or went. `about`: whom it bought, the purse, or the school traded with. */
export interface EntryView {
  what: string
  gold: number
  about: string | number
  count: number
}

/** The chest of a school: what it brought into this turn, what came and went since. `upkeep`: what its gladiators cost each turn; `due`: of this turn, while it is not paid. */
export interface ChestView {
  brought: number
  entries: EntryView[]
  upkeep: number
  due: number
}

/** How a training went: the die, with everything added, and the stat that was learnt, if any. */
export interface LessonView {
  gladiator: number
  die: number
  total: number
  stat: string
}

/** What a school has brought about in a campaign. `best`: its gladiator with the most victories. */
export interface TallyView {
  bouts: number
  wins: number
  dead: number
  best: number | null
}

/** Why the first of equally famous schools won: by more gold, wins or experience than the next one. */
export interface TieView {
  seat: number
  fame: number
  by: string
  more: number
  less: number
}

/** `bout` is the duel being fought, as this seat sees it. `annals`: the fame of all schools at the end of turn 0, 1, 2, ... `lessons`: of the last training. `declined`: offers that were the latest of their makers in this turn. `tallies` and `tie`: at the end of the campaign. */
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
  offers: Offer[]
  fighters: number[]
  options: Record<string, unknown>
  gladiators: GladiatorView[]
  bout: DuelView | null
  segment: string
  annals: number[][]
  awards: AwardsView | null
  sale: SaleView | null
  chests: ChestView[]
  lessons: LessonView[]
  declined: Offer[]
  tallies: TallyView[]
  tie: TieView | null
}

/** A duel as one viewer sees it. `known`: cards that the opponent holds for certain (the deck ran out in between). `surplus`: cards that the viewer must still discard. `exchange`: the turn under way, once something happened in it; `past`: those of the two turns before it. `stakes`: of the attack under way, and of those in the viewer's hand, by card. `ending`: why it is over ("hit_points", "points" or "concession"), "" until then. */
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
  ending: string
  starter: number
  surplus: number
  exchange: ExchangeView | null
  past: ExchangeView[]
  stakes: Record<string, StakeView>
}

/** One fighter, as everybody sees them. `seat` is None for the adversary of a solo bout. */
export interface FighterView {
  style: string
  seat: number | null
  hp: number
  full_hp: number
  stats: number[]
  cards: number
  cannot_attack: boolean
}

/** What happened in one turn: who attacked with what, how it was met, what came of it. `idle`: why there was no attack ("holds" or "cannot_attack"), `bound_by`: the card that took it. `answered`: has the defender decided? `outcome`: "none", "pending", "stopped", "voided", "immobilised" or "hit". `turned`: cards that an adversary turned up. `unarmed`, `helpless`: the attacker had no card to attack with, the defender none to defend with; told to the viewer of whoever's hand it was, and of an adversary to all. */
export interface ExchangeView {
  attacker: number
  attack: string | null
  idle: string
  bound_by: string
  defence: string | null
  answered: boolean
  broken: boolean
  outcome: string
  damage: number
  left: number
  rolls: RollView[]
  turned: string[]
  unarmed: boolean
  helpless: boolean
}

/** Dice that were rolled for a stat. */
export interface RollView {
  side: number
  stat: string
  dice: number[]
}

/** What an attack would do if nothing stops it: the hit points `left`, fewer if Strength may add (`more`). */
export interface StakeView {
  left: number
  more: boolean
}

/** `purse`: gold that a result brings on average, and a level of charisma. `training`: what extra costs. `levels`: the six stats of a gladiator, in their order. `matters`: what of age, size and career counts for something. `segments`: of a turn, in their order. */
export interface SchoolPrinted {
  cards: Record<string, CardPrinted>
  usable: Record<string, string[]>
  stats: string[]
  purse: Record<string, number>
  training: number
  levels: string[]
  matters: string[]
  awards: string[]
  segments: string[]
}

/** A card. `set`: who may use it - everybody ("common"), a style or a beast. `spent`: whoever plays it cannot attack on their next turn. */
export interface CardPrinted {
  set: string
  kind: string
  damage: number
  immobilise: boolean
  spent: boolean
}

/** Any of these gladiators, at most so many. */
export interface SubsetSpace {
  subset: number[]
  most: number
}

/** What may be done on the trading floor; and how many offers may still be made. */
export interface FloorSpace {
  simple: Trade[]
  offers_left: number
}

export type Trade = 'done' | ['offer' | 'accept' | 'decline' | 'withdraw', Offer]

/** All types of this game. */
export interface School {
  view: SchoolView
  printed: SchoolPrinted
  parts: {
    deck: Record<string, number>
  }
  answers: {
    discard: string
    attack: string
    defend: string
    bid: number
    rebid: number
    charity: 'pass' | number
    send: number[]
    arrange: 'done' | ['challenge' | 'accept', number, number]
    lame: string
    release: number
    trade: Trade
    train: number[]
  }
  spaces: {
    send: SubsetSpace
    trade: FloorSpace
    train: SubsetSpace
  }
  about: {
    discard: unknown
    attack: unknown
    defend: string
    bid: number
    rebid: [number, number]
    charity: unknown
    send: unknown
    arrange: unknown
    lame: number
    release: unknown
    trade: unknown
    train: unknown
  }
  anytime: []
}
