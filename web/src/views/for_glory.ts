/** What the server sends of this game, and takes: made by `python -m tools.webtypes`. */

/** A gladiator in an arena, as strong as now. `left`: the health that is left. `assigned`: damage that has not resolved yet; `falls`: with it, this one is defeated. `bonus`: the part of attack and agility that lasts while the gladiator stays there. */
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
  left: number
  falls: boolean
  bonus: number[]
}

/** An arena in the middle of the table. `agility`: what both sides bring to initiative there. `glory`: what winning it is worth. `open`: gladiators may be sent there. Where both sides have somebody: `first` strikes first - in a battle that was decided when its round began -, `leads` would now, `lacking` is the agility that each side lacks for that, and `by_favor`: at equal agility the Crowd's Favor decides. */
export interface ArenaView {
  id: number
  card: string
  lasting: boolean
  holder: number | null
  ready: boolean
  active: boolean
  gladiators: GladiatorView[]
  agility: number[]
  bloodlust: number[]
  glory: number
  open: boolean
  first: number | null
  leads: number | null
  lacking: number[]
  by_favor: boolean
}

/** A patron or an arena in a villa. `costly`: exhausting it would cost gladiators. */
export interface ThingView {
  id: number
  card: string
  ready: boolean
  costly: boolean
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

/** A player, as everybody sees them. `known`: cards that are surely in hand; `held`: surely in hand, in reserve or laid face down on the deck; `unseen`: all they own that is not face up. `tops`: what lies on the deck for all to know, top last. `buy_back`: the price of the reserve. `haste`: what villa and arenas add to agility. */
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
  haste: number
}

/** An income in hand: how many of it, and what one is worth now. */
export interface IncomeView {
  card: string
  count: number
  worth: number
}

/** What one's side would be in an arena: its agility and bloodlust, and whether it would strike first. */
export interface ThereView {
  agility: number
  bloodlust: number
  leads: boolean
}

/** What would be if a gladiator from hand entered: the bloodlust of all, and the side in each arena. */
export interface EntrantView {
  bloodlust: number
  there: ThereView[]
}

/** `owed`: what is still to be paid. `own_tops`: the cards that the viewer put on top of their own deck. `prices`: what a card of the supply costs, or in late registration one's own gladiators; `fees`: what it costs to let a gladiator enter now, where it costs something. `incomes`: those in hand, the largest first; `purse`: the most that one can pay. `entrants`: the gladiators in hand. */
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
  arena_phase: boolean
  fees: Record<string, number>
  incomes: IncomeView[]
  purse: number
  entrants: Record<string, EntrantView>
}

/** A card. `influence`: what a gladiator needs, what a patron or arena grants. `source`: where its numbers come from. */
export interface CardPrinted {
  deck: string
  type: string
  source: string
  cost: number
  attack: number
  health: number
  agility: number
  bloodlust: number
  influence: number
}

/** `supplies`: the rows of the supply, in their order; `phases`: of a round of the game. */
export interface GloryPrinted {
  cards: Record<string, CardPrinted>
  supplies: string[]
  phases: string[]
}

export type Enters = ['enter', string, number]

export type Uses = ['use', number]

/** All types of this game. */
export interface ForGlory {
  view: GloryView
  printed: GloryPrinted
  parts: {
  }
  answers: {
    action: 'done' | ['buy' | 'play' | 'reserve', string] | Enters | Uses
    pay: string
    target: 'none' | number
    amount: number
    may: 'no' | 'yes'
    react: string | Uses | ['return', string]
    combat: string | ['attack', number] | ['use', number, string] | Uses | [string, string]
    register: 'pass' | Enters | Uses
    forfeit: number
    cull: string
    topdeck: string
    augury: string
    spare: string
    row: string
    where: number
    draw: 'no' | 'yes'
  }
  spaces: {
  }
  about: {
    action: unknown
    pay: number
    target: [string, string]
    amount: string
    may: [string, string]
    react: 'damage' | 'attack' | 'enter' | 'leave'
    combat: boolean
    register: unknown
    forfeit: unknown
    cull: string
    topdeck: string
    augury: string
    spare: string
    row: string
    where: string
    draw: unknown
  }
  anytime: (['buy_back', number, string[]] | ['free', string, number, string[]])[]
}
