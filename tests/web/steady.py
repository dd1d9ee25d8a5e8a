"""How far the board jumps from one question to the next."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

# Where each visible part of the board is. A part is known by its class, its component (whose class Svelte makes)
# and its name: a card in the middle of the table has a middle of its own.
PARTS = """() => {
  const main = document.querySelector('main')
  const window = main.getBoundingClientRect()
  const parts = {'the board': [window.left, window.top], 'the question': [window.left, window.bottom]}
  const wanted = 'section[aria-label], [data-sticky], .layout, .board > .middle, .market, .hand:not(.card), .sand'
  for (const one of main.querySelectorAll(wanted)) {
    const box = one.getBoundingClientRect()
    if (!box.height || box.bottom < window.top || box.top > window.bottom) continue
    const component = [...one.classList].find((name) => name.startsWith('svelte-')) ?? ''
    parts[`${one.classList[0]} ${component} ${one.ariaLabel ?? ''}`] = [box.left, box.top]
  }
  return parts
}"""

Parts = dict[str, tuple[float, float]]


class Steadiness:
    """Measures at every question how far the board has moved since the one before, within a phase."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.jumps: list[tuple[float, str]] = []
        self._before: tuple[object, Parts] = (None, {})

    def measure(self, state: dict[str, Any]) -> None:
        """At a question: what moved farthest, and how far."""
        view = state.get("view", {})
        scene = (view.get("phase"), view.get("bout") is None)
        parts: Parts = self.page.evaluate(PARTS)
        last, before = self._before
        if scene == last:
            moved = [(shift(before[name], at), name) for name, at in parts.items() if name in before]
            kind = (state.get("ask") or {}).get("kind", "")
            far, name = max(moved, default=(0.0, ""))
            self.jumps.append((far, f"{far:.0f} px: {name} at {kind}"))
        self._before = (scene, parts)

    @property
    def per_question(self) -> float:
        return sum(far for far, _ in self.jumps) / max(1, len(self.jumps))

    def farthest(self, few: int = 8) -> list[str]:
        return [said for far, said in sorted(self.jumps, reverse=True)[:few] if far >= 1]


def shift(one: tuple[float, float], two: tuple[float, float]) -> float:
    return max(abs(one[0] - two[0]), abs(one[1] - two[1]))
