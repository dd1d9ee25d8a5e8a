/** How bids are written. */

export const total = (parts: number[]): number => parts.reduce((sum, one) => sum + one, 0)

/** "4 (2+2)": of a tie both rounds. */
export const added = (parts: number[]): string => (parts.length > 1 ? ` (${parts.join('+')})` : '')
