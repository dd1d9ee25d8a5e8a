/** What fighters may bring home, while somebody chooses them: see `src/previews.ts`. */

import type { GladiatorView } from '../../views/school'

/** Gold on average, if all their matches end so. `purse`: what a result brings on average, and a level of charisma. */
export const expected = (fighters: Pick<GladiatorView, 'charisma'>[], result: string, purse: Record<string, number>): number =>
  fighters.reduce((sum, one) => sum + (purse[result] ?? 0) + one.charisma * (purse.charisma ?? 0), 0)
