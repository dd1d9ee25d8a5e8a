/** People in action: small figures of a few strokes, for what a portrait cannot show. */

import { thing } from './motifs'
import { POSTURES } from './postures'
import { toneOf, type Tone } from './tones'

type Point = readonly [x: number, y: number]

const short = (value: number): number => Number(value.toFixed(1))
const filled = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`

/** A limb that narrows: lit, and dim on its lower right. */
function limb([x1, y1]: Point, [x2, y2]: Point, wide: number, narrow: number, [lit, dim]: Tone): string {
  const turn = Math.atan2(y2 - y1, x2 - x1)
  const side = -Math.sin(turn) + 0.5 * Math.cos(turn) < 0 ? -1 : 1
  const [across, down] = [-Math.sin(turn) * side, Math.cos(turn) * side]
  const sweep = side > 0 ? 1 : 0
  const [r1, r2] = [wide / 2, narrow / 2]
  const at = (x: number, y: number, r: number): string => `${short(x + across * r)} ${short(y + down * r)}`
  const whole =
    `M${at(x1, y1, -r1)}L${at(x2, y2, -r2)}A${r2} ${r2} 0 0 ${sweep} ${at(x2, y2, r2)}` +
    `L${at(x1, y1, r1)}A${r1} ${r1} 0 0 ${sweep} ${at(x1, y1, -r1)}z`
  const half = `M${short(x1)} ${short(y1)}L${short(x2)} ${short(y2)}L${at(x2, y2, r2)}L${at(x1, y1, r1)}z`
  return filled(whole, lit) + filled(half, dim)
}

function disc([x, y]: Point, r: number, [lit, dim]: Tone): string {
  const half = `M${short(x)} ${short(y - r)}a${r} ${r} 0 0 1 0 ${2 * r}z`
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${r}" fill="${lit}"/>` + filled(half, dim)
}

/** Who it is: one side is fair and in red, the other dark and in blue. */
const SIDES: Record<string, { cloth: Tone; skin: Tone; hair: string; metal: Tone }> = {
  you: { cloth: toneOf('red'), skin: ['#d3a375', '#ad7a4c'], hair: '#6b4423', metal: toneOf('brass') },
  foe: { cloth: toneOf('blue'), skin: ['#a36f46', '#7a4d2b'], hair: '#2c211c', metal: toneOf('iron') },
}
const LEATHER = toneOf('leather')
const SHIELDS = new Set(['scutum', 'round', 'parma'])
/** How large a weapon or shield is beside a body of 100. */
const WEAPON = 92
const SHIELD = 58

function head(at: Point, neck: Point, side: (typeof SIDES)[string], bare: boolean, towards: number): string {
  const tilt = (Math.atan2(at[0] - neck[0], neck[1] - at[1]) * 180) / Math.PI
  const face = bare
    ? disc([0, 0], 8.5, side.skin) +
      filled('M-9 0a9 9.5 0 0 1 18 0q-9-7-18 0z', side.hair) +
      disc([4 * towards, 0], 1.2, ['#1d130b', '#1d130b'])
    : filled('M-3-8c-3-8 2-12 8-10 5 2 6 8 4 12z', side.cloth[0]) +
      disc([0, 0], 9.5, side.metal) +
      filled(`M${-3 * towards} 1h${13 * towards}v5h${-12 * towards}z`, '#2a1d12') +
      filled('M-13-1q13-6 26 0v3q-13-5-26 0z', side.metal[1])
  return `<g transform="translate(${short(at[0])} ${short(at[1])}) rotate(${short(tilt * 0.7)})">${face}</g>`
}

/**
 * Somebody in a posture, with the middle at a point. look: `side/h/weapon:angle/shield/L`, all but the side optional;
 * `h` has a helmet, `L` looks left, the weapon is a thing that is held in the hand.
 */
export function person(posture: string, x: number, y: number, size: number, look: string): string {
  const [team = '', ...worn] = look.split('/')
  const side = SIDES[team] ?? SIDES.you!
  const left = worn.includes('L')
  const bare = !worn.includes('h')
  const towards = left ? -1 : 1
  const points = (POSTURES[posture] ?? POSTURES.stand!).split(/\s+/).map((one): Point => {
    const [across = 0, down = 0] = one.split(',').map(Number)
    return [left ? 100 - across : across, down]
  })
  const [top, neck, hip, elbow1, hand1, elbow2, hand2, knee1, foot1, knee2, foot2] = points as [
    Point,
    Point,
    Point,
    Point,
    Point,
    Point,
    Point,
    Point,
    Point,
    Point,
    Point, // prettier-ignore
  ]
  const shoulder: Point = [neck[0], neck[1] + 3]
  const arm = (elbow: Point, hand: Point, sleeve = side.skin): string =>
    limb(shoulder, elbow, 10, 8, sleeve) + limb(elbow, hand, 8.5, 6, sleeve) + disc(hand, 4, side.skin)
  const leg = (knee: Point, foot: Point): string => {
    const shin: Point = [knee[0] + (foot[0] - knee[0]) * 0.8, knee[1] + (foot[1] - knee[1]) * 0.8]
    return (
      limb(hip, knee, 15, 10, side.skin) +
      limb(knee, foot, 9.5, 6, side.skin) +
      limb([knee[0], knee[1] - 1], shin, 10.5, 8, side.metal) +
      limb(foot, [foot[0] + 7 * towards, foot[1] + 1], 5, 4, LEATHER)
    )
  }
  const [weapon = '', angle = ''] = worn.find((one) => one.includes(':'))?.split(':') ?? []
  const shield = worn.find((one) => SHIELDS.has(one))
  // Whoever rams a shield forward has the blade in the other hand, behind.
  const behind = posture === 'bash'
  const [grip, other] = behind ? [hand1, hand2] : [hand2, hand2]
  const held = weapon ? thing(`held-${weapon}`, short(grip[0]), short(grip[1]), WEAPON, Number(angle) * towards) : ''
  const body =
    limb([neck[0], neck[1] + 4], hip, 23, 16, side.skin) +
    limb([hip[0], hip[1] - 3], [hip[0], hip[1] + 9], 18, 19, side.cloth) +
    limb([hip[0] - 8, hip[1] - 5], [hip[0] + 8, hip[1] - 5], 5, 5, toneOf('brass'))
  return (
    `<svg x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" viewBox="-4 0 108 108"` +
    ` overflow="visible"><ellipse cx="${short(hip[0])}" cy="99" rx="38" ry="4" opacity=".16"/>` +
    (behind ? held : '') +
    arm(elbow1, hand1) +
    leg(knee1, foot1) +
    leg(knee2, foot2) +
    body +
    head(top, neck, side, bare, towards) +
    (behind ? '' : held) +
    arm(elbow2, hand2, bare ? side.skin : toneOf('linen')) +
    (shield ? thing(shield, other[0], other[1], SHIELD) : '') +
    '</svg>'
  )
}
