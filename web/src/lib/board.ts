/** What a board is given, and what it says about itself. Boards know no server: the same ones show replays. */

import type { Component } from 'svelte'

import type { Sounds } from './sound/hearing'
import type { ToBeats } from '../art/motion/motion.svelte'
import type { StateBetween } from './table/pace'
import { optionsIn } from './wire/checked'
import type { Ask, Chair, Line, Option, Said, Seat, State, Table } from './wire/protocol'
import type { GameWords } from './words/words.svelte'

/** A game at one moment through one viewer's eyes. */
export interface Play {
  readonly game: string
  readonly table: Table
  readonly state: State
  readonly said: Said
  readonly words: GameWords
  readonly you: Seat | null
  readonly names: string[]
  readonly chairs: Chair[]
  readonly events: Option[][]
  readonly lines: Said['lines']
  /** May anything be clicked? Not for spectators, in replays, and while the line is lost. */
  readonly live: boolean
  /** What the bot suggests for the open question, if it was asked. */
  readonly hinted: Option | undefined
  /** The same, with what it suggests for the questions that belong to the same choice. */
  readonly hintedWhole?: Option[]
  /** Answer the open question; nothing happens twice, and the page shows a refusal. */
  answer(option: Option): void
  act(move: Option): void
  unseal(): void
  /** What the player has in mind and not yet answered: the prompt bar shows it as its primary button. */
  readonly picked: Picked | undefined
  /** Have something in mind (undefined: nothing any more). It is forgotten when the question changes. */
  pick(picked: Picked | undefined): void
  /**
   * A click on what stands for this answer: given at once where it can be taken back in full, else had in mind; a click
   * on what one has in mind lets go of it.
   */
  choose(picked: Picked): void
  /** Is one click enough for this answer? The server says which can be taken back in full. */
  suffices(option: Option): boolean
  /** Leave what goes on to a bot, where the table allows it (`table.delegation`); or go on oneself. */
  delegate?(on: boolean): void
  /** Leave small things to one's own people, where the table allows it (`table.details`); or be asked them. */
  leaveDetails?(on: boolean): void
  /** Ask the bot for a suggestion, where there is one to ask; it comes as `hinted`. */
  suggest?(): Promise<void>
  /** What the rules give on request under this name; undefined until it has come, then the reader is told again. */
  part?(name: string): unknown
  /** Open the menu of the table, where there is one: the standing answers are set there. */
  menu?(): void
  /** Show the text of a rule. */
  rule(id: string): void
}

/** An answer in mind. `label` says what will happen ("Seal a bid of 5"); listed options need none. */
export interface Picked {
  option: Option
  label?: string
  /** It is no answer but a move that is possible at any time: the question stays. */
  move?: boolean
  /** What is answered next without another click, if that is what is asked then. */
  then?: { kind: string; option: Option }
}

/** A phase of the round, for the top bar. */
export interface Phase {
  label: string
  when: 'past' | 'now' | 'next'
}

export interface BoardProps {
  play: Play
}

/** A board of one game. */
export interface BoardOf {
  /** Take in what is printed on the components of the game, before anything is shown. */
  learn?: (printed: object) => void
  /** The table itself: sand and everything on it. */
  Board: Component<BoardProps>
  /** What a decision needs beyond buttons: the right rail on a desktop, a sheet above the prompt on a phone. */
  Bench?: Component<BoardProps>
  /** Does the bench want to be open now? */
  benched?: (play: Play) => boolean
  /** Are the options of this question offered by board or bench, so that the prompt bar does not list them? */
  handles?: (ask: Ask, play: Play) => boolean
  /**
   * Which answers to a question that it handles the prompt bar shows all the same: to end, to pass, to choose
   * nothing.
   */
  beside?: (ask: Ask, play: Play) => Option[]
  /** Does the bench say itself, where an answer to this question is chosen, what should be known before it? */
  warns?: (ask: Ask) => boolean
  /** The round in words: the top bar shows it in the middle on a desktop. */
  phases?: (play: Play) => Phase[]
  /** One short line beside the game's name: "Round 4, Standard". */
  where?: (play: Play) => string
  /** Does this answer reveal or spend what cannot be taken back? Then a touch is confirmed by a second one. */
  irreversible?: (option: Option, ask: Ask, play: Play) => boolean
  /** What an answer is called, where the game's own word for it says too little by itself. */
  named?: (play: Play, option: Option) => string | undefined
  /** A suggestion as the board says it and takes it, where the answer alone says too little. */
  suggestion?: (play: Play) => { label: string; take: () => void } | undefined
  /** Does the board offer the moves that are possible at any time? Else the prompt bar lists them. */
  moves?: boolean
  /** The parts of the game that go on now, shortest first: until one is over a window may be passed unasked. */
  stretches?: (play: Play) => ('turn' | 'phase')[]
  /** Cards in hand that are played in windows, and on which occasions: a standing answer may decline them. */
  reactions?: (play: Play) => { card: string; events: string[] }[]
  /** Is this a fight on the sand? Then what happens in it may be shown more slowly. */
  fights?: (state: State) => boolean
  /** States between two that the server has sent, where much happens without a question: each is shown in its turn. */
  statesBetween?: (before: State, after: State, you: Seat | null) => StateBetween[]
  /** What moves on the board because of some events. */
  beats?: ToBeats
  /** How things stood before the first state that a viewer gets, if it tells of a beginning that is worth seeing. */
  opening?: (first: State, you: Seat | null) => State | null
  /** What has happened since event `from`, in order: for who has answered then and is asked again. */
  since?: (play: Play, from: number) => Line[]
  /** What happened to the viewer from event `from` on, where that is more or less than the setbacks among the lines. */
  setbacks?: (play: Pick<Play, 'lines' | 'events' | 'you'>, from: number) => Line[]
  /** Do the events from `since` on tell no more than those before? Then a glance at them is enough. */
  again?: (events: readonly Option[][], since: number, you: Seat | null) => boolean
  /** The lines of the log, where some that follow one another become one. */
  story?: (play: Pick<Play, 'lines' | 'events' | 'chairs' | 'you'>) => Line[]
  /** By what whoever won has come to win, for the end of the game. */
  climb?: (play: Pick<Play, 'lines' | 'events'>, winner: Seat) => Line[]
  /** Who goes on after what is being shown, where that is not the viewer. */
  following?: (play: Play) => string | undefined
  /** Does the board bring its own log and seats beside it, so that it wants the whole width? */
  wide?: boolean
  /** Does the board fill its place without scrolling, so that the bench lies over it and takes no room from it? */
  fills?: boolean
  /** What the events of the game sound like; where nothing is said, the weight of their lines decides. */
  sounds?: Sounds
  /** Something small at the head of the table, beside what wins. */
  Meter?: Component<BoardProps>
  /** Something small beside the question that is no answer, such as a way to read a card. */
  Note?: Component<BoardProps>
}

export function options(ask: Ask | null): Option[] {
  return ask && !ask.space ? optionsIn(ask.options) : []
}

/** What the rules warn of before this answer, in words. */
export function warningsOf(play: Pick<Play, 'state' | 'said'>, option: Option | undefined): string[] {
  const at = play.state.ask?.warnings?.findIndex(([one]) => same(one, option)) ?? -1
  return (at < 0 ? undefined : play.said.warnings?.[at]) ?? []
}

/** For controls: the answers that a click leads to, so that lessons and tests find what to click (`data-option`). */
export function leadsTo(...answers: Option[]): string {
  return answers.map((answer) => JSON.stringify(answer)).join(' ')
}

export function same(one: Option | undefined, other: Option | undefined): boolean {
  return one !== undefined && other !== undefined && JSON.stringify(one) === JSON.stringify(other)
}
