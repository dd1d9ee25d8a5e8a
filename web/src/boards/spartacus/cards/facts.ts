/** What is printed on the cards, as the boards look it up. */

import type { ExpansionCardPrinted } from '../../../views/serpents'
import type { CardPrinted } from '../../../views/spartacus'
import { printed } from '../read'

/** Of a card; what only cards of the expansion have may be missing. */
export type Facts = CardPrinted & Partial<ExpansionCardPrinted>

/** For a card that nobody sees. */
const NONE: Facts = {
  id: '',
  kind: 'scheme',
  slot: '',
  starting: false,
  attack: 0,
  defence: 0,
  speed: 0,
  value: 0,
  requirement: 0,
  cash: 0,
  ability: '',
  foils_from: 0,
  windows: [],
  alike: 0,
  range: 0,
  nearest: 0,
  rerolls: 0,
  exhausts: false,
}

export function factsOf(id: string): Facts {
  const { cards, own } = printed()
  const card = cards[id]
  return card ? { ...card, ...own?.[id] } : NONE
}

/** How a house lists its cards. */
export const ORDER = ['gladiator', 'slave', 'guard', 'equipment', 'scheme', 'reaction']

export const iconOf = (facts: Facts): string => facts.slot || facts.kind

export const fights = (facts: Facts): boolean => facts.kind === 'gladiator' || facts.kind === 'slave'
