import { expect, test } from 'vitest'

import type { Game } from '../../lib/api'
import { changed, matters, number, seatsFor, wrong } from './wish'

test('only what was changed is sent', () => {
  const game = { options: { a: { kind: 'switch', default: false }, b: { kind: 'numbers', default: [0, 0] } } } as unknown as Game
  expect(changed(game, { a: false, b: [0, 0] }, 2)).toEqual({})
  expect(changed(game, { a: true, b: [0, 1] }, 2)).toEqual({ a: true, b: [0, 1] })
})

test('me first, and bots on the other seats', () => {
  expect(seatsFor(3, 'Livia').map((seat) => seat.kind)).toEqual(['me', 'bot', 'bot'])
})

test('numbers stay within bounds', () => {
  expect([number('7', 0, 5), number('-2', 0, 5), number('x', 1, 5), number('3.4', 0, 5)]).toEqual([5, 0, 1, 3])
})

test('an option that means nothing now is not shown', () => {
  const game = { options: { mode: {}, houses: {}, house_1: {}, house_4: {}, fighter_1: {}, type: {} } } as unknown as Game
  const shown = (options: Record<string, string>, seats = 3) => Object.keys(game.options).filter((name) => matters(name, game, options, seats))
  expect(shown({ mode: 'game', houses: 'roll' })).toEqual(['mode', 'houses', 'type'])
  expect(shown({ mode: 'game', houses: 'assigned' })).toEqual(['mode', 'houses', 'house_1', 'type'])
  expect(shown({ mode: 'fight', houses: 'roll' }, 2)).toEqual(['mode', 'fighter_1'])
})

test('what means nothing at this table is not sent', () => {
  const game = { options: { mode: { default: 'game' }, type: { default: 'standard' }, houses: { default: 'roll' }, house_1: { default: 'a' } } } as unknown as Game
  expect(changed(game, { mode: 'fight', type: 'quick', houses: 'roll', house_1: 'a' }, 2)).toEqual({ mode: 'fight' })
  expect(changed(game, { mode: 'game', type: 'quick', houses: 'roll', house_1: 'b' }, 3)).toEqual({ type: 'quick' })
})

test('a house that two have is named with its seats', () => {
  const houses = { mode: 'game', houses: 'assigned', house_1: 'ho-varinius', house_2: 'ho-glaber', house_3: 'ho-varinius' }
  expect(wrong(houses, 3)).toEqual({ why: 'twice', house: 'ho-varinius', seats: [1, 3] })
  expect(wrong(houses, 2)).toBeNull()
  expect(wrong({ ...houses, houses: 'roll' }, 3)).toBeNull()
  expect(wrong({ ...houses, expansion: 'cards' }, 2)).toEqual({ why: 'not-in-play', house: 'ho-varinius', seats: [1] })
  expect(wrong({ mode: 'game', houses: 'roll', expansion: 'cards' }, 5)?.why).toBe('too-many')
})
