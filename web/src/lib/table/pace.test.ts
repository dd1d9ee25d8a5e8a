import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import {
  BEFORE_A_QUESTION,
  BEHIND,
  BEHIND_IN_A_FIGHT,
  Pacer,
  patience,
  leastTime,
  setbacksAmong,
  timeFor,
  type Limits,
  type Moment,
} from './pace'
import type { Line, State } from '../wire/protocol'
import { said } from '../testing'

const stateWith = (weights: Line['weight'][], level: Line['level'] = 'news', view: object = {}) =>
  ({
    view,
    since: 5,
    said: { lines: weights.map((weight, i) => said(5 + i, weight, { level, weight })) },
  }) as unknown as State

test('a state deserves time by what it tells', () => {
  const before = stateWith([])
  expect(timeFor(before, stateWith([]))).toBe(0)
  expect(timeFor(before, stateWith([], 'news', { coins: 1 }))).toBe(300)
  expect(timeFor(before, stateWith(['quiet']))).toBe(300)
  expect(timeFor(before, stateWith(['quiet'], 'log'))).toBe(120)
  expect(timeFor(before, stateWith(['quiet', 'quiet'], 'log', { coins: 1 }))).toBe(120)
  expect(timeFor(before, stateWith(['news']))).toBe(800)
  expect(timeFor(before, stateWith(['quiet', 'news', 'news']))).toBe(950)
  expect(timeFor(before, stateWith(Array<Line['weight']>(30).fill('news')))).toBe(1200)
})

test('dice, opened bids and what decides take their time, in the log too', () => {
  const before = stateWith([])
  expect(
    (['blow', 'reveal', 'deciding'] as const).map((weight) => timeFor(before, stateWith([weight], 'log'))),
  ).toEqual([1200, 1500, 2000])
  expect(timeFor(before, stateWith(['news', 'blow', 'deciding']))).toBe(2000)
})

test('what befalls the viewer is seen, though they have just answered', () => {
  const lines = [said(0), said(1, '', { setback: true, you: true }), said(2, '', { you: true })]
  expect(setbacksAmong(lines)).toEqual([lines[1]])
  const state = { since: 0, said: { lines } } as unknown as State
  expect([
    leastTime(state),
    leastTime(stateWith(['news'])),
    leastTime({ ...state, said: undefined } as unknown as State),
  ]).toEqual([800, 0, 0])
})

test('watching takes its time in a fight, and never the time of an own clock', () => {
  expect([patience(false, null), patience(true, null)]).toEqual([BEHIND, BEHIND_IN_A_FIGHT])
  expect([patience(false, null, true), patience(true, null, true)]).toEqual([BEFORE_A_QUESTION, BEHIND_IN_A_FIGHT])
  expect([patience(true, 3600), patience(true, 60), patience(true, 14)]).toEqual([BEHIND_IN_A_FIGHT, 6000, 0])
})

const moment = (name: number) => ({ state: { n: name } }) as unknown as Moment
let shown: [number, boolean][]
let limits: Limits
let pacer: Pacer
const names = () => shown.map(([name]) => name)

beforeEach(() => {
  vi.useFakeTimers()
  shown = []
  limits = { speed: 1, patience: 8000 }
  pacer = new Pacer(
    (one, newest) => shown.push([one.state.n, newest]),
    () => limits,
  )
})
afterEach(() => vi.useRealTimers())

test('one after the other, each as long as it deserves; the last is now', () => {
  pacer.add(moment(1), 800)
  pacer.add(moment(2), 300)
  pacer.add(moment(3), 800)
  expect(shown).toEqual([
    [1, true],
    [1, false],
  ])
  vi.advanceTimersByTime(799)
  expect(names()).toEqual([1, 1])
  vi.advanceTimersByTime(1)
  expect(shown.at(-1)).toEqual([2, false])
  vi.advanceTimersByTime(300)
  expect([shown.at(-1), pacer.behind]).toEqual([[3, true], false])
})

test('what shows nothing new is not shown by itself, and cuts nothing short that waits', () => {
  pacer.add(moment(1), 800)
  pacer.add(moment(2), 0)
  expect(shown).toEqual([
    [1, true],
    [2, true],
  ])
  pacer.add(moment(3), 300)
  pacer.add(moment(4), 0)
  pacer.add(moment(5), 300)
  vi.runAllTimers()
  expect(names()).toEqual([1, 2, 2, 3, 5])
})

test('a question lets what is looked at be seen to its end', () => {
  pacer.add(moment(1), 1500)
  pacer.add(moment(2), 0, true)
  vi.advanceTimersByTime(1499)
  expect(shown.at(-1)).toEqual([1, false])
  vi.advanceTimersByTime(1)
  expect(shown.at(-1)).toEqual([2, true])
})

test('what wants no time holds nothing up, however late it is', () => {
  pacer.add(moment(1), 800)
  for (const name of [2, 3, 4]) pacer.add(moment(name), 0, true)
  limits.patience = 100 // the stretch should have been over long ago
  vi.advanceTimersByTime(800)
  expect([shown.at(-1), pacer.behind]).toEqual([[4, true], false])
})

test.each([8000, 20000])('a long stretch is over in time: %i ms', (most) => {
  limits.patience = most
  const began = Date.now()
  for (let name = 0; name < 300; name++) pacer.add(moment(name), name % 3 ? 300 : 800)
  while (pacer.behind) vi.advanceTimersToNextTimer()
  const took = Date.now() - began
  expect(took).toBeLessThanOrEqual(most + 1000)
  expect(took).toBeGreaterThan(most / 2)
  expect(shown.at(-1)).toEqual([299, true])
  expect(names().filter((name) => name % 3 === 0).length).toBeGreaterThan(90)
})

test('a trickle never falls far behind', () => {
  let longest = 0
  const came = new Map<number, number>()
  for (let name = 0; name < 400; name++) {
    came.set(name, Date.now())
    pacer.add(moment(name), 800)
    longest = Math.max(longest, Date.now() - came.get(shown.at(-1)![0])!)
    vi.advanceTimersByTime(200)
  }
  expect(longest).toBeLessThan(9000)
})

test('skip, now, and no pace at all', () => {
  for (const name of [1, 2, 3]) pacer.add(moment(name), 800)
  pacer.skip()
  expect([shown.at(-1), pacer.behind]).toEqual([[3, true], false])
  for (const name of [4, 5, 6]) pacer.add(moment(name), 800)
  pacer.now(moment(7))
  vi.runAllTimers()
  expect(shown.at(-1)).toEqual([7, true])
  limits.speed = 0
  for (const name of [8, 9]) pacer.add(moment(name), 800)
  expect(shown.slice(-2)).toEqual([
    [8, true],
    [9, true],
  ])
})

test('whoever turns it off in the middle sees the newest', () => {
  for (const name of [1, 2, 3, 4]) pacer.add(moment(name), 800)
  limits.patience = 0
  vi.advanceTimersByTime(800)
  expect(shown.at(-1)).toEqual([4, true])
})

test('who acts has seen enough', () => {
  pacer.add(moment(1), 800)
  pacer.acted()
  pacer.add(moment(2), 800)
  expect(shown).toEqual([
    [1, true],
    [2, true],
  ])
})

test('what stays is left only by the viewer, at every speed, and skipping stops at it', () => {
  pacer.add(moment(1), 800)
  pacer.add(moment(2), 800, false, true)
  pacer.add(moment(3), 800)
  pacer.add(moment(4), 0, true)
  pacer.skip()
  vi.advanceTimersByTime(60000)
  expect([shown.at(-1), pacer.held, pacer.behind]).toEqual([[2, false], true, true])
  pacer.goOn()
  expect([shown.at(-1), pacer.held]).toEqual([[3, false], false])
  vi.advanceTimersByTime(800)
  expect(shown.at(-1)).toEqual([4, true])
  limits.speed = 0
  pacer.add(moment(5), 800, false, true)
  pacer.add(moment(6), 800)
  expect([shown.at(-1), pacer.held]).toEqual([[5, false], true])
  pacer.goOn()
  expect([shown.at(-1), pacer.held]).toEqual([[6, true], false])
})
