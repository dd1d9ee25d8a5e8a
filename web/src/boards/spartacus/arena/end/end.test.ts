import { expect, test } from 'vitest'

import type { State } from '../../../../lib/protocol'
import type { SpartacusView } from '../../../../views/spartacus'
import { stages } from './end'

const house = (influence: number, coins: number) => ({ influence, coins, assets: [{ id: 1, favour: 2, champion: false }] })
const running = {
  phase: 'arena', host: 2, houses: [house(9, 1), house(6, 4), house(5, 5)], bout: { winner: null, level: '' }, strike: { wounds: 3 },
  fighters: [{ seat: 0, asset: 1, card: 'gl-crixus', team: 0, level: '', pools: [3, 3, 3] }, { seat: 1, asset: 2, card: 'sl-deserter', team: 1, level: '', pools: [1, 1, 1] }],
}
const gone = { ...running, phase: 'upkeep', bout: null, fighters: [], strike: null }
const events = [
  ['hits', 0, 3, 0, 0],
  ['surrenders', 1, 'sl-deserter', 'defence'],
  ['defeated', 1, 'sl-deserter', 'decapitation'],
  ['influence', 0, 1, 10, 'victory'],
  ['champion', 1, 'gl-crixus', 0],
  ['influence', 0, 1, 11, 'champion'],
  ['wager_won', 0, 'V1', 3],
  ['bank_pays', 0, 3, 'wager'],
  ['declares_at', 1, 're-destitute', 0],
  ['influence', 0, -1, 10, 'reaction'],
  ['new_round', 3],
]
const frame = (view: unknown, ask: unknown = null) => ({ view, ask, events, since: 20, told: 31, over: false }) as unknown as State
const before = { view: running, ask: null, events: [], since: 20, told: 20 } as unknown as State

test('the end of a match of one\'s own stays: who won, with what, and nothing of what came after', () => {
  const [blow, stage, ...more] = stages(before, frame(gone), 0)
  expect(more).toEqual([])
  expect(blow).toMatchObject({ told: 22, awaited: [], view: { bout: { winner: null }, fighters: [{}, { pools: [1, 0, 1] }] } })
  expect(blow?.held).toBeUndefined()
  expect(stage).toMatchObject({ held: 'shown', since: 22, told: 28 })
  const view = stage!.view as unknown as SpartacusView
  expect(view.bout?.winner).toBe(0)
  expect(view.fighters.map((one) => one.level)).toEqual(['', 'decapitation'])
  expect(view.houses[0]).toMatchObject({ influence: 11, coins: 4, assets: [{ champion: true }] })
  expect(stages(before, frame(gone), 2)).toHaveLength(2) // the Host's own games
})

test('nothing stays for who only looks on, nor where the result is in sight with a question', () => {
  const four = { ...before, view: { ...running, host: 3 } } as unknown as State
  expect(stages(four, frame(gone), 2)).toEqual([])
  expect(stages(before, frame(gone), null)).toEqual([])
  expect(stages(before, frame({ ...running, bout: { winner: 0 } }, { kind: 'thumb', mine: null }), 2)).toEqual([])
  expect(stages({ ...before, view: gone } as unknown as State, frame(gone), 0)).toEqual([])
})
