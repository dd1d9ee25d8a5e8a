import { beforeAll, expect, test } from 'vitest'

import { printed } from '../../../../lib/testing'
import { learn } from '../../read'
import { clashes, losses } from './clash'
import { deedsOf, luckOf, rolledIn, tallyOf } from './why'

beforeAll(() => learn(printed('spartacus')))

/** One die against one, and two such attacks together. */
const ONE = { exactly: [21 / 36, 15 / 36], at_least: [1, 15 / 36], mean: 15 / 36 }
const SURE = { exactly: [0.05, 0.2, 0.5, 0.2, 0.05], at_least: [1, 0.95, 0.75, 0.25, 0.05], mean: 2 }

const STORY = [
  ['attacks', 0, 'gl-varro', 'attack', 1, 'gl-crixus'],
  ['bout', 'match'],
  ['attacks', 1, 'gl-crixus', 'attack', 0, 'gl-varro'],
  ['rolls', 1, 'gl-crixus', 'attack', 6, 1, 4],
  ['rolls', 0, 'gl-varro', 'defence', 5, 3],
  ['rerolls', 1, 'attack', 1, 1, 2],
  ['forces', 0, 'gl-varro', 'attack', 1, 2, 5],
  ['hits', 1, 3, 0, 0],
  ['wounded', 0, 'gl-varro', 3],
  ['surrenders', 0, 'gl-varro', 'speed'],
  ['surrenders', 0, 'gl-varro', 'speed'],
  ['surrenders', 0, 'gl-varro', 'attack'],
  ['ends_combat_turn', 1, 'gl-crixus'],
  ['attacks', 0, 'gl-varro', 'attack', 1, 'gl-crixus'],
  ['rolls', 0, 'gl-varro', 'attack', 2],
  ['rolls', 1, 'gl-crixus', 'defence', 3],
  ['rerolls', 0, 'attack', 0, 2, 6],
  ['hits', 0, 1, 0, 0],
  ['wounded', 1, 'gl-crixus', 1],
  ['surrenders', 1, 'gl-crixus', 'defence'],
]

test('only the last match counts, and each of its attacks', () => {
  expect(clashes(STORY)).toHaveLength(2)
  expect(clashes([])).toEqual([])
})

test('what was rolled, what came, and what rolling again did', () => {
  const [first] = clashes(STORY)
  // 6 4 1 against 5 3: two hits; 6 5 4 against it: three.
  expect(first && rolledIn(first, false)).toEqual({ roll: { attack: 3, defence: 2, ties: false }, hits: 3, swing: 1 })
  expect(first?.again).toMatchObject([{ seat: 1, forced: false }, { seat: 0, forced: true }])
})

test('an attack that was not rolled yet has no why', () => {
  const [begun] = clashes(STORY.slice(0, 3))
  expect(begun && rolledIn(begun, false)).toBeUndefined()
})

test('luck is the place among all that could have happened', () => {
  expect([0, 1, 2, 3, 4].map((hits) => luckOf(SURE, hits))).toEqual(['worst', 'bad', 'even', 'good', 'best'])
  expect(tallyOf(ONE, 0)).toMatchObject({ hits: 0, luck: 'bad' })
})

test('the deeds of a match: luck over all attacks, re-rolls, and where the dice went', () => {
  const [crixus, varro] = deedsOf(clashes(STORY), () => false, losses(STORY))
  expect(crixus).toMatchObject({ rolls: [{ attack: 3, defence: 2 }], hits: 3, again: 1, gain: 0, lost: { defence: 1 } })
  expect(varro).toMatchObject({ rolls: [{ attack: 1, defence: 1 }], hits: 1, again: 2, gain: 1, lost: { speed: 2, attack: 1 } })
})

/** Who has moved and attacked is done without a word: the next attack follows at once. */
test('an attack ends where the next begins', () => {
  const story = [
    ['bout', 'match'],
    ['moves', 0, 'gl-varro', 40],
    ['attacks', 0, 'gl-varro', 'attack', 1, 'gl-crixus'],
    ['rolls', 0, 'gl-varro', 'attack', 2, 2],
    ['rolls', 1, 'gl-crixus', 'defence', 3, 3],
    ['hits', 0, 0, 0, 0],
    ['wounded', 1, 'gl-crixus', 0],
    ['attacks', 1, 'gl-crixus', 'attack', 0, 'gl-varro'],
    ['rolls', 1, 'gl-crixus', 'attack', 6, 5],
    ['rolls', 0, 'gl-varro', 'defence', 1],
    ['hits', 1, 2, 0, 0],
    ['wounded', 0, 'gl-varro', 2],
    ['surrenders', 0, 'gl-varro', 'speed'],
    ['surrenders', 0, 'gl-varro', 'attack'],
  ]
  const [first] = clashes(story)
  expect(first).toMatchObject({ hits: 0, wounds: 0, lost: [] })
  expect(first?.back).toBeUndefined()
  const [varro, crixus] = deedsOf(clashes(story), () => false, losses(story))
  expect(varro).toMatchObject({ rolls: [{}], hits: 0, lost: { speed: 1, attack: 1 } })
  expect(crixus).toMatchObject({ rolls: [{}], hits: 2, lost: {} })
})

test('dice that the crowd takes are given up, too', () => {
  const story = [...STORY, ['ends_combat_turn', 0, 'gl-varro'], ['crowd_wounds', 1, 'gl-crixus', 1], ['surrenders', 1, 'gl-crixus', 'speed']]
  expect(clashes(story).flatMap(({ lost }) => lost)).toHaveLength(4)
  const [crixus] = deedsOf(clashes(story), () => false, losses(story))
  expect(crixus?.lost).toEqual({ defence: 1, speed: 1 })
})
