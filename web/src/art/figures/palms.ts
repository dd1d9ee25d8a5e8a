/** Games that are won by a whole career, and not by a last blow: whoever stands there in the end holds the palm. */

const careers = new Set<string>()

export const learnPalm = (game: string): unknown => careers.add(game)
export const hasPalm = (game: string): boolean => careers.has(game)
