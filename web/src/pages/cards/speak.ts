/** Cards in words. */

import { has, t, type GameWords } from '../../lib/words/words.svelte'
import type { Card, Fact } from './cards'

export function nameOf(words: GameWords, card: Card): string {
  if (card.type === 'house') return words.terms.house?.[card.id] ?? card.id
  if (card.type === 'beast') return words.terms.style?.[card.id] ?? card.id
  if (card.type === 'fighter') return t('web-cards-fighter', { number: card.id })
  return words.cards[card.id]?.name ?? card.id
}

/** What a type of cards is called: in its game's own word, if it has one. */
export function typeName(game: string, type: string): string {
  const id = [`common-${game}-type-${type}`, `common-type-${type}`].find(has)
  return id ? t(id) : type
}

/** What a power does; boards say it in their own catalogue. */
export function powerText(power: string): string {
  const id = `common-power-${power}`
  return has(id) ? t(id) : ''
}

export function fieldName(field: string): string {
  const id = `web-cards-f-${field}`
  return has(id) ? t(id) : field
}

export function factText(words: GameWords, field: string, value: Fact): string {
  if (value === true) return t('common-yes')
  for (const id of [`web-cards-${field}-${value}`]) if (has(id)) return t(id)
  return words.terms[field]?.[String(value)] ?? String(value)
}
