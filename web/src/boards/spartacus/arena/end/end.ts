/** The end of a match, where a frame leaps over it: the viewer's own stays until he goes on. */

import { part, type Stage } from '../../../../lib/pace'
import type { Option, Seat, State } from '../../../../lib/protocol'
import type { FighterView, HouseView } from '../../../../views/spartacus'
import { type TableView, viewIn } from '../../read'
import { POOLS } from '../sides'

/** What belongs to the result: it is told in one go. */
const RESULT = new Set([
  'influence', 'favour', 'champion', 'champion_spared', 'wager_won', 'wager_lost', 'bank_pays',
  'promise_kept', 'promise_due',
])
const WHY = new Set(['victory', 'champion', 'wager'])

/** Does this event still tell how the match ended? */
function ofResult([kind, ...facts]: Option[]): boolean {
  if (kind === 'influence' || kind === 'bank_pays') return WHY.has(String(facts.at(-1)))
  return RESULT.has(String(kind))
}

export function stages(before: State, frame: State, you: Seat | null): Stage[] {
  const [then, now] = [viewIn(before), viewIn(frame)]
  const won = frame.events.findIndex(([kind, , , , why]) => kind === 'influence' && why === 'victory')
  if (!then.bout || won < 0 || you === null) return []
  if (!then.fighters.some((one) => one.seat === you) && then.host !== you) return []
  // Where he is asked while the fighters still stand there, the result stays in sight by itself.
  if (now.bout && frame.ask && !frame.ask.mine) return []
  const rest = frame.events.slice(won).findIndex((event) => !ofResult(event))
  const until = rest < 0 ? frame.events.length : won + rest
  const quiet = { ...frame, awaited: [], asked: [] }
  // The last blow first, then what it has decided.
  const fell = Math.max(0, frame.events.findIndex(([kind]) => kind === 'defeated'))
  const blow = fell ? [part(quiet, 0, fell, decided(then, { ...then, bout: null }, frame.events.slice(0, fell)))] : []
  return [...blow, { ...part(quiet, fell, until, decided(then, now, frame.events.slice(0, until))), held: 'shown' }]
}

/** These dice, with one less in a pool. */
function without(pools: number[], lost: Option | undefined): number[] {
  return pools.map((dice, i) => dice - Number(POOLS[i] === lost))
}

/** The table when the match is decided, and nothing has happened since. */
export function decided(then: TableView, now: TableView, events: Option[][]): TableView {
  let { fighters, houses, bout } = then
  const house = (seat: Option | undefined, change: (one: HouseView) => Partial<HouseView>): void => {
    houses = houses.map((one, at) => (at === seat ? { ...one, ...change(one) } : one))
  }
  for (const [kind, ...facts] of events) {
    const named = (one: FighterView): boolean => one.seat === facts[0] && one.card === facts[1] && !one.level
    if (kind === 'surrenders')
      fighters = fighters.map((one) => (named(one) ? { ...one, pools: without(one.pools, facts[2]) } : one))
    if (kind === 'defeated' && bout) {
      const fallen = fighters.find(named)
      fighters = fighters.map((one) => (one === fallen ? { ...one, level: String(facts[2]) } : one))
      bout = { ...bout, level: String(facts[2]) }
    } else if (kind === 'influence') {
      house(facts[0], () => ({ influence: Number(facts[2]) }))
      const victor = facts[3] === 'victory' && fighters.find((one) => one.seat === facts[0] && !one.level)
      if (victor && bout) bout = { ...bout, winner: victor.team }
    }
    if (kind === 'bank_pays')
      house(facts[0], ({ coins }) => ({ coins: coins === null ? null : coins + Number(facts[1]) }))
    if (kind === 'favour' || kind === 'champion') {
      const honour = kind === 'favour' ? { favour: Number(facts[3]) } : { favour: 0, champion: true }
      house(facts[2], ({ assets }) => ({
        assets: assets.map((one) => (one.id === facts[0] ? { ...one, ...honour } : one)),
      }))
    }
  }
  return { ...then, fighters: now.bout ? now.fighters : fighters, bout: now.bout ?? bout, houses, strike: null }
}
