"""How the game at a table begins: a new one, a written position, or a record up to some entry."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from munera.kernel import Match, Rulebook, Seat, replay, start, start_from
from munera.kernel.plain import to_option

SCRIPT: Final = "script"  # the key of what the others answer in a lesson


def begin(
    book: Rulebook[Any], origin: Mapping[str, Any], watch: Callable[[Match[Any]], None] | None = None
) -> Match[Any]:
    """Make the match that a table begins with: a new one, a written position, or a record up to some entry.

    watch: called at every entry of a record.
    """
    if "record" in origin:
        return replay(book, origin["record"], until=origin["until"], watch=watch)
    if "position" in origin:
        return start_from(book, origin["position"])
    options = {name: to_option(value) for name, value in origin["options"].items()}
    return start(book, origin["seats"], origin["seed"], options)


def opening_view(book: Rulebook[Any], origin: Mapping[str, Any], viewer: Seat | None) -> Mapping[str, Any]:
    """What a viewer saw before the first entry of this game, which may be one that others have played before."""
    first = replay(book, origin["record"], until=0) if "record" in origin else begin(book, origin)
    return book.view(first.state, viewer)
