/** The room that the table has, and what follows from it for every part of it. */

import { innerHeight as screenHeight } from 'svelte/reactivity/window'

import { modeOf, type Mode } from './fit'

const WIDE = 1180
/** A phone lower than this shows the arenas one above the other. */
const SIDE_BY_SIDE = 780
/** Below this height of the board the villas wait behind a tap. */
const VILLAS = 500

class Room {
  width = $state(innerWidth)
  height = $state(innerHeight)

  readonly mode: Mode = $derived(modeOf(this.width, this.height))
  /** Wide and low: does the supply take the height of the bars, too? */
  readonly spread: boolean = $derived(this.mode === 'tablet' && this.width > WIDE)
  /**
   * Are the arenas one above the other, the other side at the left, one's own at the right? By the height of the
   * window: the board is a little lower or higher at every question, and the arenas must not change places for that.
   */
  readonly stacked: boolean = $derived(this.mode === 'phone' && (screenHeight.current ?? 0) < SIDE_BY_SIDE)
  /** Does what stands in the villas wait behind a tap? */
  readonly bare: boolean = $derived(this.mode === 'phone' && this.height < VILLAS)
  /** Has the board a column of its own for what a decision needs? */
  readonly rail: boolean = $derived(this.mode === 'desktop')
  /** Is the supply behind a button? */
  readonly market: boolean = $derived(this.mode === 'phone' || this.mode === 'low')
}
export const room = new Room()
