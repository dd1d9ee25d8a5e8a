/** Dice that are chosen to be rolled again. The rules offer each choice of faces once: of equal dice any will do. */

function facesOf(dice: readonly number[], places: readonly number[]): string {
  return places
    .map((place) => dice[place] ?? 0)
    .sort((a, b) => a - b)
    .join()
}

/** How many dice may be chosen. */
export function mostDice(options: readonly number[][]): number {
  return Math.max(0, ...options.map((places) => places.length))
}

/** The answer for these dice, by their places. */
export function optionFor(
  options: readonly number[][],
  dice: readonly number[],
  places: readonly number[],
): number[] | undefined {
  const wanted = facesOf(dice, places)
  return options.find((option) => facesOf(dice, option) === wanted)
}
