/** How far this browser has read at a table, for "since you left". */

const key = (table: string, seat: number | null) => `munera-seen-${table}-${seat ?? 'x'}`

export function seenUntil(table: string, seat: number | null): number {
  try {
    return Number(localStorage.getItem(key(table, seat)) ?? 0)
  } catch {
    return 0
  }
}

export function noteSeen(table: string, seat: number | null, events: number): void {
  try {
    localStorage.setItem(key(table, seat), String(events))
  } catch {
    // then the divider is missing, and nothing else
  }
}
