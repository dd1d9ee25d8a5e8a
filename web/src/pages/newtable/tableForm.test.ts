import { expect, test } from 'vitest'

import type { Game } from '../../lib/wire/api'
import { changed, counted, following, number, place, seatsFor, standIns } from './tableForm'

const always = { when: [], needs: [], apart: '', first: false }
const wholeGame = { ...always, when: [{ option: 'mode', is: ['game'] }] }
const house = (seat: number) => ({
  ...always,
  kind: 'choice',
  default: 'ab'[seat - 1],
  values: ['a', 'b'],
  apart: 'house',
  when: [{ option: 'houses', is: ['assigned'] }],
})
const SOME = {
  seats: [2, 4],
  options: {
    mode: {
      ...always,
      kind: 'choice',
      default: 'game',
      values: ['game', 'fight'],
      needs: [
        { values: ['game'], condition: { seats: [3, null] }, why: '' },
        { values: ['fight'], condition: { seats: [2, 2] }, why: '' },
      ],
    },
    type: { ...wholeGame, kind: 'choice', default: 'standard', values: ['standard', 'quick'] },
    houses: {
      ...wholeGame,
      kind: 'choice',
      default: 'roll',
      values: ['roll', 'assigned', 'few'],
      needs: [{ values: ['few'], condition: { seats: [1, 3] }, why: 'too_many' }],
    },
    house_1: house(1),
    house_2: house(2),
  },
} as unknown as Game

test('only what was changed is sent', () => {
  const game = {
    options: { a: { ...always, kind: 'switch', default: false }, b: { ...always, kind: 'numbers', default: [0, 0] } },
  } as unknown as Game
  expect(changed(game, { a: false, b: [0, 0] }, 2)).toEqual({})
  expect(changed(game, { a: true, b: [0, 1] }, 2)).toEqual({ a: true, b: [0, 1] })
})

test('me first, and bots on the other seats', () => {
  expect(seatsFor(3, 'Livia').map((seat) => seat.kind)).toEqual(['me', 'bot', 'bot'])
})

test('numbers stay within bounds', () => {
  expect([number('7', 0, 5), number('-2', 0, 5), number('x', 1, 5), number('3.4', 0, 5)]).toEqual([5, 0, 1, 3])
})

test('what means nothing at this table is not sent', () => {
  expect(changed(SOME, { mode: 'fight', type: 'quick', houses: 'roll', house_1: 'a', house_2: 'b' }, 2)).toEqual({
    mode: 'fight',
  })
  expect(changed(SOME, { mode: 'game', type: 'quick', houses: 'roll', house_1: 'b', house_2: 'b' }, 3)).toEqual({
    type: 'quick',
  })
})

test('what the number of seats decides follows it', () => {
  const options = { mode: 'game', type: 'quick', houses: 'roll', house_1: 'a', house_2: 'b' }
  expect(following(SOME, options, 2)).toEqual({ ...options, mode: 'fight' })
  expect(following(SOME, { ...options, mode: 'fight' }, 3)).toEqual(options)
})

test('the number of seats follows what it decides, and nothing else', () => {
  expect(counted(SOME, 'mode', 'fight', 4, 4)).toBe(2)
  expect(counted(SOME, 'mode', 'game', 2, 4)).toBe(4)
  expect(counted(SOME, 'mode', 'game', 3, 4)).toBe(3)
  expect(counted(SOME, 'houses', 'few', 4, 4)).toBe(4)
})

test('options that must differ are counted', () => {
  expect([place(SOME, 'house_1'), place(SOME, 'house_2'), place(SOME, 'mode')]).toEqual([1, 2, 1])
})

test('who stands in is asked where somebody could be missed, the usual one first', () => {
  const game = {
    stand_in: { values: ['passive', 'random', 'greedy', 'heuristic'], default: 'heuristic', people: 2 },
  } as unknown as Game
  expect(standIns(game, seatsFor(3, 'Livia'))).toEqual([])
  expect(standIns(game, [{ kind: 'me' }, { kind: 'open' }])).toEqual(['heuristic', 'greedy', 'random', 'passive'])
})
