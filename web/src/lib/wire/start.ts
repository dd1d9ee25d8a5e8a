/** One click to a game. */

import { makeTable, type Game, type SeatChoice } from './api'
import { prefs } from '../browser/prefs.svelte'
import { router } from '../browser/router.svelte'

/** In which order the games are shown; others follow. */
const ORDER = ['gladius', 'spartacus', 'for_glory', 'school', 'serpents']
const place = (id: string) => (ORDER.includes(id) ? ORDER.indexOf(id) : ORDER.length)

export function inOrder<T extends { id: string }>(games: T[]): T[] {
  return [...games].sort((a, b) => place(a.id) - place(b.id))
}

/** Something nobody can foresee, for the dice. */
export function entropy(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Start the first game that the game itself suggests. */
export async function playNow(game: Game): Promise<void> {
  const bots: SeatChoice[] = game.first.bots.map((bot) => ({ kind: 'bot', bot }))
  const made = await makeTable({
    game: game.id,
    seats: [{ kind: 'me', name: prefs.name }, ...bots],
    options: game.first.options,
    entropy: entropy(),
  })
  router.go(`/table/${made.id}`)
}
