/** A choice of gladiators, of one or of any: what is picked so far, and what the prompt bar is given. */

import type { Play } from '../../../lib/board'
import { numbers } from '../../../lib/wire/checked'
import type { Option } from '../../../lib/wire/protocol'
import { list } from '../../../lib/words/speech'
import { t } from '../../../lib/words/words.svelte'
import { printed } from '../read'
import { everyone, schoolOf, subsetOf } from '../view'

const PASS = 'pass'

/** An answer as a list of gladiators; null: it is none. */
function idsOf(option: Option | undefined): number[] | null {
  if (option === PASS) return []
  if (typeof option === 'number') return [option]
  return numbers(option) ?? null
}

/** Who is picked: in mind, or in the sealed answer. null: nothing was decided yet. */
export function pickedIds(play: Play): number[] | null {
  return idsOf(play.picked?.option ?? play.state.ask?.mine?.[0])
}
export const hintedIds = (play: Play): number[] | null => idsOf(play.hinted)

export function toggle(play: Play, id: number): void {
  const many = subsetOf(play)
  if (!many) {
    choose(play, [id])
    return
  }
  const ids = pickedIds(play) ?? []
  if (ids.includes(id))
    choose(
      play,
      ids.filter((one) => one !== id),
    )
  else if (ids.length < many.most) choose(play, [...ids, id])
}

export const nobody = (play: Play): void => choose(play, [])

export function choose(play: Play, ids: number[]): void {
  const rising = [...ids].sort((one, two) => one - two)
  play.pick({ option: subsetOf(play) ? rising : (rising[0] ?? PASS), label: label(play, rising) })
}

/** What a bid or an answer by gladiators is called; undefined: it is neither. */
export function named(play: Play, option: Option): string | undefined {
  if (typeof option === 'number' && ['bid', 'rebid'].includes(play.state.ask?.kind ?? ''))
    return option ? t('web-school-seal-bid', { gold: option }) : t('web-school-seal-none')
  const ids = subsetOf(play) ? idsOf(option) : null
  return ids ? label(play, ids) : undefined
}

function label(play: Play, ids: number[]): string {
  const kind = play.state.ask?.kind ?? ''
  const people = everyone(schoolOf(play), ids).map((one) => one.name)
  const name = people[0] ?? ''
  if (subsetOf(play))
    return t(`web-school-seal-${kind}`, {
      count: ids.length,
      names: list(people),
      gold: ids.length * printed().training,
    })
  return ids.length ? t(`web-school-do-${kind}`, { name }) : t(`web-school-${kind}-none`)
}
