import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { Refusal } from '../wire/refusal'
import { LiveTable, type WatchOptions } from './live.svelte'
import type { Line, State } from '../wire/protocol'
import { said } from '../testing'

/** A line under the test's control. */
class FakeSocket {
  static readonly OPEN = 1
  static all: FakeSocket[] = []
  readyState = 0
  sent: Record<string, unknown>[] = []
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number; reason: string }) => void) | null = null

  constructor(readonly url: string) {
    FakeSocket.all.push(this)
  }
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!
  }
  open(...frames: object[]): void {
    this.readyState = 1
    for (const frame of frames) this.tell(frame)
  }
  tell(frame: object): void {
    this.onmessage?.({ data: JSON.stringify(frame) })
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close(code = 1000, reason = ''): void {
    this.readyState = 3
    this.onclose?.({ code, reason })
  }
}

const phrasing = { lang: 'en', edition: '2020', titles: 'clean' }
const state = (since: number, events: unknown[], ask: string | null = 'a1') =>
  ({
    type: 'state',
    n: since,
    view: {},
    ask: ask ? { id: ask, kind: 'k', options: ['x'], space: false, refused: [], mine: null } : null,
    awaited: [],
    asked: [],
    mode: 'one',
    anytime: [],
    undo: false,
    round: 1,
    since,
    told: since + events.length,
    events,
    over: false,
    said: {
      prompt: '',
      options: [],
      refused: [],
      moves: [],
      things: {},
      lines: events.map((_, i) => said(since + i, `line ${since + i}`)),
    },
  }) as unknown as State
/** The same, with what its teller says of its lines. */
const weighed = (one: State, more: Partial<Line>): State => ({
  ...one,
  said: { ...one.said!, lines: one.said!.lines.map((line) => ({ ...line, ...more })) },
})

beforeEach(() => {
  FakeSocket.all = []
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const sit = (watching?: WatchOptions) => new LiveTable('t', 1, phrasing, watching, 'ws://x/socket')
const watch = () => sit({ speed: () => 1 })

test('it asks for its seat and its language', () => {
  sit()
  const query = new URL(FakeSocket.last.url).searchParams
  expect([query.get('seat'), query.get('lang')]).toEqual(['1', 'en'])
})

test('states add to what was told, and rewind where something was taken back', () => {
  const live = sit()
  FakeSocket.last.open(state(0, [['a'], ['b']]))
  FakeSocket.last.tell(state(2, [['c']]))
  expect(live.events).toEqual([['a'], ['b'], ['c']])
  expect(live.arrived).toBe(2)
  FakeSocket.last.tell(state(1, [['d']]))
  expect(live.events).toEqual([['a'], ['d']])
  expect(live.lines.map((one) => one.n)).toEqual([0, 1])
})

test('requests are answered by their number; a refusal says why', async () => {
  const live = sit()
  FakeSocket.last.open(state(0, []))
  const good = live.answer('x')
  const bad = live.answer('x')
  expect(FakeSocket.last.sent).toMatchObject([{ type: 'answer', ask: 'a1', option: 'x', ref: 1 }, { ref: 2 }])
  FakeSocket.last.tell({ type: 'refused', ref: 2, code: 'stale' })
  FakeSocket.last.tell({ type: 'done', ref: 1 })
  await expect(good).resolves.toBeUndefined()
  await expect(bad).rejects.toEqual(new Refusal('stale'))
})

test('nothing is asked: nothing is sent', async () => {
  const live = sit()
  FakeSocket.last.open(state(0, [], null))
  await expect(live.answer('x')).rejects.toMatchObject({ code: 'not_asked' })
  expect(FakeSocket.last.sent).toEqual([])
})

test('a lost line fails what was under way, and comes back by itself, ever more slowly', async () => {
  const live = sit()
  FakeSocket.last.open(state(0, [['a']]))
  const under = live.answer('x')
  FakeSocket.last.close(1006)
  await expect(under).rejects.toMatchObject({ code: 'offline' })
  expect(live.connection).toBe('lost')
  await expect(live.act('m')).rejects.toMatchObject({ code: 'offline' })
  vi.advanceTimersByTime(500)
  expect(FakeSocket.all).toHaveLength(2)
  FakeSocket.last.close(1006)
  vi.advanceTimersByTime(500)
  expect(FakeSocket.all).toHaveLength(2)
  vi.advanceTimersByTime(500)
  FakeSocket.last.open(state(0, [['a'], ['b']]))
  expect(live.connection).toBe('open')
  expect(live.events).toEqual([['a'], ['b']])
  expect(live.arrived).toBe(1)
})

test('a refused line stays closed', () => {
  const live = sit()
  FakeSocket.last.close(1008, 'not_yours')
  vi.advanceTimersByTime(60_000)
  expect([live.connection, live.refusal, FakeSocket.all.length]).toEqual(['refused', 'not_yours', 1])
})

test('another language comes over the same line, and nothing is lost', () => {
  const live = sit()
  FakeSocket.last.open(state(0, [['a']]))
  live.speak({ ...phrasing, lang: 'pt-BR' })
  expect(FakeSocket.last.sent).toMatchObject([{ type: 'speak', lang: 'pt-BR', edition: '2020', titles: 'clean' }])
  expect([live.connection, FakeSocket.all.length]).toEqual(['open', 1])
  FakeSocket.last.tell(state(0, [['a']]))
  expect(live.events).toEqual([['a']])
})

test('what is too long for one frame is taken in as one state', () => {
  const live = sit()
  FakeSocket.last.open({ ...state(0, [['a'], ['b']], null), more: true })
  expect([live.state, live.events]).toEqual([null, []])
  FakeSocket.last.tell({ ...state(2, [['c']], null), more: true })
  FakeSocket.last.tell(state(3, [['d']]))
  expect(live.events).toEqual([['a'], ['b'], ['c'], ['d']])
  expect(live.lines.map((one) => one.n)).toEqual([0, 1, 2, 3])
  expect([live.arrived, live.state?.since, live.shown?.state.ask?.id]).toEqual([4, 0, 'a1'])
})

test('a line that is lost in the middle of a long state leaves nothing of it', () => {
  const live = sit()
  FakeSocket.last.open({ ...state(0, [['a'], ['b']], null), more: true })
  FakeSocket.last.close(1006)
  vi.advanceTimersByTime(500)
  FakeSocket.last.open(state(0, [['x']]))
  expect(live.events).toEqual([['x']])
})

test('a refusal brings no state, and the player can go on', async () => {
  const live = sit()
  FakeSocket.last.open(state(0, []))
  const refused = live.answer('y')
  FakeSocket.last.tell({ type: 'refused', ref: 1, code: 'not_an_option' })
  await expect(refused).rejects.toEqual(new Refusal('not_an_option'))
  expect(live.shown?.state.ask?.id).toBe('a1')
  const again = live.answer('x')
  FakeSocket.last.tell({ type: 'done', ref: 2 })
  await expect(again).resolves.toBeUndefined()
})

test('a language that is asked for too soon is asked for again, over the same line', async () => {
  const live = sit()
  FakeSocket.last.open(state(0, [['a']]))
  live.speak({ ...phrasing, lang: 'pt-BR' })
  FakeSocket.last.tell({ type: 'refused', ref: 1, code: 'too_fast' })
  await vi.advanceTimersByTimeAsync(1000)
  expect(FakeSocket.all).toHaveLength(1)
  expect(FakeSocket.last.sent).toMatchObject([{ ref: 1 }, { type: 'speak', lang: 'pt-BR', ref: 2 }])
})

test('where the server will not have it, another language is another line', async () => {
  const live = sit()
  FakeSocket.last.open(state(0, [['a']]))
  live.speak({ ...phrasing, lang: 'pt-BR' })
  FakeSocket.last.tell({ type: 'refused', ref: 1, code: 'busy' })
  await vi.advanceTimersByTimeAsync(0)
  expect(FakeSocket.all).toHaveLength(2)
  expect(FakeSocket.last.url).toContain('lang=pt-BR')
})

test('what others do is shown step by step; nothing can be answered meanwhile', () => {
  const live = watch()
  FakeSocket.last.open(state(0, [['a']], null))
  FakeSocket.last.tell(state(1, [['b']], null))
  expect([live.shown?.events.length, live.behind]).toEqual([2, false])
  FakeSocket.last.tell(state(2, [['c']], null))
  FakeSocket.last.tell(state(3, [['d']], 'mine'))
  expect([live.shown?.events.length, live.behind, live.state?.ask?.id]).toEqual([2, true, 'mine'])
  vi.advanceTimersByTime(800)
  expect([live.shown?.events.length, live.shown?.lines.length, live.shown?.state.ask]).toEqual([3, 3, null])
  vi.advanceTimersByTime(800)
  expect([live.shown?.events.length, live.behind, live.shown?.state.ask]).toEqual([4, true, null])
  vi.advanceTimersByTime(800)
  expect([live.shown?.events.length, live.behind, live.shown?.state.ask?.id]).toEqual([4, false, 'mine'])
})

test('what befalls them, and bids that are opened, come before the next question, even after an own answer', () => {
  const live = watch()
  FakeSocket.last.open(state(0, [['a']], 'q'))
  void live.answer('x')
  FakeSocket.last.tell(weighed(state(1, [['b']], 'r'), { weight: 'reveal' }))
  expect([live.shown?.events.length, live.shown?.state.ask, live.behind]).toEqual([2, null, true])
  vi.advanceTimersByTime(1500)
  expect([live.shown?.state.ask?.id, live.behind]).toEqual(['r', false])
  void live.answer('x')
  FakeSocket.last.tell(weighed(state(2, [['c']], 's'), { weight: 'quiet', setback: true }))
  expect([live.shown?.state.ask, live.behind]).toEqual([null, true])
  vi.advanceTimersByTime(800)
  expect(live.shown?.state.ask?.id).toBe('s')
})

test('what a frame leaps over is shown first, and then only the rest of it', () => {
  const first = (before: State, frame: State): State[] => [
    { ...before, events: frame.events.slice(0, 1), since: 1, told: 2 },
  ]
  const live = sit({ speed: () => 1, statesBetween: first })
  FakeSocket.last.open(state(0, [['a']], null))
  FakeSocket.last.tell(weighed(state(1, [['b'], ['c']], 'mine'), { weight: 'blow' }))
  expect([live.shown?.events.length, live.shown?.state.ask]).toEqual([2, null])
  vi.advanceTimersByTime(800)
  expect(live.shown?.state.said?.lines.map((one) => one.n)).toEqual([2])
  vi.advanceTimersByTime(1200)
  expect([live.shown?.state.ask?.id, live.shown?.state.said?.lines.length]).toEqual(['mine', 2])
})

test('skip, a hidden page, something taken back and a new line lead straight to the newest', () => {
  const live = watch()
  const stretch = () => {
    FakeSocket.last.tell(state(1, [['b']], null))
    FakeSocket.last.tell(state(2, [['c']], null))
    expect(live.behind).toBe(true)
  }
  FakeSocket.last.open(state(0, [['a']], null))
  stretch()
  live.skip()
  expect([live.shown?.events.length, live.behind]).toEqual([3, false])
  FakeSocket.last.tell(state(1, [], null))
  expect([live.shown?.events.length, live.behind]).toEqual([1, false])
  stretch()
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  expect([live.shown?.events.length, live.behind]).toEqual([3, false])
  hidden.mockRestore()
  FakeSocket.last.tell(state(1, [], null))
  stretch()
  FakeSocket.last.close(1006)
  vi.advanceTimersByTime(500)
  FakeSocket.last.open(state(0, [['a'], ['b'], ['c'], ['d']], null))
  expect([live.shown?.events.length, live.behind]).toEqual([4, false])
})

test('nothing waits while a question stays open, nor after an own answer', () => {
  const live = watch()
  FakeSocket.last.open(state(0, [['a']], 'q'))
  FakeSocket.last.tell(state(1, [['b']], 'q'))
  FakeSocket.last.tell(state(2, [['c']], 'q'))
  expect([live.shown?.events.length, live.behind]).toEqual([3, false])
  void live.answer('x')
  FakeSocket.last.tell(state(3, [['d']], null))
  expect([live.shown?.events.length, live.behind]).toEqual([4, false])
})

test('an own clock that runs low is not spent on watching', () => {
  const live = watch()
  const table = (left: number) => ({ type: 'table', seats: [], deadlines: { 1: Date.now() / 1000 + left } })
  FakeSocket.last.open(table(600), state(0, [['a']], null), state(1, [['b']], null), state(2, [['c']], null))
  expect(live.behind).toBe(true)
  FakeSocket.last.tell(table(10))
  FakeSocket.last.tell(state(3, [['d']], 'mine'))
  expect([live.shown?.events.length, live.behind]).toEqual([4, false])
})

test('a hint goes when its question goes', () => {
  const live = sit()
  FakeSocket.last.open(state(0, []))
  FakeSocket.last.tell({ type: 'hint', ask: 'a1', bot: 'b', option: 'x', wait: false })
  expect(live.hint?.option).toBe('x')
  FakeSocket.last.tell(state(0, [], 'a2'))
  expect(live.hint).toBeNull()
})

test('closed is closed', () => {
  const live = sit()
  FakeSocket.last.open(state(0, []))
  live.close()
  vi.advanceTimersByTime(60_000)
  expect(FakeSocket.all).toHaveLength(1)
})

test('what tells the same again and again is passed over quickly', () => {
  const live = sit({ speed: () => 1, again: (_, since) => since === 3 })
  FakeSocket.last.open(state(0, [['a']], null))
  for (const since of [1, 3, 5]) FakeSocket.last.tell(weighed(state(since, [['b'], ['c']], null), { weight: 'reveal' }))
  expect(live.shown?.events.length).toBe(3)
  vi.advanceTimersByTime(1500)
  expect(live.shown?.events.length).toBe(5)
  vi.advanceTimersByTime(300)
  expect(live.shown?.events.length).toBe(7)
})

const leaving = (on: boolean) => ({ type: 'table', seats: [], deadlines: {}, delegation: { may: true, on } })

test('what a bot answers for the viewer is only watched, and its end can be skipped to', () => {
  const live = sit({ speed: () => 1 })
  const line = FakeSocket.last
  line.open(leaving(true), state(0, [['a']], null))
  expect(live.delegated).toBe(true)
  line.tell(state(1, [['b']], null))
  line.tell(state(2, [['b']], null))
  expect([live.behind, live.state?.told, live.shown?.state.told]).toEqual([true, 3, 2])
  live.skip()
  live.skip()
  // The bot need not wait for who does not watch; it is told so once.
  expect(line.sent.map(({ type, on, pause }) => [type, on, pause])).toEqual([['delegate', true, 0]])
  line.tell(state(3, [['b']], null))
  expect([live.shown?.state.told, live.state?.told]).toEqual([3, 4])
  line.tell(leaving(false))
  expect([live.delegated, live.shown?.state.told]).toEqual([false, 4])
  line.tell(state(4, [], 'mine'))
  vi.advanceTimersByTime(5000)
  expect(live.shown?.state.ask?.id).toBe('mine')
})

test('the bot waits as long as the viewer wants to look', () => {
  const live = sit({ speed: () => 1.7 })
  FakeSocket.last.open(leaving(false), state(0, [['a']], 'a1'))
  void live.delegate(true)
  void live.delegate(false)
  expect(FakeSocket.last.sent.map(({ ref: _, ...sent }) => sent)).toEqual([
    { type: 'delegate', on: true, pause: expect.closeTo(1.36) as number },
    { type: 'delegate', on: false },
  ])
})

test('nothing waits for a timer that stands still: a page that nobody saw, a machine that slept', () => {
  const live = sit({ speed: () => 1 })
  const line = FakeSocket.last
  line.open(leaving(false), state(0, [['a']], null))
  for (const since of [1, 2, 3]) line.tell(state(since, [['b']], null))
  expect(live.shown?.state.told).toBe(2)
  vi.setSystemTime(Date.now() + 25_000) // time passes, and no timer rings
  dispatchEvent(new Event('pageshow'))
  expect([live.shown?.state.told, live.behind]).toEqual([4, false])
  for (const since of [4, 5, 6]) line.tell(state(since, [['b']], null))
  vi.setSystemTime(Date.now() + 25_000)
  line.tell(state(7, [['c']], 'mine'))
  vi.advanceTimersByTime(2000)
  expect([live.shown?.state.ask?.id, live.behind]).toEqual(['mine', false])
})

test('a hidden page is at the newest state when somebody looks at it again', () => {
  const live = sit({ speed: () => 1 })
  const line = FakeSocket.last
  line.open(leaving(false), state(0, [['a']], null))
  for (const since of [1, 2, 3]) line.tell(state(since, [['b']], null))
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  line.tell(state(4, [['b']], 'mine'))
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  expect([live.shown?.state.ask?.id, live.behind]).toEqual(['mine', false])
  hidden.mockRestore()
})

test('a line on which nobody answers is opened anew', async () => {
  const live = sit()
  const silent = FakeSocket.last
  silent.open(leaving(false), state(0, [], 'a1'))
  const refused = live.answer('x').catch((why: unknown) => (why as Refusal).code)
  vi.advanceTimersByTime(12_000)
  expect(FakeSocket.last).not.toBe(silent)
  expect([await refused, live.connection]).toEqual(['offline', 'lost'])
  FakeSocket.last.open(leaving(false), state(0, [], 'a1'))
  const answered = live.answer('x')
  FakeSocket.last.tell({ type: 'done', ref: FakeSocket.last.sent.at(-1)!.ref })
  await answered
  const line = FakeSocket.last
  vi.advanceTimersByTime(60_000)
  expect(FakeSocket.last).toBe(line)
})

test('a result stays until the viewer goes on, and a beginning is shown to who comes to it', () => {
  const statesBetween = (_: State, after: State) => [{ ...after, told: after.since + 1, held: 'always' as const }]
  const live = sit({
    speed: () => 0,
    statesBetween,
    fights: (one) => one.view !== null,
    opening: (first) => ({ ...first, told: 0 }),
  })
  FakeSocket.last.open(state(0, [['a'], ['b']]))
  expect([live.held, live.shown?.events.length, live.shown?.state.ask]).toEqual([true, 1, null])
  live.skip()
  expect([live.held, live.behind, live.shown?.state.ask?.id]).toEqual([false, false, 'a1'])
})

test('a part is asked for once, and belongs to the state that it came with', () => {
  const table = sit()
  const line = FakeSocket.last
  line.open({ type: 'table', seats: [], deadlines: {} }, state(1, [['x']]))
  expect(table.part('threats')).toBeUndefined()
  expect(table.part('threats')).toBeUndefined()
  expect(line.sent).toEqual([{ type: 'part', name: 'threats', ref: null }])
  line.tell({ type: 'part', name: 'threats', n: 1, value: [4] })
  expect(table.part('threats')).toEqual([4])
  line.tell(state(2, [['y']]))
  expect(table.part('threats')).toBeUndefined()
  expect(line.sent).toHaveLength(2)
})
