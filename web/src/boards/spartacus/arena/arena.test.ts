import { beforeAll, expect, test } from 'vitest'

import { printed } from '../../../lib/testing'
import { learn } from '../read'
import { cardOf, poolsOf } from './printed'
import { affordable, amounts, staked } from './wagers/staking'
import { inOrder, left, locked, NONE } from './dice/wounds'

beforeAll(() => learn(printed('serpents')))

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
})

test('card facts come from the rules', () => {
  expect(poolsOf('gl-crixus')).toEqual([4, 3, 4])
  expect(cardOf('gl-crixus')).toMatchObject({ ability: 'impervious', alike: 2, kind: 'gladiator' })
  expect(cardOf('eq-throwing-knives')?.slot).toBe('special')
  expect(poolsOf('nobody')).toEqual([0, 0, 0])
})
