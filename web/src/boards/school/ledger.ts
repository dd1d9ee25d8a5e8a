/** What came in and went out of a school's chest this turn. */

import type { Option } from '../../lib/protocol'
import { TRAINING } from './view'

export interface Entry {
  what: 'bought' | 'earned' | 'upkeep' | 'trained' | 'traded'
  gold: number
  /** The gladiator bought, the purse earned, or the school traded with. */
  about: Option
  count: number
}

export interface Ledger {
  brought: number
  entries: Entry[]
}

export function ledger(events: Option[][], seat: number, gold: number): Ledger {
  const from = events.findLastIndex(([kind]) => kind === 'new_turn')
  const entries: Entry[] = []
  for (const event of events.slice(from + 1)) {
    const entry = read(event, seat)
    if (!entry) continue
    const same = entries.find((one) => one.what === 'earned' && entry.what === 'earned' && one.about === entry.about)
    if (same) {
      same.gold += entry.gold
      same.count += 1
    } else entries.push(entry)
  }
  return { brought: gold - entries.reduce((sum, one) => sum + one.gold, 0), entries }
}

function read([kind, ...facts]: Option[], seat: number): Entry | null {
  const [one, two, three] = facts
  if (kind === 'sold' && two === seat) return { what: 'bought', gold: -Number(three), about: one ?? null, count: 1 }
  if (kind === 'earns' && one === seat) return { what: 'earned', gold: Number(three), about: two ?? null, count: 1 }
  if (kind === 'upkeep' && one === seat) return { what: 'upkeep', gold: -Number(two), about: null, count: 1 }
  if (kind === 'trains_extra' && one === seat && facts.length > 1) {
    const count = facts.length - 1
    return { what: 'trained', gold: -TRAINING * count, about: null, count }
  }
  if (kind === 'trade_accept' && (one === seat || two === seat)) {
    const flow = Number(facts[4]) - Number(facts[2])
    if (flow) return { what: 'traded', gold: one === seat ? flow : -flow, about: (one === seat ? two : one) ?? null, count: 1 }
  }
  return null
}
