/** Where everything of the curve stands: a scale, the places of points, and labels that do not cover each other. */

export interface Frame {
  left: number
  right: number
  top: number
  bottom: number
}

const STEPS = [1, 2, 3, 5, 10, 20, 25, 50, 100, 200, 500, 1000]
const MOST_LEVELS = 5
const MOST_TICKS = 8

/** Whole numbers for the axis, from below the lowest value to above the highest. */
export function levels(values: readonly number[]): number[] {
  const low = Math.min(...values)
  const high = Math.max(...values)
  const step = STEPS.find((one) => Math.ceil(high / one) - Math.floor(low / one) < MOST_LEVELS) ?? STEPS.at(-1)!
  const first = Math.floor(low / step) * step
  const count = Math.max(1, Math.ceil((high - first) / step))
  return Array.from({ length: count + 1 }, (_, at) => first + at * step)
}

/** Which points are numbered below the curve: the last one always. */
export function ticks(count: number): number[] {
  const step = STEPS.find((one) => one !== 3 && (count - 1) / one <= MOST_TICKS) ?? STEPS.at(-1)!
  const last = count - 1
  const found = Array.from({ length: count }, (_, at) => at).filter((at) => at % step === 0 && last - at >= step)
  return [...found, last]
}

export function across(frame: Frame, count: number): (at: number) => number {
  const room = frame.right - frame.left
  return (at) => frame.left + (count < 2 ? room / 2 : (at / (count - 1)) * room)
}

export function upwards(frame: Frame, scale: readonly number[]): (value: number) => number {
  const low = scale[0]!
  const high = scale.at(-1)!
  return (value) => frame.bottom - ((value - low) / Math.max(1, high - low)) * (frame.bottom - frame.top)
}

/** Heights for labels, each at least `room` below the one above it, and none outside the frame. */
export function spread(wanted: readonly number[], room: number, frame: Frame): number[] {
  const order = wanted.map((_, at) => at).sort((a, b) => wanted[a]! - wanted[b]!)
  const placed = [...wanted]
  order.forEach((at, n) => {
    const above = n ? placed[order[n - 1]!]! + room : frame.top
    placed[at] = Math.max(placed[at]!, above)
  })
  let most = frame.bottom
  for (const at of order.toReversed()) {
    placed[at] = Math.min(placed[at]!, most)
    most = placed[at]! - room
  }
  return placed
}

/** A name with its figure, which stays where it is in whatever direction the name is written. */
export const beside = (name: string, has: number): string => `\u2068${name}\u2069 ${has}`
