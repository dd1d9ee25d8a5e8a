import { expect, it } from 'vitest'

import { wrapped } from './frame'
import { compressed, GifWriter, indexed } from './gif'
import { webm } from './webm'

const joined = (parts: Uint8Array[]): Uint8Array => Uint8Array.from(parts.flatMap((one) => [...one]))

/** What the compression of GIF says, read back as any viewer does. */
function read(data: Uint8Array): number[] {
  const out: number[] = []
  let [bit, width, before] = [0, 9, -1]
  let table: number[][] = []
  const reset = () => {
    table = [...Array.from({ length: 256 }, (_, i) => [i]), [], []]
    ;[width, before] = [9, -1]
  }
  reset()
  for (;;) {
    let code = 0
    for (let i = 0; i < width; i++, bit++) code |= ((data[bit >> 3]! >> (bit & 7)) & 1) << i
    if (code === 257) return out
    if (code === 256) {
      reset()
      continue
    }
    const last = table[before]
    const run = table[code] ?? [...last!, last![0]!]
    out.push(...run)
    if (last && table.length < 4096) table.push([...last, run[0]!])
    if (table.length >= 1 << width && width < 12) width++
    before = code
  }
}

it('compresses pictures so that viewers read them back', () => {
  const flat = new Uint8Array(3000).fill(7)
  expect(read(compressed(flat))).toEqual([...flat])
  expect(compressed(flat).length).toBeLessThan(200)
  let seed = 1
  const rough = Uint8Array.from({ length: 60000 }, () => (seed = (seed * 48271) % 2147483647) % 256)
  expect(read(compressed(rough))).toEqual([...rough])
})

it('keeps the colours of a flat picture', () => {
  const pixels = new Uint8ClampedArray([122, 30, 34, 255, 242, 226, 189, 255, 242, 226, 189, 255])
  const { palette, indices } = indexed(pixels)
  const colour = (i: number) => [...palette.slice(indices[i]! * 3, indices[i]! * 3 + 3)]
  expect([0, 1, 2].map(colour)).toEqual([
    [122, 30, 34],
    [242, 226, 189],
    [242, 226, 189],
  ])
})

it('writes how long every picture of a GIF is shown', () => {
  const writer = new GifWriter(1, 1)
  writer.add({ pixels: new Uint8ClampedArray([0, 0, 0, 255]), time: 1000 })
  writer.add({ pixels: new Uint8ClampedArray([255, 255, 255, 255]), time: 250 })
  const file = joined(writer.end())
  expect(new TextDecoder().decode(file.slice(0, 6))).toBe('GIF89a')
  const times = [...file.keys()]
    .filter((i) => file[i] === 0x21 && file[i + 1] === 0xf9)
    .map((i) => file[i + 4]! + 256 * file[i + 5]!)
  expect(times).toEqual([100, 25])
  expect(file.at(-1)).toBe(0x3b)
})

/** The elements of a WebM file: where each begins, how long it is. */
function elements(data: Uint8Array, from = 0, to = data.length): { id: string; from: number; size: number }[] {
  const found = []
  for (let at = from; at < to;) {
    const wide = Math.clz32(data[at]!) - 23
    const id = [...data.slice(at, at + wide)].map((one) => one.toString(16).padStart(2, '0')).join('')
    const size = [...data.slice(at + wide + 1, at + wide + 8)].reduce((sum, one) => sum * 256 + one, 0)
    found.push({ id, from: at + wide + 8, size })
    at += wide + 8 + size
  }
  return found
}

it('puts pictures into a WebM with an index that leads to them', () => {
  const picture = (at: number, key: boolean) => ({ at, key, data: new Uint8Array([1, 2, 3]) })
  const track = { codec: 'V_VP9' as const, width: 640, height: 360, length: 9000 }
  const file = joined(webm(track, [picture(0, true), picture(250, false), picture(4000, true), picture(8750, false)]))
  const [header, segment] = elements(file)
  expect([header!.id, segment!.id]).toEqual(['1a45dfa3', '18538067'])
  const inside = elements(file, segment!.from, segment!.from + segment!.size)
  expect(inside.map(({ id }) => id)).toEqual(['1549a966', '1654ae6b', '1c53bb6b', '1f43b675', '1f43b675'])
  const cues = inside[2]!
  const places = elements(file, cues.from, cues.from + cues.size).map((cue) => {
    const position = file.slice(cue.from + cue.size - 4, cue.from + cue.size)
    return [...position].reduce((sum, one) => sum * 256 + one, 0)
  })
  const clusters = inside.slice(3).map(({ from }) => from - 12 - segment!.from)
  expect(places).toEqual(clusters)
})

it('breaks what is told into lines, and leaves off what does not fit', () => {
  const fits = (line: string) => line.length <= 12
  expect(wrapped('Crixus rolls', fits)).toEqual(['Crixus rolls'])
  expect(wrapped('Crixus rolls six dice', fits)).toEqual(['Crixus rolls', 'six dice'])
  expect(wrapped('Crixus rolls six dice and wins the day', fits)).toEqual(['Crixus rolls', 'six dice…'])
  expect(wrapped('', fits)).toEqual([])
})
