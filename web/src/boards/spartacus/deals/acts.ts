/** What the viewer may do with an offer that lies on the table. */

import { same, type Play } from '../../../lib/board'
import { anytime, offerKey, type OfferView } from '../view'

export interface Acts {
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
