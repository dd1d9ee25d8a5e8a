/** How cards are drawn; what is printed on them the rules say. */

import type { CardPrinted } from '../../views/gladius'
import { printed } from './read'

export type Band = 'attack' | 'immobilise' | 'defence'

/** The drawing on each card, of the sprite. */
const MOTIFS: Record<string, string> = {
  pommel: 'pommel',
  kick: 'kick',
  disarm: 'disarm',
  knockdown: 'knock',
  sand_in_the_eyes: 'sand',
  grapple: 'net',
  duck: 'dodge',
  leap: 'leap',
  dodge: 'dodge',
  parry: 'parry',
  trident_thrust: 'trident',
  cast_net: 'net',
  withdraw: 'withdraw',
  dagger: 'stab',
  sword_stab: 'stab',
  shield_block: 'shield',
  armor_secutor: 'armour',
  shield_bash: 'shield',
  sword_slash: 'stab',
  buckler: 'shield',
  armor_thracian: 'armour',
  fleet_footed: 'withdraw',
  sword_flurry: 'parry',
  double_thrust: 'stab',
  crossed_swords: 'parry',
  sidestep: 'dodge',
  sword_swipe: 'stab',
  stunning_blow: 'pommel',
  wild_swing: 'leap',
  overhead_swing: 'stab',
  shield: 'shield',
  armor_murmillo: 'armour',
  impale: 'trident',
  cut: 'stab',
  passive_shield: 'shield',
  armor_samnite: 'armour',
  pounce: 'leap',
  maul: 'claw',
  roar: 'roar',
  shake_off: 'dodge',
  ambush: 'leap',
  rake: 'claw',
  twist_away: 'dodge',
  crushing_hug: 'net',
  swipe: 'claw',
  bite: 'fangs',
  thick_hide: 'armour',
}
export const motifOf = (card: string): string => MOTIFS[card] ?? 'stab'
export const drawn = (): string[] => Object.keys(MOTIFS)

const UNKNOWN: CardPrinted = { set: 'common', kind: 'attack', damage: 0, immobilise: false, spent: false }

/** A card that the rules do not know is still shown. */
export const cardOf = (card: string): CardPrinted => printed().cards?.[card] ?? UNKNOWN

export function bandOf(card: string): Band {
  const { kind, immobilise } = cardOf(card)
  return kind === 'defence' ? 'defence' : immobilise ? 'immobilise' : 'attack'
}

export const BAND_ICON: Record<Band, string> = { attack: 'atk', immobilise: 'special', defence: 'def' }

export const usableBy = (card: string, style: string): boolean => printed().usable?.[style]?.includes(card) ?? false
