/** A table as this browser sees it: one socket, and what came over it. It reconnects by itself and says so. */

import { GREAT, SMALL, Pacer, patience, leastTime, timeFor, type Moment, type StateBetween } from './pace'
import type { Frame, Hint, Option, Part, Said, Seat, State, Table, Talk } from '../wire/protocol'
import { Refusal, codeOf } from '../wire/refusal'

/** In which words a table is told: the language, the edition of the game, and which titles of cards. */
export interface Phrasing {
  lang: string
  edition: string
  titles: string
}

/** How what happens is watched. */
export interface WatchOptions {
  /** A factor on every time for which a state is shown; 0: the newest at once. */
  speed: () => number
  /** Is this a fight, which one wants to see blow by blow? */
  fights?: (state: State) => boolean
  /** What a state leaps over. */
  statesBetween?: (before: State, after: State, you: Seat | null) => StateBetween[]
  /** How things stood before the first state, if it tells of a beginning that is worth seeing. */
  opening?: (first: State, you: Seat | null) => State | null
  /** Do the events from `since` on tell no more than those before? */
  again?: (events: readonly Option[][], since: number, you: Seat | null) => boolean
}
const AT_ONCE: WatchOptions = { speed: () => 0 }

export type Connection = 'connecting' | 'open' | 'lost' | 'refused'

const FIRST_PAUSE = 500
const LONGEST_PAUSE = 8000
const NOT_ALLOWED = 1008
/** Milliseconds before a story is asked for again that the server will not tell so soon. */
const LONG_STORY = 1000
/** Seconds between two answers that a bot gives for the viewer, at the usual pace. */
const LOOK = 0.8

/** Milliseconds without a reply after which a line counts as dead, whatever the network says. */
const SILENCE = 12000
/** A bot may think about these. */
const THINKING = new Set(['hint'])
/** Whoever does this is there, and so is the page. */
const SIGNS_OF_LIFE = ['pageshow', 'focus', 'pointerdown', 'keydown'] as const

interface Waiting {
  timer: ReturnType<typeof setTimeout> | undefined
  done: () => void
  refused: (why: Refusal) => void
}

export class LiveTable {
  table = $state.raw<Table | null>(null)
  /** The newest state. What the viewer sees may be some steps behind it: `shown`. */
  state = $state.raw<State | null>(null)
  shown = $state.raw<Moment | null>(null)
  /** Is the shown state one that the game has left behind? */
  behind = $state(false)
  /** Does it stay until the viewer goes on? */
  held = $state(false)
  /** Everything this viewer was told, from the first event on, and the same in words. */
  events = $state.raw<Option[][]>([])
  lines = $state.raw<Said['lines']>([])
  talk = $state.raw<Talk[]>([])
  hint = $state.raw<Hint | null>(null)
  /** What was given on request, by name: of the state with the number `n`. */
  #parts = $state.raw<{ n: number; values: Record<string, unknown> }>({ n: 0, values: {} })
  #wanted = { n: 0, names: new Set<string>() }
  connection = $state<Connection>('connecting')
  /** Why the server would not have us, where it said so. */
  refusal = $state('')
  /** How many events had been told when this visit began: what came after is news. */
  arrived = $state(0)

  #socket: WebSocket | null = null
  #pause = FIRST_PAUSE
  /** What has come so far of a state that is sent in several frames. */
  #begun: State | null = null
  #refs = 0
  #waiting = new Map<number, Waiting>()
  #closed = false
  /** Does everything that comes next show the newest at once? On a new line, and after a change of language. */
  #skipsToNewest = true
  /** Does the viewer want only the end of what somebody else does for them? */
  #skipsDelegated = false
  #pacer = new Pacer(
    (moment, newest, held) => {
      this.shown = newest ? moment : { ...moment, state: past(moment.state) }
      this.behind = !newest
      this.held = held
    },
    () => ({
      speed: this.watching.speed(),
      patience: patience(
        (this.shown && this.watching.fights?.(this.shown.state)) ?? false,
        this.#clock,
        asks(this.state),
      ),
    }),
  )
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly id: string,
    readonly seat: Seat | null,
    private phrasing: Phrasing,
    private readonly watching: WatchOptions = AT_ONCE,
    private readonly address: string = `${location.origin.replace(/^http/, 'ws')}/api/tables/${id}/socket`,
  ) {
    this.#connect()
    document.addEventListener('visibilitychange', this.#seen)
    for (const sign of SIGNS_OF_LIFE) addEventListener(sign, this.#awake)
  }

  /** Nobody looks, or somebody looks again: timers stand still meanwhile, so nothing waits for them. */
  #seen = () => {
    if (!document.hidden) this.#pacer.wake()
    else if (!this.held) this.#pacer.skip()
  }
  #awake = () => this.#pacer.wake()

  /** Seconds on the viewer's own clock; null: none runs. */
  get #clock(): number | null {
    const due = this.seat === null || this.table?.paused ? undefined : this.table?.deadlines[String(this.seat)]
    return due === undefined ? null : due - Date.now() / 1000
  }

  get names(): string[] {
    return this.table?.seats.map((chair) => chair.name) ?? []
  }

  /** Speak another language from now on, on the same line: everything is told again in it. */
  speak(phrasing: Phrasing): void {
    this.phrasing = phrasing
    if (this.connection !== 'open') return // the next line asks for it
    this.#skipsToNewest = true
    const socket = this.#socket
    this.send({ type: 'speak', ...phrasing }).catch((why: unknown) => {
      if (socket !== this.#socket || this.#closed) return // a new line has asked for it
      if (codeOf(why) === 'too_fast') {
        setTimeout(() => this.phrasing === phrasing && !this.#closed && this.speak(phrasing), LONG_STORY)
        return
      }
      this.#socket?.close()
      this.#connect()
    })
  }

  /** Does a bot answer for the viewer now, who only watches? */
  get delegated(): boolean {
    return this.table?.delegation?.on ?? false
  }

  /** Leave what goes on to the bot, which waits as long as the viewer wants to look; or go on oneself. */
  delegate(on: boolean, pause = LOOK * this.watching.speed()): Promise<void> {
    return this.send({ type: 'delegate', on, ...(on && { pause }) })
  }

  /** Straight to the newest state, or to the end of what a bot does for the viewer. */
  skip(): void {
    if (this.delegated && !this.#skipsDelegated) {
      this.#skipsDelegated = true
      void this.delegate(true, 0).catch(() => undefined) // it was over already
    }
    if (this.held) this.#pacer.goOn()
    else this.#pacer.skip()
  }

  /** Show the newest state as it is for the viewer now. */
  catchUp(): void {
    this.#skipsDelegated = false
    if (this.state) this.#pacer.now({ state: this.state, events: this.events, lines: this.lines })
  }

  close(): void {
    this.#closed = true
    document.removeEventListener('visibilitychange', this.#seen)
    for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, this.#awake)
    for (const { timer } of this.#waiting.values()) clearTimeout(timer)
    this.#pacer.close()
    clearTimeout(this.#timer)
    this.#socket?.close()
  }

  // ---- requests

  /** Resolves when the server has stored it; a Refusal says why not. What has changed meanwhile came before it. */
  send(body: { type: string } & Record<string, unknown>): Promise<void> {
    if (!this.delegated) this.#pacer.acted()
    const socket = this.#socket
    if (socket?.readyState !== WebSocket.OPEN) return Promise.reject(new Refusal('offline'))
    const ref = ++this.#refs
    return new Promise((done, refused) => {
      const timer = THINKING.has(body.type) ? undefined : setTimeout(() => this.#again(socket), SILENCE)
      this.#waiting.set(ref, { done, refused, timer })
      socket.send(JSON.stringify({ ...body, ref }))
    })
  }

  /**
   * What the rules give on request about the newest state; undefined while it is under way, or an older one is shown.
   */
  part(name: string): unknown {
    const n = this.shown?.state.n
    const { n: given, values } = this.#parts
    if (n === undefined || this.behind) return undefined
    if (given === n && name in values) return values[name]
    if (this.#wanted.n !== n) this.#wanted = { n, names: new Set() }
    const socket = this.#socket
    if (!this.#wanted.names.has(name) && socket?.readyState === WebSocket.OPEN) {
      this.#wanted.names.add(name)
      socket.send(JSON.stringify({ type: 'part', name, ref: null })) // to look is no act: nothing waits for it
    }
    return undefined
  }

  answer(option: Option): Promise<void> {
    const ask = this.state?.ask
    if (!ask) return Promise.reject(new Refusal('not_asked'))
    return this.send({ type: 'answer', ask: ask.id, option })
  }

  act(move: Option): Promise<void> {
    return this.send({ type: 'act', move })
  }

  // ---- frames

  #connect(): void {
    clearTimeout(this.#timer)
    const query = new URLSearchParams({ ...this.phrasing })
    if (this.seat !== null) query.set('seat', String(this.seat))
    const socket = new WebSocket(`${this.address}?${query}`)
    this.#socket = socket
    this.connection = this.connection === 'open' ? 'lost' : this.connection
    let fresh = true
    socket.onmessage = ({ data }) => {
      if (fresh) this.#begin()
      fresh = false
      this.#take(JSON.parse(String(data)) as Frame)
    }
    socket.onclose = ({ code, reason }) => {
      if (socket !== this.#socket || this.#closed) return
      this.#fail()
      if (code === NOT_ALLOWED) {
        this.connection = 'refused'
        this.refusal = reason
        return
      }
      this.connection = 'lost'
      this.#timer = setTimeout(() => this.#connect(), this.#pause)
      this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2)
    }
  }

  /** Everything is told again on a new line. */
  #begin(): void {
    this.connection = 'open'
    this.#skipsToNewest = true
    this.#parts = { n: 0, values: {} } // states are numbered anew on every line
    this.#wanted = { n: 0, names: new Set() }
    this.#pause = FIRST_PAUSE
    this.#begun = null
    this.talk = []
  }

  /** What was under way on the old line may or may not have arrived: the fresh view shows it. */
  #fail(): void {
    for (const waiting of this.#waiting.values()) {
      clearTimeout(waiting.timer)
      waiting.refused(new Refusal('offline'))
    }
    this.#waiting.clear()
  }

  /** A new line instead of one on which nobody answers. */
  #again(silent: WebSocket): void {
    if (silent !== this.#socket || this.#closed) return
    this.#fail()
    silent.close()
    this.#connect()
  }

  #take(frame: Frame): void {
    switch (frame.type) {
      case 'table':
        this.table = frame
        // What was skipped is over, or stopped: from here on everything is shown again.
        if (this.#skipsDelegated && !this.delegated) this.catchUp()
        break
      case 'state': {
        const whole = this.#begun ? joined(this.#begun, frame) : frame
        this.#begun = frame.more ? whole : null
        if (!frame.more) this.#state(whole)
        break
      }
      case 'talk':
        this.talk = [...this.talk, frame]
        break
      case 'part':
        this.#give(frame)
        break
      case 'hint':
        this.hint = frame
        break
      default: {
        const waiting = frame.ref === null ? undefined : this.#waiting.get(frame.ref)
        if (frame.ref !== null) this.#waiting.delete(frame.ref)
        clearTimeout(waiting?.timer)
        if (frame.type === 'done') waiting?.done()
        else waiting?.refused(new Refusal(frame.code))
      }
    }
  }

  #give({ n, name, value }: Part): void {
    const known = this.#parts.n === n ? this.#parts.values : {}
    this.#parts = { n, values: { ...known, [name]: value } }
  }

  #state(frame: State): void {
    const before = this.state
    const opening = before ? null : (this.watching.opening?.(frame, this.seat) ?? null)
    // A question that stays open is never taken away again; nor does anything wait where something was taken back.
    const asked = !this.behind && asks(before)
    const atOnce =
      (this.#skipsToNewest && !opening) ||
      (asked && before?.ask?.id === frame.ask?.id) ||
      frame.since < this.events.length
    this.#skipsToNewest = false
    this.events = [...this.events.slice(0, frame.since), ...frame.events]
    const lines = frame.said?.lines ?? []
    this.lines = [...this.lines.filter((line) => line.n < frame.since), ...lines]
    if (!before) this.arrived = frame.told
    if (this.hint && this.hint.ask !== frame.ask?.id) this.hint = null
    this.state = frame
    const moment = { state: frame, events: this.events, lines: this.lines }
    const from = before ?? opening
    if (atOnce || !from || document.hidden) {
      this.#pacer.now(moment)
      return
    }
    if (this.#skipsDelegated) return
    const speed = this.watching.speed()
    const statesBetween = this.watching.statesBetween?.(from, frame, this.seat) ?? []
    for (const between of statesBetween) {
      const until = {
        events: this.events.slice(0, between.told),
        lines: this.lines.filter((line) => line.n < between.told),
      }
      // Nothing stays while the viewer's own clock runs.
      const held = this.#clock === null && (between.held === 'always' || (between.held === 'shown' && speed > 0))
      this.#pacer.add({ ...until, state: past(between) }, Math.max(GREAT, leastTime(between)), false, held)
    }
    const since = statesBetween.at(-1)?.told ?? frame.since
    const rest = {
      ...frame,
      since,
      events: this.events.slice(since),
      ...(frame.said && { said: { ...frame.said, lines: lines.filter((line) => line.n >= since) } }),
    }
    // Who has answered knows what they did, and not yet what came of it.
    const usual = asked && !statesBetween.length ? leastTime(rest) : timeFor(from, rest)
    const weight = this.watching.again?.(this.events, since, this.seat) ? Math.min(SMALL, usual) : usual
    // What happened first, the question then.
    const parted = asks(frame) && weight >= GREAT
    if (parted) this.#pacer.add({ ...moment, state: past(rest) }, weight)
    this.#pacer.add(moment, parted ? 0 : weight, asks(frame))
  }
}

/** A state that came in two parts. */
function joined(first: State, last: State): State {
  return {
    ...last,
    since: first.since,
    events: [...first.events, ...last.events],
    scenes: [...(first.scenes ?? []), ...(last.scenes ?? [])],
    ...(last.said && { said: { ...last.said, lines: [...(first.said?.lines ?? []), ...last.said.lines] } }),
  }
}

/** Is a question open to the viewer? */
function asks(state: State | null): boolean {
  return !!state?.ask && !state.ask.mine
}

/** A state that is over: nobody can answer in it. */
function past(state: State): State {
  return { ...state, ask: null, anytime: [], undo: false }
}
