/** The hexes of the arena, numbered as in the rules: row by row from the north, each from west to east. */

export type Hex = number

export const RADIUS = 5
/** A figure with this hex is not on the sand. */
export const OFF = -1

/** Pointy tops: east, north-east, north-west, west, south-west, south-east. */
export const DIRECTIONS = [[1, 0], [1, -1], [0, -1], [-1, 0], [-1, 1], [0, 1]] as const
export type Way = 0 | 1 | 2 | 3 | 4 | 5
const STARTS = [[-3, 0], [3, 0]] as const
/** I is left out of the rows: it is the mark of a fighter. */
const ROWS = 'ABCDEFGHJKL'

export interface Place {
  readonly q: number
  readonly r: number
}

export function steps(q: number, r: number): number {
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2
}

function everyPlace(): Place[] {
  const found: Place[] = []
  for (let r = -RADIUS; r <= RADIUS; r++)
    for (let q = -RADIUS; q <= RADIUS; q++) if (steps(q, r) <= RADIUS) found.push({ q, r })
  return found
}

export const PLACES: readonly Place[] = everyPlace()
const NUMBERS = new Map(PLACES.map(({ q, r }, hex) => [`${q},${r}`, hex]))

export function at(q: number, r: number): Hex | undefined {
  return NUMBERS.get(`${q},${r}`)
}

export function place(hex: Hex): Place {
  return PLACES[hex] ?? { q: 0, r: 0 }
}

export const START: readonly Hex[] = STARTS.map(([q, r]) => at(q, r) ?? 0)

/** A letter for the row and a number in it from west to east. */
export const NAMES: readonly string[] = PLACES.map(({ q, r }) => {
  const first = Math.max(-RADIUS, -RADIUS - r)
  return `${ROWS[r + RADIUS]}${q - first + 1}`
})

/** The hexes of each row, from the north. */
export const BY_ROW: readonly Hex[][] = [...ROWS].map((_, row) =>
  PLACES.flatMap(({ r }, hex) => (r + RADIUS === row ? [hex] : [])),
)

export function ring(hex: Hex): number {
  const { q, r } = place(hex)
  return steps(q, r)
}

export function distance(one: Hex, other: Hex): number {
  const a = place(one)
  const b = place(other)
  return steps(a.q - b.q, a.r - b.r)
}

/** The next hex that way, if there is one. */
export function beside(hex: Hex, way: Way): Hex | undefined {
  const { q, r } = place(hex)
  const [dq, dr] = DIRECTIONS[way]
  return at(q + dq, r + dr)
}

export function neighbours(hex: Hex): Hex[] {
  return DIRECTIONS.flatMap((_, way) => beside(hex, way as Way) ?? [])
}

/** Where a figure can go in so many steps, itself included: never onto or through another, or over the edge. */
export function reach(start: Hex, speed: number, taken: ReadonlySet<Hex>, radius = RADIUS): Map<Hex, number> {
  const found = new Map([[start, 0]])
  let edge = [start]
  for (let step = 1; step <= speed; step++) {
    const further: Hex[] = []
    for (const hex of edge)
      for (const next of neighbours(hex))
        if (!found.has(next) && !taken.has(next) && ring(next) <= radius) {
          found.set(next, step)
          further.push(next)
        }
    edge = further
  }
  return found
}

/** A shortest way there, both ends included; of several the straightest to look at. */
export function path(start: Hex, goal: Hex, taken: ReadonlySet<Hex>, radius = RADIUS): Hex[] {
  const cost = reach(goal, 2 * PLACES.length, new Set([...taken].filter((hex) => hex !== start)), radius)
  if (!cost.has(start)) return []
  const way = [start]
  const line = { from: centre(start), to: centre(goal) }
  for (let hex = start; hex !== goal; ) {
    const left = cost.get(hex) ?? 0
    const nearer = neighbours(hex).filter((next) => cost.get(next) === left - 1)
    hex = nearer.sort((a, b) => aside(line, centre(a)) - aside(line, centre(b)))[0] ?? goal
    way.push(hex)
  }
  return way
}

// ---- drawing: a hex is 30 from its centre to a corner

export const SIZE = 30
/** From the centre of a hex to that of the next in its row. */
export const WIDTH = SIZE * Math.sqrt(3)

export interface Point {
  x: number
  y: number
}

export function centre(hex: Hex): Point {
  const { q, r } = place(hex)
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

/** Twelve winds from one hex to another, clockwise from the east: straight ways are even, between two odd. */
export function wind(from: Hex, to: Hex): number {
  const a = centre(from)
  const b = centre(to)
  const turn = Math.atan2(b.y - a.y, b.x - a.x) / (Math.PI / 6)
  return (Math.round(turn) + 12) % 12
}
