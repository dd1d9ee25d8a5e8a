/**
 * A look at a card: the pointer resting on it, a long press, or the key C while it has the focus or the pointer. One
 * face is shown at a time, beside the card; a tap, a scroll or Esc puts it away.
 */

import { mount } from 'svelte'

import DetailFace from './DetailFace.svelte'
import type { Face } from './face'
import { putAway, shown } from './shown.svelte'

/** How long the pointer rests on a card, and how long a finger presses it, before it is shown: milliseconds. */
const POINTER_RESTS = 550
const FINGER_PRESSES = 450
/** A finger that moves further wants to scroll: pixels. */
const STILL = 10
const KEY = 'c'
/** Where a key is a letter. */
const FIELDS = 'input, textarea, select, [contenteditable]'
const FOCUSABLE = 'button, a[href], [tabindex]'

const faces = new WeakMap<Element, () => Face>()
/** The card under the mouse. */
let hovered: Element | null = null
let listening = false
/** Has the finger that is down shown the card? Then lifting it must not choose the card as well. */
let pressShowed = false

function touched(): void {
  pressShowed = false
  putAway()
}
function clicked(event: Event): void {
  if (!pressShowed) return
  pressShowed = false
  event.preventDefault()
  event.stopPropagation()
}

function show(element: Element, aloud: boolean): void {
  const face = faces.get(element)
  if (!face) return
  shown.anchor = element
  shown.aloud = aloud
  shown.face = face()
}

/** The card that a key is meant for: with the focus, else under the pointer. */
function cardForKey(): Element | null {
  for (let one: Element | null = document.activeElement; one; one = one.parentElement) if (faces.has(one)) return one
  return hovered?.isConnected ? hovered : null
}

function pressed(event: KeyboardEvent): void {
  if (event.key === 'Escape' && shown.face) {
    putAway()
    event.preventDefault()
    return
  }
  if (event.key.toLowerCase() !== KEY || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
  if ((event.target as Element | null)?.closest?.(FIELDS)) return
  const card = cardForKey()
  if (!card) return
  event.preventDefault()
  if (shown.face && shown.anchor === card) putAway()
  else show(card, true)
}

/** Called for every card that can be looked at; only the first one makes us listen. */
function listen(): void {
  if (listening) return
  listening = true
  mount(DetailFace, { target: document.body })
  addEventListener('keydown', pressed, { capture: true })
  addEventListener('scroll', putAway, { capture: true, passive: true })
  addEventListener('pointerdown', touched, { capture: true })
  addEventListener('click', clicked, { capture: true })
}

/** For an element that shows a card: `{@attach inspects(() => face)}`. */
export function inspects(face: () => Face): (element: HTMLElement) => () => void {
  return (element) => {
    listen()
    faces.set(element, face)
    element.setAttribute('aria-keyshortcuts', KEY.toUpperCase())
    if (!element.matches(FOCUSABLE) && !element.querySelector(FOCUSABLE)) element.tabIndex = 0
    let timer = 0
    let from: [x: number, y: number] = [0, 0]
    const stop = (): void => clearTimeout(timer)
    const enter = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse') return
      hovered = element
      stop()
      timer = window.setTimeout(() => show(element, false), POINTER_RESTS)
    }
    const leave = (event: PointerEvent): void => {
      stop()
      if (event.pointerType !== 'mouse') return
      if (hovered === element) hovered = null
      if (shown.anchor === element) putAway()
    }
    const down = (event: PointerEvent): void => {
      stop()
      if (event.pointerType === 'mouse') return
      from = [event.clientX, event.clientY]
      timer = window.setTimeout(() => {
        show(element, false)
        pressShowed = true
      }, FINGER_PRESSES)
    }
    const move = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') return
      if (Math.hypot(event.clientX - from[0], event.clientY - from[1]) > STILL) stop()
    }
    const menu = (event: PointerEvent): void => {
      if (shown.anchor === element) event.preventDefault()
    }
    const handlers: [kind: string, handle: (event: PointerEvent) => void][] = [
      ['pointerenter', enter],
      ['pointerleave', leave],
      ['pointerdown', down],
      ['pointermove', move],
      ['pointerup', stop],
      ['pointercancel', stop],
      ['contextmenu', menu],
    ]
    for (const [kind, handle] of handlers) element.addEventListener(kind, handle as EventListener)
    return () => {
      stop()
      faces.delete(element)
      if (hovered === element) hovered = null
      if (shown.anchor === element) putAway()
      for (const [kind, handle] of handlers) element.removeEventListener(kind, handle as EventListener)
    }
  }
}
