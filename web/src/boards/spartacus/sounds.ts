/** What Spartacus and its expansion sound like. Sealed bids sound when they are opened, all of them at once. */

import type { Option } from '../../lib/wire/protocol'
import { blow, type Sounding, type Sounds } from '../../lib/sound/hearing'

const dice = () => ({ cue: 'dice' as const })
const card = () => ({ cue: 'card' as const })
const coin = () => ({ cue: 'coin' as const })
const crack = () => ({ cue: 'crack' as const })
const block = () => ({ cue: 'block' as const })
/** The first fact says whose fighter it is. */
const of = (cue: Sounding['cue'], facts: readonly Option[], strength = 1): Sounding => ({
  cue,
  strength,
  ...(typeof facts[0] === 'number' && { seat: facts[0] }),
})
const wounds = (facts: readonly Option[]): Sounding =>
  Number(facts[2]) > 0 ? of('hit', facts, blow(facts[2])) : of('block', facts)

export const sounds: Sounds = {
  rolls: dice,
  speed_roll: dice,
  heal_rolls: dice,
  guard_rolls: dice,
  roll_off: dice,
  rerolls: dice,
  stopped: (facts) => of('block', facts),
  wounded: wounds,
  crowd_wounds: wounds,
  snared: (facts) => of('net', facts),
  defeated: (facts) => [of('fall', facts), { cue: 'murmur' }],
  thumb: ([, verdict]) => ({ cue: verdict === 'up' ? 'cheer' : 'boo' }),
  champion: () => ({ cue: 'cheer' }),
  bout_won: () => ({ cue: 'cheer' }),
  promise_broken: () => ({ cue: 'boo' }),
  foiled: block,
  card_foiled: block,
  bids: crack,
  bids_tied: crack,
  declares: card,
  declares_at: card,
  announces: card,
  prepares: card,
  pays: coin,
  gives: coin,
  deal: coin,
  lot_won: coin,
  wager_won: coin,
  offer_made: ([, offer], you) => (reaches(offer, you) ? { cue: 'offer' } : []),
  offer_countered: ([, , offer], you) => (reaches(offer, you) ? { cue: 'offer' } : []),
}

/** Is it made to the viewer? An offer begins with its maker and those to whom it is made. */
function reaches(offer: Option | undefined, you: number | null): boolean {
  const to = Array.isArray(offer) ? offer[1] : undefined
  return you !== null && Array.isArray(to) && to.includes(you)
}
