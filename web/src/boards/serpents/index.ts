/** The Serpents and the Wolf: the board of Spartacus with more houses, more pictures, and the Primus in the arena. */

import '../../art/games/serpents'

export { default } from '../spartacus'
