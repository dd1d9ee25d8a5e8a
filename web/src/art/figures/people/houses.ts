/** The people of Spartacus and of The Serpents and the Wolf, by the ids of their cards and Houses. */

import type { Look } from '../people'
import { bare, helmed, noble, servant, BLACK, BROWN, CHESTNUT, FAIR, FEMALE, GREY, RED, WHITE, WOAD } from './making'

const GLADIATORS: Record<string, Look> = {
  'gl-spartacus': bare('dimachaerus', 'batiatus', 1, 'crop', BROWN, 'stubble', 4, {
    brow: 'stern',
    scar: 'cheek',
    plume: 'own',
    mouth: 'grim',
    face: 'square',
  }),
  'gl-crixus': helmed('murmillo', 'batiatus', 1, 'gilt', 'fish', 'own', { visor: 'grille', slits: 3, brim: true }),
  'gl-gannicus': bare('dimachaerus', 'tullius', 1, 'wavy', CHESTNUT, 'short', 1, {
    hide: 'leather',
    mouth: 'smirk',
    face: 'oval',
  }),
  'gl-theokoles': helmed('provocator', 'varinius', 0, 'dark', 'spike', 'black', {
    metal2: 'black',
    shield: 'none',
    weapon: 'axe',
    visor: 'eyes',
    slits: 2,
    garment: 2,
    build: 1.14,
  }),
  'gl-oenomaus': bare('trainer', 'batiatus', 5, 'bald', BLACK, 'goatee', 1, {
    weapon: 'whip',
    hide: 'rust',
    brow: 'stern',
  }),
  'gl-agron': helmed('samnite', 'varinius', 0, 'iron', 'horns', 'rust', {
    hairColour: BROWN,
    beard: 'short',
    metal2: 'dark',
  }),
  'gl-varro': helmed('hoplomachus', 'batiatus', 0, 'brass', 'brush', 'own', {
    hairColour: FAIR,
    beard: 'none',
    cheek: 1,
  }),
  'gl-barca': bare('retiarius', 'batiatus', 4, 'topknot', BLACK, 'full', 3, { metal: 'bronze' }),
  'gl-rabanus': bare('dimachaerus', 'varinius', 2, 'mohawk', RED, 'fork', 3, { scar: 'eye', hide: 'fur' }),
  'gl-gnaeus': bare('retiarius', 'glaber', 2, 'receding', CHESTNUT, 'goatee', 5, { metal: 'steel' }),
  'gl-segovax': bare('trainer', 'solonius', 1, 'wavy', RED, 'full', 2, {
    headgear: 'pelt',
    hide: 'fur',
    weapon: 'axe',
  }),
  'gl-pericles': helmed('hoplomachus', 'solonius', 2, 'steel', 'mane', 'own', {
    hairColour: BLACK,
    beard: 'full',
    cheek: 0,
  }),
  'gl-kerza': helmed('secutor', 'tullius', 3, 'bronze', 'comb', 'own', { metal2: 'dark', slits: 0 }),
  'gl-duro': helmed('thracian', 'glaber', 0, 'dark', 'swan', 'tin', {
    hairColour: CHESTNUT,
    beard: 'stubble',
    metal2: 'iron',
    visor: 'open',
  }),
  'gl-ashur': bare('dimachaerus', 'solonius', 3, 'curly', BLACK, 'short', 2, {
    brow: 'raised',
    mouth: 'smirk',
    hide: 'slate',
  }),
  'gl-syrian-warrior': helmed('thracian', 'solonius', 3, 'copper', 'griffinl', 'linen', {
    hairColour: BLACK,
    beard: 'fork',
    visor: 'open',
  }),
  'gl-thracian-warrior': helmed('thracian', 'batiatus', 1, 'bronze', 'griffinw', 'own', {
    metal2: 'brass',
    visor: 'grille',
    slits: 1,
  }),
  'gl-numidian-warrior': bare('retiarius', 'tullius', 5, 'bald', BLACK, 'none', 1, {
    weapon: 'spear',
    torc: true,
    plume: 'linen',
    metal: 'copper',
  }),
  'gl-celt-warrior': helmed('samnite', 'glaber', 0, 'tin', 'plumes', 'own', {
    hairColour: RED,
    beard: 'gallic',
    paint: WOAD,
  }),
  'gl-germanic-warrior': helmed('samnite', 'varinius', 0, 'bronze', 'triple', 'black', {
    hairColour: FAIR,
    beard: 'full',
  }),
  'gl-cilician-warrior': helmed('thracian', 'tullius', 3, 'patina', 'griffin', 'own', {
    hairColour: BLACK,
    beard: 'goatee',
    metal2: 'brass',
    visor: 'open',
  }),
  'gl-ashur-serpent': bare('dimachaerus', 'seppius', 3, 'curly', BLACK, 'short', 4, {
    brow: 'raised',
    mouth: 'smirk',
    headgear: 'band',
    plume: 'own',
  }),
  'gl-the-egyptian': bare('dimachaerus', 'tullius', 4, 'bald', BLACK, 'goatee', 5, { torc: true, cloth: 'linen' }),
  'gl-dagan': helmed('hoplomachus', 'seppius', 3, 'bronze', 'tail', 'own', {
    hairColour: BLACK,
    beard: 'fork',
    metal2: 'copper',
    cheek: 2,
  }),
  'gl-nemetes': bare('trainer', 'glaber', 0, 'wavy', BROWN, 'full', 5, {
    weapon: 'axe',
    headgear: 'bear',
    hide: 'black',
  }),
  'gl-caburus': helmed('samnite', 'batiatus', 1, 'dark', 'feathers', 'own', {
    hairColour: RED,
    beard: 'gallic',
    metal2: 'black',
  }),
  'gl-auctus': helmed('secutor', 'batiatus', 1, 'gilt', 'finback', 'own', { slits: 2 }),
  'gl-lugo': bare('trainer', 'varinius', 0, 'bald', RED, 'fork', 0, { weapon: 'club', headgear: 'pelt', hide: 'ash' }),
  'gl-donar': helmed('provocator', 'glaber', 0, 'iron', 'ears', 'own', { metal2: 'steel', visor: 'grille' }),
  'gl-nasir': bare('retiarius', 'solonius', 3, 'wavy', BLACK, 'none', 0, { weapon: 'spear', metal: 'brass' }),
  'gl-saxa': bare('dimachaerus', 'glaber', 0, 'braid', FAIR, FEMALE, 0, {
    headgear: 'band',
    hide: 'leather',
    brow: 'stern',
  }),
}

const SERVANTS: Record<string, Look> = {
  'sl-attendant': servant('none', 2, 'fringe', BROWN, 'none', 0, 'linen', 'amphora'),
  'sl-debtor': servant('none', 1, 'receding', GREY, 'stubble', 4, 'woad', 'none', { hide: 'taupe' }),
  'sl-convict': servant('none', 0, 'bald', CHESTNUT, 'full', 5, 'umber', 'none', { scar: 'eye' }),
  'sl-deserter': servant('varinius', 1, 'crop', CHESTNUT, 'stubble', 4, 'slate', 'dagger', {
    scar: 'cheek',
    hide: 'wine',
  }),
  'sl-cook': servant('tullius', 3, 'bald', BLACK, 'gallic', 3, 'linen', 'tray', { headgear: 'kerchief', build: 1.18 }),
  'sl-medicus': servant('solonius', 1, 'receding', WHITE, 'long', 2, 'linen', 'lamp'),
  'sl-apothecary': servant('seppius', 2, 'part', GREY, FEMALE, 3, 'linen', 'amphora', { headgear: 'scarf' }),
  'sl-indus': servant('glaber', 4, 'curly', BLACK, 'goatee', 0, 'saffron', 'tablet'),
  'sl-camila': servant('solonius', 1, 'braid', CHESTNUT, FEMALE, 2, 'cream', 'tray'),
  'sl-merchants-scribe': servant('tullius', 2, 'crop', BLACK, 'short', 0, 'rust', 'tablet', { headgear: 'felt' }),
  'sl-masked-courtesan': servant('tullius', 2, 'curls', BLACK, FEMALE, 4, 'wine', 'fan', {
    headgear: 'diadem',
    hide: 'plum',
  }),
  'sl-melitta': servant('batiatus', 3, 'bun', BROWN, FEMALE, 0, 'sage', 'goblet'),
  'sl-prisca': servant('glaber', 0, 'wavy', FAIR, FEMALE, 2, 'woad', 'none'),
  'sl-pietros': servant('batiatus', 1, 'curly', CHESTNUT, 'none', 1, 'olive', 'basket'),
  'sl-mira': servant('batiatus', 1, 'tail', BROWN, FEMALE, 0, 'rope', 'none'),
  'sl-diona': servant('solonius', 2, 'crown', BLACK, FEMALE, 4, 'linen', 'basket', { hide: 'moss' }),
  'sl-aurelia': servant('none', 0, 'bun', CHESTNUT, FEMALE, 3, 'ochre', 'tray', { headgear: 'kerchief' }),
  'sl-raxos': servant('none', 5, 'bald', BLACK, 'short', 1, 'madder', 'none', { build: 1.2 }),
  'sl-marius': servant('none', 0, 'knot', RED, 'fork', 4, 'moss', 'dagger', { hide: 'black' }),
  'sl-naevia': servant('glaber', 4, 'bun', BLACK, FEMALE, 2, 'tin', 'amphora'),
  'sl-stable-hand': servant('none', 2, 'shag', CHESTNUT, 'none', 1, 'umber', 'none', { headgear: 'hat' }),
  'sl-water-carrier': servant('none', 5, 'crop', BLACK, 'none', 5, 'straw', 'amphora', { headgear: 'kerchief' }),
  'sl-praetors-scribe': servant('varinius', 1, 'caesar', GREY, 'none', 2, 'ash', 'tablet'),
  'sl-bookmaker': servant('solonius', 3, 'bald', BLACK, 'goatee', 4, 'moss', 'purse', {
    headgear: 'felt',
    hide: 'ochre',
  }),
  'sl-seppias-handmaid': servant('seppius', 1, 'braid', RED, FEMALE, 3, 'linen', 'fan'),
  'sl-litter-bearers': servant('glaber', 4, 'curly', BLACK, 'short', 1, 'taupe', 'none', { headgear: 'band' }),
  'sl-chadara': servant('seppius', 3, 'wavy', BLACK, FEMALE, 0, 'saffron', 'goblet', { headgear: 'fillet' }),
  'gu-guard': helmed('guard', 'solonius', 1, 'bronze', 'knob', 'own', { hairColour: BROWN, beard: 'short' }),
}

const HEADS: Record<string, Look> = {
  'ho-batiatus': noble('batiatus', 1, 'curly', BROWN, 'short', 0, 'linen', 'goblet', { mouth: 'smirk' }),
  'ho-glaber': noble('glaber', 0, 'caesar', CHESTNUT, 'none', 3, 'linen', 'none', { brim: false, brow: 'stern' }),
  'ho-tullius': noble('tullius', 1, 'receding', GREY, 'none', 2, 'wine', 'purse'),
  'ho-solonius': noble('solonius', 2, 'crop', GREY, 'full', 5, 'cream', 'scroll'),
  'ho-seppius': noble('seppius', 0, 'curly', FAIR, 'none', 4, 'saffron', 'goblet', { headgear: 'fillet' }),
  'ho-varinius': noble('varinius', 1, 'fringe', WHITE, 'short', 1, 'slate', 'staff', { headgear: 'laurel' }),
}

export const HOUSES: Record<string, Look> = { ...GLADIATORS, ...SERVANTS, ...HEADS }
