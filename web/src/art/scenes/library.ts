/** All recipes, for pages that show cards of any game: each game's are loaded when they are asked for. */

import { ALSO, learnRecipes } from './recipes'

const texts = import.meta.glob<string>('./recipes/*.txt', { query: '?raw', import: 'default' })

export async function openRecipes(game: string): Promise<void> {
  const wanted = [game, ALSO[game] ?? ''].map((one) => [one, texts[`./recipes/${one}.txt`]] as const)
  await Promise.all(wanted.map(async ([one, load]) => load && learnRecipes(one, await load())))
}
