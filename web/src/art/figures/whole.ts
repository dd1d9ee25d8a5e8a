/** Somebody from head to foot, in one of the postures: about 380 x 390, the ground at 316. */

import { behindHead, headOf } from './bust'
import { bodyOf } from './clothed'
import { MATERIAL } from './palette'
import { posture, type PostureName } from './postures'
import { isSmall, shield } from './shields'
import { isCivil, isSoldier } from './styles'
import type { Pair, Point } from './svg'
import { bands, between, group, inHand, limb, line, oval, path, put, short, split, turnedOver } from './svg'
import { torso, type Torso } from './torso'
import type { Person } from './traits'
import { isLong, net, weapon } from './weapons'

/** A posture that is being drawn: who, which way they look, and where the parts of their body are. */
interface DrawnPosture {
  person: Person
  name: PostureName
  right: boolean
  sign: number
  x: (x: number) => number
  at: (point: Point) => Point
  body: Torso
  /** Skin in the light and in the shade. */
  near: Pair
  far: Pair
}

/** Upright and at rest. */
const isCalm = (name: PostureName): boolean => name === 'stand' || name === 'salute'
const holdsUp = (name: PostureName): boolean => isCalm(name) || name === 'victory'

function leg(shape: DrawnPosture, which: 'farLeg' | 'nearLeg', greave: boolean): string {
  const { person, name, sign, at } = shape
  const pose = posture(name)
  const near = which === 'nearLeg'
  const tilt = (pose.pelvis * Math.PI) / 180
  const aside = near ? -14 * sign : 14 * sign
  const hip: Point = [
    shape.body.hips[0] + aside * Math.cos(tilt),
    shape.body.hips[1] + (near ? -14 : 14) * Math.sin(tilt),
  ]
  const [knee, foot] = [at(pose[which].knee), at(pose[which].foot)]
  const ankle: Point = [foot[0], foot[1] - 6]
  const skin = near ? shape.near : shape.far
  const kneels = foot[1] > 306 && Math.abs(foot[0] - knee[0]) > 34 && knee[1] > 290
  const resting = near && holdsUp(name)
  const toes = pose.lies ? (Math.abs(knee[1] - foot[1]) > 30 ? 14 : -13) : kneels ? -12 : resting ? -7 : 14
  const wide = 1 + (person.build - 1) * 0.8
  let drawn = limb(hip, knee, 36 * wide, 25, skin, 0.14) + limb(knee, ankle, 25, 13, skin, 0.3)
  if (greave) {
    const below = between(knee, foot, 0.08)
    const above: Point = [foot[0] - (foot[0] - knee[0]) * 0.1, ankle[1] - (foot[1] - knee[1]) * 0.1]
    drawn += limb(below, above, 27, 17, person.tones.metal, 0.26) + oval(...knee, 9.5, person.tones.metal[2])
  } else if (!isCivil(person.style)) {
    drawn += bands(between(knee, foot, 0.3), ankle, 28, 15, 5, MATERIAL.linen[near ? 0 : 1])
  }
  const heel: Point = [foot[0] - toes * sign * 0.35, foot[1]]
  const tip: Point = [foot[0] + toes * sign, foot[1] + (pose.lies ? -3 : 1.5)]
  return drawn + limb(heel, tip, 14, 9, MATERIAL.leather)
}

function arm(shape: DrawnPosture, from: Point, elbow: Point, hand: Point, armed: boolean, near: boolean): string {
  const { person, body } = shape
  const { style, tones } = person
  const skin = near ? shape.near : shape.far
  const wide = 1 + (person.build - 1) * 0.8
  let drawn = limb(from, elbow, 28 * wide, 19, skin, 0.12) + limb(elbow, hand, 20, 13, skin, 0.2)
  if (armed && !isCivil(style) && !isSoldier(style)) {
    drawn +=
      limb(from, elbow, 29 * wide, 21, tones.sleeve, 0.1) +
      limb(elbow, hand, 22, 16, tones.sleeve, 0.16) +
      bands(from, elbow, 29, 22, 5, tones.sleeve[2]) +
      bands(elbow, hand, 22, 16, 5, tones.sleeve[2])
  } else if (style === 'legionary' || isCivil(style)) {
    drawn += limb(from, between(from, elbow, 0.55), 31, 28, isCivil(style) ? tones.cloth : tones.livery)
  }
  const chest = body.at(0, 0.12)
  return drawn + oval(...hand, 9, skin[hand[0] > chest[0] ? 1 : 0])
}

/** The hand that wields: a long shaft beside somebody who salutes needs room. */
function weaponHand({ person, name, x }: DrawnPosture): { elbow: Point; hand: Point } {
  const { weapon: held } = posture(name)
  const room = name === 'salute' && isLong(person.weapon) ? 15 : 0
  return { elbow: [x(held.elbow[0] + room), held.elbow[1]], hand: [x(held.hand[0] + room * 1.8), held.hand[1]] }
}

const LONG_ANGLES: Partial<Record<PostureName, number>> = {
  stand: 4,
  salute: 4,
  victory: 4,
  guard: 86,
  kneel: 10,
  wounded: 10,
  block: 58,
}
/** Where along its shaft a long weapon is held. */
const LONG_GRIPS: Partial<Record<PostureName, number>> = { strike: 50, victory: 44, guard: -60, block: -60 }
const HELD_UPRIGHT = ['scroll', 'amphora', 'whip', 'basket', 'tray', 'lamp', 'tablet', 'goblet', 'purse', 'fan']

function heldWeapon(shape: DrawnPosture): string {
  const { person, name, sign, x, near } = shape
  const pose = posture(name)
  const { hand } = weaponHand(shape)
  const long = isLong(person.weapon)
  if (pose.lies || name === 'plead') {
    // It lies on the sand; somebody who asks for mercy raises a finger.
    const lying = long ? 130 : pose.lies ? (name === 'fallenOnBack' ? 284 : 282) : -36
    const draw = () => weapon(person.weapon)
    return (
      (isCivil(person.style) ? '' : inHand(x(lying), long ? 313 : 311, 0.74, draw, (pose.lies ? -86 : 86) * sign)) +
      (pose.lies ? '' : line(`M${short(hand[0])} ${short(hand[1] - 3)}l${2 * sign}-19`, near[0], 6))
    )
  }
  if (name === 'victory' && person.palm) return put(...hand, 0.7, weapon('palm'), pose.weapon.angle * sign)
  const upright = isCalm(name) && HELD_UPRIGHT.includes(person.weapon)
  const angle = (long ? (LONG_ANGLES[name] ?? pose.weapon.angle) : upright ? 0 : pose.weapon.angle) * sign
  const grip = LONG_GRIPS[name] ?? Math.min(0, (313 - hand[1]) / 0.86 - 150)
  const draw = () => (long ? put(0, grip, 1, weapon(person.weapon)) : weapon(person.weapon))
  return inHand(...hand, long ? 0.86 : 0.8, draw, angle)
}

/** What the other hand has when it has no shield: a second sword, the net. */
function otherHand(shape: DrawnPosture): string {
  const { person, name, sign, right, at } = shape
  const pose = posture(name)
  if (pose.lies || name === 'plead' || name === 'kneel') return ''
  const hand = at(pose.shield.hand)
  if (person.style === 'dimachaerus' && name !== 'wounded') {
    const angle = holdsUp(name) ? 166 : name === 'strike' ? -128 : 52
    return inHand(...hand, 0.8, () => weapon(person.weapon), angle * sign)
  }
  return person.style === 'retiarius' ? net(hand[0] - (right ? 8 : 42), hand[1] - 4, 0.6) : ''
}

function heldShield({ person, name, sign, at }: DrawnPosture): string {
  if (person.shield === 'none') return ''
  const pose = posture(name)
  const [x, y] = at(pose.shield.at)
  const small = isSmall(person.shield)
  const drawn = shield(person.shield, person.tones.livery, person)
  const angle = pose.shield.angle * sign
  if (pose.lies) return group(`translate(${short(x)} ${short(y)}) rotate(${short(angle)}) scale(.5 .74)`, drawn)
  return put(x, y + (pose.dropped && small ? 14 : 0), small ? 0.84 : 0.82, drawn, angle)
}

const GALERUS = 'M-40 44c-2-50 6-84 40-96 34 12 42 46 40 96-24-16-56-16-80 0z'
function galerus({ person, name, sign, body }: DrawnPosture): string {
  if (person.style !== 'retiarius' || posture(name).lies) return ''
  const { metal } = person.tones
  const [x, y] = body.at(0.86 * sign, 0.13)
  const plate =
    split(0, (half) => path(GALERUS, metal[half])) + line('M-24 12q24-18 48 0M-26 28q26-18 52 0', metal[2], 4)
  return put(x, y - 4, 0.5, plate)
}

function headAndNeck({ person, name, right, sign, body, far }: DrawnPosture): { neck: string; head: string } {
  const pose = posture(name)
  const nape = body.at(0, 0.04)
  const chin: Point = [
    nape[0] + body.up[0] * 9 + (pose.lies ? 0 : pose.head.tilt * 0.32 * sign),
    nape[1] + body.up[1] * 9,
  ]
  const turned: Person = { ...person, turn: pose.head.turn * sign, shut: Boolean(pose.lies || pose.hurt) }
  const drawn = turnedOver(Boolean(pose.lies) && !right, () =>
    put(
      ...chin,
      1,
      group('scale(.4) translate(-120 -172)', behindHead(turned) + headOf(turned)),
      pose.head.tilt * sign,
    ),
  )
  return { neck: limb(body.at(0, 0.16), chin, 31, 24, far), head: drawn }
}

function shadow({ name, at, x }: DrawnPosture): string {
  const pose = posture(name)
  const [back, front] = [at(pose.nearLeg.foot)[0], at(pose.farLeg.foot)[0]]
  const middle = pose.lies ? x(112) : (back + front) / 2
  const reach = pose.lies ? 148 : Math.round(Math.abs(back - front) / 2 + 40)
  return `<ellipse cx="${short(middle)}" cy="317" rx="${reach}" ry="10" fill="#000" opacity=".13"/>`
}

const GREAVES_ON_BOTH = (style: Person['style']): [near: boolean, far: boolean] => [
  !isCivil(style) && style !== 'retiarius' && style !== 'trainer',
  !isCivil(style) && style !== 'trainer' && style !== 'legionary' && style !== 'secutor',
]

export function whole(person: Person, name: PostureName, right: boolean): string {
  const pose = posture(name)
  const sign = right ? 1 : -1
  const x = (value: number) => (right ? value : 240 - value)
  const { skin } = person.tones
  const shape: DrawnPosture = {
    person,
    name,
    right,
    sign,
    x,
    at: ([px, py]) => [x(px), py],
    body: torso(name, right, 1 + (person.build - 1) * 0.8),
    near: skin,
    far: [skin[3], skin[4]],
  }
  const shoulders = { near: shape.body.at(-0.86 * sign, 0.13), far: shape.body.at(0.86 * sign, 0.13) }
  const strikes = name === 'strike'
  const hand = weaponHand(shape)
  const weaponArm = arm(
    shape,
    pose.weapon.near ? shoulders.near : shoulders.far,
    hand.elbow,
    hand.hand,
    true,
    pose.weapon.near || strikes || Boolean(pose.lies),
  )
  const otherArm = arm(
    shape,
    pose.leans || !pose.weapon.near ? shoulders.near : shoulders.far,
    shape.at(pose.shield.elbow),
    shape.at(pose.shield.hand),
    false,
    Boolean(pose.leans),
  )
  const [nearGreave, farGreave] = GREAVES_ON_BOTH(person.style)
  const legs = leg(shape, 'farLeg', farGreave) + leg(shape, 'nearLeg', nearGreave)
  const { neck, head } = headAndNeck(shape)
  const trunk = neck + bodyOf(person, name, right, shape.body)
  const [held, off, carried] = [heldWeapon(shape), otherHand(shape), heldShield(shape)]
  if (pose.lies) return shadow(shape) + carried + held + otherArm + legs + trunk + head + weaponArm
  const shieldBehind = pose.dropped || strikes
  return (
    shadow(shape) +
    (shieldBehind ? carried : '') +
    (strikes ? otherArm + off : pose.armBefore ? '' : otherArm) +
    (pose.weaponBefore ? '' : held) +
    legs +
    trunk +
    head +
    galerus(shape) +
    (pose.armBefore ? otherArm : '') +
    (shieldBehind ? '' : off + carried) +
    (pose.weaponBefore ? held : '') +
    weaponArm
  )
}
