import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { crowding } from './crowding'

let draw = (): void => undefined

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => ((draw = then), 1))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private then: () => void) {}
      observe = (): void => this.then()
      disconnect = (): void => undefined
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

function crowded(line: number, news: number): boolean {
  document.body.innerHTML = '<div><p data-shortens>You lose 1 Influence</p><span>Also waiting for Ana</span></div>'
  const [whole, words] = [document.querySelector('div')!, document.querySelector('p')!]
  for (const [one, needs] of [
    [whole, line],
    [words, news],
  ] as const)
    Object.defineProperties(one, { clientWidth: { value: 100 }, scrollWidth: { value: needs } })
  const stop = crowding(whole)
  draw()
  stop()
  return whole.hasAttribute('data-crowded')
}

it('is a line that needs more than its width', () => {
  expect([crowded(100, 100), crowded(130, 100)]).toEqual([false, true])
})

it('is one in which words are cut off, too: who else is awaited gives way to what happened', () => {
  expect(crowded(100, 130)).toBe(true)
})
