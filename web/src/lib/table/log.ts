/** The story, put in chapters. */

import type { Line } from '../wire/protocol'

interface Chapter {
  /** The number of the first event in it: a key. */
  n: number
  title: string
  lines: Line[]
}

/** Lines before the first chapter belong to a nameless one. */
export function chapters(lines: readonly Line[]): Chapter[] {
  const found: Chapter[] = []
  for (const line of lines) {
    const last = found.at(-1)
    if (line.chapter) found.push({ n: line.n, title: line.text, lines: [] })
    else if (last) last.lines.push(line)
    else found.push({ n: line.n, title: '', lines: [line] })
  }
  return found
}

/** What happened last: the newest lines worth repeating at the prompt, oldest first. */
export function latest(lines: readonly Line[], most = 2): Line[] {
  const news = lines.filter((line) => line.level !== 'log')
  return (news.length ? news : lines).slice(-most)
}

/** Is this the first line that came while the reader was away? */
export function divides(lines: readonly Line[], seen: number, line: Line): boolean {
  if (seen <= 0 || line.n < seen) return false
  const first = lines.find((one) => one.n >= seen)
  return first === line && lines.some((one) => one.n < seen)
}
