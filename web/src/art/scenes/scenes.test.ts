import { beforeAll, describe, expect, it, vi } from 'vitest'

import { printed } from '../../lib/testing'
import { PERSON_STYLES } from '../figures/styles'
import { POSTURES } from './postures'
import { openArt } from '../games'
import { hasHour, hasMood } from './light'
import { hasPlace, hasThing } from './motifs'
import { pooled, subject, written, type Item, type Recipe } from './recipes'
import { scene } from './scene'

interface Printed {
  cards: Record<string, { type?: string; kind?: string; deck?: string }>
}
const BEASTS = ['lion', 'tiger', 'bear']
const STYLES: string[] = [...PERSON_STYLES, ...BEASTS]
const isKnownStyle = (name: string): boolean => STYLES.includes(name)
const GAMES = ['gladius', 'for_glory', 'spartacus', 'serpents']
const cardsOf = (game: string) => Object.entries((printed(game) as Printed).cards)

beforeAll(async () => {
  await Promise.all(GAMES.map(openArt))
})

/** The motifs of something in a picture. */
function motifsOf(item: Item): string[] {
  if (item.kind === 'figure') return []
  if (item.kind === 'thing') return [item.name]
  const held = item.look.split('/').slice(2)
  return held.flatMap((one) => (one.includes(':') ? [`held-${one.split(':')[0]}`] : one.length > 1 ? [one] : []))
}

/** Whatever a recipe names that is not there; only the things of some games may be. */
function lacking({ place, hour, mood, portrait, items }: Recipe, isThing = hasThing): string[] {
  const named = items.flatMap((item) => {
    if (item.kind === 'figure') return isKnownStyle(item.style) ? [] : [item.style]
    const known = item.kind === 'thing' || item.posture in POSTURES ? [] : [item.posture]
    return [...known, ...motifsOf(item).filter((one) => !isThing(one))]
  })
  if (!hasPlace(place)) named.push(place)
  if (!hasHour(hour)) named.push(hour)
  if (!hasMood(mood)) named.push(mood)
  if (portrait && !isKnownStyle(portrait.style)) named.push(portrait.style)
  return named
}

/** What a page knows that shows this game and no other. */
async function alone(game: string) {
  vi.resetModules()
  await (await import('../games')).openArt(game)
  const { hasThing } = await import('./motifs')
  const { figure } = await import('../figures')
  const medals = Object.values((await import('./medals')).medalsOf(game))
  return { hasThing, medals, drawsBeasts: BEASTS.every((style) => figure({ id: style, style }).includes('<path')) }
}

describe.each(GAMES)('the pictures of %s', (game) => {
  it('are written for every card, of motifs that there are', () => {
    const cards = cardsOf(game)
    expect(cards.length).toBeGreaterThan(40)
    expect(cards.map(([id]) => id).filter((id) => !written(game, id))).toEqual([])
    expect(cards.flatMap(([id]) => lacking(written(game, id)!))).toEqual([])
  })

  it('need nothing that only other games bring, nor do its awards', async () => {
    const known = await alone(game)
    expect(new Set(known.medals).size).toBeGreaterThan(3)
    expect(known.medals.filter((name) => !known.hasThing(name))).toEqual([])
    const recipes = cardsOf(game).map(([id]) => written(game, id)!)
    expect(recipes.flatMap((recipe) => lacking(recipe, known.hasThing))).toEqual([])
    const beasts = recipes.some(({ items }) => items.some((one) => one.kind === 'figure' && BEASTS.includes(one.style)))
    expect(known.drawsBeasts).toBe(beasts)
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
