/** Animated GIFs, for browsers that encode no video: flat colours survive a palette well. */

/** The pixels of a picture (RGBA), and for how many milliseconds it is shown. */
export interface GifPicture {
  pixels: Uint8ClampedArray
  time: number
}

const COLOURS = 256
/** Colours are counted with five bits for each of red, green and blue. */
const BINS = 32 * 32 * 32
const LONGEST_CODE = 4096

const binOf = (pixels: Uint8ClampedArray, at: number): number =>
  ((pixels[at]! >> 3) << 10) | ((pixels[at + 1]! >> 3) << 5) | (pixels[at + 2]! >> 3)

interface Indexed {
  palette: Uint8Array<ArrayBuffer>
  indices: Uint8Array
}

/** The most frequent colours, and for every pixel the nearest of them. */
export function indexed(pixels: Uint8ClampedArray): Indexed {
  const count = new Uint32Array(BINS)
  const sums = new Float64Array(BINS * 3)
  for (let at = 0; at < pixels.length; at += 4) {
    const bin = binOf(pixels, at)
    count[bin]!++
    for (let c = 0; c < 3; c++) sums[bin * 3 + c]! += pixels[at + c]!
  }
  const used = [...count.keys()].filter((bin) => count[bin]! > 0)
  const kept = used.sort((one, two) => count[two]! - count[one]!).slice(0, COLOURS)
  const palette = new Uint8Array(COLOURS * 3)
  kept.forEach((bin, i) => {
    for (let c = 0; c < 3; c++) palette[i * 3 + c] = Math.round(sums[bin * 3 + c]! / count[bin]!)
  })
  const nearest = new Int16Array(BINS).fill(-1)
  kept.forEach((bin, i) => (nearest[bin] = i))
  const indices = new Uint8Array(pixels.length / 4)
  for (let i = 0; i < indices.length; i++) {
    const bin = binOf(pixels, i * 4)
    if (nearest[bin]! < 0) nearest[bin] = closest(palette, kept.length, bin)
    indices[i] = nearest[bin]!
  }
  return { palette, indices }
}

function closest(palette: Uint8Array, colours: number, bin: number): number {
  const [r, g, b] = [(bin >> 10) << 3, ((bin >> 5) & 31) << 3, (bin & 31) << 3]
  let [best, least] = [0, Infinity]
  for (let i = 0; i < colours; i++) {
    const far = (palette[i * 3]! - r) ** 2 + (palette[i * 3 + 1]! - g) ** 2 + (palette[i * 3 + 2]! - b) ** 2
    if (far < least) [best, least] = [i, far]
  }
  return best
}

/** The compression of GIF: codes for runs that came before, in as many bits as the newest needs. */
export function compressed(indices: Uint8Array): Uint8Array {
  const clear = COLOURS
  const end = COLOURS + 1
  const out: number[] = []
  let [bits, held] = [0, 0]
  let [width, next] = [9, end + 1]
  let known = new Map<number, number>()
  const put = (code: number): void => {
    held |= code << bits
    bits += width
    while (bits >= 8) {
      out.push(held & 255)
      held >>>= 8
      bits -= 8
    }
  }
  put(clear)
  let run = indices[0] ?? 0
  for (let i = 1; i < indices.length; i++) {
    const step = (run << 8) | indices[i]!
    const code = known.get(step)
    if (code !== undefined) {
      run = code
      continue
    }
    put(run)
    if (next < LONGEST_CODE) {
      known.set(step, next)
      if (next >= 1 << width) width++
      next++
    } else {
      put(clear)
      known = new Map()
      ;[width, next] = [9, end + 1]
    }
    run = indices[i]!
  }
  put(run)
  put(end)
  if (bits > 0) out.push(held & 255)
  return Uint8Array.from(out)
}

const word = (value: number): number[] => [value & 255, value >> 8]
const text = (value: string): number[] => [...new TextEncoder().encode(value)]

/** Data in pieces of at most 255 bytes, each with its length before it. */
function pieces(data: Uint8Array): Uint8Array<ArrayBuffer> {
  const made = new Uint8Array(data.length + Math.ceil(data.length / 255) + 1)
  let to = 0
  for (let from = 0; from < data.length; from += 255) {
    const piece = data.subarray(from, from + 255)
    made[to++] = piece.length
    made.set(piece, to)
    to += piece.length
  }
  return made
}

export class GifWriter {
  #parts: Uint8Array<ArrayBuffer>[] = []

  constructor(
    private readonly width: number,
    private readonly height: number,
  ) {
    const screen = [...text('GIF89a'), ...word(width), ...word(height), 0x70, 0, 0]
    const forever = [0x21, 0xff, 11, ...text('NETSCAPE2.0'), 3, 1, 0, 0, 0]
    this.#parts.push(Uint8Array.from([...screen, ...forever]))
  }

  add({ pixels, time }: GifPicture): void {
    const { palette, indices } = indexed(pixels)
    const control = [0x21, 0xf9, 4, 4, ...word(Math.max(2, Math.round(time / 10))), 0, 0]
    const place = [0x2c, 0, 0, 0, 0, ...word(this.width), ...word(this.height), 0x87]
    this.#parts.push(
      Uint8Array.from([...control, ...place]),
      palette,
      Uint8Array.from([8]),
      pieces(compressed(indices)),
    )
  }

  end(): Uint8Array<ArrayBuffer>[] {
    return [...this.#parts, Uint8Array.from([0x3b])]
  }
}
