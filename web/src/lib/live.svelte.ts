/** A table as this browser sees it: one socket, and what came over it. It reconnects by itself and says so. */

import type { Frame, Hint, Option, Said, Seat, State, Table, Talk } from './protocol'

export interface Manner {
  lang: string
  edition: string
  titles: string
}

export type Connection = 'connecting' | 'open' | 'lost' | 'refused'

/** A request that the server did not carry out; `code` has words in every language. */
export class Refusal extends Error {
  constructor(readonly code: string) {
    super(code)
  }
}

const FIRST_PAUSE = 500
const LONGEST_PAUSE = 8000
const NOT_ALLOWED = 1008

interface Waiting {
  done: () => void
  refused: (why: Refusal) => void
}

export class LiveTable {
  table = $state.raw<Table | null>(null)
  state = $state.raw<State | null>(null)
  /** Everything this viewer was told, from the first event on, and the same in words. */
  events = $state.raw<Option[][]>([])
  lines = $state.raw<Said['lines']>([])
  talk = $state.raw<Talk[]>([])
  hint = $state.raw<Hint | null>(null)
  connection = $state<Connection>('connecting')
  /** Why the server would not have us, where it said so. */
  refusal = $state('')
  /** How many events had been told when this visit began: what came after is news. */
  arrived = $state(0)

  #socket: WebSocket | null = null
  #pause = FIRST_PAUSE
  #refs = 0
  #waiting = new Map<number, Waiting>()
  #closed = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly id: string,
    readonly seat: Seat | null,
    private manner: Manner,
    private readonly address: string = `${location.origin.replace(/^http/, 'ws')}/api/tables/${id}/socket`,
  ) {
    this.#connect()
  }

  get names(): string[] {
    return this.table?.seats.map((chair) => chair.name) ?? []
  }

  /** Speak another language from now on, without losing anything. */
  speak(manner: Manner): void {
    this.manner = manner
    this.#socket?.close()
    this.#connect()
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    this.#socket?.close()
  }

  // ---- requests

  /** Resolves when the server has stored it; a Refusal says why not, and a fresh view has come with it. */
  send(body: { type: string } & Record<string, unknown>): Promise<void> {
    const socket = this.#socket
    if (socket?.readyState !== WebSocket.OPEN) return Promise.reject(new Refusal('offline'))
    const ref = ++this.#refs
    return new Promise((done, refused) => {
      this.#waiting.set(ref, { done, refused })
      socket.send(JSON.stringify({ ...body, ref }))
    })
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
    const query = new URLSearchParams({ ...this.manner })
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
    this.#pause = FIRST_PAUSE
    this.talk = []
  }

  /** What was under way on the old line may or may not have arrived: the fresh view shows it. */
  #fail(): void {
    for (const waiting of this.#waiting.values()) waiting.refused(new Refusal('offline'))
    this.#waiting.clear()
  }

  #take(frame: Frame): void {
    switch (frame.type) {
      case 'table':
        this.table = frame
        break
      case 'state':
        this.#state(frame)
        break
      case 'talk':
        this.talk = [...this.talk, frame]
        break
      case 'hint':
        this.hint = frame
        break
      default: {
        const waiting = frame.ref === null ? undefined : this.#waiting.get(frame.ref)
        if (frame.ref !== null) this.#waiting.delete(frame.ref)
        if (frame.type === 'done') waiting?.done()
        else waiting?.refused(new Refusal(frame.code))
      }
    }
  }

  #state(frame: State): void {
    const first = this.state === null
    this.events = [...this.events.slice(0, frame.since), ...frame.events]
    const lines = frame.said?.lines ?? []
    this.lines = [...this.lines.filter((line) => line.n < frame.since), ...lines]
    if (first) this.arrived = frame.told
    if (this.hint && this.hint.ask !== frame.ask?.id) this.hint = null
    this.state = frame
  }
}
