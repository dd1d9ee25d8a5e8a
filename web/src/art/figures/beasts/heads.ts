/** The heads of beasts from the front, and what of them a bust shows. */

import { MATERIAL, mix } from '../palette'
import type { BeastKind } from '../styles'
import type { Half } from '../svg'
import { aside, both, group, line, oval, path, short, split } from '../svg'
import type { Creature } from './creature'

const DARK = '#2a1d12'
const SCARS = [
  '',
  'M142 76l22 30M152 72l18 26',
  'M96 70l-14 34',
  'M132 128l30 14M134 138l26 12',
  'M80 128l22 16',
  'M74 84l34 44M84 78l34 44M94 74l32 40',
]
const scar = (beast: Creature): string => {
  const d = SCARS[beast.scar]
  return d ? line(d, mix(beast.dark[0], '#e8b090', 0.6), 3.6) : ''
}

/** Marks in the coat: a star, a streak, pale cheeks, dark eyes. */
const MARKS = [
  '',
  'M120 54l14 24-14 22-14-22z',
  'M112 48h16l-4 76h-8z',
  both('M64 120c10-10 26-4 30 14-4 22-14 30-22 32-8-12-12-30-8-46z'),
  both('M76 98c12-10 32-8 38 6 0 16-10 26-20 26s-24-14-18-32z'),
]
const mark = (beast: Creature, half: Half): string => {
  const d = MARKS[beast.mark]
  return d ? path(d, beast.mark === 4 || beast.kind === 'tiger' ? beast.dark[half] : beast.pale[half], 0.6) : ''
}
/** Narrow, usual, broad. */
const MUZZLES = [0.84, 1, 1.16]
const muzzle = (beast: Creature, body: string): string => {
  const wide = MUZZLES[beast.muzzle]!
  return wide === 1 ? body : group(`translate(${short(120 - 120 * wide)} 0) scale(${wide} 1)`, body)
}

/** A mouth below a nose whose lower end is at this height, open or shut. */
function mouth(beast: Creature, nose: number, top: number): string {
  if (!beast.roars) return line(`M120 ${nose}v17c-6 10-18 12-26 6M120 ${nose + 17}c6 10 18 12 26 6`, DARK, 4)
  return (
    path(`M92 ${top}c14 8 42 8 56 0-2 24-12 36-28 36s-26-12-28-36z`, '#5d1a1a') +
    path(`M96 ${top + 2}l7 14 7-12zM144 ${top + 2}l-7 14-7-12z`, '#fff7e8')
  )
}

const MANES = [
  'M120 12c24-6 44 2 56 16 20 4 34 20 34 40 14 16 18 38 8 58 4 22-6 42-24 52-6 20-24 32-44 32' +
    'l-30 18-30-18c-20 0-38-12-44-32-18-10-28-30-24-52-10-20-6-42 8-58 0-20 14-36 34-40 12-14 32-22 56-16z',
  'M120 4l28 14 30-2 14 28 28 16 2 34 16 30-14 30 4 36-30 18-12 30-36 4-30' +
    ' 24-30-24-36-4-12-30-30-18 4-36-14-30 16-30 2-34 28-16 14-28 30 2z',
  'M120-2c30 4 48 2 66 24 30 14 42 40 40 70 14 26 10 58-10 76-2 34-26 54-56 54l-40 24-40-24' +
    'c-30 0-54-20-56-54C4 150 0 118 14 92c-2-30 10-56 40-70 18-22 36-20 66-24z',
  // a young one's, low and ragged
  'M120 40c30-2 56 12 66 40l14 30-8 20 10 26-22 12-4 26-26 6-30 24-30-24-26-6-4-26-22-12' +
    ' 10-26-8-20 14-30c10-28 36-42 66-40z',
]

const LION_EARS = [
  both('M66 70a19 19 0 1 1 30-16z'),
  both('M58 78a24 24 0 1 1 38-24z'),
  'M66 70a19 19 0 0 1 4-30l8 12 6-14zM174 70a19 19 0 1 0-30-16z',
]

function lion(beast: Creature, half: Half): string {
  const { coat, dark, pale } = beast
  return (
    path(MANES[beast.shape]!, dark[half]) +
    (beast.shape === 3
      ? '' // a young one's mane is too short for strands
      : line('M44 110H22M196 110h22' + both('M60 60l-16-16M56 168l-18 12M92 30l-6-14'), dark[1], 5, 0.6)) +
    path(LION_EARS[beast.ears]!, coat[1]) +
    path('M120 50c40 0 60 30 60 70 0 44-26 88-60 88s-60-44-60-88c0-40 20-70 60-70z', coat[half]) +
    aside(
      beast.turn,
      mark(beast, half) +
        muzzle(beast, path('M120 138c26 0 42 15 42 35s-19 38-42 38-42-18-42-38 16-35 42-35z', pale[half])) +
        path('M98 134h44l-10 22h-24z', DARK) +
        mouth(beast, 156, 176) +
        path(both('M80 102l30 9-4 9-26-7z'), DARK) +
        (beast.shut
          ? ''
          : line('M97 120h.1M143 120h.1', half ? '#c68f25' : '#e8b23c', 11.2) +
            line('M97 120h.1M143 120h.1', DARK, 5.2)) +
        scar(beast),
    )
  )
}

const STRIPES = [
  'M111 40h18l-5 38h-8z' + both('M82 50l13-4 7 30-7 2z'),
  both('M102 42l12-2 2 42zM80 52l12-5 12 24-6 6z'),
  'M108 40h24l-4 12h-16zM106 60h28l-6 14h-16z' + both('M80 54l14-6 4 22z'),
  'M114 40h12l-6 50zM72 58l12-6 8 26z' + both('M90 46l10-3 6 36z'),
]
const CHEEK_STRIPES = [
  both('M47 96l34 10-3 9-31-6zM44 126l32 6-2 9-34 2z'),
  both('M50 88l30 12-6 10-26-8zM46 110l32 10-4 9-30-5zM40 138l30 4-2 8-30 4z'),
  both('M52 104l26 6v12l-30-4zM60 158l18-8 4 10-14 12z'),
]

function tiger(beast: Creature, half: Half): string {
  const { coat, dark, pale } = beast
  return (
    path('M60 78C44 48 52 26 68 22c20 6 32 22 34 38zM180 78c16-30 8-52-8-56-20 6-32 22-34 38z', coat[1]) +
    path(both('M67 64c-6-14-4-22 2-27 9 5 15 13 17 21z'), pale[1]) +
    path(
      'M120 40c48 0 74 30 74 74 0 12 8 24 16 34-22 8-32 22-42 36-12 16-30 26-48 26s-36-10-48-26' +
        'c-10-14-20-28-42-36 8-10 16-22 16-34 0-44 26-74 74-74z',
      coat[half],
    ) +
    path(both('M50 142c10 4 18 10 24 20-4 10-4 16-2 22-10-14-20-26-36-34z'), pale[half]) +
    aside(
      beast.turn,
      mark(beast, half) +
        muzzle(beast, path('M120 138c27 0 43 14 43 35s-20 35-43 35-43-14-43-35 16-35 43-35z', pale[half])) +
        path(STRIPES[beast.shape]! + CHEEK_STRIPES[beast.ears]!, dark[0]) +
        (beast.shut
          ? ''
          : path(both('M80 108c11-9 22-7 31 4-11 7-22 7-31-4z'), '#f0dfa8') + line('M98 110h.1M142 110h.1', DARK, 10)) +
        line(both('M78 106c10-8 24-7 34 5'), DARK, 4) +
        path('M101 136h38l-9 19h-20z', '#a35a4a') +
        mouth(beast, 155, 172) +
        scar(beast),
    )
  )
}

/** Round, torn or pointed. */
const BEAR_EARS = [
  'M32 58a28 28 0 1 1 56 0 28 28 0 1 1-56 0zM152 58a28 28 0 1 1 56 0 28 28 0 1 1-56 0z',
  'M32 62a28 28 0 0 1 24-32l8 18 10-16a28 28 0 1 1-42 30zM152 58a28 28 0 1 1 56 0 28 28 0 1 1-56 0z',
  'M40 84C30 52 40 30 52 22c22 4 36 20 42 38zM200 84c10-32 0-54-12-62-22 4-36 20-42 38z',
]
/** Plain, a mask around the eyes, a pale brow, a dark saddle over the nose. */
const BEAR_MASKS = [
  '',
  both('M66 92c14-16 40-12 46 8 4 18-14 26-26 22s-26-14-20-30z'),
  'M120 34c34 0 54 16 66 40-36-10-96-10-132 0 12-24 32-40 66-40z',
  'M106 38h28l10 88h-48z',
]

function bear(beast: Creature, half: Half): string {
  const { coat, dark, pale } = beast
  const mask = BEAR_MASKS[beast.shape]
  return (
    path(BEAR_EARS[beast.ears]!, coat[half]) +
    (beast.ears === 2 ? '' : line('M60 60h.1M180 60h.1', dark[half], 28)) +
    path('M120 32c52 0 80 36 80 82 0 52-36 88-80 88s-80-36-80-88c0-46 28-82 80-82z', coat[half]) +
    (mask ? path(mask, beast.shape === 2 ? pale[half] : dark[half], beast.shape === 2 ? 0.5 : 0.75) : '') +
    aside(
      beast.turn,
      mark(beast, half) +
        muzzle(
          beast,
          path('M120 114c30 0 46 17 46 42s-19 46-46 46-46-21-46-46 16-42 46-42z', mix(coat[half], pale[half], 0.5)),
        ) +
        path('M97 122c15-9 31-9 46 0-2 15-11 22-23 22s-21-7-23-22z', DARK) +
        mouth(beast, 144, 164) +
        (beast.shut
          ? line('M80 102q8 7 16 0M144 102q8 7 16 0', DARK, 4)
          : line('M88 102h.1M152 102h.1', DARK, 13) + line('M86 100h.1M150 100h.1', '#f0e4cc', 4)) +
        line('M72 88l26-3M168 88l-26-3', dark[0], 5.5) +
        scar(beast),
    )
  )
}

const HEADS: Record<BeastKind, (beast: Creature, half: Half) => string> = { lion, tiger, bear }

export const beastHead = (beast: Creature): string => split(120 + beast.turn, (half) => HEADS[beast.kind](beast, half))

const TIGER_CHEST =
  'M70 204l20 40H76l-14-30zM170 204l-20 40h14l14-30zM111 214h18l-5 38h-8zM38 222l14 30H38zM202 222l-14 30h14z'

function chest({ kind, coat, dark, pale, blaze }: Creature, half: Half): string {
  if (kind === 'lion') return path('M40 252c0-40 34-70 80-70s80 30 80 70z', blaze ? dark[half] : coat[half])
  const body = path('M24 252c0-50 42-84 96-84s96 34 96 84z', coat[half])
  if (kind === 'tiger') {
    const bib = blaze ? path('M66 252c4-40 26-66 54-66s50 26 54 66z', pale[half]) : ''
    return body + bib + path(TIGER_CHEST, dark[0])
  }
  return body + (blaze ? path('M72 206c24 26 72 26 96 0l-10 24c-22 20-54 20-76 0z', pale[half]) : '')
}

/** A rope, an iron collar, a leather one with studs; or nothing. */
function collar({ neck }: Creature, half: Half): string {
  const d = 'M56 204q64 44 128 0l6 16q-70 50-140 0z'
  if (neck === 2) return path(d, MATERIAL.dark[half]) + oval(120, 240, 9, MATERIAL.iron[half])
  if (neck === 3)
    return path(d, MATERIAL.madder[half]) + line('M74 222h.1M104 234h.1M136 234h.1M166 222h.1', MATERIAL.gilt[half], 8)
  if (neck === 4) return path(d, MATERIAL.brass[half]) + line('M58 212q62 42 124 0', MATERIAL.brass[2], 3)
  if (neck === 5) return path(d, MATERIAL.woad[half]) + oval(120, 242, 10, MATERIAL.gilt[half])
  if (neck === 6) return line('M54 210q66 46 132 0M54 220q66 46 132 0', MATERIAL.rope[half], 6)
  return ''
}

export const beastBust = (beast: Creature): string => {
  const { build } = beast
  return (
    split(120, (half) => chest(beast, half) + collar(beast, half)) +
    group(
      `translate(${short(120 - 120 * build)} ${short(150 - 150 * build + beast.tall)}) ` +
        `rotate(${beast.tilt} 120 150) scale(${build})`,
      beastHead(beast),
    )
  )
}
