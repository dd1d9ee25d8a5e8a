/** How people with a fixed look are written down: a line for each of them says what they look like. */

import type { CrestName } from '../crests'
import type { BeardName, HairName } from '../hair'
import type { Material } from '../palette'
import type { PersonStyle } from '../styles'
import type { Traits } from '../traits'
import type { WeaponName } from '../weapons'
import type { Look } from '../people'
type More = Partial<Traits>

export const [BLACK, BROWN, CHESTNUT, RED, FAIR, GREY, WHITE] = [0, 1, 2, 3, 4, 5, 6] as const
export const WOAD = '#35608c'
/** Instead of a beard. */
export const FEMALE = 'female'

const headOf = (skin: number, hairColour: number, beard: BeardName | typeof FEMALE): More => ({
  ...{ skin, hairColour, age: hairColour > FAIR, patch: false, paint: '' },
  ...(beard === FEMALE ? { sex: 'f', beard: 'none' } : { sex: 'm', beard }),
})

/** A fighter without a helmet, by skin (pale 0 to dark 5), hair, beard and garment (see `garments.ts`). */
export const bare = (
  style: PersonStyle,
  side: string,
  skin: number,
  hair: HairName,
  colour: number,
  beard: BeardName | typeof FEMALE,
  garment: number,
  more: More = {},
): Look => ({
  style,
  side,
  traits: { ...headOf(skin, colour, beard), hair, garment, headgear: 'none', torc: false, earring: false, ...more },
})

/** A fighter in a helmet, by skin, metal, crest and plume. */
export const helmed = (
  style: PersonStyle,
  side: string,
  skin: number,
  metal: Material,
  crest: CrestName,
  plume: string,
  more: More = {},
): Look => ({ style, side, traits: { sex: 'm', skin, metal, metal2: metal, crest, plume, patch: false, ...more } })

/** Somebody without arms, by skin, hair, beard, garment, its cloth and what is in the hand. */
const civilian =
  (style: PersonStyle) =>
  (
    side: string,
    skin: number,
    hair: HairName,
    colour: number,
    beard: BeardName | typeof FEMALE,
    garment: number,
    cloth: Material,
    weapon: WeaponName,
    more: More = {},
  ): Look =>
    bare(style, side, skin, hair, colour, beard, garment, { cloth, weapon, scar: 'none', ...more })
export const servant = civilian('servant')
export const noble = civilian('noble')
