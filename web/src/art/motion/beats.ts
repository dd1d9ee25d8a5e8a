/**
 * Motion beats: what moves on the board, in words that every game shares. Boards turn what was told into beats, parts
 * of the board move while theirs runs, and whoever likes (such as the sound) listens to them.
 */

import type { Seat } from '../../lib/wire/protocol'
import type { FigureProps } from '../figures'

/** Who pays or gets something: a seat, or everything beyond the table. */
export type Party = Seat | 'bank'

/** Somebody whose life is decided. */
export interface Judged {
  name: string
  look: FigureProps
}

/** One thing that moves. A `side` is a place among the fighters of the board. */
export type Action =
  /** A fighter goes to another place: from where, as the board numbers its places. */
  | { kind: 'walk'; side: number; from: number }
  /** A fighter goes for another. */
  | { kind: 'strike'; by: number; at: number }
  /** Dice are in the air, land, and are sorted. `again`: only some of them. */
  | { kind: 'throw'; dice: number; again: boolean }
  /** The dice are compared, pair by pair. */
  | { kind: 'compare'; hits: number }
  /** A blow lands on this side, and does so much. */
  | { kind: 'hit'; side: number; wounds: number }
  /** A blow is stopped by this side. */
  | { kind: 'block'; side: number }
  /** A net flies at this side. */
  | { kind: 'net'; side: number }
  /** Dice break off, by pool. */
  | { kind: 'shed'; side: number; pools: Readonly<Record<string, number>> }
  /** A fighter falls where they stood. `yields`: to their knees. */
  | { kind: 'fall'; side: number; from: number; yields: boolean }
  /** The crowd closes the ring. */
  | { kind: 'ring'; radius: number }
  /** Life and death: the crowd cries, it falls silent, the hand turns, and what becomes of them. */
  | { kind: 'crowd' }
  | { kind: 'hush' }
  | { kind: 'turn'; up: boolean }
  | { kind: 'fate'; up: boolean; who: readonly Judged[] }
  /** The bids of these seats are opened. */
  | { kind: 'unseal'; seats: readonly Seat[] }
  | { kind: 'coins'; from: Party; to: Party; amount: number }
  /** `sign`: the icon of what it is called in this game. */
  | { kind: 'influence'; from: Party; to: Party; amount: number; sign?: string }

export type ActionKind = Action['kind']
export type ActionOf<K extends ActionKind> = Extract<Action, { kind: K }>

/** What moves at the same time. */
export interface Beat {
  actions: readonly Action[]
  /** Milliseconds at the usual pace, at most `LONGEST`. */
  time: number
  /** What it shows, in words: for who does not see it. */
  said?: string
  /** Milliseconds for which its end is to be seen where nothing moves. */
  stays?: number
}

/** Milliseconds, as the tokens in `motion.css` have them. */
export const TIME = {
  state: 120,
  move: 220,
  hop: 260,
  tumble: 360,
  strike: 420,
  fall: 560,
  beat: 600,
} as const
export const LONGEST = TIME.beat

/** `still`: nothing moves, all of it stands there at once. */
type Listener = (beat: Beat, still: boolean) => void
const listeners = new Set<Listener>()

/** Hear of every beat when it begins, in order. Call what comes back to hear no more. */
export function onBeat(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function tellBeat(beat: Beat, still: boolean): void {
  for (const listener of listeners) listener(beat, still)
}
