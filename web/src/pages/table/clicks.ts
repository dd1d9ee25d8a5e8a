/**
 * Every click at a table is seen here first: whether it hit something small, so that a slip can be asked about, and
 * whether it is the second of a double click, which counts as one.
 */

import type { Session } from '../../lib/table/session.svelte'
import { elementOf } from '../../lib/wire/checked'

/** From this width and height on, in pixels, nobody misses a target: with a finger, with a mouse. */
const EASY_TO_HIT = 44
const EASY_TO_HIT_BY_MOUSE = 40

const CLICKABLE = 'button, a, summary, input, select, [role="gridcell"]'
/** Things that a second click would undo or repeat: toggles, and whatever is marked with `data-once`. */
const ONCE = '[aria-pressed], [data-once]'

export class Clicks {
  #asked = ''

  constructor(private session: Pick<Session, 'small' | 'busy' | 'state'>) {}

  /** Stops the second click of a double click if the first has answered or selected something: nobody meant it. */
  see(event: MouseEvent): void {
    const { session } = this
    const element = elementOf(event)?.closest(CLICKABLE)
    const asked = session.state.ask?.id ?? ''
    if (event.detail < 2) this.#asked = asked
    else if (session.busy || asked !== this.#asked || element?.matches(ONCE)) {
      event.preventDefault()
      event.stopPropagation()
      return
    }
    session.small = !!element && event.detail > 0 && isSmall(areaOf(element).getBoundingClientRect(), event)
  }
}

/** What can be hit of it: more than itself, where `data-area` says so. */
function areaOf(element: Element): Element {
  const wider = element.getAttribute('data-area')
  return (wider && element.closest(wider)) || element
}

function isSmall({ width, height }: DOMRect, event: MouseEvent): boolean {
  const byMouse = 'pointerType' in event && event.pointerType === 'mouse'
  return Math.min(width, height) < (byMouse ? EASY_TO_HIT_BY_MOUSE : EASY_TO_HIT) - 0.5
}
