/** What is printed on the cards, as far as a picture needs it; a test holds it against the game's own tables. */

export type Band = 'attack' | 'immobilise' | 'defence'

export interface Printed {
  /** Who may use it: everybody, a style, or a beast. */
  set: string
  band: Band
  damage: number
  /** Whoever plays it loses his next attack. */
  spent: boolean
  /** The drawing on it, of the sprite. */
  motif: string
}

const hits = (set: string, damage: number, motif: string, spent = false): Printed => ({
  set,
  band: 'attack',
  damage,
  spent,
  motif,
})
const binds = (set: string, motif: string): Printed => ({ set, band: 'immobilise', damage: 0, spent: false, motif })
const stops = (set: string, motif: string): Printed => ({ set, band: 'defence', damage: 0, spent: false, motif })

export const CARDS: Record<string, Printed> = {
  pommel: hits('common', 1, 'pommel'),
  kick: hits('common', 1, 'kick'),
  disarm: binds('common', 'disarm'),
  knockdown: binds('common', 'knock'),
  sand_in_the_eyes: binds('common', 'sand'),
  grapple: binds('common', 'net'),
  duck: stops('common', 'dodge'),
  leap: stops('common', 'leap'),
  dodge: stops('common', 'dodge'),
  parry: stops('common', 'parry'),
  trident_thrust: hits('retiarius', 3, 'trident'),
  cast_net: binds('retiarius', 'net'),
  withdraw: stops('retiarius', 'withdraw'),
  dagger: hits('retiarius', 1, 'stab'),
  sword_stab: hits('secutor', 3, 'stab'),
  shield_block: stops('secutor', 'shield'),
  armor_secutor: stops('secutor', 'armour'),
  shield_bash: hits('secutor', 1, 'shield'),
  sword_slash: hits('thracian', 2, 'stab'),
  buckler: stops('thracian', 'shield'),
  armor_thracian: stops('thracian', 'armour'),
  fleet_footed: stops('thracian', 'withdraw'),
  sword_flurry: hits('dimachaeri', 2, 'parry'),
  double_thrust: hits('dimachaeri', 3, 'stab'),
  crossed_swords: stops('dimachaeri', 'parry'),
  sidestep: stops('dimachaeri', 'dodge'),
  sword_swipe: hits('murmillo', 2, 'stab'),
  stunning_blow: binds('murmillo', 'pommel'),
  wild_swing: hits('murmillo', 3, 'leap', true),
  overhead_swing: hits('murmillo', 4, 'stab'),
  shield: stops('murmillo', 'shield'),
  armor_murmillo: stops('murmillo', 'armour'),
  impale: hits('samnite', 4, 'trident'),
  cut: hits('samnite', 1, 'stab'),
  passive_shield: stops('samnite', 'shield'),
  armor_samnite: stops('samnite', 'armour'),
  pounce: hits('lion', 4, 'leap'),
  maul: hits('lion', 3, 'claw'),
  roar: binds('lion', 'roar'),
  shake_off: stops('lion', 'dodge'),
  ambush: hits('tiger', 4, 'leap'),
  rake: hits('tiger', 3, 'claw'),
  twist_away: stops('tiger', 'dodge'),
  crushing_hug: binds('bear', 'net'),
  swipe: hits('bear', 3, 'claw'),
  bite: hits('bear', 4, 'fangs'),
  thick_hide: stops('bear', 'armour'),
}

const UNKNOWN: Printed = { set: 'common', band: 'attack', damage: 0, spent: false, motif: 'stab' }

/** A card that this build has not heard of is still shown. */
export const printed = (card: string): Printed => CARDS[card] ?? UNKNOWN

export const usableBy = (card: string, style: string): boolean => ['common', style].includes(printed(card).set)

export const BAND_ICON: Record<Band, string> = { attack: 'atk', immobilise: 'special', defence: 'def' }
