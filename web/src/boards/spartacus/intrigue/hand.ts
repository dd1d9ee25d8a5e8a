/** When the cards of the hand are of use. */

import type { Play } from '../../../lib/board'
import { cardActions } from '../picks'
import { asked } from '../view'

const ABOUT_CARDS = new Set(['turn', 'hand_limit', 'exchange', 'foil', 'react'])
/** These have a bench that lists what may be played. */
const LISTED = new Set(['foil', 'react'])

/** Is something asked that cards of the hand may answer? */
export const aboutHand = (play: Play): boolean => ABOUT_CARDS.has(asked(play)) && cardActions(play).size > 0

/** Is it answered at the cards themselves? */
export const atHand = (play: Play): boolean => aboutHand(play) && !LISTED.has(asked(play))
