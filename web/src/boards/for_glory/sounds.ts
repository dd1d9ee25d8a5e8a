/** What For Glory sounds like. */

import type { Option } from '../../lib/wire/protocol'
import { blow, type Sounding, type Sounds } from '../../lib/sound/hearing'

const coin = () => ({ cue: 'coin' as const })
const card = () => ({ cue: 'card' as const })
/** Of a gladiator: its number, its card, whose it is. */
const of = (cue: Sounding['cue'], facts: readonly Option[], strength = 1): Sounding => ({
  cue,
  strength,
  ...(typeof facts[2] === 'number' && { seat: facts[2] }),
})

export const sounds: Sounds = {
  plays: card,
  plays_with: card,
  uses: card,
  uses_with: card,
  registers: card,
  buys: coin,
  gains_coin: coin,
  prevented: (facts) => of('block', facts),
  damaged: (facts) => of('hit', facts, blow(facts[3])),
  defeated: (facts) => of('fall', facts),
  battle_won: () => ({ cue: 'cheer' }),
}
