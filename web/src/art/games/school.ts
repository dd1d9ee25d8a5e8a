/** The School shows what Gladius shows; its recruits are drawn by what the campaign says about them. */

import './gladius'
import { learnPalm } from '../figures/palms'
import { learnMedals } from '../scenes/medals'

learnPalm('school')
learnMedals('school', { champion: 'palm', purse: 'chest', luck: 'dice', mourned: 'flower', price: 'hand-coins' })
