/** What a frame of the campaign leaps over: turns against a beast, the end of a bout, and the awards of a turn. */

import type { Option, State } from '../../lib/protocol'
import { part, type Stage } from '../../lib/pace'
import { after, fresh, solo } from '../gladius/stages'
import { sideOf, type Duel } from '../gladius/view'
import type { School } from './view'

/** What becomes of the fighters when a bout is decided. */
export const VERDICT = new Set([
  'match_won', 'acclaimed', 'spared', 'dies', 'injury', 'retires', 'shamed', 'lamed', 'loses_point',
  'beat_beast', 'lost_to_beast', 'beast_undecided',
])

/** The event before which a state ends, and what was to be seen then. */
interface Cut {
  at: number
  view: School
  held?: Stage['held']
}

export function stages(before: State, frame: State, you: number | null): Stage[] {
  const [then, now] = [before, frame].map((state) => state.view as unknown as School) as [School, School]
  const all = [...sheet(then, now, frame.events, you), ...bouts(then, now, frame.events, you), ...evening(then, now, frame.events)]
  const cuts = all.sort((one, two) => one.at - two.at)
  return cuts.flatMap(({ at, view, held }, i) => {
    const from = cuts[i - 1]?.at ?? 0
    return at > from ? [{ ...part(frame, from, at, view), ...(held && { held }) }] : []
  })
}

const owns = (view: School, ids: number[], you: number | null): boolean =>
  you !== null && view.gladiators.some((one) => one.owner === you && ids.includes(one.id))

/** Who meets whom, before the first of them enters the ring. It stays if one's own are among them. */
function sheet(then: School, now: School, events: Option[][], you: number | null): Cut[] {
  const last = events.findLastIndex(([kind]) => kind === 'sends' || kind === 'paired' || kind === 'arranged')
  if (!['arena', 'arranging', 'pairing'].includes(then.stage) || !ENDED.has(now.stage) || last < 0) return []
  const made = events.flatMap(([kind, one, two]) => (kind === 'paired' || kind === 'arranged' ? [[Number(one), Number(two)]] : []))
  const pairs = [...then.pairs, ...made]
  const sent = events.flatMap(([kind, , ...ids]) => (kind === 'sends' ? ids.map(Number) : []))
  const animals = [...sent, ...then.standing].filter((id) => !pairs.flat().includes(id))
  if (!pairs.length && !animals.length) return []
  const view: School = { ...now, stage: 'combat', bout: null, fighters: [], standing: [], challenges: [], pairs, animals }
  return [{ at: last + 1, view, ...(owns(now, [...pairs.flat(), ...animals], you) && { held: 'shown' as const }) }]
}
/** Where the schools no longer wait for their matches. */
const ENDED = new Set(['combat', 'earnings', 'upkeep', 'trading', 'training', 'reputation'])

/** Every turn of a solo bout; of any bout its last blow, and then what became of the fighters: of one's own it stays. */
function bouts(then: School, now: School, events: Option[][], you: number | null): Cut[] {
  const begins = now.bout ? events.findLastIndex(([kind]) => kind === 'bout') : -1
  let ring = then
  let duel: Duel | null = then.bout
  const cuts: Cut[] = []
  events.forEach((event, at) => {
    const kind = String(event[0])
    if (duel) {
      const shown = { at, view: { ...ring, bout: duel } }
      const over = duel.phase === 'over'
      const last = ['wins', 'draw'].includes(String(events[at - 1]?.[0]))
      if (over ? last || !VERDICT.has(kind) : kind === 'turn' && solo(duel)) cuts.push({ ...shown, ...(over && !last && mine(ring)) })
      if (over && !VERDICT.has(kind)) duel = null
    }
    if (at === begins && now.bout) {
      ring = now
      duel = fresh(now.bout)
    }
    if (duel) duel = after(duel, event, sideOf(duel, you))
  })
  if (ended(duel) && !now.bout) cuts.push({ at: events.length, view: { ...ring, bout: duel }, ...mine(ring) })
  return cuts

  function mine(view: School): Pick<Cut, 'held'> {
    return owns(now, view.fighters, you) ? { held: 'always' } : {}
  }
}
const ended = (duel: Duel | null): boolean => duel?.phase === 'over'

/** The end of a turn, before the next one brings new slaves: what training brought, then who got fame. */
function evening(then: School, now: School, events: Option[][]): Cut[] {
  const first = events.findIndex(([kind]) => kind === 'fame')
  if (first < 0) return []
  const known = new Set(then.gladiators.map((one) => one.id))
  const gladiators = now.gladiators.filter((one) => known.has(one.id))
  const rest = { ...now, turn: then.turn, places: [], lots: [], unsold: [], gladiators }
  return [
    { at: first, view: { ...rest, stage: 'training', fame: then.fame } },
    { at: 1 + events.findLastIndex(([kind]) => kind === 'fame'), view: { ...rest, stage: 'reputation' } },
  ]
}
