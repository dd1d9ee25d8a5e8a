/** What counts for a scheme. */

import type { Option, Seat } from '../../../lib/protocol'
import { factsOf } from '../cards/facts'
import type { TableView, WordView } from '../view'

export interface Plan {
  seat: Seat
  card: string | null
  number: number
  pledged: Seat[]
  asked: Seat[]
  shown: Seat[]
  discount: number
  targets: Seat[]
  /** Lies it face down, is it announced, or confirmed? */
  stage: 'prepared' | 'announced' | 'confirmed'
}

/** The scheme under way: the one on the table, or the one that lies face down. */
export function planOf(view: TableView): Plan | undefined {
  const open = view.scheme
  if (open) {
    const stage = open.confirmed ? 'confirmed' : 'announced'
    return { ...open, number: 0, asked: [], shown: [], stage }
  }
  const mark = view.prepared.find((one) => one.lying)
  if (!mark || view.active === null) return undefined
  return { ...mark, seat: view.active, targets: [], stage: 'prepared' }
}

export function required(card: string, discount: number): number {
  return Math.max(0, factsOf(card).requirement - discount)
}

/** Support changes nothing for a card that requires no Influence. */
export function unaided(plan: Plan): boolean {
  return plan.card !== null && required(plan.card, plan.discount) === 0
}

export interface Counted {
  own: number
  pledges: { seat: Seat; influence: number }[]
  extra: number
  total: number
}

export function backing(view: TableView, plan: Plan): Counted {
  const own = view.houses[plan.seat]?.influence ?? 0
  const pledges = plan.pledged.map((seat) => ({ seat, influence: view.houses[seat]?.influence ?? 0 }))
  const extra = view.support ?? 0
  return { own, pledges, extra, total: own + extra + pledges.reduce((sum, one) => sum + one.influence, 0) }
}

/** What the card that was played last would require with so many Guards against it, and what there is for it. */
export function meddled(view: TableView, guards: number): { seat: Seat; needs: number; has: number } | undefined {
  const last = view.declared.at(-1)
  if (last) {
    const needs = factsOf(last.card).requirement + (view.declared_raised?.at(-1) ?? 0) + guards
    return { seat: last.seat, needs, has: view.houses[last.seat]?.influence ?? 0 }
  }
  const plan = planOf(view)
  if (!plan?.card) return undefined
  return { seat: plan.seat, needs: required(plan.card, plan.discount) + guards, has: backing(view, plan).total }
}

/** How much Influence the scheme still lacks, as far as its card is known. */
export function missing(view: TableView, plan: Plan): number {
  return plan.card ? Math.max(0, required(plan.card, plan.discount) - backing(view, plan).total) : 0
}

/** Whom of these somebody has promised that nothing goes against him. */
export function betrayed(ledger: WordView[], by: Seat, targets: Seat[]): Seat[] {
  return targets.filter((seat) =>
    ledger.some((word) => word.by === by && word.to === seat && word.state === 'open' && word.promise[0] === 'no_target'),
  )
}

/** How much Influence a card of the hand lacks; what was pledged to it when it was prepared counts. */
export function lacking(view: TableView, card: string, influence: number): number {
  const { kind } = factsOf(card)
  if (kind !== 'scheme' && kind !== 'reaction') return 0
  const mark = view.prepared.find((one) => one.card === card)
  if (!mark || view.active === null) return required(card, 0) - influence
  const plan: Plan = { ...mark, seat: view.active, targets: [], stage: 'prepared' }
  return required(card, mark.discount) - backing(view, plan).total
}

export type Manner = 'hidden' | 'shown'

/** In which ways each house may still be asked for support. */
export function requests(offered: Option[]): Map<Seat, Manner[]> {
  const found = new Map<Seat, Manner[]>()
  for (const option of offered) {
    if (!Array.isArray(option) || option[0] !== 'request') continue
    const asked = option[1] as [Seat, boolean][]
    if (asked.length !== 1) continue
    const [seat, shown] = asked[0]!
    found.set(seat, [...(found.get(seat) ?? []), shown ? 'shown' : 'hidden'])
  }
  return found
}

/** The option that asks these houses in these ways. */
export function requestOption(offered: Option[], wish: Map<Seat, Manner>): Option | undefined {
  if (!wish.size) return undefined
  return offered.find((option) => {
    if (!Array.isArray(option) || option[0] !== 'request') return false
    const asked = option[1] as [Seat, boolean][]
    return asked.length === wish.size && asked.every(([seat, shown]) => wish.get(seat) === (shown ? 'shown' : 'hidden'))
  })
}

export interface Demand {
  option: Option
  seat: Seat
  shown: boolean
}

/** Of whom support may be demanded in the name of the Senate: for a scheme of one's own or, then never shown, of another. */
export function demands(offered: Option[]): Demand[] {
  const found: Demand[] = []
  for (const option of offered) {
    if (!Array.isArray(option) || option[0] !== 'demand') continue
    const [seat, shown] = Array.isArray(option[1]) ? option[1] : [option[1], false]
    found.push({ option, seat: Number(seat), shown: shown === true })
  }
  return found
}

/** So many coins may be paid at once for a lower requirement. */
export function mostBribe(offered: Option[]): number {
  return Math.max(0, ...offered.map((one) => (Array.isArray(one) && one[0] === 'bribe' ? Number(one[1]) : 0)))
}

/** What has a place of its own at the scheme; anything else a rulebook offers there is a button. */
const PLACED = new Set(['request', 'demand', 'bribe', 'announce', 'target'])
export function others(offered: Option[]): Option[][] {
  return offered.filter((one): one is Option[] => Array.isArray(one) && !PLACED.has(String(one[0])))
}

/** The choices of targets that are offered by this word. */
export function aims(offered: Option[], word: 'announce' | 'target'): Seat[][] {
  return offered
    .filter((option): option is Option[] => Array.isArray(option) && option[0] === word)
    .map((option) => option[1] as Seat[])
}
