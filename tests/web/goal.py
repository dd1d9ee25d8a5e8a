"""What may be wrong with the strip that says what wins and how far everybody is."""

from __future__ import annotations

from playwright.sync_api import Page
from tools.browser import DESKTOP, PHONE

SIZES = (DESKTOP, (1024, 768), (844, 390), PHONE)

# Out of the window, over one another, covered, on the board, without its numbers; or the question is out of sight.
WRONG = """() => {
  const wrong = []
  const strip = document.querySelector('.goal')
  if (!strip) return ['there is none']
  const parts = [strip.querySelector('.what'), ...strip.querySelectorAll('li')]
  const boxes = parts.map((part) => part.getBoundingClientRect())
  boxes.forEach((box, at) => {
    const name = parts[at].textContent.trim()
    if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight || !box.width)
      wrong.push(`${name} is out of sight`)
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    if (!parts[at].contains(hit)) wrong.push(`${name} is covered`)
    if (boxes.some((other, i) => i > at && other.left < box.right - 1 && box.left < other.right - 1
      && other.top < box.bottom - 1 && box.top < other.bottom - 1)) wrong.push(`${name} is overlapped`)
    const number = parts[at].querySelector('.num')?.getBoundingClientRect()
    if (number && (number.right > box.right + 1 || !number.width)) wrong.push(`${name} has lost its number`)
    const who = parts[at].querySelector('.who')
    if (who && who.clientWidth < Math.min(who.scrollWidth, 24)) wrong.push(`${name} has lost its name`)
  })
  const main = document.querySelector('main').getBoundingClientRect()
  if (strip.getBoundingClientRect().bottom > main.top + 1) wrong.push('it lies on the board')
  const asked = document.querySelector('.prompt h2').getBoundingClientRect()
  if (asked.top < 0 || asked.bottom > innerHeight) wrong.push('the question is out of sight')
  return wrong
}"""


def wrong_with_the_strip(page: Page) -> list[str]:
    """What is wrong with it on each size of the window."""
    found: list[str] = []
    for wide, tall in SIZES:
        page.set_viewport_size({"width": wide, "height": tall})
        page.wait_for_timeout(30)
        found += [f"{wide}x{tall}: {one}" for one in page.evaluate(WRONG)]
    return found
