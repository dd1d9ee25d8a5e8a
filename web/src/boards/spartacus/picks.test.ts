import { expect, it } from 'vitest'

import type { Picked, Play } from '../../lib/board'
import { choose, intend, LAY } from './picks'

function play(): Play {
  let picked: Picked | undefined
  return {
    get picked() {
      return picked
    },
    pick: (wanted: Picked | undefined) => (picked = wanted),
  } as unknown as Play
}

it('keeps in mind that a move is no answer, and forgets it at the second click', () => {
  const at = play()
  choose(at, 'end', 'End your turn')
  intend(at, LAY, 'Lay a Guard on the table')
  expect(at.picked).toEqual({ option: ['lay'], label: 'Lay a Guard on the table', move: true })
  intend(at, LAY, 'Lay a Guard on the table')
  expect(at.picked).toBeUndefined()
})
