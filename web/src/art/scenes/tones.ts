/** The colours of places and things: lit, and dim. Those of places follow the theme (`scenes.css`). */

export type Tone = readonly [lit: string, dim: string]

const themed = (name: string, lit: string, dim: string): Tone => [
  `var(--sc-${name},${lit})`,
  `var(--sc-${name}-d,${dim})`,
]

const TONES: Record<string, Tone> = {
  skin: ['#c99a6b', '#a5764a'],
  skin2: ['#8d5d39', '#683f22'],
  brass: ['#d9ad5f', '#ad7c2c'],
  gold: ['#ecc777', '#c08f35'],
  iron: ['#b4b8bb', '#82888d'],
  steel: ['#d6d8d7', '#a0a6aa'],
  wood: ['#8a6132', '#5f401c'],
  terra: ['#b8693c', '#8a4722'],
  linen: ['#efe6d2', '#cdbf9f'],
  red: ['#96292b', '#6b171a'],
  blue: ['#33588f', '#223f6e'],
  green: ['#2d7a6b', '#1a5549'],
  plum: ['#7d3b77', '#582454'],
  leaf: ['#7f9a4a', '#566f2c'],
  dark: ['#4a4f55', '#2f3338'],
  bread: ['#d6a35a', '#a87632'],
  leather: ['#8a5a33', '#633e20'],
  hair: ['#3a2a20', '#271b14'],
  rope: ['#cdb88a', '#a08a5c'],
  blood: ['#b3272b', '#8a181c'],
  grey: ['#8d9299', '#6a7077'],
  sky: themed('sky', '#f6ead0', '#ecdcb6'),
  stone: themed('stone', '#e6e3dc', '#cfcabf'),
  deep: themed('deep', '#b9b3a6', '#a29b8d'),
  sand: themed('sand', '#e9d2a0', '#d2b473'),
  night: themed('night', '#5d5468', '#484054'),
  dusk: themed('dusk', '#cbbcc0', '#b3a2a8'),
  sun: themed('sun', '#efc877', '#d9a94f'),
}

/** A tone by its name; any other colour stands for itself, lit and dim. */
export const toneOf = (name: string): Tone => TONES[name] ?? [name, name]
