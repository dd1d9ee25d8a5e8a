/** What moves in a campaign: bids are opened, gold changes hands, blows fall on the sand, and thumbs decide. */

import { recruit } from '../../art/figures/recruits'
import { TIME, type Beat } from '../../art/motion/beats'
import type { ToBeats } from '../../art/motion/motion.svelte'
import { paid, pay, type Payments } from '../../art/motion/purses'
import { verdict } from '../../art/motion/verdict'
import type { Option } from '../../lib/wire/protocol'
import { blowBeats } from '../gladius/beats'
import { viewIn } from './read'
import { find, type School } from './view'

const PAYMENTS: Payments = {
  sold: ([, , school, gold]) => pay('coins', school, 'bank', gold),
  earns: ([, school, , gold]) => pay('coins', 'bank', school, gold),
  upkeep: ([, school, gold]) => pay('coins', school, 'bank', gold),
}

function opened(event: Option[]): Beat[] {
  const bids = event[2]
  if (event[0] !== 'bids' || !Array.isArray(bids)) return []
  const seats = bids.flatMap((bid) => (Array.isArray(bid) ? Number(bid[0]) : []))
  return [{ time: TIME.strike, actions: [{ kind: 'unseal', seats }] }]
}

function thumbs(view: School, [kind, id, how]: Option[]): Beat[] {
  if (kind !== 'spared' && !(kind === 'dies' && how === 'thumbs_down')) return []
  const one = find(view, Number(id))
  return one ? verdict(kind === 'spared', [{ name: one.name, look: recruit(one) }]) : []
}

export const beats: ToBeats = (events, play) => {
  const view = viewIn(play.state)
  return [
    ...blowBeats(events),
    ...events.flatMap((event) => [...opened(event), ...thumbs(view, event)]),
    ...paid(events, PAYMENTS),
  ]
}
