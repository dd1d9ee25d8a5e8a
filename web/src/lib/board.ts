/** What a board is given, and what it says about itself. Boards know no server: the same ones show replays. */

import type { Component } from 'svelte'

import type { Ask, Chair, Option, Said, Seat, State, Table } from './protocol'
import type { GameWords } from './words.svelte'

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
  /** Answer the open question; nothing happens twice, and a refusal is told by the page. */
  answer(option: Option): void
  act(move: Option): void
  unseal(): void
}

export interface BoardProps {
  play: Play
}

/** A board of one game. */
export interface BoardOf {
  /** The table itself: sand and everything on it. */
  Board: Component<BoardProps>
  /** What a decision needs beyond buttons: the right rail on a desktop, a sheet above the prompt on a phone. */
  Bench?: Component<BoardProps>
  /** Does the bench want to be open now? */
  benched?: (play: Play) => boolean
  /** Are the options of this question offered by board or bench, so that the prompt bar does not list them? */
  handles?: (ask: Ask, play: Play) => boolean
}

export function options(ask: Ask | null): Option[] {
  return ask && !ask.space ? (ask.options as Option[]) : []
}

export function same(one: Option | undefined, other: Option | undefined): boolean {
  return one !== undefined && other !== undefined && JSON.stringify(one) === JSON.stringify(other)
}
