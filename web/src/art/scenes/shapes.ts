/**
 * The short form in which motifs are written, one shape a line, and how it becomes svg:
 *
 *     steel M43 62V22l7-18z        a shape: lit, and dim right of the middle
 *     steel@52 M43 62V22l7-18z     ... dim right of x 52
 *     skin_54 M10 38h36l14 8z      ... dim below y 54: what lies flat
 *     =hair/.4 M2 2h9z             one colour, and how thick it lies
 *     *dark 4 M2 2h9               a line, 4 wide, in the dim tone
 *     o gold 44 60 8 3.4           a disc: its middle, and its radius or both radii
 *     . linen 44 60 8 3.4          ... of one colour
 *     ( rotate(38 50 50)           what follows is turned, moved or scaled, up to
 *     )
 *
 * A line that is indented further goes on with the one above.
 */

import { toneOf } from './tones'

interface Box {
  width: number
  height: number
}

const filled = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${more}/>`

/** The shape once more in its dim tone, where it lies beyond the axis. */
function dimmed(d: string, fill: string, x: number, y: number, { width, height }: Box): string {
  const box = `${x} ${y} ${width - x} ${height - y}`
  const [left, top, wide, high] = box.split(' ')
  return `<svg x="${left}" y="${top}" width="${wide}" height="${high}" viewBox="${box}">${filled(d, fill)}</svg>`
}

function disc(rest: string): string {
  const [tone = '', x = 0, y = 0, wide = 0, high = wide] = rest.split(' ').map((one, at) => (at ? Number(one) : one))
  const [lit, dim] = toneOf(String(tone))
  const half = `M${x} ${Number(y) - Number(high)}a${wide} ${high} 0 0 1 0 ${2 * Number(high)}z`
  return (
    `<ellipse cx="${x}" cy="${y}" rx="${wide}" ry="${high}" fill="${lit}"/>` + (lit === dim ? '' : filled(half, dim))
  )
}

function spot(rest: string): string {
  const [tone = '', x, y, wide, high = wide] = rest.split(' ')
  return `<ellipse cx="${x}" cy="${y}" rx="${wide}" ry="${high}" fill="${toneOf(tone)[0]}"/>`
}

function stroke(tone: string, rest: string): string {
  const [, width, d] = /^(\S+) (.*)$/.exec(rest) ?? []
  return (
    `<path d="${d}" fill="none" stroke="${toneOf(tone)[1]}" stroke-width="${width}"` +
    ' stroke-linecap="round" stroke-linejoin="round"/>'
  )
}

function plain(tone: string, d: string): string {
  const [name = '', opacity] = tone.split('/')
  return filled(d, toneOf(name)[0], opacity ? ` opacity="${opacity}"` : '')
}

function shape(line: string, box: Box): string {
  if (line === ')') return '</g>'
  const [, head = '', rest = ''] = /^(\S+) (.*)$/.exec(line) ?? []
  if (head === '(') return `<g transform="${rest}">`
  if (head === 'o') return disc(rest)
  if (head === '.') return spot(rest)
  if (head[0] === '*') return stroke(head.slice(1), rest)
  if (head[0] === '=') return plain(head.slice(1), rest)
  const [, name = '', axis = '', at = ''] = /^(\w+?)(?:([@_])([\d.]+))?$/.exec(head) ?? []
  const [lit, dim] = toneOf(name)
  const [x, y] = axis === '_' ? [0, Number(at)] : [axis ? Number(at) : box.width / 2, 0]
  return filled(rest, lit) + dimmed(rest, dim, x, y, box)
}

/** A text of motifs, by their names. */
export function readMotifs(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  let lines: string[] = []
  for (const line of text.split('\n')) {
    if (line.startsWith('      ')) lines.push(`${lines.pop()} ${line.trim()}`)
    else if (line.startsWith(' ')) lines.push(line.trim())
    else if (line) found.set(line, (lines = []))
  }
  return found
}

export const drawn = (lines: readonly string[], box: Box): string => lines.map((line) => shape(line, box)).join('')
