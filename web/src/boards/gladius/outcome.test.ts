import { flushSync, mount, unmount } from 'svelte'
import { expect, it } from 'vitest'

import Outcome from './Outcome.svelte'
import type { Exchange } from './view'

it('speaks to the viewer of the blows that they take, and of the others by name', () => {
  const blow = { attacker: 1, outcome: 'hit', damage: 4, left: 6 } as Exchange
  const words = { name: '', about: '', cards: {}, terms: {}, settings: {} }
  const said = [0, 1, null].map((mine) => {
    const target = document.createElement('p')
    const made = mount(Outcome, { target, props: { blow, words, foe: 'Ana', mine } })
    flushSync()
    const text = target.textContent.trim()
    void unmount(made)
    return text
  })
  expect(said).toEqual(['Hit for 4: you have 6 left', 'Hit for 4: Ana has 6 left', 'Hit for 4: Ana has 6 left'])
})
