/** A beast from head to tail. */

import { mix } from '../palette'
import type { BeastKind } from '../styles'
import type { Pair } from '../svg'
import { group, limb, line, oval, path, put, short, turnedOver } from '../svg'
import type { Creature } from './creature'
import type { Gait, GaitName } from './gaits'
import { gait } from './gaits'
import { beastHead } from './heads'

/** What a beast does where a person would guard, strike or fall. */
function gaitOf(kind: BeastKind, pose: string): GaitName {
  if (pose === 'fallen') return 'dead'
  if (pose === 'strike') return kind === 'bear' ? 'rear' : 'leap'
  return kind === 'tiger' && (pose === 'guard' || pose === 'block') ? 'crouch' : 'walk'
}

const CLAW = '#f4ead6'

export function beastWhole(beast: Creature, pose: string, right: boolean): string {
  const { kind, coat, dark } = beast
  const name = gaitOf(kind, pose)
  const form: Gait = gait(name)
  const sign = right ? 1 : -1
  const x = (value: number) => (right ? value : 240 - value)
  const flipped = (body: string) => (right || !body ? body : group('translate(240 0) scale(-1 1)', body))
  const far: Pair = [coat[1], mix(coat[1], '#1a110a', 0.3)]
  const heavy = kind === 'bear' ? 1.14 : 1

  const leg = (joints: Gait['legs'][number], tone: Pair): string => {
    let drawn = ''
    joints.slice(1).forEach((to, at) => {
      const from = joints[at]!
      const breadth = to[2] * (at > 1 ? 1 : heavy)
      drawn += limb([x(from[0]), from[1]], [x(to[0]), to[1]], from[2] * heavy, breadth, tone, at < 2 ? 0.12 : 0)
    })
    const [px, py] = joints.at(-1)!
    const claws = [-1, 0, 1].map((at) => `M${short(x(px + 7))} ${py + at * 7}l${9 * sign} ${at * 3 - 2}`).join('')
    return drawn + (py < 200 ? line(claws, CLAW, 3.4) : line(`M${short(x(px + 2))} ${py + 5}h${5 * sign}`, CLAW, 3))
  }

  const rings = `<path d="${form.tail}" fill="none" stroke="${dark[0]}" stroke-width="10.5" stroke-dasharray="7 13"/>`
  const tail =
    kind === 'bear' || !form.tail
      ? ''
      : flipped(line(form.tail, coat[1], 10) + (kind === 'tiger' ? rings : '')) +
        (kind === 'lion' && form.tuft ? oval(x(form.tuft[0]), form.tuft[1], 12, dark[0], name === 'dead' ? 8 : 12) : '')
  const fell = name === 'dead'
  const shown: Creature = {
    ...beast,
    turn: fell ? 0 : 12 * sign,
    roars: name === 'walk' ? beast.roars : !fell,
    shut: fell,
  }
  const head = turnedOver(fell && !right, () =>
    put(
      x(form.head.at[0]),
      form.head.at[1],
      form.head.scale,
      group('translate(-120 -116)', beastHead(shown)),
      form.head.turn * sign,
    ),
  )
  const trunk =
    path(form.outline, coat[0]) +
    path(form.underside, kind === 'tiger' ? mix(coat[1], beast.pale[1], 0.45) : coat[1]) +
    (kind === 'tiger' && form.stripes ? line(form.stripes, dark[0], 7) : '') +
    (kind === 'bear' && form.hump ? path(form.hump, coat[0]) : '') +
    (kind === 'bear' && name === 'rear'
      ? path('M150 176c12-18 30-16 34 2 2 30-4 62-16 86-16-20-24-56-18-88z', mix(coat[1], beast.pale[1], 0.3))
      : '')
  const mane = kind === 'lion' && form.mane ? flipped(path(form.mane, dark[1])) : ''
  const [farHind, farFore, nearHind, nearFore] = form.legs
  const front = leg(nearFore, coat)
  const grown = kind === 'bear' && name !== 'rear' ? 1.1 : 1
  return (
    `<ellipse cx="${x(110)}" cy="318" rx="${name === 'rear' ? 86 : 140}" ry="10" fill="#000" ` +
    `opacity="${name === 'leap' ? 0.1 : 0.14}"/>` +
    group(
      `translate(${short(x(110) * (1 - grown))} ${short(316 * (1 - grown))}) scale(${grown})`,
      tail +
        leg(farHind, far) +
        leg(farFore, far) +
        flipped(trunk) +
        leg(nearHind, coat) +
        mane +
        (name === 'rear' || fell ? head + front : front + head),
    )
  )
}
