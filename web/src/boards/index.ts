/** Which board shows which game; each is loaded when somebody sits down to it. */

import { get } from '../lib/wire/api'
import type { BoardOf } from '../lib/board'
import generic from './generic'

type Loader = () => Promise<{ default: BoardOf }>

// A game's own board is the module `boards/<game>/index.ts`, with a BoardOf as its default export.
const own = import.meta.glob(['./*/index.ts', '!./generic/index.ts']) as Record<string, Loader>

/** The board of a game; the generic one where there is none of its own, or where the reader asks for it. */
export async function boardOf(game: string, plain = false): Promise<BoardOf> {
  const load = plain ? undefined : own[`./${game}/index.ts`]
  if (!load) return generic
  const { default: board } = await load()
  board.learn?.(await printedOf(game))
  return board
}

const known = new Map<string, Promise<object>>()

/** What is printed on the components of a game: fetched once. */
export function printedOf(game: string): Promise<object> {
  let found = known.get(game)
  if (!found) {
    found = get<object>(`/api/printed/${game}`)
    found.catch(() => known.delete(game))
    known.set(game, found)
  }
  return found
}
