/** A free choice of gladiators: what is picked so far, and how it is told to the prompt bar. */

import type { Play } from '../../lib/board'
import { t } from '../../lib/words.svelte'
import { everyone, schoolOf, subsetOf } from './view'

/** Who is picked: in mind, or in the sealed answer. null: nothing was decided yet. */
export function pickedIds(play: Play): number[] | null {
  const ask = play.state.ask
  if (!subsetOf(ask)) return null
  const option = play.picked?.option ?? ask?.mine?.[0]
  return Array.isArray(option) ? (option as number[]) : null
}

export function toggle(play: Play, id: number): void {
  const { most } = subsetOf(play.state.ask)!
  const ids = pickedIds(play) ?? []
  if (ids.includes(id)) choose(play, ids.filter((one) => one !== id))
  else if (ids.length < most) choose(play, [...ids, id])
}

export function choose(play: Play, ids: number[]): void {
  const option = [...ids].sort((one, two) => one - two)
  play.pick({ option, label: label(play, option) })
}

function label(play: Play, ids: number[]): string {
  const kind = play.state.ask?.kind ?? ''
  const [only] = everyone(schoolOf(play), ids)
  return t(`web-school-seal-${kind}`, { count: ids.length, name: only?.name ?? '', gold: ids.length * 5 })
}

export const hintedIds = (play: Play): number[] =>
  subsetOf(play.state.ask) && Array.isArray(play.hinted) ? (play.hinted as number[]) : []
