/** What the server sends of this game, and takes: made by `python -m tools.webtypes`. */

import type { StandingsView } from './kernel'

/**
 * A gladiator in an arena, as strong as now. `id`: the number that questions, answers and events name them by. `card`:
 * the title. `owner`: the seat they fight for. `ready`: not exhausted. `attack`: with everything that adds to it.
 * `agility`: with everything that adds to it. `health`: as printed. `damage`: that has resolved. `assigned`: damage
 * that has not resolved yet. `unpreventable`: the part of `assigned` that cannot be prevented. `silenced`: their tactic
 * and reaction do not work, because of an exhausted Hoplomachus on the other side. `spent`: the ability that works once
 * in a combat round was used. `left`: the health that is left. `falls`: the damage assigned will defeat them. `bonus`:
 * the part of attack and agility that lasts while the gladiator stays there.
 */
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

/**
 * An arena in the middle of the table. Where there are two values they are those of seats 0 and 1. `id`: its number, 0
 * when it was won and not replaced yet. `card`: the title, "" when it was won and not replaced yet. `lasting`: the
 * lasting arena, not one of the two fleeting ones. `holder`: the seat that has its ability, if somebody has. `ready`:
 * not exhausted. `active`: the battle is being fought here. `gladiators`: of both sides. `agility`: what both sides
 * bring to initiative there. `bloodlust`: of both sides. `glory`: what winning it is worth. `open`: gladiators may be
 * sent there. `first`: who strikes first where both sides have somebody; in a battle that was decided when its round
 * began. `leads`: who would strike first now, where both sides have somebody. `lacking`: the agility that each side
 * lacks to strike first, 0 and 0 where only one has somebody. `by_favor`: the agility is equal, so that the Crowd's
 * Favor decides.
 */
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

/**
 * A patron or an arena in a villa. `id`: its number. `card`: the title. `ready`: not exhausted. `costly`: exhausting it
 * would cost gladiators.
 */
export interface VillaCardView {
  id: number
  card: string
  ready: boolean
  costly: boolean
}

/**
 * The open reaction window: what may be reacted to. `kind`: what happened: "damage", "attack", "enter" or "leave".
 * `place`: in which arena, by its place in `arenas`. `subject`: the gladiator who attacks or has entered, else None.
 * `gone`: who has just left the arena.
 */
export interface WindowView {
  kind: string
  place: number
  subject: number | null
  gone: DepartedView[]
}

/**
 * A gladiator who has just left. Some can still do something. `id`: their number. `card`: the title. `owner`: the seat
 * they fought for.
 */
export interface DepartedView {
  id: number
  card: string
  owner: number
}

/**
 * A player, as everybody sees them. `coins`: coin tokens. `glory`: won so far. `hand`: how many cards. `deck`: how many
 * cards. `reserve`: how many cards. `buy_back`: the price to take the reserve back. `discard`: the pile, top last.
 * `patrons`: in the villa. `arenas`: in the villa. `influence`: that patrons and arenas grant. `needed`: the influence
 * that the gladiators in arenas need. `known`: cards that are surely in hand. `held`: surely in hand, in reserve or
 * laid face down on the deck. `unseen`: all they own that is not face up. `tops`: what lies on the deck for all to
 * know, top last. `haste`: what patrons and arenas add to agility in every arena.
 */
export interface PlayerView {
  coins: number
  glory: number
  hand: number
  deck: number
  reserve: number
  buy_back: number
  discard: string[]
  patrons: VillaCardView[]
  arenas: VillaCardView[]
  influence: number
  needed: number
  known: string[]
  held: string[]
  unseen: string[]
  tops: (string | null)[]
  haste: number
}

/** An income in hand. `card`: the title. `count`: how many of it. `worth`: what one is worth now. */
export interface IncomeView {
  card: string
  count: number
  worth: number
}

/**
 * What one's side would be in an arena. `agility`: what it would bring to initiative. `bloodlust`: of one's own
 * gladiators there. `leads`: it would strike first.
 */
export interface ProjectedSideView {
  agility: number
  bloodlust: number
  leads: boolean
}

/**
 * What would be if a gladiator from hand entered. `bloodlust`: of all gladiators in all arenas. `there`: one's own side
 * in each arena, if they entered there.
 */
export interface EntrantView {
  bloodlust: number
  there: ProjectedSideView[]
}

/**
 * The table. Arenas are given by their place in `arenas`, things on the table by their numbers. `phase`: "setup",
 * "machinations", "registration", "battle", "resolution" or "over". `step`: of machinations "actions" or "stalled", of
 * a battle "begin" or "turn", else "". `active`: the seat whose turn it is. `favor`: the seat that has the Crowd's
 * Favor. `turn`: how many machinations turns there were, with this one. `round`: the combat round of the battle, or of
 * the last one. `initiative`: who has it in this combat round, None when no battle is fought. `struck`: the attack of
 * this combat turn was made. `tactics`: how many may still be played in this combat turn. `bloodlust`: of all
 * gladiators in all arenas. `boast`: the bloodlust that starts an arena phase. `boasts`: how many cards are left in the
 * stack of boasts. `victory`: the glory that wins the game. `arenas`: the two fleeting ones, then the lasting one.
 * `arena_deck`: how many cards are left. `rows`: the cards face up in the supply: gladiators, training and economy.
 * `supply`: how many cards are left in these three decks. `withdrawn`: the discard piles of these decks, sorted.
 * `removed`: cards that are out of the game. `table`: the cards being played or paid for, each with the seat before it.
 * `windows`: the kinds of all open reaction windows, the innermost last. `window`: the innermost one, or None. `owed`:
 * what is still to be paid. `discount`: what is taken off the next price. `prices`: what each card of the supply costs;
 * in late registration, what it costs to register each gladiator in hand. `to_hand`: so many of the next cards bought
 * go to hand. `players`: both, by seat. `hand`: the viewer's cards. `reserve`: the viewer's reserve. `own_tops`: the
 * cards that the viewer put on top of their own deck. `winner`: the seat that has won, None until then and in a draw.
 * `arena_phase`: it is an arena phase, not machinations. `fees`: in late registration, what it costs to register each
 * gladiator in hand. `incomes`: those in hand, the largest first. `purse`: the most that the viewer can pay.
 * `entrants`: what would be if a gladiator in hand entered, by card. `standings`: the glory that wins, and how much of
 * it both players have.
 */
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
  standings: StandingsView
}

/**
 * A card. `influence`: what a gladiator needs, what a patron or arena grants. `source`: where its numbers come from.
 */
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

/**
 * `supplies`: the rows of the supply, in their order; `phases`: of a round of the game. `boasts`: the bloodlust that
 * each needs, the first of them first.
 */
export interface GloryPrinted {
  cards: Record<string, CardPrinted>
  supplies: string[]
  boasts: number[]
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
    marked: number
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
    marked: string
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
