/** Words that the server does not send: who is who, coins, promises. */

import { options, same, type Play } from '../../lib/board'
import type { Option, Seat } from '../../lib/wire/protocol'
import { t } from '../../lib/words/words.svelte'
import { printed } from './read'
import { isPayment, tableOf, type AnyPromise, type Said } from './view'

export const coins = (count: number): string => t('common-coins', { count })

/** Houses are called by who leads them, as in the log and in questions. */
export const nameOf = (play: Play, seat: Seat): string => play.names[seat] ?? ''

export function houseOfSeat(play: Play, seat: Seat): string {
  return shortHouse(play, tableOf(play).houses[seat]?.house ?? '')
}

/** "Batiatus": the last word of the title. */
export function shortHouse(play: Play, house: string): string {
  return (play.words.terms.house?.[house] ?? house).split(' ').at(-1) ?? house
}

/** Somebody to deal with: the viewer is "you". */
export function whom(play: Play, seat: Seat): string {
  return seat === play.you ? t('common-you') : nameOf(play, seat)
}

/** The Favour that a gladiator has won, and what the next brings. */
export const favours = (count: number): string =>
  t('web-sp-favour', { count, last: count + 1 === printed().arena.champion_favours ? 'yes' : 'no' })

export const cardName = (play: Play, card: string): string => play.words.cards[card]?.name ?? card

export const cardText = (play: Play, card: string): string => play.words.cards[card]?.effect ?? ''

export const thing = (play: Play, id: number): string => play.said.things[String(id)] ?? `${id}`

/** A Scheme has a number only where several lie on the table, as in the log. */
export function numbered(play: Play, number: number): { number: number; lone: string } {
  return { number, lone: tableOf(play).prepared.every((mark) => mark.number === number) ? 'yes' : 'no' }
}

export const term = (play: Play, sort: string, word: string): string => play.words.terms[sort]?.[word] ?? word

/** To bid nothing is a bid, though the game's word for it is only "nothing". */
export function named(play: Play, option: Option): string | undefined {
  if (play.state.ask?.kind !== 'bid' || option !== 0) return undefined
  return t(play.you !== null && tableOf(play).houses[play.you]?.staked ? 'web-sp-add-nothing' : 'web-sp-bid-nothing')
}

/** What the prompt would call this option. */
export function labelOf(play: Play, option: Option): string {
  const own = named(play, option)
  if (own) return own
  const at = options(play.state.ask).findIndex((one) => same(one, option))
  return play.said.options[at]?.label ?? ''
}

/** What the prompt says about something that was clicked on the board. */
export function pickedLabel(play: Play, option: Option): string {
  const label = labelOf(play, option)
  if (typeof option !== 'number') return label
  const kind = play.state.ask?.kind
  const own = kind === 'invite' && option === play.you ? 'yes' : 'no'
  return kind === 'invite' ? t('web-sp-invite-it', { what: label, own }) : t('web-sp-choose-it', { what: label })
}

export function list(parts: string[]): string {
  if (parts.length < 2) return parts[0] ?? t('common-nothing')
  return t('common-list', { rest: parts.slice(0, -1).join(', '), last: parts.at(-1)! })
}

/** Each name once, with how often it stands there. */
export function tally(names: string[]): string[] {
  return [...new Set(names)].map((name) => {
    const count = names.filter((other) => other === name).length
    return count > 1 ? `${name} ×${count}` : name
  })
}

/** What is promised, as something that one can give. `to`: whom it favours; `open`: if that is not settled. */
export function promised(play: Play, promise: AnyPromise, to: Seat[], open = t('common-taker')): string {
  const args = {
    to: to.length === 1 ? whom(play, to[0]!) : open,
    to_you: to.length === 1 && to[0] === play.you ? 'yes' : 'no',
  }
  if (isPayment(promise))
    return t('common-promise-pay', { coins: coins(promise[1]), details: term(play, 'details', promise[2]) })
  if (promise[0] === 'no_bid') return t('common-promise-no-bid', { details: lotName(play, promise[1]) })
  if (promise[0] === 'bid_at_most')
    return t('common-promise-bid-at-most', { details: lotName(play, promise[1]), coins: coins(promise[2]) })
  if (promise[0] === 'foil' || promise[0] === 'target')
    return t(`common-promise-${promise[0]}`, {
      whom: nameOf(play, promise[1]),
      whom_you: promise[1] === play.you ? 'yes' : 'no',
    })
  if (promise[0] === 'share') return t('common-promise-share', { details: promise[1], coins: 'none' })
  const [word, detail] = promise
  const details = typeof detail === 'string' ? term(play, 'details', detail) : ''
  return t(`common-promise-${word.replaceAll('_', '-')}`, { ...args, details })
}

/** What was said to an offer that was declined. */
export function saidTo(play: Play, said: Said): string {
  if (!said.length) return ''
  return said[0] === 'price' ? t('common-said-price', { coins: coins(said[1]) }) : term(play, 'said', said[0])
}

export function lotName(play: Play, lot: number | string): string {
  if (typeof lot !== 'number') return term(play, 'lot', lot)
  // A lot that is gone is known by what it was.
  const card = tableOf(play).row[lot] || tableOf(play).sales.find((sale) => sale.lot === lot)?.card
  return card ? cardName(play, card) : t('web-sp-lot', { number: lot + 1 })
}

/** For messages about a lot: what it is called, and whether it is to host the games. */
export function lotNamed(play: Play, lot: number | string): { lot: string; host: string } {
  return { lot: lotName(play, lot), host: typeof lot === 'number' ? 'no' : 'yes' }
}

/** One side of an offer, piece by piece. */
export function goods(play: Play, gold: number, assets: number[]): string[] {
  return [...(gold ? [coins(gold)] : []), ...assets.map((id) => thing(play, id))]
}
