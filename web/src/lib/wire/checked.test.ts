import { expect, test } from 'vitest'

import { elementOf, numbers, oneOf } from './checked'

test('what was expected, or nothing', () => {
  expect([oneOf(['up', 'down'], 'down'), oneOf(['up', 'down'], 'left'), oneOf(['up'], undefined)]).toEqual([
    'down',
    undefined,
    undefined,
  ])
  expect([numbers([3, 1]), numbers([]), numbers([3, '1']), numbers('31')]).toEqual([[3, 1], [], undefined, undefined])
})

test('an event may have happened to something else than a part of the page', () => {
  const event = new Event('click')
  expect(elementOf(event)).toBeUndefined()
  document.body.dispatchEvent(event)
  expect(elementOf({ ...event, target: document.body })).toBe(document.body)
})
