/** The hexes of the arena, numbered as in the rules: where each is drawn, and the way over them. */

import { sand } from '../printed'

export type Hex = number
/** East, north-east, north-west, west, south-west, south-east. */
export type Way = 0 | 1 | 2 | 3 | 4 | 5

/** A figure with this hex is not on the sand. */
export const OFF = -1

export const hexName = (hex: Hex): string => sand().names[hex] ?? ''

export const ring = (hex: Hex): number => sand().rings[hex] ?? 0

/** The mark of the team that begins here, if one does. */
export const startMark = (hex: Hex): string => ['I', 'II'][sand().starts.indexOf(hex)] ?? ''

export const middle = (): Hex => sand().rings.indexOf(0)

/** The hexes of each row, from the north. */
export function rows(): Hex[][] {
  const found = new Map<number, Hex[]>()
  sand().places.forEach(([, r], hex) => found.set(r, [...(found.get(r) ?? []), hex]))
  return [...found.values()]
}

/** The next hex that way, if there is one. */
export function beside(hex: Hex, way: Way): Hex | undefined {
  const next = sand().beside[hex]?.[way]
  return next === OFF ? undefined : next
}

export const neighbours = (hex: Hex): Hex[] => (sand().beside[hex] ?? []).filter((next) => next !== OFF)

/**
 * A shortest way there, both ends included; of several the straightest to look at.
 * `steps`: in how many steps each hex is reached from the start.
 */
export function path(start: Hex, goal: Hex, steps: ReadonlyMap<Hex, number>): Hex[] {
  if (!steps.has(goal)) return []
  const between = new Set([goal])
  for (const hex of between)
    for (const next of neighbours(hex)) if (steps.get(next) === (steps.get(hex) ?? 0) - 1) between.add(next)
  const way = [start]
  const line = { from: centre(start), to: centre(goal) }
  for (let hex = start; hex !== goal;) {
    const nearer = neighbours(hex).filter((next) => between.has(next) && steps.get(next) === (steps.get(hex) ?? 0) + 1)
    hex = nearer.sort((a, b) => aside(line, centre(a)) - aside(line, centre(b)))[0] ?? goal
    way.push(hex)
  }
  return way
}

// ---- drawing: a hex is 30 from its centre to a corner

const SIZE = 30
/** From the centre of a hex to that of the next in its row. */
export const WIDTH = SIZE * Math.sqrt(3)

export interface Point {
  x: number
  y: number
}

export function centre(hex: Hex): Point {
  const [q, r] = sand().places[hex] ?? [0, 0]
  return { x: WIDTH * (q + r / 2), y: SIZE * 1.5 * r }
}

/** The corners of a hex around (0, 0). */
export function outline(size: number): string {
  const corners = Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i + Math.PI / 6
    return `${(size * Math.cos(angle)).toFixed(2)},${(size * Math.sin(angle)).toFixed(2)}`
  })
  return corners.join(' ')
}

function aside(line: { from: Point; to: Point }, point: Point): number {
  const dx = line.to.x - line.from.x
  const dy = line.to.y - line.from.y
  return Math.abs(dx * (point.y - line.from.y) - dy * (point.x - line.from.x))
}

/**
 * The direction from one hex to another, clockwise from 0, the east, to 11. Even ones lead straight over the sides of
 * hexes, odd ones between two of these.
 */
export function direction(from: Hex, to: Hex): number {
  const a = centre(from)
  const b = centre(to)
  const turn = Math.atan2(b.y - a.y, b.x - a.x) / (Math.PI / 6)
  return (Math.round(turn) + 12) % 12
}
