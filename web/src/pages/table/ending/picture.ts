/** A picture of the end, drawn here: the scene as shapes, the words in the fonts of the page. */

import { figure } from '../../../art/figures'
import { across, beside, levels, spread, upwards } from './curve'
import { bystanderOf, liveryOf, ranked, victorOf, type Ending } from './ending'
import { inkOf, signs } from './signs'
import { PETAL, petals, stands, TALL, WIDE } from './stands'

const WIDTH = 1200
const HEIGHT = 760
const SCENE = 400
const MARGIN = 48

/** Custom properties mean nothing in a picture: their values as they are now, in this theme. */
function resolved(svg: string, from: Element): string {
  const style = getComputedStyle(from)
  return svg.replace(/var\((--[\w-]+)\)/g, (_, name: string) => style.getPropertyValue(name).trim() || '#888')
}

function scene(ending: Ending, colours: readonly string[]): string {
  const livery = (side: number | null): string => liveryOf(colours, side)
  const scale = SCENE / TALL
  const { figures, verdict } = ending
  const victor = victorOf(ending)
  const upright = victor
    ? figure({ ...victor, side: livery(victor.side), pose: 'victory', size: 390, at: [640, 14] })
    : ''
  const lying = figures.fallen
    ? figure({ ...figures.fallen, side: livery(figures.fallen.side), pose: 'fallen', size: 250, at: [902, 140] })
    : ''
  const other = bystanderOf(ending)
  const aside = other ? figure({ ...other, side: livery(other.side), facing: 'left', size: 184, at: [1004, 148] }) : ''
  const thrown = verdict.victory
    ? petals(46).map(({ x, y, turn, colour }) => {
        const place = `translate(${(WIDTH * x) / 100} ${(SCENE * y) / 100}) rotate(${turn})`
        return `<path d="${PETAL}" transform="${place}" fill="${colour}"/>`
      })
    : []
  const box = `width="${WIDE * scale}" height="${SCENE}" viewBox="0 0 ${WIDE} ${TALL}"`
  return (
    `<svg x="${(WIDTH - WIDE * scale) / 2}" y="0" ${box}>${stands()}</svg>` +
    [aside, lying, upright, ...thrown].join('')
  )
}

const CURVE = { left: 480, right: 990, top: 470, bottom: 690 }

function lines({ rounds, sides }: Ending, colours: readonly string[]): string {
  if (rounds.length < 2 || !rounds[0]!.has.length) return ''
  const scale = levels(rounds.flatMap((one) => one.has))
  const x = across(CURVE, rounds.length)
  const y = upwards(CURVE, scale)
  const marks = signs(sides)
  const axis = scale.map((one) => `<path d="M${CURVE.left - 8} ${y(one)}H${CURVE.right}" stroke="var(--line)"/>`)
  const drawn = sides.map((side, at) => {
    const points = rounds.map((one, n) => `${x(n).toFixed(1)} ${y(one.has[at]!).toFixed(1)}`).join('L')
    const ink = inkOf(colours[at]!)
    const { path, dash } = marks[at]!
    const end = `translate(${x(rounds.length - 1)} ${y(side.has)}) scale(1.2)`
    return (
      `<path d="M${points}" fill="none" stroke="${ink}" stroke-width="${side.you ? 5 : 3}" ` +
      `stroke-dasharray="${dash}" stroke-linejoin="round"/><path d="${path}" transform="${end}" fill="${ink}"/>`
    )
  })
  return axis.join('') + drawn.join('')
}

async function image(svg: string): Promise<HTMLImageElement> {
  const made = new Image()
  made.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await made.decode()
  return made
}

/** The words of the picture. What is too long is made smaller, then cut off. */
class Writer {
  constructor(
    private readonly pen: CanvasRenderingContext2D,
    private readonly style: CSSStyleDeclaration,
  ) {}

  colour(name: string): string {
    return this.style.getPropertyValue(name).trim()
  }

  write(text: string, x: number, y: number, font: string, ink: string, room = WIDTH): void {
    const { pen } = this
    pen.font = font
    pen.fillStyle = ink
    let said = text
    while (said.length > 1 && pen.measureText(said).width > room) said = `${said.slice(0, -2).trimEnd()}…`
    pen.fillText(said, x, y)
  }

  /** In lines; returns where the next one would stand. */
  wrap(
    text: string,
    x: number,
    y: number,
    font: string,
    ink: string,
    room: number,
    high: number,
    most: number,
  ): number {
    const { pen } = this
    pen.font = font
    const found: string[] = []
    for (const word of text.split(' ')) {
      const last = found.at(-1)
      if (last !== undefined && pen.measureText(`${last} ${word}`).width <= room)
        found[found.length - 1] = `${last} ${word}`
      else found.push(word)
    }
    const shown = found.length > most ? [...found.slice(0, most - 1), found.slice(most - 1).join(' ')] : found
    shown.forEach((line, at) => this.write(line, x, y + at * high, font, ink, room))
    return y + shown.length * high
  }
}

interface Labels {
  game: string
  you: string
}

/** The picture as a PNG file. `from`: an element of the scene, whose colours it takes. */
export async function picture(
  ending: Ending,
  colours: readonly string[],
  labels: Labels,
  from: Element,
): Promise<Blob> {
  const display = (size: number) => `400 ${size}px Marcellus, Palatino, serif`
  const plain = (size: number, weight = 400) => `${weight} ${size}px "Source Sans 3 Variable", "Segoe UI", sans-serif`
  await Promise.all([display(48), plain(24), plain(24, 600)].map((font) => document.fonts.load(font)))
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const pen = canvas.getContext('2d')!
  const style = getComputedStyle(from)
  const writer = new Writer(pen, style)
  const ink = writer.colour('--text')
  const faint = writer.colour('--text-2')
  const act = writer.colour('--act')
  const surface = writer.colour('--surface')

  pen.fillStyle = writer.colour('--bg')
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  const shapes = resolved(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${scene(ending, colours)}` +
      `<path d="M0 ${SCENE}h${WIDTH}v6H0z" fill="${act}"/>` +
      `<path d="M0 ${SCENE + 6}h${WIDTH}v${HEIGHT}H0z" fill="${surface}"/>${lines(ending, colours)}</svg>`,
    from,
  )
  pen.drawImage(await image(shapes), 0, 0)

  // Written twice: the first time to know how high its panel must be.
  const verdict = (): number => {
    writer.write(labels.game, MARGIN + 30, 100, plain(22, 600), faint, 440)
    const below = writer.wrap(ending.verdict.title, MARGIN + 30, 152, display(46), ink, 440, 50, 2)
    return writer.wrap(ending.verdict.reason, MARGIN + 30, below - 8, plain(22), faint, 440, 28, 3)
  }
  const tall = verdict() - 56
  pen.fillStyle = surface
  pen.fillRect(MARGIN, 56, 500, tall)
  pen.fillStyle = act
  pen.fillRect(MARGIN, 56, 6, tall)
  verdict()

  ranked(ending.sides)
    .slice(0, 6)
    .forEach((one, at) => {
      const y = 470 + at * 42
      const name = one.you ? labels.you : one.name
      const colour = style.getPropertyValue(inkOf(colours[one.side]!).slice(4, -1)).trim()
      writer.write(`${one.rank}.`, MARGIN, y, plain(24, 600), faint)
      writer.write(name, MARGIN + 40, y, plain(26, 600), colour, 250)
      pen.textAlign = 'right'
      writer.write(String(one.has), MARGIN + 340, y, plain(28, 700), ink)
      pen.textAlign = 'left'
    })
  const below = 500 + ending.sides.length * 42
  ending.awards.slice(0, Math.max(0, Math.floor((HEIGHT - 25 - below) / 58))).forEach((one, at) => {
    const y = below + at * 58
    writer.write(one.title, MARGIN, y, display(22), ink, 370)
    writer.write(one.text, MARGIN, y + 26, plain(18), faint, 370)
  })
  writer.write(ending.curve, CURVE.left - 8, 445, display(24), ink)
  if (ending.rounds.length > 1 && ending.rounds[0]!.has.length) {
    const scale = levels(ending.rounds.flatMap((one) => one.has))
    const y = upwards(CURVE, scale)
    for (const one of scale) writer.write(String(one), CURVE.left - 44, y(one) + 6, plain(18), faint)
    const heights = spread(
      ending.sides.map((side) => y(side.has)),
      26,
      CURVE,
    )
    ending.sides.forEach((side, at) => {
      const colour = style.getPropertyValue(inkOf(colours[at]!).slice(4, -1)).trim()
      writer.write(
        beside(side.you ? labels.you : side.name, side.has),
        CURVE.right + 22,
        heights[at]! + 7,
        plain(20, 600),
        colour,
        160,
      )
    })
  }
  writer.write('Munera', WIDTH - MARGIN - 90, HEIGHT - 22, display(22), faint)
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'),
  )
}
