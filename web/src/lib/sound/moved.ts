/** What moves is heard when it moves; what was told without any motion is heard by itself (`hearing.ts`). */

import { onBeat, type Beat, type Deed, type DeedKind } from '../../art/motion/beats'
import { motion } from '../../art/motion/motion.svelte'
import { sound } from '../browser/sound'
import { blow, MEETS, type Heard } from './hearing'
import type { CueName } from './recipes'

/** By what moves. Who walks, and which way a hand turns, is silent: the crowd says what it thinks of it. */
const CUES: { [K in DeedKind]?: (deed: Extract<Deed, { kind: K }>) => CueName } = {
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

/** The kinds of deed that a cue may come with. */
const KINDS: Readonly<Partial<Record<CueName, readonly DeedKind[]>>> = {
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

export function cuesOfBeat({ deeds }: Beat, pace: number): Heard[] {
  const found: Heard[] = []
  for (const deed of deeds) {
    const cue = (CUES[deed.kind] as ((deed: Deed) => CueName) | undefined)?.(deed)
    if (!cue || found.some((one) => one.cue === cue)) continue
    const strength = deed.kind === 'hit' ? blow(deed.wounds) : 1
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
    for (const { cue, ...manner } of cuesOfBeat(beat, motion.pace)) sound(cue, manner)
  })
}
