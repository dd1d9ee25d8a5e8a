"""Plays a game by clicking on what the page offers, as a hasty person would.

It knows no rules and sends nothing itself: it looks for what can be clicked, clicks it, and goes on.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from random import Random

from playwright.sync_api import Error, Page
from tools.stage import Visitor

# Where answers are found, in this order; the rest of the page is looked for only if there is nothing here.
READY = ".prompt .btn.pri:not([disabled])"
LISTED = ".prompt .opts .opt:not([disabled])"
BESIDE = ".prompt .side .btn:not([disabled])"
BOARDS = {
    "gladius": (".hand .pick:not([aria-disabled=true])",),
    "school": (
        ".hand .pick:not([aria-disabled=true])",
        ".bench .quick .btn:not([disabled])",
        ".bench li button:not([aria-disabled=true]):not([aria-pressed=true]), .bench .foot .btn:not(.off)",
    ),
    "for_glory": ("main .tile.can, .bench .btn:not(.off):not([disabled]):not([aria-label])",),
    "spartacus": (
        "main .choice button:not([disabled])",
        ".bench .steps .btn:first-child:not([disabled])",
        ".bench .die",
        ".cell.strikes",
        ".cell.reachable, .deeds .btn:not(.off)",
        ".bench .choices .btn:not([disabled]), .bench .pairings .btn:not([disabled])",
        ".bench .coins .btn:not([disabled]), .bench .do .btn, .bench .zero",
        ".bench .ends .btn:not([disabled]), .bench .end .btn:not([disabled])",
        ".bench section:not(.desk) button:not([disabled]):not(.off):not(.desk *)",
    ),
}
BOARDS["serpents"] = BOARDS["spartacus"]

# What can be clicked is marked in the page, so that the click itself is a real one.
CHOOSE = """([ways, luck, hasty]) => {
  document.querySelector('[data-next]')?.removeAttribute('data-next')
  const prompt = document.querySelector('section.prompt')
  const mood = prompt ? prompt.classList[1] : ''
  if (mood !== 'yours') return mood
  if (document.querySelector('dialog[open]')) return 'dialog'
  const seen = (one) => one.getClientRects().length && getComputedStyle(one).visibility !== 'hidden'
  for (const way of ways) {
    const found = [...document.querySelectorAll(way)].filter(seen)
    if (!found.length || (way === hasty && luck > 0.9)) continue
    found[Math.floor(luck * 997) % found.length].setAttribute('data-next', '')
    return 'click'
  }
  return 'nothing'
}"""
MOST = 60  # clicks for one question


class Stuck(AssertionError):
    """There is a question, and no way to answer it by clicking."""


class Clicker:
    """One seat of one table, in one tab."""

    def __init__(self, visitor: Visitor, game: str, seed: int = 1, page: Page | None = None) -> None:
        self.visitor, self.page = visitor, page or visitor.page
        self.ways = [READY, LISTED, *BOARDS[game], BESIDE]
        self.random = Random(seed)
        self.questions: Counter[str] = Counter()
        self.clicks = 0
        self._ask, self._tries = "", 0

    @property
    def over(self) -> bool:
        return bool(self.visitor.state.get("over"))

    def play(self, until: Callable[[], object] = lambda: False, seconds: float = 100.0) -> None:
        """Until the game is over, or something else is so."""
        deadline = time.monotonic() + seconds
        while not until() and not self.step():
            if time.monotonic() > deadline:
                raise Stuck(f"too slow: {self.clicks} clicks, {dict(self.questions)}")

    def step(self) -> bool:
        """One click, if there is something to click. Is the game over?"""
        ways = self.ways
        if self._tries > MOST // 2:  # beginning with something else may help
            ways = [READY, LISTED, BESIDE, *self.random.sample(self.ways[2:-1], len(self.ways) - 3)]
        mood = self.page.evaluate(CHOOSE, [ways, self.random.random(), BESIDE])
        if mood == "over":
            return True
        if mood == "dialog":  # a card was opened to be read
            self.page.keyboard.press("Escape")
        elif mood == "click":
            self._count()
            try:
                self.page.click("[data-next]", timeout=1500)
            except Error as error:
                if "Timeout" not in str(error):  # it went away while the mouse was on its way
                    raise
        else:
            if mood == "nothing":
                self._count()
            self.page.wait_for_timeout(25)
        return False

    def _count(self) -> None:
        ask = self.visitor.state.get("ask") or {}
        self.clicks += 1
        if ask.get("id") != self._ask:
            self._ask, self._tries = ask.get("id", ""), 0
            self.questions[ask.get("kind", "")] += 1
        self._tries += 1
        if self._tries > MOST:
            raise Stuck(
                f"{ask.get('kind')} {str(ask.get('options'))[:300]}: {self.page.inner_text('.prompt')[:300]}"
            )
