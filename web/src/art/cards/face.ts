/** What is shown on a card's face. Boards fill it from what the rules say is printed; nothing here knows a card. */

import type { Subject } from '../scenes/scene'

type WindowShape = 'arch' | 'door' | 'cut' | 'round' | 'wide' | 'shield' | 'square'
/** A colour of the cards, `--t-…`, or of a house, `--h-…`. */
type Tone = `t-${'gladiator' | 'slave' | 'equipment' | 'scheme' | 'reaction' | 'guard'}` | `h-${string}`

interface Kind {
  /** The shape of the window names the kind before its colour does. */
  window: WindowShape
  tone: Tone
  icon: string
}

/** A number with its sign; the label says it in words. */
export interface Mark {
  value: number | string
  label: string
  icon?: string | undefined
  /** An asterisk: not an official number. */
  starred?: boolean
}

interface Wounds {
  taken: number
  of: number
  /** In words. */
  label: string
}

/** The state that a card is in; each is shown by a shape or a word besides its colour. */
export interface CardState {
  exhausted?: boolean
  selected?: boolean
  /** New in the hand. */
  fresh?: boolean
  wounds?: Wounds | undefined
  /** Of no use now: dashed and grey. */
  disabled?: boolean
  /** Why not, in words. */
  reason?: string | undefined
}

export interface Face {
  subject: Subject
  title: string
  /** What kind of card it is, in words. */
  kind: string
  look: Kind
  text: string
  /** Named powers, before the text. */
  powers?: { name: string; text: string }[]
  /** In the upper corners: what it takes, and what it is worth. */
  left?: Mark | undefined
  right?: Mark | undefined
  /** Dice, each pool in its shape. */
  pools?: { attack: number; defence: number; speed: number; label: string } | undefined
  stats?: Mark[]
  /** A large number before the text. */
  lead?: number
  foot?: string
  /** At the end of the foot: the game or the deck. */
  from?: string
  /** The state of this very card, where it is more than its print. */
  state?: CardState
}

/** On a card on the table, in a hand, and to be read. */
export type FaceSize = 'table' | 'hand' | 'detail'

const KINDS: Record<string, Kind> = {
  gladiator: { window: 'arch', tone: 't-gladiator', icon: 'gladiator' },
  fighter: { window: 'arch', tone: 't-gladiator', icon: 'gladiator' },
  beast: { window: 'arch', tone: 't-gladiator', icon: 'blood' },
  slave: { window: 'arch', tone: 't-slave', icon: 'slave' },
  guard: { window: 'arch', tone: 't-guard', icon: 'guard' },
  patron: { window: 'arch', tone: 't-equipment', icon: 'host' },
  scheme: { window: 'door', tone: 't-scheme', icon: 'scheme' },
  boast: { window: 'door', tone: 't-gladiator', icon: 'talk' },
  income: { window: 'door', tone: 't-slave', icon: 'coin' },
  reaction: { window: 'cut', tone: 't-reaction', icon: 'reaction' },
  equipment: { window: 'round', tone: 't-equipment', icon: 'weapon' },
  house: { window: 'shield', tone: 't-equipment', icon: 'home' },
  arena: { window: 'wide', tone: 't-slave', icon: 'glory' },
  tactic: { window: 'square', tone: 't-scheme', icon: 'atk' },
  scheme_tactic: { window: 'square', tone: 't-guard', icon: 'swap' },
  attack: { window: 'square', tone: 't-gladiator', icon: 'atk' },
  defence: { window: 'square', tone: 't-reaction', icon: 'def' },
  immobilise: { window: 'square', tone: 't-scheme', icon: 'special' },
}
/** For Glory's own schemes differ from its tactics in colour, too. */
const FOR_GLORY: Record<string, Kind> = { scheme: { window: 'door', tone: 't-guard', icon: 'scheme' } }

/** How a type of cards looks; an equipment's slot has a sign of its own, and a house its colour. */
export function lookOf(game: string, type: string, slot?: unknown, id = ''): Kind {
  const kind = (game === 'for_glory' ? FOR_GLORY[type] : undefined) ?? KINDS[type] ?? KINDS.equipment!
  if (type === 'house') return { ...kind, tone: `h-${id.replace(/^ho-/, '')}` }
  return typeof slot === 'string' && slot ? { ...kind, icon: slot } : kind
}
