/** Paying: whole payments, of which nothing could be left out (FG-10). */

import { factsOf } from './facts'

export interface Way {
  coins: number
  /** Income cards, the most valuable first. */
  cards: string[]
}

export type Verdict = 'short' | 'exact' | 'over' | 'superfluous'

export function worth(card: string, inArena: boolean): number {
  const facts = factsOf(card)
  return inArena ? facts.arenaValue : facts.value
}

export const incomes = (hand: string[], inArena: boolean): string[] =>
  hand
    .filter((card) => factsOf(card).kind === 'income')
    .sort((one, two) => worth(two, inArena) - worth(one, inArena) || one.localeCompare(two))

export const total = (way: Way, inArena: boolean): number =>
  way.cards.reduce((sum, card) => sum + worth(card, inArena), way.coins)

export function judge(way: Way, cost: number, inArena: boolean): Verdict {
  const over = total(way, inArena) - cost
  if (over < 0) return 'short'
  if (over === 0) return 'exact'
  const least = Math.min(...way.cards.map((card) => worth(card, inArena)), way.coins ? 1 : Infinity)
  return over < least ? 'over' : 'superfluous'
}

/** Every legal payment, the most sensible first: least waste, then tokens kept, then few cards. */
export function ways(hand: string[], coins: number, cost: number, inArena: boolean): Way[] {
  const cards = incomes(hand, inArena)
  const found: Way[] = []
  const grow = (start: number, chosen: string[], sum: number): void => {
    if (sum >= cost) {
      found.push({ coins: 0, cards: chosen })
      return
    }
    if (cost - sum <= coins) found.push({ coins: cost - sum, cards: chosen })
    for (let i = start; i < cards.length; i++)
      if (i === start || cards[i] !== cards[i - 1]) grow(i + 1, [...chosen, cards[i]!], sum + worth(cards[i]!, inArena))
  }
  if (cost > 0) grow(0, [], 0)
  return found.sort(
    (one, two) => total(one, inArena) - total(two, inArena) || one.coins - two.coins || one.cards.length - two.cards.length,
  )
}

/** The pieces in the order in which they are given. */
export const pieces = (way: Way): string[] => [...way.cards, ...Array<string>(way.coins).fill('coin')]

export const pieceWorth = (piece: string, inArena: boolean): number => (piece === 'coin' ? 1 : worth(piece, inArena))
