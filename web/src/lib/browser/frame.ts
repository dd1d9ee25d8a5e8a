/**
 * Does something when the next picture is drawn, and gives the way to call it off: an effect returns that. What
 * measures or scrolls the page belongs there. In the middle of a change it would have the half-made page laid out.
 */
export function atNextFrame(act: () => void): () => void {
  const frame = requestAnimationFrame(act)
  return () => cancelAnimationFrame(frame)
}

/** Does something when the next picture has been drawn: what is large comes after what it stands in. */
export function afterNextFrame(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const callOff = atNextFrame(() => (timer = setTimeout(act)))
  return () => (callOff(), clearTimeout(timer))
}
