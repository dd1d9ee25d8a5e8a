/**
 * What a payment computes before anybody has asked the rules. These are listed in `src/previews.ts` and compared with
 * Python (`tests/web/test_previews.py`); so they import nothing, and take what the rules say as arguments.
 */

/** Coin tokens, and income cards, the most valuable first. */
export interface Way {
  coins: number
  cards: string[]
}

/** An income in hand: how many of it, and what one is worth now. */
export interface Income {
  card: string
  count: number
  worth: number
}

type Verdict = 'short' | 'exact' | 'over' | 'superfluous'

const worthOf = (incomes: readonly Income[], card: string): number =>
  incomes.find((one) => one.card === card)?.worth ?? 0
const total = (way: Way, incomes: readonly Income[]): number =>
  way.cards.reduce((sum, card) => sum + worthOf(incomes, card), way.coins)

/** Would this payment do? Nothing may be given that could be left out (FG-10). */
export function judgePayment(way: Way, cost: number, incomes: readonly Income[]): Verdict {
  const over = total(way, incomes) - cost
  if (over < 0) return 'short'
  if (over === 0) return 'exact'
  const least = Math.min(...way.cards.map((card) => worthOf(incomes, card)), way.coins ? 1 : Infinity)
  return over < least ? 'over' : 'superfluous'
}

/**
 * Every legal payment, the most sensible first: least waste, then tokens kept, then few cards. Incomes: the largest
 * first.
 */
export function payments(incomes: readonly Income[], coins: number, cost: number): Way[] {
  const cards = incomes.flatMap(({ card, count }) => Array<string>(count).fill(card))
  const found: Way[] = []
  const grow = (start: number, chosen: string[], sum: number): void => {
    if (sum >= cost) {
      found.push({ coins: 0, cards: chosen })
      return
    }
    if (cost - sum <= coins) found.push({ coins: cost - sum, cards: chosen })
    for (let i = start; i < cards.length; i++)
      if (i === start || cards[i] !== cards[i - 1])
        grow(i + 1, [...chosen, cards[i]!], sum + worthOf(incomes, cards[i]!))
  }
  grow(0, [], 0)
  const first = (one: Way, two: Way): number => one.cards.findIndex((card, at) => card !== two.cards[at])
  return found.sort((one, two) => {
    const at = first(one, two)
    return (
      total(one, incomes) - total(two, incomes) ||
      one.coins - two.coins ||
      one.cards.length - two.cards.length ||
      (at < 0 ? 0 : one.cards[at]! < two.cards[at]! ? -1 : 1)
    )
  })
}
