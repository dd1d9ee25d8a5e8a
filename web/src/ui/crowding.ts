/**
 * Marks a line with `data-crowded` as long as what is in it needs more than its width: something can give way then.
 * What is marked with `data-shortens` takes what width is left, and needs more where its words are cut off.
 */
import { atNextFrame } from '../lib/browser/frame'

const SLACK = 1

export function crowding(line: HTMLElement): () => void {
  let callOff = (): void => undefined
  const look = (): void => {
    line.removeAttribute('data-crowded') // what gave way counts, too
    const short = [line, ...line.querySelectorAll('[data-shortens]')]
    line.toggleAttribute(
      'data-crowded',
      short.some((one) => one.scrollWidth > one.clientWidth + SLACK),
    )
  }
  // When the next picture is drawn: the page is not laid out for it in between.
  const soon = (): void => {
    callOff()
    callOff = atNextFrame(look)
  }
  const sizes = new ResizeObserver(soon)
  const words = new MutationObserver(soon)
  sizes.observe(line)
  words.observe(line, { childList: true, subtree: true, characterData: true })
  return () => (callOff(), sizes.disconnect(), words.disconnect())
}
