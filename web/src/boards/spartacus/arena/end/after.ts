/** A match that is over, as it was told: the sand is empty by then. */

import type { Option, Seat } from '../../../../lib/protocol'
import { since } from '../../view'

export interface Fought {
  seat: Seat
  asset: number
  card: string
  /** How he fell; nothing if he did not. */
  level: string
  /** What the Host decided about him. */
  thumb: '' | 'up' | 'down'
}

/** Who fought in the games of the last Host. */
export function foughtIn(events: Option[][]): Fought[] {
  const all: Fought[] = []
  for (const [kind, ...facts] of since(events, 'becomes_host', 'bout_won')) {
    if (kind === 'commits')
      all.push({ seat: Number(facts[0]), asset: Number(facts[1]), card: String(facts[2]), level: '', thumb: '' })
    if (kind === 'defeated') {
      const fallen = all.find((one) => one.seat === facts[0] && one.card === facts[1] && !one.level)
      if (fallen) fallen.level = String(facts[2])
    }
    const judged = kind === 'thumb' ? facts[2] : kind === 'champion_spared' ? facts[0] : undefined
    const about = all.find((one) => one.asset === judged)
    if (about) about.thumb = kind === 'thumb' && facts[1] === 'down' ? 'down' : 'up'
  }
  return all
}
