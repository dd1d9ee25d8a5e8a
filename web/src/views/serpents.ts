/** What the server sends of this game, and takes: made by `python -m tools.webtypes`. */

import type { StandingsView } from './kernel'

/**
 * The card that the viewer could meddle with. `seat`: whose it is. `has`: the influence that counts for it. `needs`:
 * the influence that it would require then, by the number of guards, one guard first.
 */
export interface MeddlingView {
  seat: number
  has: number
  needs: number[]
}

/**
 * The table. Seats, assets, sides, hexes and prepared schemes are given by their numbers. `meddling`: the card that the
 * viewer could meddle with, or None.
 */
export interface SerpentsView {
  round: number
  phase: string
  step: string
  host: number | null
  active: number | null
  hand: string[]
  intrigue: number
  intrigue_discard: string[]
  market: number
  market_discard: string[]
  powers: string[]
  row: (string | null)[]
  revealed: number
  bidders: number[]
  invited: number[]
  wagers: number[][]
  strike: StrikeView | null
  seeds: number[]
  offers_left: number
  winner: number | null
  houses: HouseView[]
  held: HandCardView[]
  own_powers: PowerView[]
  prepared: PreparedView[]
  scheme: SchemeView | null
  declared: DeclaredView[]
  bids: BidsView | null
  sales: SaleView[]
  fighters: FighterView[]
  pays: number[]
  thumb: ThumbView | null
  bout: BoutView | null
  rerolls: RerollView[]
  blow: AttackReportView | null
  deeds: DeedsView[]
  fought: PastCombatantView[]
  settled: SettledWagerView[]
  offers: OfferView[]
  ledger: PromiseView[]
  refusals: RefusalView[]
  spares: number[]
  backers: number[]
  limits: LimitView[]
  nearing: NearVictoryView[]
  course: RoundView[]
  standings: StandingsView
  raised: ([number, string, number])[]
  declared_raised: number[]
  support: number
  barred: number[]
  primus: boolean
  spared: boolean
  caps: ([number, number, number])[]
  even: boolean
  meddling: MeddlingView | null
}

/**
 * The attack that is being resolved; wounds of the crowd have a victim and no attacker. `attacker`: the side that
 * attacks. `defender`: the side that is attacked. `speed`: attacked with speed dice. `agile`: defended with speed dice.
 * `attack`: the dice of the attacker, as they fell. `defence`: the dice of the defender, as they fell. `wounds`: still
 * to be taken by `victim`. `victim`: the side that takes the wounds, or None. `counter`: wounds that wait for the
 * attacker, if the defender is still standing then.
 */
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

/**
 * A house as the viewer sees it. `income`: the coins that its ready slaves earn. `upkeep`: its next Upkeep. `with_lot`:
 * its next Upkeep if it wins the lot on the block, None without one. `kept`: how many promises it has kept, as far as
 * the viewer knows. `broken`: how many promises it has broken, as far as the viewer knows.
 */
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
  income: number
  upkeep: UpkeepView
  with_lot: UpkeepView | null
  kept: number
  broken: number
}

/**
 * A card of a house: a gladiator, slave, piece of equipment or guard on its table. `id`: its number, by which
 * questions, answers and events name it. `card`: the id of the card. `ready`: not exhausted. `injured`: exhausted until
 * it heals. `favour`: Favour tokens. `champion`: has become a Champion. `committed`: sent to the arena, and of no use
 * elsewhere.
 */
export interface AssetView {
  id: number
  card: string
  ready: boolean
  injured: boolean
  favour: number
  champion: boolean
  committed: boolean
}

/**
 * What the next Upkeep comes to, if nobody is injured or healed before. `pays`: the coins that gladiators cost.
 * `earns`: the coins that slaves bring.
 */
export interface UpkeepView {
  pays: number
  earns: number
}

/**
 * A title in the viewer's hand. `card`: the id of the card. `count`: how many copies. `required`: the influence it
 * requires. `lacks`: how much of that is missing.
 */
export interface HandCardView {
  card: string
  count: number
  required: number
  lacks: number
}

/**
 * A power of the viewer's house. `id`: by which answers name it. `why`: "" if it can be used now in the own turn, else
 * "used", "other_time", "price" or "pile" (the discard pile lacks such a card). `lacks`: how many ready assets of which
 * kind are missing for its price.
 */
export interface PowerView {
  id: string
  why: string
  lacks: Record<string, number>
}

/**
 * A scheme that was laid face down this turn. `requests_left`: how often support for it may still be asked for.
 * `stand`: what counts for it.
 */
export interface PreparedView {
  number: number
  card: string | null
  lying: boolean
  pledged: number[]
  asked: number[]
  shown: number[]
  discount: number
  times: number
  requests_left: number
  stand: SchemeStrengthView
}

/**
 * How a scheme stands: what it requires, and what counts for it. `required`: the influence it requires, None for a
 * viewer who does not know the card. `lacks`: the influence it is short of, None for a viewer who does not know the
 * card. `own`: the schemer's influence. `pledges`: who supports it. `extra`: what counts beside the pledges. `total`:
 * all the influence that counts for it. `with_each`: the total if this seat supported it as well, by seat. `bribe`: the
 * fewest coins that make up for what it lacks, for a schemer whose house may bribe, else None.
 */
export interface SchemeStrengthView {
  required: number | null
  lacks: number | null
  own: number
  pledges: PledgeView[]
  extra: number
  total: number
  with_each: number[]
  bribe: number | null
}

/** A supporter of a scheme. `seat`: who. `influence`: what counts for the scheme. */
export interface PledgeView {
  seat: number
  influence: number
}

/**
 * The scheme that is being played, face up. `changes_left`: how often its target may still be changed. `requests_left`:
 * how often support for it may still be asked for. `stand`: what counts for it. `tries`: the guards that tried to foil
 * it.
 */
export interface SchemeView {
  seat: number
  card: string
  targets: number[]
  pledged: number[]
  discount: number
  confirmed: boolean
  changes_left: number
  requests_left: number
  stand: SchemeStrengthView
  tries: FoilAttemptView[]
}

/**
 * A guard that tried to foil the scheme. `seat`: whose guard. `where`: it came from: "hand" or "table". `dice`: what
 * was rolled for it, nothing while it may be answered.
 */
export interface FoilAttemptView {
  seat: number
  where: string
  dice: number[]
}

/** A reaction or guard that has not been applied yet. `required`: the influence it requires. */
export interface DeclaredView {
  seat: number
  card: string
  target: number | null
  required: number
}

/**
 * What was bid for one lot, or for hosting. `lot`: its place in `row`, or "host". `bids`: by each seat, the coins it
 * added in every round of bids.
 */
export interface BidsView {
  lot: number | string
  bids: ([number, number[]])[]
}

/**
 * A lot that is gone. `lot`: its place in the row. `seat`: who bought it, None if nobody wanted it. `card`: the id of
 * the card. `coins`: what was paid.
 */
export interface SaleView {
  lot: number
  seat: number | null
  card: string
  coins: number
}

/**
 * A combatant. Its place in `fighters` is its side. `ability`: the one they have, "" where they have none or it is
 * silenced. `allowance`: how many hexes a turn of their own lets them move. `attacks`: all they have, whether somebody
 * is in reach or not. `defence`: how many dice they defend with. `agile`: they may defend with speed dice instead.
 * `rises`: another victory makes a Champion. `foes`: their opponents on the sand.
 */
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
  ability: string
  allowance: number
  attacks: AttackView[]
  defence: number
  agile: boolean
  rises: boolean
  foes: FoeView[]
}

/**
 * An attack that a combatant has. `how`: the word that answers declare it with. `near`: the least distance in hexes.
 * `far`: the greatest distance in hexes. `dice`: how many it has.
 */
export interface AttackView {
  how: string
  near: number
  far: number
  dice: number
}

/**
 * An opponent on the sand. `side`: who. `distance`: in hexes. `reached`: could be attacked in a turn that begins now.
 */
export interface FoeView {
  side: number
  distance: number
  reached: boolean
}

/**
 * What a thumb down means for the Host. `costs`: the Influence that it costs. `leaves`: the Influence that is left
 * then.
 */
export interface ThumbView {
  costs: number
  leaves: number
}

/**
 * The fight. A side is a place in `fighters`; in a duel it is the team as well. `left`: how many hexes who acts can
 * still move. `patience`: after so many more rounds without an attack the crowd is restless. `closes`: the restless
 * crowd will close a ring, else it wounds.
 */
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
  left: number
  patience: number
  closes: boolean
}

/** Who may roll dice again in this attack. `side`: whose dice. `dice`: how many at most. `cards`: that allow it. */
export interface RerollView {
  side: number
  dice: number
  cards: string[]
}

/**
 * An attack of the bout: the one that is being resolved, or the last. `number`: which attack of the bout it is, from 1.
 * `attacker`: who attacks. `defender`: who is attacked. `how`: the word that declared it: "attack", or a speed attack
 * such as "javelin". `attack_pool`: the dice it is made with. `defence_pool`: the dice it is met with. `roll`: None
 * before the dice fall. `pairs`: the dice pair by pair, high to low. `compared`: the hits that these pairs make.
 * `at_first`: the hits that they made before anybody rolled again. `stopped`: an ability of the defender stopped it
 * altogether. `hits`: of the dice when they were compared; None before that, and where it was stopped. `blocked`: how
 * many of the hits an ability blocked. `automatic`: wounds beside the hits, by an ability. `wounds`: taken by the
 * defender, None while they are not counted. `back`: wounds taken by the attacker who was struck back, else None.
 * `gear`: the cards of equipment that were put to use, on either side. `again`: the dice that were rolled again.
 * `kept`: who could have rolled dice again, and did not. `stood`: a last stand made the wounds none. `lost`: the dice
 * that it has cost both. `fallen`: who was defeated by it.
 */
export interface AttackReportView {
  number: number
  attacker: CombatantView
  defender: CombatantView
  how: string
  attack_pool: Pool
  defence_pool: Pool
  roll: RollView | null
  pairs: DicePairView[]
  compared: number
  at_first: number
  stopped: boolean
  hits: number | null
  blocked: number
  automatic: number
  wounds: number | null
  back: number | null
  gear: string[]
  again: RerolledDieView[]
  kept: CombatantView[]
  stood: boolean
  lost: DiceLossView[]
  fallen: DefeatView[]
}

/** A combatant, who may have left the sand since. `seat`: whose combatant. `card`: the id of the card. */
export interface CombatantView {
  seat: number
  card: string
}

export type Pool = 'attack' | 'defence' | 'speed'

/**
 * The dice of an attack. `attack`: how many the attacker rolled. `defence`: how many the defender rolled. `ties`: equal
 * ones hit as well.
 */
export interface RollView {
  attack: number
  defence: number
  ties: boolean
}

/**
 * Two dice that are compared. `attack`: of the attacker, or None. `defence`: of the defender, or None. `mark`: what the
 * attack die does; a "tie" hits, too; "" without one.
 */
export interface DicePairView {
  attack: DieView | null
  defence: DieView | null
  mark: 'hit' | 'tie' | 'block' | 'miss' | ''
}

/**
 * A die of an attack. `face`: what it shows. `before`: what it showed before it was rolled again, else None. `set`: it
 * is one of several equal dice that count for an ability.
 */
export interface DieView {
  face: number
  before: number | null
  set: boolean
}

/**
 * A die that was rolled again. `by`: who wanted it. `before`: what it showed. `after`: what it shows since. `forced`:
 * it was not their own die.
 */
export interface RerolledDieView {
  by: CombatantView
  before: number
  after: number
  forced: boolean
}

/** What an attack has cost somebody. `who`: has lost dice. `dice`: how many of attack, defence and speed. */
export interface DiceLossView {
  who: CombatantView
  dice: number[]
}

/** Somebody whom an attack has defeated. `who`: was defeated. `level`: "yield", "injury" or "decapitation". */
export interface DefeatView {
  who: CombatantView
  level: string
}

/**
 * What one combatant did in a bout, and what was done to them. `who`: the combatant. `rolls`: the dice of their
 * attacks. `hits`: of all their attacks, as the dice were compared. `again`: how many dice they had rolled again.
 * `gain`: by how many hits that was to their good. `lost`: the dice that they gave up, of attack, defence and speed.
 */
export interface DeedsView {
  who: CombatantView
  rolls: RollView[]
  hits: number
  again: number
  gain: number
  lost: number[]
}

/**
 * Who fought the last match. `seat`: whose combatant. `asset`: the number of the card. `card`: the id of the card.
 * `level`: of their defeat: "yield", "injury" or "decapitation", else "". `thumb`: what the Host decided about them:
 * "up", "down" or "".
 */
export interface PastCombatantView {
  seat: number
  asset: number
  card: string
  level: string
  thumb: string
}

/**
 * A wager on the last match. `seat`: whose. `field`: the betting field: "V1", "V2", "INJ" or "DEC". `won`: it has won.
 * `coins`: what it brought, or cost if it was lost.
 */
export interface SettledWagerView {
  seat: number
  field: string
  won: boolean
  coins: number
}

/**
 * An open offer. In moves it is named by its content: all but `late`, in this order. `late`: it is about an invitation,
 * or another target, that can no longer be given to anybody it concerns.
 */
export interface OfferView {
  maker: number
  to: number[]
  private: boolean
  gives: number
  goods: number[]
  wants: number
  asks: number[]
  promises: AnyPromise[]
  returns: AnyPromise[]
  counters: number
  late: boolean
}

export type Lot = number | 'host'

export type Occasion = 'phase_end' | 'round_end' | 'scheme' | 'invited' | 'thumb' | 'victory'

export type AnyPromise =
  | ['support' | 'invite' | 'no_foil' | 'redirect']
  | ['no_harm' | 'no_target', 'phase' | 'round']
  | ['thumb', 'up' | 'down']
  | ['foil' | 'target', number]
  | ['share', 'scheme' | 'wagers']
  | ['no_bid', Lot]
  | ['pay', number, Occasion]
  | ['bid_at_most', Lot, number]

/**
 * A promise in the ledger. `standing`: "open", "kept" or "broken", or "lapsed" if it was not decided in its round.
 * `settles`: of the viewer's own payments: how many coins must be given until it is made. `owing`: of the viewer's own
 * payments: it is owed whatever happens. `pressing`: of the viewer's own: it would be broken at the end of this phase.
 * `wronged`: of the viewer's own: the other has broken a promise of this round to them.
 */
export interface PromiseView {
  by: number
  to: number
  promise: AnyPromise
  private: boolean
  round: number
  state: string
  due: boolean
  paid: number
  owed: number
  standing: string
  settles: number
  owing: boolean
  pressing: boolean
  wronged: boolean
}

/**
 * An offer that was declined in this phase. `offer`: as it was made. `seat`: who declined it. `said`: why: nothing, a
 * word, or "price" and so many coins more.
 */
export interface RefusalView {
  offer: OfferSeen
  seat: number
  said: Said
}

/**
 * An open offer. In moves it is named by its content. `maker`: the seat that made it. `to`: the seats it is made to.
 * `private`: only its parties know of it. `gives`: the coins that its maker gives. `goods`: the numbers of the assets
 * that its maker gives. `wants`: the coins that its maker wants. `asks`: the numbers of the assets that its maker
 * wants. `promises`: what its maker promises. `returns`: what is promised in return. `counters`: how many
 * counter-offers led to it.
 */
export interface OfferSeen {
  maker: number
  to: number[]
  private: boolean
  gives: number
  goods: number[]
  wants: number
  asks: number[]
  promises: AnyPromise[]
  returns: AnyPromise[]
  counters: number
}

export type WhyNot = 'too_little' | 'no_trust' | 'too_strong' | 'cannot' | 'not_now'

export type Said = [] | [WhyNot] | ['price', number]

/**
 * What the viewer may do only a few times more (SP-LIMIT-1). `what`: "offers", "gifts" or "shown_cards" in this phase,
 * "changes" of the target or "requests" for support of the scheme that is being played. `left`: how often.
 */
export interface LimitView {
  what: string
  left: number
}

/**
 * Who can win at the end of this phase. `seat`: who. `influence`: that they have now. `rises`: what would have to
 * happen for it ("victory", "champion"); nothing: they are there.
 */
export interface NearVictoryView {
  seat: number
  influence: number
  rises: string[]
}

/** A round, and everybody's influence at its end. `round`: its number. `influence`: of each seat. */
export interface RoundView {
  round: number
  influence: number[]
}

/**
 * What is printed on cards of the expansion alone. `opposed`: an arrow instead of a requirement. `moves`: hexes more or
 * less in a move; `picks`: so many of the dice lost are named by the attacker.
 */
export interface ExpansionCardPrinted {
  opposed: string
  treacherous: boolean
  moves: number
  picks: number
}

/** `own`: by card, what only cards of the expansion have. `primus`: so many fight a Primus. */
export interface SerpentsPrinted {
  cards: Record<string, CardPrinted>
  houses: Record<string, HousePrinted>
  track: TrackPrinted
  arena: ArenaPrinted
  sand: SandPrinted
  guard: string
  keep: number
  promises: number
  counters: number
  own: Record<string, ExpansionCardPrinted>
  primus: number
}

/**
 * What is printed on a card. Nought and "" stand for what it does not have. `windows`: on which occasions it may be
 * played, if not in one's own turn. `foils_from`: what a guard must roll. `exhausts`: it works once, by being
 * exhausted. `nearest`: from how many hexes on an attack with it reaches.
 */
export interface CardPrinted {
  id: string
  kind: string
  slot: string
  starting: boolean
  attack: number
  defence: number
  speed: number
  value: number
  requirement: number
  cash: number
  ability: string
  foils_from: number
  windows: string[]
  alike: number
  range: number
  nearest: number
  rerolls: number
  exhausts: boolean
}

/** A house: what it starts with, and its powers. */
export interface HousePrinted {
  id: string
  coins: number
  gladiators: number
  slaves: number
  guards: number
  powers: PowerPrinted[]
}

/** A power of a house. */
export interface PowerPrinted {
  id: string
}

/** The influence track. `hands`: the hand size of every space, from the lowest on; the highest wins. */
export interface TrackPrinted {
  lowest: number
  highest: number
  hands: number[]
}

/**
 * The arena and its betting fields. `places`: so many fight a match. `quiet_rounds`: so many rounds without an attack
 * close a ring, down to `smallest`; there each costs `crowd_wounds`.
 */
export interface ArenaPrinted {
  places: number
  fields: FieldPrinted[]
  lowest_wager: number
  highest_wager: number
  champion_favours: number
  quiet_rounds: number
  smallest: number
  crowd_wounds: number
}

/** A betting field: the outcome, of which team if it matters, and the coins paid for each. */
export interface FieldPrinted {
  id: string
  outcome: string
  pays: number
  team: number | null
}

/**
 * The sand, hex by hex, and the constants of combat. `places`: column and row (axial, pointy tops); `beside`: the next
 * hex to the east, north-east, north-west, west, south-west and south-east; `off`: no hex. `unopposed`: what a lone
 * attack die must show. `normal`: the word for an attack with attack dice; all others use speed dice. `ties`,
 * `attack_sets` and `defence_sets`: abilities by which equal dice hit, and those for which sets of equal dice count.
 */
export interface SandPrinted {
  radius: number
  off: number
  places: ([number, number])[]
  names: string[]
  rings: number[]
  beside: number[][]
  starts: number[]
  pools: string[]
  unopposed: number
  normal: string
  ties: string[]
  attack_sets: string[]
  defence_sets: string[]
}

/**
 * What a combatant on the sand could do in a turn of their own, as the others stand now. `side`: who. `steps`: the
 * hexes they get to, each with the number of steps. `attacks`: the hexes they could attack from, each with the attacks
 * that they would have there (how, and which side). `threatens`: the hexes that they could attack with a move before
 * it.
 */
export interface ReachView {
  side: number
  steps: ([number, number])[]
  attacks: ([number, ([string, number])[]])[]
  threatens: number[]
}

export type YesNo = 'no' | 'yes'

export type SupportRequest = ['request', ([number, boolean])[]]

export type Demand = ['demand', [number, boolean]]

export type PlayCard = ['play', string]

export type Wager = [number, number, number, number]

/**
 * Which gladiators are kept. `gladiators`: any of these may be kept; an answer has them in rising order. `most`: how
 * many at most.
 */
export interface LedgerSpace {
  gladiators: number[]
  most: number
}

/**
 * What may be placed on the betting fields. `least`: the least stack on a field, if there is one at all. `most`: the
 * highest stack on each field. `coins`: the most on all fields together.
 */
export interface WagersSpace {
  least: number
  most: number[]
  coins: number
}

/**
 * What may be done at any time; the last three entries only while there is something to bargain about. `show`: the
 * cards that may be shown to another. `reasons`: what may be said to an offer that is declined, beside a price: the
 * word "price" and its coins. `offer`: what may be offered.
 */
export interface AnytimeMoves {
  simple: SimpleMove[]
  give: number
  show?: string[]
  reasons?: WhyNot[]
  offer?: Bargain
}

export type Offer = [number, number[], boolean, number, number[], number, number[], AnyPromise[], AnyPromise[], number]

export type SimpleMove = ['lay'] | ['reopen'] | ['withdraw', Offer] | ['decline', Offer] | ['accept', Offer]

/**
 * What may be offered. `left`: how many offers may still be made in this phase. `coins`: the most that can be given,
 * and the most that can be wanted. `assets`: the viewer's assets that may be given. `counter`: the offers that may be
 * answered with another one. `lots`: those for which a highest bid may be promised. `promises`: what may be promised,
 * with each of the others.
 */
export interface Bargain {
  left: number
  coins: [number, number]
  assets: number[]
  counter: Offer[]
  lots: Lot[]
  promises: Vocabulary[]
}

/**
 * What the viewer and another may promise each other now. `other`: the other seat. `floor`: the other may trade assets
 * now. `assets`: which assets of the other may be wanted. `promises`: what the viewer may promise. `pays`: the
 * occasions on which the viewer may promise coins. `returns`: what the other may promise. `paid`: the occasions on
 * which the other may promise coins.
 */
export interface Vocabulary {
  other: number
  floor: boolean
  assets: number[]
  promises: Promised[]
  pays: Occasion[]
  returns: Promised[]
  paid: Occasion[]
}

export type Promised =
  | ['support' | 'invite' | 'no_foil' | 'redirect']
  | ['no_harm' | 'no_target', 'phase' | 'round']
  | ['thumb', 'up' | 'down']
  | ['foil' | 'target', number]
  | ['share', 'scheme' | 'wagers']
  | ['no_bid', Lot]

/** All types of this game. */
export interface Serpents {
  view: SerpentsView
  printed: SerpentsPrinted
  parts: {
    reach: ReachView[]
  }
  answers: {
    pick: number
    pick_house: number
    house: string
    healer: 'pass' | number
    healer_welcome: YesNo
    ledger: number[]
    turn: 'end' | ['cash', string] | ['prepare', string] | ['again', number] | ['power', string] | ['ability', number]
    hand_limit: 'lay' | 'enough' | ['cash', string] | ['discard', string] | ['prepare', string] | ['again', number]
    exchange: string
    prepared:
      | 'take_back'
      | ['announce', number[]]
      | SupportRequest
      | ['bribe', number]
      | ['cunning', number]
      | Demand
      | PlayCard
    announced:
      | 'confirm'
      | ['target', number[]]
      | SupportRequest
      | ['bribe', number]
      | ['cunning', number]
      | Demand
      | PlayCard
    support: YesNo
    foil: 'pass' | ['guard', 'hand' | 'table'] | PlayCard
    bodyguard: 'pass' | number
    react: 'pass' | PlayCard | ['play', string, number] | ['meddle', number] | ['demand', number]
    guard_back: YesNo
    open_market: 'done' | ['sell', number]
    informant: 'pass' | [number, number]
    bid: number
    invite: number
    invitation: 'decline' | 'accept'
    audience: 'ready'
    wagers: Wager
    combatant: number
    equip: number[]
    net: YesNo
    tactician: YesNo
    order: 'first' | 'second'
    combat_turn: 'end' | ['move' | 'attack' | 'javelin' | 'daggers' | 'knives', number]
    pool: Pool
    reroll: number[]
    force: number[]
    gear: YesNo
    surrender: Pool
    driven: number
    thumb: 'up' | 'down'
    short: 'take_back' | SupportRequest | ['bribe', number] | ['cunning', number] | Demand | PlayCard
    demand: YesNo
    oblige: number
    tongue: string
    bookmaker: 'pass' | 'V1' | 'V2' | 'INJ' | 'DEC'
    primus: YesNo
    teams: [number, number]
    place: number
    treachery: 'stay' | 'switch'
    nets: number[]
    who_goes: number
  }
  spaces: {
    ledger: LedgerSpace
    wagers: WagersSpace
  }
  about: {
    pick: string
    pick_house: string
    house: null
    healer: number
    healer_welcome: [number, number]
    ledger: null
    turn: null
    hand_limit: null
    exchange: string
    prepared: number
    announced: [string, number[]]
    support: [number, number]
    foil: [number, string, number[]]
    bodyguard: number
    react: string | [string, number]
    guard_back: string
    open_market: null
    informant: null
    bid: Lot
    invite: number
    invitation: number
    audience: 'invitation' | 'thumb'
    wagers: null
    combatant: null
    equip: string
    net: string
    tactician: string
    order: string
    combat_turn: string
    pool: string
    reroll: 'attack' | 'defence'
    force: 'attack' | 'defence'
    gear: [string, number]
    surrender: [string, number]
    driven: string
    thumb: number | number[]
    short: [string, number[]]
    demand: [number, number, number]
    oblige: string
    tongue: number
    bookmaker: number
    primus: null
    teams: null
    place: string
    treachery: string
    nets: null
    who_goes: null
  }
  anytime: AnytimeMoves | []
}
