/** One click to a game. */

import { makeTable, type SeatChoice } from './api'
import { prefs } from '../browser/prefs.svelte'
import { router } from '../browser/router.svelte'

/** How many play when nothing else is said. */
export const USUAL: Record<string, number> = { gladius: 2, spartacus: 4, for_glory: 2, school: 4, serpents: 4 }

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

export async function playNow(game: string): Promise<void> {
  const bots: SeatChoice[] = Array.from({ length: (USUAL[game] ?? 2) - 1 }, () => ({ kind: 'bot' }))
  const made = await makeTable({ game, seats: [{ kind: 'me', name: prefs.name }, ...bots], entropy: entropy() })
  router.go(`/table/${made.id}`)
}
