/** What stands on a helmet, in the space of a bust. */

import { MATERIAL } from './palette'
import type { PersonStyle } from './styles'
import type { Half, Tone } from './svg'
import { both, line, mirrored, oval, path, split } from './svg'

/** The ribs of plumes and plates. */
export const rib = (d: string, colour: string, width = 2.2): string => line(d, colour, width, 0.6)

type Draw = (c: Tone, i: Half) => string

/** The way that a beast on a helmet looks: it is drawn for the right. */
interface Way {
  d: (d: string) => string
  x: (x: number) => number
}
const RIGHT: Way = { d: (d) => d, x: (x) => x }
const LEFT: Way = { d: mirrored, x: (x) => 240 - x }

function fish({ d, x }: Way): Draw {
  const body = d('M92 50C88 24 102 4 134 2c18-1 30 8 40 22l-16 3 14 15-24 3c-16 8-40 10-56 5z')
  const fins = d('M134 14q-8 14 2 28M148 18q-6 12 2 22')
  return (c, i) => path(body, c[i]) + oval(x(118), 24, 3.6, '#f7efe0') + rib(fins, c[2])
}

function griffin({ d, x }: Way): Draw {
  const head = d('M92 52C88 22 108 2 136 2c18 0 30 12 32 28l-16-6c-10-2-12 2-12 8 8 4 10 12 6 20z')
  const beak = d('M160 22l20 4-14 10z')
  const neck = d('M110 44c-2-16 6-28 20-32')
  return (c, i) =>
    path(head, c[i]) + path(beak, MATERIAL.gilt[i]) + oval(x(144), 16, 3.2, '#f7efe0') + rib(neck, c[2], 2.4)
}

const CRESTS = {
  none: () => '',
  fin: (c, i) => path('M108 84c-7-40-6-62 12-80 18 18 19 40 12 80z', c[i]) + rib('M120 14v66', c[2], 2),
  finlow: (c, i) =>
    path('M102 74c-8-30-2-44 18-50 20 6 26 20 18 50z', c[i]) + rib(both('M110 70c-3-18 0-28 10-38'), c[2]),
  comb: (c, i) =>
    path('M106 80l-6-20 8-6-8-14 11-5-3-16 12-17 12 17-3 16 11 5-8 14 8 6-6 20z', c[i]) + rib('M120 12v62', c[2]),
  finback: (c, i) =>
    path('M110 82c-8-34-2-66 30-80 14 8 22 20 24 34-14-6-22-2-24 8-2 16-4 28-8 38z', c[i]) +
    rib('M122 70c0-24 6-42 22-54M132 66c0-16 4-26 14-34', c[2]),
  brush: (c, i) =>
    path('M60 62C56 18 84 0 120 0s64 18 60 62l-14-4c0-18-18-30-46-30S74 40 74 58z', c[i]) +
    rib(both('M74 40l-8-9M88 27l-6-11M104 20l-3-13'), c[2]),
  mane: (c, i) =>
    path('M96 50C86 8 104-10 140-8c40 2 62 36 60 96-2 26-8 44-20 56 2-40-4-74-24-88-8-8-16-10-22-8z', c[i]) +
    rib('M128 6c34 0 52 26 54 78M124 20c28 0 44 20 48 56', c[2]),
  stripe: (c, i) =>
    path('M60 62C56 18 84 0 120 0s64 18 60 62l-14-4c0-18-18-30-46-30S74 40 74 58z', c[i]) +
    path('M104 4l16-4 14 3-4 25-20 0z' + both('M68 34l14-20 12 18-10 8z'), MATERIAL.linen[i]),
  tail: (c, i) =>
    path('M112 44c-6-30 4-44 26-42 26 2 40 24 46 62-12-10-18-12-24-6-2-14-10-22-20-22-8 0-10 4-12 10z', c[i]) +
    rib('M126 16c24 0 38 16 46 38M122 26c18-2 30 6 38 24', c[2], 2),
  fish: fish(RIGHT),
  fishl: fish(LEFT),
  box: (c, i) =>
    path('M98 48l-6-40 14-10h28l14 10-6 40z', c[i]) +
    rib('M106 6v40M120 2v44M134 6v40', c[2]) +
    path('M92 8l14-10h28l14 10-4 6H96z', MATERIAL.linen[i]),
  wave: (c, i) =>
    path('M84 54C70 26 84-4 118-6c30-2 46 16 40 36 12-2 20-10 22-20 8 26-8 46-36 44z', c[i]) +
    rib('M98 46c-6-20 2-34 20-38M116 48c-4-14 2-24 14-28', c[2]),
  griffin: griffin(RIGHT),
  griffinl: griffin(LEFT),
  griffinw: (c, i) =>
    path('M58 62C50 22 76-6 116-6c24 0 40 14 42 34l-18-6c-8 0-12 4-12 12l-2 16c-14-10-42-8-68 12z', c[i]) +
    path('M150 16l22 5-15 9z', MATERIAL.gilt[i]) +
    oval(134, 10, 3.2, '#f7efe0') +
    rib('M72 46c2-22 14-36 34-40M88 42c2-14 10-24 22-28', c[2]),
  swan: (c, i) =>
    path('M96 52c-4-20 8-28 18-30 8-2 8-10 0-12-10-2-12-14-2-18 14-4 32 8 32 26 0 16-8 22-6 34z', c[i]) +
    path('M106 0l-18 4 14 6z', MATERIAL.gilt[i]) +
    rib('M108 46c4-14 16-16 20-30', c[2]),
  feathers: (c, i) =>
    path('M80 56C48 42 46 14 58 0c8 18 28 26 34 46zM160 56c32-14 34-42 22-56-8 18-28 26-34 46z', MATERIAL.linen[i]) +
    line(both('M60 12q6 24 24 38'), MATERIAL.linen[2], 2) +
    path('M120-4c18 14 20 34 9 54h-18c-11-20-9-40 9-54z', c[i]) +
    rib('M120 8v36', c[2], 2),
  plumes: (c, i) =>
    path('M78 60C40 56 30 30 34 2c20 4 48 20 56 48zM162 60c38-4 48-30 44-58-20 4-48 20-56 48z', c[i]) +
    rib(both('M44 14q12 26 34 38'), c[2], 2) +
    path('M112 46l-4-30 12-14 12 14-4 30z', MATERIAL.linen[i]),
  horns: (c, i) =>
    path('M74 62C46 52 40 26 52 4c4 20 18 28 42 38zM166 62c28-10 34-36 22-58-4 20-18 28-42 38z', MATERIAL.linen[i]) +
    path('M92 46C88 16 104 0 120 0s32 16 28 46z', c[i]) +
    rib('M106 40V14M120 42V8M134 40V14', c[2]),
  triple: (c, i) =>
    path('M84 52C64 30 70 6 82-6c14 14 22 34 18 54zM156 52c20-22 14-46 2-58-14 14-22 34-18 54z', c[i]) +
    path('M120-12c18 16 20 40 9 62h-18c-11-22-9-46 9-62z', MATERIAL.linen[i]) +
    rib('M84 8q2 22 8 38M156 8q-2 22-8 38M120 0v44', c[2]),
  transverse: (c, i) =>
    path('M44 54C48 10 84-6 120-6s72 16 76 60c-16-14-44-22-76-22s-60 8-76 22z', c[i]) +
    rib(both('M60 38l-6-10M80 24l-6-16M102 18l-4-18'), c[2]),
  ball: (c, i) => path('M116 22h8v20h-8z', MATERIAL.brass[i]) + oval(120, 16, 9, c[i]),
  ears: (c, i) =>
    path('M70 74C46 60 42 34 54 14c12 12 26 26 28 50zM170 74c24-14 28-40 16-60-12 12-26 26-28 50z', c[i]) +
    rib(both('M56 30q6 22 18 36'), c[2]),
  spike: (c, i) => path('M110 42l10-46 10 46z', MATERIAL.brass[i]) + path('M104 44c4-12 28-12 32 0z', c[i]),
  knob: (c, i) => path('M98 42c0-22 44-22 44 0z', c[i]) + oval(120, 22, 7, MATERIAL.brass[i]),
} satisfies Record<string, Draw>
export type CrestName = keyof typeof CRESTS

export const crest = (name: CrestName, tone: Tone): string =>
  name === 'none' ? '' : split(120, (half) => CRESTS[name](tone, half))

export const CRESTS_OF: Partial<Record<PersonStyle, readonly CrestName[]>> = {
  secutor: ['fin', 'finlow', 'comb', 'finback'],
  murmillo: ['fish', 'fishl', 'box', 'wave', 'fish', 'mane'],
  thracian: ['griffin', 'griffinl', 'griffinw', 'swan'],
  samnite: ['feathers', 'plumes', 'horns', 'triple'],
  hoplomachus: ['brush', 'stripe', 'mane', 'tail', 'brush'],
  provocator: ['none', 'ball', 'ears', 'knob', 'spike'],
  legionary: ['transverse', 'brush', 'tail', 'ball', 'mane', 'stripe', 'knob'],
  guard: ['none', 'ball', 'spike', 'knob', 'ears'],
}
