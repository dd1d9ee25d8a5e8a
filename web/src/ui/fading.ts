/** Marks what scrolls with `data-below` as long as more of it lies below: it fades there instead of being cut. */
const SLACK = 6

export const more = (box: Pick<HTMLElement, 'scrollHeight' | 'clientHeight' | 'scrollTop'>): boolean =>
  box.scrollHeight - box.clientHeight - box.scrollTop > SLACK

export function fading(box: HTMLElement): () => void {
  const look = (): void => void box.toggleAttribute('data-below', more(box))
  const sizes = new ResizeObserver(look)
  sizes.observe(box)
  for (const part of box.children) sizes.observe(part)
  box.addEventListener('scroll', look, { passive: true })
  look()
  return () => (sizes.disconnect(), box.removeEventListener('scroll', look))
}
