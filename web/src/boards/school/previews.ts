/**
 * What the benches of a campaign compute before anybody has asked the rules. These are listed in `src/previews.ts`
 * and compared with
 * Python (`tests/web/test_previews.py`); so they import nothing, and take what the rules say as arguments.
 */

/** An offer being written: to whom, and what goes each way. */
export interface Draft {
  to: number | null
  gives: number
  sold: number[]
  wants: number
  bought: number[]
}

/** What an offer depends on. */
export interface Floor {
  gold: number[]
  /** Schools that gave up. */
  left: number[]
  offers: readonly (readonly unknown[])[]
  gladiators: { id: number; owner: number | null; fate: string }[]
}

type Fault = '' | 'nobody' | 'nothing' | 'two-ways' | 'poor-you' | 'poor-them' | 'gone' | 'again' | 'none-left'

/** Why this offer cannot be made; nothing: it can. `left`: how many one may still make. */
export function offerFault(draft: Draft, me: number, floor: Floor, left: number): Fault {
  const { to, gives, sold, wants, bought } = draft
  if (left <= 0) return 'none-left'
  if (to === null || to === me || to < 0 || to >= floor.gold.length || floor.left.includes(to)) return 'nobody'
  if (!gives && !wants && !sold.length && !bought.length) return 'nothing'
  if (gives && wants) return 'two-ways'
  if (gives > (floor.gold[me] ?? 0)) return 'poor-you'
  if (wants > (floor.gold[to] ?? 0)) return 'poor-them'
  const has = (seat: number, id: number): boolean =>
    floor.gladiators.some((one) => one.id === id && one.owner === seat && one.fate === 'alive')
  if (!sold.every((id) => has(me, id)) || !bought.every((id) => has(to, id))) return 'gone'
  const rising = (ids: number[]): number[] => [...ids].sort((one, two) => one - two)
  const made = JSON.stringify([me, to, gives, rising(sold), wants, rising(bought)])
  return floor.offers.some((one) => JSON.stringify(one) === made) ? 'again' : ''
}

/**
 * Gold on average, if all matches of these fighters end so. `purse`: what a result brings on average, and a level of
 * charisma.
 */
export function expectedGold(fighters: { charisma: number }[], result: string, purse: Record<string, number>): number {
  return fighters.reduce((sum, one) => sum + (purse[result] ?? 0) + one.charisma * (purse.charisma ?? 0), 0)
}
