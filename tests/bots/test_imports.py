"""Bots know of a game what a player knows: its cards, its views, and the questions that rules answer about these.

What they may import is listed here by name, so that no bot reaches into the rules: neither the state, nor what
changes it. Whoever needs more adds a question to the game that a view, or the board of a seat, can be asked.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from munera import bots, games

FOLDER = Path(bots.__file__).parent
GAMES = games.__name__
ALL = frozenset({"*"})  # of a module of tables or of shapes: everything that is defined in it
# By module: the names that bots may use.
FACE: dict[str, dict[str, frozenset[str]]] = {
    "gladius": {
        "cards": ALL,
        "view": frozenset({"DuelView", "FighterView"}),
        "rulebook": frozenset({"BOOK"}),
        "duel": frozenset({"PASS"}),
        "state": frozenset({"NOBODY", "PROWESS", "SKILL", "STRENGTH"}),
    },
    "school": {
        "gladiators": ALL,
        "view": frozenset({"Ledger"}),
        "view_types": frozenset({"GladiatorView", "SchoolView"}),
        "state": frozenset({"TRAINING", "UPKEEP", "Offer"}),
        "arena": frozenset({"DONE"}),
        "auction": frozenset({"NO_BID"}),
        "earnings": frozenset({"DIE", "PURSE"}),
        "trade": frozenset({"MOST_OFFERS"}),
        "training": frozenset({"extra_helps"}),
    },
    "for_glory": {
        "board": frozenset({"Board"}),
        "cards.table": ALL,
        "view_types": frozenset({"GloryView"}),
        "state": frozenset(
            {"ELSEWHERE", "FLEETING", "LASTING", "NOBODY", "Arena", "Gladiator", "Patron", "Tokens"}
        ),
        "strength": frozenset(
            {"agility", "attack", "attackable", "granted", "health_left", "influence", "needed"}
        ),
        "money": frozenset({"most"}),
        "supply": frozenset({"price"}),
    },
    # `queries` has the questions and words of the rules, `sight_types` the types of what is seen.
    "spartacus": {"queries": ALL, "sight_types": ALL, "cards.table": ALL, "rulebook": frozenset({"BOOK"})},
    "serpents": {"queries": ALL, "rulebook": frozenset({"BOOK"})},
}


def imported(text: str) -> Iterator[tuple[str, str]]:
    """Every module that is imported from, and the name; the module alone has no name.

    A module that is only named in a text, as for `import_module`, counts as imported.
    """
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield from ((node.module, alias.name) for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names)
        elif isinstance(node, ast.Constant) and str(node.value).startswith(f"{GAMES}."):
            yield str(node.value).replace(":", "."), ""


@cache
def own_names(module: str) -> frozenset[str]:
    """What a module of the games defines or lists in `__all__`: what it has imported itself is none of that."""
    path = Path(games.__file__).parent.joinpath(*module.removeprefix(f"{GAMES}.").split(".")).with_suffix(".py")
    found: set[str] = set()
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            found.add(node.name)
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        names = {one.id for target in targets if target for one in ast.walk(target) if isinstance(one, ast.Name)}
        found |= names
        if "__all__" in names and isinstance(node, ast.Assign):
            found |= set(ast.literal_eval(node.value))
    return frozenset(found)


def forbidden(text: str) -> list[str]:
    """What of the games here listed a bot imports that is none of its business.

    A package is never imported whole, nor a module: through it everything could be reached.
    """
    found = []
    for module, name in imported(text):
        whole = module if not name else f"{module}.{name}"
        if whole in ("munera", GAMES) or whole.removeprefix(f"{GAMES}.") in FACE:
            found.append(whole)
            continue
        for game, face in FACE.items():
            package = f"{GAMES}.{game}"
            folders = (package,) if "cards" in face else (package, f"{package}.cards")
            inside = whole if module in folders else module  # `from folder import module`
            if inside == package or inside.startswith(f"{package}."):
                allowed = face.get(inside.removeprefix(f"{package}."), frozenset())
                if allowed == ALL and inside == module:
                    allowed = own_names(module)
                if name not in allowed and not (allowed == ALL and name):
                    found.append(f"{module}.{name}")
    return found


def test_bots_import_only_the_face_of_these_games() -> None:
    sources = sorted(FOLDER.rglob("*.py"))
    assert len(sources) > 20
    assert {
        str(path.relative_to(FOLDER)): wrong for path in sources if (wrong := forbidden(path.read_text()))
    } == {}


def test_everything_that_is_allowed_is_used() -> None:
    used = {pair for path in FOLDER.rglob("*.py") for pair in imported(path.read_text())}
    spare = [
        f"{game}.{module}.{name}"
        for game, face in FACE.items()
        for module, names in face.items()
        for name in names - ALL
        if (f"munera.games.{game}.{module}", name) not in used
    ]
    assert spare == []


@pytest.mark.parametrize(
    "text",
    [
        "from munera.games.for_glory.state import Glory",
        "from munera.games.for_glory.machinations import actions",
        "from munera.games.gladius import duel",
        "import munera.games.school.season",
        "import munera.games.spartacus.intrigue.schemes",
        "from munera.games.spartacus import intrigue",
        "from munera.games.spartacus.intrigue.schemes import price",
        "from munera.games.spartacus.cards import schemes",
        "from munera.games import spartacus\nspartacus.intrigue.schemes.price",
        "from munera import games\ngames.spartacus.table.state.Spartacus",
        "import munera.games\nmunera.games.spartacus.intrigue.schemes.price",
        "import munera.games.spartacus.queries\nmunera.games.spartacus.table.state.Spartacus",
        "from munera.games.spartacus.rulebook import schemes",
        "from munera.games.spartacus.sight import Spartacus",
        "from munera.games.spartacus.queries import *",
        "from importlib import import_module\nimport_module('munera.games.spartacus.intrigue.schemes')",
        "from pkgutil import resolve_name\nresolve_name('munera.games.school.season:Season')",
    ],
)
def test_the_inside_of_a_game_is_found(text: str) -> None:
    assert forbidden(text)


@pytest.mark.parametrize(
    "text",
    [
        "from munera.games.spartacus import queries",
        "from munera.games.spartacus.queries import price",
        "from munera.games.spartacus.cards.table import Card",
        "from munera.games.gladius.duel import PASS",
    ],
)
def test_the_face_of_a_game_is_free(text: str) -> None:
    assert forbidden(text) == []
