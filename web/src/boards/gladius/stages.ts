/** A solo bout comes in leaps: the adversary asks nobody. The turns within a leap, one state each, read from what was told. */

import { part } from '../../lib/pace'
import type { Option, State } from '../../lib/protocol'
import { sideOf, type Duel } from './view'

/** The states at the end of every turn but the last that a frame tells of. None: it tells of one turn. */
export function stages(before: State, frame: State, you: number | null): State[] {
  const duel = before.view as unknown as Duel
  if (!duel.fighters || !solo(duel)) return []
  const cuts = frame.events.flatMap(([kind], at) => (kind === 'turn' && at > 0 ? [at] : []))
  let view = duel
  let from = 0
  return cuts.map((cut) => {
    for (const event of frame.events.slice(from, cut)) view = after(view, event, sideOf(duel, you))
    const stage = part(frame, from, cut, view)
    from = cut
    return stage
  })
}

/** A duel before its first card. */
export const fresh = (duel: Duel): Duel => ({
  ...duel,
  phase: 'turn',
  turn: 0,
  hand: [],
  winner: null,
  fighters: duel.fighters.map((one) => ({ ...one, hp: one.full_hp, cannot_attack: false })),
})

/** The duel of a first state before anybody drew, if the adversary had his turns before the viewer was asked anything. */
export function opening(first: State): State | null {
  const duel = first.view as unknown as Duel
  const turns = first.events.filter(([kind]) => kind === 'turn').length
  if (first.since > 0 || first.over || !solo(duel) || turns < 2 || turns > LONGEST_OPENING) return null
  return { ...first, view: { ...fresh(duel) }, events: [], told: 0 }
}
/** Who comes back later knows how it began. */
const LONGEST_OPENING = 4

/** Does one side have no player? */
export const solo = (duel: Duel): boolean => duel.fighters.some((fighter) => fighter.seat === null)

/** A duel after an event: hit points, who is bound, the viewer's own hand, and how it ended. */
export function after(duel: Duel, [kind, ...facts]: Option[], mine: number | null): Duel {
  const side = Number(facts[0])
  const fighter = (change: Partial<Duel['fighters'][number]>): Duel['fighters'] =>
    duel.fighters.map((one, at) => (at === side ? { ...one, ...change } : one))
  switch (kind) {
    case 'turn':
      return { ...duel, active: side, turn: Number(facts[1]) }
    case 'hit':
      return { ...duel, fighters: fighter({ hp: Number(facts[2]) }) }
    case 'immobilised':
    case 'spent':
      return { ...duel, fighters: fighter({ cannot_attack: true }) }
    case 'cannot_attack':
      return { ...duel, fighters: fighter({ cannot_attack: false }) }
    case 'drawn':
      return { ...duel, hand: [...duel.hand, ...facts.map(String)] }
    case 'attacks':
    case 'defends':
    case 'discards': {
      if (side !== mine) return duel
      const at = duel.hand.indexOf(String(facts[1]))
      return { ...duel, hand: duel.hand.filter((_, one) => one !== at) }
    }
    case 'wins':
      return { ...duel, phase: 'over', winner: side }
    case 'draw':
      return { ...duel, phase: 'over', winner: null }
    default:
      return duel
  }
}
