/** Paying: whole payments, of which nothing could be left out (FG-10). Laid out before they are given: see `src/previews.ts`. */

import type { IncomeView } from '../../views/for_glory'

export interface Way {
  coins: number
  /** Income cards, the most valuable first. */
  cards: string[]
}

export type Verdict = 'short' | 'exact' | 'over' | 'superfluous'

export const worthOf = (incomes: IncomeView[], card: string): number => incomes.find((one) => one.card === card)?.worth ?? 0

/** Incomes as cards, the largest first, each as often as it is held. */
export const held = (incomes: IncomeView[]): string[] => incomes.flatMap(({ card, count }) => Array<string>(count).fill(card))

export const total = (way: Way, incomes: IncomeView[]): number =>
  way.cards.reduce((sum, card) => sum + worthOf(incomes, card), way.coins)

/** Would this payment do? */
export function judge(way: Way, cost: number, incomes: IncomeView[]): Verdict {
  const over = total(way, incomes) - cost
  if (over < 0) return 'short'
  if (over === 0) return 'exact'
  const least = Math.min(...way.cards.map((card) => worthOf(incomes, card)), way.coins ? 1 : Infinity)
  return over < least ? 'over' : 'superfluous'
}

/** Every legal payment, the most sensible first: least waste, then tokens kept, then few cards. */
export function ways(incomes: IncomeView[], coins: number, cost: number): Way[] {
  const cards = held(incomes)
  const found: Way[] = []
  const grow = (start: number, chosen: string[], sum: number): void => {
    if (sum >= cost) {
      found.push({ coins: 0, cards: chosen })
      return
    }
    if (cost - sum <= coins) found.push({ coins: cost - sum, cards: chosen })
    for (let i = start; i < cards.length; i++)
      if (i === start || cards[i] !== cards[i - 1]) grow(i + 1, [...chosen, cards[i]!], sum + worthOf(incomes, cards[i]!))
  }
  if (cost > 0) grow(0, [], 0)
  return found.sort(
    (one, two) =>
      total(one, incomes) - total(two, incomes) ||
      one.coins - two.coins ||
      one.cards.length - two.cards.length ||
      (one.cards.join() < two.cards.join() ? -1 : 1),
  )
}

/** The pieces in the order in which they are given. */
export const pieces = (way: Way): string[] => [...way.cards, ...Array<string>(way.coins).fill('coin')]

export const pieceWorth = (incomes: IncomeView[], piece: string): number => (piece === 'coin' ? 1 : worthOf(incomes, piece))
