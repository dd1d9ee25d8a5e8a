import { expect, it } from 'vitest'

import { more } from './fading'

it('there is more below until the end is reached, and above until the beginning is', () => {
  const box = { scrollHeight: 500, clientHeight: 300, scrollTop: 0 }
  expect(more(box)).toEqual([false, true])
  expect(more({ ...box, scrollTop: 100 })).toEqual([true, true])
  expect(more({ ...box, scrollTop: 200 })).toEqual([true, false])
  expect(more({ ...box, clientHeight: 500 })).toEqual([false, false])
})

it('counts from the end where that stays in sight', () => {
  const box = { scrollHeight: 500, clientHeight: 300, scrollTop: 0 }
  expect(more(box, true)).toEqual([true, false])
  expect(more({ ...box, scrollTop: -200 }, true)).toEqual([false, true])
})
