/** What moves when something is told: on the sand, at the auction, and from purse to purse. */

import { LONGEST, TIME, type Beat, type Deed, type DeedOf, type Party } from '../../art/motion/beats'
import type { ToBeats } from '../../art/motion/motion.svelte'
import type { Play } from '../../lib/board'
import type { Option, Seat, State } from '../../lib/wire/protocol'
import { t } from '../../lib/words/words.svelte'
import { OFF } from './arena/sand/hexes'
import { type Side, sideOf } from './arena/sides'
import { cardName, list } from './arena/wording'
import { viewIn, type TableView } from './read'

/** Life and death takes its four beats, and no more than a deciding moment is shown at least. */
const STAGES = { crowd: 520, hush: 420, turn: 440, fate: 600 } as const
/** Milliseconds for which a fate is told where nothing moves. */
const TOLD = 2500

const NET = 'eq-net'

/** What is told while beats are made of it. */
class Score {
  readonly beats: Beat[] = []
  /** What moves from purse to purse moves together, at the end. */
  readonly moved: Deed[] = []

  constructor(
    readonly play: Play,
    readonly view: TableView,
    readonly before: TableView,
  ) {}

  side(seat: Option | undefined, card: Option | undefined): Side | undefined {
    const { view } = this
    return sideOf(view.fighters.length ? view : this.before, Number(seat), String(card))
  }

  /** Where they stood. */
  hex(side: Side): number {
    return this.before.fighters[side]?.hex ?? OFF
  }

  add(time: number, ...deeds: Deed[]): void {
    this.beats.push({ time, deeds })
  }

  /** At the same time as the last beat, if there is one with such a deed in it. */
  join(kind: Deed['kind'], time: number, deed: Deed): void {
    const last = this.beats.at(-1)
    if (!last?.deeds.some((one) => one.kind === kind)) this.add(time, deed)
    else this.beats[this.beats.length - 1] = { time: Math.max(last.time, time), deeds: [...last.deeds, deed] }
  }

  last<K extends Deed['kind']>(kind: K): DeedOf<K> | undefined {
    return this.beats.flatMap(({ deeds }) => deeds).findLast((deed): deed is DeedOf<K> => deed.kind === kind)
  }

  pay(from: Party, to: Party, amount: Option | undefined): void {
    if (Number(amount) > 0) this.moved.push({ kind: 'coins', from, to, amount: Number(amount) })
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
  hits(score) {
    const side = score.last('strike')?.at ?? score.view.strike?.defender
    if (score.view.blow?.wounds === 0 && typeof side === 'number')
      score.join('compare', TIME.strike, { kind: 'block', side })
  },
  wounded(score, [, seat, card, wounds]) {
    const side = score.side(seat, card)
    if (side !== undefined) score.join('compare', TIME.strike, { kind: 'hit', side, wounds: Number(wounds) })
  },
  crowd_wounds(score, [, seat, card, wounds]) {
    const side = score.side(seat, card)
    if (side !== undefined) score.add(TIME.strike, { kind: 'hit', side, wounds: Number(wounds) })
  },
  surrenders(score, [, seat, card, pool]) {
    const side = score.side(seat, card)
    if (side === undefined) return
    const last = score.beats.at(-1)
    const shed = last?.deeds.find((deed): deed is DeedOf<'shed'> => deed.kind === 'shed' && deed.side === side)
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
    judge(score, verdict === 'up', String(card), Number(owner))
  },
  champion_spared(score, [, , card, owner]) {
    judge(score, true, String(card), Number(owner))
  },
  bids(score, [, , ...bids]) {
    const seats = bids.flatMap((bid) => (Array.isArray(bid) ? Number(bid[0]) : []))
    score.add(TIME.strike, { kind: 'unseal', seats })
  },
  bank_pays: (score, [, seat, amount]) => score.pay('bank', Number(seat), amount),
  pays_bank: (score, [, seat, amount]) => score.pay(Number(seat), 'bank', amount),
  pays: (score, [, giver, taker, amount]) => score.pay(Number(giver), Number(taker), amount),
  gives: (score, [, giver, taker, amount]) => score.pay(Number(giver), Number(taker), amount),
  deal(score, [, maker, taker, gives, , wants]) {
    score.pay(Number(maker), Number(taker), gives)
    score.pay(Number(taker), Number(maker), wants)
  },
  cashes_in: (score, [, seat, , coins]) => score.pay('bank', Number(seat), coins),
  influence(score, [, seat, change]) {
    const amount = Number(change)
    const [from, to]: [Party, Party] = amount > 0 ? ['bank', Number(seat)] : [Number(seat), 'bank']
    if (amount) score.moved.push({ kind: 'influence', from, to, amount: Math.abs(amount) })
  },
}

/** The crowd, a silence, the hand, the fate. Of several who are judged together it is one. */
function judge(score: Score, up: boolean, card: string, seat: Seat): void {
  const { play, beats } = score
  const before = score.last('fate')
  const cards = [...(before?.cards ?? []), card]
  if (before) beats.splice(-4)
  const names = list(cards.map((one) => cardName(play, one)))
  beats.push(
    { time: STAGES.crowd, deeds: [{ kind: 'crowd' }], said: t('web-arena-staged-crowd', { names }) },
    { time: STAGES.hush, deeds: [{ kind: 'hush' }], said: t('web-arena-staged-hush') },
    { time: STAGES.turn, deeds: [{ kind: 'turn', up }], said: t(`web-arena-staged-${up ? 'up' : 'down'}`) },
    {
      time: STAGES.fate,
      deeds: [{ kind: 'fate', up, cards, seat }],
      said: t(`web-arena-staged-${up ? 'lives' : 'dies'}`, { names, count: cards.length }),
      stays: TOLD,
    },
  )
}

export const beats: ToBeats = (events: readonly Option[][], play: Play, before: State): Beat[] => {
  const score = new Score(play, viewIn(play.state), viewIn(before))
  for (const event of events) READ[String(event[0])]?.(score, event)
  if (score.moved.length) score.add(LONGEST, ...score.moved)
  return score.beats
}
