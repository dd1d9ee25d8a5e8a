"""Positions and saves that contradict themselves: always BadPosition or Damaged, never anything else."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from munera.games.gladius.rulebook import BOOK
from munera.kernel import BadPosition, Damaged, Diverged, Match, resume, save, start, start_from

GOOD: dict[str, Any] = {"fighters": [{"style": "secutor", "hand": ["kick"]}, {"style": "retiarius"}]}

JUNK: list[Any] = [None, [], {}, "", "x", 1.5, True, -1, 10**9, ["x"], [[]], [None], {"x": 1}, set()]


def changed(**keys: Any) -> dict[str, Any]:
    return {**GOOD, **keys}


def fighter(**keys: Any) -> dict[str, Any]:
    return changed(fighters=[{**GOOD["fighters"][0], **keys}, GOOD["fighters"][1]])


@pytest.mark.parametrize(
    "written",
    [
        changed(fighters=[]),
        changed(fighters=[[], []]),
        changed(fighters=[{"style": "secutor"}, {"style": "lion"}]),
        changed(solo=[1, 2], fighters=[{"style": "lion"}, {"style": "secutor"}]),
        changed(solo=[1.0, 2.0]),
        changed(solo=[True, 2]),
        changed(solo=[0, 2]),
        changed(solo={1: 1, 2: 2}),
        changed(active=True),
        changed(active=2),
        changed(turn=200),
        changed(limit=10_001),
        changed(dice=[7]),
        changed(dice=["a"]),
        changed(dice=[True]),
        changed(shuffles=[["zzz"]]),
        changed(shuffles=[["kick"] * 3]),
        changed(discard=["kick", "kick"]),
        changed(top={"kick": 1}),
        changed(seed=None),
        changed(seed={1: 2}),
        changed(colour="red"),
        fighter(hand=["kick"] * 3),
        fighter(hand={"kick": 1}),
        fighter(hp=0),
        fighter(hp=11),
        fighter(hp=True),
        fighter(stats=[]),
        fighter(stats={"strength": -1}),
        fighter(stats={"charm": 1}),
        fighter(cannot_attack="yes"),
        fighter(style="hoplomachus"),
        fighter(mood="bad"),
    ],
    ids=str,
)
def test_a_position_that_contradicts_itself_is_refused(written: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        start_from(BOOK, written)


@pytest.mark.parametrize("junk", JUNK, ids=repr)
@pytest.mark.parametrize(
    "key", ["fighters", "solo", "active", "turn", "limit", "discard", "top", "dice", "shuffles", "seed"]
)
def test_junk_anywhere_in_a_position_is_refused_or_harmless(key: str, junk: Any) -> None:
    for written in (junk, changed(**{key: junk}), fighter(hand=junk), fighter(stats=junk), fighter(style=junk)):
        try:
            match: Match[Any] = start_from(BOOK, written)
        except BadPosition:
            continue
        match.sent(0)


@pytest.mark.parametrize(
    "field",
    [
        {"hp": [5]},
        {"hp": ["a", "b"]},
        {"hp": [-4, 10]},
        {"hp": [900, 10]},
        {"styles": ["x", "y"]},
        {"deck": [1, 2]},
        {"mini": 5},
        {"discard": [None]},
        {"owner": [0, 5]},
        {"limit": "x"},
        {"hands": [[["x"]], []]},
        {"certain": [["impale"], []]},
        {"phase": "lunch"},
    ],
    ids=str,
)
def test_a_save_with_a_spoilt_state_is_refused(field: dict[str, Any]) -> None:
    data = json.loads(save(start(BOOK, 2, 1)))
    data["state"].update(field)
    with pytest.raises(Damaged):
        resume(BOOK, json.dumps(data))


@settings(max_examples=120, deadline=None, derandomize=True, database=None)
@given(st.recursive(st.none() | st.booleans() | st.integers() | st.text(), st.lists, max_leaves=5), st.data())
def test_no_spoilt_field_of_a_save_raises_anything_but_our_errors(value: Any, data: Any) -> None:
    saved = json.loads(save(start(BOOK, 2, 1)))
    saved["state"][data.draw(st.sampled_from(sorted(saved["state"])))] = value
    try:
        match: Match[Any] = resume(BOOK, json.dumps(saved))
    except (Damaged, Diverged):  # Diverged: a sound state, but other questions than were saved with it
        return
    match.sent(0)
