/** Sounds, made on the spot and short; silent unless the reader wants them. */

import { prefs } from './prefs.svelte'

type Sound = 'turn' | 'seal' | 'reveal' | 'hit' | 'block' | 'wound' | 'thumb' | 'offer' | 'win'

interface Tone {
  at: number
  hz: number
  for: number
  wave: OscillatorType | 'noise'
  gain: number
}

const TONES: Record<Sound, Tone[]> = {
  turn: [
    { at: 0, hz: 92, for: 0.14, wave: 'sine', gain: 0.5 },
    { at: 0.19, hz: 78, for: 0.18, wave: 'sine', gain: 0.5 },
  ],
  seal: [{ at: 0, hz: 320, for: 0.1, wave: 'noise', gain: 0.16 }],
  reveal: [0, 0.07, 0.15].map((at, i) => ({ at, hz: 2100 + 320 * i, for: 0.09, wave: 'triangle', gain: 0.12 })),
  hit: [
    { at: 0, hz: 240, for: 0.16, wave: 'square', gain: 0.1 },
    { at: 0, hz: 900, for: 0.06, wave: 'noise', gain: 0.18 },
  ],
  block: [{ at: 0, hz: 190, for: 0.09, wave: 'triangle', gain: 0.4 }],
  wound: [{ at: 0, hz: 700, for: 0.3, wave: 'noise', gain: 0.08 }],
  thumb: [{ at: 0, hz: 500, for: 0.38, wave: 'noise', gain: 0.14 }],
  offer: [
    { at: 0, hz: 520, for: 0.05, wave: 'triangle', gain: 0.3 },
    { at: 0.11, hz: 520, for: 0.05, wave: 'triangle', gain: 0.3 },
  ],
  win: [
    { at: 0, hz: 294, for: 0.15, wave: 'sawtooth', gain: 0.12 },
    { at: 0.15, hz: 440, for: 0.24, wave: 'sawtooth', gain: 0.12 },
  ],
}

let context: AudioContext | undefined

export function sound(which: Sound): void {
  if (!prefs.sound || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  void context.resume()
  for (const tone of TONES[which]) play(context, tone)
}

function play(context: AudioContext, tone: Tone): void {
  const from = context.currentTime + tone.at
  const gain = context.createGain()
  gain.gain.setValueAtTime(tone.gain, from)
  gain.gain.exponentialRampToValueAtTime(0.001, from + tone.for)
  gain.connect(context.destination)
  const source = tone.wave === 'noise' ? noise(context, tone, gain) : oscillator(context, tone, tone.wave, gain)
  source.start(from)
  source.stop(from + tone.for)
}

function oscillator(context: AudioContext, tone: Tone, wave: OscillatorType, to: AudioNode): OscillatorNode {
  const node = context.createOscillator()
  node.type = wave
  node.frequency.value = tone.hz
  node.connect(to)
  return node
}

function noise(context: AudioContext, tone: Tone, to: AudioNode): AudioBufferSourceNode {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * tone.for), context.sampleRate)
  const data = buffer.getChannelData(0)
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1
  const node = context.createBufferSource()
  node.buffer = buffer
  const filter = context.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = tone.hz
  node.connect(filter).connect(to)
  return node
}
