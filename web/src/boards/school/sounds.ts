/** What a campaign sounds like: its duels, its auctions, its dead. */

import type { Sounds } from '../../lib/sound/hearing'
import { sounds as duel } from '../gladius/sounds'

const crack = () => ({ cue: 'crack' as const })
const coin = () => ({ cue: 'coin' as const })
const cheer = () => ({ cue: 'cheer' as const })

export const sounds: Sounds = {
  ...duel,
  bids: crack,
  rebids: crack,
  sold: coin,
  earns: coin,
  trade_accept: coin,
  trade_offer: ([, to], you) => (to === you ? { cue: 'offer' } : []),
  match_won: cheer,
  acclaimed: cheer,
  spared: cheer,
  dies: () => [{ cue: 'fall' }, { cue: 'boo' }],
}
