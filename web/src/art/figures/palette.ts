/** The colours of figures, each as [lit, dim, line]. The light always comes from the left. */

import type { Pair, Tone } from './svg'

/** What things are made of: metals, cloth, hides. */
export const MATERIAL = {
  brass: ['#d9ad5f', '#ad7c2c', '#7d5418'],
  gilt: ['#ecc777', '#c08f35', '#8a5f17'],
  bronze: ['#b98a4a', '#8b6128', '#5f3f14'],
  iron: ['#b4b8bb', '#82888d', '#565d63'],
  steel: ['#d2d4d3', '#9ba1a5', '#6b7278'],
  dark: ['#7c8287', '#565c62', '#3a3f45'],
  linen: ['#efe6d2', '#cdbf9f', '#9a8a66'],
  leather: ['#8a5a33', '#633e20', '#402611'],
  wood: ['#7c5628', '#573a18', '#3b260e'],
  fur: ['#8d7358', '#68523b', '#46351f'],
  void: ['#2a1d12', '#1a110a', '#120b06'],
  rope: ['#cdb88a', '#a08a5c', '#7a6538'],
  copper: ['#c9805a', '#975231', '#67331a'],
  patina: ['#86a792', '#5b7d6c', '#3b574a'],
  black: ['#55504e', '#393534', '#232020'],
  tin: ['#e6e3da', '#b9b7ac', '#85837a'],
  ochre: ['#c99a4b', '#9b6f26', '#6d4a12'],
  rust: ['#b5613c', '#853f22', '#5a2813'],
  cream: ['#e3cfa0', '#bb9f66', '#87703f'],
  ash: ['#d9cfc6', '#aa9d92', '#776b61'],
  sage: ['#c9cdc4', '#9aa096', '#6c7268'],
  taupe: ['#a8988a', '#7d6e61', '#574a3f'],
  umber: ['#8f7b63', '#6a5944', '#483b2b'],
  olive: ['#b9b9a6', '#8d8d79', '#636351'],
  sand: ['#b9a98e', '#8d7d63', '#5f523c'],
  tan: ['#a37a4e', '#785530', '#50361a'],
  clay: ['#b8693c', '#8a4722', '#5e2e13'],
  straw: ['#e2c887', '#b79a55', '#86703a'],
  wine: ['#7a3440', '#561f2a', '#38121a'],
  madder: ['#b4564a', '#863a30', '#5b241d'],
  woad: ['#5d7d96', '#41596d', '#2b3d4c'],
  moss: ['#6f7a4a', '#4f5831', '#353c1f'],
  slate: ['#5c6670', '#414a53', '#2b3239'],
  plum: ['#6b4a6e', '#4b314d', '#312032'],
  saffron: ['#d99a3a', '#a86f1c', '#744a0c'],
  leaf: ['#7f9a4a', '#566f2c', '#3b4f1c'],
} as const satisfies Record<string, Tone>

export type Material = keyof typeof MATERIAL

const HOUSES = {
  batiatus: ['#96292b', '#6b171a', '#470d10'],
  glaber: ['#33588f', '#223f6e', '#152a4d'],
  tullius: ['#c08c3c', '#8f6119', '#5f3f0e'],
  solonius: ['#2d7a6b', '#1a5549', '#0f3a31'],
  seppius: ['#7d3b77', '#582454', '#3a1437'],
  varinius: ['#6a727b', '#474d55', '#2e3339'],
  none: ['#b9a98a', '#93835f', '#6a5c3d'],
} as const satisfies Record<string, Tone>

/** In a duel there are only two sides. */
const SIDES = new Map<string, Tone>(Object.entries({ ...HOUSES, you: HOUSES.batiatus, foe: HOUSES.glaber }))

/** The livery of a House or of a side of a duel; nobody's is undyed. */
export const livery = (side: string): Tone => SIDES.get(side) ?? HOUSES.none

/** A tone by the name of a material or a livery. */
export const tone = (name: string): Tone => (Object.hasOwn(MATERIAL, name) ? MATERIAL[name as Material] : livery(name))

/** Skin has a second pair, for the neck, which lies in the shadow of the chin. */
export type SkinTone = readonly [lit: string, dim: string, line: string, neckLit: string, neckDim: string]
export const SKIN: readonly SkinTone[] = [
  ['#e2b58c', '#bf8a5f', '#96633e', '#c99a6f', '#a06f47'],
  ['#d3a375', '#ad7a4c', '#85582f', '#b98656', '#90623a'],
  ['#c0895a', '#966038', '#6f4423', '#a67145', '#7d4e2a'],
  ['#a36f46', '#7a4d2b', '#573419', '#8b5b36', '#643d20'],
  ['#7d5236', '#5a3821', '#3d2412', '#6a432a', '#492c18'],
  ['#5f3d2a', '#432919', '#2b190e', '#503221', '#362013'],
]

export const HAIR: readonly Pair[] = [
  ['#2c211c', '#1a120e'],
  ['#46301f', '#2d1d11'],
  ['#6b4423', '#492c13'],
  ['#8f4a22', '#653011'],
  ['#dcb765', '#a9832f'],
  ['#a8a39b', '#7c7770'],
  ['#d8d3c8', '#aaa49a'],
]

/** A colour between two others, both written as #rrggbb: 0 gives the first, 1 the second. */
export const mix = (from: string, to: string, part: number): string =>
  '#' +
  [1, 3, 5]
    .map((at) => parseInt(from.slice(at, at + 2), 16) * (1 - part) + parseInt(to.slice(at, at + 2), 16) * part)
    .map((value) => Math.round(value).toString(16).padStart(2, '0'))
    .join('')
