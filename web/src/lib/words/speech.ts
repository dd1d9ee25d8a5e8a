/** Small grammar of the interface. */

import type { Chair, Seat } from '../wire/protocol'
import { t, locale } from './words.svelte'

/** "Livia, Marcus and you" in the reader's language. */
export function list(names: string[]): string {
  return new Intl.ListFormat(locale.lang === 'en' ? 'en-GB' : locale.lang, { type: 'conjunction' }).format(names)
}

export function seatName(chairs: readonly Chair[], seat: Seat, you: Seat | null = null): string {
  if (seat === you) return t('web-you')
  return chairs[seat]?.name || t('common-seat', { seat: seat + 1 })
}

export function seatNames(chairs: readonly Chair[], seats: readonly Seat[], you: Seat | null = null): string {
  return list(seats.map((seat) => seatName(chairs, seat, you)))
}

/** Who the bot in a seat is, where it is a person: temperament and line; nothing for anybody else. */
export function personality(chair: Chair | undefined): string | undefined {
  if (!chair?.person) return undefined
  const line = t('common-says', { line: t(`common-person-${chair.person}`) })
  return `${t(`common-temper-${chair.temperament}`)}: ${line}`
}

/** Words for an identifier that no catalogue knows: `full_hp` reads "Full hp". */
export function plain(id: string): string {
  const text = id.replace(/[_-]+/g, ' ').trim()
  return text ? text[0]!.toUpperCase() + text.slice(1) : id
}
