// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { createRawSnippet } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'

import OfferBuilder, { type OfferSide } from './OfferBuilder.svelte'

const half = (title: string, coins: number): OfferSide => ({
  title,
  coins,
  most: 9,
  things: [],
  chosen: [],
  onpay: () => {},
  onchoose: () => {},
})
const side = createRawSnippet((part: () => OfferSide, blocked: () => boolean) => ({
  render: () => `<p>${part().title}: ${blocked() ? 'blocked' : 'free'}</p>`,
}))
const plain = (text: string) => createRawSnippet(() => ({ render: () => `<i>${text}</i>` }))

function write(to: number[], gives = 0, seats = [1, 2]) {
  const onaddress = vi.fn()
  render(OfferBuilder, {
    layout: 'halves',
    seats,
    to,
    names: (seat: number) => `House ${seat}`,
    label: 'To',
    mark: plain(''),
    onaddress,
    given: half('mine', gives),
    wanted: half('theirs', 0),
    side,
    terms: plain('promises'),
    note: '3 left',
  })
  return onaddress
}
afterEach(cleanup)

describe('an offer being written', () => {
  it('begins with whom it is for', async () => {
    const onaddress = write([])
    expect(screen.queryByText(/^mine/)).toBeNull()
    expect(screen.queryByText('promises')).toBeNull()
    expect(screen.getByText('3 left')).toBeTruthy()
    await fireEvent.click(screen.getByRole('button', { name: /House 2/ }))
    expect(onaddress).toHaveBeenCalledWith(2)
  })
  it('lets coins go one way only', () => {
    write([1], 3)
    expect(screen.getByText('mine: free')).toBeTruthy()
    expect(screen.getByText('theirs: blocked')).toBeTruthy()
    expect(screen.getByText('promises')).toBeTruthy()
  })
  it('asks for nobody where that is settled', () => {
    write([1], 0, [])
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByText('mine: free')).toBeTruthy()
  })
})
