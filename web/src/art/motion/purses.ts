/** Coins, and whatever else goes from one to another: a game says which of its events pay. */

import type { Option } from '../../lib/wire/protocol'
import { LONGEST, type Beat, type ActionOf, type Party } from './beats'

export type Payment = ActionOf<'coins'> | ActionOf<'influence'>
/** By kind of event: what it moves. */
export type Payments = Readonly<Record<string, (event: Option[]) => Payment[]>>

const isParty = (party: Option | undefined): party is Party => party === 'bank' || typeof party === 'number'

/** Nothing where nothing is paid, or where the viewer does not learn who pays. */
export function pay(kind: Payment['kind'], from: Option | undefined, to: Option | undefined, much: Option | undefined) {
  const amount = Number(much)
  return amount > 0 && isParty(from) && isParty(to) ? [{ kind, from, to, amount }] : []
}

/** All that is paid, at the same time. */
export function paid(events: readonly Option[][], payments: Payments): Beat[] {
  const actions = events.flatMap((event) => payments[String(event[0])]?.(event) ?? [])
  return actions.length ? [{ time: LONGEST, actions }] : []
}
