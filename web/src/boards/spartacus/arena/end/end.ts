/**
 * The end of a match, where a frame leaps over it: the viewer's own stays until they go on. The rules show how it
 * looked.
 */

import { part, scenes, type StateBetween } from '../../../../lib/table/pace'
import type { Seat, State } from '../../../../lib/wire/protocol'
import { viewIn } from '../../read'

/** The steps at which the victory has brought what it brings, and the fighters still stand there. */
const WON = new Set(['homecoming', 'thumb'])
const stepOf = (state: State): string => viewIn(state).step

export function statesBetween(before: State, frame: State, you: Seat | null): StateBetween[] {
  const [then, now] = [viewIn(before), viewIn(frame)]
  if (!then.bout || WON.has(then.step) || you === null) return []
  if (!then.fighters.some((one) => one.seat === you) && then.host !== you) return []
  // Where they are asked while the fighters still stand there, the result stays in sight by itself.
  if (now.bout && frame.ask && !frame.ask.mine) return []
  const quiet = { ...frame, awaited: [], asked: [] }
  const shown = scenes(quiet)
  const blow = shown.find((scene) => stepOf(scene) === 'decided')
  const until = [...shown, frame].find((state) => WON.has(stepOf(state)))
  if (!until) return []
  // The last blow first, then what it has decided.
  const from = blow ? blow.told - frame.since : 0
  const result = part(quiet, from, until.told - frame.since, until.view)
  return [...(blow ? [blow] : []), { ...result, held: 'shown' }]
}
