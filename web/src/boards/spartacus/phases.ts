/** What the board shows when, and which questions it answers by itself. */

import { options, same, type BoardOf, type Play } from '../../lib/board'
import type { Ask } from '../../lib/protocol'
import { t } from '../../lib/words.svelte'
import { arenaKinds } from './arena/handles'
import { tableOf } from './view'

/** Questions with a bench of their own. */
const BENCHES = new Set(['turn', 'hand_limit', 'prepared', 'announced', 'short', 'ledger', 'bid', 'combatant', 'equip', 'open_market'])
/** Questions that are answered by clicking something on the board, or by the list in the prompt. */
const PICKS = new Set(['pick', 'pick_house', 'invite', 'healer', 'informant'])
const WINDOWS = new Set(['foil', 'react', 'bodyguard'])
/** The fighters stand on the sand before the fight begins. */
const SAND = new Set(['placing', 'bookmaker', 'wagers', 'wagers_closed'])
const ROUND = ['upkeep', 'intrigue', 'market', 'arena']

/** Is the sand of the arena the board now? */
export function onSand(play: Play): boolean {
  const view = tableOf(play)
  return view.bout !== null || SAND.has(view.step) || view.phase === 'fight' || view.phase === 'tournament'
}

/** Everybody is asked, also who holds nothing for it. */
export const idle = (ask: Ask): boolean => WINDOWS.has(ask.kind) && options(ask).length === 1

/** Reactions and foils: a bench where there is more to choose than to pass. */
export function windowed(ask: Ask): boolean {
  return WINDOWS.has(ask.kind) && options(ask).length > 1
}

export const handles: NonNullable<BoardOf['handles']> = (ask, play) =>
  BENCHES.has(ask.kind) ||
  (PICKS.has(ask.kind) && play.picked !== undefined) ||
  ask.kind === 'house' || windowed(ask) || arenaKinds.has(ask.kind)

/** To let something pass is the usual answer: one click. */
export const beside: NonNullable<BoardOf['beside']> = (ask, play) =>
  windowed(ask) && options(ask).includes('pass') && !same(play.picked?.option, 'pass') ? ['pass'] : []

export const phases: NonNullable<BoardOf['phases']> = (play) => {
  const view = tableOf(play)
  const at = ROUND.indexOf(view.phase)
  if (at < 0 && view.phase !== 'tournament') return []
  return ROUND.map((phase, i) => ({
    label: t(`web-sp-phase-${phase === 'arena' && view.primus ? 'primus' : phase}`),
    when: i < at ? 'past' : i === at || (at < 0 && phase === 'arena') ? 'now' : 'next',
  }))
}

export const where: NonNullable<BoardOf['where']> = (play) => {
  const view = tableOf(play)
  if (!view.round) return ''
  const type = String(play.table.terms.options.type ?? 'standard')
  return t('web-sp-where', { round: view.round, type: t(`web-sp-type-${type}`) })
}
