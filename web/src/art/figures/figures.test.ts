import { beforeAll, describe, expect, test } from 'vitest'

import { printed } from '../../lib/testing'
import { figure, type FigureProps } from '.'
import { openArt } from '../games'
import { lookOf } from './people'
import { recruit } from './recruits'
import { seatLook } from './seats'
import { PERSON_STYLES } from './styles'
import { both } from './svg'
import { STILL } from './traits'

interface Cards {
  cards: Record<string, { kind?: string; type?: string }>
  houses?: Record<string, object>
  usable?: Record<string, object>
}
beforeAll(async () => {
  await Promise.all(['gladius', 'for_glory', 'serpents'].map(openArt))
})

const table = (game: string): Cards => printed(game) as Cards
const PEOPLE = ['gladiator', 'slave', 'guard', 'patron']

/** Everybody of a game who has a card, and its Houses. */
function everybody(game: string): FigureProps[] {
  const { cards, houses = {} } = table(game)
  const persons = Object.entries(cards).filter(([, { kind, type }]) => PEOPLE.includes(kind ?? type ?? ''))
  return [...persons.map(([id]) => ({ id })), ...Object.keys(houses).map((id) => ({ id }))]
}
const nodes = (svg: string): number => svg.match(/<[a-z]/g)?.length ?? 0
const parsed = (svg: string): Element => new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement
const POSES = [
  ...(['stand', 'salute', 'guard', 'strike', 'block', 'wounded', 'kneel', 'plead', 'fallen', 'victory'] as const),
]
const STYLES = [...PERSON_STYLES, 'lion', 'tiger', 'bear']

describe('a figure', () => {
  test('is the same for the same id, and another for another', () => {
    const drawn = (id: string) => figure({ id, style: 'murmillo', size: 61 })
    const first = drawn('one')
    // So many others that it is forgotten and drawn anew.
    for (let at = 0; at < 700; at++) drawn(`other ${at}`)
    expect(drawn('one')).toBe(first)
    expect(drawn('two')).not.toBe(first)
  })

  test('is one for every person and House of every game', () => {
    const cast = ['spartacus', 'serpents', 'for_glory'].flatMap(everybody)
    expect(cast.length).toBeGreaterThan(140)
    for (const who of cast) {
      expect(nodes(figure(who)), who.id).toBeGreaterThan(20)
    }
    expect(new Set(cast.map(({ id }) => id)).size).toBe(new Set(cast.map(figure)).size)
  })

  test('has a fixed look for everybody with a name', () => {
    for (const { id } of [...everybody('spartacus'), ...everybody('serpents')]) expect(lookOf(id), id).toBeDefined()
    expect(figure({ id: 'gl-crixus' })).toBe(figure({ id: 'gl-crixus', style: 'murmillo', side: 'batiatus' }))
    expect(lookOf('gl-saxa')?.traits.sex).toBe('f')
    expect(lookOf('constructor')).toBeUndefined()
  })

  test('is drawn for styles and ids that nobody knows', () => {
    const svg = figure({ id: '?<&"', style: 'pirate', side: 'nobody' })
    expect(parsed(svg).querySelector('parsererror')).toBeNull()
    expect(nodes(svg)).toBeGreaterThan(20)
    expect(figure({ id: '' })).toContain('<svg')
    expect(figure({ id: 'constructor', style: 'toString' })).toContain('<svg')
  })

  test('tells its name, escaped, or is decoration', () => {
    const named = parsed(figure({ id: 'a', title: '"Crixus" <b>&' }))
    expect(named.getAttribute('aria-label')).toBe('"Crixus" <b>&')
    expect(named.getAttribute('role')).toBe('img')
    expect(parsed(figure({ id: 'a' })).getAttribute('aria-hidden')).toBe('true')
  })

  test('is well formed and of few nodes in every style and posture', () => {
    for (const style of STYLES) {
      for (let at = 0; at < 16; at++) {
        const bust = figure({ id: `id ${at}`, style, facing: at % 2 ? 'left' : 'right' })
        expect(nodes(bust), `${style} ${at}`).toBeLessThanOrEqual(130)
        expect(bust).not.toMatch(/NaN|undefined/)
      }
      for (const pose of POSES) {
        for (let at = 0; at < 2; at++) {
          const whole = figure({ id: `id ${at}`, style, pose, facing: at % 2 ? 'left' : 'right' })
          expect(nodes(whole), `${style} ${pose} ${at}`).toBeLessThanOrEqual(155)
          expect(whole).not.toMatch(/NaN|undefined/)
        }
      }
      expect(parsed(figure({ id: 'id 0', style, pose: 'guard' })).querySelector('parsererror')).toBeNull()
    }
  })

  test('is somebody else even when everybody holds still', () => {
    const still = (id: string) => figure({ id, style: 'servant', traits: STILL })
    expect(new Set(Array.from({ length: 50 }, (_, at) => still(`id ${at}`))).size).toBe(50)
    expect(still('id 0')).not.toBe(figure({ id: 'id 0', style: 'servant' }))
  })

  test('stands inside another svg where it is put', () => {
    const placed = parsed(figure({ id: 'a', at: [12, -3.26] }))
    expect([placed.getAttribute('x'), placed.getAttribute('y')]).toEqual(['12', '-3.3'])
  })

  test('has no ids, so that it may be repeated', () => {
    for (const style of STYLES) expect(figure({ id: 'a', style, ground: 'arena' })).not.toMatch(/ id=|url\(/)
  })
})

test('a fighter of a School keeps their face, whatever becomes of them', () => {
  const flaccus = { id: 3, name: 'Flaccus', style: 'secutor', nationality: 'roman', age: 'prime', size: 'large' }
  expect(figure(recruit({ ...flaccus }))).toBe(figure(recruit(flaccus)))
  expect(figure(recruit({ ...flaccus, id: 4 }))).not.toBe(figure(recruit(flaccus)))
  expect(recruit({ ...flaccus, nationality: 'african' }).traits?.skin).toBeGreaterThan(3)
  // A table of another package may know other nations and sizes.
  expect(figure(recruit({ ...flaccus, nationality: 'dacian', size: 'huge' }))).toContain('<svg')
})

test('bots have faces of their own', () => {
  const names = ['Automaton', 'Machina', 'Talos', 'Galatea', 'Colossus', 'Ana']
  expect(new Set(names.map((name) => figure(seatLook(name)))).size).toBe(names.length)
})

test('bots that come as persons have the faces of their names', () => {
  expect(lookOf(seatLook('Locusta').id)?.traits.sex).toBe('f')
  expect(lookOf(seatLook('Fabius').id)?.traits.sex).toBe('m')
  expect(lookOf(seatLook('Ana').id), 'a person at the table').toBeUndefined()
})

test('what a face has twice is mirrored about its axis', () => {
  expect(both('M70 114l-4 2h3v5H60a2 3 0 0 1 4 6z')).toBe(
    'M70 114l-4 2h3v5H60a2 3 0 0 1 4 6zM170 114l4 2h-3v5H180a2 3 0 0 0 -4 6z',
  )
})
