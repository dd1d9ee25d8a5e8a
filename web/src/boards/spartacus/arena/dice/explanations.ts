/** The words of "why": luck, re-rolls, equipment, and where the wounds went. */

import type { Play } from '../../../../lib/board'
import { t } from '../../../../lib/words/words.svelte'
import type { RerolledDieView, AttackReportView, DeedsView, DiceLossView } from '../../../../views/spartacus'
import { POOLS } from '../sides'
import { cardName, list, term } from '../wording'
import type { Tally } from './why'

export const tenth = (number: number): number => Math.round(10 * number) / 10

/** How often it comes so well, or so badly. */
export function chanceOf({ odds, hits }: Tally): string {
  const well = hits >= odds.mean
  const percent = Math.round(100 * (well ? (odds.at_least[hits] ?? 0) : 1 - (odds.at_least[hits + 1] ?? 0)))
  return t(well ? 'web-arena-why-more' : 'web-arena-why-fewer', { percent: Math.max(1, percent) })
}

/** What was decided in an attack, by either side. */
export function choicesOf(play: Play, blow: AttackReportView): string[] {
  const swing = blow.compared - blow.at_first
  const said = blow.again.map((one: RerolledDieView) =>
    t('web-arena-why-again', {
      name: cardName(play, one.by.card),
      before: one.before,
      after: one.after,
      forced: one.forced ? 'yes' : 'no',
    }),
  )
  const changed = { count: Math.abs(swing), more: swing > 0 ? 'yes' : 'no' }
  if (said.length) said.push(swing ? t('web-arena-why-swing', changed) : t('web-arena-why-no-swing'))
  else if (blow.kept.length) said.push(t('web-arena-why-kept'))
  if (blow.defence_pool === 'speed')
    said.unshift(t('web-arena-why-agile', { name: cardName(play, blow.defender.card) }))
  const gear = list(blow.gear.map((card) => cardName(play, card)))
  if (gear) said.push(t('web-arena-why-gear', { gear }))
  return [...said, ...blow.lost.map((one: DiceLossView) => lossSaid(play, one))]
}

/** Whose dice went where. */
function lossSaid(play: Play, { who, dice }: DiceLossView): string {
  return t('web-arena-why-lost', { name: cardName(play, who.card), dice: diceSaid(play, dice) })
}

/** So many dice of each pool. */
function diceSaid(play: Play, dice: readonly number[]): string {
  return list(POOLS.flatMap((pool, i) => (dice[i] ? [`${dice[i]} ${term(play, 'pool', pool)}`] : [])))
}

/** What one did in a match beside hitting. */
export function deedsSaid(play: Play, deeds: DeedsView): string[] {
  const said: string[] = []
  if (deeds.again) said.push(t('web-arena-why-rerolls', { count: deeds.again, gain: deeds.gain }))
  const dice = diceSaid(play, deeds.lost)
  said.push(dice ? t('web-arena-why-gave', { dice }) : t('web-arena-why-unhurt'))
  return said
}
