/** What For Glory shows: its cards and people, and beasts on them. */

import { learnBeasts } from '../figures'
import { drawBeast } from '../figures/beasts'
import { learnPeople } from '../figures/people'
import { SCHOOLS } from '../figures/people/schools'
import { learnMedals } from '../scenes/medals'
import { learnThings } from '../scenes/motifs'
import things from '../scenes/motifs/schools.txt?raw'
import { learnRecipes } from '../scenes/recipes'
import recipes from '../scenes/recipes/for_glory.txt?raw'

learnBeasts(drawBeast)
learnPeople(SCHOOLS)
learnThings(things)
learnRecipes('for_glory', recipes)
learnMedals('for_glory', { battles: 'cuirass', fallen: 'sword-broken', spender: 'coins', sent: 'gate', arena: 'amphi' })
