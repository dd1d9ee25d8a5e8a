/** What is printed on the cards, from the very tables that the rules use. */

import { readToml, type Rows } from '../spartacus/cards/toml'

export type Kind = 'gladiator' | 'patron' | 'scheme' | 'tactic' | 'reaction' | 'income' | 'arena'

export interface Facts {
  kind: Kind
  /** A scheme that is also a tactic. */
  both: boolean
  deck: string
  source: string
  cost: number
  attack: number
  health: number
  agility: number
  bloodlust: number
  influence: number
  value: number
  arenaValue: number
  amount: number
  pay: number
}

const files = import.meta.glob('../../../../src/munera/games/for_glory/cards/*.toml', {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>

const KINDS: Record<string, Kind> = { boast: 'scheme', scheme_tactic: 'tactic' }
const DEFAULTS: Record<string, Kind> = { gladiators: 'gladiator', arenas: 'arena' }

function card(deck: string, row: Rows[string]): Facts {
  const number = (name: string): number => (typeof row[name] === 'number' ? row[name] : 0)
  const type = String(row.type ?? DEFAULTS[deck] ?? 'scheme')
  return {
    kind: KINDS[type] ?? (type as Kind),
    both: type === 'scheme_tactic',
    deck,
    source: String(row.source ?? ''),
    cost: number('cost'),
    attack: number('attack'),
    health: number('health'),
    agility: number('agility'),
    bloodlust: number('bloodlust'),
    influence: number('influence'),
    value: number('value'),
    arenaValue: number('arena_value') || number('value'),
    amount: number('amount'),
    pay: number('pay'),
  }
}

const CARDS = new Map(
  Object.entries(files).flatMap(([path, text]) => {
    const deck = path.split('/').at(-1)!.replace('.toml', '')
    return Object.entries(readToml(text)).map(([id, row]) => [id, card(deck, row)] as const)
  }),
)
const UNKNOWN = card('', {})

/** A card that this build has not heard of is still shown. */
export const factsOf = (id: string): Facts => CARDS.get(id) ?? UNKNOWN
export const allCards = (): string[] => [...CARDS.keys()]

export const SUPPLIES = ['gladiators', 'training', 'economy']

/** Icon and tone of a card's band. */
export const LOOK: Record<Kind, { icon: string; tone: string }> = {
  gladiator: { icon: 'gladiator', tone: 'gladiator' },
  tactic: { icon: 'atk', tone: 'scheme' },
  reaction: { icon: 'reaction', tone: 'reaction' },
  income: { icon: 'coin', tone: 'slave' },
  scheme: { icon: 'scheme', tone: 'guard' },
  patron: { icon: 'host', tone: 'equipment' },
  arena: { icon: 'glory', tone: 'slave' },
}

/** As a hand is sorted. */
export const ORDER: Kind[] = ['gladiator', 'patron', 'scheme', 'tactic', 'reaction', 'income', 'arena']

export function byKind(one: string, two: string): number {
  return ORDER.indexOf(factsOf(one).kind) - ORDER.indexOf(factsOf(two).kind) || one.localeCompare(two)
}

/** Each title once, with how many there are. */
export function counted(cards: string[]): [string, number][] {
  const found = new Map<string, number>()
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1)
  return [...found].sort(([one], [two]) => byKind(one, two))
}
