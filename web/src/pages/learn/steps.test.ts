import { expect, test } from 'vitest'

import { fits, progress, type Step } from './steps'

const STEPS: Step[] = [
  { id: 'look', rule: 'GL-1', done: [], passed: [] },
  {
    id: 'attack',
    rule: 'GL-2',
    done: [['attacks', 0, 'stab']],
    passed: [
      ['attacks', 0],
      ['holds', 0],
    ],
  },
  { id: 'defend', rule: 'GL-3', done: [['defends', 0]], passed: [['undefended', 0]] },
]

test('an event fits by its beginning, and a star fits anything', () => {
  expect(fits(['attacks', 0], ['attacks', 0, 'stab'])).toBe(true)
  expect(fits(['attacks', '*', 'stab'], ['attacks', 1, 'stab'])).toBe(true)
  expect(fits(['attacks', 0, 'stab'], ['attacks', 0])).toBe(false)
  expect(fits(['attacks', 1], ['attacks', 0])).toBe(false)
})

test('reading waits for a click, doing for an event', () => {
  expect(progress(STEPS, [], {})).toEqual({ at: 0, outcomes: [] })
  expect(progress(STEPS, [], { look: 0 }).at).toBe(1)
  expect(
    progress(
      STEPS,
      [
        ['turn', 0, 1],
        ['attacks', 0, 'stab'],
      ],
      { look: 0 },
    ),
  ).toEqual({ at: 2, outcomes: ['read', 'done'] })
})

test('whoever does something else goes on all the same', () => {
  expect(progress(STEPS, [['holds', 0]], { look: 0 }).outcomes).toEqual(['read', 'other'])
  expect(progress(STEPS, [], { look: 0, attack: 0 }).outcomes).toEqual(['read', 'skipped'])
})

test('one event ends one step, and taking it back opens the step again', () => {
  const events = [
    ['attacks', 0, 'stab'],
    ['defends', 0, 'block'],
  ]
  expect(progress(STEPS, events, { look: 0 }).at).toBe(3)
  expect(progress(STEPS, events.slice(0, 1), { look: 0 }).at).toBe(2)
  expect(progress(STEPS, [], { look: 0 }).at).toBe(1)
})
