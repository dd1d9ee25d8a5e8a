"""Goes through a lesson by clicking on nothing but what the light falls on."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from playwright.sync_api import Page
from tools.browser import Visitor

MOST = 160  # clicks in one lesson
SETTLED = 400  # milliseconds after which nothing moves any more
END = ".tip.end:not(.away)"
READS = ".tip:not(.away):not(.end) .foot .btn.pri"
LIT = "[aria-describedby='lesson-do']"

# What is wrong with the light: it must fall on something in the window, and the text stand beside it.
WRONG = """() => {
  const wrong = []
  const tip = document.querySelector('.tip:not(.away)').getBoundingClientRect()
  if (tip.left < 0 || tip.top < 0 || tip.right > innerWidth || tip.bottom > innerHeight)
    wrong.push('the text is cut')
  const holes = [...document.querySelectorAll('.veil rect')].map((one) => one.getBoundingClientRect())
  if (!holes.length && !document.querySelector('.tip.end, dialog[open]')) wrong.push('nothing is lit')
  for (const hole of holes) {
    if (hole.left < 0 || hole.top < 0 || hole.right > innerWidth || hole.bottom > innerHeight)
      wrong.push('the light leaves the window')
    const inside = tip.left < hole.right && hole.left < tip.right && tip.top < hole.bottom && hole.top < tip.bottom
    if (inside) wrong.push('the text covers what is lit')
  }
  const lit = document.querySelector("[aria-describedby='lesson-do']")
  if (lit && !lit.matches('.prompt')) {
    const box = lit.getBoundingClientRect()
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    if (!lit.contains(hit)) wrong.push('what is lit cannot be clicked')
  }
  return wrong
}"""
STEP = "() => document.querySelector('.tip:not(.away) h2')?.textContent ?? ''"


def walk(visitor: Visitor, page: Page, look: Callable[[], object] = lambda: None) -> Iterator[str]:
    """Click on what is lit until the lesson is over; yields what is wrong, and the name of every step."""
    step = ""
    for _ in range(MOST):
        page.wait_for_selector(".tip:not(.away)")
        page.wait_for_timeout(40)
        title: str = page.evaluate(STEP) or step  # a result that is to be seen belongs to the step before
        if page.evaluate(WRONG):  # the light may be on its way
            page.wait_for_timeout(SETTLED)
        wrong = [f"{title}: {one}" for one in page.evaluate(WRONG)]
        if title != step or wrong:
            look()
        yield from wrong
        if title != step:
            step = title
            yield step
        if page.locator(END).count():
            return
        before = len(visitor.frames)
        if page.locator("dialog[open]").count():
            page.locator(f"dialog[open] {LIT}").first.click()
        elif page.locator(READS).count():
            page.click(READS)
        elif page.locator(f".prompt{LIT}").count():
            page.locator(".prompt .opts .opt:not([disabled]), .prompt .side .btn:not([disabled])").first.click()
        else:
            page.locator(LIT).first.click()
        page.wait_for_timeout(30 if len(visitor.frames) > before else 60)
    raise AssertionError(f"no end: {step}")
