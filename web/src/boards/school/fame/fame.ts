/** The fame race: what every school had at the end of every turn, and where the labels of its lines go. */

import type { AwardView, SchoolView } from '../../../views/school'

interface Line {
  seat: number
  /** Fame at the end of turn 0, 1, 2, ... */
  points: number[]
}

export const race = ({ annals, fame }: Pick<SchoolView, 'annals' | 'fame'>): Line[] =>
  fame.map((_, seat) => ({ seat, points: annals.map((turn) => turn[seat] ?? 0) }))

/** How far from its place a line runs at a turn, in steps: schools that are level there run beside each other. */
export function beside(lines: Line[], seat: number, turn: number): number {
  const level = lines
    .filter((line) => turn > 0 && line.points[turn] === lines[seat]?.points[turn])
    .map((line) => line.seat)
  return level.length > 1 ? level.indexOf(seat) - (level.length - 1) / 2 : 0
}

/** Heights of labels, moved apart so that none covers another, in the order of `wanted`. */
export function apart(wanted: number[], least: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, at) => at).sort((one, two) => wanted[one]! - wanted[two]! || one - two)
  const placed = [...wanted]
  let free = top
  for (const at of order) {
    placed[at] = Math.max(wanted[at]!, free)
    free = placed[at]! + least
  }
  let roof = bottom
  for (const at of order.toReversed()) {
    placed[at] = Math.min(placed[at]!, roof)
    roof = placed[at]! - least
  }
  return placed
}

/** The top of the scale and the distance of its lines. */
export function scale(most: number): { top: number; step: number } {
  const step = [2, 4, 5, 8, 10, 20, 25, 50].find((one) => most <= one * 4) ?? 100
  return { top: Math.max(step, Math.ceil(most / step) * step), step }
}

/** Who got an award. */
export const winnersOf = (given: AwardView[], award: string): AwardView[] => given.filter((one) => one.award === award)

/** What a school got by the last awards, and what it has now. */
interface Gain {
  seat: number
  gained: number
  fame: number
}

/** The race after the last awards, the most famous first. */
export const gains = (gained: number[], fame: number[]): Gain[] =>
  fame
    .map((sum, seat) => ({ seat, fame: sum, gained: gained[seat] ?? 0 }))
    .sort((one, two) => two.fame - one.fame || one.seat - two.seat)
