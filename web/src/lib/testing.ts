/** For tests alone: what the rules say is printed on the components of a game. `printed.setup.js` asks them. */

import { inject } from 'vitest'

declare module 'vitest' {
  export interface ProvidedContext {
    printed: Record<string, object>
  }
}

export function printed(game: string): object {
  const found = inject('printed')[game]
  if (!found) throw new Error(`no game ${game}`)
  return found
}
