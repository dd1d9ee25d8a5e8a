/** How the sides of a game are told apart on its curve: by mark, dashes and colour. */

import type { Side } from './ending'

export interface Sign {
  /** A path around the origin, some 12 wide. */
  path: string
  dash: string
}

/** Circle solid, square dashed, diamond dotted, triangle dash-dot, then hexagon and cross. */
const SIGNS: readonly Sign[] = [
  { path: 'M-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0z', dash: '' },
  { path: 'M-5.500-5.500h11v11h-11z', dash: '9 5' },
  { path: 'M0-7.500L7.500 0 0 7.500-7.500 0z', dash: '2 6' },
  { path: 'M0-7L7.500 6H-7.500z', dash: '10 4 2 4' },
  { path: 'M-3.500-6.500h7L7 0l-3.500 6.500h-7L-7 0z', dash: '5 3' },
  { path: 'M-2.500-7h5v4.500H7v5H2.500V7h-5V2.500H-7v-5h4.500z', dash: '16 3' },
]

/** The reader has the first sign, and so the solid line; the others follow in their order. */
export function signs(sides: readonly Pick<Side, 'you'>[]): Sign[] {
  const order = sides.map((_, side) => side).sort((a, b) => Number(sides[b]!.you) - Number(sides[a]!.you) || a - b)
  return sides.map((_, side) => SIGNS[order.indexOf(side) % SIGNS.length]!)
}

/** The houses, whose liveries everybody wears: in other games one for each seat. */
const HOUSES = ['batiatus', 'glaber', 'tullius', 'solonius', 'seppius', 'varinius']

/** Colours that can be read on the page, and stand apart in both themes. */
const INKS: Record<string, string> = {
  batiatus: 'var(--act-text)',
  glaber: 'var(--lapis-text)',
  tullius: 'var(--bronze-text)',
  solonius: 'var(--verdigris-text)',
  seppius: 'var(--tyrian-text)',
  varinius: 'var(--text-2)',
}

/** Is it a game of houses? */
export const hasHouses = (view: object): boolean => 'houses' in view

/** The livery of each side: its house in a game of houses, else by its place. */
export function liveries(sides: readonly unknown[], view: object): string[] {
  const houses = 'houses' in view && Array.isArray(view.houses) ? (view.houses as { house?: unknown }[]) : []
  return sides.map((_, side) => {
    const house = String(houses[side]?.house ?? '').replace(/^ho-/, '')
    return house in INKS ? house : HOUSES[side % HOUSES.length]!
  })
}

export const inkOf = (livery: string): string => INKS[livery] ?? 'var(--text-2)'
