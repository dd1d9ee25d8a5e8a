/**
 * People with a fixed look, by their ids in the games' tables: whoever has a name there keeps their face on cards, on
 * the sand, in rosters and at the end. What is not written of them, the id decides. Each game brings its own.
 */

import type { PersonStyle } from './styles'
import type { Traits } from './traits'

export interface Look {
  style: PersonStyle
  /** Whose colours they wear while nobody owns them. */
  side: string
  traits: Partial<Traits>
}

const people = new Map<string, Look>()

/** Take in the people of a game. */
export function learnPeople(looks: Readonly<Record<string, Look>>): void {
  for (const [id, look] of Object.entries(looks)) people.set(id, look)
}

/** How somebody looks who has a name. */
export const lookOf = (id: string): Look | undefined => people.get(id)
