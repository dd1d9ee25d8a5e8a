/** What moves when something happens: on the sand, at the auction, and from purse to purse. */

import { LONGEST, TIME, type Beat, type Action, type ActionOf, type Judged } from '../../art/motion/beats'
import type { ToBeats } from '../../art/motion/motion.svelte'
import { paid, pay, type Payments } from '../../art/motion/purses'
import { verdict } from '../../art/motion/verdict'
import type { Play } from '../../lib/board'
import type { Option } from '../../lib/wire/protocol'
import { OFF } from './arena/sand/hexes'
import { type Side, sideOf } from './arena/sides'
import { cardName } from './arena/wording'
import { viewIn, type EitherView } from './read'

const NET = 'eq-net'

/** The beats made so far of the events that have come, and how the table looks. */
class Score {
  readonly beats: Beat[] = []
  /** Who is judged, and how. */
  judged: Judged[] = []
  up = true

  constructor(
    readonly play: Play,
    readonly view: EitherView,
    readonly before: EitherView,
  ) {}

  side(seat: Option | undefined, card: Option | undefined): Side | undefined {
    const { view } = this
    return sideOf(view.fighters.length ? view : this.before, Number(seat), String(card))
  }

  /** Where they stood. */
  hex(side: Side): number {
    return this.before.fighters[side]?.hex ?? OFF
  }

  add(time: number, ...actions: Action[]): void {
    this.beats.push({ time, actions })
  }

  /** At the same time as the last beat, if there is one with such an action in it. */
  join(kind: Action['kind'], time: number, action: Action): void {
    const last = this.beats.at(-1)
    if (!last?.actions.some((one) => one.kind === kind)) this.add(time, action)
    else this.beats[this.beats.length - 1] = { time: Math.max(last.time, time), actions: [...last.actions, action] }
  }

  last<K extends Action['kind']>(kind: K): ActionOf<K> | undefined {
    return this.beats
      .flatMap(({ actions }) => actions)
      .findLast((action): action is ActionOf<K> => action.kind === kind)
  }

  judge(up: boolean, card: Option | undefined, seat: Option | undefined): void {
    const id = String(card)
    const side = (this.view.houses[Number(seat)]?.house ?? '').replace(/^ho-/, '')
    this.up = up
    this.judged.push({ name: cardName(this.play, id), look: { id, side } })
  }
}

type Read = (score: Score, event: Option[]) => void

const walk: Read = (score, [, seat, card]) => {
  const side = score.side(seat, card)
  if (side === undefined || score.hex(side) === OFF) return
  if (!score.last('walk')) score.add(TIME.hop, { kind: 'walk', side, from: score.hex(side) })
}

const again: Read = (score) => {
  score.add(LONGEST, { kind: 'throw', dice: 1, again: true })
  score.add(LONGEST, { kind: 'compare', hits: 0 })
}

const READ: Readonly<Record<string, Read>> = {
  moves: walk,
  driven: walk,
  attacks(score, [, seat, card, , other, target]) {
    const by = score.side(seat, card)
    const at = score.side(other, target)
    if (by !== undefined && at !== undefined) score.add(TIME.strike, { kind: 'strike', by, at })
  },
  rolls(score, [, , , roll, ...dice]) {
    if (roll === 'attack') score.join('strike', LONGEST, { kind: 'throw', dice: dice.length, again: false })
    else score.add(LONGEST, { kind: 'compare', hits: 0 })
  },
  rerolls: again,
  forces: again,
  stopped(score, [, seat, card]) {
    const side = score.side(seat, card)
    if (side !== undefined) score.join('compare', TIME.strike, { kind: 'block', side })
  },
  wounded(score, [, seat, card, wounds]) {
    const side = score.side(seat, card)
    if (side === undefined) return
    const hurt = Number(wounds) > 0
    score.join('compare', TIME.strike, hurt ? { kind: 'hit', side, wounds: Number(wounds) } : { kind: 'block', side })
  },
  crowd_wounds(score, [, seat, card, wounds]) {
    const side = score.side(seat, card)
    if (side !== undefined) score.add(TIME.strike, { kind: 'hit', side, wounds: Number(wounds) })
  },
  surrenders(score, [, seat, card, pool]) {
    const side = score.side(seat, card)
    if (side === undefined) return
    const last = score.beats.at(-1)
    const shed = last?.actions.find(
      (action): action is ActionOf<'shed'> => action.kind === 'shed' && action.side === side,
    )
    const pools = { ...shed?.pools, [String(pool)]: (shed?.pools[String(pool)] ?? 0) + 1 }
    if (shed) score.beats.pop()
    score.add(TIME.strike, { kind: 'shed', side, pools })
  },
  defeated(score, [, seat, card, level]) {
    const side = score.side(seat, card)
    if (side === undefined) return
    score.add(LONGEST, { kind: 'fall', side, from: score.hex(side), yields: level === 'yield' })
  },
  ring_closed(score, [, radius]) {
    score.add(LONGEST, { kind: 'ring', radius: Number(radius) })
  },
  puts_to_use(score, [, owner, what]) {
    const side = what === NET ? score.view.fighters.findIndex(({ seat }) => seat === owner) : -1
    for (const foe of score.view.fighters[side]?.foes ?? [])
      score.join('net', TIME.strike, { kind: 'net', side: foe.side })
  },
  thumb(score, [, , verdict, , card, owner]) {
    score.judge(verdict === 'up', card, owner)
  },
  champion_spared(score, [, , card, owner]) {
    score.judge(true, card, owner)
  },
  bids(score, [, , ...bids]) {
    const seats = bids.flatMap((bid) => (Array.isArray(bid) ? Number(bid[0]) : []))
    score.add(TIME.strike, { kind: 'unseal', seats })
  },
}

const PAYMENTS: Payments = {
  bank_pays: ([, seat, amount]) => pay('coins', 'bank', seat, amount),
  pays_bank: ([, seat, amount]) => pay('coins', seat, 'bank', amount),
  pays: ([, giver, taker, amount]) => pay('coins', giver, taker, amount),
  gives: ([, giver, taker, amount]) => pay('coins', giver, taker, amount),
  deal: ([, maker, taker, gives, , wants]) => [
    ...pay('coins', maker, taker, gives),
    ...pay('coins', taker, maker, wants),
  ],
  cashes_in: ([, seat, , coins]) => pay('coins', 'bank', seat, coins),
  influence: ([, seat, change]) => [
    ...pay('influence', 'bank', seat, change),
    ...pay('influence', seat, 'bank', -Number(change)),
  ],
}

export const beats: ToBeats = (events, play, before) => {
  const score = new Score(play, viewIn(play.state), viewIn(before))
  for (const event of events) READ[String(event[0])]?.(score, event)
  const judged = score.judged.length ? verdict(score.up, score.judged) : []
  return [...score.beats, ...judged, ...paid(events, PAYMENTS)]
}
