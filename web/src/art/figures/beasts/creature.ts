/** Which beast an id is: its coat, its build, what it has been through. */

import { mix } from '../palette'
import { chance } from '../seed'
import type { BeastKind } from '../styles'
import type { Pair } from '../svg'

export interface Creature {
  kind: BeastKind
  /** The coat. */
  coat: Pair
  /** A lion's mane, a tiger's stripes, the dark of a bear. */
  dark: Pair
  /** Muzzle and chest. */
  pale: Pair
  /** Which of the kind's shapes: mane, stripes, mask. */
  shape: number
  ears: number
  /** How broad the muzzle is. */
  muzzle: number
  /** A mark on the brow or the cheeks. */
  mark: number
  /** What it wears or bears around the neck. */
  neck: number
  blaze: boolean
  roars: boolean
  scar: number
  shut: boolean
  turn: number
  tilt: number
  build: number
  tall: number
}

type Coat = readonly [coat: Pair, dark: Pair]

const COATS: Record<BeastKind, readonly Coat[]> = {
  lion: [
    [
      ['#dba95a', '#b98136'],
      ['#9c5a22', '#774214'],
    ],
    [
      ['#e8c98c', '#c49a58'],
      ['#4a2c16', '#331c0c'],
    ],
    [
      ['#b98345', '#8f5f2a'],
      ['#c98a3c', '#9c6524'],
    ],
    [
      ['#cfa06a', '#a57742'],
      ['#2e221b', '#1c1410'],
    ],
    [
      ['#ead9b4', '#c3ab7c'],
      ['#b98f52', '#8f6a34'],
    ],
  ],
  tiger: [
    [
      ['#dc8f3c', '#b06a22'],
      ['#2c2018', '#1c130d'],
    ],
    [
      ['#f0cf95', '#caa062'],
      ['#4a2a14', '#2f190a'],
    ],
    [
      ['#c9702a', '#984f17'],
      ['#1c1512', '#120d0a'],
    ],
    [
      ['#ece3d2', '#c2b6a0'],
      ['#4a443c', '#302b26'],
    ],
  ],
  bear: [
    [
      ['#6f4d34', '#4d3421'],
      ['#3d2919', '#2a1b10'],
    ],
    [
      ['#a8744a', '#7d5130'],
      ['#5d3c22', '#442a16'],
    ],
    [
      ['#423833', '#2c2522'],
      ['#241d1a', '#171210'],
    ],
    [
      ['#c79c66', '#9a7040'],
      ['#6b4a28', '#4c3219'],
    ],
    [
      ['#8b8178', '#655c54'],
      ['#443d37', '#2e2925'],
    ],
    [
      ['#8d4f2c', '#67361b'],
      ['#46230f', '#301708'],
    ],
    [
      ['#ded3bd', '#b0a48c'],
      ['#7a6f5c', '#574e40'],
    ],
  ],
}
const CREAM: Pair = ['#f2e4c8', '#cfbd99']

const blend = (from: Pair, to: Pair, part: number): Pair => [mix(from[0], to[0], part), mix(from[1], to[1], part)]

/** What may be fixed of a beast, as of a person. */
export type BeastBearing = Partial<Pick<Creature, 'build' | 'tall' | 'tilt' | 'turn'>>

/** Lighter or darker by a part: old and young, of the hills and of the desert. */
const shaded = (pair: Pair, part: number): Pair =>
  blend(pair, part < 0 ? ['#1a120c', '#0e0906'] : ['#f4e8d0', '#cdbb98'], Math.abs(part))

export function creature(id: string, kind: BeastKind, fixed: BeastBearing = {}): Creature {
  const r = chance(`${id}|${kind}|coat`)
  const coats = COATS[kind]
  const blended = (which: 0 | 1): Pair =>
    shaded(blend(r.pick(coats)[which], r.pick(coats)[which], r()), r() * 0.7 - 0.35)
  const coat = blended(0)
  const shape = chance(`${id}|${kind}|shape`)
  const b = chance(`${id}|${kind}|bearing`)
  return {
    kind,
    coat,
    dark: blended(1),
    pale: blend(CREAM, coat, r() * 0.7),
    shape: shape.below(4),
    ears: shape.below(3),
    muzzle: shape.below(3),
    mark: shape.below(5),
    neck: shape.below(7),
    blaze: shape.hit(0.5),
    roars: shape.hit(0.45),
    scar: shape.below(6),
    shut: false,
    turn: fixed.turn ?? b.between(-12, 12),
    tilt: fixed.tilt ?? b.between(-8, 8),
    build: fixed.build ?? Number((0.86 + b() * 0.18).toFixed(2)),
    tall: fixed.tall ?? b.between(-8, 12),
  }
}
