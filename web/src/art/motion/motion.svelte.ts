/**
 * What moves now. The board is always drawn as it is; a motion only tells how it came to look like that. So a motion
 * that is lost, skipped or not wanted loses nothing, and nobody waits for one.
 */

import type { Play } from '../../lib/board'
import type { Option, State } from '../../lib/wire/protocol'
import { tellBeat, type Action, type Beat, type ActionKind, type ActionOf } from './beats'

/** So many events may come at one time: with more, somebody has leapt through the game, and nothing moves. */
const MOST_EVENTS = 120
/** Beats in a row: of more, the first are not shown. */
const MOST_BEATS = 5
/** Milliseconds for which what has changed is edged where nothing moves. */
export const EDGED = 2000

/** Beats for what was told: how things stand now, and how they stood before. */
export type ToBeats = (events: readonly Option[][], play: Play, before: State) => Beat[]

class Motion {
  #beats = $state.raw<readonly Beat[]>([])
  #at = $state(0)
  /** How often something has begun to move: what is keyed with it begins anew. */
  turn = $state(0)
  #before: State | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Who has fallen and left the board since somebody last did something, and where they lie. */
  #bodies = $state.raw<ReadonlyMap<number, number>>(new Map())
  /** The factor on every time; 0: nothing moves. */
  pace = $state(0)
  /** Whom something has just befallen, where nothing moves. */
  #edged = $state.raw<ReadonlySet<string>>(new Set())
  #edges: ReturnType<typeof setTimeout> | undefined

  get resting(): boolean {
    return this.#beats.length === 0
  }
  get beat(): Beat | undefined {
    return this.#beats[this.#at]
  }

  /** An action of this kind that is under way. */
  now<K extends ActionKind>(kind: K, which?: (action: ActionOf<K>) => boolean): ActionOf<K> | undefined {
    return found(this.beat, kind, which)
  }

  /** One of the same stretch, be it over, under way or still to come. */
  during<K extends ActionKind>(kind: K): ActionOf<K> | undefined {
    return this.#beats.map((beat) => found(beat, kind)).find((action) => action !== undefined)
  }

  /** One that is still to come: until then the board may look as it did before it. */
  ahead<K extends ActionKind>(kind: K, which?: (action: ActionOf<K>) => boolean): ActionOf<K> | undefined {
    for (const beat of this.#beats.slice(this.#at + 1)) {
      const action = found(beat, kind, which)
      if (action) return action
    }
    return undefined
  }

  /** Where somebody still lies who is not on the board any more. */
  body(side: number): number | undefined {
    return this.#bodies.get(side)
  }

  /** Nothing moves, and something has just befallen this fighter or seat: an edge says so for a moment. */
  edged(who: 'side' | 'seat', number: number): boolean {
    return this.#edged.has(`${who} ${number}`)
  }

  /** Call before the board is drawn anew: whatever has happened since the last time moves. */
  follow(play: Play, state: State, beats: ToBeats | undefined): void {
    const before = this.#before
    this.#before = state
    if (!before || state.told < before.told || state.told - before.told > MOST_EVENTS || document.hidden) this.rest()
    // else it is the same again, with a question: what moves goes on
    else if (state.told > before.told)
      this.start(beats?.(play.events.slice(before.told, state.told), play, before) ?? [])
  }

  /** Somebody else sits down here. */
  forget(): void {
    this.#before = null
    this.#bodies = new Map()
    this.#edge([])
    this.rest()
  }

  start(beats: readonly Beat[]): void {
    if (!beats.length) return // nothing that would show: what moves goes on
    clearTimeout(this.#timer)
    this.turn += 1
    this.#bodies = new Map(
      beats.flatMap(({ actions }) =>
        actions.flatMap((action) => (action.kind === 'fall' ? [[action.side, action.from]] : [])),
      ),
    )
    if (this.pace > 0) {
      this.#beats = beats.slice(-MOST_BEATS)
      this.#run(0)
      return
    }
    this.#edge(beats)
    for (const beat of beats) tellBeat(beat, true)
    const last = beats.findLast((beat) => beat.stays)
    this.#beats = last ? [last] : []
    this.#at = 0
    if (last) this.#timer = setTimeout(() => this.rest(), last.stays)
  }

  /** All of it is at its end: at once, if somebody wishes. */
  rest(): void {
    clearTimeout(this.#timer)
    this.#at = 0
    if (this.#beats.length) this.#beats = []
  }

  #edge(beats: readonly Beat[]): void {
    clearTimeout(this.#edges)
    this.#edged = new Set(beats.flatMap(({ actions }) => actions.flatMap(befallen)))
    if (this.#edged.size) this.#edges = setTimeout(() => (this.#edged = new Set()), EDGED)
  }

  #run(at: number): void {
    const beat = this.#beats[at]
    this.#at = at
    if (!beat) {
      this.rest()
      return
    }
    tellBeat(beat, false)
    this.#timer = setTimeout(() => this.#run(at + 1), beat.time * this.pace)
  }
}

function found<K extends ActionKind>(
  beat: Beat | undefined,
  kind: K,
  which: (action: ActionOf<K>) => boolean = () => true,
): ActionOf<K> | undefined {
  return beat?.actions.find((action): action is ActionOf<K> => action.kind === kind && which(action as ActionOf<K>))
}

/** Whom it befalls. */
function befallen(action: Action): string[] {
  if (action.kind === 'unseal') return action.seats.map((seat) => `seat ${seat}`)
  if (action.kind === 'coins' || action.kind === 'influence') return [`seat ${action.from}`, `seat ${action.to}`]
  if (action.kind === 'strike') return [`side ${action.at}`]
  return 'side' in action ? [`side ${action.side}`] : []
}

/** One board is on a page. */
export const motion = new Motion()
