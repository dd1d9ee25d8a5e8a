"""The ready-made gladiators for readers, and where every number comes from."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from importlib.resources import files
from typing import Final

from munera.games.school.gladiators import READY_MADE, STAT_TABLE
from munera.games.sheets import REPAIRED, RULEBOOK, Row, row

_MISSPELT: Final = frozenset(
    tomllib.loads(files("munera.games.school").joinpath("gladiators.toml").read_text("utf-8"))["repaired"]
)


def rows() -> Iterable[Row]:
    """The 108 ready-made gladiators, by the three dice that find them. They get their names at the table."""
    for number, (style, experience, nationality, age, size, career, *stats) in READY_MADE.items():
        facts = {
            "experience": experience,
            **dict(zip(STAT_TABLE, stats, strict=True)),
            "nationality": nationality,
            "age": age,
            "size": size,
            "career": career,
        }
        found = row(str(number), "fighter", style, 1, facts, lambda _: RULEBOOK)
        found["sources"]["style"] = REPAIRED if number in _MISSPELT else RULEBOOK
        yield found
