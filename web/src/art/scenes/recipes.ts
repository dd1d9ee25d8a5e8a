/**
 * The picture of every card, by game and card; an unknown card gets one of its type's pool. A line of `recipes/`:
 *
 *     card: place hour mood | thing x y size turn | @posture x y size look | &style:pose x y size side facing
 *     card: place hour mood + style side trait=value ... | thing x y size turn
 *
 * The second is a portrait; whoever has a look of their own (`figures/people.ts`) needs no traits here. x and y: the
 * middle, in 320 x 180; keep to x 70-250, for windows crop the sides. A size below nought mirrors. `<`
 * before a thing puts it behind whoever is portrayed. Looks: see `people.ts`.
 */

import { hash } from '../figures/seed'
import type { Traits } from '../figures/traits'
import pool from './recipes/pool.txt?raw'

export type Item =
  | { kind: 'thing'; name: string; behind: boolean; at: number[] }
  | { kind: 'person'; posture: string; look: string; at: number[] }
  | { kind: 'figure'; style: string; pose: string; side: string; facing: 'left' | 'right'; at: number[] }

export interface Portrait {
  style: string
  side: string
  traits: Partial<Traits>
}

export interface Recipe {
  place: string
  hour: string
  mood: string
  portrait: Portrait | null
  items: Item[]
}

/** A value as it is meant: a number, yes or no, or a word. */
function meant(text: string): string | number | boolean {
  if (text === 'true' || text === 'false') return text === 'true'
  return text !== '' && !Number.isNaN(Number(text)) ? Number(text) : text
}

function itemOf(text: string): Item {
  const words = text.trim().split(/\s+/)
  const [name = '', ...rest] = words
  const numbers = rest.map(Number).filter((one) => !Number.isNaN(one))
  const said = rest.filter((one) => Number.isNaN(Number(one)))
  if (name.startsWith('@')) return { kind: 'person', posture: name.slice(1), look: said[0] ?? '', at: numbers }
  if (name.startsWith('&')) {
    const [style = '', pose = ''] = name.slice(1).split(':')
    const [side = 'none', facing = 'right'] = said
    return { kind: 'figure', style, pose, side, facing: facing === 'left' ? 'left' : 'right', at: numbers }
  }
  const behind = name.startsWith('<')
  return { kind: 'thing', name: behind ? name.slice(1) : name, behind, at: numbers }
}

/** What is assumed of somebody who is portrayed where nothing else is given: a man, bareheaded. */
const ASSUMED: Partial<Traits> = { sex: 'm', headgear: 'none' }

function portraitOf(text: string): Portrait {
  const [style = '', side = 'none', ...traits] = text.trim().split(/\s+/)
  const pairs = traits.map((one) => one.split('=') as [string, string])
  const given = Object.fromEntries(pairs.map(([key, value]) => [key, meant(value)])) as Partial<Traits>
  return { style, side, traits: { ...ASSUMED, ...given } }
}

function recipeFrom(text: string): Recipe {
  const [head = '', ...items] = text.split('|')
  const [where = '', who] = head.split('+')
  const [place = '', hour = 'noon', mood = 'calm'] = where.trim().split(/\s+/)
  return { place, hour, mood, portrait: who ? portraitOf(who) : null, items: items.map(itemOf) }
}

/** The lines of a text by what stands before their colon; an indented line goes on with the one above. */
function read(text: string): [string, string][] {
  const lines = text.replace(/\n {4}/g, ' ').split('\n')
  return lines.filter(Boolean).map((line) => {
    const at = line.indexOf(':')
    return [line.slice(0, at), line.slice(at + 1).trim()]
  })
}

const texts = new Map<string, string>()
const books = new Map<string, Map<string, string>>()

/** Take in the recipes of a game: each board brings its own, so that nobody loads those of the others. */
export function learnRecipes(game: string, text: string): void {
  if (texts.get(game) === text) return
  texts.set(game, text)
  books.delete(game)
}

function book(game: string): Map<string, string> {
  let found = books.get(game)
  if (!found) {
    found = new Map(read(texts.get(game) ?? ''))
    books.set(game, found)
  }
  return found
}

/** Serpents is played with the cards of Spartacus, School with those of Gladius. */
const ALSO: Record<string, string> = { serpents: 'spartacus', school: 'gladius' }

/** The recipe that is written for a card. */
export function written(game: string, card: string): Recipe | null {
  const text = book(game).get(card) ?? book(ALSO[game] ?? '').get(card)
  return text ? recipeFrom(text) : null
}

/** A picture for a card that has none of its own: always the same one for the same card. */
export function pooled(card: string, type: string): Recipe {
  const all = read(pool)
  const fitting = all.filter(([kind]) => kind === type)
  const from = fitting.length ? fitting : all
  return recipeFrom(from[hash(card) % from.length]![1])
}

export const recipeOf = (game: string, card: string, type: string): Recipe => written(game, card) ?? pooled(card, type)

/** What only shows how something moves is not what a picture is about. */
const MARKS = new Set(['arc', 'burst', 'dust', 'footprints', 'puddle'])
const isMark = (item: Item): boolean => item.kind === 'thing' && MARKS.has(item.name)

/** What makes two pictures two: the place, and the first thing or person in it. */
export function subject({ place, portrait, items }: Recipe): string {
  if (portrait) return `${place} ${portrait.style} ${portrait.side}`
  const first = items.find((item) => !isMark(item)) ?? items[0]
  if (!first) return place
  return `${place} ${first.kind === 'thing' ? first.name : first.kind === 'person' ? first.posture : first.style}`
}
