/** Makes cues of their recipes, on any audio graph: a loudspeaker's, or one that only renders. */

import { CUES, type CueName, type Layer } from './recipes'

/** Nothing reaches zero in an exponential fade: -60 dB is silence. */
const SILENT = 0.0008
const TAIL = 0.02

/** The gain of everything at full volume: several cues at once stay below clipping. */
export const LOUDEST = 0.7

/** The way from cues to the loudspeaker: a volume, and a compressor that evens out what comes together. */
export function connected(audio: BaseAudioContext, gain: number): GainNode {
  const master = audio.createGain()
  const compressor = audio.createDynamicsCompressor()
  master.gain.value = gain
  compressor.threshold.value = -14
  compressor.ratio.value = 5
  compressor.attack.value = 0.003
  compressor.release.value = 0.12
  master.connect(compressor).connect(audio.destination)
  return master
}

/** Seconds that a cue lasts. */
export function lengthOf(name: CueName): number {
  const ends = CUES[name].layers.map(({ at = 0, attack, decay, again: [times, gap] = [1, 0] }) => {
    return at + attack + decay + (times - 1) * gap
  })
  return Math.max(...ends)
}

/** Connect a cue to `out`, to begin at `when`. */
export function build(audio: BaseAudioContext, out: AudioNode, name: CueName, when = 0, strength = 1): void {
  for (const layer of CUES[name].layers) {
    const [times, gap, louder, higher] = layer.again ?? [1, 0, 1, 1]
    for (let k = 0; k < times; k++) {
      const from = when + (layer.at ?? 0) + k * gap
      add(audio, out, layer, { from, gain: layer.gain * louder ** k * strength, pitch: higher ** k, offset: 0.37 * k })
    }
  }
}

interface Stroke {
  from: number
  gain: number
  pitch: number
  /** Where in the noise it begins: no two strokes are the same. */
  offset: number
}

function add(audio: BaseAudioContext, out: AudioNode, layer: Layer, { from, gain, pitch, offset }: Stroke): void {
  const { wave, attack, decay, filter } = layer
  const end = from + attack + decay
  const envelope = audio.createGain()
  envelope.gain.setValueAtTime(0.0001, from)
  envelope.gain.linearRampToValueAtTime(Math.max(0.0002, gain), from + attack)
  envelope.gain.exponentialRampToValueAtTime(SILENT, end)
  let last: AudioNode = envelope
  if (filter) {
    const [kind, low, high, q] = filter
    const node = audio.createBiquadFilter()
    node.type = kind
    node.Q.value = q
    node.frequency.setValueAtTime(low, from)
    node.frequency.exponentialRampToValueAtTime(high, end)
    node.connect(envelope)
    last = node
  }
  envelope.connect(out)
  if (wave === 'noise') {
    const source = audio.createBufferSource()
    source.buffer = noiseFor(audio)
    source.loop = true
    source.connect(last)
    source.start(from, offset % 1.5)
    source.stop(end + TAIL)
    return
  }
  const source = audio.createOscillator()
  const [low, high] = layer.hz ?? [440, 440]
  source.type = wave
  source.frequency.setValueAtTime(low * pitch, from)
  source.frequency.exponentialRampToValueAtTime(high * pitch, end)
  if (layer.vibrato) tremble(audio, source, layer.vibrato, from, end)
  source.connect(last)
  source.start(from)
  source.stop(end + TAIL)
}

function tremble(
  audio: BaseAudioContext,
  source: OscillatorNode,
  [rate, depth]: readonly [number, number],
  from: number,
  end: number,
): void {
  const vibrato = audio.createOscillator()
  const far = audio.createGain()
  vibrato.frequency.value = rate
  far.gain.value = depth
  vibrato.connect(far).connect(source.frequency)
  vibrato.start(from)
  vibrato.stop(end)
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>()

/** Two seconds of noise, the same each time: what is rendered twice is the same twice. */
function noiseFor(audio: BaseAudioContext): AudioBuffer {
  let found = noises.get(audio)
  if (!found) {
    found = audio.createBuffer(1, audio.sampleRate * 2, audio.sampleRate)
    const data = found.getChannelData(0)
    let seed = 7
    for (let i = 0; i < data.length; i++) {
      seed = (Math.imul(seed, 1664525) + 1013904223) | 0
      data[i] = seed / 2147483648
    }
    noises.set(audio, found)
  }
  return found
}
