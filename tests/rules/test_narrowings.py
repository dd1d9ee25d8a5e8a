"""`docs/narrowings.md` lists the rulings that take something from a player, and names none that is not there."""

from __future__ import annotations

import re
from pathlib import Path

from munera.rules import games, rules

PAGE = Path(__file__).resolve().parents[2] / "docs" / "narrowings.md"
COUNTED = re.compile(r"at most \d+ (?:times|offers)|narrower")


def listed() -> dict[str, tuple[str, str]]:
    """What the page says of each rule: what may not be done, and why."""
    rows = [
        line.strip("| \n").split(" | ") for line in PAGE.read_text("utf-8").splitlines() if line.startswith("| ")
    ]
    return {id: (what, why) for id, what, why in rows if id != "rule"}


def test_every_ruling_on_the_page_exists_and_has_a_reason() -> None:
    ours = {rule.id for game in games() for rule in rules(game).values() if rule.mark in ("ruling", "ours")}
    assert set(listed()) <= ours
    assert all(what and why for what, why in listed().values())


def test_whatever_counts_or_calls_itself_narrower_is_on_the_page() -> None:
    found = {rule.id for game in games() for rule in rules(game).values() if COUNTED.search(rule.text)}
    assert found - set(listed()) == set()
    assert {"SP-LIMIT-1", "GS-43"} <= found
