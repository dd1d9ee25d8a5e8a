"""How many ways a bout of Gladius can go from fixed positions (`tests/census.py`)."""

from __future__ import annotations

import pytest

from munera.testing.gladius import dimachaeri, duel, murmillo, retiarius, samnite, secutor, solo
from tests.census import census


def test_a_duel() -> None:
    m = duel(
        retiarius(hand=["trident_thrust", "cast_net", "withdraw", "kick", "leap"], hp=4),
        secutor(hand=["sword_stab", "shield_block", "armor_secutor", "duck", "grapple"], hp=4),
        top=["dagger", "shield_bash", "disarm", "parry", "pommel", "dodge", "trident_thrust"],
    )
    assert census(m.match, 5) == [(6, 5), (26, 5), (116, 5), (486, 29), (1635, 57)]


def test_a_duel_with_stats_and_a_wild_swing() -> None:
    m = duel(
        murmillo(hand=["wild_swing", "sword_swipe", "shield"], hp=5, skill=1, prowess=1),
        samnite(hand=["impale", "passive_shield", "disarm"], hp=5, reflexes=1, strength=1),
        top=["stunning_blow", "cut", "leap", "duck", "parry", "kick", "dodge", "pommel"],
        dice=[2, 1, 1, 3, 1, 2, 1, 4],
    )
    assert census(m.match, 5) == [(4, 4), (10, 5), (36, 10), (101, 23), (280, 47)]


@pytest.mark.parametrize(
    ("first", "counts"),
    [
        ("secutor", [(4, 1), (8, 5), (28, 11), (58, 20), (149, 33)]),
        ("dimachaeri", [(2, 1), (8, 4), (20, 11), (55, 15), (139, 33)]),
    ],
)
def test_a_solo_bout(first: str, counts: list[tuple[int, int]]) -> None:
    m = solo(
        secutor(hand=["sword_stab", "kick", "shield_block", "grapple"], hp=5),
        dimachaeri(hp=6),
        mini=(1, 2),
        active=first,
        top=[
            "double_thrust",
            "duck",
            "sword_flurry",
            "leap",
            "sidestep",
            "disarm",
            "parry",
            "double_thrust",
            "kick",
        ],
    )
    assert census(m.match, 5) == counts
