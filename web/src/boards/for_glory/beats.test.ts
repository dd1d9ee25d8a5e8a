import { expect, test } from 'vitest'

import { beats } from './beats'

const kinds = (events: (string | number)[][]) =>
  beats(events).map(({ actions }) => actions.map((action) => action.kind))

test('a blow and what comes of it are one beat, and who falls by it another', () => {
  const events = [
    ['attacks', 4, 'arbelas', 0],
    ['assigned', 9, 'noxius', 1, 3],
    ['prevented', 9, 'noxius', 1, 1],
    ['damaged', 9, 'noxius', 1, 2, 0],
    ['defeated', 9, 'noxius', 1, 'defeat'],
    ['gains_coin', 1, 1],
    ['attacks', 5, 'tiro', 0],
  ]
  expect(kinds(events)).toEqual([['strike', 'block', 'hit'], ['fall'], ['strike'], ['coins']])
  expect(beats(events)[0]!.actions[2]).toEqual({ kind: 'hit', side: 9, wounds: 2 })
})

test('a blow lands when it is told, and who leaves otherwise does not fall', () => {
  expect(kinds([['damaged', 9, 'noxius', 1, 2, 0]])).toEqual([['hit']])
  expect(kinds([['defeated', 9, 'noxius', 1, 'influence']])).toEqual([])
})
