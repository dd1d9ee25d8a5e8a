"""The laws hold from written positions in the middle of things: what no new game begins with."""

from __future__ import annotations

from typing import Any

import pytest

from munera.games import book
from munera.kernel.laws import BASIC
from munera.kernel.leaks import leaks
from munera.testing import PositionCase
from tests.counts import LONG, times
from tests.laws.asking import FOR_GLORY, GLADIUS, SCHOOL, SERPENTS, SPARTACUS, rich


def case(game: str, name: str, position: dict[str, Any], **more: Any) -> PositionCase:
    """This position, with options that end the game soon."""
    return PositionCase(book(game), 0, {}, f"{game} {name}", {**position, **more})


LAST_TURN = {"turn": 8, "options": {"turns": "8"}}
LAST_ROUND = {"options": {"rounds": 1}}
CASES = [
    case("gladius", "thin deck", GLADIUS["defend"], deck=["duck"]),
    case("school", "bout", SCHOOL["discard"], **LAST_TURN),
    case(
        "for_glory",
        "window",
        FOR_GLORY["react"],
        players=[p | {"glory": 5} for p in FOR_GLORY["react"]["players"]],
    ),
    case("spartacus", "foil", SPARTACUS["foil"], houses=[rich(), rich("gu-guard"), rich()], **LAST_ROUND),
    case("spartacus", "tie", SPARTACUS["bid"], bids=[2, 0, 2], **LAST_ROUND),
    case("spartacus", "thumb", SPARTACUS["thumb"], **LAST_ROUND),
]
if LONG:  # the reach of four combatants takes the time of ten other positions
    CASES.append(case("serpents", "later round", SERPENTS["who_goes"], combat_round=2, **LAST_ROUND))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_laws_hold_from_there(case: PositionCase) -> None:
    for seed in range(1, 1 + times(1, 12)):
        for law in BASIC:
            law(case, seed, False)
        leaks(case, seed)
