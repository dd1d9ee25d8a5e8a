"""Messages in words, with the story told in one go: what hosts tell bit by bit must read the same."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from munera.kernel import Seat
from munera.tables.story import Story
from munera.tables.wording import Wording


def lines(
    wording: Wording, opening: Mapping[str, Any], events: Sequence[Any], names: tuple[str, ...], you: Seat | None
) -> list[dict[str, Any]]:
    """The whole story of these events."""
    story = Story(wording, names, you, lambda: opening)
    story.hear(events)
    for _ in story.tell(0, len(events)):
        pass
    return [json.loads(line) for line in story.lines(0, len(events))]


def in_words(
    wording: Wording,
    message: Mapping[str, Any],
    events: Sequence[Any],
    since: int,
    names: tuple[str, ...],
    you: Seat | None,
) -> dict[str, Any]:
    """A message in words, with the story from event number `since` on."""
    found = lines(wording, message["view"], events, names, you)
    return {**wording.in_words(message, names, you), "lines": [line for line in found if line["n"] >= since]}
