/** The scheme under way, and what may be done for it. */

import type { Play } from '../../../lib/board'
import type { Option, Seat } from '../../../lib/wire/protocol'
import type { SchemeStrengthView } from '../../../views/spartacus'
import { askOf, type EitherGame } from '../read'
import type { EitherView } from '../view'

export interface Plan {
  seat: Seat
  card: string | null
  number: number
  pledged: Seat[]
  discount: number
  targets: Seat[]
  /** Lies it face down, is it announced, or confirmed? */
  stage: 'prepared' | 'announced' | 'confirmed'
  /** What it requires, and what counts for it. */
  stand: SchemeStrengthView
}

/** The scheme under way: the one on the table, or the one that lies face down. */
export function planOf(view: EitherView): Plan | undefined {
  const open = view.scheme
  if (open) return { ...open, number: 0, stage: open.confirmed ? 'confirmed' : 'announced' }
  const mark = view.prepared.find((one) => one.lying)
  if (!mark || view.active === null) return undefined
  return { ...mark, seat: view.active, targets: [], stage: 'prepared' }
}

/** Support changes nothing for a card that requires no Influence. */
export const unaided = (plan: Plan): boolean => plan.stand.required === 0

type Answers = EitherGame['answers']
/** What the schemer may do. */
export type SchemeOption = Answers['prepared' | 'announced' | 'short']

export function schemeOptions(play: Pick<Play, 'state'>): SchemeOption[] {
  const ask = askOf(play, 'prepared') ?? askOf(play, 'announced') ?? askOf(play, 'short')
  return ask ? [...ask.options] : []
}

/** Answers that are more than a word. */
function listed<T>(offered: T[]): Exclude<T, string>[] {
  return offered.filter((one): one is Exclude<T, string> => typeof one !== 'string')
}

export type Visibility = 'hidden' | 'shown'
const visibility = (shown: boolean): Visibility => (shown ? 'shown' : 'hidden')

/** In which ways each house may still be asked for support. */
export function requests(offered: SchemeOption[]): Map<Seat, Visibility[]> {
  const found = new Map<Seat, Visibility[]>()
  for (const option of listed(offered)) {
    if (option[0] !== 'request' || option[1].length !== 1) continue
    const [seat, shown] = option[1][0]!
    found.set(seat, [...(found.get(seat) ?? []), visibility(shown)])
  }
  return found
}

/** The option that asks these houses in these ways. */
export function requestOption(offered: SchemeOption[], wanted: Map<Seat, Visibility>): SchemeOption | undefined {
  if (!wanted.size) return undefined
  return listed(offered).find(
    (option) =>
      option[0] === 'request' &&
      option[1].length === wanted.size &&
      option[1].every(([seat, shown]) => wanted.get(seat) === visibility(shown)),
  )
}

export interface Demand {
  option: Option
  seat: Seat
  shown: boolean
}

/** Of whom support may be demanded in the name of the Senate: for a scheme of one's own or, never shown, of another. */
export function demands(offered: (SchemeOption | Answers['react' | 'foil' | 'bodyguard'])[]): Demand[] {
  const found: Demand[] = []
  for (const option of listed(offered)) {
    if (typeof option === 'number' || option[0] !== 'demand') continue
    const [seat, shown] = typeof option[1] === 'number' ? [option[1], false] : option[1]
    found.push({ option, seat, shown })
  }
  return found
}

/** So many coins may be paid at once for a lower requirement. */
export function mostBribe(offered: SchemeOption[]): number {
  return Math.max(0, ...listed(offered).map((one) => (one[0] === 'bribe' ? one[1] : 0)))
}

/** What has a place of its own at the scheme; anything else a rulebook offers there is a button. */
const PLACED = new Set(['request', 'demand', 'bribe', 'announce', 'target'])
export function otherOptions(offered: SchemeOption[]): Exclude<SchemeOption, string>[] {
  return listed(offered).filter((one) => !PLACED.has(one[0]))
}

/** What a scheme is aimed at without being told: the only choice there is, or oneself where that stands first. */
export function plainAim(aims: Seat[][], you: Seat | null): Seat[] | undefined {
  const [first] = aims
  return aims.length === 1 || (first?.length === 1 && first[0] === you) ? first : undefined
}

/** The choices of targets that are offered. */
export function aims(offered: SchemeOption[]): Seat[][] {
  return listed(offered).flatMap((option) => (option[0] === 'announce' || option[0] === 'target' ? [option[1]] : []))
}
