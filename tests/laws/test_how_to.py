"""The example of docs/how-to-add-a-game.md, taken from the page itself, keeps every law."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from munera.kernel import start
from munera.kernel.laws import Case, check

PAGE = Path(__file__).resolve().parents[2] / "docs" / "how-to-add-a-game.md"


def example() -> str:
    (code,) = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    return str(code)


def book() -> Any:
    names: dict[str, Any] = {"__name__": "sortes"}
    exec(compile(example(), str(PAGE), "exec"), names)
    return names["BOOK"]


def test_the_example_is_short() -> None:
    lines = [line for line in example().splitlines() if line.strip()]
    assert len(lines) <= 66  # sixty lines of game and the imports


def test_the_example_keeps_every_law() -> None:
    parted = check(Case(book(), 2), range(20), thorough=True)
    assert parted["revealed"] > 0  # the only news there is
    assert {kind for kind in parted if not kind.startswith("(")} == {"revealed"}


def test_the_example_plays_as_its_rules_say() -> None:
    m = start(book(), 2, 1)
    low, high = m.state.hands[0][0], m.state.hands[1][-1]
    m.answer(0, low)
    m.answer(1, high)
    assert m.state.points == [int(low > high), int(high > low)]
