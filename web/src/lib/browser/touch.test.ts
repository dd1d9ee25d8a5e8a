import { expect, test } from 'vitest'

import { irreversible } from '../../boards/spartacus/phases'
import type { Play } from '../board'
import type { Option } from '../wire/protocol'
import { confirms } from './touch'

function at(kind: string, undo: 'off' | 'free', mode: 'one' | 'sealed' = 'one'): Play {
  return { state: { ask: { kind, options: [], space: false }, mode }, table: { terms: { undo } } } as unknown as Play
}
const asks = (play: Play, option: Option, touch = true): boolean => confirms(play, option, undefined, touch)

test('a finger confirms what cannot be taken back, a mouse does not', () => {
  expect(asks(at('gear', 'off'), 'axe')).toBe(true)
  expect(asks(at('gear', 'off'), 'axe', false)).toBe(false)
  expect(asks(at('gear', 'free'), 'axe')).toBe(false)
  expect(asks(at('gear', 'off', 'sealed'), 'axe')).toBe(false)
})

test('harmless answers stay one touch', () => {
  for (const option of ['pass', 'done', 'none', 'enough', 'no']) expect(asks(at('foil', 'off'), option)).toBe(false)
})

test('of Spartacus: dice that are rolled and thumbs that are shown, whatever was agreed on', () => {
  const grave = (kind: string, option: Option, undo: 'off' | 'free' = 'free'): boolean =>
    confirms(at(kind, undo), option, irreversible, true)
  expect(grave('combat_turn', ['attack', 1])).toBe(true)
  expect(grave('combat_turn', ['move', 33])).toBe(false)
  expect(grave('combat_turn', 'end', 'off')).toBe(false)
  expect(grave('thumb', 'down')).toBe(true)
  expect(grave('treachery', 'switch')).toBe(true)
  expect(grave('treachery', 'stay', 'off')).toBe(false)
  expect(grave('gear', 'axe')).toBe(false)
  expect(grave('gear', 'axe', 'off')).toBe(true)
})
