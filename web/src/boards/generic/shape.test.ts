import { expect, test } from 'vitest'

import { columns, counted, entries, shapeOf } from './shape'

test('every value has a shape', () => {
  expect([null, '', [], {}, 0, false, 'x', [1, 2], [{ a: 1 }], [[1], [2]], { a: 1 }].map(shapeOf)).toEqual([
    'nothing',
    'nothing',
    'nothing',
    'nothing',
    'plain',
    'plain',
    'plain',
    'words',
    'rows',
    'list',
    'things',
  ])
})

test('tables have the columns that are short, and things tell plain entries first', () => {
  expect(
    columns([
      { a: 1, b: { c: 1 } },
      { a: 2, d: [1] },
    ]),
  ).toEqual(['a', 'd'])
  expect(entries({ deep: { a: 1 }, none: [], plain: 3 })).toEqual([
    ['plain', 3],
    ['deep', { a: 1 }],
  ])
})

test('equal words are counted, numbers keep their places', () => {
  expect(counted(['a', 'b', 'a'])).toEqual([
    { value: 'a', count: 2 },
    { value: 'b', count: 1 },
  ])
  expect(counted([0, 0]).length).toBe(2)
})
