/** The fame race: what every school had at the end of every turn, and where the labels of its lines go. */

import type { Option } from '../../lib/protocol'

export interface Line {
  seat: number
  /** Fame at the end of turn 0, 1, 2, ... */
  points: number[]
}

/** events: all that was told, from the first on. fame: as it is now. */
export function race(events: Option[][], fame: number[], turn: number): Line[] {
  const lines = fame.map((_, seat): Line => ({ seat, points: [0] }))
  const now = fame.map(() => 0)
  let gained = false
  let begun = 0
  for (const [kind, ...facts] of events) {
    if (kind === 'new_turn') {
      begun = Number(facts[0])
      if (begun > 1) for (const line of lines) line.points[begun - 1] = now[line.seat] ?? 0
      gained = false
    } else if (kind === 'fame') {
      now[Number(facts[0])] = Number(facts[2])
      gained = true
    }
  }
  if (gained) for (const line of lines) line.points[Math.max(turn, begun)] = fame[line.seat] ?? 0
  for (const line of lines) fill(line.points)
  return lines
}

/** A turn of which nothing was told looks like the one before. */
function fill(points: number[]): void {
  for (let at = 1; at < points.length; at++) points[at] ??= points[at - 1] ?? 0
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

/** The awards at the end of a turn, in the order in which they are given. */
export const AWARDS = ['gold', 'gladiators', 'match', 'experience', 'charisma'] as const

export interface Awards {
  turn: number
  /** By award: who got it, and how often. */
  seats: Record<string, [number, number][]>
}

/** The awards of the last turn that had any; null: none yet. */
export function awards(events: Option[][]): Awards | null {
  let turn = 0
  let last: Awards = { turn, seats: {} }
  for (const [kind, one, award] of events) {
    if (kind === 'new_turn') turn = Number(one)
    if (kind !== 'fame') continue
    if (last.turn !== turn) last = { turn, seats: {} }
    const got = (last.seats[String(award)] ??= [])
    const mine = got.find(([seat]) => seat === one)
    if (mine) mine[1] += 1
    else got.push([Number(one), 1])
  }
  return Object.keys(last.seats).length ? last : null
}
