/** What wins and how far everybody is, for the strip at the head of every table: any game may give it in its view. */

import type { StandingsView, StandingView } from '../../views/kernel'
import type { Play } from '../board'
import type { State } from '../wire/protocol'
import { plain, seatName } from '../words/speech'
import { has, t } from '../words/words.svelte'

/** As the rules give it; nothing where the view of a game has none, or something else of that name. */
export function standingsIn(view: State['view']): StandingsView | undefined {
  const found = view.standings
  return typeof found === 'object' && found !== null && 'sides' in found && 'counted' in found
    ? (found as StandingsView)
    : undefined
}

type Speaker = Pick<Play, 'words' | 'chairs' | 'you'>

/** A word of the game: in its own words where it has some. */
function term(play: Speaker, word: string): string {
  return Object.values(play.words.terms).find((family) => word in family)?.[word] ?? plain(word)
}

/** What wins, in words. */
export function goal(play: Speaker, { counted, needed }: StandingsView): string {
  const id = `common-goal-${counted.replaceAll('_', '-')}`
  if (has(id)) return t(id, { needed: needed ?? 0 })
  const what = { counted: term(play, counted) }
  return needed === null ? t('common-wins-most', what) : t('common-wins-at', { ...what, needed })
}

export function nameOfSide(play: Speaker, { seat, name }: StandingView): string {
  return seat === null ? term(play, name) : seatName(play.chairs, seat, play.you)
}

/** How far a side is, for those who hear it. */
export function spoken(play: Speaker, side: StandingView): string {
  const { has: much, of, leads } = side
  const said = { name: nameOfSide(play, side), has: much }
  const far = of === null ? t('web-goal-side-open', said) : t('web-goal-side', { ...said, of })
  return leads ? `${far}, ${t('common-leads')}` : far
}
