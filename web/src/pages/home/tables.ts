/** What the home page says about a table. */

import type { Table } from '../../lib/wire/protocol'

/** Is it the turn of one of this browser's seats? A table that sleeps in the database does not say. */
export function yourTurn(table: Table): boolean {
  return table.status === 'playing' && (table.turns?.length ?? 0) > 0
}

/** Whom one plays with there: the others, or whoever sits there if that is nobody else; nobody in a game for one. */
export function company(table: Table): string[] {
  if (table.seats.length === 1) return []
  const names = (others: boolean) =>
    table.seats.flatMap((chair, seat) =>
      chair.name && chair.kind !== 'open' && !(others && table.yours?.includes(seat)) ? [chair.name] : [],
    )
  const others = names(true)
  return others.length ? others : names(false)
}

/** Where it is one's turn comes first, then what is being played; what is over comes last. */
export function sorted(tables: Table[]): Table[] {
  const ranks = { playing: 1, open: 2, over: 3 }
  const rank = (table: Table) => (yourTurn(table) ? 0 : ranks[table.status])
  return tables
    .map((table, place) => ({ table, place }))
    .sort((a, b) => rank(a.table) - rank(b.table) || a.place - b.place)
    .map(({ table }) => table)
}
