/** The card that somebody looks at, and beside what it stands. */

import type { Face } from './face'

class Shown {
  face = $state.raw<Face | null>(null)
  anchor: Element | null = null
  /** Is it asked for by a key? Then it is read out, too. */
  aloud = $state(false)
}
export const shown = new Shown()

export function putAway(): void {
  shown.face = null
  shown.anchor = null
}
