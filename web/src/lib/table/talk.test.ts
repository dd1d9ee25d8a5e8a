import { expect, test } from 'vitest'

import type { Talk } from '../wire/protocol'
import { keyOf, phraseText, rooms, said, textOf } from './talk'

const talk = (seat: number, room: number[] | null, text: string): Talk => ({ type: 'talk', at: 0, seat, room, text })
const all = [talk(0, null, 'a'), talk(1, [0, 1], 'b'), talk(0, [1, 0], 'c'), talk(2, [0, 1, 2], 'd')]

test('rooms are told apart by who is in them', () => {
  expect(keyOf([2, 0])).toBe(keyOf([0, 2]))
  expect(rooms(all).map(keyOf)).toEqual(['', '0,1', '0,1,2'])
  expect(rooms([])).toEqual([null])
  expect(said(all, [0, 1]).map((one) => one.text)).toEqual(['b', 'c'])
  expect(said(all, null).map((one) => one.text)).toEqual(['a'])
})

test('a quick phrase is told in the language of its reader, and one that is not known as the server says it', () => {
  const line = { type: 'talk', at: 0, seat: 1, room: null, text: 'Hail!' } as const
  expect(textOf(line)).toBe('Hail!')
  expect(textOf({ ...line, phrase: 'of_a_later_version' })).toBe('Hail!')
  expect(phraseText('of_a_later_version')).toBe('of_a_later_version')
})
