"""First Blood: the optional rule."""

from __future__ import annotations

from typing import Any

import pytest

from munera.testing.school import BOOK, Table, campaign, retiarius, school, secutor


def ring(*dice: int, one: dict[str, Any] | None = None, two: dict[str, Any] | None = None, **more: Any) -> Table:
    """Kalendio and Flamma enter the ring, each for the first time unless it is told."""
    return campaign(
        school(retiarius("Kalendio", **one or {})),
        school(secutor("Flamma", **two or {})),
        stage="combat",
        pairs=[("Kalendio", "Flamma")],
        dice=dice,
        **{"first_blood": True, **more},
    )


@pytest.mark.rule("GS-FIRSTBLOOD-1")
def test_one_die_the_very_first_time_in_the_ring() -> None:
    m = ring(3, 4)
    assert m.events_of("first_blood") == [("Kalendio", 3), ("Flamma", 4)]
    assert (m.gladiator("Kalendio").in_ring, m.gladiator("Flamma").in_ring) == (True, True)


@pytest.mark.rule("GS-FIRSTBLOOD-1")
def test_and_never_again() -> None:
    m = ring(3, one={"in_ring": True})
    assert m.events_of("first_blood") == [("Flamma", 3)]
    m.fight("Kalendio")
    m.next_turn()
    m.until("arena")
    m.send("Kalendio")
    assert m.event("animals") == ("Kalendio",)
    assert m.events_of("first_blood") == [("Flamma", 3)]


@pytest.mark.rule("GS-FIRSTBLOOD-1")
def test_a_gladiator_at_home_does_not_roll() -> None:
    m = campaign(school(secutor("Flamma"), secutor("Verus")), school(), stage="arena", first_blood=True, dice=[3])
    m.send("Verus")
    assert m.events_of("first_blood") == [("Verus", 3)]
    assert not m.gladiator("Flamma").in_ring


@pytest.mark.rule("GS-FIRSTBLOOD-2")
def test_one_is_a_coward() -> None:
    m = ring(4, 1)
    assert m.event("dies") == ("Flamma", "coward")
    assert m.gladiator("Flamma").fate == "dead"
    assert m.history("Flamma") == ((1, "died", "coward"),)


@pytest.mark.rule("GS-FIRSTBLOOD-3")
@pytest.mark.parametrize("die", [2, 3, 4, 5])
def test_two_to_five_have_no_effect(die: int) -> None:
    m = ring(die, die)
    assert m.ring == ["Kalendio", "Flamma"]
    assert m.events_of("dies", "blood_lust") == []
    assert (m.gladiator("Flamma").experience, m.gladiator("Flamma").stats) == (1, (0,) * 6)


@pytest.mark.rule("GS-FIRSTBLOOD-4")
def test_six_is_blood_lust() -> None:
    m = ring(6, 3, 2)
    assert m.event("blood_lust") == ("Kalendio", "endurance")
    assert (m.gladiator("Kalendio").experience, m.gladiator("Kalendio").stats) == (2, (0, 0, 1, 0, 0, 0))
    assert m.history("Kalendio") == ((1, "blood_lust", "endurance"),)
    assert m.events_of("first_blood") == [("Kalendio", 6), ("Flamma", 2)]


@pytest.mark.rule("GS-37")
def test_it_is_off_unless_the_table_chose() -> None:
    assert BOOK.settings["first_blood"].default is False
    m = ring(1, 1, first_blood=False)
    assert m.events_of("first_blood") == []
    assert m.ring == ["Kalendio", "Flamma"]
    assert m.gladiator("Flamma").in_ring


@pytest.mark.rule("GS-37")
def test_the_stat_of_blood_lust_counts_in_the_bout_that_follows() -> None:
    m = ring(6, 3, 2)
    assert m.state.hp == [11, 10]
    kinds = m.kinds()
    assert kinds.index("blood_lust") < kinds.index("bout")


@pytest.mark.rule("GS-37")
@pytest.mark.parametrize(
    ("dice", "coward", "brave"), [((1, 3), "Kalendio", "Flamma"), ((3, 1), "Flamma", "Kalendio")]
)
def test_the_opponent_of_a_coward_fights_the_animals(dice: tuple[int, ...], coward: str, brave: str) -> None:
    m = ring(*dice, 2, 3)
    assert m.events_of("first_blood") == [("Kalendio", dice[0]), ("Flamma", dice[1])]
    assert m.events_of("enters", "match_won") == []
    assert m.events_of("animals") == [(brave,)]
    assert m.events_of("earns") == [(m.gladiator(brave).owner, "animals", 5)]  # no purse for the coward
    assert (m.gladiator(coward).fate, m.gladiator(coward).fought) == ("dead", False)
    assert (m.gladiator(brave).wins, m.gladiator(brave).won, m.gladiator(brave).fought) == (0, False, True)


@pytest.mark.rule("GS-37")
def test_the_blood_lust_of_a_cowards_opponent_stays() -> None:
    m = ring(6, 6, 1, 2, 3)
    assert m.event("blood_lust") == ("Kalendio", "charisma")
    assert m.events_of("dies") == [("Flamma", "coward")]
    assert m.events_of("animals") == [("Kalendio",)]
    assert len(m.events_of("first_blood")) == 2  # they were in the ring already


@pytest.mark.rule("GS-37")
def test_two_cowards() -> None:
    m = ring(1, 1)
    assert m.events_of("dies") == [("Kalendio", "coward"), ("Flamma", "coward")]
    assert m.events_of("animals", "earns", "enters") == []
    assert m.stage == "trading"


@pytest.mark.rule("GS-37")
def test_a_coward_before_the_animals_gets_no_purse() -> None:
    m = campaign(
        school(secutor("Flamma")), school(), stage="combat", animals=["Flamma"], first_blood=True, dice=[1]
    )
    assert m.events_of("dies") == [("Flamma", "coward")]
    assert m.events_of("animals", "earns", "upkeep") == []


@pytest.mark.rule("GS-37")
def test_the_opponent_of_a_coward_meets_a_real_beast_where_the_table_chose_so() -> None:
    m = ring(1, 3, 5, beasts="fight")
    assert m.event("beast") == ("Flamma", "bear")
    assert m.ring == ["Flamma"]
