/**
 * Things that are laid on a tray, and taken off it again: by dragging them there and back. A click or a key on the
 * thing itself does the same, so whoever cannot drag need not.
 */

import { tick } from 'svelte'
import type { Attachment } from 'svelte/attachments'

interface Placing {
  /** What is dragged, and the tray on which it belongs (`data-tray`). */
  token: string
  tray: string
  /** Does it lie there already? */
  on: boolean
  /** Lay it down, or take it off. */
  move: () => void
}

/** Pixels by which a pointer may tremble in a click. */
const TREMBLE = 6

export function placing({ token, tray, on, move }: Placing): Attachment<HTMLElement> {
  return (element) => {
    let from: { x: number; y: number } | undefined
    let ghost: HTMLElement | undefined
    let over: HTMLElement | undefined

    const trayAt = ({ clientX, clientY }: PointerEvent): HTMLElement | undefined =>
      document
        .elementsFromPoint(clientX, clientY)
        .map((one) => one.closest<HTMLElement>('[data-tray]'))
        .find((one) => one?.dataset.tray === tray) ?? undefined

    function mark(found: HTMLElement | undefined): void {
      delete over?.dataset.over
      over = found
      if (over) over.dataset.over = ''
    }

    function lift(): void {
      const box = element.getBoundingClientRect()
      ghost = element.cloneNode(true) as HTMLElement
      ghost.classList.add('ghost')
      ghost.inert = true
      delete ghost.dataset.token
      Object.assign(ghost.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px` })
      element.parentElement!.append(ghost)
      element.classList.add('lifted')
    }

    function drop(): void {
      from = undefined
      ghost?.remove()
      ghost = undefined
      element.classList.remove('lifted')
      mark(undefined)
    }

    function down(event: PointerEvent): void {
      if (event.button !== 0) return
      from = { x: event.clientX, y: event.clientY }
      element.setPointerCapture(event.pointerId) // a fast pointer leaves the thing before it moves with it
    }

    function drag(event: PointerEvent): void {
      if (!from) return
      const [x, y] = [event.clientX - from.x, event.clientY - from.y]
      if (!ghost && Math.hypot(x, y) < TREMBLE) return
      if (!ghost) lift()
      ghost!.style.translate = `${x}px ${y}px`
      mark(trayAt(event))
    }

    function up(event: PointerEvent): void {
      const dragged = ghost !== undefined
      const there = dragged && trayAt(event) !== undefined
      drop()
      if (!dragged) return
      // The click that ends a drag means nothing else.
      element.addEventListener('click', (click) => click.stopImmediatePropagation(), { capture: true, once: true })
      setTimeout(() => there !== on && move())
    }

    const listeners = { pointerdown: down, pointermove: drag, pointerup: up, pointercancel: drop } as const
    for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener as EventListener)
    element.dataset.token = token
    return () => {
      drop()
      for (const [name, listener] of Object.entries(listeners))
        element.removeEventListener(name, listener as EventListener)
    }
  }
}

/** Whoever moves a thing by keyboard goes with it: where it lies now, there is the focus. */
export async function followed(token: string, move: () => void): Promise<void> {
  move()
  await tick()
  if (document.activeElement === document.body || !document.activeElement)
    document.querySelector<HTMLElement>(`[data-token="${CSS.escape(token)}"]`)?.focus()
}
