import { expect, test } from 'vitest'

import type { Ask, Line, State } from '../../lib/protocol'
import { inOrder, parted, stepLine, strokesSince } from './asking'

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
})

test('a step is told by its deed, or by the last that it tells', () => {
  const line = (n: number, text: string) => ({ n, text, level: 'table' })
  const state = (...kinds: string[]) =>
    ({ since: 3, events: kinds.map((kind) => [kind]), said: { lines: kinds.map((kind, i) => line(3 + i, kind)) } }) as unknown as State
  expect(stepLine(state('draws', 'attacks', 'hits'))?.text).toBe('attacks')
  expect(stepLine(state('draws', 'moves'))?.text).toBe('moves')
  expect(stepLine(state())).toBeUndefined()
})
