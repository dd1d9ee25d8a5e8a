import { expect, test } from 'vitest'

import { atLeast, hitOdds, hitsBetween, luckOf, mean, together } from './odds'

/** All rolls one by one. */
function every(count: number): number[][] {
  return count === 0 ? [[]] : every(count - 1).flatMap((dice) => [1, 2, 3, 4, 5, 6].map((face) => [...dice, face]))
}

function bruteForce(attack: number, defence: number, ties: boolean): number[] {
  const odds = Array<number>(attack + 1).fill(0)
  const sorted = (count: number): number[][] => every(count).map((dice) => dice.sort((a, b) => b - a))
  const against = sorted(defence)
  for (const one of sorted(attack))
    for (const two of against) {
      const hits = hitsBetween(one, two, ties)
      odds[hits] = (odds[hits] ?? 0) + 1 / 6 ** (attack + defence)
    }
  return odds
}

const COUNTS = [0, 1, 2, 3].flatMap((attack) => [0, 1, 2, 3].flatMap((defence) => [false, true].map((ties) => [attack, defence, ties] as const)))

test.each(COUNTS)('%i dice against %i, ties %s: as counted one by one', (attack, defence, ties) => {
  const wanted = bruteForce(attack, defence, ties)
  const found = hitOdds(attack, defence, ties)
  expect(found.length).toBe(wanted.length)
  found.forEach((chance, hits) => expect(chance).toBeCloseTo(wanted[hits] ?? 0, 10))
})

test('four against two, as counted one by one', () => {
  expect(mean(hitOdds(4, 2))).toBeCloseTo(mean(bruteForce(4, 2, false)), 10)
})

test('what the rules say of pairs, ties and lone dice', () => {
  expect(hitsBetween([6, 3, 1], [5, 3])).toBe(1)
  expect(hitsBetween([6, 3, 3], [5, 3], true)).toBe(3)
  expect(hitsBetween([3], [])).toBe(1)
  expect(hitsBetween([2], [])).toBe(0)
  expect(hitsBetween([4], [4, 6])).toBe(0)
  expect(mean(hitOdds(1, 1))).toBeCloseTo(15 / 36, 10)
  expect(mean(hitOdds(1, 1, true))).toBeCloseTo(21 / 36, 10)
  expect(mean(hitOdds(3, 0))).toBeCloseTo(2, 10)
})

test.each([[6, 6], [5, 4], [8, 3]])('the chances of %i against %i are whole', (attack, defence) => {
  expect(atLeast(hitOdds(attack, defence), 0)).toBeCloseTo(1, 9)
})

test('two attacks together', () => {
  const both = together(hitOdds(2, 1), hitOdds(1, 1))
  expect(mean(both)).toBeCloseTo(mean(hitOdds(2, 1)) + mean(hitOdds(1, 1)), 10)
  expect(atLeast(both, 0)).toBeCloseTo(1, 10)
})

test('luck is the place among all that could have happened', () => {
  const odds = hitOdds(4, 3)
  expect(luckOf(odds, 4)).toBe('best')
  expect(luckOf(hitOdds(5, 1), 0)).toBe('worst')
  expect(luckOf(hitOdds(1, 1), 0)).toBe('bad')
  expect(luckOf(hitOdds(2, 2), 1)).toBe('even')
})
