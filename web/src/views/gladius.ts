/** What the server sends of this game, and takes: made by `python -m tools.webtypes`. */

/** One fighter, as everybody sees them. `seat` is None for the adversary of a solo bout. */
export interface FighterView {
  style: string
  seat: number | null
  hp: number
  full_hp: number
  stats: number[]
  cards: number
  cannot_attack: boolean
}

/** Dice that were rolled for a stat. */
export interface RollView {
  side: number
  stat: string
  dice: number[]
}

/** What happened in one turn: who attacked with what, how it was met, what came of it. `idle`: why there was no attack ("holds" or "cannot_attack"), `bound_by`: the card that took it. `answered`: has the defender decided? `outcome`: "none", "pending", "stopped", "voided", "immobilised" or "hit". `turned`: cards that an adversary turned up. `unarmed`, `helpless`: the attacker had no card to attack with, the defender none to defend with; told to the viewer of whoever's hand it was, and of an adversary to all. */
export interface ExchangeView {
  attacker: number
  attack: string | null
  idle: string
  bound_by: string
  defence: string | null
  answered: boolean
  broken: boolean
  outcome: string
  damage: number
  left: number
  rolls: RollView[]
  turned: string[]
  unarmed: boolean
  helpless: boolean
}

/** What an attack would do if nothing stops it: the hit points `left`, fewer if Strength may add (`more`). */
export interface StakeView {
  left: number
  more: boolean
}

/** A duel as one viewer sees it. `known`: cards that the opponent holds for certain (the deck ran out in between). `surplus`: cards that the viewer must still discard. `exchange`: the turn under way, once something happened in it; `past`: those of the two turns before it. `stakes`: of the attack under way, and of those in the viewer's hand, by card. `ending`: why it is over ("hit_points", "points" or "concession"), "" until then. */
export interface DuelView {
  phase: string
  turn: number
  limit: number
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
  stakes: Record<string, StakeView>
}

/** A card. `set`: who may use it - everybody ("common"), a style or a beast. `spent`: whoever plays it cannot attack on their next turn. */
export interface CardPrinted {
  set: string
  kind: string
  damage: number
  immobilise: boolean
  spent: boolean
}

/** `usable`: by fighter, the cards that they can use. `stats`: in the order in which fighters have them. */
export interface DuelPrinted {
  cards: Record<string, CardPrinted>
  usable: Record<string, string[]>
  stats: string[]
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
