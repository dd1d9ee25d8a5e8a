/** Tells the reader that something wants them: tab title, live regions, sound, notification. */

import { untrack } from 'svelte'

import { latest } from '../../lib/table/log'
import { prefs, speed } from '../../lib/browser/prefs.svelte'
import type { Session } from '../../lib/table/session.svelte'
import { sound } from '../../lib/browser/sound'
import { Hearing, type Sounds } from '../../lib/sound/hearing'
import { withoutMotion } from '../../lib/sound/moved'
import { notify } from '../../lib/browser/notify.svelte'
import { t } from '../../lib/words/words.svelte'
import { moodOf, noticesSince, stepLine, type Mood } from './asking'

export class Announcer {
  #ask = ''
  /** The question as it was spoken: in other words, such as those of another language, it is spoken again. */
  #prompt = ''
  #mood: Mood | '' = ''
  /** How much had been told at the step that was spoken last. */
  #step = 0
  #spoken = -1
  /** How far what only the reader is told has been shown. */
  #noticed = -1

  #hearing: Hearing
  /** Was it heard how the game ended, or was it over before the reader came? */
  #ended = true

  constructor(
    private readonly session: Session,
    sounds: Sounds | undefined,
  ) {
    this.#hearing = new Hearing(sounds)
  }

  get mood(): Mood {
    return moodOf(this.session, this.session.liveTable.connection, this.session.behind)
  }

  get title(): string {
    const game = this.session.words.name
    if (this.mood === 'yours') return `\u25c6 ${t('web-your-turn')} \u00b7 ${game}`
    return this.mood === 'over' ? `${t('web-over')} \u00b7 ${game}` : `${game} \u00b7 Munera`
  }

  /** Call inside an effect. */
  watch(): void {
    const { mood, session } = this
    const before = this.#mood
    this.#notice()
    this.#hear(mood)
    const ask = session.state.ask?.id ?? ''
    if (mood === 'yours' && ask !== this.#ask) this.#asked(before)
    else if (mood === 'yours' && before === 'yours' && session.said.prompt !== this.#prompt)
      notify.announce(session.said.prompt)
    else if (mood === 'over' && before !== 'over') this.#over()
    else if (mood === 'reconnecting' && before && before !== 'reconnecting')
      notify.announce(t('web-reconnecting'), true)
    else if (mood === 'showing' || before === 'showing') this.#showing()
    this.#ask = ask
    this.#prompt = session.said.prompt
    this.#mood = mood
  }

  /** What only the reader is told, once: not what they had been told before they came. */
  #notice(): void {
    const { lines, liveTable } = this.session
    if (this.#noticed < 0) this.#noticed = liveTable.arrived
    for (const line of noticesSince(lines, this.#noticed)) {
      this.#noticed = line.n
      notify.toast(line.text)
    }
  }

  /** What happens, as it is shown; and how it ended, once that is known. */
  #hear(mood: Mood): void {
    const { session } = this
    const heard = this.#hearing.hear(session, speed() === 0)
    for (const { cue, ...options } of untrack(() => withoutMotion(heard))) sound(cue, options)
    const winners = session.table.result?.winners
    if (mood !== 'over') this.#ended = false
    else if (!this.#ended && winners) {
      this.#ended = true
      if (session.you !== null) sound(winners.includes(session.you) ? 'win' : 'lose')
    }
  }

  #asked(before: Mood | ''): void {
    const { session } = this
    if (before !== 'yours') sound('turn') // before it is spoken
    const news = latest(session.lines).filter((line) => line.n !== this.#spoken) // not what a step has just told
    const words = [...news.map((line) => line.text), session.said.prompt].join(' ')
    notify.announce(before === 'yours' || before === '' ? words : `${t('web-your-turn')}. ${words}`, before !== 'yours')
    if (before === 'yours') return
    const hidden = document.visibilityState !== 'visible'
    if (hidden && prefs.notify && typeof Notification !== 'undefined' && Notification.permission === 'granted')
      new Notification(t('web-your-turn'), { body: session.said.prompt, tag: session.table.id })
  }

  /** A step of what is played back: one line, and only if it tells something new. */
  #showing(): void {
    const { told: until } = this.session.state
    const line = until === this.#step ? undefined : stepLine(this.session.state)
    this.#step = until
    if (!line) return
    this.#spoken = line.n
    notify.announce(line.text)
  }

  #over(): void {
    notify.announce(`${t('web-over')}. ${latest(this.session.lines, 1)[0]?.text ?? ''}`, true)
  }
}
