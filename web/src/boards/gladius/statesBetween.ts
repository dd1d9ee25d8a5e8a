/**
 * In a solo bout one frame may bring several turns, since nobody is asked while the adversary acts. They are shown one
 * by one.
 */

import { scenes } from '../../lib/table/pace'
import type { State } from '../../lib/wire/protocol'

/** The states at the end of every turn in a frame but the last; none if the frame has only one turn. */
export const statesBetween = (_before: State, frame: State): State[] =>
  scenes(frame).filter(({ events }) => events.length > 0)

/** More turns than that are no opening: somebody comes back, and knows how the duel began. */
const LONGEST_OPENING = 4

/** The duel of a first state before anybody drew, if the adversary had turns before the viewer was asked anything. */
export function opening(first: State): State | null {
  const turns = first.events.filter(([kind]) => kind === 'turn').length
  const [begun] = first.scenes ?? []
  if (first.since > 0 || first.over || begun?.told !== 0 || turns < 2 || turns > LONGEST_OPENING) return null
  return { ...first, view: begun.view, events: [], told: 0 }
}
