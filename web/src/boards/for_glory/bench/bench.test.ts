import { flushSync, mount, unmount } from 'svelte'
import { describe, expect, it, vi } from 'vitest'

import type { Picked, Play } from '../../../lib/board'
import type { Option } from '../../../lib/wire/protocol'
import Bench from './Bench.svelte'
import CardTile from '../cards/CardTile.svelte'
import { selection } from '../selection.svelte'
import { printed } from '../../../lib/testing'
import { buttonLabel, offersOf } from '../offers'
import { learn } from '../read'

learn(printed('for_glory'))

function at(
  kind: string,
  options: Option[],
  about: Option,
  view: Record<string, unknown> = {},
): Play & { answer: ReturnType<typeof vi.fn> } {
  const player = {
    coins: 2,
    glory: 0,
    hand: 1,
    deck: 0,
    reserve: 0,
    buy_back: 0,
    discard: ['cull'],
    patrons: [],
    arenas: [],
    influence: 1,
    needed: 0,
    known: [],
    held: [],
    unseen: [],
    tops: [],
  }
  const arena = {
    id: 1,
    card: 'pola',
    lasting: false,
    holder: null,
    ready: true,
    active: false,
    gladiators: [],
    agility: [0, 0],
  }
  let picked: Picked | undefined
  return {
    state: {
      ask: { id: `${kind}-1`, kind, about, rule: '', options, space: false, refused: [], mine: null },
      view: {
        phase: 'machinations',
        players: [player, player],
        arenas: [arena, { ...arena, id: 2 }, { ...arena, id: 3 }],
        rows: [[], [], []],
        table: [],
        windows: [],
        window: null,
        prices: {},
        fees: {},
        entrants: {},
        incomes: [{ card: 'business_as_usual', count: 1, worth: 1 }],
        purse: 3,
        hand: ['business_as_usual'],
        round: 1,
        initiative: 0,
        tactics: 1,
        struck: false,
        ...view,
      },
      awaited: [0],
      anytime: [],
    },
    said: {
      prompt: '',
      options: options.map((one) => ({ label: `<${String(one)}>`, detail: '' })),
      refused: [],
      moves: [],
      lines: [],
      things: {},
    },
    words: { cards: {}, terms: {} },
    you: 0,
    names: ['A', 'B'],
    live: true,
    hinted: undefined,
    lines: [],
    get picked() {
      return picked
    },
    choose(wanted: Picked) {
      picked = wanted
    },
    pick(wanted: Picked | undefined) {
      picked = wanted
    },
    suffices: () => false,
    answer: vi.fn(),
  } as unknown as Play & { answer: ReturnType<typeof vi.fn> }
}

/** There is no layout here: whatever is observed is told at once, and nothing has a height. */
vi.stubGlobal(
  'ResizeObserver',
  class {
    constructor(private readonly tell: () => void) {}
    observe() {
      this.tell()
    }
    disconnect() {}
  },
)

/** Click the last button of the bench twice: once to have it in mind, once to do it. */
function choose(play: Play): string {
  const target = document.createElement('div')
  const bench = mount(Bench, { target, props: { play } })
  flushSync()
  const button = [...target.querySelectorAll('button')].at(-1)!
  button.click()
  const label = play.picked?.label ?? ''
  button.click()
  flushSync()
  void unmount(bench)
  return label
}

describe('the bench', () => {
  it('marks to tick only what a click selects', () => {
    const mark = (play: Play) => {
      const target = document.createElement('div')
      const bench = mount(Bench, { target, props: { play } })
      flushSync()
      const marked = [...target.querySelectorAll('button')].at(-1)!.getAttribute('aria-pressed')
      void unmount(bench)
      return marked
    }
    const play = at('cull', ['none', 'cestus'], 'cull')
    expect(mark(play)).toBe('false')
    expect(mark({ ...play, suffices: () => true })).toBeNull()
  })
  it.each([
    ['augury', ['cull', 'veles'], 'treacherous_augur', 'veles'],
    ['topdeck', ['none', 'veles'], 'aedile', 'veles'],
    ['cull', ['none', 'cestus'], 'cull', 'cestus'],
    ['react', ['pass', 'parry', ['use', 9]], 'damage', ['use', 9]],
    ['react', ['pass', ['return', 'pierce']], 'leave', ['return', 'pierce']],
    ['combat', ['end', ['substitution', 'veles']], true, ['substitution', 'veles']],
    ['target', [4, 5, 'none'], ['caesim', 'another'], 5],
  ] as [string, Option[], Option, Option][])('answers %s', (kind, options, about, wanted) => {
    const play = at(kind, options, about)
    expect(choose(play)).not.toBe('')
    expect(play.answer).toHaveBeenCalledWith(wanted)
  })

  it('lays a payment out and has its first piece in mind', () => {
    const play = at('pay', ['business_as_usual', 'coin'], 2, { owed: 2 })
    const target = document.createElement('div')
    const bench = mount(Bench, { target, props: { play } })
    flushSync()
    expect(play.picked?.option).toBe('business_as_usual')
    void unmount(bench)
  })

  it('says what is done, never bare names', () => {
    for (const [kind, options, about] of [
      ['where', [2], 'pola'],
      ['spare', ['cestus'], 'missio'],
      ['forfeit', [4], null],
      ['row', ['training'], 'fresh_perspective'],
      ['target', [4], ['cestus', 'attack']],
    ] as [string, Option[], Option][]) {
      const play = at(kind, options, about)
      const [offer] = offersOf(play)
      expect(buttonLabel(play, offer!)).not.toBe(offer!.label)
    }
  })

  it('lets a card be read whose text is cut and whose click would use it', () => {
    const play = at('action', [['play', 'cull']], null)
    Object.assign(play.words.cards, { cull: { name: 'Cull', effect: 'You may remove another card.' } })
    for (const used of [true, false]) {
      const target = document.createElement('div')
      const tile = mount(CardTile, {
        target,
        props: { play, card: 'cull', spot: 'hand:cull', offers: used ? offersOf(play) : [] },
      })
      flushSync()
      target.querySelector<HTMLElement>('.read')?.click()
      expect([target.querySelectorAll('button').length, selection.reading]).toEqual(used ? [2, 'cull'] : [1, ''])
      selection.reading = ''
      void unmount(tile)
    }
  })
})
