"""Compares pictures and makes them small, in the browser that took them: no library for images is needed."""

from __future__ import annotations

import struct
import zlib
from base64 import b64decode, b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page

# How many pixels differ, and the smallest box around them.
DIFFERENCE = """async (both) => {
  const [one, two] = await Promise.all(both.map(async (data) => {
    const picture = await createImageBitmap(await (await fetch('data:image/png;base64,' + data)).blob())
    const canvas = new OffscreenCanvas(picture.width, picture.height)
    const context = canvas.getContext('2d')
    context.drawImage(picture, 0, 0)
    return context.getImageData(0, 0, picture.width, picture.height)
  }))
  if (one.width !== two.width || one.height !== two.height) return [-1, 0, 0, 0, 0]
  const [before, after] = [one, two].map((picture) => new Uint32Array(picture.data.buffer))
  let [count, left, top, right, bottom] = [0, one.width, one.height, 0, 0]
  for (let at = 0; at < before.length; at++) {
    if (before[at] === after[at]) continue
    const [x, y] = [at % one.width, Math.floor(at / one.width)]
    count++
    left = Math.min(left, x); right = Math.max(right, x + 1)
    top = Math.min(top, y); bottom = Math.max(bottom, y + 1)
  }
  return [count, left, top, right, bottom]
}"""

# The colours of a picture, at most so many, and the number of the colour of every pixel. The colours are parted at
# the median of the channel in which they differ most, until there are enough parts; the commonest stands for each.
FEW_COLOURS = """async ([data, most]) => {
  const bytes = Uint8Array.from(atob(data), (one) => one.charCodeAt(0))
  const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const { width, height } = picture
  const context = new OffscreenCanvas(width, height).getContext('2d')
  context.drawImage(picture, 0, 0)
  const pixels = new Uint32Array(context.getImageData(0, 0, width, height).data.buffer)
  const counts = new Map()
  for (const one of pixels) counts.set(one, (counts.get(one) ?? 0) + 1)
  const channels = (colour) => [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255]
  const spread = (part) => {
    let best = { width: 0, channel: 0 }
    for (const channel of [0, 1, 2]) {
      const levels = part.map(([, , all]) => all[channel])
      const width = levels.reduce((a, b) => Math.max(a, b)) - levels.reduce((a, b) => Math.min(a, b))
      if (width > best.width) best = { width, channel }
    }
    return { part, ...best, size: part.reduce((sum, [, count]) => sum + Math.sqrt(count), 0) }
  }
  const parts = [spread([...counts].map(([colour, count]) => [colour, count, channels(colour)]))]
  while (parts.length < most) {
    const widest = parts.reduce((a, b) => (b.width * b.size > a.width * a.size ? b : a))
    if (widest.width === 0) break
    const sorted = widest.part.sort((a, b) => a[2][widest.channel] - b[2][widest.channel])
    let [at, sum] = [0, 0]
    while (at < sorted.length - 1 && sum < widest.size / 2) sum += Math.sqrt(sorted[at++][1])
    at = Math.max(1, at)
    parts.splice(parts.indexOf(widest), 1, spread(sorted.slice(0, at)), spread(sorted.slice(at)))
  }
  const palette = parts.map(({ part }) => part.reduce((a, b) => (b[1] > a[1] ? b : a))[2])
  const numbers = new Map()
  for (const colour of counts.keys()) {
    const [r, g, b] = channels(colour)
    let [nearest, least] = [0, Infinity]
    palette.forEach(([red, green, blue], number) => {
      const far = (r - red) ** 2 * 2 + (g - green) ** 2 * 4 + (b - blue) ** 2 * 3
      if (far < least) [nearest, least] = [number, far]
    })
    numbers.set(colour, nearest)
  }
  let text = ''
  const row = new Uint8Array(width)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) row[x] = numbers.get(pixels[y * width + x])
    text += String.fromCharCode(...row)
  }
  return { width, height, palette, numbers: btoa(text) }
}"""
MOST_COLOURS = 128


def with_few_colours(page: Page, png: bytes) -> bytes:
    """The picture with a palette: a third of the size, and hardly to be told from the other. page: any."""
    found = page.evaluate(FEW_COLOURS, [b64encode(png).decode(), MOST_COLOURS])
    width, height, numbers = found["width"], found["height"], b64decode(found["numbers"])
    rows = b"".join(b"\0" + numbers[at : at + width] for at in range(0, width * height, width))
    colours = bytes(level for colour in found["palette"] for level in colour)
    return b"".join(
        (
            b"\x89PNG\r\n\x1a\n",
            _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
            _chunk(b"PLTE", colours),
            _chunk(b"IDAT", zlib.compress(rows, 9)),
            _chunk(b"IEND", b""),
        )
    )


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


class Difference(NamedTuple):
    """How two pictures of one name differ; -1 pixels: they are not of one size."""

    name: str
    pixels: int
    left: int
    top: int
    right: int
    bottom: int

    def __str__(self) -> str:
        if self.pixels < 0:
            return f"{self.name}: another size"
        return f"{self.name}: {self.pixels} pixels in ({self.left}, {self.top}) - ({self.right}, {self.bottom})"


def differences(page: Page, before: Path, after: Path) -> Iterator[Difference]:
    """Every picture that is in both folders and not the same."""
    for old in sorted(before.glob("*.png")):
        new = after / old.name
        if new.exists() and old.read_bytes() != new.read_bytes():
            both = [b64encode(one.read_bytes()).decode() for one in (old, new)]
            found = Difference(old.name, *page.evaluate(DIFFERENCE, both))
            if found.pixels:
                yield found
