/** Shields: field, emblem, rim and boss each vary, so that no two bearers have the same. */

import { MATERIAL } from './palette'
import type { Half, Tone } from './svg'
import { group, line, oval, path, short, split } from './svg'

export interface Blazon {
  /** Which parting, and whether it is the livery's own dark, white or black. */
  field: number
  fieldTone: number
  emblem: number
  emblemTone: number
  rim: number
  rimWidth: number
  /** No boss, a large one, a small one. */
  boss: number
}

const EMBLEMS = [
  'M-18-18L18 18M18-18L-18 18',
  'M0-24V24M-20 0H20',
  'M-20-8q20-18 40 0M-20 8q20 18 40 0',
  'M8-26L-10 2H8L-6 26',
  'M-20 10C-24-14-8-22 0-22S24-14 20 10M-12 20q12 8 24 0',
  'M-22-12Q0 6 22-12M-22 0Q0 18 22 0M-22 12Q0 30 22 12',
  'M0-24L-20 14H20z',
  'M-20-20Q6 0-20 20M20-20Q-6 0 20 20',
  'M0-22A22 22 0 0 1 0 22A22 22 0 0 1 0-22M0-12v24M-12 0h24',
  'M-24 14L0-18 24 14M-24 26L0-6 24 26',
]
const RIMS = [MATERIAL.brass, MATERIAL.iron, MATERIAL.linen, MATERIAL.dark, MATERIAL.bronze, MATERIAL.gilt]
const box = (x: number, y: number, w: number, h: number): string =>
  `M${short(x)} ${short(y)}h${short(w)}v${short(h)}h${short(-w)}z`
/** Partings of a field that reaches w to each side and h up and down. */
const PARTINGS: readonly ((w: number, h: number) => string)[] = [
  () => '',
  (w, h) => box(-w, 0, 2 * w, h),
  (w, h) => box(-w, -h, w, h) + box(0, 0, w, h),
  (w, h) => box(-w * 0.34, -h, w * 0.68, 2 * h),
  (w, h) => box(-w, -h * 0.3, 2 * w, h * 0.6),
  (w, h) => `M${-w} ${h}L${w} ${-h}V${h}z`,
  (w, h) => `M0 ${short(-h * 0.86)}L${short(w * 0.9)} 0L0 ${short(h * 0.86)}L${short(-w * 0.9)} 0z`,
]
export const SHIELD_CHOICES = { emblems: EMBLEMS.length, rims: RIMS.length, partings: PARTINGS.length }

const rimOf = (blazon: Blazon): Tone => RIMS[blazon.rim % RIMS.length]!

function parting(blazon: Blazon, livery: Tone, half: Half, w: number, h: number): string {
  const d = PARTINGS[blazon.field % PARTINGS.length]!(w, h)
  const tones = [[livery[1], livery[2]] as const, MATERIAL.linen, MATERIAL.black][blazon.fieldTone % 3]!
  return d && path(d, tones[half])
}

function emblem(blazon: Blazon, half: Half, scale: number): string {
  const rim = rimOf(blazon)
  const own = rim === MATERIAL.dark ? MATERIAL.gilt : rim
  const colour = [own, MATERIAL.linen, MATERIAL.steel, MATERIAL.black][blazon.emblemTone % 4]!
  return (
    group(`scale(${scale})`, line(EMBLEMS[blazon.emblem % EMBLEMS.length]!, colour[half], 6)) +
    (blazon.boss ? oval(0, 0, blazon.boss === 1 ? 13 : 9, rim[half]) + oval(0, 0, 5, rim[2]) : '')
  )
}

type Draw = (livery: Tone, blazon: Blazon, half: Half) => string

/** A shield of one outline: field, parting, rim, emblem. */
const plain =
  (field: (colour: string) => string, [w, h]: readonly [number, number], rim: string, scale: number): Draw =>
  (livery, blazon, half) =>
    field(livery[half]) +
    parting(blazon, livery, half, w, h) +
    line(rim, rimOf(blazon)[half], blazon.rimWidth) +
    emblem(blazon, half, scale)

const SCUTUM = 'M-35-64q35-14 70 0v122q-35 12-70 0z'
const OBLONG = 'M-34-58q34-12 68 0v108q-34 12-68 0z'

const SHIELDS = {
  scutum: plain((colour) => path(SCUTUM, colour), [35, 58], 'M-34-62q34-14 68 0v118q-34 12-68 0z', 1.25),
  parma: plain((colour) => path('M-32-32h64v64h-64z', colour), [30, 30], 'M-30-30h60v60h-60z', 0.9),
  round: (livery, blazon, half) =>
    oval(0, 0, 38, rimOf(blazon)[half]) +
    oval(0, 0, 32, livery[half]) +
    parting(blazon, livery, half, 23, 23) +
    emblem(blazon, half, 0.95),
  // The samnite's is white with the livery as its rim, or the other way round.
  oblong: (livery, blazon, half) => {
    const dyed = blazon.fieldTone > 0
    return (
      path(OBLONG, dyed ? livery[half] : MATERIAL.linen[half]) +
      parting({ ...blazon, fieldTone: dyed ? 1 : 0 }, livery, half, 34, 52) +
      line('M-33-56q33-12 66 0v104q-33 12-66 0z', dyed ? rimOf(blazon)[half] : livery[half], blazon.rimWidth) +
      emblem({ ...blazon, emblemTone: dyed ? blazon.emblemTone : 0 }, half, 1.1)
    )
  },
  oval: plain((colour) => oval(0, 0, 32, colour, 54), [22, 36], 'M0-52A31 52 0 0 1 0 52A31 52 0 0 1 0-52', 0.95),
  none: () => '',
} satisfies Record<string, Draw>

export type ShieldName = keyof typeof SHIELDS

/** Everybody's shield in a picture that names nobody. */
const PLAIN: Blazon = { field: 0, fieldTone: 0, emblem: 0, emblemTone: 0, rim: 0, rimWidth: 5, boss: 0 }

/** A shield about its middle. */
export const shield = (name: ShieldName, livery: Tone, blazon: Blazon = PLAIN): string =>
  name === 'none' ? '' : split(0, (half) => SHIELDS[name](livery, blazon, half))

/** As large as a hand's breadth, carried high. */
export const isSmall = (name: ShieldName): boolean => name === 'parma' || name === 'round'
