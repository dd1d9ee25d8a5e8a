import { expect, it } from 'vitest'

import { LONGEST } from '../../art/motion/beats'
import type { Play } from '../../lib/board'
import type { Option, State } from '../../lib/wire/protocol'
import { beats } from './beats'

/** Crixus of seat 0 and Pericles of seat 1 on the sand; what is told of them, as the actions of each beat. */
function seen(...events: Option[][]): string[][] {
  const fighter = (seat: number, card: string, hex: number, foe: number) => ({
    ...{ seat, card, hex, pools: [3, 3, 3], foes: [{ side: foe }], level: '' },
  })
  const view = {
    fighters: [fighter(0, 'gl-crixus', 40, 1), fighter(1, 'gl-pericles', 41, 0)],
    houses: [{ house: 'ho-batiatus' }, { house: 'ho-solonius' }],
  }
  const state = { view } as unknown as State
  const play = { state, words: { cards: {}, terms: {} }, you: 0, names: ['A', 'B'] } as unknown as Play
  const found = beats(events, play, state)
  for (const { time } of found) expect(time).toBeLessThanOrEqual(LONGEST)
  return found.map(({ actions }) => actions.map((one) => ('side' in one ? `${one.kind} ${one.side}` : one.kind)))
}

const CRIXUS = [0, 'gl-crixus'] as const
const PERICLES = [1, 'gl-pericles'] as const

it('walks, strikes with thrown dice, compares them, and wounds or is stopped', () => {
  const blow: Option[][] = [
    ['moves', ...CRIXUS, 40],
    ['attacks', ...CRIXUS, 'close', ...PERICLES],
    ['rolls', ...CRIXUS, 'attack', 6, 4],
    ['rolls', ...PERICLES, 'defence', 5],
  ]
  const first = [['walk 0'], ['strike', 'throw']]
  expect(seen(...blow, ['wounded', ...PERICLES, 2])).toEqual([...first, ['compare', 'hit 1']])
  expect(seen(...blow, ['wounded', ...PERICLES, 0])).toEqual([...first, ['compare', 'block 1']])
})

it('breaks all dice that are given up in one beat, and then they fall', () => {
  expect(
    seen(
      ['surrenders', ...PERICLES, 'attack'],
      ['surrenders', ...PERICLES, 'speed'],
      ['defeated', ...PERICLES, 'injury'],
    ),
  ).toEqual([['shed 1'], ['fall 1']])
})

it('throws the net at the foe of whoever has it', () => {
  expect(seen(['puts_to_use', 0, 'eq-net'])).toEqual([['net 1']])
})

it('closes the ring, opens bids, and stages life and death', () => {
  expect(seen(['ring_closed', 4])).toEqual([['ring']])
  expect(seen(['bids', 0, [0, 3], [1, 2]])).toEqual([['unseal']])
  expect(seen(['thumb', 0, 'down', 1, 'gl-pericles', 1])).toEqual([['crowd'], ['hush'], ['turn'], ['fate']])
})

it('carries coins and Influence from whom to whom they are paid', () => {
  expect(seen(['pays', 0, 1, 3], ['influence', 1, 1])).toEqual([['coins', 'influence']])
})
