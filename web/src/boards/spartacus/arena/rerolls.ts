/** Dice that are chosen to be rolled again. The rules offer each choice of faces once; which of equal dice does not matter. */

import type { Option } from '../../../lib/protocol'

function facesOf(dice: readonly number[], places: readonly number[]): string {
  return places
    .map((place) => dice[place] ?? 0)
    .sort((a, b) => a - b)
    .join()
}

/** How many dice may be chosen. */
export function most(options: readonly Option[]): number {
  return Math.max(0, ...options.map((option) => (Array.isArray(option) ? option.length : 0)))
}

/** The answer for these dice, by their places. */
export function optionFor(
  options: readonly Option[],
  dice: readonly number[],
  places: readonly number[],
): Option | undefined {
  const wanted = facesOf(dice, places)
  return options.find((option) => Array.isArray(option) && facesOf(dice, option.map(Number)) === wanted)
}
