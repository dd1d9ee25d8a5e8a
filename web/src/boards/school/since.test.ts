import { expect, test } from 'vitest'

import type { Line, Option } from '../../lib/wire/protocol'
import { said } from '../../lib/testing'
import { blows } from '../gladius/since'
import { since } from './since'
import type { School } from './view'

const lines = (events: Option[][]): Line[] =>
  events.map(([kind, ...facts], n) => said(n, `${String(kind)} ${facts.join()}`))
const story = (events: Option[][]) => ({ events, lines: lines(events) })
const view = (bout: object | null = null) =>
  ({
    bout,
    gladiators: [
      { id: 4, owner: 0 },
      { id: 5, owner: 1 },
      { id: 6, owner: 0 },
      { id: 7, owner: 1 },
    ],
  }) as unknown as School
const texts = (found: Line[]) => found.map((line) => line.text)

const DUEL: Option[][] = [
  ['attacks', 0, 'kick'],
  ['defends', 1, 'duck'],
  ['stat_roll', 0, 'skill', 2],
  ['stopped', 'duck'],
  ['turn', 1, 2],
  ['draws', 1, 1],
  ['holds', 1],
  ['turn', 0, 3],
  ['drawn', 'parry'],
]

test("of a duel the blows of the other and what came of one's own, no dice", () => {
  expect(texts(blows(story(DUEL), 0, 0))).toEqual(['defends 1,duck', 'stopped duck', 'holds 1'])
  expect(texts(blows(story([...DUEL, ['holds', 0], ['turn', 1, 4], ['attacks', 1, 'kick']]), 9, 0))).toEqual([])
})

test('of a bout that is over its result, with who died of it, and no crumbs', () => {
  const events: Option[][] = [
    ['defends', 0, 'duck'],
    ['hit', 0, 4, 0],
    ['wins', 1, 'hit_points'],
    ['match_won', 5, 4],
    ['dies', 4, 'thumbs_down'],
    ['match_won', 7, 9],
    ['dies', 9, 'thumbs_down'],
    ['enters', 6, 7],
    ['bout', 'x', 'y'],
    ['turn', 1, 1],
    ['attacks', 1, 'kick'],
    ['hit', 0, 1, 9],
  ]
  const bout = { fighters: [{ seat: 0 }, { seat: 1 }] }
  expect(texts(since(view(bout), story(events), 0, 0))).toEqual([
    'match_won 5,4',
    'dies 4,thumbs_down',
    'attacks 1,kick',
    'hit 0,1,9',
  ])
})

test('of the rest what came to the own school, in order of time', () => {
  const events: Option[][] = [
    ['bids', 8],
    ['sold', 8, 0, 5],
    ['earns', 1, 'won', 9],
    ['earns', 0, 'lost', 7],
    ['trains', 4, 6, 6],
    ['learns', 4, 5, 'skill'],
    ['trains', 6, 2, 2],
    ['trains', 5, 2, 2],
    ['fame', 0, 'gold', 3],
  ]
  expect(texts(since(view(), story(events), 0, 0))).toEqual([
    'bids 8',
    'sold 8,0,5',
    'earns 0,lost,7',
    'learns 4,5,skill',
    'trains 6,2,2',
  ])
})
