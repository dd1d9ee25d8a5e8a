/** What the player has in mind: a card with several uses, and how a payment goes on. Board and bench share it. */

import { same, type Play } from '../../lib/board'
import type { Option } from '../../lib/wire/protocol'
import { buttonLabel, handled, isPlain, offersOf, type Offer } from './offers'
import { pieceWorth } from './bench/pay'
import type { Way } from './previews'
import { askOf, glory } from './read'
import { cardOf } from './view'

class Selection {
  #ask = $state('')
  #spot = $state('')
  /** The card whose text is open. */
  reading = $state('')
  /** Is the supply open, where it has no place of its own? */
  shopping = $state(false)

  selected(play: Play): string {
    return this.#ask === play.state.ask?.id ? this.#spot : ''
  }
  select(play: Play, spot: string): void {
    this.#ask = play.state.ask?.id ?? ''
    this.#spot = spot
  }

  /** A click on something: its one use is picked, a second click does it; of several uses one is chosen next. */
  click(play: Play, spot: string, card = ''): void {
    const offers = play.live ? offersOf(play).filter((offer) => offer.spot === spot) : []
    if (!offers.length) {
      this.reading = card
    } else if (offers.length === 1) {
      this.select(play, spot)
      this.take(play, offers[0]!)
    } else {
      const again = this.selected(play) === spot
      this.select(play, again ? '' : spot)
      play.pick(undefined)
    }
  }

  /** Does one click on this answer? What has to be paid is only ever selected first. */
  acts(play: Play, offer: Offer): boolean {
    return play.suffices(offer.option) && !costs(play, offer.option)
  }

  take(play: Play, offer: Offer): void {
    if (same(play.picked?.option, offer.option)) play.answer(offer.option)
    else if (costs(play, offer.option)) play.pick({ option: offer.option, label: buttonLabel(play, offer) })
    else play.choose({ option: offer.option, label: buttonLabel(play, offer) })
  }
}
export const selection = new Selection()

/** The uses of the thing that is selected. */
export function uses(play: Play): Offer[] {
  const spot = selection.selected(play)
  return spot ? offersOf(play).filter((offer) => offer.spot === spot) : []
}

/** The answer that is in mind, as an offer. */
export function pickedOffer(play: Play): Offer | undefined {
  const { picked } = play
  return picked && offersOf(play).find((offer) => same(offer.option, picked.option))
}

/** What is bought or registered with the answer in mind: it will be paid next. */
export function price(play: Play): { card: string; cost: number } | null {
  const option = play.picked?.option
  const cost = costs(play, option)
  return cost > 0 && Array.isArray(option) ? { card: String(option[1]), cost } : null
}

/** What has to be paid for this answer. */
function costs(play: Play, option: Option | undefined): number {
  if (!Array.isArray(option)) return 0
  const [verb, card] = option
  const view = glory(play)
  const listed = verb === 'buy' ? view.prices : verb === 'enter' ? view.fees : {}
  return listed[String(card)] ?? 0
}

/** The gladiator in hand that is selected, or '': the arenas show what they would change there. */
export function coming(play: Play): string {
  const [where, card = ''] = selection.selected(play).split(':')
  return where === 'hand' && uses(play).some((one) => one.verb === 'enter') ? card : ''
}

/** The card that is selected or in mind, or ''. */
export function subject(play: Play): string {
  const [where, what = ''] = (pickedOffer(play)?.spot || selection.selected(play)).split(':')
  return where === 'thing' ? cardOf(glory(play), Number(what)) : where === 'hand' || where === 'supply' ? what : ''
}

/** Can this be clicked on the table itself? */
function onTable(play: Play, offer: Offer): boolean {
  const view = glory(play)
  const [where, what] = offer.spot.split(':')
  if (where === 'hand') return view.hand.includes(what ?? '')
  const gone = view.window?.gone.some((one) => one.id === Number(what)) ?? false
  return where === 'thing' && !gone && cardOf(view, Number(what)) !== ''
}

/** Does the open question need more than the table: a payment to lay out, a list to choose from? */
export function needsBench(play: Play): boolean {
  const { ask } = play.state
  if (!ask || paymentPlan.answered === ask.id) return false
  if (ask.kind === 'pay' || price(play) !== null) return true
  const several = uses(play)
  if (several.length > 1 && several.some((one) => one.place === null)) return true
  return handled(ask) && offersOf(play).some((one) => !isPlain(one.option) && one.verb !== 'buy' && !onTable(play, one))
}

/** The payment in mind; hand and bench show it. `key` names what it is for. */
class Payment {
  key = $state('')
  coins = $state(0)
  cards = $state<string[]>([])

  fill(key: string, way: Way): void {
    this.key = key
    this.coins = way.coins
    this.cards = [...way.cards]
  }
  /** One copy more; or, if all are in, none of them. */
  toggle(card: string, held: number): void {
    const has = this.cards.filter((one) => one === card).length
    this.cards = has < held ? [...this.cards, card] : this.cards.filter((one) => one !== card)
  }
  set(card: string, count: number): void {
    this.cards = [...this.cards.filter((one) => one !== card), ...Array<string>(count).fill(card)]
  }
}
export const payment = new Payment()

/** Is something being paid, now or with the answer in mind? */
export const paying = (play: Play): boolean =>
  play.live && ((play.state.ask?.kind === 'pay' && paymentPlan.answered !== play.state.ask.id) || price(play) !== null)

/** The rest of a payment that was chosen as a whole: the questions that follow are answered from it. */
class PaymentPlan {
  /** The question that was answered from the plan. */
  answered = $state('')
  #from = ''
  #owed = 0
  #card = ''
  #pieces: string[] = []

  /** After the answer to this question so much is owed, and these pieces are to be given. card: what is bought. */
  begin(ask: string, owed: number, rest: string[], card = ''): void {
    this.#from = ask
    this.#owed = owed
    this.#card = card
    this.#pieces = [...rest]
  }

  /** The piece to give now. */
  next(play: Play): Option | undefined {
    const { ask } = play.state
    if (!ask || ask.id === this.#from || !this.#pieces.length) return undefined
    const paying = askOf(play, 'pay')
    const [piece, ...rest] = this.#pieces as [string, ...string[]]
    const view = glory(play)
    const known = !this.#card || view.table.some(([, card]) => card === this.#card)
    if (paying?.about !== this.#owed || !known || !paying.options.includes(piece)) {
      this.#pieces = []
      return undefined
    }
    this.answered = ask.id
    this.begin(ask.id, this.#owed - pieceWorth(view.incomes, piece), rest, this.#card)
    return piece
  }
}
export const paymentPlan = new PaymentPlan()
