import { expect, test } from 'vitest'

import type { Ask } from '../../lib/wire/protocol'
import { fits, progress, expectedAnswer, serves, type Step } from './steps'

const STEPS: Step[] = [
  { id: 'look', rule: 'GL-1', done: [], passed: [], look: 'hand', answers: {} },
  {
    id: 'attack',
    rule: 'GL-2',
    done: [['attacks', 0, 'stab']],
    passed: [
      ['attacks', 0],
      ['holds', 0],
    ],
    look: '',
    answers: { attack: ['stab', ['throw', '*']], bid: [3] },
  },
  { id: 'defend', rule: 'GL-3', done: [['defends', 0]], passed: [['undefended', 0]], look: '', answers: {} },
]

test('an event fits by its beginning, and a star fits anything', () => {
  expect(fits(['attacks', 0], ['attacks', 0, 'stab'])).toBe(true)
  expect(fits(['attacks', '*', 'stab'], ['attacks', 1, 'stab'])).toBe(true)
  expect(fits(['attacks', 0, 'stab'], ['attacks', 0])).toBe(false)
  expect(fits(['attacks', 1], ['attacks', 0])).toBe(false)
})

test('another answer of the kind that a step wants serves it as well', () => {
  const ask = { kind: 'attack', options: ['stab', ['throw', 4], 'hold'] } as unknown as Ask
  const step = STEPS[1]!
  expect((['stab', ['throw', 4], 'hold', undefined] as const).map((one) => serves(step, ask, one as never))).toEqual([
    true,
    true,
    false,
    false,
  ])
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

test('what a step wants is one of the options, the most wanted first', () => {
  const asked = (kind: string, options: unknown, space = false) => ({ kind, options, space }) as Ask
  const attack = STEPS[1]!
  expect(expectedAnswer(attack, asked('attack', ['pass', 'stab']))).toBe('stab')
  expect(expectedAnswer(attack, asked('attack', ['pass', ['throw', 'net']]))).toEqual(['throw', 'net'])
  expect(expectedAnswer(attack, asked('attack', ['pass', 'kick']))).toBeUndefined()
  expect(expectedAnswer(attack, asked('attack', ['pass']))).toBe('pass')
  expect(expectedAnswer(attack, asked('discard', ['stab', 'kick']))).toBeUndefined()
  expect(expectedAnswer(attack, asked('bid', { from: 0, to: 9 }, true))).toBe(3)
})

test('what ends one step otherwise may be what the next one wants', () => {
  const step = (id: string, done: Step['done'], passed: Step['passed']): Step => ({ ...STEPS[0]!, id, done, passed })
  const steps = [
    step('buy', [['buys']], [['ends']]),
    step('end', [['ends']], []),
    step('fight', [['hits']], [['ends']]),
  ]
  expect(progress(steps, [['ends']], {})).toEqual({ at: 2, outcomes: ['other', 'done'] })
  expect(progress(steps, [['buys'], ['ends']], {}).outcomes).toEqual(['done', 'done'])
})
