"""Reputation segment: fame."""

from __future__ import annotations

from typing import Any

import pytest

from munera.testing.school import Table, campaign, retiarius, school, secutor
from munera.testing.table import Written


def awards(*schools: Written, **position: Any) -> Table:
    """The last awards of a campaign, so that nothing comes after them."""
    return campaign(*schools, stage="reputation", turn=8, turns="8", **position)


def of(m: Table, award: str) -> list[int]:
    """Who got this award."""
    return [seat for seat, what, _ in m.events_of("fame") if what == award]


@pytest.mark.rule("GS-REPUTATION-1")
def test_fame_is_awarded_at_the_end_of_each_turn() -> None:
    m = campaign(school(gold=60, fame=3), school(), stage="training", turn=2)
    assert m.fame == (4, 0)
    assert m.events_of("fame", "new_turn") == [("fame", 0, "gold", 4), ("new_turn", 3)]
    m.next_turn()
    assert m.events_of("fame") == [(0, "gold", 4), (0, "gold", 5)]


@pytest.mark.rule("GS-REPUTATION-2")
@pytest.mark.parametrize(("gold", "best"), [((9, 10, 3), [1]), ((11, 10, 3), [0]), ((1, 1, 2), [2])])
def test_a_point_for_the_most_gold(gold: tuple[int, ...], best: list[int]) -> None:
    m = awards(*[school(gold=coins) for coins in gold])
    assert of(m, "gold") == best
    assert [m.fame[seat] for seat in best] == [1]


@pytest.mark.rule("GS-REPUTATION-3")
def test_a_point_for_the_most_gladiators() -> None:
    m = awards(
        school(secutor("Flamma", experience=9)),
        school(secutor("Verus", rests=9), secutor("Priscus")),
        school(retiarius("Kalendio")),
    )
    assert of(m, "gladiators") == [1]


@pytest.mark.rule("GS-REPUTATION-4")
def test_a_point_for_each_match_won() -> None:
    m = campaign(
        school(retiarius("Kalendio"), retiarius("Tetraites")),
        school(secutor("Flamma"), secutor("Verus")),
        stage="combat",
        turn=8,
        turns="8",
        pairs=[("Kalendio", "Flamma"), ("Tetraites", "Verus")],
    )
    m.fight("Kalendio")
    m.fight("Tetraites")
    m.until("over")
    assert of(m, "match") == [0, 0]


@pytest.mark.rule("GS-REPUTATION-4")
def test_no_point_for_a_match_lost_a_draw_or_the_animals() -> None:
    m = campaign(
        school(retiarius("Kalendio")),
        school(secutor("Flamma"), secutor("Verus")),
        stage="combat",
        turn=8,
        turns="8",
        pairs=[("Kalendio", "Flamma")],
        animals=["Verus"],
        limit=2,
    )
    m.stand_off()
    m.until("over")
    assert m.event("draw") == ("points",)
    assert of(m, "match") == []


@pytest.mark.rule("GS-REPUTATION-5")
def test_a_point_for_the_gladiator_with_the_most_experience() -> None:
    m = awards(
        school(secutor("Flamma", experience=4, fought=True), secutor("Verus", experience=4, fought=True)),
        school(retiarius("Kalendio", experience=5, fought=True)),
    )
    assert of(m, "experience") == [1]  # one gladiator counts, not the sum


@pytest.mark.rule("GS-REPUTATION-6")
def test_a_point_for_the_gladiator_with_the_most_charisma() -> None:
    m = awards(
        school(secutor("Flamma", charisma=2, fought=True), secutor("Verus", charisma=2, fought=True)),
        school(retiarius("Kalendio", charisma=3, fought=True)),
    )
    assert of(m, "charisma") == [1]


@pytest.mark.rule("GS-REPUTATION-7")
def test_only_who_fought_counts_for_experience_and_charisma() -> None:
    m = awards(
        school(secutor("Flamma", experience=9, charisma=9)),
        school(retiarius("Kalendio", experience=2, charisma=1, fought=True)),
    )
    assert of(m, "experience") == of(m, "charisma") == [1]
    nobody = awards(school(secutor("Flamma", experience=9, charisma=9)), school())
    assert of(nobody, "experience") == of(nobody, "charisma") == []


@pytest.mark.rule("GS-33")
def test_the_dead_and_the_retired_hold_no_title() -> None:
    for left, dice in ((6, [1] * 20), (5, [2, *[1] * 20])):
        m = campaign(
            school(retiarius("Kalendio", experience=2)),
            school(secutor("Flamma", experience=9, charisma=9)),
            stage="combat",
            turn=8,
            turns="8",
            pairs=[("Kalendio", "Flamma")],
            dice=dice,
        )
        m.fight("Kalendio", left=left)
        m.until("over")
        assert m.gladiator("Flamma").fate in ("dead", "retired")
        assert of(m, "experience") == [0]
        assert of(m, "charisma") == [0]  # with none at all


@pytest.mark.rule("GS-33")
def test_after_a_trade_the_point_goes_to_the_new_school() -> None:
    m = campaign(
        school(secutor("Flamma", experience=9, charisma=9, fought=True)),
        school(retiarius("Kalendio", fought=True)),
        stage="trading",
        turn=8,
        turns="8",
        dice=[1, 1],
    )
    sale = m.deal(0, 1, sells=["Flamma"], wants=20)
    m.offer(sale)
    m.settle("accept", sale)
    m.until("over")
    assert of(m, "experience") == of(m, "charisma") == [1]


@pytest.mark.rule("GS-32")
def test_everybody_who_is_tied_gets_the_point() -> None:
    m = awards(
        school(secutor("Flamma", experience=4, charisma=1, fought=True), gold=10),
        school(retiarius("Kalendio", experience=4, charisma=1, fought=True), gold=10),
        school(secutor("Verus", experience=3, fought=True), gold=9),
    )
    assert of(m, "gold") == of(m, "experience") == of(m, "charisma") == [0, 1]
    assert of(m, "gladiators") == [0, 1, 2]
    assert m.fame == (4, 4, 1)


@pytest.mark.rule("GS-32")
def test_once_for_each_award() -> None:
    m = awards(
        school(
            secutor("Flamma", experience=4, charisma=1, fought=True),
            secutor("Verus", experience=4, charisma=1, fought=True),
        ),
        school(),
    )
    assert of(m, "experience") == of(m, "charisma") == [0]


@pytest.mark.rule("GS-32")
def test_nobody_gets_a_point_for_nothing() -> None:
    m = awards(school(gold=0), school(gold=0))
    assert m.events_of("fame") == []
    assert m.fame == (0, 0)
    m = awards(school(secutor("Flamma", fought=True), gold=0), school(gold=0))
    assert m.events_of("fame") == [(0, "gladiators", 1), (0, "experience", 2), (0, "charisma", 3)]


@pytest.mark.rule("GS-32")
def test_the_most_charisma_may_be_none_at_all() -> None:
    m = awards(
        school(secutor("Flamma", fought=True), gold=9),
        school(secutor("Verus", fought=True), gold=8),
        school(secutor("Syrus", charisma=2), gold=7),  # who did not fight does not count
    )
    assert of(m, "charisma") == [0, 1]
