import { expect, test } from 'vitest'

import { said } from '../../lib/testing'
import { setbacks, climb } from './setbacks'

test("the end of the reader's own match stands first, however much came after it", () => {
  const after = Array.from({ length: 4 }, () => ['influence', 1, -1, 6, 'scheme'])
  const linesOf = (host: number, who: number) => [
    ['becomes_host', host],
    ['commits', who, 3, 'gl-crixus'],
    ['defeated', 2, 'gl-barca', 'decapitation'],
    ...after,
  ]
  const since = (events: (string | number)[][]) => {
    const lines = events.map(([kind], n) => said(n, '', { setback: kind === 'influence' }))
    return setbacks({ lines, events, you: 1 }, 1).map((line) => line.n)
  }
  expect(since(linesOf(0, 1))).toEqual([2, 4, 5, 6])
  expect(since(linesOf(1, 0))).toEqual([2, 4, 5, 6])
  expect(since(linesOf(0, 3))).toEqual([4, 5, 6])
})

test('a loss names the card that did it, so its play is told only where nothing came of it', () => {
  const events = [
    ['declares_at', 2, 're-destitute', 1],
    ['passes', 3],
    ['influence', 1, -1, 6, 'reaction'],
    ['declares_at', 3, 're-destitute', 1],
    ['influence', 1, -1, 5, 'reaction'],
    ['declares_at', 0, 're-rigging-the-match', 1],
  ]
  const lines = events.map((_, n) => said(n, '', { setback: n !== 1 }))
  expect(setbacks({ lines, events, you: 1 }, 0).map((line) => line.n)).toEqual([2, 4, 5])
  expect(setbacks({ lines, events, you: 1 }, 6)).toEqual([])
})

test('the end tells by what the winner has risen', () => {
  const events = [
    ['influence', 2, 1, 9],
    ['influence', 2, 1, 11],
    ['influence', 1, 1, 5],
    ['influence', 2, -1, 10],
    ['influence', 2, 2, 12],
  ]
  const lines = events.map((_, n) => said(n))
  expect(climb({ lines, events }, 2).map((line) => line.n)).toEqual([1, 4])
  expect(climb({ lines, events }, 0)).toEqual([])
  const over = { events: [...events, ['game_won', 2, 'twelve']], lines: [...lines, { ...lines[0]!, n: 5 }] }
  expect(climb(over, 2).map((line) => line.n)).toEqual([1, 4, 5])
})
