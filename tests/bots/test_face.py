"""Bots know a game by its face: what a player may ask and see. How the rules work inside is not their business."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import munera.bots

BOTS = Path(munera.bots.__file__ or "").parent

# The modules of each game that bots may import. `queries`: the questions and words of the rules; `sight`: the
# types of what is seen; `cards.table`: what is printed; `rulebook`: its BOOK.
FACES = {
    "spartacus": ("queries", "sight", "cards.table", "rulebook"),
    "serpents": ("queries", "sight", "cards.table", "rulebook"),
}


def imported(source: str) -> Iterator[str]:
    """Every module that a source imports; a name from a module counts as a module too, since it may be one."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def insides(source: str, game: str) -> list[str]:
    """What a source imports of a game that is not part of its face."""
    package = f"munera.games.{game}"
    face = [f"{package}.{module}" for module in FACES[game]]
    found = [name for name in imported(source) if name == package or name.startswith(f"{package}.")]
    return [name for name in found if not any(name == module or name.startswith(f"{module}.") for module in face)]


def sources() -> list[Path]:
    return sorted(path for path in BOTS.rglob("*.py") if path.relative_to(BOTS).parts[0] in FACES)


@pytest.mark.parametrize("path", sources(), ids=lambda path: str(path.relative_to(BOTS)))
def test_bots_import_only_the_face_of_a_game(path: Path) -> None:
    source = path.read_text("utf-8")
    assert {game: insides(source, game) for game in FACES} == {game: [] for game in FACES}


def test_the_lint_sees_every_way_to_import() -> None:
    for line in (
        "import munera.games.spartacus.intrigue.schemes",
        "from munera.games.spartacus import schemes",
        "from munera.games.spartacus.intrigue.schemes import price",
        "from munera.games.spartacus.cards import schemes",
    ):
        assert insides(line, "spartacus"), line
    assert insides("from munera.games.spartacus.queries import price", "spartacus") == []
    assert insides("from munera.games.spartacus import queries", "spartacus") == []
    assert insides("from munera.games.spartacus.cards.table import Card", "spartacus") == []
    assert len(sources()) > 15
