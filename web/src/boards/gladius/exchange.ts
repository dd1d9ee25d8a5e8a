/** The last exchange of blows, read from what was told: who attacked with what, how it was met, what came of it. */

import type { Option } from '../../lib/protocol'
import { printed, usableBy } from './cards'

export type Outcome = 'pending' | 'stopped' | 'voided' | 'immobilised' | 'hit' | 'none'

export interface Exchange {
  attacker: number
  attack: string | null
  /** Why there was no attack. */
  idle: '' | 'holds' | 'cannot_attack'
  /** The card because of which he could not, if it is known. */
  bound: string
  defence: string | null
  /** Did the defender decide yet? */
  answered: boolean
  broken: boolean
  outcome: Outcome
  damage: number
  left: number
  /** The dice that were rolled, in order: side, stat, dice. */
  rolls: { side: number; stat: string; dice: number[] }[]
  /** Cards that an adversary turned up. */
  turned: string[]
}

const fresh = (attacker: number): Exchange => ({
  attacker,
  attack: null,
  idle: '',
  bound: '',
  defence: null,
  answered: false,
  broken: false,
  outcome: 'none',
  damage: 0,
  left: 0,
  rolls: [],
  turned: [],
})

/** `current`: of the turn under way, once there is something; `past`: of the two turns before it, the latest last. */
export interface Exchanges {
  current: Exchange | null
  past: Exchange[]
}

/** Turns that are looked back at, with the one under way; and those in which the reasons for them lie. */
const KEPT = 3
const READ = KEPT + 2

export function exchanges(events: Option[][]): Exchanges {
  let from = -1
  let turns = 0
  for (let at = events.length - 1; at >= 0 && turns < READ; at--) {
    const kind = events[at]?.[0]
    if (kind === 'bout') break
    if (kind === 'turn') {
      turns += 1
      from = at
    }
  }
  if (from < 0) return { current: null, past: [] }
  const found: Exchange[] = []
  for (const event of events.slice(from)) tell(found, event)
  const current = found.at(-1) ?? null
  return { current: current && something(current) ? current : null, past: found.slice(-KEPT, -1).filter(something) }
}

/** The side that began, as long as a bout is in its first round: who fights as what is not known by heart yet. */
export function opening(events: Option[][], turn: number): number | null {
  const last = turn > 2 ? undefined : events.findLast(([kind]) => kind === 'starts')
  return last ? Number(last[1]) : null
}

function something(one: Exchange): boolean {
  return one.attack !== null || one.idle !== '' || one.turned.length > 0
}

/** What took this attack: the other's card that bound him, or his own that left him open. */
function cause(found: Exchange[]): string {
  const [own, theirs] = [found.at(-3), found.at(-2)]
  if (theirs?.outcome === 'immobilised') return theirs.attack ?? ''
  return own?.attack && printed(own.attack).spent ? own.attack : ''
}

function tell(found: Exchange[], [kind, ...facts]: Option[]): void {
  if (kind === 'turn') {
    found.push(fresh(Number(facts[0])))
    return
  }
  const now = found.at(-1)
  if (!now) return
  switch (kind) {
    case 'attacks':
      now.attack = String(facts[1])
      now.outcome = 'pending'
      break
    case 'holds':
    case 'cannot_attack':
      now.idle = kind
      now.bound = kind === 'cannot_attack' ? cause(found) : ''
      break
    case 'mini_hand':
      now.turned = facts.slice(1).map(String)
      break
    case 'defends':
      now.defence = String(facts[1])
      now.answered = true
      break
    case 'undefended':
      now.answered = true
      break
    case 'stat_roll':
      now.rolls.push({ side: Number(facts[0]), stat: String(facts[1]), dice: facts[2] as number[] })
      break
    case 'broken':
      now.broken = true
      break
    case 'stopped':
    case 'voided':
    case 'immobilised':
      now.outcome = kind
      break
    case 'hit':
      now.outcome = 'hit'
      now.damage = Number(facts[1])
      now.left = Number(facts[2])
      break
  }
}

/** Had this side no card to defend with when it last let a blow through? Told by its own hand, as it was then. */
export const helpless = (events: Option[][], hand: string[], side: number, style: string): boolean =>
  lacked(events, hand, side, style, 'undefended')

/** Had it none to attack with when it last held back? */
export const unarmed = (events: Option[][], hand: string[], side: number, style: string): boolean =>
  lacked(events, hand, side, style, 'holds')

function lacked(events: Option[][], hand: string[], side: number, style: string, when: 'undefended' | 'holds'): boolean {
  const held = [...hand]
  for (let at = events.length - 1; at >= 0; at--) {
    const [kind, ...facts] = events[at]!
    if (kind === 'bout') return false
    if (kind === 'drawn') {
      for (const card of facts.map(String)) if (held.includes(card)) held.splice(held.indexOf(card), 1)
    } else if (facts[0] !== side) continue
    else if (kind === when) return !held.some((card) => (printed(card).band === 'defence') === (when === 'undefended') && usableBy(card, style))
    else if (kind === 'discards' || kind === 'attacks' || kind === 'defends') held.push(String(facts[1]))
  }
  return false
}
