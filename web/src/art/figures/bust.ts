/** Head and shoulders, with what somebody carries: 240 x 250. */

import { head } from './faces'
import { garments, trunk } from './garments'
import { hairBehind } from './hair'
import { headgear } from './headgear'
import { helmet } from './helmets'
import { MATERIAL } from './palette'
import { isSmall, shield } from './shields'
import { isCivil, kitOf } from './styles'
import { group, line, oval, path, put, short, split } from './svg'
import type { Person } from './traits'
import { isMasked } from './traits'
import { isLong, net, weapon } from './weapons'

/** Where things stand for somebody who looks right, and mirrored for somebody who looks left. */
interface Side {
  x: (x: number) => number
  sign: number
}

/** A head with all that is on it. */
export const headOf = (person: Person): string => {
  const helmeted = Boolean(kitOf(person.style).helmet)
  return (
    (isMasked(person) ? '' : head(person, helmeted)) +
    (person.earring && !helmeted ? oval(70, 131, 4, MATERIAL.gilt[0]) : '') +
    helmet(person) +
    headgear(person)
  )
}

export const behindHead = (person: Person): string =>
  isMasked(person) ? '' : hairBehind(person.hair, person.tones.hair)

function inHands(person: Person, { x, sign }: Side): string {
  const { weaponTurn, weaponLift, shieldShift, shieldLift } = person
  if (person.style === 'dimachaerus') {
    const blade = weapon(person.weapon)
    return (
      put(x(44), 128 + weaponLift, 1.05, blade, (-24 + weaponTurn) * sign) +
      put(x(196), 128 + shieldLift, 1.05, blade, (24 + shieldShift) * sign)
    )
  }
  const name = person.weapon
  const slung = name === 'gladius' || name === 'sica'
  const height = name === 'trident' ? 134 : isLong(name) ? 138 : name === 'whip' ? 176 : 140
  return put(x(205 + shieldShift / 2), height + weaponLift, 1, weapon(name), ((slung ? 10 : 3) + weaponTurn) * sign)
}

/** A servant and a noble hold something before the chest. */
const beforeChest = (person: Person, { x, sign }: Side): string =>
  put(
    x(204 - person.weaponLift / 2),
    218 + person.shieldLift / 2,
    0.95,
    weapon(person.weapon),
    (8 + person.weaponTurn) * sign,
  )

const GALERUS = 'M-44 72c-2-60 10-102 44-114 22 8 34 30 34 58-22 2-38 18-42 56z'
const GALERUS_SIGNS = [
  'M-28 16c10-18 26-28 46-30M-32 36c10-18 24-28 44-32',
  'M0-26v34M-12-14q0 16 12 16t12-16M-8 20h16',
  'M-18-4q18-22 36 0-18 18-36 0M14-4l10 8',
  'M-20-20L20 20M20-20L-20 20',
  'M-30 26q12-34 44-46M-14-14h.1M6-22h.1',
]
const GALERUS_MIRRORED = 'M44 72c2-60-10-102-44-114-22 8-34 30-34 58 22 2 38 18 42 56z'

/** The shoulder guard of a retiarius, and the net. */
function netAndGuard(person: Person, { x, sign }: Side): string {
  const plate = person.galerus % 2 ? person.tones.metal2 : person.tones.metal
  const sign_ = GALERUS_SIGNS[person.galerus % GALERUS_SIGNS.length]!
  return (
    put(
      x(52),
      190 + person.shieldLift * 0.6,
      1,
      split(0, (half) => path(sign > 0 ? GALERUS : GALERUS_MIRRORED, plate[half])) + line(sign_, plate[2], 3.6),
    ) + net((sign > 0 ? 146 : 86) + person.shieldShift, 190 + person.weaponLift * 0.6)
  )
}

const wound = (): string =>
  line('M142 196l22 26M152 192l18 22', '#b3272b', 4) +
  path('M156 222c5 8 8 12 8 16a8 8 0 0 1-16 0c0-4 3-8 8-16z', '#b3272b')

export function bust(person: Person, right: boolean): string {
  const side: Side = { x: (x) => (right ? x : 240 - x), sign: right ? 1 : -1 }
  const civil = isCivil(person.style)
  const { build, tall, tones } = person
  const carried =
    person.shield === 'none'
      ? ''
      : put(
          side.x(42 + person.shieldShift),
          (isSmall(person.shield) ? 212 : 226) + person.shieldLift,
          1,
          shield(person.shield, tones.livery, person),
          person.shieldTurn,
        )
  return (
    (civil ? '' : inHands(person, side)) +
    behindHead(person) +
    group(
      `translate(${short(120 - 120 * build)} ${short(tall * 0.6)}) scale(${build} 1)`,
      trunk(person) + garments(person),
    ) +
    (person.torc ? split(120, (half) => line('M90 180q30 24 60 0', MATERIAL.gilt[half], 6)) : '') +
    group(`translate(0 ${tall}) rotate(${person.tilt} 120 176)`, headOf(person)) +
    (civil ? beforeChest(person, side) : carried) +
    (person.style === 'retiarius' ? netAndGuard(person, side) : '') +
    (person.wounded ? wound() : '')
  )
}
