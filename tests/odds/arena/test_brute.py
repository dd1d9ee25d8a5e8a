"""The advice against brute force: every question that can come up in a tiny fight, played in the engine."""

from __future__ import annotations

from typing import Any

import pytest

from munera.games.spartacus.rulebook import BOOK
from munera.kernel import start_from
from munera.odds.spartacus.arena.advice import advice
from munera.odds.spartacus.arena.facts import Duel
from munera.odds.spartacus.arena.plain import PlainSolver
from munera.odds.spartacus.arena.solved import Solved
from munera.odds.spartacus.arena.values import PREFERENCE
from munera.testing.spartacus.written import fighter, house, staffed
from tests.counts import LONG
from tests.odds.arena.brute import Brute, Preference
from tests.odds.arena.fights import loadout

ONE_DIE = {"attack": 1, "defence": 1, "speed": 1}
NEXT_TO = ([0, 0], [1, 0])

# Two fighters with their equipment, the dice that are left to them, the radius, and the least number of questions.
Case = tuple[tuple[str, dict[str, str], dict[str, int]], tuple[str, dict[str, str], dict[str, int]], int, int]
QUICK: list[Case] = [
    (("gl-syrian-warrior", {}, ONE_DIE), ("gl-thracian-warrior", {}, ONE_DIE), 1, 60),
]
MORE: list[Case] = [
    (("gl-syrian-warrior", {}, ONE_DIE), ("gl-thracian-warrior", {"armour": "shield"}, ONE_DIE), 1, 100),
    (
        ("gl-syrian-warrior", {"weapon": "axe"}, ONE_DIE),
        ("gl-thracian-warrior", {"armour": "shield"}, ONE_DIE),
        1,
        800,
    ),
    (("gl-rabanus", {}, {**ONE_DIE, "attack": 2}), ("gl-duro", {}, {**ONE_DIE, "defence": 2}), 1, 100),
    (("gl-spartacus", {}, {**ONE_DIE, "attack": 2}), ("gl-barca", {"special": "net"}, ONE_DIE), 1, 100),
    (("gl-celt-warrior", {"weapon": "sword"}, ONE_DIE), ("gl-crixus", {"special": "javelin"}, ONE_DIE), 1, 100),
    (("gl-syrian-warrior", {"weapon": "trident"}, ONE_DIE), ("gl-numidian-warrior", {}, ONE_DIE), 2, 500),
]


@pytest.mark.parametrize("case", [*QUICK, *(MORE if LONG else [])], ids=lambda case: f"{case[0][0]}-{case[1][0]}")
def test_every_answer_is_worth_what_brute_force_finds(case: Case) -> None:
    (one, gear, dice), (two, other_gear, other_dice), radius, least = case
    titles = [[f"eq-{piece}" for piece in pieces.values()] for pieces in (gear, other_gear)]
    written: dict[str, Any] = {
        "houses": staffed(house(one, *titles[0]), house(two, *titles[1]), house()),
        "calm": True,
        "moment": "combat",
        "radius": radius,
        "fighters": [
            fighter(0, one, *titles[0], hex=NEXT_TO[0], **dice),
            fighter(1, two, *titles[1], hex=NEXT_TO[1], **other_dice),
        ],
    }
    brute = Brute(start_from(BOOK, written), Preference())
    worth, _ = brute.solve()
    duel = Duel(BOOK, loadout(one, **gear), loadout(two, **other_gear), "total")
    it = Solved(duel, PlainSolver(duel))
    assert len(brute.nodes) >= least
    for node in brute.nodes.values():
        (ask,) = node.match.waiting()
        found, expected = advice(node.match.state, ask, it), brute.answers(node, worth)
        assert {row.option for row in found.options} == set(expected)
        assert found.side == node.side
        for row in found.options:
            assert (row.worth, *row.odds) == pytest.approx(expected[row.option], abs=1e-3), (ask, row)
            assert row.worth == pytest.approx(expected[row.option][0], abs=5e-5), (ask, row)


def test_the_preference_is_the_one_that_brute_force_has() -> None:
    assert tuple(PREFERENCE) == tuple(Preference())
