/** How fast a stretch of moves by others is shown: states wait in a queue, each as long as it deserves. */

import type { Line, Option, State, Weight } from '../wire/protocol'
import times from './pace.json' // the bench reckons how long a game takes with the same times

export const PACES = ['slow', 'usual', 'quick', 'off'] as const
export type Pace = (typeof PACES)[number]
export const SPEED: Record<Pace, number> = times.speed

/**
 * A state between two that the server has sent. `held`: it stays until the viewer goes on ('shown': only if they
 * watch at all).
 */
export interface StateBetween extends State {
  held?: 'always' | 'shown'
}

/** A state, and all that had been told until then: one picture. */
export interface Moment {
  state: State
  events: Option[][]
  lines: Line[]
}

/**
 * Milliseconds: a trifle that only the log tells, something small, one thing worth seeing, each further one, and never
 * more than.
 */
export const { small: SMALL, great: GREAT } = times
const { trifle: TRIFLE, more: MORE, most: MOST } = times
/** What is shown shorter than a few frames of the screen is not shown at all. */
const BLINK = times.blink

/** Milliseconds by which a timer may be late before somebody else rings for it. */
const LATE = 500

/** How far behind the game a viewer may be; in a fight watching is the point; and while a question waits for them. */
export const { usual: BEHIND, fight: BEHIND_IN_A_FIGHT, question: BEFORE_A_QUESTION } = times.patience
/** Seconds on the viewer's own clock below which nothing is worth waiting for. */
const LOW = 15
/** What of their own clock may be spent on watching. */
const SHARE = 0.1

/**
 * How long what is more than news takes, whoever did it, by the words of the teller: dice and blows; bids that are
 * opened; what decides a fight or a life.
 */
const GRAVE: Readonly<Partial<Record<Weight, number>>> = times.grave
const REVEAL = times.grave.reveal

/** Lines about what others did to the viewer. */
export function setbacksAmong(lines: readonly Line[]): Line[] {
  return lines.filter((line) => line.setback)
}

/** How long a state is shown at least, even to one who has just answered: for dice, bids and setbacks. */
export function leastTime(state: State): number {
  const lines = state.said?.lines ?? []
  return Math.max(0, ...lines.map((line) => GRAVE[line.weight] ?? 0), setbacksAmong(lines).length ? GREAT : 0)
}

/** The lines of a state that are worth dwelling on. */
export function notableLines(state: State): Line[] {
  return (state.said?.lines ?? []).filter((line) => line.level !== 'log' && line.weight !== 'quiet')
}

/** The states within a frame, one for each of its scenes: what was told until then, and how the table looked. */
export function scenes(frame: State): State[] {
  let from = 0
  return (frame.scenes ?? []).map(({ told, view }) => {
    const state = part(frame, from, told - frame.since, view)
    from = told - frame.since
    return state
  })
}

/** A state in the midst of a frame: of its events those from `from` to `until`, and how things stood then. */
export function part(frame: State, from: number, until: number, view: object): State {
  const since = frame.since + from
  const told = frame.since + until
  const lines = frame.said?.lines.filter((line) => line.n >= since && line.n < told) ?? []
  const events = frame.events.slice(from, until)
  return {
    ...frame,
    view: { ...view },
    events,
    since,
    told,
    over: false,
    ...(frame.said && { said: { ...frame.said, lines } }),
  }
}

/** How long a state deserves to be looked at, after the one before it. Nothing: it shows nothing new. */
export function timeFor(before: State, after: State): number {
  const great = notableLines(after).length
  const least = leastTime(after)
  if (great || least) return Math.max(least, Math.min(MOST, GREAT + MORE * (great - 1)))
  const lines = after.said?.lines ?? []
  if (lines.length && lines.every((line) => line.level === 'log')) return TRIFLE
  return lines.length || JSON.stringify(before.view) !== JSON.stringify(after.view) ? SMALL : 0
}

/** Milliseconds that watching may take. The viewer's own clock (`left` seconds) is not eaten by it. */
export function patience(fight: boolean, left: number | null, awaited = false): number {
  const most = fight ? BEHIND_IN_A_FIGHT : awaited ? BEFORE_A_QUESTION : BEHIND
  if (left === null) return most
  return left < LOW ? 0 : Math.min(most, left * 1000 * SHARE)
}

export interface Limits {
  /** A factor on every time; 0: no waiting. */
  speed: number
  /** Milliseconds, before `speed`, within which the viewer is to be at the newest state again. */
  patience: number
}

interface Waiting {
  moment: Moment
  weight: number
  held: boolean
}

export class Pacer {
  #queue: Waiting[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  /** When the timer should ring; a page that was frozen, or a machine that is busy, may let it ring much later. */
  #due = 0
  /** When this stretch began, and when the newest of it came. */
  #began = 0
  #came = 0

  #shown: Moment | null = null
  /** Does what is shown stay until the viewer goes on? */
  #held = false

  /** `show` gets a moment, whether it is the newest, and whether it stays; `limits` is asked at every step. */
  constructor(
    private readonly show: (moment: Moment, newest: boolean, held: boolean) => void,
    private readonly limits: () => Limits,
  ) {}

  get behind(): boolean {
    return this.#queue.length > 0
  }
  get held(): boolean {
    return this.#held
  }

  /** Straight to this one. */
  now(moment: Moment): void {
    this.#rest()
    this.#queue = []
    this.#put(moment)
  }

  /** `waits`: it shows nothing new, but must not cut short what is being looked at (a question). `held`: it stays. */
  add(moment: Moment, weight: number, waits = false, held = false): void {
    const { speed, patience } = this.limits()
    if ((speed === 0 || patience === 0) && !held && !this.#held) {
      this.now(moment)
      return
    }
    this.#came = Date.now()
    this.wake()
    if (!this.#held && (this.#timer === undefined || (!this.behind && weight === 0 && !waits))) {
      this.#put(moment, held)
      if (!held && weight > 0) this.#hold(weight * speed)
      return
    }
    const first = !this.behind
    this.#queue.push({ moment, weight, held })
    if (!first) return
    this.#began = this.#came
    if (this.#shown) this.#put(this.#shown, this.#held) // it is not the newest any more
  }

  /** Go on with what should have been shown by now, if no timer has done it. */
  wake(): void {
    const late = this.#timer === undefined ? this.behind && !this.#held : Date.now() > this.#due + LATE
    if (!late) return
    this.#rest()
    this.#next()
  }

  /** The viewer has done something: what they have seen need not be held any longer. */
  acted(): void {
    if (!this.behind) this.#rest()
  }

  /** To the newest, or to what stays before it. */
  skip(): void {
    const stop = this.#queue.findIndex((one) => one.held)
    const next = this.#queue[stop]
    if (next) {
      this.#rest()
      this.#queue = this.#queue.slice(stop + 1)
      this.#put(next.moment, true)
      return
    }
    const last = this.#queue.at(-1)
    if (last) this.now(last.moment)
  }

  /** The viewer has seen what stayed: what comes after it has its time again. */
  goOn(): void {
    this.#began = this.#came = Date.now()
    this.#next()
  }

  close(): void {
    this.#rest()
    this.#queue = []
  }

  #put(moment: Moment, held = false): void {
    this.#shown = moment
    this.#held = held
    this.show(moment, !this.behind, held)
  }

  #rest(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  #hold(time: number): void {
    this.#rest()
    this.#due = Date.now() + time
    this.#timer = setTimeout(() => this.#next(), time)
  }

  /** The next one that is worth a look, and the newest in any case. */
  #next(): void {
    this.#timer = undefined
    const { speed, patience } = this.limits()
    if (speed === 0 || patience === 0) {
      this.skip()
      return
    }
    // A stretch ends in time whatever it brings; what comes late in it still gets a look.
    const left = Math.max(this.#began + patience * speed, this.#came + (patience * speed) / 4) - Date.now()
    const wanted = this.#queue.reduce((sum, one) => sum + one.weight, 0) * speed
    // Nothing that wants no time is shared out: what is left may be less than none.
    const factor = speed * (wanted > 0 && wanted > left ? Math.max(0, left) / wanted : 1)
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      // However long the stretch: bids that are opened, and what decides, are seen.
      const time = next.weight * (next.weight < REVEAL ? factor : Math.max(factor, speed / 2))
      if (next.held) {
        this.#put(next.moment, true)
        return
      }
      if (time < BLINK && this.behind) continue
      this.#put(next.moment)
      if (time >= BLINK) this.#hold(time)
      return
    }
  }
}
