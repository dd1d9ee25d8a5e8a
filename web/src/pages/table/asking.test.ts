import { expect, test } from 'vitest'

import type { State } from '../../lib/protocol'
import { parted, stepLine } from './asking'

test('a question is parted from its note', () => {
  expect(parted('Do you use Axe? (Exhaust it.)')).toEqual(['Do you use Axe?', '(Exhaust it.)'])
  expect(parted('You won. What now? Or what then? Choose.')).toEqual(['You won. What now? Or what then?', 'Choose.'])
  expect(parted('The floor is open. What do you do?')).toEqual(['The floor is open. What do you do?', ''])
})

test('a step is told by its deed, or by the last that it tells', () => {
  const line = (n: number, text: string) => ({ n, text, level: 'table' })
  const state = (...kinds: string[]) =>
    ({ since: 3, events: kinds.map((kind) => [kind]), said: { lines: kinds.map((kind, i) => line(3 + i, kind)) } }) as unknown as State
  expect(stepLine(state('draws', 'attacks', 'hits'))?.text).toBe('attacks')
  expect(stepLine(state('draws', 'moves'))?.text).toBe('moves')
  expect(stepLine(state())).toBeUndefined()
})
