import { expect, it, vi } from 'vitest'

import type { LiveTable } from './live.svelte'
import { Session } from './session.svelte'
import type { GameWords } from '../words/words.svelte'

function seated() {
  const state = { ask: { id: 'a1', mine: null }, told: 0, mode: 'one', over: false }
  const table = {
    table: { you: 0, status: 'playing' },
    state,
    shown: { state, events: [], lines: [] },
    behind: false,
    connection: 'open',
    answer: vi.fn(() => Promise.resolve()),
    act: vi.fn(() => Promise.resolve()),
  }
  return { table, session: new Session(table as unknown as LiveTable, {} as GameWords) }
}
vi.mock('../browser/sound', () => ({ sound: () => undefined }))

const bid = { option: 5, label: 'Seal 5' }
const lay = { option: ['lay'], label: 'Lay a Guard on the table', move: true }

it('does the move that one has in mind, and then offers again what one would have answered', () => {
  const { table, session } = seated()
  session.pick(bid)
  session.pick(lay)
  expect(session.picked).toBe(lay)
  session.confirmPick()
  expect(table.act).toHaveBeenCalledWith(['lay'])
  expect(table.answer).not.toHaveBeenCalled()
  expect(session.picked).toBe(bid)
})

it('offers it again, too, when one thinks better of the move; an answer is given up for good', () => {
  const { session } = seated()
  session.pick(bid)
  session.pick(lay)
  session.pick({ ...lay, option: ['give', 1, 3] })
  session.pick(undefined)
  expect(session.picked).toBe(bid)
  session.pick(undefined)
  expect(session.picked).toBeUndefined()
})
