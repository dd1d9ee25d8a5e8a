import { createRawSnippet, flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import ConfirmButton from './ConfirmButton.svelte'

vi.mock('../lib/words/words.svelte', () => ({ t: (id: string) => id }))

const AGAIN = 'web-again-to-confirm'
const onconfirm = vi.fn()
const onask = vi.fn()
let made: ReturnType<typeof mount>
let button: HTMLButtonElement
let elsewhere: HTMLButtonElement

beforeEach(() => {
  vi.useFakeTimers()
  onconfirm.mockClear()
  onask.mockClear()
  made = mount(ConfirmButton, {
    target: document.body,
    props: { onconfirm, onask, children: createRawSnippet(() => ({ render: () => '<i>Leave</i>' })) },
  })
  flushSync()
  button = document.querySelector('button')!
  elsewhere = document.body.appendChild(document.createElement('button'))
})
afterEach(() => {
  void unmount(made)
  elsewhere.remove()
  vi.useRealTimers()
})

function later(ms: number): void {
  vi.advanceTimersByTime(ms)
  flushSync()
}
function click(): void {
  button.focus()
  button.click()
  flushSync()
}

describe('the second click', () => {
  it('confirms', () => {
    click()
    expect(button.textContent).toContain(AGAIN)
    expect(button.textContent, 'the name of what is done stays').toContain('Leave')
    click()
    expect(onconfirm).toHaveBeenCalledOnce()
    expect(onask).toHaveBeenCalledOnce()
  })
  it('may come as late as one likes, while the button is focused', () => {
    click()
    later(60_000)
    click()
    expect(onconfirm).toHaveBeenCalledOnce()
  })
  it('is the first one again for who has turned away', () => {
    click()
    elsewhere.focus()
    later(2000)
    expect(button.textContent).toContain(AGAIN)
    later(2000)
    expect(button.textContent).not.toContain(AGAIN)
    click()
    expect(onconfirm).not.toHaveBeenCalled()
  })
})
