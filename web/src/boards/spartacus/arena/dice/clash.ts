/** An attack as it was told: the dice of both, how they compare, and what it cost. */

import type { Option } from '../../../../lib/protocol'
import { inSets, type Mark, marksOf } from '../previews'
import { sand } from '../printed'

export interface Die {
  face: number
  /** What it showed before it was rolled again. */
  before?: number
  /** What it showed at first, if it was rolled again. */
  first?: number
  /** Its place among the dice as they fell. */
  place: number
  /** Does it belong to a pair or triple that counts? */
  set?: boolean
}

export interface Fighting {
  seat: number
  card: string
}

/** A die that was rolled again. */
export interface Again {
  seat: number
  roll: 'attack' | 'defence'
  before: number
  after: number
  /** By the opponent's will. */
  forced: boolean
}

export interface Clash {
  attacker: Fighting
  defender: Fighting
  how: string
  /** Defended with speed dice. */
  agile: boolean
  attack: Die[]
  defence: Die[]
  stopped: boolean
  hits?: number
  blocked: number
  automatic: number
  /** What the defender took, when everything was counted. */
  wounds?: number
  /** Wounds that came back to the attacker. */
  back?: number
  gear: string[]
  again: Again[]
  /** Who could have rolled again, and did not. */
  kept: number[]
  lastStand: boolean
  lost: { seat: number; card: string; pool: string }[]
  fallen: { seat: number; card: string; level: string }[]
  /** Where among all events it begins. */
  from: number
}

const BEGINS = 'attacks'
const GIVEN_UP = 'surrenders'
/** What comes when an attack is over; who has nothing left to do ends his turn without a word. */
const OVER = new Set([BEGINS, 'moves', 'ends_combat_turn', 'combat_round', 'bout', 'goes'])

/** The last attack in the story, or undefined if the bout has seen none. */
export function lastClash(events: readonly Option[][]): Clash | undefined {
  const from = events.findLastIndex(([kind]) => kind === BEGINS || kind === 'bout')
  return events[from]?.[0] === BEGINS ? clashFrom(events, from) : undefined
}

/** All attacks of the last bout. */
export function clashes(events: readonly Option[][]): Clash[] {
  const bout = events.findLastIndex(([kind]) => kind === 'bout')
  return events.flatMap(([kind], i) => (i > bout && kind === BEGINS ? [clashFrom(events, i)] : []))
}

/** The dice that were given up in the last bout, whoever took them: the crowd takes some, too. */
export function losses(events: readonly Option[][]): Clash['lost'] {
  const bout = events.findLastIndex(([kind]) => kind === 'bout')
  return events.slice(bout + 1).flatMap(([kind, ...rest]) => (kind === GIVEN_UP ? [loss(rest)] : []))
}

function loss([seat, card, pool]: Option[]): Clash['lost'][number] {
  return { seat: Number(seat), card: String(card), pool: String(pool) }
}

function clashFrom(events: readonly Option[][], from: number): Clash {
  const [, seat, card, how, other, target] = events[from] ?? []
  const clash: Clash = {
    attacker: { seat: Number(seat), card: String(card) },
    defender: { seat: Number(other), card: String(target) },
    how: String(how),
    agile: false,
    attack: [],
    defence: [],
    stopped: false,
    blocked: 0,
    automatic: 0,
    gear: [],
    again: [],
    kept: [],
    lastStand: false,
    lost: [],
    fallen: [],
    from,
  }
  for (let i = from + 1; i < events.length; i++) {
    const event = events[i]
    if (!event || OVER.has(String(event[0]))) break
    take(clash, event)
  }
  return clash
}

function take(clash: Clash, [kind, ...rest]: Option[]): void {
  switch (kind) {
    case 'defends':
      clash.agile = rest[2] === 'speed'
      break
    case 'rolls': {
      const dice = rest.slice(3).map((face, place) => ({ face: Number(face), place }))
      if (rest[2] === 'attack') clash.attack = dice
      else clash.defence = dice
      break
    }
    case 'keeps_dice':
      clash.kept.push(Number(rest[0]))
      break
    case 'rerolls':
      again(clash, Number(rest[0]), rest.slice(1), false)
      break
    case 'forces':
      again(clash, Number(rest[0]), rest.slice(2), true)
      break
    case 'stopped':
      clash.stopped = true
      break
    case 'hits':
      clash.hits = Number(rest[1])
      clash.blocked = Number(rest[2])
      clash.automatic = Number(rest[3])
      break
    case 'puts_to_use':
      clash.gear.push(String(rest[1]))
      break
    case 'last_stand':
      clash.lastStand = true
      break
    case 'wounded':
      if (clash.wounds === undefined) clash.wounds = Number(rest[2])
      else clash.back = Number(rest[2])
      break
    case GIVEN_UP:
      clash.lost.push(loss(rest))
      break
    case 'defeated':
      clash.fallen.push({ seat: Number(rest[0]), card: String(rest[1]), level: String(rest[2]) })
  }
}

function again(clash: Clash, seat: number, [of, die, was, is]: Option[], forced: boolean): void {
  const roll = of === 'attack' ? 'attack' : 'defence'
  const [before, after] = [Number(was), Number(is)]
  const found = clash[roll][Number(die)]
  if (found) clash[roll][Number(die)] = { ...found, face: after, before, first: found.first ?? before }
  clash.again.push({ seat, roll, before, after, forced })
}

// ---- comparing

export interface Column {
  attack?: Die
  defence?: Die
  /** Nothing where there is no attack die. */
  mark?: Mark
}

export function highFirst(dice: readonly Die[]): Die[] {
  return [...dice].sort((a, b) => b.face - a.face || a.place - b.place)
}

/** Both strings from high to low, pair by pair. `ties`: equal dice hit as well. */
export function columns(attack: readonly Die[], defence: readonly Die[], ties = false): Column[] {
  const [high, low] = [highFirst(attack), highFirst(defence)]
  const marks = marksOf(facesOf(high), facesOf(low), ties, sand().unopposed)
  return Array.from({ length: Math.max(high.length, low.length) }, (_, i) => {
    const [one, two, mark] = [high[i], low[i], marks[i]]
    return { ...(one && { attack: one }), ...(two && { defence: two }), ...(mark && { mark }) }
  })
}

const facesOf = (dice: readonly Die[]): number[] => dice.map(({ face }) => face)

export function hitsOf(compared: readonly Column[]): number {
  return compared.filter(({ mark }) => mark === 'hit' || mark === 'tie').length
}

/** The dice of pairs or triples are marked. */
export function withSets(dice: readonly Die[], alike: number): Die[] {
  const marked = inSets(facesOf(dice), alike)
  return dice.map((die, i) => (marked[i] ? { ...die, set: true } : die))
}
