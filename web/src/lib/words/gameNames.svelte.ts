/** What a game is called: ours from the catalogues, one of another package from the server, in its own words. */

import { gameWords, has, locale, t } from './words.svelte'

const own = $state<Record<string, string>>({})

/** The name of a game in the reader's language; until the server has told it, the id. */
export function gameName(game: string): string {
  if (has(`common-game-${game}`)) return t(`common-game-${game}`)
  const phrasing = locale.phrasing
  const key = `${game} ${JSON.stringify(phrasing)}`
  if (!(key in own))
    gameWords(game, phrasing).then(
      ({ name }) => (own[key] = name),
      () => undefined, // a game that is not here keeps its id
    )
  return own[key] ?? game
}
