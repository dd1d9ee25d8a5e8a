/**
 * Plays cues to whoever wants them. Silent until the first tap or key: browsers forbid it, and so do we; nothing is
 * kept for later.
 */

import { untrack } from 'svelte'

import { CUES, type CueName } from '../sound/recipes'
import { build, connected, lengthOf, LOUDEST } from '../sound/synth'
import { t } from '../words/words.svelte'
import { gesture } from './gesture'
import { notify } from './notify.svelte'
import { prefs } from './prefs.svelte'

export interface SoundOptions {
  /** From -1 (left) to 1: where it comes from. */
  pan?: number
  strength?: number
  /** Milliseconds until it begins. */
  delay?: number
  /** Also where its group is off: somebody asks what it sounds like. */
  asked?: boolean
}

/** Two of a kind at once sound like a fault. */
const LEAST_GAP = 0.06
/** Cues that may last longer than their beat: the next decision ends them. */
const LONG = 0.6
const FADE = 0.08
/** How fast it is muted, so that nothing clicks. */
const SOFT = 0.015

interface Output {
  audio: AudioContext
  master: GainNode
}
let output: Output | undefined
const last = new Map<CueName, number>()
let sounding: GainNode[] = []

/** Some browsers begin to sound only within a tap or key itself. */
function unlock(): void {
  if (prefs.sound.muted || typeof AudioContext === 'undefined') return
  output ??= open()
  if (output.audio.state !== 'running') void output.audio.resume()
}
for (const gesture of ['pointerdown', 'keydown'] as const) addEventListener(gesture, unlock, { capture: true })

function open(): Output {
  const audio = new AudioContext()
  return { audio, master: connected(audio, LOUDEST * prefs.sound.level) }
}

/** Call inside an effect: loudness and silence follow the reader's choice. */
export function followLevel(): void {
  const { muted, level } = prefs.sound
  output?.master.gain.setTargetAtTime(muted ? 0 : LOUDEST * level, output.audio.currentTime, SOFT)
}

/** Whoever makes something sound does not watch what the reader wants to hear. */
export function sound(name: CueName, options: SoundOptions = {}): void {
  untrack(() => {
    const { muted, groups } = prefs.sound
    if (muted || !(options.asked || groups[CUES[name].group]) || (document.hidden && name !== 'turn')) return
    if (!gesture.made) return
    unlock()
    if (output) play(output, name, options)
    if (output && !prefs.sound.introduced) introduce()
  })
}

/** The first sound of all: how to be rid of it stands beside it, once. */
function introduce(): void {
  prefs.sound.introduced = true
  const mute = (): void => void (prefs.sound.muted = true)
  notify.toast(t('web-sound-softly'), 'sound', { label: t('web-sound-mute'), run: mute })
}

function play({ audio, master }: Output, name: CueName, { pan = 0, strength = 1, delay = 0 }: SoundOptions): void {
  const when = audio.currentTime + 0.005 + delay / 1000
  const before = last.get(name)
  if (before !== undefined && Math.abs(when - before) < LEAST_GAP) return
  last.set(name, when)
  const place = audio.createStereoPanner()
  const own = audio.createGain()
  place.pan.value = pan
  own.connect(place).connect(master)
  if (lengthOf(name) > LONG) sounding = [...sounding.slice(-3), own]
  build(audio, own, name, when, strength)
}

/** A decision ends what still lingers of the one before. */
export function hush(): void {
  for (const { gain } of sounding) gain.setTargetAtTime(0, output?.audio.currentTime ?? 0, FADE / 3)
  sounding = []
}
