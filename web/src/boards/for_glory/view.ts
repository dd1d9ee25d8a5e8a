/** What the board asks the view. */

import type { Play } from '../../lib/board'
import type { Seat } from '../../lib/wire/protocol'
import { t } from '../../lib/words/words.svelte'
import type { ArenaView, GladiatorView, GloryView, PlayerView, VillaCardView } from '../../views/for_glory'

export { glory } from './read'

/** Who sits below: the viewer; the first seat for spectators. */
export const near = (play: Play): Seat => play.you ?? 0
export const far = (play: Play): Seat => 1 - near(play)

export function nameOf(play: Play, seat: Seat): string {
  return seat === play.you ? t('web-you') : (play.names[seat] ?? '')
}
export const cardName = (play: Play, card: string): string => play.words.cards[card]?.name ?? card
export const effectOf = (play: Play, card: string): string => play.words.cards[card]?.effect ?? ''

export const fightersOf = (view: GloryView): GladiatorView[] => view.arenas.flatMap((arena) => arena.gladiators)
export const side = (arena: ArenaView, seat: Seat): GladiatorView[] =>
  arena.gladiators.filter((one) => one.owner === seat)

/** The card of a thing in play: a gladiator, a patron, an arena; also of who has just left. */
export function cardOf(view: GloryView, id: number): string {
  const things = [
    ...fightersOf(view),
    ...view.arenas,
    ...view.players.flatMap((player) => [...player.patrons, ...player.arenas]),
    ...(view.window?.gone ?? []),
  ]
  return things.find((thing) => thing.id === id)?.card ?? ''
}

/** Does a side strike first in an arena? In a battle that was decided when its round began: `next`, from then on. */
export function strikes(arena: ArenaView, seat: Seat): '' | 'first' | 'next' {
  if (arena.first === seat) return 'first'
  return arena.leads === seat ? 'next' : ''
}

/** Does nobody stand in an arena, and may nobody be sent there? */
export const shut = (arena: ArenaView): boolean => !arena.gladiators.length && (!arena.open || !arena.card)

/** What stands in a villa: what can be used first, what is exhausted last. */
export function villaOf(player: PlayerView, used: (id: number) => boolean = () => false): VillaCardView[] {
  const rank = (one: VillaCardView): number => (used(one.id) ? 0 : one.ready ? 1 : 2)
  return [...player.patrons, ...player.arenas].sort((one, two) => rank(one) - rank(two))
}
