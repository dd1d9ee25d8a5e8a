/**
 * A look at a card: the pointer resting on it, a long press, or the key C while it has the focus or the pointer. One
 * face is shown at a time, beside the card; a tap, a scroll or Esc puts it away.
 */

import { mount } from 'svelte'

import DetailFace from './DetailFace.svelte'
import type { Face } from './face'
import { putAway, shown } from './shown.svelte'

const REST = 550
const PRESS = 450
/** A finger that moves further wants to scroll. */
const STIR = 10
const KEY = 'c'
const TYPED = 'input, textarea, select, [contenteditable]'
const FOCUSABLE = 'button, a[href], [tabindex]'

const faces = new WeakMap<Element, () => Face>()
let under: Element | null = null
let ready = false
/** Was the finger that is down a look? Then it must not choose the card as well. */
let looked = false

function touched(): void {
  looked = false
  putAway()
}
function clicked(event: Event): void {
  if (!looked) return
  looked = false
  event.preventDefault()
  event.stopPropagation()
}

function show(element: Element, said: boolean): void {
  const face = faces.get(element)
  if (!face) return
  shown.anchor = element
  shown.said = said
  shown.face = face()
}

/** The card that a key is meant for: with the focus, else under the pointer. */
function meant(): Element | null {
  for (let one: Element | null = document.activeElement; one; one = one.parentElement) if (faces.has(one)) return one
  return under?.isConnected ? under : null
}

function pressed(event: KeyboardEvent): void {
  if (event.key === 'Escape' && shown.face) {
    putAway()
    event.preventDefault()
    return
  }
  if (event.key.toLowerCase() !== KEY || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
  if ((event.target as Element | null)?.closest?.(TYPED)) return
  const card = meant()
  if (!card) return
  event.preventDefault()
  if (shown.face && shown.anchor === card) putAway()
  else show(card, true)
}

/** Once, when the first card can be looked at. */
function begin(): void {
  if (ready) return
  ready = true
  mount(DetailFace, { target: document.body })
  addEventListener('keydown', pressed, { capture: true })
  addEventListener('scroll', putAway, { capture: true, passive: true })
  addEventListener('pointerdown', touched, { capture: true })
  addEventListener('click', clicked, { capture: true })
}

/** For an element that shows a card: `{@attach inspects(() => face)}`. */
export function inspects(face: () => Face): (element: HTMLElement) => () => void {
  return (element) => {
    begin()
    faces.set(element, face)
    element.setAttribute('aria-keyshortcuts', KEY.toUpperCase())
    if (!element.matches(FOCUSABLE) && !element.querySelector(FOCUSABLE)) element.tabIndex = 0
    let timer = 0
    let from: [x: number, y: number] = [0, 0]
    const stop = (): void => clearTimeout(timer)
    const enter = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse') return
      under = element
      stop()
      timer = window.setTimeout(() => show(element, false), REST)
    }
    const leave = (event: PointerEvent): void => {
      stop()
      if (event.pointerType !== 'mouse') return
      if (under === element) under = null
      if (shown.anchor === element) putAway()
    }
    const down = (event: PointerEvent): void => {
      stop()
      if (event.pointerType === 'mouse') return
      from = [event.clientX, event.clientY]
      timer = window.setTimeout(() => {
        show(element, false)
        looked = true
      }, PRESS)
    }
    const move = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') return
      if (Math.hypot(event.clientX - from[0], event.clientY - from[1]) > STIR) stop()
    }
    const menu = (event: Event): void => {
      if (shown.anchor === element) event.preventDefault()
    }
    element.addEventListener('pointerenter', enter)
    element.addEventListener('pointerleave', leave)
    element.addEventListener('pointerdown', down)
    element.addEventListener('pointermove', move)
    element.addEventListener('pointerup', stop)
    element.addEventListener('pointercancel', stop)
    element.addEventListener('contextmenu', menu)
    return () => {
      stop()
      faces.delete(element)
      if (under === element) under = null
      if (shown.anchor === element) putAway()
      element.removeEventListener('pointerenter', enter)
      element.removeEventListener('pointerleave', leave)
      element.removeEventListener('pointerdown', down)
      element.removeEventListener('pointermove', move)
      element.removeEventListener('pointerup', stop)
      element.removeEventListener('pointercancel', stop)
      element.removeEventListener('contextmenu', menu)
    }
  }
}
