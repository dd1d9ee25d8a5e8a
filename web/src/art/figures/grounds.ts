/** What stands behind a bust: 240 x 250. The colours are the theme's, so that dark hair shows in the dark as well. */

import { livery } from './palette'
import type { Chance } from './seed'
import type { Half, Tone } from './svg'
import { path, split } from './svg'

/** What of the theme a ground shows, with what it is where no theme says. */
const THEME = {
  plain: ['var(--fig-bg-lit, #f2e2bd)', 'var(--fig-bg-dim, #e4cb94)'],
  stone: ['var(--fig-stone-lit, #e6e3dc)', 'var(--fig-stone-dim, #d8d4cb)'],
  arch: ['var(--fig-arch-lit, #cdc8bd)', 'var(--fig-arch-dim, #bdb7ab)'],
  sand: ['var(--fig-sand-lit, #e9d2a0)', 'var(--fig-sand-dim, #d5b878)'],
} as const

const ALL = 'M0 0h240v250H0z'

function arena(r: Chance, half: Half): string {
  const floor = 150 + r.below(4) * 8
  const shift = r.below(40)
  const arches = [-1, 0, 1, 2, 3, 4].map(
    (at) => `M${at * 56 - shift + 10} ${floor - 8}V${floor - 66}a17 17 0 0 1 34 0V${floor - 8}z`,
  )
  return (
    path(ALL, THEME.stone[half]) +
    path(arches.join(''), THEME.arch[half]) +
    path(`M0 ${floor - 8}h240v9H0z`, livery('batiatus')[half]) +
    path(`M0 ${floor + 1}h240v120H0z`, THEME.sand[half])
  )
}

const GROUNDS = {
  none: () => '',
  plain: () => split(120, (half) => path(ALL, THEME.plain[half])),
  niche: (own: Tone) =>
    split(120, (half) => path(ALL, THEME.stone[half]) + path('M18 250V112a102 102 0 0 1 204 0v138z', own[half])),
  arena: (_: Tone, r: () => Chance) => split(120, (half) => arena(r(), half)),
} satisfies Record<string, (own: Tone, r: () => Chance) => string>

export type Ground = keyof typeof GROUNDS

/** The ground; the chance is asked for anew for each half, so that both show the same arches. */
export const ground = (name: Ground, side: string, r: () => Chance): string => GROUNDS[name](livery(side), r)
