import { afterEach, expect, test, vi } from 'vitest'

import { controlOf, placeTip, union } from './spotlight'

const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const TIP = { width: 340, height: 200 }
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

afterEach(() => {
  document.body.innerHTML = ''
  vi.restoreAllMocks()
})

test('the text stands over what is low, and below what is high', () => {
  expect(placeTip([box(400, 600, 150, 200)], TIP, DESKTOP)).toEqual({ left: 305, top: 380, side: 'above', arrow: 170 })
  expect(placeTip([box(0, 60, 1440, 30)], TIP, DESKTOP)).toEqual({ left: 550, top: 110, side: 'below', arrow: 170 })
})

test('it stands at the side where neither fits', () => {
  expect(placeTip([box(1068, 90, 372, 700)], TIP, DESKTOP)).toMatchObject({ side: 'left', left: 708, top: 340 })
})

test('it does not cover the other controls of a column', () => {
  expect(placeTip([box(1080, 160, 90, 40)], TIP, DESKTOP)).toMatchObject({ side: 'left', left: 720, top: 80 })
})

test('on a phone it stays in the window, and its pointer on the light', () => {
  const { left, side, arrow } = placeTip([box(4, 560, 86, 150)], { width: 366, height: 220 }, PHONE)
  expect({ left, side }).toEqual({ left: 12, side: 'above' })
  expect(left + arrow).toBe(47)
})

test('it never leaves the window, even where it covers the light', () => {
  const { top, side, room } = placeTip([box(0, 250, 390, 594)], { width: 366, height: 300 }, PHONE)
  expect({ top, side, room }).toEqual({ top: 12, side: 'none', room: 218 })
  expect(placeTip([box(0, 250, 390, 594)], { width: 366, height: 218 }, PHONE).side).toBe('above')
  expect(placeTip([], TIP, PHONE)).toMatchObject({ side: 'none', left: 25, top: 322 })
})

test('it stands on none of several lights, though it may stand between them', () => {
  const lights = [box(166, 214, 180, 108), box(536, 156, 300, 56)]
  const low = { width: 844, height: 390 }
  const { room } = placeTip(lights, { width: 356, height: 232 }, low)
  expect(room).toBe(182)
  expect(placeTip(lights, { width: 356, height: 182 }, low)).toMatchObject({ left: 78, top: 12, side: 'above' })
  expect(placeTip([box(0, 0, 90, 300), box(1300, 500, 90, 300)], TIP, DESKTOP)).toMatchObject({
    left: 12,
    side: 'below',
  })
})

test('several lights are one for the text', () => {
  expect(union([box(0, 10, 20, 20), box(50, 0, 10, 5)])).toEqual(box(0, 0, 60, 30))
  expect(union([])).toBeNull()
})

test('a control is found by the answer that it leads to', () => {
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList)
  document.body.innerHTML = `
    <button id="card" aria-pressed="false" data-option='["enter","andabata",0] ["enter","andabata",1]'></button>
    <ul><li data-option='["enter","andabata",1]'><button id="arena"></button></li></ul>
    <svg><g id="hex-44"></g></svg>`
  const id = (answer: Parameters<typeof controlOf>[1]) => controlOf(document, answer)?.id
  expect(id(['enter', 'andabata', 1])).toBe('card')
  document.getElementById('card')!.setAttribute('aria-pressed', 'true')
  expect(id(['enter', 'andabata', 1])).toBe('arena')
  expect(id(['enter', 'andabata', 0])).toBe('card')
  expect(id(['move', 44])).toBe('hex-44')
  expect(id(44)).toBe('hex-44')
  expect(id(['enter', 'cestus', 0])).toBeUndefined()
})
