/**
 * A card's picture (320 x 180) as one svg: a place, its light and mood, a few things, people in action or a portrait.
 * It refers to nothing outside itself, so it can stand anywhere and be drawn on a canvas.
 */

import { figure, type Pose } from '../figures'
import { lookOf } from '../figures/people'
import { hash } from '../figures/seed'
import { light } from './light'
import { place, thing } from './motifs'
import { person } from './people'
import { recipeOf, type Item, type Portrait, type Recipe } from './recipes'
import { recruit, type Recruit } from './recruits'

export interface Subject {
  game: string
  id: string
  /** As what a card without a recipe of its own is drawn. */
  type: string
  /** A fighter of the School: who they are says how they look. */
  recruit?: Recruit | undefined
  /** Whoever is known by a face already is portrayed with it, and the id is theirs. */
  portrait?: Portrait | undefined
}

const [WIDTH, HEIGHT] = [320, 180]
const PORTRAIT = { size: 178, at: [71, -3] } as const

function drawn(item: Item, id: string): string {
  const [x = 0, y = 0, size = 0, turn = 0] = item.at
  if (item.kind === 'thing') return thing(item.name, x, y, size, turn)
  if (item.kind === 'person') return person(item.posture, x, y, size, item.look)
  const { style, pose, side, facing } = item
  const corner: [number, number] = [x - size / 2, y - size / 2]
  return figure({ id: `${id}&${style}:${pose}${x}`, style, pose: pose as Pose, side, facing, size, at: corner })
}

/** Who carries nothing of their own: their hands are free for what the picture shows with them. */
const CIVIL = new Set(['noble', 'servant'])

/**
 * Who is portrayed looks towards what they have with them. Whoever has a look of their own everywhere has it here,
 * too.
 */
function portrayed({ style, side, traits }: Portrait, id: string, things: readonly Item[]): string {
  const [first] = things
  const facing = first ? ((first.at[0] ?? 0) < WIDTH / 2 ? 'left' : 'right') : hash(id) % 2 ? 'left' : 'right'
  const own = lookOf(id)
  const free = things.length && CIVIL.has(own?.style ?? style) ? { weapon: 'none' as const } : {}
  const look = own ? { traits: free } : { style, traits: { ...free, ...traits } }
  return figure({ id, side, facing, ...look, ...PORTRAIT })
}

const isBehind = (item: Item): boolean => item.kind === 'thing' && item.behind

function composed(recipe: Recipe, id: string): string {
  const behind = recipe.items.filter(isBehind)
  const before = recipe.items.filter((item) => !isBehind(item))
  return (
    place(recipe.place) +
    light(recipe.place, recipe.hour, recipe.mood) +
    behind.map((item) => drawn(item, id)).join('') +
    (recipe.portrait ? portrayed(recipe.portrait, id, recipe.items) : '') +
    before.map((item) => drawn(item, id)).join('')
  )
}

const known = new Map<string, string>()

/** The same subject always has the same picture. */
export function scene(subject: Subject): string {
  const { game, id, type } = subject
  const key = JSON.stringify(subject)
  let found = known.get(key)
  if (found === undefined) {
    const written = subject.recruit ? recruit(subject.recruit, id) : recipeOf(game, id, type)
    const recipe = subject.portrait ? { ...written, portrait: subject.portrait } : written
    found =
      `<svg xmlns="http://www.w3.org/2000/svg" class="scene" viewBox="0 0 ${WIDTH} ${HEIGHT}"` +
      ` preserveAspectRatio="xMidYMid slice" aria-hidden="true">${composed(recipe, id)}</svg>`
    known.set(key, found)
  }
  return found
}
