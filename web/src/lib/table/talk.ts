/** Rooms in which people talk. */

import type { Seat, Talk } from '../wire/protocol'
import { has, t } from '../words/words.svelte'

/** A room by its seats; the table's own has none. */
export function keyOf(room: readonly Seat[] | null): string {
  return room === null ? '' : [...room].sort((a, b) => a - b).join(',')
}

/** The rooms that there are, the table's first, then in the order in which they were opened. */
export function rooms(talk: readonly Talk[]): (Seat[] | null)[] {
  const found = new Map<string, Seat[] | null>([['', null]])
  for (const one of talk) if (!found.has(keyOf(one.room))) found.set(keyOf(one.room), one.room)
  return [...found.values()]
}

/** A line in the language of its reader, as far as a phrase has words there. */
export function textOf(line: Talk): string {
  return line.phrase ? phraseText(line.phrase, line.text) : line.text
}

/** A quick phrase in words; one that this app does not know yet as the server says it. */
export function phraseText(phrase: string, otherwise = phrase): string {
  const id = `common-phrase-${phrase.replaceAll('_', '-')}`
  return has(id) ? t(id) : otherwise
}

export function said(talk: readonly Talk[], room: readonly Seat[] | null): Talk[] {
  return talk.filter((one) => keyOf(one.room) === keyOf(room))
}
