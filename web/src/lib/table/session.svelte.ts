/** A seat at a live table: what boards are given, and the requests, whose refusals it shows. */

import { untrack } from 'svelte'

import { options, same, warningsOf, type Picked, type Play } from '../board'
import { prefs } from '../browser/prefs.svelte'
import { codeOf } from '../wire/refusal'
import type { LiveTable } from './live.svelte'
import type { Hint, Option, Said, State, Table } from '../wire/protocol'
import { hush, sound } from '../browser/sound'
import {
  asksEverything,
  declining,
  isAlone,
  mayPassUnasked,
  withAsking,
  withDetails,
  withUnfit,
  keepingWhatToAsk,
  type StandingAnswer,
} from './standingAnswers'
import { notify } from '../browser/notify.svelte'
import { t, type GameWords } from '../words/words.svelte'

const SILENT: Said = { prompt: '', options: [], refused: [], moves: [], lines: [], things: {} }

/** The game went on before the click arrived: the new state has come, and nothing is wrong. */
const LATE = ['stale', 'not_asked']

export class Session implements Play {
  words = $state.raw<GameWords>(null!)
  /** The rule whose text is open. */
  ruleShown = $state('')
  hinting = $state(false)
  /** The page opens its menu. */
  menu?: () => void
  /** `aside`: the answer that one had in mind before a move. */
  #picked = $state.raw<{ ask: string; what: Picked; aside?: Picked | undefined } | null>(null)
  #sentAt = $state.raw<State | null>(null)
  #next: (NonNullable<Picked['then']> & { from: string }) | undefined
  /** How much was told when the player answered last: what came since is news. */
  answered = $state.raw(0)

  constructor(
    readonly liveTable: LiveTable,
    words: GameWords,
  ) {
    this.words = words
  }

  /** The table; how the game ended is kept back until the board shows it. */
  #table = $derived.by(() => {
    const table = this.liveTable.table!
    return this.behind && table.status === 'over' ? { ...table, status: 'playing' as const, result: null } : table
  })
  get table(): Table {
    return this.#table
  }
  /** The state that is shown; that of the table is the newest. */
  get state(): State {
    return this.liveTable.shown!.state
  }
  /**
   * Is something shown that the game has left behind, or that somebody else does for the player? Then nothing can be
   * answered.
   */
  get behind(): boolean {
    return this.liveTable.behind || this.liveTable.delegated
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
    return this.liveTable.names
  }
  get chairs() {
    return this.table.seats
  }
  get events() {
    return this.liveTable.shown!.events
  }
  get lines() {
    return this.liveTable.shown!.lines
  }

  /** An answer is on its way, and neither a new state nor a reply has come yet. */
  get busy(): boolean {
    return this.#sentAt !== null && this.#sentAt === this.liveTable.state
  }
  get live(): boolean {
    return (
      this.liveTable.connection === 'open' &&
      !this.behind &&
      this.you !== null &&
      !this.state.over &&
      !this.table.paused
    )
  }

  get #hint(): Hint | undefined {
    const { hint, state } = this.liveTable
    return hint && hint.ask === state?.ask?.id ? hint : undefined
  }
  get hinted(): Option | undefined {
    return this.#hint && !this.#hint.wait ? this.#hint.option : undefined
  }
  get hintedWhole(): Option[] {
    return this.#hint && !this.#hint.wait ? [this.#hint.option, ...this.#hint.then] : []
  }
  /** Why the bot suggests it. */
  get hintedWhy(): string {
    return this.#hint?.why ?? ''
  }

  get picked(): Picked | undefined {
    return this.#picked && this.#picked.ask === this.state.ask?.id ? this.#picked.what : undefined
  }

  /** A move leaves the question as it is: what one would have answered comes back after it. */
  pick(picked: Picked | undefined): void {
    const ask = this.state.ask
    const had = untrack(() => (this.picked ? this.#picked : null)) // who picks does not watch what is picked
    const aside = had?.what.move ? had.aside : had?.what
    const what = picked ?? (had?.what.move ? aside : undefined)
    this.#picked = what && ask ? { ask: ask.id, what, aside: what.move ? aside : undefined } : null
  }

  /** Was the thing that was clicked last too small to be sure what was meant? Then it is looked at first. */
  small = false

  suffices(option: Option): boolean {
    const { ask } = this.state
    if (!prefs.oneClick || !ask?.takes_back?.length || warningsOf(this, option).length) return false
    return ask.takes_back.includes(options(ask).findIndex((one) => same(one, option)))
  }

  choose(picked: Picked): void {
    if (!picked.move && !this.small && this.suffices(picked.option)) this.answer(picked.option, picked.then)
    else this.pick(same(this.picked?.option, picked.option) ? undefined : picked)
  }

  part(name: string): unknown {
    return this.liveTable.part(name)
  }

  rule(id: string): void {
    this.ruleShown = id
  }

  answer(option: Option, then?: Picked['then']): void {
    if (this.busy || !this.state.ask) return
    const sealed = this.state.mode === 'sealed'
    this.answered = this.state.told
    this.#picked = null
    this.#next = then && { ...then, from: this.state.ask.id }
    this.#send(this.liveTable.answer(option), () => sealed && sound('seal'))
  }

  /** Leave what goes on to the bot, or go on oneself with the question that is open now. */
  delegate(on: boolean): void {
    this.liveTable.delegate(on).then(
      () => on || this.liveTable.catchUp(),
      // It was over before the click arrived: nothing is wrong.
      (why: unknown) => codeOf(why) !== 'not_now' && notify.refusal(why),
    )
  }

  /** What was confirmed together with the answer before goes without another click. */
  goOn(): void {
    const { ask } = this.state
    if (!this.#next || !ask || !this.live || this.busy || ask.id === this.#next.from) return
    const { kind, option } = this.#next
    this.#next = undefined
    if (ask.kind === kind && options(ask).some((one) => same(one, option))) this.answer(option)
  }

  /** Answers or moves as the player has picked. */
  confirmPick(): void {
    const { picked } = this
    if (!picked || this.busy) return
    if (!picked.move) return this.answer(picked.option, picked.then)
    this.pick(undefined)
    this.act(picked.option)
  }

  act(move: Option): void {
    if (!this.busy) this.#send(this.liveTable.act(move))
  }

  unseal(): void {
    if (!this.busy) this.#send(this.liveTable.send({ type: 'unseal' }))
  }

  /**
   * Pass unasked from now on where none of one's cards and powers fits; undefined at tables where the server asks all
   * the same, since a quick pass would show that nothing fits.
   */
  get passWhereNothingFits(): (() => void) | undefined {
    if (this.you === null || !mayPassUnasked(this.table)) return undefined
    return () => void this.setStandingAnswers(withUnfit(this.standingAnswers))
  }

  /** The standing answers of the player. */
  get standingAnswers(): StandingAnswer[] {
    return declining(this.table.standing ?? [])
  }
  setStandingAnswers(answers: readonly StandingAnswer[]): Promise<boolean> {
    return this.request('standing', { answers: keepingWhatToAsk(answers, this.table.standing ?? []) })
  }

  /** Is the player asked what the table would answer for them? undefined where others play, who could learn from it. */
  get asksEverything(): boolean | undefined {
    return this.you === null || !isAlone(this.table) ? undefined : asksEverything(this.table.standing ?? [])
  }
  askEverything(on: boolean): void {
    void this.request('standing', { answers: withAsking(this.table.standing ?? [], on) })
  }

  /** Leave small things to one's own people, or be asked them. */
  leaveDetails(on: boolean): void {
    void this.request('standing', { answers: withDetails(this.table.standing ?? [], !on) })
  }

  /** Any other request; what it needs besides its name is in `more`. */
  request(type: string, more: Record<string, unknown> = {}): Promise<boolean> {
    return this.liveTable.send({ type, ...more }).then(
      () => true,
      (why: unknown) => {
        notify.refusal(why)
        return false
      },
    )
  }

  async suggest(): Promise<void> {
    if (this.hinting) return
    this.hinting = true
    try {
      await this.liveTable.send({ type: 'hint' })
    } catch (why) {
      // The game may have gone on meanwhile: then there is nothing to suggest, and nothing to tell.
      if (![...LATE, 'over'].includes(codeOf(why))) notify.refusal(why)
    } finally {
      this.hinting = false
    }
  }

  #send(sent: Promise<void>, then?: () => void): void {
    hush()
    this.#sentAt = this.liveTable.state
    sent.then(
      () => {
        this.#sentAt = null // what has changed came before the reply
        then?.()
      },
      (why: unknown) => {
        this.#sentAt = null
        if (LATE.includes(codeOf(why))) notify.toast(t('web-click-late'))
        else notify.refusal(why)
      },
    )
  }
}
