/** Payments as the bench shows them. */

import type { Income, Way } from '../previews'

export const worthOf = (incomes: Income[], card: string): number => incomes.find((one) => one.card === card)?.worth ?? 0

export const total = (way: Way, incomes: Income[]): number =>
  way.cards.reduce((sum, card) => sum + worthOf(incomes, card), way.coins)

/** The pieces in the order in which they are given. */
export const pieces = (way: Way): string[] => [...way.cards, ...Array<string>(way.coins).fill('coin')]

export const pieceWorth = (incomes: Income[], piece: string): number => (piece === 'coin' ? 1 : worthOf(incomes, piece))
