"""How many ways a game of For Glory can go from fixed positions (`tests/census.py`)."""

from __future__ import annotations

from typing import Any

from munera.kernel import AnyAsk, Match
from munera.testing.for_glory import ENOUGH, Table, battle, foe, gladiator, machinations, me, registration
from tests.census import census


def by_title(match: Match[Any], ask: AnyAsk) -> list[Any]:  # there is one question at a time
    """Gladiators by their titles: their numbers do not say who they are."""
    return Table(match).offered()


def test_a_battle() -> None:
    m = battle(
        me(
            [gladiator("retiarius"), gladiator("murmillo", ready=False), gladiator("spiculus", damage=1)],
            patrons=[*ENOUGH, "praetor"],
            hand=["pierce", "samnite", "counterattack"],
            arenas=["falerii_novi"],
        ),
        foe(
            [gladiator("gallus", damage=2), gladiator("arbelas"), gladiator("crupellarius", ready=False)],
            patrons=["legatus", "vestalis", "unscrupulous_consul"],
            hand=["parry", "evade", "missio", "tertiarius"],
        ),
    )
    assert census(m.match, 5, by_title) == [(7, 7), (23, 11), (94, 15), (237, 32), (612, 57)]


def test_a_machinations_turn() -> None:
    m = machinations(
        me(
            [gladiator("cestus", damage=1)],
            hand=["cull", "veles", "field_surgeon", "manumission", "shady_dealings"],
            patrons=["treacherous_augur", "aedile"],
            discard=["pierce", "parry"],
            arenas=["pola", "casinum"],
            coins=2,
        ),
        foe([gladiator("andabata")], hand=["ambush", "riposte"], patrons=["crooked_senator"]),
        rows={"gladiators": ["tiro"], "training": ["pierce", "parry"], "economy": []},
    )
    assert census(m.match, 4, by_title) == [(15, 10), (81, 38), (459, 99), (2488, 215)]


def test_late_registration() -> None:
    m = registration(
        me(
            [gladiator("cestus")],
            hand=["veles", "tiro"],
            patrons=ENOUGH,
            arenas=["carnuntum", "lugdunum"],
            coins=4,
        ),
        foe([gladiator("noxius")], hand=["andabata", "ambush", "dying_blow"], coins=4),
    )
    assert census(m.match, 6, by_title) == [(7, 3), (13, 7), (30, 9), (54, 14), (130, 27), (367, 59)]
