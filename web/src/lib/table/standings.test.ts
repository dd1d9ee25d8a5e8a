import { expect, it } from 'vitest'

import type { StandingsView } from '../../views/kernel'
import type { Chair } from '../wire/protocol'
import { goal, nameOfSide, spoken, standingsIn } from './standings'

const chair = (name: string): Chair => ({ kind: 'bot', name }) as Chair
const play = {
  words: { name: '', about: '', cards: {}, terms: { style: { lion: 'Lion' } }, settings: {} },
  chairs: [chair('Ana'), chair('Machina')],
  you: 0,
}
const race = (more: Partial<StandingsView>): StandingsView => ({
  counted: 'influence',
  needed: 12,
  turns_left: null,
  rule: 'SP-WIN-1',
  sides: [],
  ...more,
})

it('says what wins in the words of the game, or plainly where there are none', () => {
  expect(goal(play, race({}))).toBe('12 Influence wins')
  expect(goal(play, race({ counted: 'hp', needed: null }))).toBe('First at 0 hit points loses')
  expect(goal(play, race({ counted: 'shells', needed: 4 }))).toBe('Shells: first to 4 wins')
  expect(goal(play, race({ counted: 'shells', needed: null }))).toBe('Shells: most at the end wins')
})

it('says how far everybody is, also those whom nobody plays', () => {
  const side = { seat: 1, name: '', has: 7, of: 12, leads: true }
  expect(spoken(play, side)).toBe('Machina: 7 of 12, leads')
  expect(spoken(play, { ...side, seat: 0, of: null, leads: false })).toBe('You: 7')
  expect(nameOfSide(play, { ...side, seat: null, name: 'lion' })).toBe('Lion')
})

it('reads nothing into a view that has no standings', () => {
  expect(standingsIn({})).toBeUndefined()
  expect(standingsIn({ standings: [3, 2] })).toBeUndefined()
  expect(standingsIn({ standings: race({}) })?.needed).toBe(12)
})
