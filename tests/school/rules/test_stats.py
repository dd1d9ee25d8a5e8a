"""Stats: six of them, rolled and used."""

from __future__ import annotations

from typing import Any

import pytest

from munera.games.school.gladiators import STAT_TABLE
from munera.testing.school import Table, campaign, founded, retiarius, school, secutor


def bout(one: dict[str, Any], two: dict[str, Any], *dice: int | tuple[str, ...]) -> Table:
    return campaign(
        school(retiarius("Kalendio", **one)),
        school(secutor("Flamma", **two)),
        stage="combat",
        pairs=[("Kalendio", "Flamma")],
        dice=dice,
    )


@pytest.mark.rule("GS-STATS-1")
def test_six_stats_that_begin_at_zero() -> None:
    m = campaign(school(), school(), slaves="rolled", dice=[1, 2, 3, 3, 4, 1, 1, 4])
    (lot,) = m.lots()
    assert STAT_TABLE == ("strength", "skill", "endurance", "prowess", "reflexes", "charisma")
    assert lot.stats == (0, 0, 0, 1, 0, 0)  # one experience, one level, nothing else


@pytest.mark.rule("GS-STATS-2")
def test_a_roll_for_each_experience_point() -> None:
    for seed in range(20):
        for g in founded(6, seed, slaves="rolled").state.people.values():
            assert sum(g.stats) == g.experience + g.large
    m = campaign(school(), school(), slaves="rolled", dice=[1, 2, 3, 3, 4, 5, 1, *(6, 6, 1, 3, 6)])
    assert m.lots()[0].stats == (1, 0, 1, 0, 0, 3)


@pytest.mark.rule("GS-STATS-3")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_the_stat_table(die: int) -> None:
    m = campaign(school(), school(), slaves="rolled", dice=[1, 2, 3, 3, 4, 1, 1, die])
    levels = m.lots()[0].stats
    names = ["strength", "skill", "endurance", "prowess", "reflexes", "charisma"]
    assert [name for name, level in zip(names, levels, strict=True) if level] == [names[die - 1]]


@pytest.mark.rule("GS-STATS-4")
def test_strength_adds_damage_on_ones() -> None:
    m = bout({"strength": 3}, {}, ("kick", "leap", "leap", "duck"), 1, 1, 2)
    m.strike("kick")
    assert m.event("stat_roll") == (0, "strength", (1, 1, 2))
    assert m.hp("Flamma") == 10 - 3


@pytest.mark.rule("GS-STATS-4")
def test_skill_draws_more_cards_on_ones() -> None:
    m = bout({"skill": 2}, {}, 1, 5)
    assert m.event("stat_roll") == (0, "skill", (1, 5))
    assert len(m.state.hands[0]) == 2 + 1 + 1


@pytest.mark.rule("GS-STATS-4")
def test_endurance_adds_hit_points() -> None:
    m = bout({"endurance": 4}, {"endurance": 1})
    assert m.state.hp == [14, 11]


@pytest.mark.rule("GS-STATS-4")
@pytest.mark.parametrize(("die", "left"), [(1, 9), (2, 10)])
def test_prowess_breaks_a_defence_on_a_one(die: int, left: int) -> None:
    m = bout({"prowess": 1}, {}, ("kick", "leap", "duck", "leap"), die)
    m.answer(0, "attack", "kick")
    m.answer(1, "defend", "duck")
    assert m.event("stat_roll") == (0, "prowess", (die,))
    assert m.hp("Flamma") == left


@pytest.mark.rule("GS-STATS-4")
@pytest.mark.parametrize(("die", "left"), [(1, 10), (2, 9)])
def test_reflexes_void_a_hit_on_a_one(die: int, left: int) -> None:
    m = bout({}, {"reflexes": 1}, ("kick", "leap", "leap", "duck"), die)
    m.strike("kick")
    assert m.event("stat_roll") == (1, "reflexes", (die,))
    assert m.hp("Flamma") == left


@pytest.mark.rule("GS-STATS-4")
def test_charisma_does_nothing_in_a_bout() -> None:
    m = bout({"charisma": 9}, {"charisma": 9}, 6)
    assert m.state.stats == [(0,) * 5, (0,) * 5]
    m.fight("Kalendio", left=5)
    assert m.events_of("stat_roll") == []
