/** What was promised, and what became of it. */

import type { Seat } from '../../../lib/protocol'
import type { WordView } from '../view'

/** How a promise stands in this round. What was not decided in its own round never will be: nobody owes it. */
export function standing(word: WordView, round: number): string {
  return word.state === 'open' && word.round < round ? 'lapsed' : word.state
}

/** Those that are open first, of these the viewer's own business; then the latest. */
export function inOrderOf(ledger: WordView[], you: Seat | null, round: number): WordView[] {
  const rank = (word: WordView): number => {
    const mine = word.by === you || word.to === you
    if (standing(word, round) !== 'open') return mine ? 3 : 4
    return mine ? (word.due ? 0 : 1) : 2
  }
  return [...ledger].reverse().sort((one, two) => rank(one) - rank(two))
}

/** What of a payment is still owed. */
export const owed = (word: WordView): number => Number(word.promise[1]) - word.paid

/** How many coins settle it: what is given counts for the oldest promise to that House first, public before private. */
export function toSettle(word: WordView, ledger: WordView[]): number {
  const same = ledger.filter(
    (one) => one.promise[0] === 'pay' && one.state === 'open' && one.round === word.round && one.by === word.by && one.to === word.to,
  )
  const order = [...same.filter((one) => !one.private), ...same.filter((one) => one.private)]
  return order.slice(0, order.indexOf(word) + 1).reduce((sum, one) => sum + owed(one), 0)
}

/** Has the other broken a word of the same round to who gave this one, and is it open still? Each promise stands alone. */
export function wronged(word: WordView, ledger: WordView[], round: number): boolean {
  const broken = (one: WordView): boolean => one.state === 'broken' && one.round === word.round && one.by === word.to && one.to === word.by
  return standing(word, round) === 'open' && ledger.some(broken)
}

/** A payment that is owed whatever happens: its occasion has come, or is the end of the phase or round. */
export function owing(word: WordView, round: number): boolean {
  const [kind, , when] = word.promise
  return kind === 'pay' && standing(word, round) === 'open' && (word.due || when === 'phase_end' || when === 'round_end')
}

/** Payments of the viewer that will be broken soon: those for the end of the round press in its last phase. */
export function pressing(ledger: WordView[], you: Seat | null, round: number, phase: string): WordView[] {
  return ledger.filter((word) => word.by === you && owing(word, round) && (word.due || word.promise[2] !== 'round_end' || phase === 'arena'))
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
