/** What the viewer is about to answer: shared by the sand and the bench, and forgotten with the question. */

import type { Play } from '../../../lib/board'
import type { Option } from '../../../lib/wire/protocol'
import { askOf, spaceOf } from '../read'
import type { Hex } from './sand/hexes'
import { POOLS, type Pool, viewOf } from './sides'
import type { Stakes } from './wagers/staking'
import { type Charge, followUp } from './sand/turn'
import { type Losses, NONE } from './dice/wounds'

class Intent {
  /** The hex that a first click has chosen. */
  hex = $state<Hex | null>(null)
  /** Dice that shall be rolled again, by their places. */
  dice = $state.raw<number[]>([])
  losses = $state.raw<Readonly<Losses>>(NONE)
  stakes = $state.raw<Stakes>([null, null, null, null])
  /** Helpers of the sand; these stay from question to question. */
  threats = $state(false)
  names = $state(false)

  /** Dice still to be given up, and the pools with which that goes on: the rules ask for one at a time. */
  #queue: Pool[] = []
  #pools = ''
  #ask = ''
  /** The attack that was chosen together with the move before it. */
  #charge: (Charge & { asked: string }) | null = null

  /** Forgets what belonged to another question. */
  follow(play: Play): void {
    const id = play.state.ask?.id ?? ''
    if (id === this.#ask) return
    this.#ask = id
    this.hex = null
    this.dice = []
    this.losses = NONE
    this.stakes = startingStakes(play)
  }

  /** All dice are chosen: the prompt offers to give up the first, and the others follow by themselves. */
  arm(play: Play, dice: Pool[], label: string): void {
    const [first, ...rest] = dice
    if (first === undefined) {
      this.disarm(play)
      return
    }
    this.#queue = rest
    this.#pools = without(poolsOf(play), first)
    play.pick({ option: first, label })
  }

  disarm(play: Play): void {
    this.#queue = []
    play.pick(undefined)
  }

  /** Move, and attack from there. */
  charge(play: Play, move: Option, charge: Charge): void {
    this.#charge = { ...charge, asked: play.state.ask?.id ?? '' }
    play.answer(move)
  }

  /** What was confirmed together with the answer before goes without another click. Call it in an effect. */
  goOn(play: Play): void {
    if (!play.live || !play.state.ask) return // both are read first: the effect must see every question
    this.#strike(play)
    this.#give(play)
  }

  #strike(play: Play): void {
    // While it is the move that is asked for, the answer is on its way.
    if (!this.#charge || play.state.ask?.id === this.#charge.asked) return
    const option = followUp(play, this.#charge)
    if (option === undefined) return
    this.#charge = null
    if (option !== false) play.answer(option)
  }

  #give(play: Play): void {
    const [next] = this.#queue
    if (next === undefined || poolsOf(play).join() !== this.#pools) return
    if (!askOf(play, 'surrender')?.options.includes(next)) return
    this.#queue = this.#queue.slice(1)
    this.#pools = without(poolsOf(play), next)
    play.answer(next)
  }
}

function poolsOf(play: Play): number[] {
  const { strike, fighters } = viewOf(play)
  return fighters[strike?.victim ?? -1]?.pools ?? []
}

function without(pools: number[], lost: Pool): string {
  return pools.map((dice, i) => dice - Number(POOLS[i] === lost)).join()
}

/** Fields that are closed to the viewer hold nothing; the others wait for a choice. */
function startingStakes(play: Play): Stakes {
  const ask = spaceOf(play, 'wagers')
  if (!ask) return [null, null, null, null]
  if (ask.mine && Array.isArray(ask.mine[0])) return ask.mine[0].map(Number)
  return ask.options.most.map((most) => (most === 0 ? 0 : null))
}

export const intent = new Intent()

/** Something is chosen on the sand, or nothing any more: the prompt bar follows. */
export function choose(play: Play, hex: Hex | null, picked?: Parameters<Play['pick']>[0]): void {
  intent.hex = hex
  play.pick(hex === null ? undefined : picked)
}
