"""Compares pictures pixel by pixel, in the browser that took them: no library for images is needed."""

from __future__ import annotations

from base64 import b64encode
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
