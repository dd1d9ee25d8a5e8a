import { expect, test } from 'vitest'

import type { Ask, Line, State } from '../../lib/protocol'
import { climb, inOrder, newer, parted, stepLine, strokesSince } from './asking'

test('a question is parted from its note', () => {
  expect(parted('Do you use Axe? (Exhaust it.)')).toEqual(['Do you use Axe?', '(Exhaust it.)'])
  expect(parted('You won. What now? Or what then? Choose.')).toEqual(['You won. What now? Or what then?', 'Choose.'])
  expect(parted('The floor is open. What do you do?')).toEqual(['The floor is open. What do you do?', ''])
})

test('to decline is not the first of the answers, and every answer keeps its words', () => {
  expect(inOrder({ options: ['decline', 'accept'], space: false } as Ask)).toEqual([{ option: 'accept', at: 1 }, { option: 'decline', at: 0 }])
  expect(inOrder(null)).toEqual([])
})

test('what befell the reader stays, the last three of it', () => {
  const events = ['declares_at', 'influence', 'injured', 'asset_discarded', 'foiled'].map((kind) => [kind, 2])
  const lines = events.map((_, n): Line => ({ n, level: 'news', chapter: false, text: '', you: n !== 3 }))
  const play = { lines, events, you: 1 }
  expect(strokesSince(play, 0).map((line) => line.n)).toEqual([1, 2, 4])
  expect(strokesSince(play, 2).map((line) => line.n)).toEqual([2, 4])
  expect(newer(lines, strokesSince({ ...play, lines: lines.slice(0, 3) }, 0)).map((line) => line.n)).toEqual([3, 4])
  expect(newer(lines, [])).toEqual(lines)
})

test('the end of the reader\'s own match stands first, however much came after it', () => {
  const after = Array.from({ length: 4 }, () => ['influence', 1, -1, 6, 'scheme'])
  const told = (host: number, who: number) => [['becomes_host', host], ['commits', who, 3, 'gl-crixus'], ['defeated', 2, 'gl-barca', 'decapitation'], ...after]
  const since = (events: (string | number)[][]) => {
    const lines = events.map(([kind], n): Line => ({ n, level: 'news', chapter: false, text: '', you: kind === 'influence' }))
    return strokesSince({ lines, events, you: 1 }, 1).map((line) => line.n)
  }
  expect(since(told(0, 1))).toEqual([2, 4, 5, 6])
  expect(since(told(1, 0))).toEqual([2, 4, 5, 6])
  expect(since(told(0, 3))).toEqual([4, 5, 6])
})

test('a loss names the card that did it, so its play is told only where nothing came of it', () => {
  const events = [
    ['declares_at', 2, 're-destitute', 1], ['passes', 3], ['influence', 1, -1, 6, 'reaction'],
    ['declares_at', 3, 're-destitute', 1], ['influence', 1, -1, 5, 'reaction'], ['declares_at', 0, 're-rigging-the-match', 1],
  ]
  const lines = events.map((_, n): Line => ({ n, level: 'news', chapter: false, text: '', you: n !== 1 }))
  expect(strokesSince({ lines, events, you: 1 }, 0).map((line) => line.n)).toEqual([2, 4, 5])
  expect(strokesSince({ lines, events, you: 1 }, 6)).toEqual([])
})

test('a step is told by its deed, or by the last that it tells', () => {
  const line = (n: number, text: string) => ({ n, text, level: 'table' })
  const state = (...kinds: string[]) =>
    ({ since: 3, events: kinds.map((kind) => [kind]), said: { lines: kinds.map((kind, i) => line(3 + i, kind)) } }) as unknown as State
  expect(stepLine(state('draws', 'attacks', 'hits'))?.text).toBe('attacks')
  expect(stepLine(state('draws', 'moves'))?.text).toBe('moves')
  expect(stepLine(state())).toBeUndefined()
})

test('the end tells by what the winner has risen', () => {
  const events = [['influence', 2, 1, 9], ['influence', 2, 1, 11], ['influence', 1, 1, 5], ['influence', 2, -1, 10], ['influence', 2, 2, 12]]
  const lines = events.map((_, n): Line => ({ n, level: 'news', chapter: false, text: '', you: false }))
  expect(climb({ lines, events }, 2).map((line) => line.n)).toEqual([1, 4])
  expect(climb({ lines, events }, 0)).toEqual([])
  const over = { events: [...events, ['game_won', 2, 'twelve']], lines: [...lines, { ...lines[0]!, n: 5 }] }
  expect(climb(over, 2).map((line) => line.n)).toEqual([1, 4, 5])
})
