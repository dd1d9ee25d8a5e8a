/** The offer being written on the trading floor: it survives what others do there meanwhile. */

import { blank, type Draft } from './trade'

class Drafts {
  offer = $state.raw<Draft>(blank())
  /** How many offers the school had made when this one was begun. */
  made = $state(0)

  /** Change the offer being written. */
  write(change: Partial<Draft>): void {
    this.offer = { ...this.offer, ...change }
  }

  clear(): void {
    this.offer = blank()
  }
}

export const drafts = new Drafts()
