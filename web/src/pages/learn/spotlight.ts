/** Where the light of a lesson falls, and where the text beside it stands. */

import type { Option } from '../../lib/wire/protocol'

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

interface Size {
  width: number
  height: number
}

export interface TipPlace {
  left: number
  top: number
  /** On which side of the light the text stands; none: the light is nowhere in particular, or under the text. */
  side: 'above' | 'below' | 'left' | 'right' | 'none'
  /** How far along that side the pointer is. */
  arrow: number
  /** It does not fit: so high may it be to stand beside the light, if that is enough for a text. */
  room?: number
}

const GAP = 20
const EDGE = 12
/** From here on is the column beside the board, on wide windows. */
const COLUMN = 0.7
const NARROW = 1100
/** Lower than this no text is read. */
export const LOWEST = 150
/** The pointer stays off the rounded corners. */
const CORNER = 24

export function seen(element: Element): boolean {
  return element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden'
}

/** What a click on can lead to an answer: boards mark their controls with all answers that they lead to. */
export function controlOf(root: ParentNode, answer: Option): Element | undefined {
  const key = JSON.stringify(answer)
  const marked = [...root.querySelectorAll<HTMLElement>('[data-option]')].filter(
    (one) => one.dataset.option!.split(' ').includes(key) && seen(one),
  )
  // What was chosen already leads on to something else that is chosen next. On narrow windows the bench lies over the
  // board: there its own controls are whole.
  const fresh = marked.filter((one) => one.getAttribute('aria-pressed') !== 'true')
  const benched = innerWidth <= NARROW ? fresh.find((one) => one.closest('.bench')) : undefined
  const open = fresh.find((one) => one.closest('dialog[open]')) ?? benched ?? fresh[0] ?? marked[0]
  if (open) return open.matches('button, a, input') ? open : (open.querySelector('button') ?? open)
  const hex = Array.isArray(answer) && answer[0] === 'move' ? answer[1] : answer
  return typeof hex === 'number' ? (root.querySelector(`#hex-${hex}`) ?? undefined) : undefined
}

export function union(boxes: readonly Box[]): Box | null {
  if (!boxes.length) return null
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  }
}

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high))

/** The places beside a light: in the lower half of the window above it, else below; else at its side. */
function placesBeside(light: Box, tip: Size, view: Size): TipPlace[] {
  const x = (light.left + light.right) / 2
  const y = (light.top + light.bottom) / 2
  const left = clamp(x - tip.width / 2, EDGE, view.width - tip.width - EDGE)
  const top = clamp(y - tip.height / 2, EDGE, view.height - tip.height - EDGE)
  const along = clamp(x - left, CORNER, tip.width - CORNER)
  const down = clamp(y - top, CORNER, tip.height - CORNER)
  const above: TipPlace = { left, top: light.top - GAP - tip.height, side: 'above', arrow: along }
  const below: TipPlace = { left, top: light.bottom + GAP, side: 'below', arrow: along }
  const beyond: TipPlace = { left: light.right + GAP, top, side: 'right', arrow: down }
  const before: TipPlace = { left: light.left - GAP - tip.width, top, side: 'left', arrow: down }
  const upright = y > view.height / 2 ? [above, below] : [below, above]
  // Beside a column of controls it would cover the next ones: there it stands on the board.
  return light.left > view.width * COLUMN ? [before, ...upright] : [...upright, beyond, before]
}

/** How high it may be above or below a light, where there is more room. */
function roomAt(light: Box, tip: Size, view: Size): { left: number; top: number; room: number } {
  const left = clamp((light.left + light.right - tip.width) / 2, EDGE, view.width - tip.width - EDGE)
  const above = light.top > view.height - light.bottom
  const room = Math.max(light.top, view.height - light.bottom) - GAP - EDGE
  return { left, top: above ? EDGE : view.height - Math.max(room, 0) - EDGE, room }
}

/** Beside all lights together, else beside one of them and on none; nowhere in particular where there is no light. */
export function placeTip(lights: readonly Box[], tip: Size, view: Size): TipPlace {
  const all = union(lights)
  if (!all) return { left: (view.width - tip.width) / 2, top: (view.height - tip.height) / 2, side: 'none', arrow: 0 }
  const free = ({ left, top }: { left: number; top: number }, height = tip.height): boolean =>
    left >= EDGE &&
    top >= EDGE &&
    left + tip.width <= view.width - EDGE &&
    top + height <= view.height - EDGE &&
    lights.every(
      (one) => one.right <= left || one.left >= left + tip.width || one.bottom <= top || one.top >= top + height,
    )
  const sides = [all, ...lights]
  const found = sides.flatMap((one) => placesBeside(one, tip, view)).find((one) => free(one))
  if (found) return found
  // Nowhere: where it covers least, until it has become as low as the room is.
  const rooms = sides.map((one) => roomAt(one, tip, view))
  const { left, room } = rooms.find((one) => one.room > LOWEST && free(one, one.room)) ?? rooms[0]!
  const over = all.top > view.height - all.bottom
  return { left, top: over ? EDGE : view.height - tip.height - EDGE, side: 'none', arrow: 0, room }
}

const MARGIN = 6

export function boxOf(page: Element, selector: string): Box | undefined {
  return page.querySelector(selector)?.getBoundingClientRect()
}

/** A box with a margin around it, as far as the window goes. */
export function grown({ left, top, right, bottom }: Box): Box {
  return {
    left: Math.max(3, left - MARGIN),
    top: Math.max(3, top - MARGIN),
    right: Math.min(innerWidth - 3, right + MARGIN),
    bottom: Math.min(innerHeight - 3, bottom + MARGIN),
  }
}

const CHANGES = ['class', 'style', 'open', 'hidden', 'disabled', 'aria-pressed', 'data-option', 'transform']
const MOVES = ['scroll', 'resize', 'transitionend', 'animationend'] as const

/** Call `measure` in the frame after whatever may have moved something on the page or the tip, until it is stopped. */
export function onLayoutChange(page: Element, tip: Element | undefined, measure: () => void): () => void {
  let due = 0
  const soon = (): void => {
    due ||= requestAnimationFrame(() => {
      due = 0
      measure()
    })
  }
  const eye = new MutationObserver(soon)
  eye.observe(page, { subtree: true, childList: true, attributes: true, attributeFilter: CHANGES })
  const size = new ResizeObserver(soon)
  size.observe(page)
  if (tip) size.observe(tip)
  for (const name of MOVES) addEventListener(name, soon, { capture: true, passive: true })
  return () => {
    cancelAnimationFrame(due)
    eye.disconnect()
    size.disconnect()
    for (const name of MOVES) removeEventListener(name, soon, { capture: true })
  }
}
