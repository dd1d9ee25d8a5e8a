/** What the viewer may do with an offer that lies on the table. */

import { same, type Play } from '../../../../lib/board'
import type { Option } from '../../../../lib/wire/protocol'
import { anytime, houseOf, offerKey, type OfferView } from '../../view'

interface Acts {
  accept: boolean
  decline: boolean
  withdraw: boolean
  counter: boolean
}

export function mayDo(play: Play, offer: OfferView): Acts {
  const moves = anytime(play)
  const key = offerKey(offer)
  const may = (word: string): boolean => moves.simple.some((move) => same(move, [word, key]))
  return {
    accept: may('accept'),
    decline: may('decline'),
    withdraw: may('withdraw'),
    counter: moves.offer.counter.some((one) => same(one, key)),
  }
}

/** Those of equal offers that can all be accepted, one after the other; none if the purse is too small for all. */
export function allAcceptable(play: Play, offers: OfferView[]): OfferView[] {
  const may = offers.filter((offer) => mayDo(play, offer).accept)
  const price = may.reduce((sum, offer) => sum + offer.wants, 0)
  return may.length > 1 && play.you !== null && price <= (houseOf(play, play.you).coins ?? 0) ? may : []
}

/** The first of these that can still be accepted, and what is left after it. */
export function nextOf(play: Play, wanted: readonly Option[]): { next: Option | undefined; rest: Option[] } {
  const moves = anytime(play).simple
  const [next, ...rest] = wanted.filter((key) => moves.some((move) => same(move, ['accept', key])))
  return { next, rest }
}
