"""The games. Each is one folder here whose `__init__.py` holds its `GAME`, the object that names all its parts.

Other packages add games through the entry point group `munera.games` (`name = "package:GAME"`).
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pkgutil import iter_modules
from typing import Any

from munera.games.game import Game
from munera.kernel import MuneraError, Rulebook

GROUP = "munera.games"


class UnknownGame(MuneraError, LookupError):
    """There is no game of that name."""


@cache
def games() -> dict[str, Game]:
    """Every game that can be played here, by id. No rules are loaded for it."""
    modules = (import_module(f"{__name__}.{module.name}") for module in iter_modules(__path__) if module.ispkg)
    found: dict[str, Game] = {module.GAME.id: module.GAME for module in modules}
    for point in entry_points(group=GROUP):
        game = game_from(point)
        found.setdefault(game.id, game)
    return found


def game_from(point: EntryPoint) -> Game:
    """The game of another package; one that offers its rulebook alone, as in 0.1, has no other parts."""
    game = point.load()
    if isinstance(game, Rulebook):
        return Game(game.id, point.value)
    if not isinstance(game, Game):
        raise TypeError(f"the entry point {point.name} of {GROUP} is no Game but {type(game).__name__}")
    return game


def game(id: str) -> Game:
    """The game of that id."""
    try:
        return games()[id]
    except KeyError:
        raise UnknownGame(f"no game {id!r}; there are: {', '.join(games())}") from None


@cache
def book(id: str) -> Rulebook[Any]:
    """The rulebook of one game; no other is loaded for it."""
    return game(id).book


@cache
def books() -> dict[str, Rulebook[Any]]:
    """The rulebook of every game, by id."""
    return {id: book(id) for id in games()}
