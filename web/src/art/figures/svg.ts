/**
 * The strokes that figures are drawn with: flat shapes, lit left of an axis and dim right of it, no outlines.
 *
 * Nothing here uses ids, clip paths or filters: a figure can be repeated freely and stand inside another svg.
 */

/** Which half of a shape: 0 is the lit one, 1 the dim one. Tones are written in this order, a line's colour last. */
export type Half = 0 | 1
export type Tone = readonly [lit: string, dim: string, line: string]
/** What only ever is lit or dim. */
export type Pair = readonly [lit: string, dim: string, ...rest: string[]]
export type Point = readonly [x: number, y: number]

/** A coordinate with one decimal place: more cannot be seen. */
export const short = (value: number): number => Number(value.toFixed(1))

const faint = (opacity: number): string => (opacity < 1 ? ` opacity="${opacity}"` : '')

export const path = (d: string, fill: string, opacity = 1): string => `<path d="${d}" fill="${fill}"${faint(opacity)}/>`

export const line = (d: string, colour: string, width: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" ` +
  `stroke-linejoin="round"${faint(opacity)}/>`

export const oval = (x: number, y: number, rx: number, fill: string, ry = rx): string =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${rx}" ry="${ry}" fill="${fill}"/>`

export const group = (transform: string, body: string): string =>
  body && `<g${transform && ` transform="${transform}"`}>${body}</g>`

/** Something drawn about its own zero, put at a place, turned and scaled. */
export const put = (x: number, y: number, scale: number, body: string, turn = 0): string =>
  group(
    `translate(${short(x)} ${short(y)})` +
      (turn ? ` rotate(${short(turn)})` : '') +
      (scale === 1 ? '' : ` scale(${scale})`),
    body,
  )

/** Move aside; no group when there is nothing to move. */
export const aside = (x: number, body: string): string => (x ? group(`translate(${short(x)} 0)`, body) : body)

/** Is what is being drawn turned over, so that its written right half looks at the light? */
let turned: Half = 0
const other = (half: Half): Half => (half ? 0 : 1)

/** Draw something that lies the other way round, so that the side to the light stays lit. */
export function turnedOver(over: boolean, draw: () => string): string {
  const before = turned
  if (over) turned = other(turned)
  const drawn = draw()
  turned = before
  return drawn
}

/** Draw a thing lit, and again dim to the right of its axis: every shape is written once and lit twice. */
export const split = (axis: number, draw: (half: Half) => string): string =>
  draw(turned) +
  `<svg x="${short(axis)}" y="-120" width="400" height="640" viewBox="${short(axis)} -120 400 640" ` +
  `style="overflow:hidden">${draw(other(turned))}</svg>`

/** A thing in a hand: turned over, its light side stays on the left. */
export function inHand(x: number, y: number, scale: number, draw: () => string, turn: number): string {
  const across = Math.cos((turn * Math.PI) / 180)
  const down = Math.sin((turn * Math.PI) / 180)
  return turnedOver(across < -0.1 || (across <= 0.1 && down < 0), () => put(x, y, scale, draw(), turn))
}

/** A tapered limb from one joint to the next, dim on the side that looks away from the light. */
export function limb(from: Point, to: Point, width1: number, width2: number, tone: Pair, swell = 0): string {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0])
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)]
  const dimLeft = -uy + 0.5 * ux < 0
  const [nx, ny] = dimLeft ? [uy, -ux] : [-uy, ux]
  const [r1, r2] = [width1 / 2, width2 / 2]
  const middle: Point = [from[0] * 0.6 + to[0] * 0.4, from[1] * 0.6 + to[1] * 0.4]
  const thick = (r1 * 0.6 + r2 * 0.4) * (1 + swell * 2)
  const beside = ([x, y]: Point, r: number, side: number) => `${short(x + nx * r * side)} ${short(y + ny * r * side)}`
  const beyond = ([x, y]: Point, r: number, side: number) => `${short(x + ux * r * side)} ${short(y + uy * r * side)}`
  const along = (side: number) => (swell ? `Q${beside(middle, thick, side)} ` : 'L')
  const around = (r: number) => `A${short(r)} ${short(r)} 0 0 ${dimLeft ? 0 : 1} `
  const dimEdge = `${beside(to, r2, 1)}${along(1)}${beside(from, r1, 1)}${around(r1)}`
  return (
    path(
      `M${beside(from, r1, -1)}${along(-1)}${beside(to, r2, -1)}${around(r2)}${dimEdge}${beside(from, r1, -1)}z`,
      tone[0],
    ) + path(`M${beyond(from, r1, -1)}L${beyond(to, r2, 1)}${around(r2)}${dimEdge}${beyond(from, r1, -1)}z`, tone[1])
  )
}

/** Straps around a limb. */
export function bands(from: Point, to: Point, width1: number, width2: number, count: number, colour: string): string {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0])
  const [nx, ny] = [-Math.sin(angle), Math.cos(angle)]
  let d = ''
  for (let band = 1; band < count; band++) {
    const part = band / count
    const [x, y] = between(from, to, part)
    const half = (width1 + (width2 - width1) * part) / 2
    d += `M${short(x - nx * half)} ${short(y - ny * half)}L${short(x + nx * half)} ${short(y + ny * half)}`
  }
  return line(d, colour, 1.6)
}

export const between = (from: Point, to: Point, part: number): Point => [
  from[0] + (to[0] - from[0]) * part,
  from[1] + (to[1] - from[1]) * part,
]

/** The other side of a face: a path mirrored about the axis of a bust, at 120. */
export const mirrored = (d: string): string =>
  d.replace(/([a-zA-Z])([^a-zA-Z]*)/g, (_, command: string, numbers: string) => {
    const absolute = command === command.toUpperCase()
    const across = (x: number) => (absolute ? 240 - x : -x)
    const values = (numbers.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    const kind = command.toLowerCase()
    if (kind === 'v') return command + numbers
    // An arc's two radii, angle and flags stand before its end; mirrored, it bends the other way.
    const turned = values.map((value, at) => {
      if (kind === 'a') return at % 7 === 5 ? across(value) : at % 7 === 4 ? 1 - value : value
      return kind === 'h' || at % 2 === 0 ? across(value) : value
    })
    return command + turned.map(short).join(' ')
  })

const pairs = new Map<string, string>()
/** What a face has twice, written for its left side: ears, cheek pieces, horns. */
export function both(left: string): string {
  let d = pairs.get(left)
  if (d === undefined) pairs.set(left, (d = left + mirrored(left)))
  return d
}

/** A text as an attribute's value. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
