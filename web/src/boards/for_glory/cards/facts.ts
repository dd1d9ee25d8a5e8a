/** How cards are shown; what is printed on them the rules say. */

import type { CardPrinted } from '../../../views/for_glory'
import { printed } from '../read'

type Kind = 'gladiator' | 'patron' | 'scheme' | 'tactic' | 'reaction' | 'income' | 'arena'

const KINDS: Record<string, Kind> = {
  gladiator: 'gladiator',
  patron: 'patron',
  scheme: 'scheme',
  tactic: 'tactic',
  reaction: 'reaction',
  income: 'income',
  arena: 'arena',
  boast: 'scheme',
  scheme_tactic: 'tactic',
}
const UNKNOWN: CardPrinted = {
  deck: '',
  type: 'scheme',
  source: '',
  cost: 0,
  attack: 0,
  health: 0,
  agility: 0,
  bloodlust: 0,
  influence: 0,
}

/** A card that the rules do not know is still shown. */
export const factsOf = (id: string): CardPrinted => printed().cards?.[id] ?? UNKNOWN
export const allCards = (): string[] => Object.keys(printed().cards ?? {})

/** As what it is shown. */
export const kindOf = (id: string): Kind => KINDS[factsOf(id).type] ?? 'scheme'
/** A scheme that is also a tactic. */
export const isBoth = (id: string): boolean => factsOf(id).type === 'scheme_tactic'

/** Icon and tone of a card's band. */
export const LOOK: Record<Kind, { icon: string; tone: string }> = {
  gladiator: { icon: 'gladiator', tone: 'gladiator' },
  tactic: { icon: 'atk', tone: 'scheme' },
  reaction: { icon: 'reaction', tone: 'reaction' },
  income: { icon: 'coin', tone: 'slave' },
  scheme: { icon: 'scheme', tone: 'guard' },
  patron: { icon: 'host', tone: 'equipment' },
  arena: { icon: 'glory', tone: 'slave' },
}

/** As a hand is sorted. */
const ORDER: Kind[] = ['gladiator', 'patron', 'scheme', 'tactic', 'reaction', 'income', 'arena']

export function byKind(one: string, two: string): number {
  return ORDER.indexOf(kindOf(one)) - ORDER.indexOf(kindOf(two)) || one.localeCompare(two)
}

/** Each title once, with how many there are. */
export function counted(cards: string[]): [string, number][] {
  const found = new Map<string, number>()
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1)
  return [...found].sort(([one], [two]) => byKind(one, two))
}
