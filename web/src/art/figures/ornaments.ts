/** What distinguishes two helmets of one kind. */

import type { Half, Tone } from './svg'
import { both, line, oval, path } from './svg'

/** On the brow of a helmet. */
export const ORNAMENTS: readonly ((m: Tone, i: Half) => string)[] = [
  () => '',
  (m, i) => oval(120, 78, 10, m[i]) + oval(120, 78, 4.5, m[2]),
  (m, i) => path('M120 60l5 12 13 1-10 8 3 13-11-7-11 7 3-13-10-8 13-1z', m[i]),
  (m) => line('M88 88l32-20 32 20', m[0], 5),
  (m, i) => path('M98 64c6 22 38 22 44 0 6 26-12 34-22 34s-28-8-22-34z', m[i]),
  (m, i) => line(both('M116 88c-18-2-28-10-34-24'), m[i], 7),
  (m, i) => oval(98, 78, 8, m[i]) + oval(142, 78, 8, m[i]) + oval(98, 78, 3, m[2]) + oval(142, 78, 3, m[2]),
  (m, i) => path('M113 90V46l7-10 7 10v44z', m[i]),
  (m, i) => path('M84 92c4-22 20-32 36-32s32 10 36 32c-10-10-22-14-36-14s-26 4-36 14z', m[i]),
]

export const ENGRAVINGS = [
  '',
  'M84 84q36-26 72 0M92 70q28-18 56 0',
  'M120 40v44' + both('M96 48q-10 16-10 38'),
  both('M78 84l8-10 8 10 8-10 8 10'),
  both('M76 74q8 10 16 0 8 10 16 0M84 60q8 9 15 0 7 9 14 0'),
  both('M82 60q-6 12-4 26M100 46q-6 6-8 14'),
]

/** Dents, scratches, a riveted plate, verdigris. */
export const WEAR: readonly ((m: Tone, k: Tone) => string)[] = [
  () => '',
  (m) => path('M82 58q14-8 18 6-10 10-18-6z', m[2], 0.6),
  (m) => path('M146 62q14-2 12 14-14 2-12-14z', m[2], 0.6),
  () => line('M140 50l18 30M150 48l14 24', '#f4ead6', 2.6, 0.8),
  () => line('M76 92l18-34M86 92l12-24', '#f4ead6', 2.6, 0.8),
  (_, k) => path('M134 52l26 10-6 24-26-8z', k[1]) + oval(139, 60, 2, k[2]) + oval(150, 78, 2, k[2]),
  () => path('M70 84c2-18 14-22 20-14s16 2 14 12-22 10-34 2z', '#6f9482', 0.75),
  () => path('M172 92c0-20-10-26-18-18s-18 0-16 10 22 14 34 8z', '#6f9482', 0.75),
]
