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
  /** How many of it a deck has; in a duel of one style with itself twice as many. */
  copies: number
}

const hits = (set: string, copies: number, damage: number, motif: string, spent = false): Printed => ({
  set,
  band: 'attack',
  damage,
  spent,
  motif,
  copies,
})
const binds = (set: string, copies: number, motif: string): Printed => ({ set, band: 'immobilise', damage: 0, spent: false, motif, copies })
const stops = (set: string, copies: number, motif: string): Printed => ({ set, band: 'defence', damage: 0, spent: false, motif, copies })

export const CARDS: Record<string, Printed> = {
  pommel: hits('common', 2, 1, 'pommel'),
  kick: hits('common', 2, 1, 'kick'),
  disarm: binds('common', 2, 'disarm'),
  knockdown: binds('common', 2, 'knock'),
  sand_in_the_eyes: binds('common', 2, 'sand'),
  grapple: binds('common', 2, 'net'),
  duck: stops('common', 2, 'dodge'),
  leap: stops('common', 2, 'leap'),
  dodge: stops('common', 2, 'dodge'),
  parry: stops('common', 2, 'parry'),
  trident_thrust: hits('retiarius', 8, 3, 'trident'),
  cast_net: binds('retiarius', 4, 'net'),
  withdraw: stops('retiarius', 4, 'withdraw'),
  dagger: hits('retiarius', 2, 1, 'stab'),
  sword_stab: hits('secutor', 8, 3, 'stab'),
  shield_block: stops('secutor', 4, 'shield'),
  armor_secutor: stops('secutor', 4, 'armour'),
  shield_bash: hits('secutor', 2, 1, 'shield'),
  sword_slash: hits('thracian', 12, 2, 'stab'),
  buckler: stops('thracian', 2, 'shield'),
  armor_thracian: stops('thracian', 2, 'armour'),
  fleet_footed: stops('thracian', 2, 'withdraw'),
  sword_flurry: hits('dimachaeri', 6, 2, 'parry'),
  double_thrust: hits('dimachaeri', 4, 3, 'stab'),
  crossed_swords: stops('dimachaeri', 4, 'parry'),
  sidestep: stops('dimachaeri', 4, 'dodge'),
  sword_swipe: hits('murmillo', 6, 2, 'stab'),
  stunning_blow: binds('murmillo', 2, 'pommel'),
  wild_swing: hits('murmillo', 2, 3, 'leap', true),
  overhead_swing: hits('murmillo', 2, 4, 'stab'),
  shield: stops('murmillo', 4, 'shield'),
  armor_murmillo: stops('murmillo', 2, 'armour'),
  impale: hits('samnite', 4, 4, 'trident'),
  cut: hits('samnite', 8, 1, 'stab'),
  passive_shield: stops('samnite', 4, 'shield'),
  armor_samnite: stops('samnite', 2, 'armour'),
  pounce: hits('lion', 7, 4, 'leap'),
  maul: hits('lion', 6, 3, 'claw'),
  roar: binds('lion', 3, 'roar'),
  shake_off: stops('lion', 2, 'dodge'),
  ambush: hits('tiger', 2, 4, 'leap'),
  rake: hits('tiger', 10, 3, 'claw'),
  twist_away: stops('tiger', 6, 'dodge'),
  crushing_hug: binds('bear', 3, 'net'),
  swipe: hits('bear', 8, 3, 'claw'),
  bite: hits('bear', 4, 4, 'fangs'),
  thick_hide: stops('bear', 3, 'armour'),
}

const UNKNOWN: Printed = { set: 'common', band: 'attack', damage: 0, spent: false, motif: 'stab', copies: 0 }

/** A card that this build has not heard of is still shown. */
export const printed = (card: string): Printed => CARDS[card] ?? UNKNOWN

export const usableBy = (card: string, style: string): boolean => ['common', style].includes(printed(card).set)

export const BAND_ICON: Record<Band, string> = { attack: 'atk', immobilise: 'special', defence: 'def' }

/** How many of a card are in the deck of these two styles. */
export const copiesIn = (card: string, styles: readonly string[]): number =>
  printed(card).copies * (styles[0] === styles[1] && printed(card).set !== 'common' ? 2 : 1)
