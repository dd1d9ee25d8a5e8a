/** How fast a stretch of moves by others is shown: states wait in a queue, each as long as it deserves. */

import type { Line, Option, State } from './protocol'

export const PACES = ['slow', 'usual', 'quick', 'off'] as const
export type Pace = (typeof PACES)[number]
export const SPEED: Record<Pace, number> = { slow: 1.7, usual: 1, quick: 0.5, off: 0 }

/** A state, and all that had been told until then: one picture. */
export interface Moment {
  state: State
  events: Option[][]
  lines: Line[]
}

/** Milliseconds: something small, one thing worth seeing, each further one, and never more than. */
const SMALL = 300
const GREAT = 800
const MORE = 150
const MOST = 1200
/** What is shown shorter than a few frames of the screen is not shown at all. */
const BLINK = 40

/** How far behind the game a viewer may be; in a fight watching is the point. */
export const BEHIND = 8000
export const BEHIND_IN_A_FIGHT = 20000
/** Seconds on the viewer's own clock below which nothing is worth waiting for. */
const LOW = 15
/** What of his own clock may be spent on watching. */
const SHARE = 0.1

/** News that a player need not dwell on. */
const SLIGHT = new Set([
  'turn', 'draws', 'drawn', 'holds', 'cannot_attack', 'discards', 'reshuffle', 'reshuffles', 'spent', 'passes',
  'trade_done', 'earns', 'upkeep', 'trains', 'pays', 'gains_coin', 'readied', 'exhausted', 'moves', 'paid',
])

/** What of that which a state tells is worth dwelling on. */
export function deeds(state: State): Line[] {
  const lines = state.said?.lines ?? []
  return lines.filter((line) => line.level !== 'log' && !SLIGHT.has(String(state.events[line.n - state.since]?.[0])))
}

/** How long a state deserves to be looked at, after the one before it. Nothing: it shows nothing new. */
export function weigh(before: State, after: State): number {
  const great = deeds(after).length
  if (great) return Math.min(MOST, GREAT + MORE * (great - 1))
  return after.said?.lines.length || JSON.stringify(before.view) !== JSON.stringify(after.view) ? SMALL : 0
}

/** Milliseconds that watching may take. The viewer's own clock (`left` seconds) is not eaten by it. */
export function patience(fight: boolean, left: number | null): number {
  const most = fight ? BEHIND_IN_A_FIGHT : BEHIND
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
}

export class Pacer {
  #queue: Waiting[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  /** When this stretch began, and when the newest of it came. */
  #began = 0
  #came = 0

  #shown: Moment | null = null

  /** `show` gets a moment, and whether it is the newest; `limits` is asked at every step. */
  constructor(
    private readonly show: (moment: Moment, newest: boolean) => void,
    private readonly limits: () => Limits,
  ) {}

  get behind(): boolean {
    return this.#queue.length > 0
  }

  /** Straight to this one. */
  now(moment: Moment): void {
    this.#rest()
    this.#queue = []
    this.#put(moment)
  }

  add(moment: Moment, weight: number): void {
    const { speed, patience } = this.limits()
    if (speed === 0 || patience === 0) {
      this.now(moment)
      return
    }
    this.#came = Date.now()
    if (this.#timer === undefined || (!this.behind && weight === 0)) {
      this.#put(moment)
      if (weight > 0) this.#hold(weight * speed)
      return
    }
    const first = !this.behind
    this.#queue.push({ moment, weight })
    if (!first) return
    this.#began = this.#came
    if (this.#shown) this.#put(this.#shown) // it is not the newest any more
  }

  /** The viewer has done something: what he has seen need not be held any longer. */
  acted(): void {
    if (!this.behind) this.#rest()
  }

  skip(): void {
    const last = this.#queue.at(-1)
    if (last) this.now(last.moment)
  }

  close(): void {
    this.#rest()
    this.#queue = []
  }

  #put(moment: Moment): void {
    this.#shown = moment
    this.show(moment, !this.behind)
  }

  #rest(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  #hold(time: number): void {
    this.#rest()
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
    const factor = speed * (wanted > left ? Math.max(0, left) / wanted : 1)
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      const time = next.weight * factor
      if (time < BLINK && this.behind) continue
      this.#put(next.moment)
      if (time >= BLINK) this.#hold(time)
      return
    }
  }
}
