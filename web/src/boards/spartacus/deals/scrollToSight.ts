/**
 * Scrolls the side column, and nothing else, until something in it is in sight: its beginning, if there is no room
 * for all of it. `head`: where it begins, if not with itself.
 */
export function scrollToSight(element: Element | null | undefined, head: Element | null | undefined = element): void {
  const room = scroller(element)
  if (!element || !head || !room) return
  const frame = room.getBoundingClientRect()
  const above = head.getBoundingClientRect().top - frame.top
  const below = element.getBoundingClientRect().bottom - frame.bottom
  if (below > 0) room.scrollTop += Math.min(above, below)
  else if (above < 0) room.scrollTop += above
}

function scroller(element: Element | null | undefined): Element | undefined {
  for (let one = element?.parentElement; one; one = one.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(one).overflowY)) return one
  }
  return undefined
}
