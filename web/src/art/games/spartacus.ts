/** What Spartacus shows: its cards and people. */

import { learnPeople } from '../figures/people'
import { HOUSES } from '../figures/people/houses'
import { learnMedals, type Medals } from '../scenes/medals'
import { learnThings } from '../scenes/motifs'
import things from '../scenes/motifs/houses.txt?raw'
import { learnRecipes } from '../scenes/recipes'
import recipes from '../scenes/recipes/spartacus.txt?raw'

learnPeople(HOUSES)
learnThings(things)
learnRecipes('spartacus', recipes)

export const MEDALS: Medals = {
  generous: 'hand-coins',
  faithless: 'mask',
  luck: 'dice',
  merciless: 'thumb-down',
  merciful: 'thumb-up',
  schemer: 'whisper',
  gambler: 'purse',
  arena: 'helmet',
}
learnMedals('spartacus', MEDALS)
