/** What the awards of a game look like: each is a thing of its pictures. A game brings its own (`art/games`). */

import { thing } from './motifs'

export type Medals = Readonly<Record<string, string>>
const learned = new Map<string, Medals>()

/** Take in the awards of a game. */
export function learnMedals(game: string, medals: Medals): void {
  learned.set(game, medals)
}

/** An award nobody has drawn. */
const PLAIN = 'laurel'

export const medalsOf = (game: string): Medals => learned.get(game) ?? {}

export function medal(game: string, award: string): string {
  const drawn = thing(medalsOf(game)[award] ?? PLAIN, 50, 50, 100)
  return `<svg class="scene" viewBox="0 0 100 100" aria-hidden="true">${drawn}</svg>`
}
