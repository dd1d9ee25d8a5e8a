import { describe, expect, it } from 'vitest'

import { fit, inOneRow, modeOf, type Look } from './fit'

const LOOKS: [Look<'large' | 'small'>, ...Look<'large' | 'small'>[]] = [
  { name: 'large', width: 100, height: 60 },
  { name: 'small', width: 50, height: 20 },
]

describe('things in a room', () => {
  it('are as large as all of them can be', () => {
    expect(fit(2, { width: 210, height: 60 }, 10, LOOKS)).toMatchObject({ look: 'large', columns: 2, rows: 1 })
    expect(fit(3, { width: 210, height: 60 }, 10, LOOKS)).toMatchObject({ look: 'small', columns: 3, rows: 1 })
    expect(fit(3, { width: 210, height: 130 }, 10, LOOKS)).toMatchObject({ look: 'large', columns: 2, rows: 2 })
  })
  it('fill their rows evenly', () => {
    expect(fit(4, { width: 320, height: 130 }, 10, LOOKS)).toMatchObject({ columns: 2, rows: 2, height: 60 })
    expect(fit(5, { width: 320, height: 130 }, 10, LOOKS)).toMatchObject({ columns: 3, rows: 2 })
  })
  it('are never lower than they must be, though there is no room', () => {
    expect(fit(9, { width: 60, height: 40 }, 0, LOOKS)).toEqual({
      look: 'small',
      columns: 1,
      rows: 9,
      height: 20,
      whole: false,
    })
  })
})

describe('a row', () => {
  it('shows all of it, or leaves room for a button', () => {
    expect(inOneRow([50, 50, 50], 158, 4, 40)).toBe(3)
    expect(inOneRow([50, 50, 50], 157, 4, 40)).toBe(2)
    expect(inOneRow([50, 50, 50], 60, 4, 40)).toBe(0)
    expect(inOneRow([], 0, 4, 40)).toBe(0)
  })
})

it('the table is laid out by the room that it has', () => {
  expect([modeOf(1440, 700), modeOf(1280, 550), modeOf(1024, 590)]).toEqual(['desktop', 'tablet', 'tablet'])
  expect([modeOf(390, 610), modeOf(360, 290), modeOf(590, 346)]).toEqual(['phone', 'phone', 'low'])
})
