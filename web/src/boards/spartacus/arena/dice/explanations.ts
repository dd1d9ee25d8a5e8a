/** The words of "why": luck, re-rolls, equipment, and where the wounds went. */

import type { Play } from '../../../../lib/board'
import { t } from '../../../../lib/words/words.svelte'
import type { Again, Clash } from './clash'
import { POOLS } from '../sides'
import { cardName, list, term } from '../speak'
import type { Deeds, Rolled, Tally } from './why'

export const tenth = (number: number): number => Math.round(10 * number) / 10

/** How often it comes so well, or so badly. */
export function chanceOf({ odds, hits }: Tally): string {
  const well = hits >= odds.mean
  const percent = Math.round(100 * (well ? (odds.at_least[hits] ?? 0) : 1 - (odds.at_least[hits + 1] ?? 0)))
  return t(well ? 'web-arena-why-more' : 'web-arena-why-fewer', { percent: Math.max(1, percent) })
}

/** What was decided in an attack, by either side. */
export function choicesOf(play: Play, clash: Clash, { swing }: Rolled): string[] {
  const name = { attack: cardName(play, clash.attacker.card), defence: cardName(play, clash.defender.card) }
  const by = ({ roll, forced }: Again): string => name[(roll === 'attack') === forced ? 'defence' : 'attack']
  const said = clash.again.map((one) =>
    t('web-arena-why-again', {
      name: by(one),
      before: one.before,
      after: one.after,
      forced: one.forced ? 'yes' : 'no',
    }),
  )
  const changed = { count: Math.abs(swing), more: swing > 0 ? 'yes' : 'no' }
  if (said.length) said.push(swing ? t('web-arena-why-swing', changed) : t('web-arena-why-no-swing'))
  else if (clash.kept.length) said.push(t('web-arena-why-kept'))
  if (clash.agile) said.unshift(t('web-arena-why-agile', { name: name.defence }))
  const gear = list(clash.gear.map((card) => cardName(play, card)))
  if (gear) said.push(t('web-arena-why-gear', { gear }))
  return [...said, ...losses(play, clash)]
}

/** Whose dice went where, in the order in which they were hurt. */
function losses(play: Play, { lost }: Clash): string[] {
  const cards = [...new Set(lost.map(({ card }) => card))]
  return cards.map((card) => {
    const counts: Record<string, number> = {}
    for (const one of lost) if (one.card === card) counts[one.pool] = (counts[one.pool] ?? 0) + 1
    return t('web-arena-why-lost', { name: cardName(play, card), dice: diceSaid(play, counts) })
  })
}

function diceSaid(play: Play, counts: Record<string, number>): string {
  return list(POOLS.filter((pool) => counts[pool]).map((pool) => `${counts[pool]} ${term(play, 'pool', pool)}`))
}

/** What one did in a match beside hitting. */
export function deedsSaid(play: Play, deeds: Deeds): string[] {
  const said: string[] = []
  if (deeds.again) said.push(t('web-arena-why-rerolls', { count: deeds.again, gain: deeds.gain }))
  const dice = diceSaid(play, deeds.lost)
  said.push(dice ? t('web-arena-why-gave', { dice }) : t('web-arena-why-unhurt'))
  return said
}
