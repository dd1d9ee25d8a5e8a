/** What the board shows when, and which questions it answers by itself. */

import { options, same, type BoardOf, type Play } from '../../lib/board'
import type { Ask, Option } from '../../lib/wire/protocol'
import { final } from '../../lib/browser/touch'
import { t } from '../../lib/words/words.svelte'
import { arenaKinds } from './arena/handles'
import { factsOf, fights } from './cards/facts'
import { assetOf, tableOf } from './view'

/** Questions with a bench of their own. */
const BENCHES = new Set([
  'turn',
  'hand_limit',
  'exchange',
  'tongue',
  'prepared',
  'announced',
  'short',
  'ledger',
  'bid',
  'combatant',
  'equip',
  'open_market',
])
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

/** Fighters to choose from that are not all alike: their dice decide, so they stand on the bench. */
export function comparing(ask: Ask, play: Play): boolean {
  if (ask.kind !== 'pick') return false
  const cards = options(ask).map((id) => (typeof id === 'number' ? (assetOf(tableOf(play), id)?.asset.card ?? '') : ''))
  return new Set(cards).size > 1 && cards.every((card) => card !== '' && fights(factsOf(card)))
}

/** One Informant: which lot it looks at is chosen at the lots. Of several the prompt lists each. */
function lone(ask: Ask): boolean {
  return (
    ask.kind === 'informant' &&
    new Set(
      options(ask)
        .filter(Array.isArray)
        .map(([who]) => who),
    ).size === 1
  )
}

/** Questions whose benches say what an answer would break, beside it. */
const WARNING = new Set(['prepared', 'announced', 'foil', 'react', 'bid', 'thumb'])
export const warns: NonNullable<BoardOf['warns']> = (ask) => WARNING.has(ask.kind)

export const handles: NonNullable<BoardOf['handles']> = (ask, play) =>
  BENCHES.has(ask.kind) ||
  (PICKS.has(ask.kind) && play.picked !== undefined) ||
  lone(ask) ||
  comparing(ask, play) ||
  ask.kind === 'house' ||
  windowed(ask) ||
  arenaKinds.has(ask.kind)

/**
 * Where the board shows everything else, to leave it is one click. Not to end an exchange: that draws cards, and the
 * end of one's turn comes to stand there.
 */
const NOTHING: Record<string, Option> = {
  informant: 'pass',
  open_market: 'done',
  hand_limit: 'enough',
  short: 'take_back',
}

/** To let something pass is the usual answer: one click. So is the end of a turn, away from what is done in it. */
export const beside: NonNullable<BoardOf['beside']> = (ask, play) => {
  const option = windowed(ask) ? 'pass' : (ask.ends ?? NOTHING[ask.kind])
  return option !== undefined && options(ask).includes(option) && !same(play.picked?.option, option) ? [option] : []
}

const GRAVE: Record<string, Option> = { thumb: 'down', treachery: 'switch' }

/** A blow is rolled for, a thumb and a traitor are seen by all: no table takes that back. */
export const irreversible: NonNullable<BoardOf['irreversible']> = (option, ask, play) => {
  const blow = ask.kind === 'combat_turn' && Array.isArray(option) && option[0] !== 'move'
  return blow || GRAVE[ask.kind] === option || final(option, play)
}

export const phases: NonNullable<BoardOf['phases']> = (play) => {
  const view = tableOf(play)
  const at = ROUND.indexOf(view.phase)
  if (at < 0 && view.phase !== 'tournament') return []
  return ROUND.map((phase, i) => ({
    label: t(`web-sp-phase-${phase === 'arena' && view.primus ? 'primus' : phase}`),
    when: i < at ? 'past' : i === at || (at < 0 && phase === 'arena') ? 'now' : 'next',
  }))
}

/** The Reactions in hand, each title once. */
export const reactions: NonNullable<BoardOf['reactions']> = (play) =>
  [...new Set(tableOf(play).hand)]
    .map(factsOf)
    .filter((facts) => facts.kind === 'reaction')
    .map(({ id, windows }) => ({ card: id, events: windows }))

/** In the Intrigue Phase one Dominus after the other has a turn. */
export const stretches: NonNullable<BoardOf['stretches']> = (play) =>
  tableOf(play).phase === 'intrigue' ? ['turn', 'phase'] : ['phase']

export const where: NonNullable<BoardOf['where']> = (play) => {
  const view = tableOf(play)
  if (!view.round) return ''
  const type = String(play.table.terms.options.type ?? 'standard')
  return t('web-sp-where', { round: view.round, type: t(`web-sp-type-${type}`) })
}
