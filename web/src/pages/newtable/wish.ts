/** What is wished for a new table, computed. */

import type { Game, NewTable, SeatWish } from '../../lib/api'
import type { Option } from '../../lib/protocol'

export type PaceName = 'none' | 'quick' | 'calm' | 'day' | 'days'

export const PACES: Record<PaceName, NonNullable<NewTable['pace']>> = {
  none: { kind: 'none', seconds: 0 },
  quick: { kind: 'live', seconds: 60 },
  calm: { kind: 'live', seconds: 300 },
  day: { kind: 'days', seconds: 86400 },
  days: { kind: 'days', seconds: 3 * 86400 },
}

export interface Terms {
  pace: PaceName
  aids: boolean
  undo: 'off' | 'free' | 'consent'
  public: boolean
  publish_talk: boolean
}

export const fresh = (): Terms => ({ pace: 'none', aids: true, undo: 'free', public: false, publish_talk: false })

/** Me first, bots on all other seats. */
export function seatsFor(count: number, name: string): SeatWish[] {
  return Array.from({ length: count }, (_, i) => (i === 0 ? { kind: 'me', name } : { kind: 'bot', bot: '' }))
}

/** Only what differs from the rules as they are, and means something at this table. */
export function changed(game: Game, options: Record<string, Option>, seats: number): Record<string, Option> {
  const told = Object.entries(options).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(game.options[name]?.default) && matters(name, game, options, seats),
  )
  return Object.fromEntries(told)
}

/** Has this option a meaning with the others as they are? The fighters of a single fight have none in a whole game, and so on. */
export function matters(name: string, game: Game, options: Record<string, Option>, seats: number): boolean {
  const duel = /^(fighter|weapon|armour|special)_\d$/.test(name)
  if (duel && 'mode' in game.options) return options.mode === 'fight'
  if ('mode' in game.options && options.mode === 'fight' && /^(type|rounds|houses|house_\d|powers_once|wagers|host_rolloff_pays|purse_aid|expansion|primus_injury_even)$/.test(name)) return false
  const seat = /^house_(\d)$/.exec(name)
  return !seat || (options.houses === 'assigned' && Number(seat[1]) <= seats)
}

/** What is played, and how long: asked before everything else. */
export const FIRST: readonly string[] = ['mode', 'type']

/** Two seats can only fight, and more can only play a whole game. */
export function modeFor(seats: number): string {
  return seats === 2 ? 'fight' : 'game'
}

export interface Wrong {
  why: 'twice' | 'not-in-play' | 'too-many'
  house: string
  /** Counted from 1, as people do. */
  seats: number[]
}

const BASE_HOUSES = 4
const NEW_HOUSES = ['ho-seppius', 'ho-varinius']

/** What the server would refuse, said before: houses that two have, or that are not in the box. */
export function wrong(options: Record<string, Option>, seats: number): Wrong | null {
  if (options.mode === 'fight') return null
  const few = options.expansion === 'cards'
  if (few && seats > BASE_HOUSES) return { why: 'too-many', house: '', seats: [] }
  if (options.houses !== 'assigned') return null
  const houses = Array.from({ length: seats }, (_, i) => String(options[`house_${i + 1}`]))
  for (const house of houses) {
    const holders = houses.flatMap((one, i) => (one === house ? [i + 1] : []))
    if (holders.length > 1) return { why: 'twice', house, seats: holders }
    if (few && NEW_HOUSES.includes(house)) return { why: 'not-in-play', house, seats: holders }
  }
  return null
}

/** What was typed, within bounds. */
export function number(text: string, low: number, high: number): number {
  const found = Math.round(Number(text))
  return Number.isFinite(found) ? Math.min(high, Math.max(low, found)) : low
}
