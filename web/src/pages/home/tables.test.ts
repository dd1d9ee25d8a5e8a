import { expect, test } from 'vitest'

import type { Table } from '../../lib/wire/protocol'
import { company, sorted, yourTurn } from './tables'

const table = (id: string, status: Table['status'], turns?: number[]) => ({ id, status, turns }) as Table

test('it is your turn where one of your seats is asked', () => {
  expect(
    [table('a', 'playing', [1]), table('b', 'playing', []), table('c', 'playing'), table('d', 'over', [1])].map(
      yourTurn,
    ),
  ).toEqual([true, false, false, false])
})

test('your turn first, the past last, else the order of the server', () => {
  const all = [
    table('a', 'over'),
    table('b', 'open'),
    table('c', 'playing'),
    table('d', 'playing', [0]),
    table('e', 'playing'),
  ]
  expect(sorted(all).map((one) => one.id)).toEqual(['d', 'c', 'e', 'b', 'a'])
})

test('a table is told by those one plays with', () => {
  const seats = [
    { kind: 'person', name: 'Livia' },
    { kind: 'bot', name: 'Machina' },
    { kind: 'open', name: '' },
  ]
  expect(company({ seats, yours: [0] } as unknown as Table)).toEqual(['Machina'])
  expect(company({ seats } as unknown as Table)).toEqual(['Livia', 'Machina'])
  expect(company({ seats: [seats[0], seats[0]], yours: [0, 1] } as unknown as Table)).toEqual(['Livia', 'Livia'])
  expect(company({ seats: seats.slice(0, 1), yours: [0] } as unknown as Table)).toEqual([])
})
