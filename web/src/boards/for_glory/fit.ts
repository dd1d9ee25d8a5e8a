/** How so many things are laid out in so much room: none is cut, and nothing is scrolled where that can be avoided. */

/** One way to show a thing, and the least room that it needs. */
export interface Look<Name extends string> {
  name: Name
  width: number
  height: number
}

export interface Fit<Name extends string> {
  look: Name
  columns: number
  rows: number
  /** The height of each. */
  height: number
  /** Is there room for all of them? Else the last look was taken, and they are higher than their place. */
  whole: boolean
}

/** The first look in which all of them fit; in as few rows as the widths allow, and these evenly filled. */
export function fit<Name extends string>(
  count: number,
  room: { width: number; height: number },
  gap: number,
  looks: readonly [Look<Name>, ...Look<Name>[]],
): Fit<Name> {
  const laid = looks.map((look) => {
    const most = Math.max(1, Math.floor((room.width + gap) / (look.width + gap)))
    const rows = Math.max(1, Math.ceil(count / most))
    const height = (room.height - gap * (rows - 1)) / rows
    const whole = height >= look.height && room.width >= look.width
    return { look: look.name, columns: Math.max(1, Math.ceil(count / rows)), rows, height, whole }
  })
  const last = laid.at(-1)!
  const least = looks.at(-1)!.height
  return laid.find((one) => one.whole) ?? { ...last, height: Math.max(last.height, least) }
}

/** How many of these widths stand in one row; if not all do, a button for the others stands there, too. */
export function inOneRow(widths: readonly number[], room: number, gap: number, more: number): number {
  const taken = (count: number): number => widths.slice(0, count).reduce((sum, one) => sum + one + gap, -gap)
  if (taken(widths.length) <= room) return widths.length
  let count = widths.length - 1
  while (count > 0 && taken(count) + gap + more > room) count--
  return count
}

/** How the whole table is laid out: with the supply beside it, as rows, or in a sheet; or on a phone on its side. */
export type Mode = 'desktop' | 'tablet' | 'phone' | 'low'

export function modeOf(width: number, height: number): Mode {
  if (height < 430 && width > 440) return 'low'
  if (width <= 720) return 'phone'
  return width > 1180 && height >= 600 ? 'desktop' : 'tablet'
}
