"""Plays a game by clicking on what the page offers: as a hasty person would, or as a sensible one.

They know no rules and send nothing themselves: they look for what can be clicked, click it, and go on. The hasty
one clicks anything, so that such games may have no end; the sensible one asks for a suggestion and follows it.
"""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random

from playwright.sync_api import Error, Page
from tools.browser import Visitor

from tests.web.steady import Steadiness

# Where answers are found, in this order; the rest of the page is looked for only if there is nothing here.
READY = ".prompt .btn.pri:not([disabled])"
LISTED = ".prompt .opts .opt:not([disabled])"
BESIDE = ".prompt .side .btn:not([disabled])"
BOARDS = {
    "gladius": (".hand .pick:not([aria-disabled=true])",),
    "school": (
        ".hand .pick:not([aria-disabled=true])",
        ".bench .amounts .btn:not([disabled])",
        ".bench li button:not([aria-disabled=true]):not([aria-pressed=true]), .bench .foot .btn:not(.off)",
    ),
    "for_glory": ("main .tile.can, .bench .btn:not(.off):not([disabled]):not([aria-label])",),
    "spartacus": (
        "main .choice button:not([disabled])",
        ".bench .steps .btn:first-child:not([disabled])",
        ".bench .die",
        ".cell.strikes",
        ".cell.reachable, .choices .btn:not(.off)",
        ".bench .choices .btn:not([disabled]), .bench .pairings .btn:not([disabled])",
        ".bench :is(.amounts, .coins) .btn:not([disabled]), .bench .do .btn, .bench .amounts + .none",
        ".bench .ends .btn:not([disabled]), .bench .end .btn:not([disabled])",
        ".bench section:not(.desk) button:not([disabled]):not(.off):not(.desk *)",
    ),
}
BOARDS["serpents"] = BOARDS["spartacus"]

# Where a suggestion is shown: what is marked and not yet chosen, what was chosen, and the way to take it over.
SUGGEST = ".prompt .bulb:not([disabled])"
FOLLOWED = (
    "button.hinted:not([disabled]):not([aria-disabled=true]):not([aria-pressed=true])",
    READY,
    ".bench p.hint button",
    "button.hint:not([disabled]), .bench li.hint button:not([disabled])",
    ".bench .foot .btn.sel:not([aria-pressed])",
)

# What can be clicked is marked in the page, so that the click itself is a real one.
CHOOSE = """([ways, luck, hasty, label]) => {
  document.querySelector('[data-next]')?.removeAttribute('data-next')
  const prompt = document.querySelector('section.prompt')
  const mood = prompt ? prompt.classList[1] : ''
  if (mood === 'showing' && prompt.querySelector('.btn.pri')) return 'held'
  if (mood !== 'yours') return mood
  if (document.querySelector('dialog[open]')) return 'dialog'
  const seen = (one) => one.getClientRects().length && getComputedStyle(one).visibility !== 'hidden'
  const texts = (one) => [one.textContent.trim(), one.getAttribute('aria-label') ?? '']
  const fits = (one) => !one.disabled && texts(one).some((text) => text.startsWith(label))
  for (const way of label ? [...ways, 'button'] : ways) {
    const found = [...document.querySelectorAll(way)].filter((one) => seen(one) && (way !== 'button' || fits(one)))
    if (!found.length || (way === hasty && luck > 0.9)) continue
    found[Math.floor(luck * 997) % found.length].setAttribute('data-next', '')
    return 'click'
  }
  return 'nothing'
}"""
# Where the middle of what is clicked is, and which answer it gives; and whether a place ends the turn now.
CLICKED = """() => {
  const one = document.querySelector('[data-next]')
  const { left, top, width, height } = one?.getBoundingClientRect() ?? {}
  return one && { x: left + width / 2, y: top + height / 2, gives: one.dataset.option ?? '' }
}"""
ENDS = """({ x, y, ends }) => document.elementFromPoint(x, y)?.closest('button')?.dataset.option === ends"""

MOST = 60  # clicks for one question
PATIENT = 6  # clicks after a suggestion, until something else is tried
HASTE, LEISURE = 250, 1500  # milliseconds for a click; what is gone by then is looked for again


class Stuck(AssertionError):
    """There is a question, and no way to answer it by clicking."""


@contextmanager
def gone() -> Iterator[None]:
    """What was to be clicked may go away while the mouse is on its way."""
    try:
        yield
    except Error as error:
        if "Timeout" not in str(error):
            raise


class Clicker:
    """One seat of one table, in one tab: clicks anything."""

    def __init__(self, visitor: Visitor, game: str, seed: int = 1, page: Page | None = None) -> None:
        self.visitor, self.page = visitor, page or visitor.page
        self.ways = [READY, LISTED, *BOARDS.get(game, ()), BESIDE]
        self.random = Random(seed)
        self.questions: Counter[str] = Counter()
        self.clicks = 0
        self.steadiness = Steadiness(self.page)
        self.ended: list[str] = []  # questions in which a second click would have ended the turn
        self._ask, self._tries = "", 0
        self.last: dict[str, object] = {}

    @property
    def over(self) -> bool:
        return bool(self.visitor.state.get("over"))

    def play(self, until: Callable[[], object] = lambda: False, seconds: float = 100.0) -> None:
        """Click until the game is over, or until `until` says that it is enough."""
        deadline = time.monotonic() + seconds
        while not until() and not self.step():
            if time.monotonic() > deadline:
                raise Stuck(f"too slow: {self.clicks} clicks, {dict(self.questions)}")

    def step(self) -> bool:
        """One click, if there is something to click. Is the game over?"""
        mood = self.look()
        if mood == "over":
            return True
        if mood == "dialog":  # a card was opened to be read
            self.page.keyboard.press("Escape")
        elif mood == "held":  # a result stays until somebody goes on
            with gone():
                self.page.click(".prompt.showing .btn.pri", timeout=LEISURE)
        elif mood == "click":
            self._count()
            self.click()
        else:
            if mood == "nothing":
                self._count()
            self.page.wait_for_timeout(25)
        return False

    def look(self) -> str:
        """Mark what is clicked next."""
        ways = self.ways
        if self._tries > MOST // 2:  # beginning with something else may help
            ways = [READY, LISTED, BESIDE, *self.random.sample(self.ways[2:-1], len(self.ways) - 3)]
        return self.mark(ways)

    def mark(self, ways: list[str], label: str = "") -> str:
        mood: str = self.page.evaluate(CHOOSE, [ways, self.random.random(), BESIDE, label])
        return mood

    def click(self, *, answers: bool = True) -> None:
        self.see_where_the_turn_ends()
        if answers and (place := self.page.evaluate(CLICKED)):
            self.last = {**place, "ask": (self.visitor.state.get("ask") or {}).get("id")}
        with gone():
            self.page.click("[data-next]", timeout=HASTE if self._tries <= PATIENT else LEISURE)

    def see_where_the_turn_ends(self) -> None:
        """After an answer the end of one's turn must not stand where it was clicked."""
        ask, last = self.visitor.state.get("ask") or {}, self.last
        if "ends" not in ask or last.get("ask") in (None, ask["id"]):
            return
        ends = json.dumps(ask["ends"], separators=(",", ":"))
        if last["gives"] != ends and self.page.evaluate(ENDS, {**last, "ends": ends}):
            self.ended.append(f"{ask['kind']} after {last['gives'] or 'a click'}")

    def _count(self) -> None:
        ask = self.visitor.state.get("ask") or {}
        self.clicks += 1
        if ask.get("id") != self._ask:
            self._ask, self._tries = ask.get("id", ""), 0
            self.questions[ask.get("kind", "")] += 1
            self.steadiness.measure(self.visitor.state)
        self._tries += 1
        if self._tries > MOST:
            raise Stuck(
                f"{ask.get('kind')} {str(ask.get('options'))[:300]}: {self.page.inner_text('.prompt')[:300]}"
            )


class Sensible(Clicker):
    """Asks for a suggestion and takes it, but answers some questions (`moody`: their share) at random."""

    def __init__(self, visitor: Visitor, game: str, seed: int = 1, moody: float = 0.1) -> None:
        super().__init__(visitor, game, seed)
        self.moody = moody
        self.alone: Counter[str] = Counter()  # questions where nothing to click was found for the suggestion
        self._asked, self._alone, self._missed = "", False, 0

    def look(self) -> str:
        ask = self.visitor.state.get("ask") or {}
        if not ask:
            return super().look()
        if ask["id"] != self._asked:
            self._asked, self._alone, self._missed = ask["id"], self.random.random() < self.moody, 0
            if not self._alone:
                return self.suggest()
        if self._alone or self._tries > PATIENT or self.visitor.hint.get("ask") != ask["id"]:
            return super().look()
        option = self.visitor.hint["option"]
        mood = self.typed(option) or self.mark(list(FOLLOWED), self.label(ask, option))
        if mood == "nothing":
            self._missed += 1  # at first because the answer is on its way
            if self._missed < 4:
                return "waiting"
            self._alone = True
            self.alone[ask["kind"]] += 1
        return mood

    def suggest(self) -> str:
        """Ask what the bot would do."""
        mood = self.mark([SUGGEST])
        if mood != "click":
            self._asked = "" if mood in ("nothing", "held") else self._asked
            return "held" if mood == "held" else "waiting"
        self.click(answers=False)
        self.page.wait_for_selector(f"{SUGGEST}, .prompt:not(.yours)")
        return "waiting"

    def label(self, ask: dict[str, object], option: object) -> str:
        """The suggestion in words, where options are listed."""
        options, said = ask["options"], (self.visitor.state.get("said") or {}).get("options", ())
        at = options.index(option) if isinstance(options, list) and option in options else len(said)
        return str(said[at]["label"]) if at < len(said) else ""

    def typed(self, option: object) -> str:
        """Sums are typed."""
        field = self.page.locator(".bench input[type=number]")
        if type(option) is not int or field.count() != 1 or self.page.locator(READY).count():
            return ""
        with gone():
            field.fill(str(option), timeout=LEISURE)
            field.press("Tab", timeout=LEISURE)
        return "waiting"
