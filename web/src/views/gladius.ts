/** What the server sends of this game, and takes: made by `python -m tools.webtypes`. */

import type { StandingsView } from './kernel'

/**
 * One fighter, as everybody sees them. `style`: the fighting style, or the beast. `seat`: who plays this side, None for
 * the adversary of a solo bout. `hp`: the hit points that are left. `full_hp`: the hit points at the start of the bout.
 * `stats`: the levels of strength, skill, endurance, prowess and reflexes. `cards`: how many cards are in hand.
 * `cannot_attack`: the next attack is lost: they were immobilised, or have swung wide.
 */
export interface FighterView {
  style: string
  seat: number | null
  hp: number
  full_hp: number
  stats: number[]
  cards: number
  cannot_attack: boolean
}

/**
 * Dice that were rolled for a stat. `side`: who rolled. `stat`: the stat it was for. `dice`: what the dice show, every
 * 1 counts.
 */
export interface RollView {
  side: number
  stat: string
  dice: number[]
}

/**
 * What happened in one turn: who attacked with what, how it was met, what came of it. `attacker`: the side whose turn
 * it was. `attack`: the card attacked with, None without an attack. `idle`: why there was no attack ("holds" or
 * "cannot_attack"), else "". `bound_by`: the card that took the attack, "" unless `idle` is "cannot_attack". `defence`:
 * the card defended with, None without a defence. `answered`: has the attack been met, and its outcome decided?
 * `broken`: Prowess broke through the defence. `outcome`: "none" without an attack, "pending" until it is decided, then
 * "stopped", "voided", "immobilised" or "hit". `damage`: of a hit, else 0. `left`: the hit points that a hit left the
 * defender, 0 without one. `tired`: the die that was rolled for the defence of a tired fighter, 0 without one; `late`:
 * it came too late. `rolls`: the dice of this turn, in the order in which they fell. `turned`: cards that the adversary
 * of a solo bout turned up. `unarmed`: the attacker had no card to attack with, told to themselves, and of an adversary
 * to all. `helpless`: the defender had no card to defend with, told only to themselves.
 */
export interface ExchangeView {
  attacker: number
  attack: string | null
  idle: string
  bound_by: string
  defence: string | null
  answered: boolean
  tired: number
  late: boolean
  broken: boolean
  outcome: string
  damage: number
  left: number
  rolls: RollView[]
  turned: string[]
  unarmed: boolean
  helpless: boolean
}

/**
 * What an attack would do if nothing stops it. `left`: the hit points that it would leave the opponent, before
 * Strength. `more`: Strength may add to the damage.
 */
export interface ThreatView {
  left: number
  more: boolean
}

/**
 * A duel as one viewer sees it. A side is 0 or 1: the place of a fighter in `fighters`. `phase`: "deal", "turn" or
 * "over". `turn`: the number of this turn, those of both fighters counted. `limit`: after this turn the bout is decided
 * on hit points. `tires_after`: from the turn after this one on defences may come too late; 0: they never do. `tired`:
 * they may do so in this turn. `active`: the side whose turn it is. `fighters`: both fighters, by side. `hand`: the
 * viewer's cards. `known`: cards that the opponent holds for certain (the deck ran out in between). `deck`: how many
 * cards are left in the shared deck. `discard`: the shared discard pile, sorted. `table`: the cards that were played or
 * turned up this turn. `mini`: how many cards the adversary of a solo bout turns up to defend and to attack, else 0 and
 * 0. `winner`: the side that has won, 2 for a draw, None until it is over. `ending`: why it is over ("hit_points",
 * "points" or "concession"), "" until then. `starter`: the side that began. `surplus`: cards that the viewer must still
 * discard. `exchange`: the turn under way, once something happened in it. `past`: those of the two turns before it.
 * `stakes`: what the attack under way would do, and every attack in the viewer's hand, by card. `standings`: the hit
 * points of both sides; who has none has lost.
 */
export interface DuelView {
  phase: string
  turn: number
  limit: number
  tires_after: number
  tired: boolean
  active: number
  fighters: FighterView[]
  hand: string[]
  known: string[]
  deck: number
  discard: string[]
  table: string[]
  mini: number[]
  winner: number | null
  ending: string
  starter: number
  surplus: number
  exchange: ExchangeView | null
  past: ExchangeView[]
  stakes: Record<string, ThreatView>
  standings: StandingsView
}

/**
 * A card. `set`: who may use it - everybody ("common"), a style or a beast. `spent`: whoever plays it cannot attack on
 * their next turn.
 */
export interface CardPrinted {
  set: string
  kind: string
  damage: number
  immobilise: boolean
  spent: boolean
}

/**
 * `usable`: by fighter, the cards that they can use. `stats`: in the order in which fighters have them. `hand_limit`:
 * whoever holds more discards. `too_late`: up to this roll the defence of a tired fighter is.
 */
export interface DuelPrinted {
  cards: Record<string, CardPrinted>
  usable: Record<string, string[]>
  stats: string[]
  hand_limit: number
  too_late: number
}

/** All types of this game. */
export interface Gladius {
  view: DuelView
  printed: DuelPrinted
  parts: {
    deck: Record<string, number>
  }
  answers: {
    discard: string
    attack: string
    defend: string
  }
  spaces: {
  }
  about: {
    discard: unknown
    attack: unknown
    defend: string
  }
  anytime: []
}
