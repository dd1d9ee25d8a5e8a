/** What the server sends of this game, and takes: made by `python -m tools.webtypes`. */

import type { StandingsView } from './kernel'

/**
 * What is added to a training die, and why. `why`: "won", "superior" (beat one with more experience), "older",
 * "healing" or "grown" (much experience). `change`: what is added, below zero: taken off.
 */
export interface DieModifierView {
  why: string
  change: number
}

/**
 * A gladiator as everybody sees them. `id`: the number that questions, answers and events name them by. `name`: as it
 * is shown. `row`: the place in the table of ready-made gladiators, 0 if rolled up. `style`: the fighting style.
 * `experience`: points of experience. `nationality`: "roman", "greek", "spanish", "gaul", "arab" or "african". `age`:
 * "younger", "prime" or "older". `size`: "small", "average" or "large". `career`: what they were before: "criminal",
 * "slave", "prisoner", "servant", "soldier" or "citizen". `stats`: the levels of strength, skill, endurance, prowess,
 * reflexes and charisma. `hit_points`: with how many they begin a bout. `minimum_bid`: the least that may be bid for
 * them at an auction. `owner`: the seat of their school, or of their last one; None if they never had one. `fate`:
 * "alive", "dead", "retired", "released" or "unsold". `wins`: bouts won against gladiators. `bouts`: bouts fought
 * against gladiators. `rests`: an injury keeps them out of the arena. `healing`: brought to 5 hit points or less this
 * turn. `fought`: was in the ring this turn. `won`: won a bout this turn. `superior`: beat somebody with more
 * experience this turn. `history`: what became of them, each time the turn, what it was and its facts. `surcharge`:
 * gold added to the minimum bid of a citizen. `lost_hp`: hit points lost for good. `charisma`: the last of `stats`.
 * `condition`: "healing", "resting" or "fit". `training`: what is added to the next training die, without extra
 * training. `needs`: what the next training die must show at least, without and with extra training (1 or less always
 * succeeds, 7 or more never).
 */
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
  training: DieModifierView[]
  needs: number[]
}

/**
 * The campaign apart from gladiators and bouts. Gladiators are given by their ids, schools by their seats. `stage`:
 * what is being played: "founding", "slaves", "auction", "charity", "arena", "arranging", "pairing", "combat",
 * "earnings", "upkeep", "trading", "training", "reputation" or "over". `turn`: the number of this turn of the campaign.
 * `last_turn`: the turn that ends the campaign. `gold`: of each school. `fame`: of each school. `left`: the schools
 * that gave up. `places`: the place of each school, from 1, when the campaign is over; nothing until then. `lots`: the
 * slaves still to be auctioned this turn, the next one first. `unsold`: slaves of this turn that nobody bought.
 * `standing`: fighters sent to the arena who have no opponent yet. `challenges`: where pairs are arranged: challenger
 * and challenged of each open challenge. `pairs`: the bouts still to be fought, two gladiators each. `animals`: who has
 * still to meet the animals. `done`: the schools that are done with arranging or trading. `offers`: the open offers of
 * the trading floor. `fighters`: who is in the ring, by side of `bout`; only one against a beast. `options`: the
 * settings of this campaign.
 */
export interface CampaignView {
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

/**
 * The last auction of this turn. `lot`: the slave that was for sale. `bids`: seat and gold of everybody who could bid,
 * the largest bid first; 0 is no bid, and after a tie the second bids stand here. `buyer`: the seat that bought, None
 * if nobody has. `price`: what was paid.
 */
export interface SaleView {
  lot: number
  bids: ([number, number])[]
  buyer: number | null
  price: number
}

/**
 * An award of fame that a school got, how often, and why. `award`: "gold", "gladiators", "match", "experience" or
 * "charisma". `seat`: the school. `count`: the points of fame that it brought. `gladiators`: whom it was for. `foes`:
 * of matches, who was beaten, in the order of the winners. `value`: the number that counted: gold, gladiators, or the
 * level of the best; of a match 1.
 */
export interface AwardView {
  award: string
  seat: number
  count: number
  gladiators: number[]
  foes: number[]
  value: number
}

/**
 * The last awards. `turn`: in which they were given. `fresh`: nobody has bid since. `given`: each award of each school.
 * `gained`: the points of fame that each school got.
 */
export interface AwardsView {
  turn: number
  fresh: boolean
  given: AwardView[]
  gained: number[]
}

/**
 * Gold that came or went. `what`: "bought", "earned", "upkeep", "traded" or "trained". `gold`: how much, below zero:
 * paid. `about`: the gladiator bought, the purse earned ("won", "lost", "animals" or "charisma"), or the school traded
 * with, else "". `count`: of how many purses or gladiators.
 */
export interface GoldEntryView {
  what: string
  gold: number
  about: string | number
  count: number
}

/**
 * The chest of a school. `brought`: the gold that it brought into this turn. `entries`: what came and went since.
 * `upkeep`: what its gladiators cost each turn. `due`: the upkeep of this turn, while it is not paid.
 */
export interface TreasuryView {
  brought: number
  entries: GoldEntryView[]
  upkeep: number
  due: number
}

/**
 * How the training of one gladiator went. `gladiator`: who. `die`: what it showed. `total`: with everything added.
 * `stat`: the stat that was learnt, "" if none.
 */
export interface TrainingResultView {
  gladiator: number
  die: number
  total: number
  stat: string
}

/**
 * What a school has brought about in a campaign. `bouts`: that its gladiators fought. `wins`: of these. `dead`:
 * gladiators who died in its service. `best`: its gladiator with the most victories, None if it had none at all.
 */
export interface TallyView {
  bouts: number
  wins: number
  dead: number
  best: number | null
}

/**
 * Why the first of equally famous schools won. `seat`: the winner. `fame`: of both. `by`: what decided: "gold", "wins"
 * or "experience". `more`: how much of it the winner has. `less`: how much the next one has.
 */
export interface TieBreakView {
  seat: number
  fame: number
  by: string
  more: number
  less: number
}

/**
 * The whole campaign; only the cards of a bout are hidden. `gladiators`: all there have been, also the dead and those
 * without a school. `bout`: the duel being fought, as this seat sees it, or None. `segment`: the segment that `stage`
 * belongs to: "slaves", "auction", "arena", "combat", "earnings", "trades", "training", "reputation" or "over".
 * `annals`: the fame of all schools at the end of turn 0, 1, 2 and so on. `awards`: the last ones given, or None.
 * `sale`: the last auction of this turn, or None. `chests`: the accounts of each school for this turn. `lessons`: how
 * the last training went. `declined`: offers of this turn that were declined and are still the latest of their makers.
 * `tallies`: what each school has brought about, at the end of the campaign. `tie`: what decided between equally famous
 * schools, at the end of the campaign. `standings`: the fame of all schools, and how many turns are left to win more.
 */
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
  chests: TreasuryView[]
  lessons: TrainingResultView[]
  declined: Offer[]
  tallies: TallyView[]
  tie: TieBreakView | null
  standings: StandingsView
}

/**
 * A duel as one viewer sees it. A side is 0 or 1: the place of a fighter in `fighters`. `phase`: "deal", "turn" or
 * "over". `turn`: the number of this turn, those of both fighters counted. `limit`: after this turn the bout is decided
 * on hit points. `tires_after`: from the turn after this one on defences may come too late; 0: they never do. `tired`:
 * they may do so in this turn. `active`: the side whose turn it is. `fighters`: both fighters, by side. `hand`: the
 * viewer's cards. `known`: cards that the opponent holds for certain (the deck ran out in between). `deck`: how many
 * cards are left in the shared deck. `discard`: the shared discard pile, sorted. `table`: the cards that were played or
 * turned up this turn. `mini`: how many cards the adversary of a solo bout turns up to defend and to attack, else 0 and
 * 0. `winner`: the side that has won, 2 for a draw, None until it is over. `ending`: why it is over ("hit_points",
 * "points" or "concession"), "" until then. `starter`: the side that began. `surplus`: cards that the viewer must still
 * discard. `exchange`: the turn under way, once something happened in it. `past`: those of the two turns before it.
 * `stakes`: what the attack under way would do, and every attack in the viewer's hand, by card. `standings`: the hit
 * points of both sides; who has none has lost.
 */
export interface DuelView {
  phase: string
  turn: number
  limit: number
  tires_after: number
  tired: boolean
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
  stakes: Record<string, ThreatView>
  standings: StandingsView
}

/**
 * One fighter, as everybody sees them. `style`: the fighting style, or the beast. `seat`: who plays this side, None for
 * the adversary of a solo bout. `hp`: the hit points that are left. `full_hp`: the hit points at the start of the bout.
 * `stats`: the levels of strength, skill, endurance, prowess and reflexes. `cards`: how many cards are in hand.
 * `cannot_attack`: the next attack is lost: they were immobilised, or have swung wide.
 */
export interface FighterView {
  style: string
  seat: number | null
  hp: number
  full_hp: number
  stats: number[]
  cards: number
  cannot_attack: boolean
}

/**
 * What happened in one turn: who attacked with what, how it was met, what came of it. `attacker`: the side whose turn
 * it was. `attack`: the card attacked with, None without an attack. `idle`: why there was no attack ("holds" or
 * "cannot_attack"), else "". `bound_by`: the card that took the attack, "" unless `idle` is "cannot_attack". `defence`:
 * the card defended with, None without a defence. `answered`: has the attack been met, and its outcome decided?
 * `broken`: Prowess broke through the defence. `outcome`: "none" without an attack, "pending" until it is decided, then
 * "stopped", "voided", "immobilised" or "hit". `damage`: of a hit, else 0. `left`: the hit points that a hit left the
 * defender, 0 without one. `tired`: the die that was rolled for the defence of a tired fighter, 0 without one; `late`:
 * it came too late. `rolls`: the dice of this turn, in the order in which they fell. `turned`: cards that the adversary
 * of a solo bout turned up. `unarmed`: the attacker had no card to attack with, told to themselves, and of an adversary
 * to all. `helpless`: the defender had no card to defend with, told only to themselves.
 */
export interface ExchangeView {
  attacker: number
  attack: string | null
  idle: string
  bound_by: string
  defence: string | null
  answered: boolean
  tired: number
  late: boolean
  broken: boolean
  outcome: string
  damage: number
  left: number
  rolls: RollView[]
  turned: string[]
  unarmed: boolean
  helpless: boolean
}

/**
 * Dice that were rolled for a stat. `side`: who rolled. `stat`: the stat it was for. `dice`: what the dice show, every
 * 1 counts.
 */
export interface RollView {
  side: number
  stat: string
  dice: number[]
}

/**
 * What an attack would do if nothing stops it. `left`: the hit points that it would leave the opponent, before
 * Strength. `more`: Strength may add to the damage.
 */
export interface ThreatView {
  left: number
  more: boolean
}

/**
 * `purse`: gold that a result brings on average, and a level of charisma; `dice`: how many dice of gold it is.
 * `upkeep`: what a gladiator costs each turn. `training`: what extra training costs; `trained`: what a die must show;
 * `healing`: so much is taken off it. `hurt`: at so many hit points a winner has been hurt. `large`: what a large one
 * costs on top. `levels`: the six stats of a gladiator, in their order. `matters`: what of age, size and career counts
 * for something. `segments`: of a turn, in their order.
 */
export interface SchoolPrinted {
  cards: Record<string, CardPrinted>
  usable: Record<string, string[]>
  stats: string[]
  hand_limit: number
  too_late: number
  purse: Record<string, number>
  dice: Record<string, number>
  upkeep: number
  training: number
  trained: number
  healing: number
  hurt: number
  large: number
  levels: string[]
  matters: string[]
  awards: string[]
  segments: string[]
}

/**
 * A card. `set`: who may use it - everybody ("common"), a style or a beast. `spent`: whoever plays it cannot attack on
 * their next turn.
 */
export interface CardPrinted {
  set: string
  kind: string
  damage: number
  immobilise: boolean
  spent: boolean
}

/**
 * Any of these gladiators, at most so many. `subset`: the gladiators that may be chosen; an answer has them in rising
 * order. `most`: how many at most.
 */
export interface SubsetSpace {
  subset: number[]
  most: number
}

/**
 * What may be done on the trading floor. `simple`: all answers but new offers. `offers_left`: how many offers may still
 * be made.
 */
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
