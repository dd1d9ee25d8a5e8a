/** Who can win in this phase, by what everybody sees: Influence, the honour of the Host, a victory, a Champion. */

import type { Seat } from '../../../lib/protocol'
import { factsOf } from '../cards/facts'
import type { HouseView, TableView } from '../view'

/** Who holds this alone at the end of a phase has won. */
export const WINNING = 12
/** Of so many Favours the next makes a Champion. */
const NEXT_CHAMPION = 2
/** Who will fight is not settled yet. */
const INVITING = new Set(['honour', 'invitation', 'invited', 'commit'])

export type Rise = 'host' | 'victory' | 'champion'
export interface Near {
  seat: Seat
  influence: number
  /** What would have to happen; nothing: he is there. */
  rises: Rise[]
}

export function nearing(view: TableView): Near[] {
  if (view.winner !== null || view.phase === 'upkeep' || view.phase === 'setup') return []
  return view.houses
    .map((house, seat) => ({ seat, influence: house.influence, rises: house.influence < WINNING ? rises(view, house, seat) : [] }))
    .filter(({ seat, influence, rises }) => !view.houses[seat]!.left && influence + rises.length >= WINNING)
}

function rises(view: TableView, house: HouseView, seat: Seat): Rise[] {
  if (view.phase !== 'arena') return []
  const honour: Rise[] = view.step === 'honour' && view.host === seat ? ['host'] : []
  const over = view.bout !== null && view.bout.winner !== null
  const open = INVITING.has(view.step)
  if (over || (!open && !view.bout && !view.fighters.length)) return honour
  const sent = view.fighters.filter((one) => one.seat === seat).map((one) => one.asset)
  const able = house.assets.filter((one) => one.ready && !one.injured && ['gladiator', 'slave'].includes(factsOf(one.card).kind)).map((one) => one.id)
  const fighting = sent.length || !open ? sent : able
  if (!fighting.length) return honour
  const rising = house.assets.some((one) => fighting.includes(one.id) && one.favour === NEXT_CHAMPION && !one.champion)
  return [...honour, 'victory', ...(rising ? (['champion'] as const) : [])]
}
