/** The offer being written on the trading floor: it survives what others do there, and that it is declined. */

import { blank, type Draft } from './trade'

class Drafts {
  offer = $state.raw<Draft>(blank())
  /** Where it was written, and how many offers of the school had been taken: what was taken is not offered again. */
  begun = $state('')

  /** Change the offer being written. */
  write(change: Partial<Draft>): void {
    this.offer = { ...this.offer, ...change }
  }

  clear(): void {
    this.offer = blank()
  }
}

export const drafts = new Drafts()
