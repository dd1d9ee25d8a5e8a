/**
 * What has happened to one's school since an answer: results in order of time; of blows only those of the bout under
 * way.
 * It chooses among the lines that were told; nothing is reckoned from them.
 */

import type { Line, Option } from '../../lib/wire/protocol'
import { blows, type Story } from '../gladius/since'
import { sideOf } from '../gladius/view'
import { VERDICT } from './statesBetween'
import type { School } from './view'

const AUCTION = new Set(['bids', 'rebids', 'tie_broken', 'sold', 'unsold'])
const CHEST = new Set(['earns', 'upkeep', 'released'])
const GROWTH = new Set(['learns', 'blood_lust', 'first_blood', 'animals'])
const ANSWERED = new Set(['trade_accept', 'trade_decline'])
const MOST = 8

/** `from`: the event at which the viewer answered last. */
export function since(view: School, story: Story, you: number | null, from: number): Line[] {
  const { events, lines } = story
  const begun = view.bout ? events.findLastIndex(([kind]) => kind === 'bout') : events.length
  const own = new Set(view.gladiators.filter((one) => you !== null && one.owner === you).map((one) => one.id))
  const foes = new Set<Option | undefined>()
  const learnt = new Set(events.slice(from).flatMap(([kind, id]) => (kind === 'learns' ? [id] : [])))

  function counts([kind, one, two]: Option[]): boolean {
    const word = String(kind)
    if (word === 'match_won') {
      if (!own.has(Number(one)) && !own.has(Number(two))) return false
      foes.add(one).add(two)
      return true
    }
    if (VERDICT.has(word)) return own.has(Number(one)) || foes.has(one)
    if (word === 'trains') return own.has(Number(one)) && !learnt.has(one ?? null)
    if (GROWTH.has(word)) return own.has(Number(one))
    if (CHEST.has(word)) return one === you
    return AUCTION.has(word) || (ANSWERED.has(word) && one === you)
  }
  const results = lines.filter((line) => line.n >= from && line.n < begun && counts(events[line.n] ?? []))
  if (!view.bout) return results.slice(-MOST)
  const now = blows(story, Math.max(from, begun), sideOf(view.bout, you))
  return [...results.slice(-MOST + Math.min(now.length, MOST - 2)), ...now]
}
