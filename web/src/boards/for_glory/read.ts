/** What comes over the wire of For Glory, with its types. */

import { reader } from '../../lib/wire/typed'
import type { ForGlory } from '../../views/for_glory'

let known: object = {}
export const learn = (printed: object): void => {
  known = printed
}
export const { viewOf: glory, askOf, anytimeOf, printed } = reader<ForGlory>(() => known)
