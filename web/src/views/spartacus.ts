/** What the server sends of this game, and takes: made by `python -m tools.webtypes`. */

/** A house as the viewer sees it. `coins`: None while the purse is concealed. `known`: cards that the viewer has seen in this hand and that must still be there. `income`: what the ready slaves earn. `with_lot`: the next Upkeep if this house wins the lot on the block. `kept` and `broken`: how many promises, as far as the viewer knows. */
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

/** What the next Upkeep takes for gladiators and brings from slaves, if nobody is injured or healed before. */
export interface UpkeepView {
  pays: number
  earns: number
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
  stand: StandView
}

/** How a scheme stands: what it requires, and what counts for it. `required` and `lacks`: None for who does not know the card. `own`: the schemer's influence, `extra`: what counts beside the pledges. `with_each`: the total if this seat supported it as well. `bribe`: the fewest coins that make up for what it lacks, for a schemer whose house may bribe. */
export interface StandView {
  required: number | null
  lacks: number | null
  own: number
  pledges: PledgeView[]
  extra: number
  total: number
  with_each: number[]
  bribe: number | null
}

/** A supporter of a scheme, and the influence that counts for it. */
export interface PledgeView {
  seat: number
  influence: number
}

/** The scheme that is being played, face up. `changes_left`: of its target. */
export interface SchemeView {
  seat: number
  card: string
  targets: number[]
  pledged: number[]
  discount: number
  confirmed: boolean
  changes_left: number
  stand: StandView
  tries: TryView[]
}

/** A guard that tried to foil the scheme, and what was rolled for it; nothing while it may be answered. */
export interface TryView {
  seat: number
  where: string
  dice: number[]
}

/** An attack that a combatant has: from how many hexes to how many it reaches, and with how many dice. */
export interface AttackView {
  how: string
  near: number
  far: number
  dice: number
}

/** An opponent on the sand: how far away, and whether they could be attacked in a turn that begins now. */
export interface FoeView {
  side: number
  distance: number
  reached: boolean
}

/** A combatant. `hex`: -1 while they are not on the sand; `team`: None while they have none. `level`: of their defeat. `ability`: what works of it, so nothing where it is silenced. `allowance`: how many hexes a turn of their own lets them move. `defence`: the dice to defend with, `agile`: or those of speed. `rises`: another victory makes a Champion. */
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

/** The fight. The places in `order` are sides, `first` and `winner` are teams; `level`: of the last defeat. `acted`, `struck` and `rolls` (for initiative) belong to the combat round, `moved` and `attacked` to the turn. `left`: how far who acts can still go. `patience`: after so many more rounds without an attack the crowd is restless; `closes`: then it closes a ring, else it wounds. */
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

/** The Influence that a thumb down costs the Host, and what is left of it then. */
export interface ThumbView {
  costs: number
  leaves: number
}

/** What a combatant on the sand could do in a turn of their own, as the others stand now. `steps`: where they get to, and in how many steps; `attacks`: from where they could attack, and which attacks they would have there; `threatens`: the hexes that they could attack with a move before it. */
export interface ReachView {
  side: number
  steps: ([number, number])[]
  attacks: ([number, ([string, number])[]])[]
  threatens: number[]
}

/** A reaction or guard that has not been applied yet, and the influence it requires. */
export interface DeclaredView {
  seat: number
  card: string
  target: number | null
  required: number
}

/** An open offer. In moves it is named by its content. `late`: it is about an invitation that can no longer be given to anybody it concerns. */
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

export type Occasion = 'phase_end' | 'round_end' | 'scheme' | 'invited' | 'thumb' | 'victory'

export type AnyPromise = ['support' | 'invite'] | ['no_target', 'phase' | 'round'] | ['thumb', 'up' | 'down'] | ['no_bid', number | 'host'] | ['pay', number, Occasion]

/** A promise in the ledger. `due`: a payment whose occasion has come, of which so many coins are `paid`. `standing`: "lapsed" if it was not decided in its round, else its state. `owed`: the coins still missing of a payment. Of the viewer's own: `settles`: how many coins must be given until it is made, `owing`: it is owed whatever happens, `pressing`: it would be broken at the end of this phase, `wronged`: the other has broken a promise of this round. */
export interface WordView {
  by: number
  to: number
  promise: AnyPromise
  private: boolean
  round: number
  state: string
  due: boolean
  paid: number
  standing: string
  owed: number
  settles: number
  owing: boolean
  pressing: boolean
  wronged: boolean
}

/** The table. `row`: the lots, None face down and not looked at, "" gone; `revealed`: so many are turned up. `pays`: what the Bank pays for a coin on each betting field, if that wins. `bids`: those opened last in this round, `sales`: its lots that are gone. `held`: the titles in the viewer's hand. `own_powers`: of the viewer's house, in the own turn. `spares`: to whom the viewer has promised not to target them; `backers`: who has promised the viewer support. `nearing`: who can win at the end of this phase. `rerolls`: who may roll dice again now. `blow`: the last attack of the bout, or of the last bout; `deeds`: what came of all of them, when it is decided. `fought`: who fought the last match, when its sand is empty, and `settled`: what became of the wagers on it. `course`: round by round, after the game. */
export interface SpartacusView {
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
  held: HeldView[]
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
  blow: BlowView | null
  deeds: DeedsView[]
  fought: FoughtView[]
  settled: SettledView[]
  offers: OfferView[]
  ledger: WordView[]
  spares: number[]
  backers: number[]
  nearing: NearView[]
  course: RoundView[]
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

/** A title in the viewer's hand: how many copies, the influence it requires, and how much of it is missing. */
export interface HeldView {
  card: string
  count: number
  required: number
  lacks: number
}

/** A power of the viewer's house. `why`: "" if it can be used now in the own turn; `lacks`: of its price. */
export interface PowerView {
  id: string
  why: string
  lacks: Record<string, number>
}

/** What was bid for one lot, or for hosting ("host"): by each seat, its coins in every round of bids. */
export interface BidsView {
  lot: number | string
  bids: ([number, number[]])[]
}

/** A lot that is gone. `seat`: None if nobody wanted it; `coins`: what was paid. */
export interface SaleView {
  lot: number
  seat: number | null
  card: string
  coins: number
}

/** Who may roll dice again in this attack: how many, and the cards that allow it. */
export interface RerollView {
  side: number
  dice: number
  cards: string[]
}

/** An attack of the bout: the one that is being resolved, or the last. `number`: which of them. `roll`: None before the dice fall. `pairs`: high to low; `compared`: the hits that these make, and `at_first` those before anybody rolled again. `hits`, `blocked` and `automatic` count when the dice have been compared; None: not yet, or the attack is `stopped`. `wounds` and `back`: taken by the defender, and by the attacker who is struck back. `stood`: a last stand made the wounds none. */
export interface BlowView {
  number: number
  attacker: WhoView
  defender: WhoView
  how: string
  attack_pool: Pool
  defence_pool: Pool
  roll: RollView | null
  pairs: PairView[]
  compared: number
  at_first: number
  stopped: boolean
  hits: number | null
  blocked: number
  automatic: number
  wounds: number | null
  back: number | null
  gear: string[]
  again: AgainView[]
  kept: WhoView[]
  stood: boolean
  lost: LossView[]
  fallen: FallView[]
}

/** A combatant, who may have left the sand since. */
export interface WhoView {
  seat: number
  card: string
}

export type Pool = 'attack' | 'defence' | 'speed'

/** The dice of an attack. `ties`: equal ones hit as well. */
export interface RollView {
  attack: number
  defence: number
  ties: boolean
}

/** Two dice that are compared. `mark`: what the attack die does; a "tie" hits, too. */
export interface PairView {
  attack: DieView | null
  defence: DieView | null
  mark: 'hit' | 'tie' | 'block' | 'miss' | ''
}

/** A die of an attack. `before`: what it showed before it was rolled again; `set`: it serves a set. */
export interface DieView {
  face: number
  before: number | null
  set: boolean
}

/** A die that was rolled again; `forced`: the opponent wanted it. */
export interface AgainView {
  by: WhoView
  before: number
  after: number
  forced: boolean
}

/** The dice that an attack has taken from somebody, by pool. */
export interface LossView {
  who: WhoView
  dice: number[]
}

/** Somebody whom an attack has defeated. */
export interface FallView {
  who: WhoView
  level: string
}

/** What one combatant did in a bout, and what was done to them. `rolls`: of their attacks, and the `hits` of all these; `again`: dice that they rolled again, and `gain`: by how many hits that was to their good; `lost`: the dice that they gave up, by pool. */
export interface DeedsView {
  who: WhoView
  rolls: RollView[]
  hits: number
  again: number
  gain: number
  lost: number[]
}

/** Who fought the last match. `level`: of their defeat; `thumb`: what the Host decided about them. */
export interface FoughtView {
  seat: number
  asset: number
  card: string
  level: string
  thumb: string
}

/** A wager on the last match: what it brought, or (`won` is false) what it cost. */
export interface SettledView {
  seat: number
  field: string
  won: boolean
  coins: number
}

/** Who can win at the end of this phase. `rises`: what would have to happen for it; nothing: they are there. */
export interface NearView {
  seat: number
  influence: number
  rises: string[]
}

/** A round that is over, and everybody's influence at its end. */
export interface RoundView {
  round: number
  influence: number[]
}

/** What is printed on a card. Nought and "" stand for what it does not have. `windows`: on which occasions it may be played, if not in one's own turn. `foils_from`: what a guard must roll. `exhausts`: it works once, by being exhausted. `nearest`: from how many hexes on an attack with it reaches. */
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

/** A power of a house. */
export interface PowerPrinted {
  id: string
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

/** The influence track. `hands`: the hand size of every space, from the lowest on; the highest wins. */
export interface TrackPrinted {
  lowest: number
  highest: number
  hands: number[]
}

/** A betting field: the outcome, of which team if it matters, and the coins paid for each. */
export interface FieldPrinted {
  id: string
  outcome: string
  pays: number
  team: number | null
}

/** The arena and its betting fields. `places`: so many fight a match. `quiet_rounds`: so many rounds without an attack close a ring, down to `smallest`; there each costs `crowd_wounds`. */
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

/** All that is printed. `keep`: what a gladiator costs in Upkeep; `promises`: most of a side in an offer. */
export interface SpartacusPrinted {
  cards: Record<string, CardPrinted>
  houses: Record<string, HousePrinted>
  track: TrackPrinted
  arena: ArenaPrinted
  sand: SandPrinted
  guard: string
  keep: number
  promises: number
}

/** The sand, hex by hex, and the constants of combat. `places`: column and row (axial, pointy tops); `beside`: the next hex to the east, north-east, north-west, west, south-west and south-east; `off`: no hex. `unopposed`: what a lone attack die must show. `normal`: the word for an attack with attack dice; all others use speed dice. `ties`, `attack_sets` and `defence_sets`: abilities by which equal dice hit, and those for which sets of equal dice count. */
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

/** Any of these gladiators may be kept, and at most so many. */
export interface LedgerSpace {
  gladiators: number[]
  most: number
}

/** On each betting field nothing, or from `least` to `most`; all stacks together at most `coins`. */
export interface WagersSpace {
  least: number
  most: number[]
  coins: number
}

/** What the viewer and another may promise each other now, and on which occasions coins may be promised. `floor`: may the other trade assets now, and which. */
export interface Vocabulary {
  other: number
  floor: boolean
  assets: number[]
  promises: Promised[]
  pays: Occasion[]
  returns: Promised[]
  paid: Occasion[]
}

export type Promised = ['support' | 'invite'] | ['no_target', 'phase' | 'round'] | ['thumb', 'up' | 'down'] | ['no_bid', number | 'host']

/** What may be offered. `coins`: the most that can be given and wanted. */
export interface Bargain {
  left: number
  coins: [number, number]
  assets: number[]
  counter: Offer[]
  promises: Vocabulary[]
}

export type Offer = [number, number[], boolean, number, number[], number, number[], AnyPromise[], AnyPromise[], number]

/** What may be done at any time, wherever anything may: moves as they are, the most coins that can be given. */
export interface GiftMoves {
  simple: SimpleMove[]
  give: number
}

export type SimpleMove = ['lay'] | ['reopen'] | ['withdraw', Offer] | ['decline', Offer] | ['accept', Offer]

/** The same while there is something to bargain about: cards to show, and offers. */
export interface AnytimeMoves {
  simple: SimpleMove[]
  give: number
  show?: string[]
  offer?: Bargain
}

export type YesNo = 'no' | 'yes'

export type SupportRequest = ['request', ([number, boolean])[]]

export type Wager = [number, number, number, number]

/** All types of this game. */
export interface Spartacus {
  view: SpartacusView
  printed: SpartacusPrinted
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
    prepared: 'take_back' | ['announce', number[]] | SupportRequest | ['bribe', number] | ['cunning', number]
    announced: 'confirm' | ['target', number[]] | SupportRequest | ['bribe', number] | ['cunning', number]
    support: YesNo
    foil: 'pass' | ['guard', 'hand' | 'table'] | ['play', string]
    bodyguard: 'pass' | number
    react: 'pass' | ['play', string] | ['play', string, number]
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
    combat_turn: 'end' | ['move' | 'attack' | 'javelin', number]
    pool: Pool
    reroll: number[]
    force: number[]
    gear: YesNo
    surrender: Pool
    driven: number
    thumb: 'up' | 'down'
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
    bid: number | 'host'
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
  }
  anytime: AnytimeMoves | []
}
