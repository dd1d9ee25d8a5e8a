/** A solo bout comes in leaps: the adversary asks nobody. The turns within a leap, one state each, read from what was told. */

import type { Option, State } from '../../lib/protocol'
import { sideOf, type Duel } from './view'

/** The states at the end of every turn but the last that a frame tells of. None: it tells of one turn. */
export function stages(before: State, frame: State, you: number | null): State[] {
  const duel = before.view as unknown as Duel
  if (!duel.fighters?.some((fighter) => fighter.seat === null)) return []
  const cuts = frame.events.flatMap(([kind], at) => (kind === 'turn' && at > 0 ? [at] : []))
  let view = duel
  let from = 0
  return cuts.map((cut) => {
    for (const event of frame.events.slice(from, cut)) view = after(view, event, sideOf(duel, you))
    const since = frame.since + from
    const told = frame.since + cut
    const lines = frame.said?.lines.filter((line) => line.n >= since && line.n < told) ?? []
    const events = frame.events.slice(from, cut)
    from = cut
    return { ...frame, view: { ...view }, events, since, told, over: false, ...(frame.said && { said: { ...frame.said, lines } }) }
  })
}

/** A duel after an event: hit points, who is bound, and the viewer's own hand. */
function after(duel: Duel, [kind, ...facts]: Option[], mine: number | null): Duel {
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
    default:
      return duel
  }
}
