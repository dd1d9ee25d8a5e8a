/** Standing answers in words, and put together. */

import type { Ask, Table } from '../wire/protocol'
import { plain } from '../words/speech'
import { t, type GameWords } from '../words/words.svelte'

export type StandingAnswer = NonNullable<Table['standing']>[number]
/** Until when a question is not asked again: a part of the game, or its end. */
export type Until = 'turn' | 'phase' | 'decline'

const ANY = '*'
const UNFIT = 'unfit'
const ASK = 'ask'
const DETAILS = 'details'
/** These answer nothing: they say what one wants to be asked. */
const WHAT_TO_ASK: readonly string[] = [ASK, DETAILS]

/** Whatever the occasion, where nothing but a pass is possible. */
export function withUnfit(answers: readonly StandingAnswer[]): StandingAnswer[] {
  return [...answers.filter(([, , how]) => how !== UNFIT), [ANY, ANY, UNFIT]]
}

/** Does no other seat belong to a person, here or away, and is none open? Then the table asks only what is worth it. */
export function isAlone({ seats }: Pick<Table, 'seats'>): boolean {
  return seats.filter((seat) => seat.kind === 'person').length < 2 && seats.every((seat) => seat.kind !== 'open')
}

/** May one of several people pass unasked where nothing fits? If windows last their common time, no time tells it. */
export function mayPassUnasked({ seats, terms }: Pick<Table, 'seats' | 'terms'>): boolean {
  return terms.window > 0 && !isAlone({ seats })
}

/** Does the player want to be asked what the table would answer for them? */
export function asksEverything(answers: readonly StandingAnswer[]): boolean {
  return answers.some(([, , how]) => how === ASK)
}

/** The same standing answers, and whether the player is asked everything. */
export function withAsking(answers: readonly StandingAnswer[], on: boolean): StandingAnswer[] {
  return withOrWithout(answers, ASK, on)
}

/** The same standing answers, and whether the player is asked the small things that their own people would decide. */
export function withDetails(answers: readonly StandingAnswer[], on: boolean): StandingAnswer[] {
  return withOrWithout(answers, DETAILS, on)
}

function withOrWithout(answers: readonly StandingAnswer[], what: string, on: boolean): StandingAnswer[] {
  const others = answers.filter(([, , how]) => how !== what)
  return on ? [...others, [ANY, ANY, what]] : others
}

/** Those that answer something. */
export function declining(answers: readonly StandingAnswer[]): StandingAnswer[] {
  return answers.filter(([, , how]) => !WHAT_TO_ASK.includes(how))
}

/** These answers, with what the player wanted to be asked before. */
export function keepingWhatToAsk(
  answers: readonly StandingAnswer[],
  before: readonly StandingAnswer[],
): StandingAnswer[] {
  return [...declining(answers), ...before.filter(([, , how]) => WHAT_TO_ASK.includes(how))]
}

/** Which of these cards would be declined by what was said in advance, at least on some occasion. */
export function declined(
  answers: readonly StandingAnswer[],
  held: readonly { card: string; events: string[] }[],
): string[] {
  const hit = (card: string, events: string[]): boolean =>
    answers.some(
      ([one, event, how]) =>
        how !== UNFIT &&
        !WHAT_TO_ASK.includes(how) &&
        (one === ANY || one === card) &&
        (event === ANY || events.includes(event)),
    )
  return held.filter(({ card, events }) => hit(card, events)).map(({ card }) => card)
}

/** What is there, and that this occasion passes by until then. One for the same occasion counts no more. */
export function withPass(answers: readonly StandingAnswer[], ask: Ask, until: Until): StandingAnswer[] {
  const event = ask.occasion ?? ANY
  return [...answers.filter(([card, other]) => card !== ANY || other !== event), [ANY, event, until]]
}

/** The same in a few words, for the sign by the prompt. */
export function standingAnswerBrief(one: StandingAnswer, words: GameWords): string {
  const [card, event, how] = one
  if (card !== ANY) return standingSaid(one, words)
  return t('web-standing-brief', { how, event: event === ANY ? 'any' : (words.terms.window?.[event] ?? plain(event)) })
}

export function standingSaid([card, event, how]: StandingAnswer, words: GameWords): string {
  return t(`web-standing-${how}`, {
    card: card === ANY ? t('web-standing-any-card') : (words.cards[card]?.name ?? plain(card)),
    event: event === ANY ? t('web-standing-any-event') : (words.terms.window?.[event] ?? plain(event)),
  })
}
