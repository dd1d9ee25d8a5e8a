"""Injuries: what becomes of those who were brought to zero and spared."""

from __future__ import annotations

from typing import Any

import pytest

from munera.games.school.combat import crippled
from munera.games.school.gladiators import ready_made
from munera.kernel import Illegal
from munera.testing.school import Table, arena_of, campaign, retiarius, school, secutor


def beaten(*dice: int, **given: Any) -> Table:
    """Flamma was beaten and spared; the dice are those of their injury, and of whatever comes next."""
    m = campaign(
        school(retiarius("Kalendio")),
        school(secutor("Flamma", **given)),
        stage="combat",
        pairs=[("Kalendio", "Flamma")],
        dice=dice,
    )
    m.fight("Kalendio", left=5)
    return m


def mauled(*dice: int, **given: Any) -> Table:
    """Flamma was beaten by a lion. They never struck, so that neither Strength nor Prowess rolled a die."""
    m = campaign(
        school(),
        school(retiarius("Flamma", **given)),
        stage="combat",
        animals=["Flamma"],
        beasts="fight",
        dice=[1, *dice],
    )
    m.stand_off()
    assert m.event("lost_to_beast") == ("Flamma", "lion")
    return m


@pytest.mark.rule("GS-INJURY-1")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_whoever_is_brought_to_zero_and_spared_rolls_one_die(die: int) -> None:
    m = beaten(die)
    assert m.events_of("injury") == [("Flamma", die)]
    assert (1, "injury", die) in m.history("Flamma")


@pytest.mark.rule("GS-INJURY-1")
def test_neither_a_winner_nor_the_dead_roll() -> None:
    m = arena_of("Kalendio", "Flamma")
    m.fight("Kalendio", left=6)
    assert m.events_of("injury") == []
    m = arena_of("Kalendio", "Flamma", dice=[6])
    m.fight("Kalendio", left=1)  # however badly they were hurt
    assert m.events_of("injury") == [("Flamma", 6)]


@pytest.mark.rule("GS-INJURY-2")
def test_one_is_a_mortal_wound() -> None:
    m = beaten(1)
    assert m.event("dies") == ("Flamma", "mortal_wound")
    assert m.gladiator("Flamma").fate == "dead"
    assert m.roster(1) == []


@pytest.mark.rule("GS-INJURY-3")
def test_two_maims() -> None:
    m = beaten(2)
    assert m.event("retires") == ("Flamma",)
    assert m.gladiator("Flamma").fate == "retired"
    assert m.events_of("dies") == []


@pytest.mark.rule("GS-36")
def test_the_maimed_leave_at_once_without_money_or_upkeep() -> None:
    m = beaten(2, *(1, 1, 1, 1), *(2, 3), charisma=3)
    assert m.roster(1) == []
    assert m.events_of("earns") == [(0, "won", 4), (1, "lost", 5)]
    assert m.events_of("upkeep") == [(0, 5)]
    assert m.gold == (49, 55)
    m.until("training")
    assert m.asked() == [(0, "train")]


# ---------------------------------------------------------------------- lame


@pytest.mark.rule("GS-INJURY-4")
def test_three_lames_for_good() -> None:
    m = beaten(3, 4, endurance=2)
    assert m.event("lamed") == ("Flamma", 2)
    assert m.asked() == [(1, "lame")]
    assert m.ask(1).about == m.gladiator("Flamma").id
    m.loses("hit_points", "endurance")
    assert m.events_of("loses_point") == [("Flamma", "hit_points"), ("Flamma", "endurance")]
    assert (m.gladiator("Flamma").full_hp(), m.gladiator("Flamma").lost_hp) == (10, 1)
    assert m.gladiator("Flamma").stats == (0, 0, 1, 0, 0, 0)
    for _ in range(2):
        m.next_turn()
    assert m.gladiator("Flamma").lost_hp == 1  # it does not come back


@pytest.mark.rule("GS-14")
def test_the_owner_chooses_each_point() -> None:
    m = mauled(3, 6, strength=2, prowess=1, charisma=1)
    assert m.event("lamed") == ("Flamma", 3)
    assert m.offered(1) == ["hit_points", "prowess", "charisma", "strength"]
    m.loses("strength")
    assert m.offered(1) == ["hit_points", "strength", "prowess", "charisma"]
    m.loses("charisma")
    assert m.offered(1) == ["hit_points", "strength", "prowess"]
    m.loses("strength")
    assert m.gladiator("Flamma").stats == (0, 0, 0, 1, 0, 0)
    assert m.stage == "trading"


@pytest.mark.rule("GS-14")
def test_a_stat_at_zero_cannot_be_lost() -> None:
    m = beaten(3, 1)
    assert m.offered(1) == ["hit_points"]
    with pytest.raises(Illegal):
        m.match.answer(1, "strength")


@pytest.mark.rule("GS-14")
@pytest.mark.parametrize("row", [111, 114, 121, 216, 233, 354])
def test_hit_points_are_offered_first_and_the_highest_stat_last(row: int) -> None:
    fighter = ready_made(row)
    first, *stats = crippled(fighter)
    assert first == "hit_points"
    names = ("strength", "skill", "endurance", "prowess", "reflexes", "charisma")
    levels = [fighter.stats[names.index(stat)] for stat in stats]
    assert levels == sorted(level for level in fighter.stats if level)


@pytest.mark.rule("GS-14")
def test_maximum_hit_points_never_go_below_six() -> None:
    m = mauled(3, 3, lost_hp=3, strength=3)
    assert m.gladiator("Flamma").full_hp() == 7
    m.loses("hit_points")
    assert m.offered(1) == ["strength"]
    m.loses("strength")
    assert (m.gladiator("Flamma").full_hp(), m.gladiator("Flamma").stats[0]) == (6, 2)


@pytest.mark.rule("GS-49")
def test_at_six_hit_points_endurance_cannot_be_lost_either() -> None:
    m = mauled(3, 3, lost_hp=5, endurance=2, strength=1)
    assert m.gladiator("Flamma").full_hp() == 7
    assert m.offered(1) == ["hit_points", "strength", "endurance"]
    m.loses("endurance")
    assert m.gladiator("Flamma").full_hp() == 6
    assert m.offered(1) == ["strength"]


@pytest.mark.rule("GS-49")
def test_what_a_gladiator_cannot_lose_is_void() -> None:
    m = mauled(3, 5, lost_hp=3)
    assert m.event("lamed") == ("Flamma", 3)
    m.loses("hit_points")
    assert m.stage == "trading"
    assert (m.gladiator("Flamma").full_hp(), m.gladiator("Flamma").stats) == (6, (0,) * 6)
    m = mauled(3, 5, lost_hp=6, endurance=2)
    assert m.events_of("loses_point") == []
    assert m.gladiator("Flamma").full_hp() == 6
    assert m.gladiator("Flamma").rests == 2  # but they cannot fight next turn


# ---------------------------------------------------------------------- shame


@pytest.mark.rule("GS-INJURY-5")
@pytest.mark.parametrize(("die", "left"), [(2, 4), (3, 3), (5, 2)])
def test_four_shames(die: int, left: int) -> None:
    m = beaten(4, die, charisma=5, endurance=1)
    assert m.event("shamed") == ("Flamma", 5 - left)
    assert m.gladiator("Flamma").stats == (0, 0, 1, 0, 0, left)
    assert m.gladiator("Flamma").fate == "alive"


@pytest.mark.rule("GS-15")
@pytest.mark.parametrize("charisma", [0, 1, 2])
def test_shame_takes_no_more_charisma_than_there_is_and_nothing_else(charisma: int) -> None:
    m = beaten(4, 6, charisma=charisma, endurance=3)
    assert m.gladiator("Flamma").stats == (0, 0, 3, 0, 0, 0)
    assert (m.gladiator("Flamma").lost_hp, m.gladiator("Flamma").experience) == (0, 1)


# ---------------------------------------------------------------------- badly hurt, and lucky


def fit_next_turns(m: Table) -> list[bool]:
    """Whether Flamma may be sent, in each of the next two turns."""
    out = []
    for _ in range(2):
        m.next_turn()
        m.until("arena")
        out.append((1, "send") in m.asked() and "Flamma" in m.men_offered(1))
    return out


@pytest.mark.rule("GS-INJURY-6")
def test_five_means_a_turn_without_fighting() -> None:
    m = beaten(5, endurance=2, charisma=2)
    assert m.gladiator("Flamma").stats == (0, 0, 2, 0, 0, 2)
    assert m.gladiator("Flamma").full_hp() == 12
    assert fit_next_turns(m) == [False, True]


@pytest.mark.rule("GS-INJURY-7")
def test_six_is_lucky() -> None:
    m = beaten(6, endurance=2, charisma=2)
    assert m.gladiator("Flamma").stats == (0, 0, 2, 0, 0, 2)
    assert (m.gladiator("Flamma").fate, m.gladiator("Flamma").lost_hp, m.gladiator("Flamma").rests) == (
        "alive",
        0,
        0,
    )
    assert fit_next_turns(m) == [True, True]


@pytest.mark.rule("GS-INJURY-8")
@pytest.mark.parametrize("die", [3, 4])
def test_the_lame_and_the_shamed_cannot_fight_next_turn_either(die: int) -> None:
    m = beaten(die, 1)
    if die == 3:
        m.loses("hit_points")
    assert m.gladiator("Flamma").rests == 2
    assert m.view(0)["gladiators"][1]["rests"]
    assert fit_next_turns(m) == [False, True]


# ---------------------------------------------------------------------- the turn of rest


@pytest.mark.rule("GS-35")
def test_whoever_rests_costs_upkeep_and_meets_no_animals() -> None:
    m = campaign(
        school(secutor("Flamma", rests=4), secutor("Verus")),
        school(secutor("Priscus", rests=4)),
        stage="arena",
        turn=4,
    )
    assert m.asked() == [(0, "send")]
    assert m.men_offered(0) == ["Verus"]
    assert not m.allows(0, m.ids(["Flamma"]))
    m.send("Verus")
    assert m.events_of("animals") == [("Verus",)]
    assert m.events_of("upkeep") == [(0, 10), (1, 5)]


@pytest.mark.rule("GS-35")
def test_the_lucky_train_without_the_penalty_for_healing() -> None:
    m = beaten(5, *(1, 1, 1, 1), *(1, 1), 1, 5, 1, *(1, 1, 1), 1, 4, 6)
    m.until("training")
    m.train()
    assert m.events_of("trains") == [("Kalendio", 1, 0), ("Flamma", 5, 3)]  # healing in the turn of the wound
    m.until("training")
    assert m.turn == 2
    m.train()
    assert m.events_of("trains")[2:] == [("Kalendio", 1, 1), ("Flamma", 4, 4)]
    assert m.event("learns") == ("Flamma", "charisma", 2)
