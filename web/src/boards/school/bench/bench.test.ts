// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'

import type { Picked, Play } from '../../../lib/board'
import type { Ask, Option } from '../../../lib/wire/protocol'
import Bench from './Bench.svelte'
import { drafts } from '../trade/drafts.svelte'
import { printed } from '../../../lib/testing'
import board from '../index'

board.learn(printed('school'))

const gladiator = (id: number, name: string, owner: number | null, stats = [1, 0, 2, 0, 0, 3]) => ({
  id,
  name,
  row: 0,
  style: 'thracian',
  experience: 4,
  nationality: 'gaul',
  age: 'prime',
  size: 'large',
  career: 'slave',
  stats,
  hit_points: 12,
  minimum_bid: 8,
  owner,
  fate: 'alive',
  wins: 1,
  bouts: 2,
  rests: false,
  healing: false,
  history: [],
  charisma: stats[5],
  condition: 'fit',
  training: [],
  needs: [4, 3],
})

const VIEW = {
  stage: 'auction',
  turn: 2,
  last_turn: 8,
  gold: [20, 30, 9],
  fame: [1, 2, 3],
  left: [],
  done: [],
  offers: [] as Option[],
  declined: [] as Option[],
  gladiators: [
    gladiator(1, 'Brennus', 0),
    gladiator(2, 'Sabinus', 0),
    gladiator(3, 'Corax', 1),
    gladiator(4, 'Juba', null),
  ],
}

/** A question as the board sees it, and what was picked or answered. */
function ask(kind: string, options: unknown, more: { about?: Option; space?: boolean; view?: object } = {}) {
  const picks: (Picked | undefined)[] = []
  const answers: Option[] = []
  const play = {
    you: 0,
    live: true,
    names: ['Livia', 'Marcus', 'Planner'],
    words: { terms: {}, cards: {} },
    said: { options: [], refused: [] },
    table: { id: 't' },
    events: [],
    picked: undefined,
    state: {
      view: { ...VIEW, ...more.view },
      ask: { id: kind, kind, about: more.about ?? null, options, space: more.space ?? false, refused: [], mine: null },
    },
    pick: vi.fn((picked: Picked | undefined) => picks.push(picked)),
    answer: vi.fn((option: Option) => answers.push(option)),
  }
  render(Bench, { play: play as unknown as Play })
  return { picks, answers }
}
const click = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }))

afterEach(() => {
  cleanup()
  drafts.clear()
})

describe('the bench answers', () => {
  it('a bid: nothing at first, no bid as a choice of its own', async () => {
    const { picks } = ask('bid', [0, 8, 9, 10, 11, 12], { about: 4 })
    expect(screen.getByText('Nothing chosen yet')).toBeTruthy()
    await click('No bid')
    await click(/^12/)
    await fireEvent.change(screen.getByRole('spinbutton'), { target: { value: '99' } })
    expect(picks.map((one) => one?.option)).toEqual([0, 12, 12])
    expect(picks.at(-1)?.label).toBe('Seal a bid of 12')
  })
  it('a second bid, which cannot be nothing', () => {
    ask('rebid', [9, 10, 11], { about: [4, 9] })
    expect(screen.queryByRole('button', { name: 'No bid' })).toBeNull()
  })
  it('who is sent', async () => {
    const { picks } = ask('send', { subset: [1, 2], most: 2 }, { space: true })
    await click(/Sabinus/)
    await click('Send nobody')
    await click('All')
    expect(picks.map((one) => one?.option)).toEqual([[2], [], [1, 2]])
  })
  it('who is trained', async () => {
    const { picks } = ask('train', { subset: [1, 2], most: 1 }, { space: true })
    await click(/Brennus/)
    expect(picks[0]).toEqual({ option: [1], label: 'Train Brennus for 5 gold' })
  })
  it('charity and release', async () => {
    const taken = ask('charity', ['pass', 4])
    await click(/Juba/)
    await click('Take nobody')
    expect(taken.picks.map((one) => one?.option)).toEqual([4, 'pass'])
    cleanup()
    const gone = ask('release', [2, 1])
    await click(/Sabinus/)
    expect(gone.picks[0]).toEqual({ option: 2, label: 'Release Sabinus' })
  })
  it('which point the lame loses', async () => {
    const { picks } = ask('lame', ['hit_points', 'strength', 'charisma'], { about: 1 })
    await click(/charisma.*3 → 2/)
    await click(/hit_points.*12 → 11/)
    expect(picks.map((one) => one?.option)).toEqual(['charisma', 'hit_points'])
  })
  it('whom the fighters meet', async () => {
    const { picks } = ask('arrange', ['done', ['accept', 1, 3], ['challenge', 1, 3], ['challenge', 2, 3]])
    await click(/challenges Brennus/)
    await fireEvent.click(screen.getByRole('radio', { name: 'Sabinus' }))
    await fireEvent.click(screen.getAllByRole('button', { name: /Corax/ }).at(-1)!)
    expect(picks.map((one) => one?.option)).toEqual([
      ['accept', 1, 3],
      ['challenge', 2, 3],
    ])
    // To be done is always in sight: in the prompt bar.
    expect(board.beside({ kind: 'arrange' } as Ask)).toEqual(['done'])
  })
  it('offers on the trading floor, and makes one', async () => {
    const offer: Option = [1, 0, 5, [], 0, [1]]
    const simple = ['done', ['decline', offer], ['accept', offer]]
    const { picks, answers } = ask('trade', { simple, offers_left: 3 }, { space: true, view: { offers: [offer] } })
    await click('Accept')
    expect(picks.at(-1)?.option).toEqual(['accept', offer])
    await click('Decline')
    await fireEvent.click(screen.getByRole('radio', { name: 'Marcus' }))
    await click(/Corax/)
    await fireEvent.click(screen.getAllByRole('button', { name: 'One more' })[0]!)
    expect(picks.at(-1)).toEqual({ option: ['offer', [0, 1, 1, [], 0, [3]]], label: 'Offer Marcus 1 gold for Corax' })
    await click('Done trading')
    expect(answers).toEqual([['decline', offer], 'done'])
  })
})
