/**
 * What everything sounds like: skins, wood, iron, wax, coin and a crowd. A cue is a list of layers, made on the spot.
 * No melody but at the end of a game, no loops; impacts end with their beat.
 */

import type { Group } from './choice'

export interface Layer {
  /** Noise, or an oscillator that glides from one pitch (Hz) to another. */
  wave: 'noise' | OscillatorType
  hz?: readonly [from: number, to: number]
  /** Seconds: when it begins, how it rises, how it fades to nothing. */
  at?: number
  attack: number
  decay: number
  /** How loud it is at its peak. */
  gain: number
  /** One filter, gliding as well. */
  filter?: readonly [kind: 'lowpass' | 'bandpass' | 'highpass', from: number, to: number, q: number]
  /** How fast (Hz) and how far (Hz) the pitch trembles. */
  vibrato?: readonly [rate: number, depth: number]
  /** Several times: how often, seconds apart, each so much as loud and as high as the one before. */
  again?: readonly [times: number, gap: number, louder: number, higher: number]
}

interface Cue {
  group: Group
  layers: readonly Layer[]
}

const noise = (
  filter: Layer['filter'],
  attack: number,
  decay: number,
  gain: number,
  more: Partial<Layer> = {},
): Layer => ({ wave: 'noise', filter: filter!, attack, decay, gain, ...more })

const tone = (
  wave: OscillatorType,
  from: number,
  to: number,
  attack: number,
  decay: number,
  gain: number,
  more: Partial<Layer> = {},
): Layer => ({ wave, hz: [from, to], attack, decay, gain, ...more })

/** A horn: a brass voice over its octave. */
const horn = (at: number, hz: number, decay: number): Layer[] => [
  tone('sawtooth', hz, hz, 0.03, decay, 0.22, { at, filter: ['lowpass', 700, 2200, 0.9], vibrato: [5.5, hz * 0.006] }),
  tone('triangle', hz / 2, hz / 2, 0.02, decay, 0.22, { at }),
]

/** The same from far away, and lower. */
const lament = (at: number, hz: number, decay: number): Layer[] => [
  tone('triangle', hz, hz * 0.992, 0.03, decay, 0.36, { at }),
  tone('sawtooth', hz / 2, hz / 2, 0.04, decay, 0.16, { at, filter: ['lowpass', 420, 160, 0.8] }),
]

const cues = {
  /** It is your turn: two taps on a drum. */
  turn: {
    group: 'turn',
    layers: [
      tone('sine', 110, 72, 0.004, 0.26, 0.9, { again: [2, 0.19, 0.85, 0.84] }),
      noise(['lowpass', 900, 200, 0.7], 0.001, 0.05, 0.25, { again: [2, 0.19, 0.8, 1] }),
    ],
  },
  card: {
    group: 'ui',
    layers: [
      noise(['bandpass', 1600, 3800, 0.8], 0.012, 0.1, 0.32),
      tone('triangle', 210, 150, 0.001, 0.07, 0.28, { at: 0.07 }),
    ],
  },
  coin: {
    group: 'ui',
    layers: [
      tone('sine', 2637, 2637, 0.001, 0.16, 0.2, { again: [3, 0.062, 0.86, 1.09] }),
      tone('sine', 4186, 4186, 0.001, 0.1, 0.1, { again: [3, 0.062, 0.86, 1.06] }),
    ],
  },
  /** Your own bid is sealed. */
  seal: {
    group: 'ui',
    layers: [noise(['lowpass', 700, 160, 1], 0.03, 0.16, 0.5), tone('sine', 96, 62, 0.01, 0.16, 0.6, { at: 0.03 })],
  },
  /** Bids are opened: the wax breaks, all of it at once. */
  crack: {
    group: 'impact',
    layers: [
      noise(['highpass', 2400, 1400, 0.8], 0.001, 0.04, 0.5, { again: [3, 0.031, 0.7, 1] }),
      tone('triangle', 420, 190, 0.001, 0.09, 0.3),
    ],
  },
  dice: {
    group: 'impact',
    layers: [
      tone('triangle', 880, 560, 0.001, 0.035, 0.4, { again: [6, 0.056, 0.84, 0.93] }),
      noise(['bandpass', 2600, 1500, 2.5], 0.001, 0.03, 0.45, { again: [6, 0.056, 0.84, 0.95] }),
    ],
  },
  hit: {
    group: 'impact',
    layers: [
      tone('square', 190, 70, 0.001, 0.18, 0.5, { filter: ['lowpass', 1200, 240, 1] }),
      noise(['bandpass', 1100, 380, 0.9], 0.001, 0.12, 0.62),
      tone('sine', 70, 44, 0.002, 0.24, 0.8),
    ],
  },
  block: {
    group: 'impact',
    layers: [
      tone('triangle', 240, 168, 0.001, 0.11, 0.75),
      tone('sine', 1244, 1210, 0.001, 0.3, 0.14),
      tone('sine', 1873, 1840, 0.001, 0.22, 0.09),
      noise(['bandpass', 3200, 1800, 1.2], 0.001, 0.05, 0.35),
    ],
  },
  net: {
    group: 'impact',
    layers: [
      noise(['bandpass', 500, 2200, 1.6], 0.14, 0.2, 0.42),
      tone('sine', 120, 80, 0.004, 0.12, 0.5, { at: 0.28 }),
    ],
  },
  /** A fighter falls: the body, the sand, the blade. */
  fall: {
    group: 'impact',
    layers: [
      tone('sine', 82, 36, 0.004, 0.4, 1),
      noise(['lowpass', 520, 120, 0.8], 0.004, 0.34, 0.7),
      tone('triangle', 1500, 1180, 0.001, 0.12, 0.1, { at: 0.13, again: [3, 0.075, 0.6, 1.12] }),
    ],
  },
  /** The crowd waits for a thumb. */
  murmur: {
    group: 'crowd',
    layers: [
      noise(['bandpass', 320, 380, 0.7], 0.25, 0.75, 0.4),
      noise(['bandpass', 760, 640, 1.6], 0.2, 0.6, 0.16, { at: 0.1 }),
    ],
  },
  cheer: {
    group: 'crowd',
    layers: [
      noise(['bandpass', 700, 1500, 0.6], 0.12, 0.85, 0.5),
      noise(['bandpass', 1800, 2600, 1.2], 0.16, 0.7, 0.22, { at: 0.06 }),
      tone('sawtooth', 300, 430, 0.14, 0.6, 0.06, { filter: ['bandpass', 900, 1300, 2], vibrato: [7, 14] }),
    ],
  },
  boo: {
    group: 'crowd',
    layers: [
      noise(['bandpass', 420, 240, 0.8], 0.1, 0.8, 0.55),
      tone('sawtooth', 170, 104, 0.1, 0.8, 0.2, { filter: ['lowpass', 520, 260, 1.4], vibrato: [5, 5] }),
      tone('sawtooth', 150, 92, 0.14, 0.8, 0.16, { filter: ['lowpass', 480, 240, 1.4], vibrato: [4.3, 4] }),
    ],
  },
  /** An offer reaches you: a knock on a tablet. */
  offer: {
    group: 'ui',
    layers: [
      tone('triangle', 523, 505, 0.001, 0.06, 0.5, { again: [2, 0.11, 0.9, 1] }),
      noise(['bandpass', 1200, 900, 2], 0.001, 0.03, 0.25, { again: [2, 0.11, 0.9, 1] }),
    ],
  },
  win: {
    group: 'turn',
    layers: [...horn(0, 293.7, 0.2), ...horn(0.17, 370, 0.2), ...horn(0.34, 440, 0.24), ...horn(0.52, 587.3, 0.75)],
  },
  lose: {
    group: 'turn',
    layers: [
      ...lament(0, 220, 0.4),
      ...lament(0.3, 207.7, 0.4),
      ...lament(0.6, 146.8, 0.9),
      tone('sine', 70, 46, 0.004, 0.5, 0.5, { at: 0.6 }),
    ],
  },
} satisfies Record<string, Cue>

export type CueName = keyof typeof cues
export const CUES: Readonly<Record<CueName, Cue>> = cues
