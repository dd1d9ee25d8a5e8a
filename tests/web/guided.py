"""Goes through a lesson by clicking on nothing but what the light falls on."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page

from tests.web.waiting import eventually

MOST = 160  # clicks in one lesson
MISSES = 10  # clicks that came too late for a control, in one lesson
PATIENCE = 3_000  # milliseconds for a control that stands there and is enabled
SETTLED = 400  # milliseconds after which nothing moves any more
LIT = "[aria-describedby='lesson-do']"
DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"

# What is wrong with the light: it must fall on something in the window, and the text stand beside it.
WRONG = """() => {
  const wrong = []
  const tip = document.querySelector('.tip:not(.away)')?.getBoundingClientRect()
  if (!tip) return ['there is no text']
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
# What is to be clicked now, and under which title; nothing while an answer is under way or nothing is lit yet.
NEXT = """() => {
  const tip = document.querySelector('.tip:not(.away)')
  if (!tip || document.querySelector('.prompt[data-sending]')) return null
  const title = tip.querySelector('h2')?.textContent ?? ''
  if (tip.matches('.end')) return { title, over: true, control: null }
  const lit = "[aria-describedby='lesson-do']"
  const sheet = document.querySelector('dialog[open]')
  const answers = ['.prompt .opts .opt:not([disabled])', '.prompt .side .btn:not([disabled])']
  const control = sheet
    ? sheet.querySelector(lit)
    : (tip.querySelector('.foot .btn.pri') ??
      document.querySelector(document.querySelector(`.prompt${lit}`) ? answers.join() : lit))
  return control && !control.disabled ? { title, over: false, control } : null
}"""


def walk(page: Page, look: Callable[[], object] = lambda: None) -> Iterator[str]:
    """Click on what is lit until the lesson is over; yields what is wrong, and the name of every step.

    A click waits until the page is ready, never a fixed time: what is clicked is looked up together with the title
    above it, so that no click meant for one step can fall into the next one, whose title nobody has read.
    """
    step, missed = "", 0
    for _ in range(MOST):
        eventually(page, NEXT)
        page.evaluate(DRAWN)
        if page.evaluate(WRONG):  # the light may be on its way
            page.wait_for_timeout(SETTLED)
        wrong = page.evaluate(WRONG)
        ready = page.evaluate_handle(NEXT)
        if not ready.json_value():  # it has moved on meanwhile
            continue
        title: str = ready.get_property("title").json_value() or step  # a result belongs to the step before
        if title != step or wrong:
            look()
        yield from (f"{title}: {one}" for one in wrong)
        if title != step:
            step = title
            yield step
        if ready.get_property("over").json_value():
            return
        control = ready.get_property("control").as_element()
        assert control is not None
        try:
            control.click(timeout=PATIENCE)
        except PlaywrightError:  # it was replaced: what has come instead is looked at first
            missed += 1
            assert missed < MISSES, f"{step}: what is lit cannot be clicked"
    raise AssertionError(f"no end: {step}")
