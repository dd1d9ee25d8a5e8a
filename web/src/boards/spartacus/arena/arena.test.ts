import { beforeAll, expect, test } from 'vitest'

import { printed } from '../../../lib/testing'
import { learn } from '../read'
import { columns, hitsOf, lastClash, withSets } from './dice/clash'
import { cardOf, poolsOf } from './printed'
import { affordable, amounts, breakEven, staked } from './wagers/staking'
import { inOrder, left, locked, NONE } from './dice/wounds'

beforeAll(() => learn(printed('serpents')))

const dice = (...faces: number[]) => faces.map((face, place) => ({ face, place }))

test('strings are compared from high to low', () => {
  const compared = columns(dice(2, 6, 4, 5), dice(3, 5, 5))
  expect(compared.map(({ mark }) => mark)).toEqual(['hit', 'block', 'hit', 'miss'])
  expect(hitsOf(columns(dice(2, 6, 4, 5), dice(3, 5, 5), true))).toBe(3)
  expect(columns(dice(3), dice()).map(({ mark }) => mark)).toEqual(['hit'])
  expect(columns(dice(1), dice(6, 6))).toHaveLength(2)
})

test('sets: a die serves one of them', () => {
  expect(withSets(dice(5, 5, 5, 2), 2).map(({ set }) => !!set)).toEqual([true, true, false, false])
  expect(withSets(dice(5, 5, 5, 5), 2).every(({ set }) => set)).toBe(true)
  expect(withSets(dice(5, 5, 2), 3).some(({ set }) => set)).toBe(false)
})

test('an attack is read from what was told', () => {
  const clash = lastClash([
    ['bout', 'fight'],
    ['attacks', 1, 'gl-gannicus', 'attack', 0, 'gl-crixus'],
    ['rolls', 1, 'gl-gannicus', 'attack', 6, 1],
    ['rolls', 0, 'gl-crixus', 'defence', 5, 5],
    ['rerolls', 1, 'attack', 1, 1, 6],
    ['hits', 1, 2, 1, 0],
    ['puts_to_use', 0, 'eq-shield'],
    ['wounded', 0, 'gl-crixus', 1],
    ['surrenders', 0, 'gl-crixus', 'speed'],
    ['moves', 1, 'gl-gannicus', 40],
    ['rolls', 0, 'gl-crixus', 'attack', 1],
  ])
  expect(clash?.attack).toEqual([{ face: 6, place: 0 }, { face: 6, place: 1, before: 1, first: 1 }])
  expect(clash).toMatchObject({ hits: 2, blocked: 1, wounds: 1, gear: ['eq-shield'] })
  expect(clash?.lost).toHaveLength(1)
  expect(lastClash([['attacks', 1, 'a', 'attack', 0, 'b'], ['bout', 'match']])).toBeUndefined()
})

test('the last die of a pool stays while another has two', () => {
  const pools = [3, 3, 1]
  expect(locked(pools, NONE, 'speed', 2)).toBe('rule_of_one')
  expect(locked(pools, NONE, 'attack', 2)).toBeUndefined()
  expect(locked(pools, { attack: 2, defence: 0, speed: 0 }, 'defence', 2)).toBe('enough')
  expect(locked(pools, { attack: 2, defence: 0, speed: 0 }, 'attack', 3)).toBe('rule_of_one')
  expect(locked([1, 1, 1], NONE, 'speed', 2)).toBeUndefined()
  expect(left(pools, { attack: 1, defence: 1, speed: 0 })).toEqual([2, 2, 1])
  expect(inOrder([2, 4, 1], { attack: 1, defence: 2, speed: 0 })).toEqual(['defence', 'defence', 'attack'])
})

test('stakes stay within the purse', () => {
  const limits = { least: 1, most: [3, 0, 5, 3], coins: 4 }
  expect(amounts(limits, 0)).toEqual([0, 1, 2, 3])
  expect(amounts(limits, 1)).toEqual([0])
  expect(affordable(limits, [2, null, null, null], 2, 2)).toBe(true)
  expect(affordable(limits, [2, null, null, null], 2, 3)).toBe(false)
  expect(affordable(limits, [3, 0, 1, 0], 0, 2)).toBe(true)
  expect(affordable(limits, [3, 0, 0, 0], 0, 4)).toBe(false)
  expect(amounts({ least: 2, most: [3], coins: 9 }, 0)).toEqual([0, 2, 3])
  expect(staked([2, null, 1, 0])).toBe(3)
  expect([breakEven(1), breakEven(2)]).toEqual([50, 33])
})

test('card facts come from the rules', () => {
  expect(poolsOf('gl-crixus')).toEqual([4, 3, 4])
  expect(cardOf('gl-crixus')).toMatchObject({ ability: 'impervious', alike: 2, kind: 'gladiator' })
  expect(cardOf('eq-throwing-knives')?.slot).toBe('special')
  expect(poolsOf('nobody')).toEqual([0, 0, 0])
})
