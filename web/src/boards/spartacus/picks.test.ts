import { expect, it, vi } from 'vitest'

import type { Play } from '../../lib/board'
import { choose, intend, LAY, pressed } from './picks'

function play(enough: boolean): Play {
  return { picked: { option: 'end' }, choose: vi.fn(), suffices: () => enough } as unknown as Play
}

it('says what is an answer, and what is a move', () => {
  const at = play(false)
  choose(at, 'end', 'End your turn')
  expect(at.choose).toHaveBeenCalledWith({ option: 'end', label: 'End your turn' })
  intend(at, LAY, 'Lay a Guard on the table')
  expect(at.choose).toHaveBeenCalledWith({ option: ['lay'], label: 'Lay a Guard on the table', move: true })
})

it('calls selected only what a click selects', () => {
  expect([pressed(play(false), 'end'), pressed(play(false), LAY)]).toEqual([true, false])
  expect(pressed(play(true), 'end')).toBeUndefined()
})
