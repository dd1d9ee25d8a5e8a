/** The fame race: what every school had at the end of every turn, and where the labels of its lines go. */

import type { Option } from '../../lib/protocol'
import type { Gladiator, School } from './view'

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

/** How far from its place a line runs at a turn, in steps: schools that are level there run beside each other. */
export function beside(lines: Line[], seat: number, turn: number): number {
  const level = lines.filter((line) => turn > 0 && line.points[turn] === lines[seat]?.points[turn]).map((line) => line.seat)
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

/** Has nobody bid since the last awards? Then what they were given for can still be seen in the schools. */
export const freshAwards = (events: Option[][]): boolean => {
  const last = events.findLastIndex(([kind]) => kind === 'fame')
  return last >= 0 && !events.slice(last).some(([kind]) => kind === 'bids')
}

/** What a school got by the last awards, and what it has now. */
export interface Gain {
  seat: number
  gained: number
  fame: number
}

/** The race after the last awards, the most famous first. */
export function gains(given: Awards, fame: number[]): Gain[] {
  const all = Object.values(given.seats).flat()
  return fame
    .map((sum, seat) => ({ seat, fame: sum, gained: all.reduce((more, [one, count]) => more + (one === seat ? count : 0), 0) }))
    .sort((one, two) => two.fame - one.fame || one.seat - two.seat)
}

/** Why a school got one of the last awards: the gladiators it was for, and the number that counted. */
export interface Reason {
  ids: number[]
  /** Of a match: who was beaten. */
  foes: number[]
  value: number
}

export function reason(award: string, seat: number, events: Option[][], view: School): Reason {
  const last = events.findLastIndex(([kind]) => kind === 'fame')
  const turn = events.slice(events.slice(0, last).findLastIndex(([kind]) => kind === 'new_turn') + 1, last)
  const of = (kinds: string[]): Option[][] => turn.filter(([kind]) => kinds.includes(String(kind)))
  const own = view.gladiators.filter((one) => one.owner === seat && one.fate === 'alive')
  if (award === 'gold') return { ids: [], foes: [], value: view.gold[seat] ?? 0 }
  if (award === 'gladiators') return { ids: [], foes: [], value: own.length }
  if (award === 'match') {
    const won = of(['match_won']).filter(([, id]) => own.some((one) => one.id === id))
    return { ids: won.map(([, id]) => Number(id)), foes: won.map(([, , foe]) => Number(foe)), value: won.length }
  }
  const fought = new Set(of(['enters', 'beast', 'animals']).flatMap(([kind, one, two]) => (kind === 'enters' ? [one, two] : [one])))
  const level = (one: Gladiator): number => (award === 'experience' ? one.experience : (one.stats.at(-1) ?? 0))
  const stars = own.filter((one) => fought.has(one.id))
  const value = Math.max(0, ...stars.map(level))
  return { ids: stars.filter((one) => level(one) === value).map((one) => one.id), foes: [], value }
}

/** What a school has brought about in a campaign. */
export interface Tally {
  seat: number
  bouts: number
  wins: number
  dead: number
  /** The gladiator with the most victories, then the most experience. */
  best: Gladiator | undefined
}

export function tally(view: School, seat: number): Tally {
  const own = view.gladiators.filter((one) => one.owner === seat)
  const sum = (of: (one: Gladiator) => number): number => own.reduce((all, one) => all + of(one), 0)
  const best = own.toSorted((one, two) => two.wins - one.wins || two.experience - one.experience)[0]
  return { seat, bouts: sum((one) => one.bouts), wins: sum((one) => one.wins), dead: sum((one) => Number(one.fate === 'dead')), best }
}

/** Why the first of equally famous schools is before the next one; null: fame alone decided, or nothing could. */
export interface Tie {
  seat: number
  fame: number
  by: 'gold' | 'wins' | 'experience'
  more: number
  less: number
}

export function tieBreak(view: School): Tie | null {
  const seat = view.places.indexOf(1)
  const next = view.places.indexOf(2)
  const fame = view.fame[seat]
  if (seat < 0 || next < 0 || fame === undefined || fame !== view.fame[next]) return null
  const total = (of: number, key: 'wins' | 'experience'): number =>
    view.gladiators.filter((one) => one.owner === of).reduce((sum, one) => sum + one[key], 0)
  const all = [
    { by: 'gold' as const, of: (one: number) => view.gold[one] ?? 0 },
    { by: 'wins' as const, of: (one: number) => total(one, 'wins') },
    { by: 'experience' as const, of: (one: number) => total(one, 'experience') },
  ]
  const found = all.find(({ of }) => of(seat) > of(next))
  return found ? { seat, fame, by: found.by, more: found.of(seat), less: found.of(next) } : null
}
