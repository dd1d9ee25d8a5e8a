/** A replay sounds as its game did, where one watches it step by step; who leaps about in it leaps in silence. */

import { untrack } from 'svelte'

import type { Play } from '../../lib/board'
import { sound } from '../../lib/browser/sound'
import { Hearing, type Sounds } from '../../lib/sound/hearing'
import { withoutMotion } from '../../lib/sound/moved'

export class ReplayHearing {
  #hearing: Hearing
  #at = -1
  #you: Play['you'] = null

  constructor(sounds: Sounds | undefined) {
    this.#hearing = new Hearing(sounds)
  }

  /** What comes now is not watched by anybody. */
  rest(): void {
    this.#at = -1
  }

  /** Call inside an effect. */
  watch(play: Play): void {
    const { state, you, table } = play
    const on = state.n - this.#at
    const follows = this.#at >= 0 && (on === 0 || on === 1) && you === this.#you
    if (!follows) this.#hearing.leap()
    const heard = this.#hearing.hear(play, false)
    for (const { cue, ...options } of untrack(() => withoutMotion(heard))) sound(cue, options)
    if (follows && on === 1 && state.over && you !== null && table.result)
      sound(table.result.winners.includes(you) ? 'win' : 'lose')
    this.#at = state.n
    this.#you = you
  }
}
