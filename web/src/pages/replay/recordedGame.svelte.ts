/** A game that is over, to be looked at from any place and through anybody's eyes. */

import * as api from '../../lib/wire/api'
import type { BoardOf, Picked, Play } from '../../lib/board'
import type { Phrasing } from '../../lib/table/live.svelte'
import { codeOf } from '../../lib/wire/refusal'
import type { Chair, Option, Said, Seat, State, Table } from '../../lib/wire/protocol'
import type { GameWords } from '../../lib/words/words.svelte'
import { chaptersOf, clamp, seatOf, framed, key, neighbours, type Chapter, type Viewer } from './places'

const SILENT: Said = { prompt: '', options: [], refused: [], moves: [], lines: [], things: {} }
const KEPT = 400
/** How long a state within an entry is shown, as a share of the time between two entries. */
const SHARE = 0.7

interface Seen extends State {
  viewer: Seat | null
  /** All that the viewer was told until then; only where it was asked for. */
  heard?: Option[][]
  /** What the rules gave on request; only where it was asked for. */
  parts?: Record<string, unknown>
}

interface Moment extends Seen {
  at: number
  of: number
  names: string[]
  /** With open cards: what every seat saw, and what was done. */
  seats?: Seen[]
  entry?: Option[]
}

export class RecordedGame implements Play {
  at = $state(0)
  of = $state(0)
  viewer = $state<Viewer>('spectator')
  playing = $state(false)
  /** Seconds between two entries. */
  pace = $state(1)
  failed = $state('')
  ruleShown = $state('')
  words = $state.raw<GameWords>(null!)
  readonly live = false
  readonly hinted = undefined
  readonly picked: Picked | undefined = undefined
  /** What an entry leaps over, where the board can tell it: one after the other, while it plays. */
  statesBetween: BoardOf['statesBetween']
  /** Somebody takes pictures: every state within an entry is shown, for as long as that takes. */
  filmed = $state.raw<(() => Promise<void>) | null>(null)
  #between = $state.raw<State | null>(null)
  /** Is something still to be seen of the entry that was reached? */
  showsBetween = $state(false)
  #moment = $state.raw<Moment | null>(null)
  /** By viewer: the whole story, from which a moment takes its part. */
  #stories = $state.raw<Record<string, { events: Option[][]; lines: Said['lines'] }>>({})
  /** What was given on request, by place, viewer and name. */
  #parts = $state.raw<Record<string, unknown>>({})
  #wanting = new Set<string>()
  #kept = new Map<string, Promise<Moment>>()
  #wanted = 0

  constructor(
    readonly table: Table,
    private phrasing: Phrasing,
  ) {}

  get ready(): boolean {
    return this.#moment !== null
  }
  get names(): string[] {
    return this.#moment?.names ?? []
  }
  get chairs(): Chair[] {
    return this.table.seats.map((chair, seat) => ({
      ...chair,
      kind: chair.kind === 'open' ? 'person' : chair.kind,
      name: this.names[seat] || chair.name,
      here: true,
    }))
  }
  get game(): string {
    return this.table.game
  }
  /** Open cards: we look over the shoulder of whoever is asked. */
  get you(): Seat | null {
    return seatOf(this.viewer, this.#moment?.awaited ?? [])
  }
  get state(): State {
    if (this.#between) return this.#between
    const moment = this.#moment!
    const seen = this.you !== null && moment.seats ? moment.seats[this.you]! : moment
    return { ...seen, type: 'state', n: moment.at, undo: false }
  }
  get said(): Said {
    return this.state.said ?? SILENT
  }
  get #story() {
    return this.#stories[String(this.you)] ?? { events: [], lines: [] }
  }
  get events(): Option[][] {
    return this.#story.events.slice(0, this.state.told)
  }
  /** The places of the whole story that one may want to go to. */
  #chapters = $derived(chaptersOf(this.#story.lines))
  get chapters(): Chapter[] {
    return this.#chapters
  }
  get lines(): Said['lines'] {
    return this.#story.lines.filter((line) => line.n < this.state.told)
  }

  answer(): void {}
  act(): void {}
  unseal(): void {}
  pick(): void {}
  choose(): void {}
  suffices(): boolean {
    return false
  }
  rule(id: string): void {
    this.ruleShown = id
  }

  part(name: string): unknown {
    const { you } = this
    const at = this.#between ? undefined : this.#moment?.at
    if (at === undefined) return undefined
    const viewer = you === null ? 'spectator' : String(you)
    const key = `${at} ${viewer} ${name}`
    if (!this.#wanting.has(key)) {
      this.#wanting.add(key)
      const query = new URLSearchParams({ viewer, at: String(at), part: name })
      void api.get<Moment>(`/api/tables/${this.table.id}/replay?${query}`).then(
        (moment) => (this.#parts = { ...this.#parts, [key]: moment.parts?.[name] }),
        () => this.#wanting.delete(key),
      )
    }
    return this.#parts[key]
  }

  async begin(at: number | null): Promise<void> {
    try {
      const last = await this.#ask(null, this.viewer)
      this.of = last.of
      await this.go(at ?? 0)
    } catch (why) {
      this.failed = codeOf(why)
    }
  }

  async go(at: number): Promise<void> {
    const place = clamp(at, this.of)
    const wanted = ++this.#wanted
    this.at = place
    this.showsBetween = false
    try {
      const [moment] = await Promise.all([this.#ask(place, this.viewer), this.#tell(this.viewer)])
      if (wanted !== this.#wanted) return // the reader has gone on meanwhile
      const watched = this.playing || this.filmed !== null
      for (const between of watched && this.#moment?.at === place - 1 ? this.#within(this.#moment, moment) : []) {
        this.showsBetween = true
        this.#between = between
        await (this.filmed?.() ?? new Promise((done) => setTimeout(done, SHARE * 1000 * this.pace)))
        if (wanted !== this.#wanted) return
      }
      this.showsBetween = false
      this.#between = null
      this.#moment = moment
      this.failed = ''
      for (const next of neighbours(place, this.of)) void this.#ask(next, this.viewer).catch(() => undefined)
    } catch (why) {
      if (wanted === this.#wanted) this.failed = codeOf(why)
    }
  }

  /** With open cards the shoulder over which we look changes: there an entry is one step. */
  #within(before: Moment, after: Moment): State[] {
    if (this.viewer === 'open' || !this.statesBetween) return []
    const state = (one: Moment): State => ({ ...one, type: 'state', n: one.at, undo: false })
    return this.statesBetween(state(before), framed(state(before), state(after), this.#story), this.you)
  }

  look(viewer: Viewer): Promise<void> {
    this.viewer = viewer
    return this.go(this.at)
  }

  speak(phrasing: Phrasing, words: GameWords): void {
    this.phrasing = phrasing
    this.words = words
    this.#kept.clear()
    this.#stories = {}
    void this.go(this.at)
  }

  /** One step, without running past the end. */
  step(by: number): void {
    void this.go(this.at + by)
  }

  async #tell(viewer: Viewer): Promise<void> {
    const seen = viewer === 'open' ? 'null' : viewer === 'spectator' ? 'null' : viewer
    if (this.#stories[seen] && (viewer !== 'open' || this.#stories['0'])) return
    const answer = await this.#ask(null, viewer, true)
    const found = { ...this.#stories }
    for (const one of [answer, ...(answer.seats ?? [])])
      found[String(one.viewer)] = { events: one.heard ?? [], lines: one.said?.lines ?? [] }
    this.#stories = found
  }

  #ask(at: number | null, viewer: Viewer, story = false): Promise<Moment> {
    const name = key(at, viewer, story)
    let found = this.#kept.get(name)
    if (!found) {
      const query = new URLSearchParams({
        ...this.phrasing,
        viewer,
        ...(at === null ? {} : { at: String(at) }),
        ...(story ? { story: 'true' } : {}),
      })
      found = api.get<Moment>(`/api/tables/${this.table.id}/replay?${query}`)
      found.catch(() => this.#kept.delete(name))
      this.#kept.set(name, found)
      if (this.#kept.size > KEPT) this.#kept.delete(this.#kept.keys().next().value!)
    }
    return found
  }
}
