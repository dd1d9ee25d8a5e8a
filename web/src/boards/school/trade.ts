/** An offer on the trading floor: is it one that may be made, and if not, why? */

import type { Offer, School } from './view'

export interface Draft {
  to: number | null
  gives: number
  sold: number[]
  wants: number
  bought: number[]
}

export const blank = (): Draft => ({ to: null, gives: 0, sold: [], wants: 0, bought: [] })

export function offerOf(draft: Draft, me: number): Offer {
  const rising = (ids: number[]): number[] => [...ids].sort((one, two) => one - two)
  return [me, draft.to ?? -1, draft.gives, rising(draft.sold), draft.wants, rising(draft.bought)]
}

export type Fault = '' | 'nobody' | 'nothing' | 'two-ways' | 'poor-you' | 'poor-them' | 'again' | 'none-left'

export function fault(draft: Draft, me: number, view: School, left: number): Fault {
  if (left <= 0) return 'none-left'
  if (draft.to === null) return 'nobody'
  if (!draft.gives && !draft.wants && !draft.sold.length && !draft.bought.length) return 'nothing'
  if (draft.gives && draft.wants) return 'two-ways'
  if (draft.gives > (view.gold[me] ?? 0)) return 'poor-you'
  if (draft.wants > (view.gold[draft.to] ?? 0)) return 'poor-them'
  const made = JSON.stringify(offerOf(draft, me))
  return view.offers.some((one) => JSON.stringify(one) === made) ? 'again' : ''
}
