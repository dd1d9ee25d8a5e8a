import { expect, test } from 'vitest'

import { matching, ours, origin, typesOf, type Card } from './cards'

const card = (id: string, more: Partial<Card> = {}): Card => ({
  id,
  type: 'scheme',
  set: 'intrigue',
  copies: 2,
  facts: { cash: 1 },
  sources: { name: 'reference', effect: 'rulebook', copies: 'rulebook', cash: 'rulebook' },
  ...more,
})
const ANY = { search: '', type: '', origin: '' as const, fresh: false }

test('a card is official only if every part of it is', () => {
  expect(origin(card('a'))).toBe('official')
  const part = card('b', { sources: { name: 'rulebook', copies: 'original', cash: 'repaired' } })
  expect(origin(part)).toBe('partly')
  expect(ours(part)).toEqual(['copies', 'cash'])
  expect(origin(card('c', { sources: { name: 'original', copies: 'original' } }))).toBe('ours')
  expect(origin(card('d', { sources: { name: 'completed', attack: 'read' } }))).toBe('partly')
})

test('cards are found by name, text, type, origin and novelty', () => {
  const cards = [card('a'), card('b', { type: 'guard', new: true, sources: { name: 'original' } })]
  const words = {
    a: { name: 'Joint Venture', effect: 'Take 7 Gold.' },
    b: { name: 'Guarda', effect: 'Frustra um ardil.' },
  }
  const found = (wanted: Partial<typeof ANY> | object) =>
    matching(cards, words, { ...ANY, ...wanted }).map((one) => one.id)
  expect(found({})).toEqual(['a', 'b'])
  expect(found({ search: 'venture gold' })).toEqual(['a'])
  expect(found({ type: 'guard' })).toEqual(['b'])
  expect(found({ origin: 'ours' })).toEqual(['b'])
  expect(found({ fresh: true })).toEqual(['b'])
  expect(typesOf(cards)).toEqual(['scheme', 'guard'])
})
