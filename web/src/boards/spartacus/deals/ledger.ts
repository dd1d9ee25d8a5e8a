/** What was promised, and what became of it. */

import type { Seat } from '../../../lib/protocol'
import type { WordView } from '../view'

/** Those that are open first, of these the viewer's own business; then the latest. */
export function inOrderOf(ledger: WordView[], you: Seat | null): WordView[] {
  const rank = (word: WordView): number => {
    const mine = word.by === you || word.to === you
    if (word.state !== 'open') return mine ? 3 : 4
    return mine ? (word.due ? 0 : 1) : 2
  }
  return [...ledger].reverse().sort((one, two) => rank(one) - rank(two))
}

export interface Reputation {
  kept: number
  broken: number
}

/** How each House has kept its word so far; Houses without a promise fulfilled or broken are left out. */
export function reputation(ledger: WordView[]): Map<Seat, Reputation> {
  const found = new Map<Seat, Reputation>()
  for (const { by, state } of ledger) {
    if (state !== 'kept' && state !== 'broken') continue
    const one = found.get(by) ?? { kept: 0, broken: 0 }
    one[state] += 1
    found.set(by, one)
  }
  return found
}
