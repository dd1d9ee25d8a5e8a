"""The page docs/positions.md: it lists every key that a position knows, and every example on it is played."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from munera.games import book
from munera.testing import check_position

PAGE = Path(__file__).parents[1] / "docs/positions.md"
GAMES = {
    "Gladius": ("gladius", "munera.games.gladius.position"),
    "Gladiator School": ("school", "munera.games.school.position"),
    "For Glory": ("for_glory", "munera.games.for_glory.position"),
    "Spartacus": ("spartacus", "munera.games.spartacus.table.position"),
    "The Serpents and the Wolf": ("serpents", "munera.games.serpents.position"),
}
EXAMPLE = re.compile(r"```json\n(.*?)```\n\nAsked next: ([^\n]*)\n", re.DOTALL)
ASKED = re.compile(r"`(\w+)` of (\d)")


class Example(NamedTuple):
    game: str
    position: dict[str, Any]
    asked: list[tuple[int, str]]


def chapters() -> dict[str, str]:
    """The chapters of the page by their titles."""
    parts = re.split(r"^## (.*)\n", PAGE.read_text("utf-8"), flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def tables(chapter: str) -> dict[str, set[str]]:
    """The keys in the tables of a chapter, by what they are part of: the heading of the first column."""
    found: dict[str, set[str]] = {}
    part = ""
    for line in chapter.splitlines():
        if not line.startswith("|"):
            part = ""
        elif not part:
            part = line.strip("|").split("|")[0].strip()
            assert part not in found, f"two tables of {part}"
            found[part] = set()
        elif not line.startswith("|---"):
            found[part] |= set(re.findall(r"`(\w+)`", line.strip("|").split("|")[0]))
    return found


def examples() -> list[Example]:
    texts = chapters()
    assert set(texts) == {"In tests", "Every game", *GAMES}
    return [
        Example(id, json.loads(text), [(int(seat), kind) for kind, seat in ASKED.findall(asked)])
        for title, (id, _) in GAMES.items()
        for text, asked in EXAMPLE.findall(texts[title])
    ]


def keys_in(value: Any) -> set[str]:
    """Every key anywhere in an example, but for answers and options, which have names of their own."""
    if isinstance(value, Mapping):
        inner = (part for key, part in value.items() if key not in ("played", "options"))
        return set(value).union(*map(keys_in, inner))
    return set().union(*map(keys_in, value)) if isinstance(value, list) else set()


@pytest.mark.parametrize("title", GAMES)
def test_every_key_of_a_game_is_on_the_page_and_no_other(title: str) -> None:
    keys: Mapping[str, set[str]] = import_module(GAMES[title][1]).KEYS
    assert tables(chapters()[title]) == {part: set(names) for part, names in keys.items()}


@pytest.mark.parametrize("title", GAMES)
def test_every_key_of_a_game_has_an_example(title: str) -> None:
    id, module = GAMES[title]
    keys = set().union(*import_module(module).KEYS.values())
    shown = set().union(*(keys_in(example.position) for example in examples() if example.game == id))
    assert keys <= shown, f"without an example: {sorted(keys - shown)}"


def test_what_every_game_knows_is_on_the_page() -> None:
    common = tables(chapters()["Every game"])["key"]
    assert common == {"seed", "played", "exact"}
    assert any("played" in example.position for example in examples())
    for _, module in GAMES.values():
        known = import_module(module).KEYS["position"]
        assert {"seed", "exact"} <= known or "primus" in known, module


@pytest.mark.parametrize("code", re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL))
def test_the_code_on_the_page_does_what_it_says(code: str) -> None:
    exec(compile(code, str(PAGE), "exec"), {})


def test_every_example_on_the_page_is_read() -> None:
    assert len(examples()) == PAGE.read_text("utf-8").count("```json")


@pytest.mark.parametrize(
    "example", examples(), ids=lambda e: f"{e.game}-{e.position.get('moment', e.asked[0][1])}"
)
def test_every_example_is_played(example: Example) -> None:
    check_position(book(example.game), example.position, example.asked)
