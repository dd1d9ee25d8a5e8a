/** What moves in For Glory: attackers lunge, blows land or are warded off, the beaten fall; coins and glory travel. */

import { LONGEST, type Beat, type Action } from '../../art/motion/beats'
import { paid } from '../../art/motion/purses'
import type { Option } from '../../lib/wire/protocol'
import { remember } from './arena/leaving'
import { PAYMENTS } from './payments'

/** What becomes of a gladiator, by the event; a side is their number. */
const OUTCOMES: Readonly<Record<string, (id: number, event: Option[]) => Action>> = {
  prevented: (side) => ({ kind: 'block', side }),
  damaged: (side, event) => ({ kind: 'hit', side, wounds: Number(event[4]) }),
}
const beat = (actions: Action[]): { time: number; actions: Action[] } => ({ time: LONGEST, actions })

/** A blow and what comes of it are one beat, those who fall by it another. */
export function beats(events: readonly Option[][]): Beat[] {
  const found: { time: number; actions: Action[] }[] = []
  let blow: Action[] | undefined
  let falls: Action[] | undefined
  for (const event of events) {
    const [kind, id] = event
    if (typeof id !== 'number') continue
    const outcome = OUTCOMES[String(kind)]
    if (kind === 'attacks') {
      found.push(beat((blow = [{ kind: 'strike', by: id, at: id }])))
      falls = undefined
    } else if (outcome) {
      if (!blow) found.push(beat((blow = [])))
      blow.push(outcome(id, event))
    } else if (kind === 'defeated' && event[4] === 'defeat') {
      if (!falls) found.push(beat((falls = [])))
      falls.push({ kind: 'fall', side: id, from: id, yields: false })
      remember(id)
      blow = undefined
    }
  }
  return [...found, ...paid(events, PAYMENTS)]
}
