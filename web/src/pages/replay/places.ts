/** Places in a replay. */

import { oneOf } from '../../lib/wire/checked'
import type { Landmark, Line, Option, Seat, State } from '../../lib/wire/protocol'

/** Through whose eyes: a spectator's, all at once, or a seat's. */
export type Viewer = 'spectator' | 'open' | `${number}`

const NAMED: readonly Viewer[] = ['spectator', 'open']

/** The viewer that a word names; a spectator if it names none. */
export function viewerOf(word: string): Viewer {
  return oneOf(NAMED, word) ?? (/^\d+$/.test(word) ? `${Number(word)}` : 'spectator')
}

export function clamp(at: number, of: number): number {
  return Number.isFinite(at) ? Math.max(0, Math.min(of, Math.trunc(at))) : 0
}

/** The seat that we look through; with open cards whoever is asked first. */
export function seatOf(viewer: Viewer, awaited: readonly Seat[]): Seat | null {
  if (viewer === 'spectator') return null
  return viewer === 'open' ? (awaited[0] ?? null) : Number(viewer)
}

/** What may be wanted next. */
export function neighbours(at: number, of: number): number[] {
  return [at + 1, at - 1].filter((one) => one >= 0 && one <= of)
}

export const key = (at: number | null, viewer: Viewer, story: boolean): string => `${at ?? 'end'} ${viewer} ${story}`

/** A place of the story that one may want to go to, as its teller names it. */
export interface Chapter {
  /** The number of its event: a key. */
  n: number
  at: number
  kind: Landmark
  text: string
}

export function chaptersOf(lines: readonly Line[]): Chapter[] {
  return lines.flatMap(({ n, at, landmark, text }) =>
    landmark && at !== undefined ? [{ n, at, kind: landmark, text }] : [],
  )
}

/** The chapter before or after a place, if there is any. */
export function chapterBeside(chapters: readonly Chapter[], at: number, by: 1 | -1): Chapter | undefined {
  return by > 0 ? chapters.find((one) => one.at > at) : chapters.findLast((one) => one.at < at)
}

/** The chapter in which a place is. */
export function chapterAt(chapters: readonly Chapter[], at: number): Chapter | undefined {
  return chapters.findLast((one) => one.at <= at)
}

/** Where a key leads, if it leads anywhere: by pages from chapter to chapter. */
export function placeByKey(
  name: string,
  shift: boolean,
  at: number,
  of: number,
  chapters: readonly Chapter[] = [],
): number | undefined {
  const by = shift ? 10 : 1
  const places: Record<string, number> = {
    ArrowLeft: at - by,
    ArrowRight: at + by,
    PageUp: chapterBeside(chapters, at, -1)?.at ?? 0,
    PageDown: chapterBeside(chapters, at, 1)?.at ?? of,
    Home: 0,
    End: of,
  }
  const place = places[name]
  return place === undefined ? undefined : clamp(place, of)
}

/** What is in a file that somebody opens: a record, what one seat saw, or something else. */
export function fileKind(data: unknown): 'record' | 'view' | 'other' {
  if (typeof data !== 'object' || data === null) return 'other'
  const format = (data as { format?: unknown }).format
  if (typeof format === 'string' && format.startsWith('munera-record/')) return 'record'
  if ((typeof format === 'string' && format.startsWith('munera-view/')) || 'state' in data) return 'view'
  return Array.isArray((data as { entries?: unknown }).entries) ? 'record' : 'other'
}

/** A state as the live table would have sent it after another one: with what was told between them. */
export function framed(before: State, after: State, story: { events: Option[][]; lines: Line[] }): State {
  const lines = story.lines.filter((line) => line.n >= before.told && line.n < after.told)
  return {
    ...after,
    since: before.told,
    events: story.events.slice(before.told, after.told),
    ...(after.said && { said: { ...after.said, lines } }),
  }
}
