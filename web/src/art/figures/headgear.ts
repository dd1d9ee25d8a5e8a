/** What those without a helmet wear on their heads, in the space of a bust. */

import { MATERIAL } from './palette'
import type { Half } from './svg'
import { both, line, oval, path, put, split } from './svg'
import type { Person } from './traits'

type Draw = (person: Person, half: Half) => string

const BAND = 'M67 84c30-15 76-15 106 0l1 13c-32-13-76-13-108 0z'
const PELT =
  'M58 150c-14-44-10-84 8-104l-12-28c18 0 30 6 38 16 18-6 38-6 56 0 8-10 20-16 38-16l-12 28' +
  'c18 20 22 60 8 104-4-24-10-44-22-54-24-12-56-12-80 0-12 10-18 30-22 54z'
const BEAR_PELT =
  'M56 156c-16-44-14-84 4-106-12-10-10-32 8-34 14-2 22 8 24 18 18-6 38-6 56 0 2-10 10-20 24-18' +
  ' 18 2 20 24 8 34 18 22 20 62 4 106-4-26-12-46-24-56-24-12-56-12-80 0-12 10-20 30-24 56z'
const CAP = 'M66 96c-4-40 18-64 54-64s58 24 54 64c-34-16-74-16-108 0z'
const HOOD =
  'M50 196C36 120 52 30 120 14c68 16 84 106 70 182-6-4-14-8-20-10 8-46' +
  ' 4-84-18-106-18-8-46-8-64 0-22 22-26 60-18 106-6 2-14 6-20 10z'
const VEIL =
  'M46 214C34 120 56 28 120 20c64 8 86 100 74 194-10 6-20 8-28 6 14-56' +
  ' 12-108-8-142-22-12-54-12-76 0-20 34-22 86-8 142-8 2-18 0-28-6z'
const SCARF = 'M58 132C46 74 72 26 120 26s74 48 62 106c-4-20-10-36-20-48-26-12-58-12-84 0-10 12-16 28-20 48z'
const KERCHIEF = 'M64 100C56 54 80 28 120 28s64 26 56 72c-32-20-80-20-112 0z'

/** Leaves of a laurel: [x, y, turn]. */
const LEAVES = [
  [74, 88, -60],
  [80, 70, -45],
  [92, 56, -28],
  [108, 49, -10],
  [166, 88, 60],
  [160, 70, 45],
  [148, 56, 28],
  [132, 49, 10],
] as const

const GEAR = {
  none: () => '',
  band: ({ tones }, half) => path(BAND, tones.livery[half]) + path('M170 84l28 16-7 6 5 13-28-22z', tones.livery[1]),
  /** A wolf's face over the brow. */
  pelt: ({ tones: { hide } }, half) =>
    path(PELT, hide[half]) +
    path('M108 74h24l-7 12h-10z' + both('M62 26l10 4 6 12-10 4z'), hide[2]) +
    path(both('M92 62l12 4-2 6-12-2z'), '#e8c46a') +
    path('M92 92l6 12 6-11zM136 93l6 11 6-12z', '#f0e6d0'),
  /** A bear's: round ears, a broad muzzle. */
  bear: ({ tones: { hide } }, half) =>
    path(BEAR_PELT, hide[half]) +
    oval(70, 32, 8, hide[2]) +
    oval(170, 32, 8, hide[2]) +
    path('M98 66c8-8 36-8 44 0l-4 22q-18 10-36 0z', MATERIAL.sand[half]) +
    path('M110 66h20l-6 10h-8z', hide[2]) +
    line('M92 56h.1M148 56h.1', hide[2], 8),
  cap: ({ tones: { hide } }, half) => path(CAP, hide[half]) + line('M120 34v46M80 60q40-18 80 0', hide[2], 2.6),
  /** The felt cap of freed men. */
  felt: ({ tones: { cloth } }, half) =>
    path('M64 98C60 50 92 26 114 4c8-6 16 2 18 10 24 20 48 44 44 84-34-16-78-16-112 0z', cloth[half]) +
    line('M66 92c34-14 74-14 108 0', cloth[2], 4),
  /** Of straw, against the sun. */
  hat: ({ tones }, half) =>
    path('M74 86c-4-38 16-58 46-58s50 20 46 58z', MATERIAL.straw[half]) +
    path('M14 102c24-26 188-26 212 0 0 8-6 10-12 8-48-18-140-18-188 0-6 2-12 0-12-8z', MATERIAL.straw[half]) +
    path('M74 80c28-8 64-8 92 0v9c-28-8-64-8-92 0z', tones.livery[half]),
  hood: ({ tones: { hide } }, half) =>
    path(HOOD, hide[half]) + line('M120 18v54M74 70q-16 44-6 106', hide[2], 2.6, 0.6),
  /** A shawl over the head, its folds beside the face. */
  veil: ({ tones: { cloth } }, half) =>
    path(VEIL, cloth[half]) + line('M84 62q36-24 72 0' + both('M62 88q-14 54-4 116'), cloth[2], 2.6, 0.55),
  scarf: ({ tones: { livery } }, half) =>
    path(SCARF, livery[half]) +
    path('M172 118c14 8 20 22 18 44-12-8-20-20-22-36z', livery[1]) +
    line('M74 78q46-26 92 0M82 58q38-20 76 0', livery[2], 2.6, 0.6),
  kerchief: ({ tones: { cloth } }, half) =>
    path(KERCHIEF, cloth[half]) +
    path('M172 92l26 6-10 8 12 20-30-22z', cloth[1]) +
    line('M70 90c30-16 70-16 100 0', cloth[2], 3, 0.7),
  laurel: (_, half) =>
    LEAVES.map(([x, y, turn]) =>
      put(x, y, 1, path('M0-14c8 6 8 18 0 26-8-8-8-20 0-26z', MATERIAL.leaf[half]), turn),
    ).join(''),
  fillet: (_, half) =>
    path('M67 82c30-15 76-15 106 0v7c-32-13-76-13-106 0z', MATERIAL.gilt[half]) + oval(120, 74, 6, MATERIAL.wine[half]),
  diadem: ({ tones }, half) =>
    path('M66 84c6-14 18-22 32-26l22-24 22 24c14 4 26 12 32 26-32-13-76-13-108 0z', MATERIAL.gilt[half]) +
    oval(120, 58, 7, tones.livery[half]),
} satisfies Record<string, Draw>

export type Headgear = keyof typeof GEAR

export const headgear = (person: Person): string =>
  person.headgear === 'none' ? '' : split(120 + person.turn * 0.8, (half) => GEAR[person.headgear](person, half))
