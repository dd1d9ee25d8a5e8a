/** How much height the page leaves below an element. */

/**
 * How far to scroll for something `height` high at `top` to be in sight, or its `middle` where it is too high.
 * `above` stays and covers.
 */
export function sightOf(top: number, height: number, middle: number, page: number, above: number): number {
  return (height <= page - above ? top : top + middle - (page - above) / 2) - above
}

/** Tells the free height of the scrolling part of the page from the element's top on, now and when it changes. */
export function room(tell: (pixels: number) => void): (node: HTMLElement) => () => void {
  return (node) => {
    const main = node.closest('main')
    if (!main) return () => {}
    const measure = (): void => {
      const above = node.getBoundingClientRect().top - main.getBoundingClientRect().top + main.scrollTop
      tell(Math.max(0, main.clientHeight - above))
    }
    const watch = new ResizeObserver(measure)
    watch.observe(main) // and it measures as soon as the page has been laid out
    return () => watch.disconnect()
  }
}
