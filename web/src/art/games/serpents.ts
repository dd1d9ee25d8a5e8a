/** What The Serpents and the Wolf shows: more cards beside those of Spartacus. */

import { learnMedals } from '../scenes/medals'
import { learnRecipes } from '../scenes/recipes'
import recipes from '../scenes/recipes/serpents.txt?raw'
import { MEDALS } from './spartacus'

learnRecipes('serpents', recipes)
learnMedals('serpents', MEDALS)
