import { beforeEach, expect, it, vi } from 'vitest'

import type { LiveTable } from './live.svelte'
import { Session } from './session.svelte'
import type { GameWords } from '../words/words.svelte'

function seated() {
  const options = ['end', ['prepare', 'a'], 5]
  const ask = { id: 'a1', kind: 'turn', mine: null, space: false, options, takes_back: [1] }
  const state = { ask, told: 0, mode: 'one', over: false }
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
vi.mock('../browser/sound', () => ({ sound: () => undefined, hush: () => undefined }))
const prefs = vi.hoisted(() => ({ oneClick: true }))
vi.mock('../browser/prefs.svelte', () => ({ prefs }))
beforeEach(() => void (prefs.oneClick = true))

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

it('answers at one click what can be taken back in full, and has everything else in mind first', () => {
  const prepare = { option: ['prepare', 'a'], label: 'Prepare' }
  const { table, session } = seated()
  session.choose({ option: 'end', label: 'End your turn' })
  expect(session.picked?.option).toBe('end')
  session.choose({ option: 'end', label: 'End your turn' })
  expect(session.picked).toBeUndefined()
  expect(table.answer).not.toHaveBeenCalled()
  session.choose(prepare)
  expect(table.answer).toHaveBeenCalledWith(['prepare', 'a'])
})

it('looks first at what is small, at every move, and at everything where one does not want it', () => {
  const prepare = { option: ['prepare', 'a'], label: 'Prepare' }
  const { table, session } = seated()
  session.small = true
  session.choose(prepare)
  session.small = false
  session.choose({ ...lay, option: ['prepare', 'a'] })
  session.pick(undefined)
  prefs.oneClick = false
  session.choose(prepare)
  expect(session.suffices(['prepare', 'a'])).toBe(false)
  expect(table.answer).not.toHaveBeenCalled()
})

it('goes on by itself with what was confirmed together, and with nothing else', async () => {
  for (const [kind, goes] of [
    ['announced', true],
    ['foil', false],
  ] as const) {
    const { table, session } = seated()
    session.answer('end', { kind: 'announced', option: 'confirm' })
    session.goOn()
    expect(table.answer).toHaveBeenCalledTimes(1)
    await Promise.resolve()
    const ask = { ...table.state.ask, id: 'a2', kind, options: ['confirm', 'end', 5] }
    table.state = { ...table.state, ask }
    table.shown = { ...table.shown, state: table.state }
    session.goOn()
    expect(table.answer).toHaveBeenCalledTimes(goes ? 2 : 1)
  }
})
