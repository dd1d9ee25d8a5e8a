/** The form for a new table: its seats, its options and terms, as they follow from what was chosen. */

import type { Game, NewTable, SeatChoice } from '../../lib/wire/api'
import type { Option } from '../../lib/wire/protocol'
import { bound, Chosen, nearest, possible } from './conditions'

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
  stand_in: string
}

export const fresh = (): Terms => ({
  pace: 'none',
  aids: true,
  undo: 'free',
  public: false,
  publish_talk: false,
  stand_in: '',
})

/** Those who can stand in for somebody at this table, the usual one first; nobody where it does not matter. */
export function standIns(game: Game, seats: SeatChoice[]): string[] {
  const { values, default: usual, people } = game.stand_in
  if (seats.filter((seat) => seat.kind !== 'bot').length < people) return []
  return [usual, ...values.filter((value) => value !== usual).reverse()]
}

/** Me first, bots on all other seats. */
export function seatsFor(count: number, name: string): SeatChoice[] {
  return Array.from({ length: count }, (_, i) => (i === 0 ? { kind: 'me', name } : { kind: 'bot', bot: '' }))
}

/** Only what differs from the rules as they are, and means something at this table. */
export function changed(game: Game, options: Record<string, Option>, seats: number): Record<string, Option> {
  const chosen = new Chosen(game.options, seats, options)
  const differing = Object.entries(options).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(game.options[name]?.default) && chosen.matters(name),
  )
  return Object.fromEntries(differing)
}

/** The options after so many sat down: what the number of seats decides follows it. */
export function following(game: Game, options: Record<string, Option>, seats: number): Record<string, Option> {
  const decided = Object.entries(game.options).filter(([, setting]) => bound(setting, game.seats))
  return { ...options, ...Object.fromEntries(decided.map(([name, setting]) => [name, possible(setting, seats)[0]!])) }
}

/** How many sit after an option was chosen: as before, unless the option and the number of seats go together. */
export function counted(game: Game, name: string, value: Option, seats: number, usual: number): number {
  const setting = game.options[name]!
  if (!bound(setting, game.seats) || possible(setting, seats).includes(value)) return seats
  return nearest(setting, value, game.seats, usual)
}

/**
 * Where an option stands among those that must differ from each other, counted from 1: of seats, the number of the
 * seat.
 */
export function place(game: Game, name: string): number {
  const word = game.options[name]!.apart
  return (
    Object.keys(game.options)
      .filter((other) => (word ? game.options[other]!.apart === word : other === name))
      .indexOf(name) + 1
  )
}

/** What was typed, within bounds. */
export function number(text: string, low: number, high: number): number {
  const found = Math.round(Number(text))
  return Number.isFinite(found) ? Math.min(high, Math.max(low, found)) : low
}
