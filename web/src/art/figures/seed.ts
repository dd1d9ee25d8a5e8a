/** Seeded choice: the same text always leads to the same person. */

/** FNV-1a of a text. */
export function hash(text: string): number {
  let value = 2166136261
  for (const sign of text) {
    value ^= sign.codePointAt(0) ?? 0
    value = Math.imul(value, 16777619)
  }
  return value >>> 0
}

/** Numbers from 0 to below 1, and choices made with them. */
export interface Chance {
  (): number
  /** One of them, each as likely as the others. */
  pick: <T>(from: readonly T[]) => T
  /** A whole number from 0 to below the count. */
  below: (count: number) => number
  /** Is it so, with this chance? */
  hit: (share: number) => boolean
  /** A number between two, to one decimal place. */
  between: (low: number, high: number) => number
}

/** Mulberry32 from a text. Its first draws of similar texts are alike, so they are thrown away. */
export function chance(seed: string): Chance {
  let state = hash(seed)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  for (let thrown = 0; thrown < 3; thrown++) next()
  return Object.assign(next, {
    pick: <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)]!,
    below: (count: number): number => Math.floor(next() * count),
    hit: (share: number): boolean => next() < share,
    between: (low: number, high: number): number => Number((low + next() * (high - low)).toFixed(1)),
  })
}
