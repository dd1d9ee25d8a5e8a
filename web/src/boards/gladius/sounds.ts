/** What a duel sounds like. */

import { blow, type Sounds } from '../../lib/sound/hearing'

const dice = () => ({ cue: 'dice' as const })
const card = () => ({ cue: 'card' as const })
const block = () => ({ cue: 'block' as const })

export const sounds: Sounds = {
  start_roll: dice,
  stat_roll: dice,
  too_late: dice,
  in_time: dice,
  attacks: card,
  defends: card,
  stopped: block,
  voided: block,
  immobilised: () => ({ cue: 'net' }),
  hit: ([, damage, left]) => [
    { cue: 'hit', strength: blow(damage) },
    ...(left === 0 ? [{ cue: 'fall' as const }] : []),
  ],
  wins: () => ({ cue: 'cheer' }),
}
