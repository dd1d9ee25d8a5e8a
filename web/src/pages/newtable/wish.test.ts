import { expect, test } from 'vitest'

import type { Game } from '../../lib/api'
import { changed, number, seatsFor, matters } from './wish'

test('only what was changed is sent', () => {
  const game = { options: { a: { kind: 'switch', default: false }, b: { kind: 'numbers', default: [0, 0] } } } as unknown as Game
  expect(changed(game, { a: false, b: [0, 0] })).toEqual({})
  expect(changed(game, { a: true, b: [0, 1] })).toEqual({ a: true, b: [0, 1] })
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
