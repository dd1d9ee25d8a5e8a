import { expect, test } from 'vitest'

import type { Play } from '../../../lib/board'
import type { FighterView } from '../../../views/spartacus'
import { arenaKinds, benched } from './handles'
import { at, centre, distance, PLACES, START, WIDTH } from './hexes'
import { wayOf } from './keys'
import { most, optionFor } from './rerolls'
import { attacks, marks, targetsFrom, threatened } from './sides'
import { settled } from './stakes'
import { chargesAt, deedAt, followUp, turnOf } from './turn'
import { boxOf, canPan, LEAST } from './window'

const fighter = (over: Partial<FighterView>): FighterView => ({
  seat: 0, asset: 1, card: 'gl-crixus', pools: [4, 3, 4], hex: START[0] ?? 0, gear: [], spent: [], team: 0, level: '',
  ...over,
})
const asset = (id: number, card: string, ready = true) => ({
  id, card, ready, injured: false, favour: 0, champion: false, committed: true,
})

function table(one: Partial<FighterView>, two: Partial<FighterView>, ask: unknown): Play {
  const fighters = [fighter(one), fighter({ seat: 1, asset: 5, card: 'gl-gannicus', team: 1, hex: START[1] ?? 0, ...two })]
  const houses = [
    { house: '', assets: [asset(1, 'gl-crixus'), asset(2, 'eq-trident'), asset(3, 'eq-javelin')] },
    { house: '', assets: [asset(5, 'gl-gannicus'), asset(6, 'eq-greaves')] },
  ]
  const bout = { radius: 5, order: [0, 1], acted: 0, attacked: false, winner: null }
  return {
    state: { view: { fighters, houses, bout }, ask },
    said: { options: [], refused: [{ label: 'Attack', reason: 'out of reach' }] },
    you: 0,
  } as unknown as Play
}

test('a weapon reaches further, and a Javelin further still', () => {
  const play = table({ gear: [2, 3] }, {}, null)
  const view = play.state.view as never
  expect(attacks(view, 0)).toEqual([
    { how: 'attack', near: 1, far: 2 },
    { how: 'javelin', near: 1, far: 3 },
  ])
  expect(targetsFrom(view, 0, at(0, 0) ?? 0)).toEqual([1])
  expect(targetsFrom(view, 0, at(-1, 0) ?? 0)).toEqual([])
})

test('what a foe threatens: his move, and an attack from where it ends', () => {
  const view = table({}, { gear: [6], pools: [4, 2, 2] }, null).state.view as never
  const hexes = threatened(view, 1)
  expect(hexes.has(at(-1, 0) ?? -1)).toBe(true)
  expect(hexes.has(at(-2, 0) ?? -1)).toBe(false)
})

test('a turn: hexes with their costs, attacks, the end', () => {
  const goal = at(-1, 0) ?? 0
  const play = table({}, { hex: at(0, 0) ?? 0 }, {
    id: '1', kind: 'combat_turn', options: ['end', ['move', goal]], refused: [[['attack', 1], 'out_of_reach']], space: false, mine: null,
  })
  const turn = turnOf(play)
  expect(turn?.steps.get(goal)).toMatchObject({ cost: 2, targets: [1] })
  expect(turn?.refused).toHaveLength(1)
  expect(turn?.end?.option).toBe('end')
  expect(deedAt(play, turn, goal)?.option).toEqual(['move', goal])
  expect(deedAt(play, turn, START[1] ?? 0)).toBeUndefined()
})

test('marks: letters only where a team is of several', () => {
  const team = (...teams: (number | null)[]) => marks(teams.map((one) => fighter({ team: one })))
  expect(team(0, 1)).toEqual(['I', 'II'])
  expect(team(0, 1, 0, 1)).toEqual(['Ia', 'IIa', 'Ib', 'IIb'])
  expect(team(0, 0, 0, 1)).toEqual(['Ia', 'Ib', 'Ic', 'II'])
  expect(team(null, null, null, null)).toEqual(['', '', '', ''])
})

test('of equal dice it does not matter which is rolled again', () => {
  const offered = [[], [0], [1], [0, 1]]
  expect(most(offered)).toBe(2)
  expect(optionFor(offered, [5, 2, 5], [2])).toEqual([0])
  expect(optionFor(offered, [5, 2, 5], [1, 2])).toEqual([0, 1])
})

test('six keys lead six ways, and nowhere beyond the edge', () => {
  const middle = at(0, 0) ?? 0
  const ends = ['q', 'w', 'e', 'a', 's', 'd'].map((key) => wayOf(key, middle))
  expect(new Set(ends).size).toBe(6)
  for (const end of ends) expect(distance(middle, end ?? -1)).toBe(1)
  expect(wayOf('q', 0)).toBe(0)
  expect(wayOf('x', middle)).toBeUndefined()
})

test('on a phone hexes are wide enough for a finger, and the fighters are in sight', () => {
  for (const width of [360, 390, 430]) {
    const box = boxOf(width, [START[1] ?? 0], 0)
    expect((width / box.width) * WIDTH).toBeGreaterThanOrEqual(LEAST - 0.01)
    const { x } = centre(START[1] ?? 0)
    expect(x).toBeGreaterThan(box.x)
    expect(x).toBeLessThan(box.x + box.width)
  }
  expect(canPan(360)).toBe(true)
  expect(boxOf(900, [], 0).width).toBe(712)
  expect(PLACES).toHaveLength(91)
  expect(arenaKinds.has('combat_turn')).toBe(true)
})

test('wagers that were settled in this match, and what they brought', () => {
  const play = {
    ...table({}, {}, null),
    events: [['wager_won', 0, 'INJ', 3], ['commits', 1, 'gl-crixus'], ['wager_won', 0, 'INJ', 2], ['wager_lost', 1, 'INJ', 1]],
  } as unknown as Play
  expect(settled(play).map(({ seat, won, coins }) => [seat, won, coins])).toEqual([[0, true, 4], [1, false, 1]])
})

test('the end of a match can be read until the Intrigue Phase', () => {
  const at = (phase: string, ...events: string[]): Play =>
    ({ state: { view: { phase, bout: null }, ask: null }, events: events.map((kind) => [kind]) }) as unknown as Play
  expect(benched(at('upkeep', 'becomes_host', 'bout', 'attacks', 'new_round'))).toBe(true)
  expect(benched(at('intrigue', 'bout', 'attacks'))).toBe(false)
  expect(benched(at('arena', 'attacks', 'becomes_host'))).toBe(false)
  expect(benched(at('arena'))).toBe(false)
})

test('a move and an attack in one go: offered where he can strike, carried out when he stands there', () => {
  const goal = at(-1, 0) ?? 0
  const foe = { hex: at(0, 0) ?? 0 }
  const asked = (options: unknown[]) => ({ id: '1', kind: 'combat_turn', options, refused: [], space: false, mine: null })
  const before = table({}, foe, asked(['end', ['move', goal]]))
  const turn = turnOf(before)!
  const [charge] = chargesAt(before, turn, turn.steps.get(goal)!)
  expect(charge).toEqual({ side: 0, hex: goal, target: 1 })
  expect(followUp(table({ hex: goal }, foe, asked(['end', ['attack', 1]])), charge!)).toEqual(['attack', 1])
  expect(followUp(table({ hex: goal }, foe, { ...asked([]), kind: 'react' }), charge!)).toBeUndefined()
  expect(followUp(table({ hex: START[0] ?? 0 }, foe, asked(['end', ['attack', 1]])), charge!)).toBe(false)
})
