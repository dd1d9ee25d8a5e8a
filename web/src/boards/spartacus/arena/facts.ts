/** What is printed on the cards that fight: read from the very tables that the rules read. */

import { readToml, type Rows } from '../cards/toml'

const files = import.meta.glob(
  '../../../../../src/munera/games/{spartacus,serpents}/cards/{gladiators,slaves,equipment}.toml',
  { query: '?raw', import: 'default', eager: true },
) as Record<string, string>

export interface Card {
  pools: [number, number, number]
  value: number
  ability: string
  slot: string
  alike: number
  range: number
  range_from: number
  moves: number
  rerolls: number
  picks: number
  gladiator: boolean
  treacherous: boolean
  /** Does it work once, by being exhausted? */
  exhausts: boolean
}

function card(id: string, row: Rows[string]): Card {
  const number = (name: string) => Number(row[name] ?? 0)
  const word = (name: string) => (typeof row[name] === 'string' ? row[name] : '')
  return {
    pools: [number('attack'), number('defence'), number('speed')],
    value: number('value'),
    ability: word('ability'),
    slot: word('slot'),
    alike: number('alike'),
    range: number('range'),
    range_from: number('range_from'),
    moves: number('moves'),
    rerolls: number('rerolls'),
    picks: number('picks'),
    gladiator: id.startsWith('gl-'),
    treacherous: row.treacherous === true,
    exhausts: row.exhausts === true,
  }
}

const CARDS = new Map<string, Card>()
for (const text of Object.values(files))
  for (const [id, row] of Object.entries(readToml(text))) CARDS.set(id, card(id, row))

const BLANK = card('', {})

export function facts(id: string): Card {
  return CARDS.get(id) ?? BLANK
}

/** Attacks with speed dice, and what allows them. */
export const SPEED_ATTACKS: Readonly<Record<string, string>> = {
  'eq-javelin': 'javelin',
  'eq-throwing-knives': 'knives',
  'twin-daggers': 'daggers',
}

/** The coins that the Bank pays for one, by betting field. */
export const FIELDS = [
  { id: 'V1', icon: 'gladiator', pays: 1, team: 0 },
  { id: 'V2', icon: 'gladiator', pays: 1, team: 1 },
  { id: 'INJ', icon: 'injury', pays: 2, team: null },
  { id: 'DEC', icon: 'decap', pays: 2, team: null },
] as const
/** So many combat rounds without an attack make the crowd restless. */
export const QUIET_ROUNDS = 3
/** The crowd closes ring after ring, down to this one; there it wounds. */
export const SMALLEST = 1
/** What a lone attack die must show. */
export const UNOPPOSED = 3
