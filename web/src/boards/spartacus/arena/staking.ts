/** Wagers while they are chosen: four fields, at most so many coins on each, and no more than the purse holds. */

export interface Limits {
  least: number
  most: number[]
  coins: number
}

export type Stakes = (number | null)[]

export function limitsOf(described: unknown): Limits {
  const { least, most, coins } = described as Partial<Limits>
  return { least: least ?? 1, most: most ?? [0, 0, 0, 0], coins: coins ?? 0 }
}

export function staked(stakes: Stakes): number {
  return stakes.reduce<number>((sum, coins) => sum + (coins ?? 0), 0)
}

/** The amounts that a field offers. */
export function amounts(limits: Limits, field: number): number[] {
  const most = limits.most[field] ?? 0
  return [0, ...Array.from({ length: Math.max(0, most - limits.least + 1) }, (_, i) => limits.least + i)]
}

/** Is the purse deep enough for so many coins there, beside the other fields? */
export function affordable(limits: Limits, stakes: Stakes, field: number, coins: number): boolean {
  return staked(stakes) - (stakes[field] ?? 0) + coins <= limits.coins
}

/** From what chance on a wager pays in the long run, in per cent. */
export function breakEven(pays: number): number {
  return Math.round(100 / (pays + 1))
}
