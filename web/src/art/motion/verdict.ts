/** Life and death in four beats: the crowd, a silence, the hand, and what becomes of whoever lies on the sand. */

import { list } from '../../lib/words/speech'
import { t } from '../../lib/words/words.svelte'
import { LONGEST, type Beat, type Judged } from './beats'

/** Together no more than a deciding moment is shown at the least. */
const TIMES = { crowd: 520, hush: 420, turn: 440, fate: LONGEST } as const
/** Milliseconds for which the end is to be seen where nothing moves. */
const FATE_STAYS = 2500

export function fateSaid(up: boolean, who: readonly Judged[]): string {
  const names = list(who.map(({ name }) => name))
  return t(up ? 'web-staged-lives' : 'web-staged-dies', { names, count: who.length })
}

export function verdict(up: boolean, who: readonly Judged[]): Beat[] {
  const names = list(who.map(({ name }) => name))
  return [
    { time: TIMES.crowd, actions: [{ kind: 'crowd' }], said: t('web-staged-crowd', { names }) },
    { time: TIMES.hush, actions: [{ kind: 'hush' }], said: t('web-staged-hush') },
    { time: TIMES.turn, actions: [{ kind: 'turn', up }], said: t(up ? 'web-staged-up' : 'web-staged-down') },
    { time: TIMES.fate, actions: [{ kind: 'fate', up, who }], said: fateSaid(up, who), stays: FATE_STAYS },
  ]
}
