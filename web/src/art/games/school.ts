/** The School shows what Gladius shows; its recruits are drawn by what the campaign says about them. */

import './gladius'
import { learnMedals } from '../scenes/medals'

learnMedals('school', { champion: 'palm', purse: 'chest', luck: 'dice', mourned: 'flower', price: 'hand-coins' })
