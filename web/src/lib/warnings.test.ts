import { expect, it } from 'vitest'

import { warningsOf, type Play } from './board'
import { confirms } from './browser/touch'

/** The thumb down would break a promise. */
const play = {
  state: {
    mode: 'one',
    ask: { options: ['up', 'down'], space: false, warnings: [['down', [['breaks', 2, 'thumb', 'up']]]] },
  },
  said: { warnings: [['This breaks your promise to Ana.']] },
  table: { terms: { undo: 'free' } },
} as unknown as Play

it('an option that would break a promise says so', () => {
  expect(warningsOf(play, 'down')).toEqual(['This breaks your promise to Ana.'])
  expect(warningsOf(play, 'up')).toEqual([])
  expect(warningsOf(play, undefined)).toEqual([])
})

it('an option that would break a promise needs a second click, by mouse too', () => {
  expect(confirms(play, 'down', undefined, false)).toBe(true)
  expect(confirms(play, 'up', undefined, false)).toBe(false)
})

it('an older server sends no warnings', () => {
  const older = { state: { mode: 'one', ask: { options: ['up'] } }, said: {} } as unknown as Play
  expect(warningsOf(older, 'up')).toEqual([])
})
