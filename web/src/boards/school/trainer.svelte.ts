/** The trainer fights a bout for its owner: he takes what the bot suggests, card by card, until it is over. */

import type { Play } from '../../lib/board'
import { list } from '../../lib/speech'
import { told } from '../../lib/told.svelte'
import { t } from '../../lib/words.svelte'
import { isCard } from '../gladius/hand'
import { fights, memory } from './career'
import { find, schoolOf } from './view'

/** Slow enough to be followed and stopped. */
const PACE = 120

/** The gladiator of the viewer who is on the sand. */
export function champion(play: Play): number | undefined {
  const view = schoolOf(play)
  const side = view.bout?.fighters.findIndex((fighter) => play.you !== null && fighter.seat === play.you) ?? -1
  return view.bout?.phase === 'over' ? undefined : view.fighters[side]
}

/** One bout among all. */
const boutOf = (play: Play): string => {
  const view = schoolOf(play)
  return `${play.table.id}:${view.turn}:${view.fighters.join()}`
}

export const mayFight = (play: Play): boolean =>
  play.live && play.suggest !== undefined && play.table.terms.aids && champion(play) !== undefined

class Trainer {
  #bout = $state('')
  #seat: number | null = null
  #fighter = -1
  #asked = ''
  #timer: ReturnType<typeof setTimeout> | undefined

  fights(play: Play): boolean {
    return this.#bout !== '' && this.#bout === boutOf(play) && this.#seat === play.you
  }

  begin(play: Play): void {
    this.#bout = boutOf(play)
    this.#seat = play.you
    this.#fighter = champion(play) ?? -1
    this.#asked = ''
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#bout = ''
  }

  /** To be called at every change: he asks, he plays, or he tells what came of it. */
  follow(play: Play): void {
    if (!this.#bout || this.#seat !== play.you) return
    if (!this.fights(play)) {
      this.stop()
      this.#tell(play)
      return
    }
    const { ask } = play.state
    if (!play.live || !ask || !isCard(ask)) return
    if (play.hinted !== undefined) {
      const option = play.hinted
      clearTimeout(this.#timer)
      this.#timer = setTimeout(() => {
        if (this.fights(play) && play.state.ask?.id === ask.id) play.answer(option)
      }, PACE)
    } else if (this.#asked !== ask.id) {
      this.#asked = ask.id
      void play.suggest?.().then(() => {
        // No advice came: the owner goes on himself.
        if (play.state.ask?.id === ask.id && play.hinted === undefined) this.stop()
      })
    }
  }

  #tell(play: Play): void {
    const view = schoolOf(play)
    const row = fights(view, play.you).find(({ one }) => one.id === this.#fighter)
    const about = { view, names: play.names, words: play.words }
    const name = find(view, this.#fighter)?.name
    if (name && row) told.toast(t('web-school-trainer-told', { name, what: list(row.memories.map((what) => memory(what, about))) }))
  }
}
export const trainer = new Trainer()
