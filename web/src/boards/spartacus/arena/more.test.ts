import { beforeAll, expect, test } from 'vitest'

import type { Play } from '../../../lib/board'
import { printed } from '../../../lib/testing'
import type { FighterView, ReachView } from '../../../views/spartacus'
import { learn } from '../read'
import { arenaKinds, benched } from './handles'
import { centre, neighbours, WIDTH } from './sand/hexes'
import { wayOf } from './sand/keys'
import { whole } from './dice/losing'
import { mostDice, optionFor } from './dice/rerolls'
import { attackOf, distance, endangered, marks, opponents } from './sides'
import { chargesAt, clickAt, followUp, strikes, turnOf, wayTo } from './sand/turn'
import { boxOf, canPan, LEAST } from './sand/viewport'

beforeAll(() => learn(printed('spartacus')))

const [ONE, TWO, GOAL] = [42, 48, 44]
const fighter = (over: Partial<FighterView>): FighterView => ({
  seat: 0,
  asset: 1,
  card: 'gl-crixus',
  pools: [4, 3, 4],
  hex: ONE,
  gear: [],
  spent: [],
  team: 0,
  level: '',
  ability: 'impervious',
  allowance: 4,
  attacks: [{ how: 'attack', near: 1, far: 1, dice: 4 }],
  defence: 3,
  agile: false,
  rises: false,
  foes: [],
  ...over,
})
/** What the rules said on request. */
const REACH: ReachView[] = [
  {
    side: 0,
    steps: [
      [ONE, 0],
      [43, 1],
      [GOAL, 2],
    ],
    attacks: [
      [
        GOAL,
        [
          ['attack', 1],
          ['javelin', 1],
        ],
      ],
    ],
    threatens: [45],
  },
  { side: 1, steps: [[45, 0]], attacks: [], threatens: [GOAL] },
]

function table(
  one: Partial<FighterView>,
  two: Partial<FighterView>,
  ask: unknown,
  reach: unknown = REACH,
  details = false,
): Play {
  const fighters = [
    fighter({ foes: [{ side: 1, distance: 3, reached: false }], ...one }),
    fighter({
      seat: 1,
      asset: 5,
      card: 'gl-gannicus',
      team: 1,
      hex: TWO,
      foes: [{ side: 0, distance: 3, reached: true }],
      ...two,
    }),
  ]
  const houses = [
    { house: '', assets: [] },
    { house: '', assets: [] },
  ]
  const bout = { radius: 5, order: [0, 1], acted: 0, attacked: false, winner: null, left: 2 }
  return {
    state: { view: { fighters, houses, bout, phase: 'arena' }, ask },
    said: {
      options: [{ label: 'End' }, { label: 'Move to F5' }],
      refused: [{ label: 'Attack', reason: 'out of reach' }],
    },
    table: { details: { may: true, on: details } },
    words: { cards: {} },
    you: 0,
    part: () => reach,
  } as unknown as Play
}

test('opponents, how far they are and whom they could attack are said by the rules', () => {
  const view = table({}, {}, null).state.view as never
  expect(opponents(view, 0)).toEqual([1])
  expect([distance(view, 0, 1), distance(view, 0, 0)]).toEqual([3, 0])
  expect([endangered(view, 0, 1), endangered(view, 1, 0)]).toEqual([true, false])
  expect(attackOf(view, 0, 'attack')?.dice).toBe(4)
  expect(attackOf(view, 0, 'javelin')).toBeUndefined()
})

const TURN = {
  id: '1',
  kind: 'combat_turn',
  options: ['end', ['move', GOAL]],
  refused: [[['attack', 1], 'out_of_reach']],
  space: false,
  mine: null,
}

test('a turn: hexes with their costs, attacks, the end', () => {
  const play = table({}, { hex: 45 }, TURN)
  const turn = turnOf(play)
  expect(turn?.steps.get(GOAL)).toMatchObject({ cost: 2, targets: [1] })
  expect(turn?.far).toBe(2)
  expect(turn?.refused).toHaveLength(1)
  expect(turn?.end?.option).toBe('end')
  expect(clickAt(play, turn, GOAL)?.option).toEqual(['move', GOAL])
  expect(clickAt(play, turn, 45)).toBeUndefined()
  expect(wayTo(play, turn!, GOAL)).toEqual([ONE, 43, GOAL])
})

test('before the rules have said who reaches what, a turn can be played all the same', () => {
  const play = table({}, { hex: 45 }, TURN, null)
  const turn = turnOf(play)
  expect(turn?.steps.get(GOAL)).toMatchObject({ cost: 0, targets: [], label: 'Move to F5' })
  expect(turn?.far).toBe(2)
  expect(wayTo(play, turn!, GOAL)).toEqual([])
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
  expect(mostDice(offered)).toBe(2)
  expect(optionFor(offered, [5, 2, 5], [2])).toEqual([0])
  expect(optionFor(offered, [5, 2, 5], [1, 2])).toEqual([0, 1])
})

test('six keys lead six ways, and nowhere beyond the edge', () => {
  const middle = 45
  const ends = ['q', 'w', 'e', 'a', 's', 'd'].map((key) => wayOf(key, middle))
  expect(new Set(ends).size).toBe(6)
  for (const end of ends) expect(neighbours(middle)).toContain(end)
  expect(wayOf('q', 0)).toBe(0)
  expect(wayOf('x', middle)).toBeUndefined()
})

test('on a phone hexes are wide enough for a finger, and the fighters are in sight', () => {
  for (const width of [360, 390, 430]) {
    const box = boxOf(width, [TWO], 0)
    expect((width / box.width) * WIDTH).toBeGreaterThanOrEqual(LEAST - 0.01)
    const { x } = centre(TWO)
    expect(x).toBeGreaterThan(box.x)
    expect(x).toBeLessThan(box.x + box.width)
  }
  expect(canPan(360)).toBe(true)
  expect(boxOf(900, [], 0).width).toBe(712)
  expect(arenaKinds.has('combat_turn')).toBe(true)
})

test('the end of a match can be read until the Intrigue Phase', () => {
  const at = (phase: string, blow: object | null): Play =>
    ({ state: { view: { phase, bout: null, blow }, ask: null } }) as unknown as Play
  expect(benched(at('upkeep', { number: 3 }))).toBe(true)
  expect(benched(at('intrigue', { number: 3 }))).toBe(false)
  expect(benched(at('arena', null))).toBe(false)
})

test('a move and an attack in one go: offered where they can strike, carried out when they stand there', () => {
  const foe = { hex: 45 }
  const asked = (options: unknown[]) => ({
    id: '1',
    kind: 'combat_turn',
    options,
    refused: [],
    space: false,
    mine: null,
  })
  const turn = turnOf(table({}, foe, asked(['end', ['move', GOAL]])))!
  const charges = chargesAt(turn, turn.steps.get(GOAL)!)
  expect(charges).toEqual([{ side: 0, hex: GOAL, target: 1 }])
  const [charge] = charges
  expect(followUp(table({ hex: GOAL }, foe, asked(['end', ['attack', 1]])), charge!)).toEqual(['attack', 1])
  expect(followUp(table({ hex: GOAL }, foe, { ...asked([]), kind: 'react' }), charge!)).toBeUndefined()
  expect(followUp(table({ hex: ONE }, foe, asked(['end', ['attack', 1]])), charge!)).toBe(false)
})

test('where the gladiator strikes by themselves after a move, the move says so', () => {
  const ask = { id: '1', kind: 'combat_turn', options: ['end', ['move', GOAL]], refused: [], space: false, mine: null }
  const [reach, ...others] = REACH
  const oneBlow = [{ ...reach, attacks: [[GOAL, [['attack', 1]]]] }, ...others]
  const step = (details: boolean, known: unknown = oneBlow) => {
    const play = table({}, { hex: 45 }, ask, known, details)
    const found = turnOf(play)!.steps.get(GOAL)!
    return { label: found.label, target: strikes(play, found.blows)?.target }
  }
  expect(step(true).target).toBe(1)
  expect(step(false).target).toBeUndefined()
  expect(step(true, REACH).target).toBeUndefined() // of two blows one has to choose
  expect(step(true).label).not.toBe(step(false).label)
})

test('all the dice that wounds cost are suggested, those too that nobody is asked about', () => {
  expect(whole([4, 3, 4], ['defence', 'speed', 'speed'], 3)).toEqual({ attack: 0, defence: 1, speed: 2 })
  expect(whole([2, 1, 1], ['attack'], 2)).toEqual({ attack: 2, defence: 0, speed: 0 })
  expect(whole([4, 3, 4], ['defence', 'speed'], 1)).toEqual({ attack: 0, defence: 1, speed: 0 })
})
