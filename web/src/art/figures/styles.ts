/** Which kinds of people and beasts there are, what they carry, and which kind each name of a game belongs to. */

import { hash } from './seed'
import type { ShieldName } from './shields'
import type { WeaponName } from './weapons'

interface Kit {
  weapon: WeaponName
  shield: ShieldName
  /** How much of the head the helmet hides: the hair, or the face as well. */
  helmet?: 'open' | 'closed'
}

const KITS = {
  secutor: { weapon: 'gladius', shield: 'scutum', helmet: 'closed' },
  retiarius: { weapon: 'trident', shield: 'none' },
  thracian: { weapon: 'sica', shield: 'parma', helmet: 'open' },
  murmillo: { weapon: 'gladius', shield: 'scutum', helmet: 'closed' },
  dimachaerus: { weapon: 'gladius', shield: 'none' },
  samnite: { weapon: 'gladius', shield: 'oblong', helmet: 'open' },
  legionary: { weapon: 'pilum', shield: 'scutum', helmet: 'open' },
  hoplomachus: { weapon: 'spear', shield: 'round', helmet: 'open' },
  provocator: { weapon: 'gladius', shield: 'oval', helmet: 'closed' },
  trainer: { weapon: 'whip', shield: 'none' },
  servant: { weapon: 'amphora', shield: 'none' },
  noble: { weapon: 'scroll', shield: 'none' },
  guard: { weapon: 'spear', shield: 'oval', helmet: 'open' },
} as const satisfies Record<string, Kit>

export type PersonStyle = keyof typeof KITS
export type BeastKind = 'lion' | 'tiger' | 'bear'
export type FigureStyle = PersonStyle | BeastKind

export const kitOf = (style: PersonStyle): Kit => KITS[style]

const BEASTS: readonly string[] = ['lion', 'tiger', 'bear'] satisfies BeastKind[]
export const isBeast = (style: FigureStyle): style is BeastKind => BEASTS.includes(style)

export const PERSON_STYLES = Object.keys(KITS) as PersonStyle[]

/** Those who go without armour, and are known by their clothes. */
export const isCivil = (style: PersonStyle): boolean => style === 'servant' || style === 'noble'
/** Those who wear armour on the chest. */
export const isSoldier = (style: PersonStyle): boolean => style === 'legionary' || style === 'guard'

/** Styles under other names. A new gladiator of a game belongs here; it needs no drawing of its own. */
const ALIAS: Record<string, FigureStyle> = {
  andabata: 'provocator',
  arbelas: 'secutor',
  auctoratus: 'thracian',
  bestiarius: 'trainer',
  cestus: 'dimachaerus',
  crupellarius: 'provocator',
  dimachaeri: 'dimachaerus',
  eques: 'hoplomachus',
  essedarius: 'legionary',
  gallus: 'samnite',
  gladiatrix: 'dimachaerus',
  hoplomachi: 'hoplomachus',
  laquearius: 'retiarius',
  noxius: 'servant',
  parmularius: 'thracian',
  patron: 'noble',
  primus_palus: 'hoplomachus',
  rudiarius: 'samnite',
  sagittarius: 'trainer',
  scissor: 'secutor',
  senator: 'noble',
  slave: 'servant',
  spiculus: 'murmillo',
  tertiarius: 'murmillo',
  thraex: 'thracian',
  tiro: 'dimachaerus',
  veles: 'retiarius',
  venator: 'trainer',
}

const FIGHTERS = PERSON_STYLES.filter((style) => !isCivil(style) && !isSoldier(style) && style !== 'trainer')

/** The style of a name. A name that nobody knows gets one of the fighters' styles, always the same. */
export function styleOf(name: string): FigureStyle {
  if (Object.hasOwn(KITS, name) || BEASTS.includes(name)) return name as FigureStyle
  return (Object.hasOwn(ALIAS, name) ? ALIAS[name] : undefined) ?? FIGHTERS[hash(name) % FIGHTERS.length]!
}
