/**
 * What comes over the wire of a duel, with its types. A campaign has duels, too: it teaches this board its own cards.
 */

import { reader } from '../../lib/wire/typed'
import type { Gladius } from '../../views/gladius'

let known: object = {}
/** Take in what is printed on the cards: of this game, or of one that has duels in it. */
export const learn = (printed: object): void => {
  known = printed
}
export const { viewOf, printed, partOf } = reader<Gladius>(() => known)
