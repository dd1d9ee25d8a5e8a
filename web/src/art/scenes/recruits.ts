/** Pictures of the School's fighters by rule: their style gives the kit, their career the place. */

import { hash } from '../figures/seed'
import type { Recipe } from './recipes'

export interface Recruit {
  style: string
  experience: number
  nationality: string
  age: string
  career: string
}

/** Skin and hair, from fair to dark as the figures count them. */
const NATIONS: Record<string, { skin: number; hairColour: number }> = {
  roman: { skin: 1, hairColour: 1 },
  greek: { skin: 2, hairColour: 0 },
  gaul: { skin: 0, hairColour: 3 },
  spanish: { skin: 2, hairColour: 1 },
  african: { skin: 5, hairColour: 0 },
  arab: { skin: 3, hairColour: 0 },
  german: { skin: 0, hairColour: 4 },
  thracian: { skin: 1, hairColour: 2 },
  briton: { skin: 0, hairColour: 4 },
  syrian: { skin: 3, hairColour: 0 },
}
const GREY = 5
const PLACES: Record<string, string> = {
  slave: 'villa',
  servant: 'table',
  prisoner: 'tunnel',
  criminal: 'cell',
  citizen: 'forum',
  soldier: 'camp',
}
const SIDES = ['batiatus', 'glaber', 'tullius', 'solonius', 'seppius', 'varinius']
const METALS = ['brass', 'gilt', 'bronze', 'iron', 'steel', 'dark'] as const
const HOURS = ['noon', 'dusk', 'dawn', 'lamp', 'storm', 'noon']

const pick = <T>(from: readonly T[], number: number): T => from[number % from.length]!

export function recruit({ style, nationality, age, career }: Recruit, id: string): Recipe {
  const seed = hash(`fighter ${id}`)
  const old = age === 'older'
  const { skin, hairColour } = NATIONS[nationality] ?? NATIONS.roman!
  return {
    place: pick([PLACES[career] ?? 'ludus', 'ludus', 'stands', 'arena', 'gate', 'armoury'], seed >>> 9),
    hour: pick(HOURS, seed >>> 12),
    mood: 'calm',
    portrait: {
      style,
      side: pick(SIDES, seed),
      traits: { skin, hairColour: old ? GREY : hairColour, age: old, metal: pick(METALS, seed >>> 4) },
    },
    items: [],
  }
}
