/** What moves is heard when it moves; what was told without any motion is heard by itself (`hearing.ts`). */

import { onBeat, type Beat, type Action, type ActionKind } from '../../art/motion/beats'
import { motion } from '../../art/motion/motion.svelte'
import { sound } from '../browser/sound'
import { blow, MEETS, type Heard } from './hearing'
import type { CueName } from './recipes'

/** By what moves. Who walks, and which way a hand turns, is silent: the crowd says what it thinks of it. */
const CUES: { [K in ActionKind]?: (action: Extract<Action, { kind: K }>) => CueName } = {
  throw: () => 'dice',
  hit: () => 'hit',
  block: () => 'block',
  net: () => 'net',
  fall: () => 'fall',
  unseal: () => 'crack',
  coins: () => 'coin',
  crowd: () => 'murmur',
  fate: ({ up }) => (up ? 'cheer' : 'boo'),
}

/** The kinds of action that a cue may come with. */
const KINDS: Readonly<Partial<Record<CueName, readonly ActionKind[]>>> = {
  dice: ['throw'],
  hit: ['hit'],
  block: ['block'],
  net: ['net'],
  fall: ['fall'],
  crack: ['unseal'],
  coin: ['coins'],
  murmur: ['crowd'],
  cheer: ['fate'],
  boo: ['fate'],
}

export function cuesOfBeat({ actions }: Beat, pace: number): Heard[] {
  const found: Heard[] = []
  for (const action of actions) {
    const cue = (CUES[action.kind] as ((action: Action) => CueName) | undefined)?.(action)
    if (!cue || found.some((one) => one.cue === cue)) continue
    const strength = action.kind === 'hit' ? blow(action.wounds) : 1
    found.push({ cue, delay: Math.round((MEETS[cue] ?? 0) * pace), strength, pan: 0 })
  }
  return found
}

/** Of what a step sounds like, that which no motion brings along. */
export function withoutMotion(heard: readonly Heard[]): Heard[] {
  return heard.filter(({ cue }) => !KINDS[cue]?.some((kind) => motion.now(kind) ?? motion.ahead(kind)))
}

/** Let every beat be heard from now on; call what comes back to end it. */
export function hearBeats(): () => void {
  return onBeat((beat, still) => {
    if (still) return // all of it at once: the step says what is left of it
    for (const { cue, ...options } of cuesOfBeat(beat, motion.pace)) sound(cue, options)
  })
}
