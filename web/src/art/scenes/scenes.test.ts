import { beforeAll, describe, expect, it } from 'vitest'

import { printed } from '../../lib/testing'
import { PERSON_STYLES } from '../figures/styles'
import { POSTURES } from './postures'
import { openRecipes } from './library'
import { hasHour, hasMood } from './light'
import { hasPlace, hasThing } from './motifs'
import { pooled, subject, written, type Recipe } from './recipes'
import { scene } from './scene'

interface Printed {
  cards: Record<string, { type?: string; kind?: string; deck?: string }>
}
const STYLES: string[] = [...PERSON_STYLES, 'lion', 'tiger', 'bear']
const isKnownStyle = (name: string): boolean => STYLES.includes(name)
const GAMES = ['gladius', 'for_glory', 'spartacus', 'serpents']
const cardsOf = (game: string) => Object.entries((printed(game) as Printed).cards)

beforeAll(async () => {
  await Promise.all(GAMES.map(openRecipes))
})

/** Whatever a recipe names that is not there. */
function lacking({ place, hour, mood, portrait, items }: Recipe): string[] {
  const named = items.flatMap((item) => {
    if (item.kind === 'thing') return hasThing(item.name) ? [] : [item.name]
    if (item.kind === 'figure') return isKnownStyle(item.style) ? [] : [item.style]
    const held = item.look.split('/').find((one) => one.includes(':'))
    const weapon = held ? `held-${held.split(':')[0]}` : ''
    return [...(item.posture in POSTURES ? [] : [item.posture]), ...(weapon && !hasThing(weapon) ? [weapon] : [])]
  })
  if (!hasPlace(place)) named.push(place)
  if (!hasHour(hour)) named.push(hour)
  if (!hasMood(mood)) named.push(mood)
  if (portrait && !isKnownStyle(portrait.style)) named.push(portrait.style)
  return named
}

describe.each(GAMES)('the pictures of %s', (game) => {
  it('are written for every card, of motifs that there are', () => {
    const cards = cardsOf(game)
    expect(cards.length).toBeGreaterThan(40)
    expect(cards.map(([id]) => id).filter((id) => !written(game, id))).toEqual([])
    expect(cards.flatMap(([id]) => lacking(written(game, id)!))).toEqual([])
  })

  it('differ in their place or in what is in it', () => {
    const seen = new Map<string, string>()
    const twice = cardsOf(game).flatMap(([id, { deck = '' }]) => {
      const found = `${deck} ${subject(written(game, id)!)}`
      const other = seen.get(found)
      seen.set(found, id)
      return other ? [`${other} and ${id}: ${found}`] : []
    })
    expect(twice).toEqual([])
  })
})

describe('a card that nobody has drawn', () => {
  it('has a picture by its type, always the same', () => {
    for (const type of ['scheme', 'reaction', 'equipment', 'gladiator', 'slave', 'attack', 'arena', 'unheard_of']) {
      expect(lacking(pooled('a-card-of-tomorrow', type))).toEqual([])
      const drawn = () => scene({ game: 'spartacus', id: 'a-card-of-tomorrow', type })
      expect(drawn()).toBe(drawn())
      expect(drawn()).toContain('<path')
    }
  })
})

describe('a picture', () => {
  it('stands by itself: it refers to nothing, so it can be drawn on a canvas', () => {
    const drawn = scene({ game: 'spartacus', id: 'gl-crixus', type: 'gladiator' })
    expect(drawn).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
    expect(drawn).not.toMatch(/href=|url\(|undefined|NaN/)
    expect(new DOMParser().parseFromString(drawn, 'image/svg+xml').querySelector('parsererror')).toBeNull()
  })
})
