/** A seat at a live table: what boards are given, and the requests with their refusals told. */

import type { Picked, Play } from './board'
import type { LiveTable, Refusal } from './live.svelte'
import type { Option, Said, State, Table } from './protocol'
import { sound } from './sound'
import { told } from './told.svelte'
import { t, type GameWords } from './words.svelte'

const SILENT: Said = { prompt: '', options: [], refused: [], moves: [], lines: [], things: {} }

/** The game went on before the click arrived: a fresh view has come, and nothing is wrong. */
const LATE = ['stale', 'not_asked']

export class Session implements Play {
  words = $state.raw<GameWords>(null!)
  /** The rule whose text is open. */
  ruleShown = $state('')
  hinting = $state(false)
  /** The page opens its menu. */
  menu?: () => void
  #picked = $state.raw<{ ask: string; what: Picked } | null>(null)
  #sentAt = $state.raw<State | null>(null)
  /** How much was told when the player answered last: what came since is news. */
  answered = $state.raw(0)

  constructor(
    readonly line: LiveTable,
    words: GameWords,
  ) {
    this.words = words
  }

  /** The table; how the game ended is not told before it is shown. */
  #table = $derived.by(() => {
    const table = this.line.table!
    return this.behind && table.status === 'over' ? { ...table, status: 'playing' as const, result: null } : table
  })
  get table(): Table {
    return this.#table
  }
  /** The state that is shown; `line.state` is the newest. */
  get state(): State {
    return this.line.shown!.state
  }
  /** Is something shown that the game has left behind? Then nothing can be answered. */
  get behind(): boolean {
    return this.line.behind
  }
  get said(): Said {
    return this.state.said ?? SILENT
  }
  get game(): string {
    return this.table.game
  }
  get you() {
    return this.table.you
  }
  get names() {
    return this.line.names
  }
  get chairs() {
    return this.table.seats
  }
  get events() {
    return this.line.shown!.events
  }
  get lines() {
    return this.line.shown!.lines
  }

  /** An answer is on its way, or the server has it and the new state has not come yet. */
  get busy(): boolean {
    return this.#sentAt !== null && this.#sentAt === this.line.state
  }
  get live(): boolean {
    return this.line.connection === 'open' && !this.behind && this.you !== null && !this.state.over && !this.table.paused
  }

  get hinted(): Option | undefined {
    const { hint, state } = this.line
    return hint && !hint.wait && hint.ask === state?.ask?.id ? hint.option : undefined
  }

  get picked(): Picked | undefined {
    return this.#picked && this.#picked.ask === this.state.ask?.id ? this.#picked.what : undefined
  }

  pick(picked: Picked | undefined): void {
    const ask = this.state.ask
    this.#picked = picked && ask ? { ask: ask.id, what: picked } : null
  }

  rule(id: string): void {
    this.ruleShown = id
  }

  answer(option: Option): void {
    if (this.busy || !this.state.ask) return
    const sealed = this.state.mode === 'sealed'
    this.answered = this.state.told
    this.#picked = null
    this.#send(this.line.answer(option), () => sealed && sound('seal'))
  }

  act(move: Option): void {
    if (!this.busy) this.#send(this.line.act(move))
  }

  unseal(): void {
    if (!this.busy) this.#send(this.line.send({ type: 'unseal' }))
  }

  /** Any other request; what it needs besides its name is in `more`. */
  request(type: string, more: Record<string, unknown> = {}): Promise<boolean> {
    return this.line.send({ type, ...more }).then(
      () => true,
      (why: unknown) => {
        told.refuse(why)
        return false
      },
    )
  }

  async suggest(): Promise<void> {
    if (this.hinting) return
    this.hinting = true
    try {
      await this.line.send({ type: 'hint' })
    } catch (why) {
      // The game may have gone on meanwhile: then there is nothing to suggest, and nothing to tell.
      if (![...LATE, 'over'].includes((why as Refusal).code)) told.refuse(why)
    } finally {
      this.hinting = false
    }
  }

  #send(sent: Promise<void>, then?: () => void): void {
    this.#sentAt = this.line.state
    sent.then(
      () => then?.(),
      (why: unknown) => {
        this.#sentAt = null
        if (LATE.includes((why as Refusal).code)) told.toast(t('web-click-late'))
        else told.refuse(why)
      },
    )
  }
}
