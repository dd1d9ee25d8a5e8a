/** The cards of a game for readers: found, filtered, and where their numbers come from. */

import { get } from '../../lib/wire/api'
import type { CardWords } from '../../lib/words/words.svelte'
import { folded } from '../rules/text'

type Source = 'rulebook' | 'reference' | 'read' | 'repaired' | 'completed' | 'original'
export type Fact = number | string | boolean

export interface Card {
  id: string
  type: string
  set: string
  copies: number
  facts: Record<string, Fact>
  sources: Record<string, Source>
  /** Of a house. */
  powers?: string[]
  /** Of the expansion. */
  new?: boolean
}

const cache = new Map<string, Promise<Card[]>>()

export function cardsOf(game: string): Promise<Card[]> {
  let found = cache.get(game)
  if (!found) {
    found = get<{ cards: Card[] }>(`/api/cards/${game}`).then((answer) => answer.cards)
    found.catch(() => cache.delete(game))
    cache.set(game, found)
  }
  return found
}

export const official = (source: Source): boolean => source === 'rulebook' || source === 'reference'

export type Origin = 'official' | 'partly' | 'ours'

/** Is the card as it is printed, in part, or of our making? */
export function origin(card: Card): Origin {
  const sources = Object.values(card.sources)
  if (sources.every(official)) return 'official'
  return sources.some((one) => official(one) || one === 'read') ? 'partly' : 'ours'
}

/** The fields of a card that are not official, in the order in which they are shown. */
export function ours(card: Card): string[] {
  return Object.keys(card.sources).filter((name) => !official(card.sources[name]!))
}

export interface Filter {
  search: string
  type: string
  origin: '' | Origin
  fresh: boolean
}

export function matching(cards: readonly Card[], words: Record<string, CardWords>, wanted: Filter): Card[] {
  const sought = folded(wanted.search).split(/\s+/).filter(Boolean)
  return cards.filter((card) => {
    if (wanted.type && card.type !== wanted.type && card.set !== wanted.type) return false
    if (wanted.origin && origin(card) !== wanted.origin) return false
    if (wanted.fresh && !card.new) return false
    const said = words[card.id]
    const text = folded([said?.name ?? card.id, said?.effect ?? '', card.type, card.set].join(' '))
    return sought.every((word) => text.includes(word))
  })
}

/** The types of cards in the order in which they come. */
export function typesOf(cards: readonly Card[]): string[] {
  return [...new Set(cards.map((card) => card.type))]
}
