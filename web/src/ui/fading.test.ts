import { expect, it } from 'vitest'

import { more } from './fading'

it('there is more below until the end is reached', () => {
  const box = { scrollHeight: 500, clientHeight: 300, scrollTop: 0 }
  expect(more(box)).toBe(true)
  expect(more({ ...box, scrollTop: 200 })).toBe(false)
  expect(more({ ...box, clientHeight: 500 })).toBe(false)
})
