/** What people hold, each about its own axis with the hand at 0, 0 and upright. */

import { MATERIAL } from './palette'
import type { Half } from './svg'
import { line, oval, path, put, split } from './svg'

const PALM = ['#7f9a55', '#5b7639'] as const
const held = (draw: (half: Half) => string): string => split(0, draw)

const WEAPONS = {
  gladius: () =>
    held(
      (i) =>
        path('M-7-8h14v-74l-7-18-7 18z', MATERIAL.steel[i]) +
        line('M0-16v-62', MATERIAL.iron[1], 1.6) +
        path('M-15-10h30v7h-30z', MATERIAL.brass[i]) +
        path('M-4.5-3h9v18h-9z', MATERIAL.linen[i]) +
        oval(0, 19, 7, MATERIAL.brass[i]),
    ),
  sica: () =>
    held(
      (i) =>
        path('M-7-8c-4-30 0-54 20-74l-3-8c8 26 8 54-3 82z', MATERIAL.steel[i]) +
        path('M-14-10h28v7h-28z', MATERIAL.brass[i]) +
        path('M-4.5-3h9v18h-9z', MATERIAL.leather[i]) +
        oval(0, 19, 7, MATERIAL.brass[i]),
    ),
  trident: () =>
    held(
      (i) =>
        path('M-4-60h8v210h-8z', MATERIAL.wood[i]) +
        path(
          'M0-132l9 24-4 20v28h-10v-28l-4-20zM-30-118l8 20v16c0 9 7 13 17 13v11c-17 0-28-9-28-24z' +
            'M30-118l-8 20v16c0 9-7 13-17 13v11c17 0 28-9 28-24z',
          MATERIAL.iron[i],
        ) +
        path('M-8-60h16v9h-16z', MATERIAL.brass[i]),
    ),
  spear: () =>
    held((i) => path('M-3.5-86h7v236h-7z', MATERIAL.wood[i]) + path('M0-134l11 32-7 18h-8l-7-18z', MATERIAL.steel[i])),
  pilum: () =>
    held(
      (i) =>
        path('M-4-30h8v180h-8z', MATERIAL.wood[i]) +
        path('M-2-110h4v84h-4z', MATERIAL.iron[i]) +
        path('M0-132l7 24H-7z', MATERIAL.steel[i]) +
        path('M-7-36h14v14h-14z', MATERIAL.brass[i]),
    ),
  axe: () =>
    held(
      (i) =>
        path('M-4-92h8v160h-8z', MATERIAL.wood[i]) +
        path('M4-90c20-4 30-16 34-28 6 26 4 54-4 72-6-10-16-18-30-20z', MATERIAL.steel[i]) +
        path('M-4-80h-10v-6h10z', MATERIAL.iron[i]),
    ),
  whip: () =>
    held((i) => path('M-4.5-26h9v44h-9z', MATERIAL.leather[i])) +
    line('M0-26c4-40 54-44 58-8 2 24-32 28-34 8-1-10 12-14 16-6', MATERIAL.leather[0], 4),
  dagger: () =>
    held(
      (i) =>
        path('M-6-6h12v-34l-6-16-6 16z', MATERIAL.steel[i]) +
        path('M-12-8h24v6h-24z', MATERIAL.brass[i]) +
        path('M-4-3h8v16h-8z', MATERIAL.leather[i]),
    ),
  palm: () =>
    line('M0 20C2-20 6-60 16-96', '#4d6b34', 4) +
    held((i) =>
      [0, 1, 2, 3, 4, 5]
        .map((j) =>
          path(
            `M${1 + j * 2.4} ${-j * 17}q-22-8-30-26 24 2 32 20zM${2 + j * 2.4} ${-j * 17}q26-4 34-20-24-2-36 14z`,
            PALM[i],
          ),
        )
        .join(''),
    ),
  scroll: () =>
    held(
      (i) =>
        path('M-12-26h24v52h-24z', MATERIAL.linen[i]) + path('M-15-30h30v7h-30zM-15 23h30v7h-30z', MATERIAL.brass[i]),
    ),
  amphora: () =>
    held(
      (i) =>
        path('M-7-34h14v8c0 10 15 14 15 34 0 18-11 26-15 34h-14c-4-8-15-16-15-34 0-20 15-24 15-34z', MATERIAL.clay[i]) +
        line('M-8-24c-14-2-17 10-12 20M8-24c14-2 17 10 12 20', MATERIAL.clay[i], 4),
    ),
  basket: () =>
    held((i) => path('M-24-8h48l-7 36h-34z', MATERIAL.straw[i]) + line('M-22 2h44M-20 14h40', MATERIAL.straw[2], 2.4)) +
    line('M-20-8c2-34 38-34 40 0', MATERIAL.straw[2], 4),
  tray: () =>
    held(
      (i) =>
        path('M-34-4h68l-6 10h-56z', MATERIAL.brass[i]) +
        oval(-14, -12, 10, MATERIAL.wine[i]) +
        oval(8, -14, 11, MATERIAL.saffron[i]),
    ),
  lamp: () =>
    held(
      (i) =>
        path('M-20-2h34l14-8-6 22q-20 12-42 0z', MATERIAL.clay[i]) +
        path('M24-12q-8-14 2-26 10 14 2 26z', MATERIAL.gilt[i]),
    ),
  tablet: () =>
    held(
      (i) =>
        path('M-22-30h44v58h-44z', MATERIAL.wood[i]) +
        path('M-16-24h32v46h-32z', MATERIAL.wine[i]) +
        line('M-10-12h20M-10 0h20M-10 12h12', MATERIAL.linen[i], 2.6),
    ),
  goblet: () =>
    held(
      (i) =>
        path('M-15-30h30c0 22-5 30-11 33v15h9v8h-26v-8h9V3c-6-3-11-11-11-33z', MATERIAL.gilt[i]) +
        path('M-13-30h26l-2 9h-22z', MATERIAL.wine[i]),
    ),
  purse: () =>
    held(
      (i) =>
        path('M-9-22h18l-4 10c20 8 24 34 4 38h-18c-20-4-16-30 4-38z', MATERIAL.tan[i]) +
        line('M-9-13h18', MATERIAL.gilt[i], 4),
    ),
  fan: () =>
    held(
      (i) =>
        path('M-3 0h6v34h-6z', MATERIAL.wood[i]) +
        path('M0 2C-34-6-38-44-18-62q18-12 36 0c20 18 16 56-18 64z', MATERIAL.woad[i]) +
        line('M0-2v-54M-6-4l-14-42M6-4l14-42', MATERIAL.gilt[i], 2.4),
    ),
  staff: () => held((i) => path('M-4-96h8v240h-8z', MATERIAL.wood[i]) + oval(0, -102, 9, MATERIAL.brass[i])),
  club: () =>
    held(
      (i) =>
        path('M-5 18h10l8-84c2-16-4-26-13-26s-15 10-13 26z', MATERIAL.wood[i]) +
        line('M-6-70l5 6M6-52l-5 6M-5-38l5 5', MATERIAL.wood[2], 3),
    ),
  bow: () =>
    line('M4-100C-44-66-44 46 4 80', MATERIAL.wood[0], 8) +
    line('M4-100L4 80', MATERIAL.linen[1], 1.8) +
    held((i) => path('M-37-20h10v24h-10z', MATERIAL.leather[i])),
  javelins: () =>
    held(
      (i) =>
        path('M-3-70h6v220h-6z', MATERIAL.wood[i]) +
        path('M0-108l8 26-5 14h-6l-5-14z', MATERIAL.steel[i]) +
        path('M13-84l5 1-14 230-5-1zM-15-84l-5 1 14 230 5-1z', MATERIAL.wood[i]) +
        path('M18-116l4 26-6 10-5-10zM-20-116l-4 26 6 10 5-10z', MATERIAL.steel[i]),
    ),
  none: () => '',
} satisfies Record<string, () => string>

export type WeaponName = keyof typeof WEAPONS

export const weapon = (name: WeaponName): string => WEAPONS[name]()

const LONG: readonly WeaponName[] = ['trident', 'spear', 'pilum', 'staff', 'javelins']
/** Does it reach from the ground over the head? */
export const isLong = (name: WeaponName): boolean => LONG.includes(name)

const MESH =
  'M0 62C4 24 32 0 88-4M22 62c4-26 26-44 66-48M46 62c4-14 20-24 42-28M70 62c2-5 8-9 18-12' +
  'M6 32l30 30M18 16l44 46M38 4l44 44M62-2l26 26'
const WEIGHTS = 'M0 62h.1M22 62h.1M46 62h.1M70 62h.1M88-4h.1'

/** The net of a retiarius, bright upon a shadow of its own so that it shows on skin and on sand. */
export const net = (x: number, y: number, scale = 1): string =>
  put(x, y, scale, line(MESH, '#3a2a12', 5, 0.5) + line(MESH, '#e2cf9f', 2.6) + line(WEIGHTS, MATERIAL.dark[0], 8))
