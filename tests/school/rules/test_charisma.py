"""Charisma: gold from the crowd."""

from __future__ import annotations

import pytest

from munera.testing.school import campaign, retiarius, school, secutor


@pytest.mark.rule("GS-CHARISMA-1")
@pytest.mark.parametrize("level", [1, 2, 4])
def test_a_die_of_gold_for_each_level_of_one_who_fought(level: int) -> None:
    dice = [3, 6, 2, 5][:level]
    m = campaign(school(secutor("Flamma", charisma=level, fought=True)), school(), stage="earnings", dice=dice)
    assert m.events_of("earns") == [(0, "charisma", sum(dice))]
    assert m.gold[0] == 50 + sum(dice) - 5


@pytest.mark.rule("GS-CHARISMA-1")
def test_only_who_fought_this_turn() -> None:
    m = campaign(
        school(secutor("Flamma", charisma=3), secutor("Verus", charisma=2, fought=True)),
        school(retiarius("Kalendio", charisma=1)),
        stage="earnings",
        dice=[4, 4, 6],
    )
    assert m.events_of("earns") == [(0, "charisma", 8)]
    m.next_turn()
    assert not m.gladiator("Verus").fought


@pytest.mark.rule("GS-CHARISMA-1")
def test_all_gladiators_of_a_school_together() -> None:
    m = campaign(
        school(secutor("Flamma", charisma=1, fought=True), secutor("Verus", charisma=2, fought=True)),
        school(retiarius("Kalendio", charisma=1, fought=True), secutor("Priscus", fought=True)),
        stage="earnings",
        dice=[1, 2, 3, 5],
    )
    assert m.events_of("earns") == [(0, "charisma", 6), (1, "charisma", 5)]


@pytest.mark.rule("GS-42")
@pytest.mark.parametrize(("left", "injury"), [(6, None), (5, 1), (5, 2)])
def test_the_dead_and_the_retired_bring_none(left: int, injury: int | None) -> None:
    m = campaign(
        school(retiarius("Kalendio")),
        school(secutor("Flamma", charisma=5)),
        stage="combat",
        pairs=[("Kalendio", "Flamma")],
        dice=[*[injury] * (injury is not None), *(1, 1, 1, 1), *(1, 1)],  # type: ignore[list-item]
    )
    m.fight("Kalendio", left=left)
    assert m.gladiator("Flamma").fate != "alive"
    assert m.events_of("earns") == [(0, "won", 4), (1, "lost", 2)]


@pytest.mark.rule("GS-42")
def test_a_spared_loser_brings_charisma_gold() -> None:
    m = campaign(
        school(retiarius("Kalendio")),
        school(secutor("Flamma", charisma=1)),
        stage="combat",
        pairs=[("Kalendio", "Flamma")],
        dice=[6, *(1, 1, 1, 1), *(1, 1), 5],
    )
    m.fight("Kalendio", left=5)
    assert m.event("earns") == (1, "charisma", 5)
