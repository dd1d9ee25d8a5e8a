/**
 * People with a fixed look, by their ids in the games' tables: whoever has a name there keeps their face on cards, on
 * the sand, in rosters and at the end. What is not written here, the id decides.
 */

import type { CrestName } from './crests'
import type { BeardName, HairName } from './hair'
import type { Material } from './palette'
import type { PersonStyle } from './styles'
import type { Traits } from './traits'
import type { WeaponName } from './weapons'

export interface Look {
  style: PersonStyle
  /** Whose colours they wear while nobody owns them. */
  side: string
  traits: Partial<Traits>
}

type More = Partial<Traits>

const [BLACK, BROWN, CHESTNUT, RED, FAIR, GREY, WHITE] = [0, 1, 2, 3, 4, 5, 6] as const
const WOAD = '#35608c'
/** Instead of a beard. */
const FEMALE = 'female'

const headOf = (skin: number, hairColour: number, beard: BeardName | typeof FEMALE): More => ({
  ...{ skin, hairColour, age: hairColour > FAIR, patch: false, paint: '' },
  ...(beard === FEMALE ? { sex: 'f', beard: 'none' } : { sex: 'm', beard }),
})

/** A fighter without a helmet, by skin (pale 0 to dark 5), hair, beard and garment (see `garments.ts`). */
const bare = (
  style: PersonStyle,
  side: string,
  skin: number,
  hair: HairName,
  colour: number,
  beard: BeardName | typeof FEMALE,
  garment: number,
  more: More = {},
): Look => ({
  style,
  side,
  traits: { ...headOf(skin, colour, beard), hair, garment, headgear: 'none', torc: false, earring: false, ...more },
})

/** A fighter in a helmet, by skin, metal, crest and plume. */
const helmed = (
  style: PersonStyle,
  side: string,
  skin: number,
  metal: Material,
  crest: CrestName,
  plume: string,
  more: More = {},
): Look => ({ style, side, traits: { sex: 'm', skin, metal, metal2: metal, crest, plume, patch: false, ...more } })

/** Somebody without arms, by skin, hair, beard, garment, its cloth and what is in the hand. */
const civilian =
  (style: PersonStyle) =>
  (
    side: string,
    skin: number,
    hair: HairName,
    colour: number,
    beard: BeardName | typeof FEMALE,
    garment: number,
    cloth: Material,
    weapon: WeaponName,
    more: More = {},
  ): Look =>
    bare(style, side, skin, hair, colour, beard, garment, { cloth, weapon, scar: 'none', ...more })
const servant = civilian('servant')
const noble = civilian('noble')

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

/** The heads of the Houses, and those who lend their weight to a school of For Glory. */
const NOBLES: Record<string, Look> = {
  'ho-batiatus': noble('batiatus', 1, 'curly', BROWN, 'short', 0, 'linen', 'goblet', { mouth: 'smirk' }),
  'ho-glaber': noble('glaber', 0, 'caesar', CHESTNUT, 'none', 3, 'linen', 'none', { brim: false, brow: 'stern' }),
  'ho-tullius': noble('tullius', 1, 'receding', GREY, 'none', 2, 'wine', 'purse'),
  'ho-solonius': noble('solonius', 2, 'crop', GREY, 'full', 5, 'cream', 'scroll'),
  'ho-seppius': noble('seppius', 0, 'curly', FAIR, 'none', 4, 'saffron', 'goblet', { headgear: 'fillet' }),
  'ho-varinius': noble('varinius', 1, 'fringe', WHITE, 'short', 1, 'slate', 'staff', { headgear: 'laurel' }),
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

/** Those of For Glory's gladiators whom their style does not tell apart. */
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

const PEOPLE: Record<string, Look> = { ...GLADIATORS, ...SERVANTS, ...NOBLES, ...TYPES }

/** How somebody looks who has a name. */
export const lookOf = (id: string): Look | undefined => (Object.hasOwn(PEOPLE, id) ? PEOPLE[id] : undefined)
