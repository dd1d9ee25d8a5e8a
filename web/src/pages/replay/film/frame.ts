/** How a picture of an animation is laid out: the board, and below it the text. */

/** The height of the text, in pixels of the page. */
export const CAPTION = 64
const MARGIN = 16
const LINE = 22
const LINES = 2
/** Wide enough to read, small enough to send. */
const WIDEST = 1280
const SHARPEST = 2

export interface Look {
  /** Where the board stands in the window. */
  box: { left: number; top: number; width: number; height: number }
  /** Pixels of the picture for one of the page. */
  scale: number
  width: number
  height: number
}

/** Video wants even numbers. */
const even = (value: number): number => 2 * Math.floor(value / 2)

export function sizeFor(board: Element): Look {
  const { left, top, width, height } = board.getBoundingClientRect()
  const scale = Math.min(SHARPEST, WIDEST / width)
  return {
    box: { left, top, width, height },
    scale,
    width: even(width * scale),
    height: even((height + CAPTION) * scale),
  }
}

/** Words on so many lines; what does not fit is left off. */
export function wrapped(words: string, fits: (line: string) => boolean, most = LINES): string[] {
  const lines: string[] = []
  let line = ''
  const left = words.split(/\s+/).filter(Boolean)
  for (const [i, word] of left.entries()) {
    const longer = line ? `${line} ${word}` : word
    if (!line || fits(longer)) {
      line = longer
      continue
    }
    if (lines.length === most - 1) {
      while (line && !fits(`${line}…`)) line = line.replace(/\s*\S+$/, '')
      return [...lines, `${line}…`]
    }
    lines.push(line)
    line = word
    if (i === left.length - 1) break
  }
  return line ? [...lines, line] : lines
}

/** The text below the board. */
export function caption(context: CanvasRenderingContext2D, { scale, width, height }: Look, words: string[]): void {
  const style = getComputedStyle(document.documentElement)
  const colour = (name: string): string => style.getPropertyValue(name)
  const top = height - CAPTION * scale
  context.fillStyle = colour('--surface')
  context.fillRect(0, top, width, height - top)
  context.fillStyle = colour('--bronze')
  context.fillRect(0, top, width, 3 * scale)
  context.font = `${15 * scale}px ${getComputedStyle(document.body).fontFamily}`
  context.textBaseline = 'top'
  context.fillStyle = colour('--text')
  const room = width - 2 * MARGIN * scale
  const lines = wrapped(words.join(' · '), (line) => context.measureText(line).width <= room)
  const from = top + ((CAPTION - LINE * lines.length) / 2) * scale
  lines.forEach((line, i) => context.fillText(line, MARGIN * scale, from + i * LINE * scale))
}
