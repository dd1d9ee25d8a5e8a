/**
 * What a frame of the campaign leaps over, as the rules show it: pairs, turns against a beast, the end of a bout,
 * awards.
 */

import { part, scenes, type StateBetween } from '../../lib/table/pace'
import type { State } from '../../lib/wire/protocol'
import { viewIn } from './read'
import type { School } from './view'

/** What becomes of the fighters when a bout is decided. */
export const VERDICT = new Set([
  'match_won',
  'acclaimed',
  'spared',
  'dies',
  'injury',
  'retires',
  'shamed',
  'lamed',
  'loses_point',
  'beat_beast',
  'lost_to_beast',
  'beast_undecided',
])

export function statesBetween(_before: State, frame: State, you: number | null): StateBetween[] {
  const all = scenes(frame)
  return all.flatMap((scene) => {
    const view = viewIn(scene)
    const shown = { ...scene, view: { ...view, stage: SHOWN_AS[view.stage] ?? view.stage } }
    if (view.bout?.phase === 'over') return [shown, ...verdict(frame, scene, view, you)]
    const sheet = view.stage === 'combat' && !view.bout
    return scene.events.length ? [{ ...shown, ...(sheet && meets(view, you) && { held: 'shown' as const }) }] : []
  })
}
/** Between two segments the next one is about to begin; what is shown is what the last one brought. */
const SHOWN_AS: Record<string, string> = { reputation: 'training', slaves: 'reputation' }

const owns = (view: School, ids: number[], you: number | null): boolean =>
  you !== null && view.gladiators.some((one) => one.owner === you && ids.includes(one.id))
const meets = (view: School, you: number | null): boolean => owns(view, [...view.pairs.flat(), ...view.animals], you)

/** The same picture, while the lines say what becomes of the fighters; it stays if one's own are among them. */
function verdict(frame: State, scene: State, view: School, you: number | null): StateBetween[] {
  const from = scene.told - frame.since
  const rest = frame.events.slice(from).findIndex(([kind]) => !VERDICT.has(String(kind)))
  const until = rest < 0 ? frame.events.length : from + rest
  if (until === from) return []
  return [{ ...part(frame, from, until, view), ...(owns(view, view.fighters, you) && { held: 'always' as const }) }]
}
