import { expect, test } from 'vitest'

import { clashes, losses } from './clash'
import { hitOdds, mean } from './odds'
import { deedsOf, whyOf } from './why'

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

test('what was expected, what came, and what rolling again did', () => {
  const [first] = clashes(STORY)
  const why = first && whyOf(first, false)
  expect(why?.expected).toBeCloseTo(mean(hitOdds(3, 2)), 10)
  // 6 4 1 against 5 3: two hits; 6 5 4 against it: three.
  expect(why).toMatchObject({ hits: 3, swing: 1, luck: 'best' })
  expect(first?.again).toMatchObject([{ seat: 1, forced: false }, { seat: 0, forced: true }])
})

test('an attack that was not rolled yet has no why', () => {
  const [begun] = clashes(STORY.slice(0, 3))
  expect(begun && whyOf(begun, false)).toBeUndefined()
})

test('the deeds of a match: luck over all attacks, re-rolls, and where the dice went', () => {
  const [crixus, varro] = deedsOf(clashes(STORY), () => false, losses(STORY))
  expect(crixus).toMatchObject({ attacks: 1, hits: 3, again: 1, gain: 0, lost: { defence: 1 } })
  expect(varro).toMatchObject({ attacks: 1, hits: 1, again: 2, gain: 1, lost: { speed: 2, attack: 1 } })
  expect(varro?.expected).toBeCloseTo(15 / 36, 10)
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
  expect(varro).toMatchObject({ attacks: 1, hits: 0, lost: { speed: 1, attack: 1 } })
  expect(crixus).toMatchObject({ attacks: 1, hits: 2, lost: {} })
})

test('dice that the crowd takes are given up, too', () => {
  const story = [...STORY, ['ends_combat_turn', 0, 'gl-varro'], ['crowd_wounds', 1, 'gl-crixus', 1], ['surrenders', 1, 'gl-crixus', 'speed']]
  expect(clashes(story).flatMap(({ lost }) => lost)).toHaveLength(4)
  const [crixus] = deedsOf(clashes(story), () => false, losses(story))
  expect(crixus?.lost).toEqual({ defence: 1, speed: 1 })
})
