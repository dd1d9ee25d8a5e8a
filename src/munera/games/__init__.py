"""The games. Each is one folder with a `rulebook.py` that holds its `BOOK`; writing the folder registers it.

Other packages add games through the entry point group `munera.games` (`name = "package.module:BOOK"`).
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Any

from munera.kernel import MuneraError, Rulebook


class UnknownGame(MuneraError, LookupError):
    """There is no game of that name."""


@cache
def books() -> dict[str, Rulebook[Any]]:
    """Every game that can be played here, by id."""
    found: dict[str, Rulebook[Any]] = {}
    for module in iter_modules(__path__):
        rules = f"{__name__}.{module.name}.rulebook"
        if module.ispkg and find_spec(rules):  # a folder of cards alone is not a game yet
            book = import_module(rules).BOOK
            found[book.id] = book
    for point in entry_points(group="munera.games"):
        found.setdefault(point.name, point.load())
    return found


def book(game: str) -> Rulebook[Any]:
    """The rulebook of a game."""
    try:
        return books()[game]
    except KeyError:
        raise UnknownGame(f"no game {game!r}; there are: {', '.join(books())}") from None
