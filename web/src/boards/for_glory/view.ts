/** What the board asks the view. */

import type { Play } from '../../lib/board'
import type { Seat } from '../../lib/protocol'
import { t } from '../../lib/words.svelte'
import type { ArenaView, GladiatorView, GloryView } from '../../views/for_glory'
import { factsOf } from './facts'

export const glory = (play: Play): GloryView => play.state.view as unknown as GloryView

export const LASTING = 2

/** Who sits below: the viewer; the first seat for spectators. */
export const near = (play: Play): Seat => play.you ?? 0
export const far = (play: Play): Seat => 1 - near(play)

export function nameOf(play: Play, seat: Seat): string {
  return seat === play.you ? t('web-you') : (play.names[seat] ?? '')
}
export const cardName = (play: Play, card: string): string => play.words.cards[card]?.name ?? card
export const effectOf = (play: Play, card: string): string => play.words.cards[card]?.effect ?? ''

export const inArena = (view: GloryView): boolean => ['registration', 'battle', 'resolution'].includes(view.phase)

export const men = (view: GloryView): GladiatorView[] => view.arenas.flatMap((arena) => arena.gladiators)
export const side = (arena: ArenaView, seat: Seat): GladiatorView[] => arena.gladiators.filter((one) => one.owner === seat)

/** The card of a thing in play: a gladiator, a patron, an arena; also of who has just left. */
export function cardOf(view: GloryView, id: number): string {
  const things = [
    ...men(view),
    ...view.arenas,
    ...view.players.flatMap((player) => [...player.patrons, ...player.arenas]),
    ...(view.window?.gone ?? []),
  ]
  return things.find((thing) => thing.id === id)?.card ?? ''
}

/** The fleeting arena that is closed while there are gladiators in the other one; null: both are open. */
export function closed(view: GloryView): number | null {
  const used = [0, 1].find((place) => view.arenas[place]!.gladiators.length)
  return used === undefined ? null : 1 - used
}

/** Who would have the initiative in an arena: more agility, or the Crowd's Favor at a tie. */
export function leads(view: GloryView, arena: ArenaView): Seat {
  const [one = 0, two = 0] = arena.agility
  return one === two ? view.favor : two > one ? 1 : 0
}

/** Does a side strike first in an arena? In a battle that was decided when its round began; what has changed counts in the next. */
export function strikes(view: GloryView, arena: ArenaView, seat: Seat): '' | 'first' | 'next' {
  if (![0, 1].every((one) => side(arena, one).length)) return ''
  const decided = arena.active ? view.initiative : null
  if ((decided ?? leads(view, arena)) === seat) return 'first'
  return decided !== null && leads(view, arena) === seat ? 'next' : ''
}

export const bloodlust = (gladiators: GladiatorView[]): number =>
  gladiators.reduce((sum, one) => sum + factsOf(one.card).bloodlust, 0)

/** What villa and arenas add to a side's agility. */
export function granted(arena: ArenaView, seat: Seat): number {
  return (arena.agility[seat] ?? 0) - side(arena, seat).reduce((sum, one) => sum + one.agility, 0)
}

/** By how much a side's agility grows if this gladiator enters. An Essedarius lends to all others there. */
export function agilityGain(arena: ArenaView, seat: Seat, card: string): number {
  const there = side(arena, seat)
  const lend = factsOf('essedarius').amount
  const borrowed = there.filter((one) => one.card === 'essedarius').length * lend
  return factsOf(card).agility + borrowed + (card === 'essedarius' ? there.length * lend : 0)
}

export const left = (one: GladiatorView): number => Math.max(0, one.health - one.damage)
