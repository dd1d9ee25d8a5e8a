/** The gladiators of a School: what the campaign knows of them shows in their faces. */

import type { FigureProps } from './figure'
import { chance } from './seed'
import type { Traits } from './traits'

/** What a campaign says about a gladiator. */
export interface Recruit {
  id: number
  name: string
  style: string
  nationality: string
  age: string
  size: string
}

/** Skins and hair of where people come from. */
const NATIONS: Record<string, readonly [skins: readonly number[], hair: readonly number[]]> = {
  roman: [
    [0, 1, 1, 2],
    [0, 1, 1, 2],
  ],
  greek: [
    [1, 2, 2],
    [0, 0, 1],
  ],
  spanish: [
    [1, 2, 3],
    [0, 1, 2],
  ],
  gaul: [
    [0, 0, 1],
    [2, 3, 3, 4, 4],
  ],
  arab: [
    [2, 3, 3, 4],
    [0, 0, 1],
  ],
  african: [[4, 4, 5, 5], [0]],
}
const BUILDS: Record<string, number> = { small: 0.9, average: 1.02, large: 1.16 }
const [GREY, WHITE] = [5, 6]

/** How a recruit looks: the same for the whole campaign. */
export function recruit(who: Recruit): Pick<FigureProps, 'id' | 'style' | 'traits'> {
  const id = `${who.name}-${who.id}`
  const r = chance(`${id}|origin`)
  const nation = NATIONS[who.nationality]
  const older = who.age === 'older'
  const traits: Partial<Traits> = {
    ...(nation && { skin: r.pick(nation[0]), hairColour: older ? r.pick([GREY, WHITE]) : r.pick(nation[1]) }),
    age: older,
    ...(who.size in BUILDS && { build: BUILDS[who.size]! }),
  }
  return { id, style: who.style, traits }
}
