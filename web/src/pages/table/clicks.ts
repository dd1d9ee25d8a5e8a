/** What every click at a table goes through: small things are looked at first, and a double click is one click. */

import type { Session } from '../../lib/table/session.svelte'
import { elementOf } from '../../lib/wire/checked'

/** Pixels that a finger is sure to hit, and a mouse. */
const SURE = 44
const SURE_BY_MOUSE = 40

const CLICKABLE = 'button, a, summary, input, select, [role="gridcell"]'
/** What a second click at once would undo or repeat: what is selected, and what is marked so. */
const ONCE = '[aria-pressed], [data-once]'

export class Clicks {
  #asked = ''

  constructor(private session: Pick<Session, 'small' | 'busy' | 'state'>) {}

  /** The second click of a double click is nobody's wish, if the first has answered or selected something. */
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
    session.small = !!element && event.detail > 0 && isSmall(element.getBoundingClientRect(), event)
  }
}

function isSmall({ width, height }: DOMRect, event: MouseEvent): boolean {
  const byMouse = 'pointerType' in event && event.pointerType === 'mouse'
  return Math.min(width, height) < (byMouse ? SURE_BY_MOUSE : SURE) - 0.5
}
