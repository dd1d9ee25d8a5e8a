import { expect, test } from 'vitest'

import type { State } from '../../../../lib/wire/protocol'
import { statesBetween } from './end'

const running = { step: 'combat_wounds', host: 2, bout: { winner: null }, fighters: [{ seat: 0 }, { seat: 1 }] }
const decided = { ...running, step: 'decided', bout: { winner: 0 } }
const won = { ...decided, step: 'homecoming' }
const gone = { step: 'new_round', host: 2, bout: null, fighters: [] }
const BLOW = { told: 23, view: decided }
const WON = { told: 28, view: won }
const frame = (view: unknown, scenes: unknown[], ask: unknown = null) =>
  ({ view, ask, scenes, events: Array(11).fill(['hits']), since: 20, told: 31, over: false }) as unknown as State
const before = { view: running, ask: null, events: [], since: 20, told: 20 } as unknown as State

test("the end of a match of one's own stays: the last blow, then who won, and nothing of what came after", () => {
  const found = statesBetween(before, frame(gone, [BLOW, WON]), 0)
  expect(found).toMatchObject([
    { since: 20, told: 23, awaited: [], view: { step: 'decided' } },
    { since: 23, told: 28, awaited: [], view: { step: 'homecoming' }, held: 'shown' },
  ])
  expect(found[0]?.held).toBeUndefined()
  expect(statesBetween(before, frame(gone, [BLOW, WON]), 2)).toHaveLength(2) // the Host's own games
})

test('while the Host points the thumb the result stays, too', () => {
  expect(statesBetween(before, frame({ ...won, step: 'thumb' }, [BLOW]), 0)).toMatchObject([
    { told: 23 },
    { told: 31, held: 'shown' },
  ])
  const pointing = { ...before, view: { ...won, step: 'thumb' } } as unknown as State
  expect(statesBetween(pointing, frame({ ...won, step: 'thumb' }, []), 0)).toEqual([])
})

test('a blow that was seen before is not shown again', () => {
  const mourning = { ...before, view: decided } as unknown as State
  expect(statesBetween(mourning, frame(gone, [WON]), 0)).toMatchObject([{ since: 20, told: 28, held: 'shown' }])
  const last = { told: 31, view: won } // nothing more was told when the sand was cleared
  expect(statesBetween(mourning, frame(gone, [last]), 0)).toMatchObject([{ since: 20, told: 31, held: 'shown' }])
})

test('nothing stays for who only looks on, nor where the result is in sight with a question', () => {
  const four = { ...before, view: { ...running, host: 3 } } as unknown as State
  expect(statesBetween(four, frame(gone, [BLOW, WON]), 2)).toEqual([])
  expect(statesBetween(before, frame(gone, [BLOW, WON]), null)).toEqual([])
  expect(statesBetween(before, frame({ ...won, step: 'thumb' }, [BLOW], { kind: 'thumb', mine: null }), 2)).toEqual([])
  expect(statesBetween({ ...before, view: gone } as unknown as State, frame(gone, []), 0)).toEqual([])
})
