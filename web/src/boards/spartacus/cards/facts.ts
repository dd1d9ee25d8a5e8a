/** What is printed on the cards and houses, from the very tables that the rules use. */

import { readToml, type Rows } from './toml'

export type Kind = 'gladiator' | 'slave' | 'equipment' | 'scheme' | 'reaction' | 'guard'

export interface Facts {
  id: string
  kind: Kind
  slot: string
  starting: boolean
  attack: number
  defence: number
  speed: number
  value: number
  requirement: number
  cash: number
  ability: string
  opposed: string
  foilsFrom: number
  /** On which occasions it may be played, if not in one's own turn. */
  windows: string[]
}

export interface HouseFacts {
  coins: number
  gladiators: number
  slaves: number
  guards: number
  powers: PowerFacts[]
}

export interface PowerFacts {
  id: string
  /** Is it used in one's own turn by itself, or in another moment? */
  turn: boolean
  /** Only once in an intrigue phase. */
  once: boolean
  /** A card of this kind must lie in the discard pile. */
  pile: string
  /** So many ready assets of each kind are its price. */
  price: Record<string, number>
}

/** What is lacking of the price of a power, kind by kind. `ready`: the cards that lie ready. */
export function lackingPrice(power: PowerFacts, ready: string[]): [kind: string, count: number][] {
  return Object.entries(power.price)
    .map(([kind, count]): [string, number] => [kind, count - ready.filter((card) => factsOf(card).kind === kind).length])
    .filter(([, count]) => count > 0)
}

const KINDS: Record<string, Kind> = {
  gladiators: 'gladiator',
  slaves: 'slave',
  equipment: 'equipment',
  schemes: 'scheme',
  reactions: 'reaction',
  guards: 'guard',
}

const files = import.meta.glob(
  [
    '../../../../../src/munera/games/spartacus/cards/*.toml',
    '../../../../../src/munera/games/serpents/cards/*.toml',
    '!**/{arena,track}.toml',
  ],
  { query: '?raw', import: 'default', eager: true },
) as Record<string, string>

/** The base game first: the expansion adds to it. */
function tables(name: string): Rows[] {
  const found = Object.entries(files).filter(([path]) => path.endsWith(`/${name}.toml`))
  return found.sort(([one], [two]) => two.localeCompare(one)).map(([, text]) => readToml(text))
}

function card(id: string, kind: Kind, row: Rows[string]): Facts {
  const number = (name: string): number => (typeof row[name] === 'number' ? row[name] : 0)
  const word = (name: string): string => (typeof row[name] === 'string' ? row[name] : '')
  return {
    id,
    kind,
    slot: word('slot'),
    starting: row.starting === true,
    attack: number('attack'),
    defence: number('defence'),
    speed: number('speed'),
    value: number('value'),
    requirement: number('requirement'),
    cash: number('cash'),
    ability: word('ability'),
    opposed: word('opposed'),
    foilsFrom: number('foils_from'),
    windows: Array.isArray(row.windows) ? row.windows.map(String) : [],
  }
}

function allCards(): Map<string, Facts> {
  const found = new Map<string, Facts>()
  for (const [name, kind] of Object.entries(KINDS))
    for (const rows of tables(name))
      for (const [id, row] of Object.entries(rows)) if (!found.has(id)) found.set(id, card(id, kind, row))
  return found
}

const CARDS = allCards()
const NONE = card('', 'scheme', {})

export function factsOf(id: string): Facts {
  return CARDS.get(id) ?? NONE
}

export function allFacts(): Facts[] {
  return [...CARDS.values()]
}

export const HOUSES: Record<string, HouseFacts> = Object.fromEntries(
  tables('houses').flatMap((rows) =>
    Object.entries(rows).map(([id, row]) => [
      id,
      {
        coins: Number(row.coins),
        gladiators: Number(row.gladiators),
        slaves: Number(row.slaves),
        guards: Number(row.guards),
        powers: ((row.powers ?? []) as { id: string; windows?: string[]; discount?: number; once?: boolean; pile_has?: string; exhausts?: Record<string, number>; discards?: Record<string, number> }[]).map((power) => ({
          id: power.id,
          turn: (power.windows ?? []).includes('intrigue_turn') && !power.discount,
          once: power.once ?? false,
          pile: power.pile_has ?? '',
          price: { ...power.exhausts, ...power.discards },
        })),
      },
    ]),
  ),
)

/** How a house lists its cards. */
export const ORDER: Kind[] = ['gladiator', 'slave', 'guard', 'equipment', 'scheme', 'reaction']

/** What a ready card brings in Upkeep. */
export const earned = (facts: Facts): number => (facts.kind !== 'slave' ? 0 : facts.ability === 'chaste' ? 2 : 1)

export const iconOf = (facts: Facts): string => facts.slot || facts.kind
