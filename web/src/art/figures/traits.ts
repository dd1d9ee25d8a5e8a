/** Who somebody is to look at: everything about a person that their id decides, or a table of fixed looks. */

import type { CrestName } from './crests'
import { CRESTS_OF } from './crests'
import type { BrowName, FaceName, MouthName, NoseName, ScarName } from './faces'
import { GARMENTS } from './garments'
import type { BeardName, HairName } from './hair'
import type { Headgear } from './headgear'
import { ENGRAVINGS, ORNAMENTS, WEAR } from './ornaments'
import type { Material, SkinTone } from './palette'
import { HAIR, SKIN, livery, tone } from './palette'
import type { Chance } from './seed'
import { chance } from './seed'
import type { Blazon, ShieldName } from './shields'
import { SHIELD_CHOICES } from './shields'
import type { PersonStyle } from './styles'
import { isCivil, isSoldier, kitOf } from './styles'
import type { Pair, Tone } from './svg'
import type { WeaponName } from './weapons'

/** A head and what life has done to it. */
interface Face {
  sex: 'f' | 'm'
  /** From pale, 0, to dark, 5. */
  skin: number
  /** Black, brown, light brown, red, fair, grey, white. */
  hairColour: number
  face: FaceName
  hair: HairName
  beard: BeardName
  brow: BrowName
  nose: NoseName
  mouth: MouthName
  scar: ScarName
  eye: string
  age: boolean
  patch: boolean
  paint: string
}

/** Metal and cloth. */
interface Dress {
  metal: Material
  metal2: Material
  /** A material, or the name of a livery; `own` is the livery of the figure's own side. */
  plume: string
  headgear: Headgear
  crest: CrestName
  visor: 'eyes' | 'grille' | 'open'
  /** Which cut of the visor, of its holes, brim and cheek pieces. */
  slits: number
  holes: number
  brim: boolean
  cheek: number
  nape: number
  ornament: number
  engraving: number
  wear: number
  sleeve: Material
  sleeveCut: number
  /** Which of the garments of one's kind. */
  garment: number
  tattoo: number
  galerus: number
  cloth: Material
  hide: Material
  belt: Material
  strap: boolean
  torc: boolean
  earring: boolean
}

/** How somebody holds themself in a bust. */
interface Bearing {
  turn: number
  tilt: number
  build: number
  tall: number
  weaponTurn: number
  weaponLift: number
  shieldShift: number
  shieldLift: number
  shieldTurn: number
}

export interface Traits extends Face, Dress, Bearing, Blazon {
  weapon: WeaponName
  shield: ShieldName
  wounded: boolean
  /** Wins with a palm in the hand instead of a weapon. */
  palm: boolean
  /** Lies on the back, 0, or on the side, 1. */
  fall: 0 | 1
}

/** A person ready to be drawn. */
export interface Person extends Traits {
  style: PersonStyle
  /** Are the eyes shut? */
  shut: boolean
  tones: {
    skin: SkinTone
    hair: Pair
    livery: Tone
    metal: Tone
    metal2: Tone
    plume: Tone
    sleeve: Tone
    belt: Tone
    cloth: Tone
    hide: Tone
  }
}

/** Everybody straight and of one build: what then still differs is the drawing itself. */
export const STILL: Bearing = {
  turn: 0,
  tilt: 0,
  build: 1,
  tall: 0,
  weaponTurn: 0,
  weaponLift: 0,
  shieldShift: 0,
  shieldLift: 0,
  shieldTurn: 0,
}

const HAIR_OF_WOMEN: readonly HairName[] = ['part', 'braid', 'bun', 'wavy', 'curls', 'crown', 'tail']
const HAIR_OF_MEN: readonly HairName[] = [
  ...(['crop', 'fringe', 'curly', 'receding', 'bald', 'mohawk', 'wavy', 'knot', 'topknot', 'shag', 'caesar'] as const),
]
/** Nobody of rank wears a barbarian's. */
const HAIR_OF_SENATORS: readonly HairName[] = [
  'crop',
  'fringe',
  'curly',
  'receding',
  'bald',
  'caesar',
  'caesar',
  'wavy',
]
const BEARDS: readonly BeardName[] = [
  ...(['none', 'none', 'stubble', 'short', 'full', 'fork', 'goatee', 'moustache', 'gallic', 'long'] as const),
]

function face(style: PersonStyle, r: Chance, fixed: Partial<Face>): Face {
  const civil = isCivil(style)
  const sex = fixed.sex ?? (r.hit(civil ? 0.45 : 0.1) ? 'f' : 'm')
  const female = sex === 'f'
  const skin = fixed.skin ?? r.below(SKIN.length)
  const colours = skin > 3 ? [0, 0, 0, 1, 5] : skin > 1 ? [0, 0, 1, 1, 2, 5] : [1, 2, 2, 3, 4, 4, 6]
  const hairColour = fixed.hairColour ?? r.pick(colours)
  const chosen: Face = {
    sex,
    skin,
    hairColour,
    face: female ? 'fem' : r.pick(['oval', 'square', 'lean', 'broad']),
    hair: r.pick(female ? HAIR_OF_WOMEN : style === 'noble' ? HAIR_OF_SENATORS : HAIR_OF_MEN),
    beard: female ? 'none' : r.pick(style === 'noble' ? ['none', 'none', 'none', 'short', 'full'] : BEARDS),
    brow: r.pick(female ? ['calm', 'stern', 'raised'] : ['calm', 'stern', 'stern', 'heavy', 'raised']),
    nose: female ? 'straight' : r.pick(['straight', 'broken', 'broad', 'hook']),
    mouth: r.pick(['calm', 'grim', 'smirk', 'shut']),
    scar: style === 'noble' ? 'none' : r.pick(['none', 'none', 'cheek', 'brow', 'nose', 'lip', 'eye']),
    age: hairColour > 4 || r.hit(0.12),
    patch: !female && style !== 'noble' && r.hit(0.06),
    paint: !female && !civil && skin < 3 && r.hit(0.16) ? '#35608c' : '',
    eye: skin < 2 && r.hit(0.5) ? r.pick(['#3f6472', '#4c6b43']) : '#2a1d12',
  }
  return { ...chosen, ...fixed }
}

const METALS: readonly Material[] = [
  ...(['brass', 'gilt', 'bronze', 'iron', 'steel', 'dark', 'copper', 'tin', 'patina', 'black'] as const),
]
const METALS_OF_SOLDIERS: readonly Material[] = ['iron', 'steel', 'dark', 'tin', 'bronze', 'black', 'brass']
/** Dyed wool for those who can pay for it, and what is left for the others. */
const CLOTHS: Record<'noble' | 'servant' | 'other', readonly Material[]> = {
  noble: [...(['linen', 'tin', 'cream', 'ash', 'sage', 'wine', 'woad', 'moss', 'saffron', 'plum', 'slate'] as const)],
  servant: [
    ...(['linen', 'rope', 'ochre', 'taupe', 'umber', 'olive', 'rust', 'moss', 'slate', 'madder', 'woad'] as const),
  ],
  other: ['linen', 'rope', 'ochre', 'taupe', 'umber', 'olive'],
}
const HIDES: readonly Material[] = [
  ...(['leather', 'black', 'rust', 'wood', 'tan', 'dark', 'fur', 'ochre', 'sand', 'ash', 'slate'] as const),
]
const HEADGEAR: Partial<Record<PersonStyle, readonly Headgear[]>> = {
  retiarius: ['none', 'band', 'band', 'none', 'kerchief'],
  dimachaerus: ['none', 'band', 'band', 'none', 'kerchief'],
  trainer: ['pelt', 'pelt', 'bear', 'cap', 'hat', 'band', 'hood', 'none', 'kerchief'],
}
const HEADGEAR_OF_CIVILIANS = {
  servant: { f: ['none', 'none', 'scarf', 'band', 'kerchief'], m: ['none', 'felt', 'hat', 'band', 'kerchief', 'none'] },
  noble: { f: ['none', 'veil', 'diadem', 'fillet', 'none'], m: ['none', 'laurel', 'veil', 'fillet', 'none'] },
} as const
const CARRIED: Partial<Record<PersonStyle, readonly WeaponName[]>> = {
  servant: ['amphora', 'basket', 'tray', 'lamp', 'tablet', 'none'],
  noble: ['scroll', 'goblet', 'purse', 'fan', 'none', 'staff'],
  trainer: ['whip', 'whip', 'club', 'staff'],
}

function headgear(style: PersonStyle, sex: 'f' | 'm', r: Chance): Headgear {
  const civil = style === 'servant' || style === 'noble' ? HEADGEAR_OF_CIVILIANS[style][sex] : undefined
  return r.pick(civil ?? HEADGEAR[style] ?? ['none'])
}

function dress(style: PersonStyle, sex: 'f' | 'm', r: Chance): Dress {
  const metals = isSoldier(style) ? METALS_OF_SOLDIERS : METALS
  const metal = r.pick(metals)
  const metal2 = r.hit(0.3) ? metal : r.pick(metals)
  return {
    metal,
    metal2,
    plume: r.pick(['own', 'own', 'own', 'linen', 'black', 'ochre', 'rust', 'tin']),
    headgear: headgear(style, sex, r),
    crest: r.pick(CRESTS_OF[style] ?? ['none']),
    visor: r.pick(['grille', 'open', 'eyes']),
    slits: r.below(12),
    holes: r.below(4),
    brim: r.hit(0.5),
    cheek: r.below(3),
    nape: kitOf(style).helmet ? r.below(4) : 0,
    ornament: r.below(ORNAMENTS.length),
    engraving: r.below(ENGRAVINGS.length),
    wear: r.below(WEAR.length),
    sleeve: r.pick(['linen', metal, 'leather', metal2, 'ochre']),
    sleeveCut: r.below(5),
    garment: r.below(GARMENTS),
    tattoo: r.below(6),
    galerus: r.below(5),
    cloth: r.pick(CLOTHS[style === 'noble' || style === 'servant' ? style : 'other']),
    hide: r.pick(HIDES),
    belt: r.pick(['brass', 'brass', 'bronze', 'iron', 'leather', 'gilt']),
    strap: r.hit(0.55),
    torc: r.hit(0.22),
    earring: r.hit(0.2),
  }
}

const blazon = (r: Chance): Blazon => ({
  emblem: r.below(SHIELD_CHOICES.emblems),
  emblemTone: r.below(4),
  rim: r.below(SHIELD_CHOICES.rims),
  rimWidth: r.pick([3, 5, 8]),
  field: r.below(SHIELD_CHOICES.partings),
  fieldTone: r.below(3),
  boss: r.below(3),
})

const bearing = (style: PersonStyle, r: Chance): Bearing => ({
  turn: r.between(-9, 9),
  tilt: r.between(-5, 5),
  // Those without armour show more of what they eat and do.
  build: Number((isCivil(style) ? 0.84 + r() * 0.36 : 0.9 + r() * 0.24).toFixed(2)),
  tall: r.between(-6, 6),
  weaponTurn: r.between(-10, 10),
  weaponLift: r.between(-13, 13),
  shieldShift: r.between(-7, 7),
  shieldLift: r.between(-11, 11),
  shieldTurn: r.between(-10, 10),
})

/** Hair that stands up is not pressed under a cap, and nobody wears a fur over a bun. */
const UNDER_A_CAP: readonly HairName[] = ['crop', 'bald', 'wavy', 'part', 'braid', 'receding', 'fringe', 'tail']
const CAPS: readonly Headgear[] = ['pelt', 'bear', 'cap', 'hat', 'hood', 'felt', 'scarf', 'veil', 'kerchief']

/** Everything about the person of an id, where some of it is fixed. */
export function person(id: string, style: PersonStyle, side: string, fixed: Partial<Traits> = {}): Person {
  // Each matter has a stream of its own: what is added to one changes nobody's face.
  const stream = (matter: string): Chance => chance(`${id}|${style}|${matter}`)
  const kit = kitOf(style)
  const kin = face(style, stream('face'), fixed)
  const traits: Traits = {
    ...kin,
    ...dress(style, kin.sex, stream('dress')),
    ...blazon(stream('shield')),
    ...bearing(style, stream('bearing')),
    weapon: CARRIED[style] ? stream('hand').pick(CARRIED[style]) : kit.weapon,
    shield: kit.shield,
    wounded: false,
    palm: false,
    fall: stream('fall').hit(0.5) ? 1 : 0,
    ...fixed,
  }
  if (fixed.metal && !fixed.metal2) traits.metal2 = fixed.metal
  if (CAPS.includes(traits.headgear) && !UNDER_A_CAP.includes(traits.hair)) {
    traits.hair = traits.sex === 'f' ? 'part' : 'crop'
  }
  if (traits.hair === 'bald' && traits.beard === 'none' && !fixed.beard) traits.beard = 'stubble'
  const own = livery(side)
  return {
    ...traits,
    style,
    shut: false,
    tones: {
      skin: SKIN[traits.skin % SKIN.length]!,
      hair: HAIR[traits.hairColour % HAIR.length]!,
      livery: own,
      metal: tone(traits.metal),
      metal2: tone(traits.metal2),
      plume: traits.plume === 'own' ? own : tone(traits.plume),
      sleeve: tone(traits.sleeve),
      belt: tone(traits.belt),
      cloth: tone(traits.cloth),
      hide: tone(traits.hide),
    },
  }
}

/** Does the helmet hide the face? A thracian's does unless its visor is open. */
export const isMasked = ({ style, visor }: Person): boolean =>
  kitOf(style).helmet === 'closed' || (style === 'thracian' && visor !== 'open')
