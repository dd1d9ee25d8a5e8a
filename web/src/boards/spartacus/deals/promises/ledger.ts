/** What was promised, in the order in which it is shown. */

import type { Seat } from '../../../../lib/wire/protocol'
import type { PromiseView } from '../../view'

/** Those that are open first, of these the viewer's own business; then the latest. */
export function inOrderOf(ledger: PromiseView[], you: Seat | null): PromiseView[] {
  const rank = (word: PromiseView): number => {
    const mine = word.by === you || word.to === you
    if (word.standing !== 'open') return mine ? 3 : 4
    return mine ? (word.due ? 0 : 1) : 2
  }
  return [...ledger].reverse().sort((one, two) => rank(one) - rank(two))
}
