/** The upper body of a whole figure with what is worn on it, the loin cloth or skirt, and the belt. */

import { MATERIAL } from './palette'
import { posture, type PostureName } from './postures'
import type { PersonStyle } from './styles'
import { isCivil, isSoldier } from './styles'
import type { Point, Tone } from './svg'
import { between, line, oval, path } from './svg'
import { type Torso, written } from './torso'
import type { Person } from './traits'

const MUSCLES: readonly Point[][] = [
  [
    [-0.78, 0.3],
    [-0.36, 0.5],
    [-0.02, 0.38],
  ],
  [
    [0.78, 0.3],
    [0.36, 0.5],
    [0.02, 0.38],
  ],
  [
    [0, 0.2],
    [0, 0.9],
  ],
  [
    [-0.42, 0.6],
    [0.42, 0.6],
  ],
  [
    [-0.4, 0.74],
    [0.4, 0.74],
  ],
]
const PLATES = [0.32, 0.48, 0.64, 0.8].map((v): Point[] => [
  [-0.96, v],
  [0, v + 0.07],
  [0.96, v],
])

/** The colour of the cloth on the chest of those without armour. */
const tunicOf = ({ tones }: Person): Tone => tones.cloth

/** A band from one shoulder to the other hip. */
const sash = (body: Torso, sign: number, colour: string): string =>
  path(
    `M${body.text(0.2 * sign, 0.02)}L${body.text(0.96 * sign, 0.12)}` +
      `L${body.text(-0.2 * sign, 1)}L${body.text(-sign, 0.94)}z`,
    colour,
  )

const SERVANTS: readonly ((person: Person, body: Torso, sign: number) => string)[] = [
  ({ tones }, body) => body.lit(tones.livery, -0.4, 0.4, 0, 0.09),
  ({ tones }, body, sign) => body.lit(tones.skin, ...(sign > 0 ? ([0.2, 1] as const) : ([-1, -0.2] as const)), 0, 0.4),
  ({ tones }, body) => body.piece(-0.5, -0.28, tones.livery[0]) + body.piece(0.28, 0.5, tones.livery[1]),
  (_, body) => body.lit(MATERIAL.linen, -0.6, 0.6, 0.3, 1),
  ({ tones }, body) => body.lit(tones.hide, -1.03, -0.3, 0, 0.8) + body.lit(tones.hide, 0.3, 1.03, 0, 0.8),
  (_, body) => body.lit(MATERIAL.dark, -0.42, 0.42, -0.02, 0.06),
]

const WORN: Partial<Record<PersonStyle, (person: Person, body: Torso, sign: number) => string>> = {
  provocator: ({ tones: { metal } }, body) =>
    body.lit(metal, -0.62, 0.62, 0.14, 0.5) + oval(...body.at(0, 0.32), 6, metal[2]),
  noble: ({ tones: { livery } }, body, sign) =>
    sash(body, sign, livery[sign > 0 ? 0 : 1]) +
    line(
      body.lines([
        [0.5 * sign, 0.1],
        [-0.6 * sign, 0.96],
      ]),
      livery[2],
      2,
      0.6,
    ),
  servant: (person, body, sign) => SERVANTS[person.garment % SERVANTS.length]!(person, body, sign),
  trainer: ({ tones: { hide } }, body) =>
    body.lit(hide, -1.02, -0.34, 0.02, 0.86) + body.lit(hide, 0.34, 1.02, 0.02, 0.86),
}

function chest(person: Person, body: Torso, sign: number): string {
  const { style, tones } = person
  if (isSoldier(style)) {
    const plate = style === 'guard' ? MATERIAL.leather : MATERIAL.iron
    return body.lit(plate) + line(body.lines(...PLATES), plate[2], 2.2) + body.lit(tones.livery, -0.5, 0.5, 0.02, 0.14)
  }
  if (isCivil(style)) return body.lit(tunicOf(person))
  const strap =
    `M${body.text(-0.7 * sign, 0.06)}L${body.text(-0.46 * sign, 0.02)}` +
    `L${body.text(0.86 * sign, 0.78)}L${body.text(0.8 * sign, 0.98)}z`
  return (
    body.lit(tones.skin) +
    line(body.lines(...MUSCLES), tones.skin[2], 2, 0.45) +
    (person.strap ? path(strap, MATERIAL.leather[sign > 0 ? 0 : 1]) : '')
  )
}

function wound(body: Torso, sign: number): string {
  const cut = body.lines([
    [0.1 * sign, 0.4],
    [0.74 * sign, 0.56],
  ])
  return path(`M${body.text(0.5 * sign, 0.46)}l5 -9 5 9a6 6 0 0 1-10 5z`, '#b3272b') + line(cut, '#b3272b', 4)
}

/** How far down the thighs the cloth hangs. */
const hem = (style: PersonStyle): number => (style === 'noble' ? 1.5 : style === 'servant' ? 0.95 : 0.6)

/** Cloth hangs over both thighs, its flap between them. */
function skirt(person: Person, name: PostureName, right: boolean, body: Torso): string {
  const pose = posture(name)
  const sign = right ? 1 : -1
  const { style, tones } = person
  const tilt = (pose.pelvis * Math.PI) / 180
  const [hx, hy] = body.hips
  const thigh = (side: number, knee: Point): Point => {
    const from: Point = [hx + side * 14 * sign * Math.cos(tilt), hy + side * 14 * Math.sin(tilt)]
    return between(from, [right ? knee[0] : 240 - knee[0], knee[1]], hem(style))
  }
  const outwards = ([x, y]: Point, side: number): Point =>
    pose.lies ? [x, y + side * sign * 15] : [x + side * 17, y + 2]
  const [near, far] = [thigh(-1, pose.nearLeg.knee), thigh(1, pose.farLeg.knee)]
  const [left, rightEnd] = [outwards(near, -sign), outwards(far, sign)]
  const flap: Point = pose.lies
    ? [hx - 44 * sign, hy + 14]
    : [(near[0] + far[0]) / 2, Math.max(near[1], far[1]) + (isCivil(style) ? 6 : 22)]
  const [top1, top2, middle] = [body.at(-1.02 * sign, 1), body.at(1.02 * sign, 1), body.at(0, 1)]
  const half = (a: Point, b: Point, dx: number, dy: number): Point => [(a[0] + b[0]) / 2 + dx, (a[1] + b[1]) / 2 + dy]
  const down =
    `M${written(top1)}Q${written(half(top1, left, -4 * sign, 0))} ${written(left)}` +
    `Q${written(half(left, flap, 0, 6))} ${written(flap)}`
  const up =
    `Q${written(half(rightEnd, flap, 0, 6))} ${written(rightEnd)}` +
    `Q${written(half(top2, rightEnd, 4 * sign, 0))} ${written(top2)}`
  const dim = right || pose.lies ? `M${written(middle)}L${written(flap)}${up}z` : `${down}L${written(middle)}z`
  const folds =
    `M${written(between(top1, left, 0.1))}L${written(half(left, flap, 0, 0))}` +
    `M${written(middle)}L${written(flap)}M${written(top2)}L${written(half(rightEnd, flap, 0, 0))}`
  const cloth = isCivil(style) ? tunicOf(person) : tones.livery
  return path(`${down}${up}z`, cloth[0]) + path(dim, cloth[1]) + line(folds, cloth[2], 2, 0.55)
}

function belt(person: Person, body: Torso): string {
  if (isCivil(person.style)) return body.lit(MATERIAL.leather, -1.04, 1.04, 0.9, 0.99)
  const { belt: tone } = person.tones
  const stud = (u: number, r: number) => oval(...body.at(u, 0.93), r, tone[2])
  return body.lit(tone, -1.06, 1.06, 0.84, 1.02) + stud(0, 6) + stud(-0.55, 3) + stud(0.55, 3)
}

export function bodyOf(person: Person, name: PostureName, right: boolean, body: Torso): string {
  const sign = right ? 1 : -1
  return (
    chest(person, body, sign) +
    (WORN[person.style]?.(person, body, sign) ?? '') +
    (posture(name).hurt || person.wounded ? wound(body, sign) : '') +
    skirt(person, name, right, body) +
    belt(person, body)
  )
}
