/** The Serpents and the Wolf: the board of Spartacus with more houses, more pictures, and the Primus in the arena. */

import { learnRecipes } from '../../art/scenes/recipes'
import recipes from '../../art/scenes/recipes/serpents.txt?raw'

export { default } from '../spartacus'

learnRecipes('serpents', recipes)
