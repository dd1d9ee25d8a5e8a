/**
 * The trainer fights a bout for its owner and takes what the bot suggests, card by card, and the owner watches or
 * skips.
 */

import type { Play } from '../../../lib/board'
import type { State } from '../../../lib/wire/protocol'
import { isCard } from '../../gladius/hand'
import { schoolOf, viewIn } from '../read'

/** The gladiator of the viewer who is on the sand. */
function champion(play: Play): number | undefined {
  const view = schoolOf(play)
  const side = view.bout?.fighters.findIndex((fighter) => play.you !== null && fighter.seat === play.you) ?? -1
  return view.bout?.phase === 'over' ? undefined : view.fighters[side]
}

/** One bout among all. */
const boutOf = (state: State, table: string): string => {
  const view = viewIn(state)
  return view.bout ? `${table}:${view.turn}:${view.fighters.join()}` : ''
}

export const mayFight = (play: Play): boolean =>
  play.live && play.suggest !== undefined && play.table.terms.aids && champion(play) !== undefined

class Trainer {
  #bout = $state('')
  #seat = $state<number | null>(null)
  #asked = ''

  /** Do they answer for this seat here? */
  holds(state: State, seat: number | null, table: string): boolean {
    return this.#bout !== '' && this.#seat === seat && this.#bout === boutOf(state, table)
  }

  /** Is what is shown their bout? */
  fights(play: Play): boolean {
    return this.holds(play.state, play.you, play.table.id)
  }

  begin(play: Play): void {
    this.#bout = boutOf(play.state, play.table.id)
    this.#seat = play.you
    this.#asked = ''
  }

  /** The owner goes on themselves, with the question that is open now. */
  stop(play: Play): void {
    this.#bout = ''
    play.catchUp?.()
  }

  /** To be called at every change: they ask, or they play; they do not wait for what is still being shown. */
  follow(play: Play): void {
    if (!this.#bout || this.#seat !== play.you) return
    const state = play.newest ?? play.state
    if (!this.fights(play)) {
      if (!this.holds(state, play.you, play.table.id)) this.#bout = ''
      return
    }
    const { ask } = state
    if (!ask || !isCard(ask) || !this.holds(state, play.you, play.table.id)) return
    if (play.hinted !== undefined) play.reply?.(play.hinted)
    else if (this.#asked !== ask.id) {
      this.#asked = ask.id
      void play.suggest?.().then(() => {
        // No advice came: the owner goes on themselves.
        if (this.#bout && (play.newest ?? play.state).ask?.id === ask.id && play.hinted === undefined) this.stop(play)
      })
    }
  }
}
export const trainer = new Trainer()
