/** What is being written on the deal desk of this browser: it is kept while questions come and go. */

import { MediaQuery } from 'svelte/reactivity'

import type { Play } from '../../../lib/board'
import type { Option, Seat } from '../../../lib/wire/protocol'
import { offerKey, tableOf, type OfferSeen, type OfferView } from '../view'
import { nextOf } from './offers/acts'
import { again, blank, counterTo, type Draft } from './offers/offers'

type OpenForm = '' | 'offer' | 'gift' | 'show'

class Desk {
  /** Which form is open; none at first. */
  form = $state<OpenForm>('')
  draft = $state<Draft>(blank())
  /** The offer that is being countered. */
  answered = $state.raw<OfferView | null>(null)
  gift = $state<{ to: Seat | null; coins: number }>({ to: null, coins: 1 })
  shown = $state<{ card: string; to: Seat | null }>({ card: '', to: null })
  #table = ''
  /** Where the board is wide enough, a deal is laid out in the middle of it. */
  #wide: MediaQuery | undefined
  /** Offers that are accepted one after the other, each when the one before it is carried out. */
  #wanted: Option[] = []

  /** Is a deal being laid out on the sand of the Open Market, and not at the desk beside it? */
  onSand(play: Play): boolean {
    if (this.form !== 'offer' || !play.live) return false
    const { step, phase } = tableOf(play)
    this.#wide ??= new MediaQuery('min-width: 1101px')
    return this.#wide.current && step === 'open' && phase === 'market'
  }

  /** Forget what was written at another table. */
  at(table: string): void {
    if (this.#table === table) return
    this.#table = table
    this.clear()
  }

  offer(to: Seat[] = []): void {
    this.draft = blank(to)
    this.answered = null
    this.form = 'offer'
  }

  /** Offer once more what was declined, with so many coins more. */
  offerAgain(offer: OfferSeen, to: Seat, more: number): void {
    this.draft = again(offer, to, more)
    this.answered = null
    this.form = 'offer'
  }

  counter(offer: OfferView): void {
    this.draft = counterTo(offer)
    this.answered = offer
    this.form = 'offer'
  }

  acceptAll(play: Play, offers: OfferView[]): void {
    this.#wanted = offers.map(offerKey)
    this.goOn(play)
  }

  /** Accept the next of the offers that are accepted together. Call it with every new state. */
  goOn(play: Play): void {
    if (!this.#wanted.length) return
    const { next, rest } = nextOf(play, this.#wanted)
    this.#wanted = rest
    if (next !== undefined) play.act(['accept', next])
  }

  clear(): void {
    this.#wanted = []
    this.form = ''
    this.draft = blank()
    this.answered = null
    this.gift = { to: null, coins: 1 }
    this.shown = { card: '', to: null }
  }
}

export const desk = new Desk()
