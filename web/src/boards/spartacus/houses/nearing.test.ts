import { expect, test } from 'vitest'

import type { TableView } from '../view'
import { nearing } from './nearing'

const asset = (id: number, favour = 0, over = {}) => ({ id, card: 'gl-barca', ready: true, injured: false, favour, champion: false, committed: false, ...over })
const house = (influence: number, ...assets: unknown[]) => ({ influence, left: false, assets })
const table = (houses: unknown[], over: Partial<TableView> = {}) =>
  ({ phase: 'arena', step: 'wagers', host: 1, winner: null, bout: null, fighters: [], houses, ...over }) as unknown as TableView
const fighters = [{ seat: 0, asset: 1 }, { seat: 1, asset: 5 }] as unknown as TableView['fighters']

test('a victory and the third Favour: from ten to twelve', () => {
  const houses = [house(10, asset(1, 2)), house(10, asset(5, 1))]
  expect(nearing(table(houses, { fighters }))).toEqual([{ seat: 0, influence: 10, rises: ['victory', 'champion'] }])
  expect(nearing(table([house(11, asset(1)), house(10, asset(5, 2, { champion: true }))], { fighters }))).toEqual([
    { seat: 0, influence: 11, rises: ['victory'] },
  ])
})

test('while the Host invites, whoever could be sent counts; afterwards only who was sent', () => {
  const houses = [house(10, asset(1, 2)), house(9, asset(5, 2)), house(10, asset(8, 2, { injured: true }))]
  expect(nearing(table(houses, { step: 'honour' })).map((one) => [one.seat, ...one.rises])).toEqual([[0, 'victory', 'champion'], [1, 'host', 'victory', 'champion']])
  expect(nearing(table(houses, { step: 'invitation' })).map((one) => one.seat)).toEqual([0])
  expect(nearing(table(houses, { fighters: fighters.slice(1) })).map((one) => one.seat)).toEqual([])
})

test('twelve is told in every phase but Upkeep, and nothing when the match or the game is decided', () => {
  const houses = [house(12), house(11, asset(5))]
  expect(nearing(table(houses, { phase: 'intrigue', step: 'turn' }))).toEqual([{ seat: 0, influence: 12, rises: [] }])
  expect(nearing(table(houses, { phase: 'upkeep' }))).toEqual([])
  expect(nearing(table(houses, { winner: 0 }))).toEqual([])
  const bout = { winner: 0 } as TableView['bout']
  expect(nearing(table([house(3), house(11, asset(5))], { fighters, bout }))).toEqual([])
})
