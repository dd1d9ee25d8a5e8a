/** What the steps of a game sound like as they are shown: at a table, in a lesson, in a replay. */

import type { Play } from '../board'
import type { Line, Option, Seat, Weight } from '../wire/protocol'
import { CUES, type CueName } from './recipes'
import { lengthOf } from './synth'

/** A cue in its place within a beat. */
export interface Heard {
  cue: CueName
  /** Milliseconds after the beat began. */
  delay: number
  strength: number
  pan: number
}

/** What an event sounds like; `strength` 1 is a usual blow. */
export interface Sounding {
  cue: CueName
  strength?: number
  /** Whose it is: it comes from where they sit. */
  seat?: Seat
}

/** By kind of event, as boards know them. Only what the viewer was told is asked for, so nothing hidden is heard. */
export type Sounds = Readonly<Record<string, (facts: readonly Option[], you: Seat | null) => Sounding | Sounding[]>>

/** Where no board says more, the weight of a line does. */
const BY_WEIGHT: Readonly<Partial<Record<Weight, CueName>>> = { blow: 'hit', reveal: 'crack', deciding: 'fall' }

/** Milliseconds into its beat at which a cue meets what is seen: a lunge lands, a body meets the sand. */
export const MEETS: Readonly<Partial<Record<CueName, number>>> = { hit: 150, block: 150, fall: 300, coin: 360 }
/** No cue of a beat begins later than this. */
const LATEST = 900
/** What does not befall the viewer is heard from farther away. */
const FAR = 0.75
const ASIDE = 0.35

interface Step {
  /** The events of this step, and their lines. */
  events: readonly Option[][]
  lines: readonly Line[]
  /** The number of the first of them. */
  from: number
  you: Seat | null
  seats: number
}

/** How strongly a number of wounds is heard. */
export const blow = (wounds: Option | undefined): number => Math.min(1.3, 0.6 + 0.12 * Number(wounds ?? 0))

/** Where a seat sits: the viewer in the middle, the others left and right of them. */
function panOf(seat: Seat | undefined, you: Seat | null, seats: number): number {
  if (seat === undefined || seat === you) return 0
  const after = (seat - (you ?? 0) + seats) % seats
  return after * 2 < seats ? -ASIDE : ASIDE
}

/** The cues of a step, one after the other as far as they fit into it. */
export function cuesOf(step: Step, sounds: Sounds | undefined): Heard[] {
  const found: Heard[] = []
  let free = 0
  for (const { cue, strength = 1, seat, near } of soundings(step, sounds)) {
    if (found.some((one) => one.cue === cue)) continue
    const impact = CUES[cue].group === 'impact'
    const delay = Math.max(impact ? free : 0, MEETS[cue] ?? 0)
    if (delay > LATEST) continue
    if (impact) free = delay + 1000 * lengthOf(cue)
    const pan = panOf(seat, step.you, step.seats)
    found.push({ cue, delay: Math.round(delay), strength: strength * (near ? 1 : FAR), pan })
  }
  return found
}

/** The last impact of all, at once: what is left of beats that were skipped. */
export function lastImpact(heard: readonly Heard[]): Heard[] {
  const last = heard.findLast(({ cue }) => CUES[cue].group === 'impact')
  return last ? [{ ...last, delay: 0 }] : []
}

function* soundings(
  { events, lines, from, you }: Step,
  sounds: Sounds | undefined,
): Iterable<Sounding & { near: boolean }> {
  for (const [i, [kind, ...facts]] of events.entries()) {
    const line = lines.find(({ n }) => n === from + i)
    const near = line?.setback === true || line?.you === true
    if (sounds) {
      const made = sounds[String(kind)]?.(facts, you) ?? []
      for (const one of Array.isArray(made) ? made : [made]) yield { near, ...one }
    } else {
      const cue = line && BY_WEIGHT[line.weight]
      if (cue) yield { cue, near }
    }
  }
}

/** Follows what is shown, and says what it sounds like. */
export class Hearing {
  #told = -1

  constructor(private readonly sounds: Sounds | undefined) {}

  /**
   * What is new in what is shown now; nothing where it is the first that is seen, or where something was taken back.
   * `brief`: it comes all at once, or beats were skipped.
   */
  hear(play: Pick<Play, 'state' | 'events' | 'lines' | 'you' | 'chairs'>, brief: boolean): Heard[] {
    const from = this.#told
    const { since, told } = play.state
    this.#told = told
    if (from < 0 || told <= from) return []
    const { lines, you, chairs } = play
    const heard = cuesOf({ events: play.events.slice(from, told), lines, from, you, seats: chairs.length }, this.sounds)
    return brief || since > from ? lastImpact(heard) : heard
  }

  /** One looks elsewhere: nothing of what lies between is heard. */
  leap(): void {
    this.#told = -1
  }
}
