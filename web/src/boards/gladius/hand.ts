/** The hand, sorted by use: what can be played now, what not now, and what only the other style can use. */

import type { Ask, Option } from '../../lib/wire/protocol'
import { t, type GameWords } from '../../lib/words/words.svelte'
import { bandOf, cardOf, usableBy } from './cards'

export interface Held {
  card: string
  count: number
  use: 'now' | 'later' | 'never'
  /** Can the own style ever use it? */
  own: boolean
  /** Why it is not offered, in words. */
  reason: string
}

const ORDER = { now: 0, later: 1, never: 2 }
const BANDS = { attack: 0, immobilise: 1, defence: 2 }
const KINDS = ['attack', 'defend', 'discard']

export function isCard(ask: Ask | null): boolean {
  return ask !== null && KINDS.includes(ask.kind)
}

/** Each title once, with how many of it are held. refusals: a reason for a card, in words.
 * Where a card must go, those of no use come first. */
export function sortHand(
  hand: string[],
  style: string,
  offered: Option[],
  refusals: Map<string, string>,
  discarding = false,
): Held[] {
  const counted = new Map<string, number>()
  for (const card of hand) counted.set(card, (counted.get(card) ?? 0) + 1)
  const held = [...counted].map(([card, count]): Held => {
    const own = usableBy(card, style)
    const use = offered.includes(card) ? 'now' : own ? 'later' : 'never'
    return { card, count, use, own, reason: refusals.get(card) ?? '' }
  })
  return held.sort(
    (one, two) =>
      ORDER[one.use] - ORDER[two.use] ||
      (discarding ? Number(one.own) - Number(two.own) : 0) ||
      BANDS[bandOf(one.card)] - BANDS[bandOf(two.card)] ||
      cardOf(two.card).damage - cardOf(one.card).damage ||
      one.card.localeCompare(two.card),
  )
}

export const PASS = 'pass'

/** What the prompt bar's button says about a pick. */
export function playLabel(kind: string, option: string, words: GameWords): string {
  if (option === PASS) return t(`common-gladius-pass-${kind}`)
  return t(`web-gladius-do-${kind}`, { card: words.cards[option]?.name ?? option })
}

/** What not to play means: what a blow would cost. about: the attack to be met. */
export function passLabel(kind: string, about: Option): string {
  if (kind !== 'defend') return t('common-gladius-pass-attack')
  const { damage, immobilise } = cardOf(String(about))
  return t('web-gladius-take', { damage, binds: immobilise ? 'yes' : 'no' })
}
