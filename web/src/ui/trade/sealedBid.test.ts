// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { createRawSnippet } from 'svelte'
import { afterEach, describe, expect, it } from 'vitest'

import type { Picked, Play } from '../../lib/board'
import type { Option } from '../../lib/wire/protocol'
import SealedBid from './SealedBid.svelte'

const blank = createRawSnippet(() => ({ render: () => '<i></i>' }))
const said = createRawSnippet((chosen: () => number | null) => ({ render: () => `<p>chosen: ${chosen()}</p>` }))
const FIELD = { quick: [5, 9], less: 'One less', more: 'One more' }

/** A bid as a board shows it, and what was picked or answered. */
function bid(options: number[], more: { sealed?: number; field?: typeof FIELD } = {}) {
  const picks: (Picked | undefined)[] = []
  const answers: Option[] = []
  const play = {
    live: true,
    picked: undefined,
    pick: (one: Picked | undefined) => picks.push(one),
    answer: (one: Option) => answers.push(one),
  }
  render(SealedBid, {
    play: play as unknown as Play,
    title: 'Your bid',
    note: '',
    options,
    sealed: more.sealed ?? null,
    label: 'Amount',
    nothing: 'No bid',
    sealing: (amount: number) => `Seal ${amount}`,
    field: more.field,
    said,
    beside: blank,
    notes: blank,
  })
  return { picks, answers }
}
afterEach(cleanup)

describe('a sealed bid', () => {
  it('begins with nothing chosen; to bid nothing is a choice', async () => {
    const { picks } = bid([0, 1, 2])
    expect(screen.getByText('chosen: null')).toBeTruthy()
    expect(picks).toEqual([])
    await fireEvent.click(screen.getByRole('button', { name: 'No bid' }))
    expect(picks).toEqual([{ option: 0, label: 'Seal 0' }])
  })
  it('shows what was sealed', () => {
    bid([0, 1, 2], { sealed: 2 })
    expect(screen.getByRole('button', { name: '2' }).getAttribute('aria-pressed')).toBe('true')
  })
  it('is nothing by itself where nothing else can be bid', () => {
    expect(bid([0]).picks).toEqual([{ option: 0, label: 'Seal 0' }])
    expect(bid([0], { sealed: 0 }).picks).toEqual([])
  })
  it('can be written: what is not allowed is not chosen, and not sealed by Enter', async () => {
    const { picks, answers } = bid([5, 6, 7, 8, 9], { field: FIELD })
    expect(screen.queryByRole('button', { name: 'No bid' })).toBeNull()
    const field = screen.getByRole('spinbutton')
    await fireEvent.input(field, { target: { value: '4' } })
    await fireEvent.keyDown(field, { key: 'Enter' })
    expect([picks.at(-1), answers]).toEqual([undefined, []])
    await fireEvent.change(field)
    expect(picks.at(-1)?.option).toBe(5)
    await fireEvent.input(field, { target: { value: '7' } })
    await fireEvent.keyDown(field, { key: 'Enter' })
    expect([picks.at(-1)?.option, answers]).toEqual([7, [7]])
  })
})
