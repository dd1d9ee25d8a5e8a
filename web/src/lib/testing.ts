/**
 * For tests alone: what the rules say is printed on the components of a game (`printed.setup.js` asks them), and
 * lines of a story.
 */

import { inject } from 'vitest'

import type { Line } from './wire/protocol'

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

/** A line of a story: news that speak of nobody, unless it says otherwise. */
export function said(n: number, text = '', more: Partial<Line> = {}): Line {
  return { n, text, level: 'news', chapter: false, you: false, weight: 'news', landmark: '', setback: false, ...more }
}
