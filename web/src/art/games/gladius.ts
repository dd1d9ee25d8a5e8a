/** What Gladius shows: its cards, and beasts. */

import { learnBeasts } from '../figures'
import { drawBeast } from '../figures/beasts'
import { learnMedals } from '../scenes/medals'
import { learnThings } from '../scenes/motifs'
import things from '../scenes/motifs/duel.txt?raw'
import { learnRecipes } from '../scenes/recipes'
import recipes from '../scenes/recipes/gladius.txt?raw'

learnBeasts(drawBeast)
learnThings(things)
learnRecipes('gladius', recipes)
learnMedals('gladius', { blow: 'arm-sword', parries: 'scutum', hits: 'slash', held: 'net' })
