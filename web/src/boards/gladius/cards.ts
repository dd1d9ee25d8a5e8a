/** How cards are drawn; what is printed on them the rules say. */

import type { CardPrinted } from '../../views/gladius'
import { printed } from './read'

export type Band = 'attack' | 'immobilise' | 'defence'

const UNKNOWN: CardPrinted = { set: 'common', kind: 'attack', damage: 0, immobilise: false, spent: false }

/** A card that the rules do not know is still shown. */
export const cardOf = (card: string): CardPrinted => printed().cards?.[card] ?? UNKNOWN

export function bandOf(card: string): Band {
  const { kind, immobilise } = cardOf(card)
  return kind === 'defence' ? 'defence' : immobilise ? 'immobilise' : 'attack'
}

export const BAND_ICON: Record<Band, string> = { attack: 'atk', immobilise: 'special', defence: 'def' }

export const usableBy = (card: string, style: string): boolean => printed().usable?.[style]?.includes(card) ?? false
