/** How a value of a view is best shown. */

type Thing = Record<string, unknown>

/** What a value is like, and what it holds. */
export type Shaped =
  | { shape: 'nothing' }
  | { shape: 'plain' }
  | { shape: 'words'; values: unknown[] }
  | { shape: 'list'; values: unknown[] }
  | { shape: 'rows'; rows: Thing[] }
  | { shape: 'things'; thing: Thing }
export type Shape = Shaped['shape']

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null && !Array.isArray(value)
const isPlain = (value: unknown) => value === null || typeof value !== 'object'

export function shaped(value: unknown): Shaped {
  if (value === null || value === undefined || value === '') return { shape: 'nothing' }
  if (isPlain(value)) return { shape: 'plain' }
  if (Array.isArray(value)) {
    if (value.length === 0) return { shape: 'nothing' }
    if (value.every(isPlain)) return { shape: 'words', values: value }
    return value.every(isThing) ? { shape: 'rows', rows: value } : { shape: 'list', values: value }
  }
  return isThing(value) && Object.keys(value).length ? { shape: 'things', thing: value } : { shape: 'nothing' }
}

export const shapeOf = (value: unknown): Shape => shaped(value).shape

/** The columns of a table of things: those whose values are short in every row. */
export function columns(rows: readonly Thing[]): string[] {
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  return keys.filter((key) => rows.every((row) => shapeOf(row[key]) !== 'things' && shapeOf(row[key]) !== 'rows'))
}

/** Entries that say something, plain ones first. */
export function entries(thing: Thing): [string, unknown][] {
  const filled = Object.entries(thing).filter(([, value]) => shapeOf(value) !== 'nothing')
  const order = { plain: 0, words: 1, list: 2, things: 2, rows: 2, nothing: 3 }
  return filled
    .map(([key, value], place) => ({ key, value, place }))
    .sort((a, b) => order[shapeOf(a.value)] - order[shapeOf(b.value)] || a.place - b.place)
    .map(({ key, value }) => [key, value])
}

/** Equal words in a row of them, counted; numbers keep their places. */
export function counted(values: readonly unknown[]): { value: unknown; count: number }[] {
  if (!values.every((value) => typeof value === 'string')) return values.map((value) => ({ value, count: 1 }))
  const found = new Map<unknown, number>()
  for (const value of values) found.set(value, (found.get(value) ?? 0) + 1)
  return [...found].map(([value, count]) => ({ value, count }))
}

/** Does it want the whole width? */
export function wide(value: unknown): boolean {
  const found = shaped(value)
  return found.shape === 'words' ? counted(found.values).length > 5 : found.shape !== 'plain'
}
