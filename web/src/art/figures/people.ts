/** People with a fixed look, by their ids in the games' tables. What is not written here, the id decides. */

import type { Traits } from './traits'

interface Look {
  style: string
  traits: Partial<Traits>
}

const PEOPLE: Record<string, Look> = {
  'gl-spartacus': {
    style: 'thracian',
    traits: { sex: 'm', visor: 'open', skin: 1, hairColour: 1, beard: 'stubble', scar: 'brow', crest: 'griffin' },
  },
}

/** How somebody looks who has a name. */
export const lookOf = (id: string): Look | undefined => (Object.hasOwn(PEOPLE, id) ? PEOPLE[id] : undefined)
