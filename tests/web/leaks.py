"""Searches what reaches one browser for what only another player may see: by ids of cards, and by their names."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from typing import Any

from munera.games import book
from munera.words import Words

# Where a view may name cards that were in a hand: the viewer's own, what they saw, and what lies open.
OPEN = {
    "gladius": {"hand", "known", "discard", "table"},
    "spartacus": {"hand", "known", "scheme", "declared", "prepared", "intrigue_discard", "assets"},
}
PRINTED = ("detail",)  # the printed text of a card that is offered may name any other card


def words(found: object, without: Collection[str] = ()) -> set[str]:
    """Every text in what came, but for what stands under these names."""
    if isinstance(found, dict):
        return set().union(*(words(part, without) for name, part in found.items() if name not in without))
    if isinstance(found, list):
        return set().union(*(words(part, without) for part in found))
    return {found} if isinstance(found, str) else set()


def open_to_all(found: object, names: Collection[str]) -> set[str]:
    """Every text that stands under one of these names."""
    if isinstance(found, dict):
        parts = [words(part) if name in names else open_to_all(part, names) for name, part in found.items()]
        return set().union(*parts)
    return set().union(*(open_to_all(part, names) for part in found)) if isinstance(found, list) else set()


class Onlooker:
    """Reads all that reaches one seat, beside what another one holds."""

    def __init__(self, game: str, lang: str) -> None:
        self.game, self.words = book(game), Words(lang)
        self.mine: set[str] = set()
        self.held: set[str] = set()  # whatever the other one held since the last look

    def look(self, frames: Iterable[dict[str, Any]], held: Collection[str]) -> None:
        """At what came since; `held`: what the other one holds now."""
        self.held |= set(held)
        for frame in frames:
            if frame["type"] == "state" and not frame["over"]:
                self.check(frame)
        self.held = set(held)

    def check(self, frame: dict[str, Any]) -> None:
        view = frame["view"]
        names = OPEN[self.game.id]
        mine, self.mine = self.mine | set(view["hand"]), set(view["hand"])
        hidden = self.held - mine - open_to_all(view, names)
        again = any("shuffle" in event[0] for event in frame["events"])  # then what was open is hidden again
        said = dict(frame.get("said") or {})
        lines = said.pop("lines", [])
        for part in (words(view, names), words(frame["ask"]), set() if again else words(frame["events"])):
            assert not hidden & part, (hidden & part, frame)
        for card in hidden:
            name = re.compile(rf"(?<!\w){re.escape(self.words.card(self.game, card))}(?!\w)")
            for text in (*words(said, PRINTED), *(() if again else words(lines))):
                assert not name.search(text), (card, text)
