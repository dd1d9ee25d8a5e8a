"""What may be wrong with a table that is to be seen whole: computed from the boxes of what lies on it."""

from __future__ import annotations

from playwright.sync_api import Page

SIZES = ((1440, 900), (1280, 720), (1024, 768), (844, 390), (390, 844), (390, 664), (360, 640))

# `parts`: what must be whole and in sight. Names may not be shortened, words may not be broken, nothing may scroll
# but what `scrolls` names, and of two parts neither may lie on the other unless it lies in it.
WRONG = """([parts, names, scrolls]) => {
  const wrong = new Set()
  const say = (one) => (one.textContent.trim().replace(/\\s+/g, ' ') || one.className).slice(0, 30)
  const shown = (one) => one.getClientRects().length && !one.closest('dialog, [popover], .sr, .bench')
  const inside = (box, frame) => box.left >= frame.left - 1 && box.right <= frame.right + 1 &&
    box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1
  const main = document.querySelector('main')
  for (const one of [document.documentElement, main, ...main.querySelectorAll('*')]) {
    const style = getComputedStyle(one)
    if (!one.clientHeight || one.closest(scrolls)) continue
    const may = (how) => /auto|scroll/.test(how)
    if (one.scrollHeight > one.clientHeight + 1 && may(style.overflowY)) wrong.add(`${say(one)} scrolls`)
    if (one.scrollWidth > one.clientWidth + 1 && may(style.overflowX)) wrong.add(`${say(one)} is too wide`)
  }
  const all = [...document.querySelectorAll(parts)].filter(shown)
  const boxes = all.map((one) => one.getBoundingClientRect())
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  all.forEach((one, at) => {
    const box = boxes[at]
    if (!inside(box, screen)) wrong.add(`${say(one)} is out of sight`)
    for (let frame = one.parentElement; frame; frame = frame.parentElement)
      if (getComputedStyle(frame).overflowY !== 'visible' && !inside(box, frame.getBoundingClientRect()))
        wrong.add(`${say(one)} is cut`)
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    if (!one.contains(hit) && !hit?.contains(one)) wrong.add(`${say(one)} is covered`)
    boxes.forEach((other, i) => {
      if (i > at && !one.contains(all[i]) && other.left < box.right - 1 && box.left < other.right - 1 &&
        other.top < box.bottom - 1 && box.top < other.bottom - 1) wrong.add(`${say(one)} lies on ${say(all[i])}`)
    })
  })
  const range = document.createRange()
  for (const one of document.querySelectorAll(names)) {
    if (!shown(one)) continue
    if (one.scrollWidth > one.clientWidth + 1 && one.clientWidth) wrong.add(`${say(one)} is shortened`)
    const words = document.createTreeWalker(one, NodeFilter.SHOW_TEXT)
    for (let text = words.nextNode(); text; text = words.nextNode()) {
      if (text.parentElement.closest('.sr')) continue
      for (const { 0: word, index } of text.data.matchAll(/[^\\s-]+/g)) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const rows = [...range.getClientRects()].filter((box) => box.width)
        const lines = new Set(rows.map((box) => Math.round(box.top / 4)))
        const upright = getComputedStyle(one).writingMode === 'horizontal-tb'
        if (upright && lines.size > 1) wrong.add(`${word} is broken`)
        const box = range.getBoundingClientRect()
        const frame = one.closest('button, li, section')?.getBoundingClientRect()
        if (frame && (box.right > frame.right + 1 || box.left < frame.left - 1)) wrong.add(`${word} sticks out`)
      }
    }
  }
  return [...wrong]
}"""

# The layout answers to a new size in the next frames.
SETTLED = """async () => {
  for (let i = 0; i < 6; i++) await new Promise((next) => requestAnimationFrame(next))
}"""


def wrong_at(page: Page, size: tuple[int, int], parts: str, names: str, scrolls: str = ".never") -> list[str]:
    """What is wrong in a window of this size."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(SETTLED)
    found: list[str] = page.evaluate(WRONG, [parts, names, scrolls])
    return [f"{size[0]}x{size[1]}: {one}" for one in found]
