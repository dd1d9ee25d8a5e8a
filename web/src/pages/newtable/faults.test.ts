import { expect, test } from 'vitest'

import type { Condition, Game } from '../../lib/wire/api'
import { Chosen } from './conditions'
import { clashOf } from './faults'

const always = { kind: 'choice', when: [], apart: '', first: false }
const game = (values: string[], condition: Condition, seats: [number, number]) =>
  ({
    seats,
    options: {
      mode: { ...always, needs: [] },
      what: { ...always, needs: [{ values, condition, why: 'only' }] },
    },
  }) as unknown as Game
const clash = (of: Game, what: string, seats: number) => {
  const [fault] = new Chosen(of.options, seats, { mode: 'game', what }).faults()
  return fault && clashOf(of, fault, seats)
}

test('a beast and a bot: what clashes is named, and how many seats would mend it', () => {
  const beasts = game(['lion'], { seats: [1, 1] }, [1, 2])
  expect(clash(beasts, 'lion', 2)).toEqual({ needed: { seats: [1, 1] }, seats: 1 })
  expect(clash(beasts, 'lion', 1)).toBeUndefined()
  expect(clash(beasts, 'secutor', 2)).toBeUndefined()
})

test('more seats mend it where there are too few, and none where the game has not so many', () => {
  expect(clash(game(['long'], { seats: [3, null] }, [2, 4]), 'long', 2)?.seats).toBe(3)
  expect(clash(game(['long'], { seats: [5, null] }, [2, 4]), 'long', 2)?.seats).toBeUndefined()
})

test('an option that needs another one names it', () => {
  const needed = { option: 'mode', is: ['fight'] }
  expect(clash(game(['net'], needed, [2, 4]), 'net', 2)).toEqual({ needed, seats: undefined })
})
