/** What comes over the wire of a campaign, with its types. Its bouts are duels: their board learns the same cards. */

import { reader } from '../../lib/wire/typed'
import type { School } from '../../views/school'
import { learn as learnCards } from '../gladius/read'

let known: object = {}
export const learn = (printed: object): void => {
  known = printed
  learnCards(printed)
}
export const { viewOf: schoolOf, viewIn, askOf, spaceOf, printed } = reader<School>(() => known)
