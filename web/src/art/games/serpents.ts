/** What The Serpents and the Wolf shows: more cards beside those of Spartacus. */

import './spartacus'
import { learnRecipes } from '../scenes/recipes'
import recipes from '../scenes/recipes/serpents.txt?raw'

learnRecipes('serpents', recipes)
