/**
 * The upper body of a whole figure as a bent sheet, with two coordinates: u runs across it, from -1 at the edge that
 * is left in the picture over 0 at the breast bone to 1 at the right edge; v runs down it, from 0 at the neck to 1 at
 * the hips. Whatever is worn is laid on it by these coordinates.
 */

import { posture, type PostureName } from './postures'
import type { Pair, Point } from './svg'
import { path, short } from './svg'

export interface Torso {
  at: (u: number, v: number) => Point
  /** The same point as the text of a path. */
  text: (u: number, v: number) => string
  /** A piece of the sheet in one colour. */
  piece: (u1: number, u2: number, colour: string, v1?: number, v2?: number) => string
  /** A piece of the sheet, dim on the side away from the light. */
  lit: (tone: Pair, u1?: number, u2?: number, v1?: number, v2?: number) => string
  /** Lines through points; three points make a curve. */
  lines: (...through: readonly Point[][]) => string
  /** From the hips to the shoulders, of length 1. */
  up: Point
  hips: Point
}

/** Half of the breadth of the body at places from the neck down to the hips, as a part of that of the shoulders. */
const OUTLINE = [0.5, 0.98, 1.02, 0.93, 0.8, 0.74, 0.78]
const STEPS = [0, 0.1, 0.25, 0.42, 0.6, 0.78, 1]

export const written = ([x, y]: Point): string => `${short(x)} ${short(y)}`

/** A smooth curve along these points, which begins where the pen already is. */
function curve(points: readonly Point[]): string {
  let d = ''
  for (let at = 1; at < points.length - 1; at++) {
    const [lead, next] = [points[at]!, points[at + 1]!]
    const to: Point = at < points.length - 2 ? [(lead[0] + next[0]) / 2, (lead[1] + next[1]) / 2] : next
    d += `Q${written(lead)} ${written(to)}`
  }
  return d
}

export function torso(name: PostureName, right: boolean, build: number): Torso {
  const pose = posture(name)
  const sign = right ? 1 : -1
  const x = (value: number) => (right ? value : 240 - value)
  const hips: Point = [x(pose.hips[0]), pose.hips[1]]
  const chest: Point = [x(pose.chest[0]), pose.chest[1]]
  const spine: Point = [chest[0] - hips[0], chest[1] - hips[1]]
  const length = Math.hypot(...spine)
  const tilt = (v: number) => ((pose.shoulders + (pose.pelvis - pose.shoulders) * v) * sign * Math.PI) / 180
  const breadth = (v: number) => {
    const step = Math.max(0, Math.min(5.99, v * 6))
    const from = OUTLINE[Math.floor(step)]!
    return pose.breadth * build * (from + (OUTLINE[Math.floor(step) + 1]! - from) * (step % 1))
  }
  const at = (u: number, v: number): Point => {
    const across = (u + pose.turn * sign * (1 - u * u)) * breadth(v)
    const down = v * 1.14 - 0.14
    return [
      chest[0] - spine[0] * down + Math.cos(tilt(v)) * across,
      chest[1] - spine[1] * down + Math.sin(tilt(v)) * across + (v < 0.02 ? 2 : 0),
    ]
  }
  const piece: Torso['piece'] = (u1, u2, colour, v1 = 0, v2 = 1) => {
    const steps = STEPS.map((step) => v1 + (v2 - v1) * step)
    const down = steps.map((v) => at(u1, v))
    const back = steps.map((v) => at(u2, v)).reverse()
    return path(`M${written(down[0]!)}${curve(down)}L${written(back[0]!)}${curve(back)}z`, colour)
  }
  const dimRight = Math.cos(tilt(0.3)) + 0.5 * Math.sin(tilt(0.3)) > 0
  const lit: Torso['lit'] = (tone, u1 = -1, u2 = 1, v1 = 0, v2 = 1) => {
    const [from, to] = dimRight ? [Math.max(u1, 0), u2] : [u1, Math.min(u2, 0)]
    return piece(u1, u2, tone[0], v1, v2) + (from < to ? piece(from, to, tone[1], v1, v2) : '')
  }
  const text = (u: number, v: number) => written(at(u, v))
  const lines: Torso['lines'] = (...through) =>
    through
      .map((points) => {
        const [first, ...rest] = points.map(([u, v]) => text(u, v))
        return `M${first}${rest.length > 1 ? 'Q' : 'L'}${rest.join(' ')}`
      })
      .join('')
  return { at, text, piece, lit, lines, up: [spine[0] / length, spine[1] / length], hips }
}
