/** The people of For Glory, by the ids of their cards. */

import type { Look } from '../people'
import { bare, helmed, noble, servant, BLACK, BROWN, CHESTNUT, FAIR, FEMALE, GREY, WHITE } from './making'

/** Those who lend their weight to a school. */
const PATRONS: Record<string, Look> = {
  decurion: noble('batiatus', 1, 'caesar', BROWN, 'none', 0, 'cream', 'scroll'),
  argentarius: noble('tullius', 2, 'receding', BLACK, 'full', 2, 'saffron', 'purse', { build: 1.18 }),
  praetor: noble('glaber', 0, 'crop', GREY, 'none', 1, 'linen', 'staff', { headgear: 'fillet' }),
  publicanus: noble('solonius', 3, 'curly', BLACK, 'short', 5, 'moss', 'tablet'),
  vestalis: noble('varinius', 0, 'part', CHESTNUT, FEMALE, 0, 'linen', 'lamp', { headgear: 'veil' }),
  aedile: noble('seppius', 1, 'fringe', FAIR, 'none', 4, 'cream', 'goblet'),
  treacherous_augur: noble('seppius', 2, 'bald', WHITE, 'long', 2, 'slate', 'staff', { headgear: 'veil' }),
  doctor_of_the_ludus: bare('trainer', 'batiatus', 4, 'bald', BLACK, 'short', 4, {
    hide: 'leather',
    metal: 'brass',
    weapon: 'whip',
  }),
  legatus: noble('batiatus', 1, 'crop', BLACK, 'stubble', 3, 'linen', 'staff', { brim: true, scar: 'brow' }),
  unscrupulous_consul: noble('glaber', 2, 'wavy', BROWN, 'none', 4, 'wine', 'goblet', {
    headgear: 'laurel',
    mouth: 'smirk',
  }),
  imperial_procurator: noble('tullius', 0, 'receding', WHITE, 'none', 5, 'plum', 'scroll', { headgear: 'laurel' }),
  crooked_senator: noble('varinius', 3, 'bald', GREY, 'none', 1, 'tin', 'purse', { build: 1.2 }),
}

/** The gladiators whom their style does not tell apart. */
const TYPES: Record<string, Look> = {
  noxius: servant('none', 1, 'shag', BROWN, 'long', 5, 'umber', 'dagger'),
  tiro: bare('dimachaerus', 'none', 1, 'fringe', CHESTNUT, 'none', 5, { cloth: 'linen' }),
  gladiatrix: bare('dimachaerus', 'none', 3, 'tail', BLACK, FEMALE, 1, { hide: 'rust' }),
  cestus: bare('dimachaerus', 'none', 4, 'bald', BLACK, 'full', 5, {
    headgear: 'band',
    cloth: 'rust',
    weapon: 'none',
    build: 1.16,
    nose: 'broken',
  }),
  dimachaerus: bare('dimachaerus', 'none', 0, 'topknot', FAIR, 'gallic', 2, { hide: 'dark' }),
  bestiarius: bare('trainer', 'none', 2, 'crop', BROWN, 'short', 2, {
    headgear: 'pelt',
    hide: 'ochre',
    weapon: 'spear',
  }),
  sagittarius: bare('trainer', 'none', 3, 'crop', BLACK, 'goatee', 3, {
    headgear: 'hood',
    hide: 'slate',
    weapon: 'bow',
  }),
  veles: bare('retiarius', 'none', 1, 'curly', BROWN, 'none', 0, { headgear: 'band', weapon: 'javelins' }),
  laquearius: bare('retiarius', 'none', 2, 'mohawk', BLACK, 'stubble', 1, { plume: 'rust', metal: 'copper' }),
  retiarius: bare('retiarius', 'none', 4, 'crop', BLACK, 'short', 3, { headgear: 'band', metal: 'brass' }),
  rudiarius: helmed('samnite', 'none', 1, 'patina', 'feathers', 'own', {
    hairColour: WHITE,
    beard: 'long',
    scar: 'eye',
  }),
  primus_palus: helmed('hoplomachus', 'none', 3, 'gilt', 'brush', 'batiatus', {
    hairColour: BLACK,
    beard: 'full',
    cheek: 1,
  }),
}

export const SCHOOLS: Record<string, Look> = { ...PATRONS, ...TYPES }
