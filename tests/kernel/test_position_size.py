"""Written positions are bounded before any rule looks at them."""

from __future__ import annotations

from typing import Any

import pytest

from munera.games import book, books
from munera.kernel import BadPosition, Rulebook, start_from
from munera.kernel.position_size import (
    DEEPEST,
    LARGEST_NUMBER,
    LONGEST_TEXT,
    MOST_IN_A_LIST,
    MOST_VALUES,
    check_size,
)

DUEL: dict[str, Any] = {"fighters": [{"style": "retiarius", "hand": ["kick"]}, {"style": "secutor"}]}


def nested(levels: int) -> Any:
    value: Any = "kick"
    for _ in range(levels):
        value = [value]
    return value


HUGE: dict[str, tuple[Any, str]] = {
    "a long list": (["kick"] * (MOST_IN_A_LIST + 1), f"hand: {MOST_IN_A_LIST + 1} entries"),
    "a long mapping": (
        {str(number): 1 for number in range(MOST_IN_A_LIST + 1)},
        f"hand: {MOST_IN_A_LIST + 1} entries",
    ),
    "many short lists": ([["kick"] * 999] * 30, f"more than {MOST_VALUES} values"),
    "a deep list": (nested(50_000), f"nested more than {DEEPEST} levels deep"),
    "a long text": ("k" * (LONGEST_TEXT + 1), f"hand: a text of {LONGEST_TEXT + 1} characters"),
    "a long name": ({"k" * (LONGEST_TEXT + 1): 1}, "a name in hand: a text of"),
    "a large number": (-10 * LARGEST_NUMBER, f"hand: no number beyond {LARGEST_NUMBER}"),
    "an enormous number": (10**4000, f"hand: no number beyond {LARGEST_NUMBER}"),
    "no number": (float("nan"), f"hand: no number beyond {LARGEST_NUMBER}"),
}


@pytest.mark.parametrize("how", HUGE)
@pytest.mark.parametrize("game", sorted(books()))
def test_what_is_too_large_is_refused_before_a_rule_sees_it(
    how: str, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    value, words = HUGE[how]
    looked: list[object] = []
    monkeypatch.setattr(type(book(game)), "position", lambda _, written: looked.append(written))
    with pytest.raises(BadPosition, match=words):
        start_from(book(game), {**DUEL, "hand": value})
    assert not looked


def test_what_a_game_can_hold_is_not_too_large() -> None:
    check_size(DUEL)
    check_size({"deck": ["kick"] * MOST_IN_A_LIST, "gold": LARGEST_NUMBER, "deep": nested(DEEPEST - 1)})
    assert isinstance(book("gladius"), Rulebook)
    assert start_from(book("gladius"), DUEL).pending
