import { expect, test } from 'vitest'

import { deadline, face } from './clock'

test('a clock reads in minutes and seconds, in hours, and in days', () => {
  expect(face(125).text).toBe('2:05')
  expect(face(0.4).text).toBe('0:01')
  expect(face(-3)).toMatchObject({ text: '0:00', urgency: 'out' })
  expect(face(3 * 3600 + 59)).toMatchObject({ unit: 'hours', count: 3 })
  expect(face(3 * 86400)).toMatchObject({ unit: 'days', count: 3 })
})

test('it grows urgent in words', () => {
  expect(face(61).urgency).toBe('calm')
  expect(face(60).urgency).toBe('minute')
  expect(face(10).urgency).toBe('seconds')
})

test('one’s own deadline comes first, else the nearest', () => {
  expect(deadline({ 0: 50, 1: 20 }, 0)).toBe(50)
  expect(deadline({ 0: 50, 1: 20 }, 2)).toBe(20)
  expect(deadline({ 0: 50, 1: 20 }, null)).toBe(20)
  expect(deadline({}, 0)).toBeNull()
})
