/** The game looked back at: Influence round by round. */

import type { Option } from '../../../lib/protocol'

/** Everybody's Influence at the end of each round, read from what was told; `last` is how it stands at the end. */
export function course(events: Option[][], last: number[]): number[][] {
  const rounds: number[][] = []
  // Before its first change it was what that change left, less the change.
  const now = last.map((influence, seat) => {
    const first = events.find(([kind, who]) => kind === 'influence' && who === seat)
    return first ? Number(first[3]) - Number(first[2]) : influence
  })
  let begun = false
  for (const [kind, ...facts] of events) {
    if (kind === 'new_round') {
      if (begun) rounds.push([...now])
      begun = true
    } else if (kind === 'influence') now[Number(facts[0])] = Number(facts[2])
  }
  return [...rounds, [...last]]
}
