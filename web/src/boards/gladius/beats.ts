/** What moves in a duel when something happens: a blow goes out, and it is stopped, lands, binds or fells. */

import { LONGEST, type Beat, type Action } from '../../art/motion/beats'
import type { Option } from '../../lib/wire/protocol'

/** What became of a blow, by who was its target. */
const OUTCOMES: Readonly<Record<string, (side: number, event: Option[]) => Action>> = {
  stopped: (side) => ({ kind: 'block', side }),
  voided: (side) => ({ kind: 'block', side }),
  immobilised: (side) => ({ kind: 'net', side }),
  hit: (side, [, , damage]) => ({ kind: 'hit', side, wounds: Number(damage) }),
}

/** A blow and what came of it are one beat; a fall is another. */
export function blowBeats(events: readonly Option[][]): Beat[] {
  return events.flatMap((event): Beat[] => {
    const [kind, side, why] = event
    const outcome = OUTCOMES[String(kind)]
    if (outcome && typeof side === 'number')
      return [{ time: LONGEST, actions: [{ kind: 'strike', by: 1 - side, at: side }, outcome(side, event)] }]
    if (kind === 'wins' && why === 'hit_points' && typeof side === 'number')
      return [{ time: LONGEST, actions: [{ kind: 'fall', side: 1 - side, from: 1 - side, yields: false }] }]
    return []
  })
}
