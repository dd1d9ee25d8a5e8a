/** Standing answers in words, and put together. */

import type { Ask, Table } from '../wire/protocol'
import { plain } from '../words/speech'
import { t, type GameWords } from '../words/words.svelte'

export type Standing = NonNullable<Table['standing']>[number]
/** Until when a question is not asked again: a part of the game, or its end. */
export type Until = 'turn' | 'phase' | 'decline'

const ANY = '*'
const UNFIT = 'unfit'

/** Whatever the occasion, where nothing but a pass is possible. */
export function withUnfit(standing: readonly Standing[]): Standing[] {
  return [...standing.filter(([, , how]) => how !== UNFIT), [ANY, ANY, UNFIT]]
}

/** Can nobody tell from the time whether a seat was asked? One person alone, or windows that last their common time. */
export function timingTellsNothing({ seats, terms }: Pick<Table, 'seats' | 'terms'>): boolean {
  return terms.window > 0 || seats.filter((seat) => seat.kind === 'person' && !seat.stand_in).length < 2
}

/** Which of these cards would be declined by what was said in advance, at least on some occasion. */
export function declined(standing: readonly Standing[], held: readonly { card: string; events: string[] }[]): string[] {
  const hit = (card: string, events: string[]): boolean =>
    standing.some(
      ([one, event, how]) =>
        how !== UNFIT && (one === ANY || one === card) && (event === ANY || events.includes(event)),
    )
  return held.filter(({ card, events }) => hit(card, events)).map(({ card }) => card)
}

/** What is there, and that this occasion passes by until then. One for the same occasion counts no more. */
export function withPass(standing: readonly Standing[], ask: Ask, until: Until): Standing[] {
  const event = ask.occasion ?? ANY
  return [...standing.filter(([card, other]) => card !== ANY || other !== event), [ANY, event, until]]
}

/** The same in a few words, for the sign by the prompt. */
export function standingBrief(one: Standing, words: GameWords): string {
  const [card, event, how] = one
  if (card !== ANY) return standingSaid(one, words)
  return t('web-standing-brief', { how, event: event === ANY ? 'any' : (words.terms.window?.[event] ?? plain(event)) })
}

export function standingSaid([card, event, how]: Standing, words: GameWords): string {
  return t(`web-standing-${how}`, {
    card: card === ANY ? t('web-standing-any-card') : (words.cards[card]?.name ?? plain(card)),
    event: event === ANY ? t('web-standing-any-event') : (words.terms.window?.[event] ?? plain(event)),
  })
}
