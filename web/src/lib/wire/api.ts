/** The REST side of the server. */

import type { Option, Seat, Table } from './protocol'
import { Refusal } from './refusal'

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  } catch {
    throw new Refusal('offline')
  }
  if (response.status === 204) return undefined as T
  const answer: unknown = await response.json().catch(() => null)
  if (!response.ok) {
    const problem = answer as { code?: string; facts?: Record<string, number> } | null
    throw new Refusal(problem?.code ?? 'busy', problem?.facts)
  }
  return answer as T
}

export interface Setting {
  kind: 'choice' | 'switch' | 'number' | 'numbers' | 'text'
  default: Option
  values?: string[]
  names?: string[]
  low?: number
  high?: number
  /** It matters where all of this holds. */
  when: Condition[]
  /** Values that only some tables can choose; `why` is a word for what is amiss else. */
  needs: { values: Option[]; condition: Condition; why: string }[]
  /** Options with the same word here must differ from each other. */
  apart: string
  /** Asked before everything else: what is played, and how long. */
  first: boolean
  /** A rule that is not printed. */
  ours: boolean
}

/** Another option matters and has one of these values; or so many play. */
export type Condition = { option: string; is: Option[] } | { seats: [number, number | null] }

/** Somebody of a level of bots: `id` is what they are seated by. */
export interface Person {
  id: string
  person: string
  name: string
  temperament: string
}

export interface Level {
  id: string
  bot: string
  rating: { mu: number; sigma: number; games: number } | null
  persons: Person[]
}

export interface Game {
  id: string
  rules: string
  seats: [number, number]
  options: Record<string, Setting>
  bots: string[]
  /** From the weakest to the strongest; a rating where it was measured. */
  levels: Level[]
  windows: string[]
  /** Who can stand in for people who are away; it matters where at least so many people play. */
  stand_in: { values: string[]; default: string; people: number }
  /** What "Play now" starts. */
  first: { seats: number; options: Record<string, Option>; bots: string[] }
}

export interface SeatChoice {
  kind: 'me' | 'open' | 'bot'
  name?: string
  bot?: string
}

export interface NewTable {
  game: string
  seats: SeatChoice[]
  options?: Record<string, Option>
  pace?: { kind: 'none' | 'live' | 'days'; seconds: number }
  aids?: boolean
  undo?: 'off' | 'free' | 'consent'
  public?: boolean
  publish_talk?: boolean
  stand_in?: string
  entropy?: string
}

export const games = () => call<{ games: Game[] }>('GET', '/api/games').then((answer) => answer.games)
export const makeTable = (table: NewTable) => call<Table>('POST', '/api/tables', table)
export const publicTables = () => call<{ tables: Table[] }>('GET', '/api/tables').then((answer) => answer.tables)
export const myTables = () => call<{ tables: Table[] }>('GET', '/api/tables/mine').then((answer) => answer.tables)
export const table = (id: string) => call<Table>('GET', `/api/tables/${id}`)
export const join = (id: string, name: string, seat: Seat | null, entropy: string) =>
  call<Table>('POST', `/api/tables/${id}/join`, { name, seat, entropy })
export const leave = (id: string, seat: Seat) => call<Table>('POST', `/api/tables/${id}/leave?seat=${seat}`)
export const begin = (id: string, bot = '') => call<Table>('POST', `/api/tables/${id}/begin`, { bot })
export const rematch = (id: string) => call<Table>('POST', `/api/tables/${id}/rematch`)
export const seatBot = (id: string, seat: Seat, bot: string) =>
  call<Table>('POST', `/api/tables/${id}/seats/${seat}/bot`, { bot })
export const seatLink = (id: string, seat: Seat) =>
  call<{ path: string }>('POST', `/api/tables/${id}/seats/${seat}/link`)
export const takeLinkedSeat = (secret: string) =>
  call<{ table: string; seat: Seat }>('POST', `/seat/${encodeURIComponent(secret)}`)
export const get = <T>(path: string) => call<T>('GET', path)
export const post = <T>(path: string, body?: unknown) => call<T>('POST', path, body)
