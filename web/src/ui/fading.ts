/**
 * Marks what scrolls with `data-above`, `data-below` and `data-right` as long as more of it lies there: it fades where
 * it goes on, instead of being cut as if it ended.
 */
const SLACK = 2

type Scrolled = Pick<HTMLElement, 'scrollHeight' | 'clientHeight' | 'scrollTop'>

/** Is more of it above, and is more of it below? One that is turned round counts from its end. */
export function more({ scrollHeight, clientHeight, scrollTop }: Scrolled, turned = false): [boolean, boolean] {
  const rest = scrollHeight - clientHeight
  const above = turned ? rest + scrollTop : scrollTop
  return [above > SLACK, rest - above > SLACK]
}

export function fading(box: HTMLElement): () => void {
  const look = (): void => {
    const [above, below] = more(box, getComputedStyle(box).flexDirection === 'column-reverse')
    box.toggleAttribute('data-above', above)
    box.toggleAttribute('data-below', below)
    box.toggleAttribute('data-right', box.scrollWidth - box.clientWidth - box.scrollLeft > SLACK)
  }
  // It looks when the page has been laid out, and does not have it laid out for that: new parts are looked at, too.
  const sizes = new ResizeObserver(look)
  const observe = (): void => {
    for (const part of box.children) sizes.observe(part)
  }
  const parts = new MutationObserver(observe)
  sizes.observe(box)
  parts.observe(box, { childList: true })
  box.addEventListener('scroll', look, { passive: true })
  observe()
  return () => (sizes.disconnect(), parts.disconnect(), box.removeEventListener('scroll', look))
}
