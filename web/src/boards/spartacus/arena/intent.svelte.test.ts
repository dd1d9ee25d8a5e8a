import { flushSync } from 'svelte'
import { beforeAll, expect, it, vi } from 'vitest'

import type { Play } from '../../../lib/board'
import { printed } from '../../../lib/testing'
import { learn } from '../read'
import { intent } from './intent.svelte'

beforeAll(() => learn(printed('spartacus')))

const [START, GOAL] = [42, 44]
const asked = (id: string, kind: string, options: unknown[]) => ({ id, kind, options, refused: [], space: false })

/** A table whose state changes under the effect of the bench, as it does in the app. */
function seated() {
  const bout = { order: [0, 1], acted: 0, attacked: false, winner: null, left: 2 }
  const fighters = (hex: number, pools: number[]) => [{ seat: 0, hex, pools, foes: [] }, { seat: 1 }]
  let state = $state.raw<object>({})
  const show = (ask: object, hex: number, pools = [3, 3, 3]): void => {
    state = { ask, view: { bout, fighters: fighters(hex, pools), strike: { victim: 0 }, houses: [] } }
    flushSync()
  }
  const answer = vi.fn()
  const play = {
    get state() {
      return state
    },
    live: true,
    you: 0,
    said: { options: [], refused: [] },
    answer,
    pick: () => undefined,
    part: () => undefined,
  } as unknown as Play
  return { play, show, answer }
}

/** What the bench does with it. */
function watch(play: Play): () => void {
  const stop = $effect.root(() => {
    $effect(() => intent.goOn(play))
  })
  flushSync()
  return stop
}

it('attacks after the move with which the attack was chosen, whatever was shown before', () => {
  const { play, show, answer } = seated()
  show(asked('1', 'combat_turn', ['end', ['move', GOAL]]), START)
  const stop = watch(play)
  intent.charge(play, ['move', GOAL], { side: 0, hex: GOAL, target: 1 })
  show(asked('2', 'combat_turn', ['end', ['attack', 1]]), GOAL)
  expect(answer.mock.calls).toEqual([[['move', GOAL]], [['attack', 1]]])
  stop()
})

it('gives up all the dice that were chosen together', () => {
  const { play, show, answer } = seated()
  show(asked('1', 'surrender', ['attack', 'defence', 'speed']), START)
  const stop = watch(play)
  intent.arm(play, ['speed', 'speed'], 'Lose 2 SPD')
  show(asked('2', 'surrender', ['attack', 'defence', 'speed']), START, [3, 3, 2])
  expect(answer.mock.calls).toEqual([['speed']])
  stop()
})
