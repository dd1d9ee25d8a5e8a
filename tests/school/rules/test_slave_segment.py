"""Slave segment: who is for sale."""

from __future__ import annotations

import pytest

from munera.games.school.gladiators import READY_MADE
from munera.testing.school import campaign, school


@pytest.mark.rule("GS-SLAVE-1")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_a_die_tells_how_many_new_gladiators_are_for_sale(die: int) -> None:
    m = campaign(school(), school(), dice=[die])
    assert m.event("slaves") == (die,)
    assert len(m.lots()) == len(m.events_of("slave")) == die
    assert all(g.owner < 0 for g in m.lots())
    for lot in m.lots():
        assert m.ask(0).about == lot.id
        m.bid()
    assert m.stage == "trading"


@pytest.mark.rule("GS-SLAVE-1")
def test_a_new_die_every_turn() -> None:
    m = campaign(school(), school(), dice=[2, 1, 1, 1, 1, 1, 2, 4])
    assert len(m.lots()) == 2
    m.next_turn()
    assert m.events_of("slaves") == [(2,), (4,)]
    assert len(m.lots()) == 4


@pytest.mark.rule("GS-SLAVE-2")
def test_attributes_and_stats_are_rolled_up() -> None:
    m = campaign(school(), school(), slaves="rolled", dice=[2, *(2, 3, 3, 4, 2, 6, 2, 2), *(6, 6, 6, 1, 1, 1, 5)])
    one, two = m.lots()
    assert (one.nationality, one.age, one.size, one.career) == ("greek", "prime", "average", "servant")
    assert (one.row, one.experience, one.style, one.stats) == (0, 2, "samnite", (0, 2, 0, 0, 0, 0))
    assert (two.nationality, two.age, two.size, two.career) == ("african", "older", "large", "criminal")
    assert (two.row, two.experience, two.style, two.stats) == (0, 1, "secutor", (1, 0, 0, 0, 1, 0))
    assert m.events_of("slave") == [(one.name, one.name, "samnite", 4), (two.name, two.name, "secutor", 4)]


@pytest.mark.rule("GS-SLAVE-2")
def test_ready_made_slaves_are_not_rolled_up() -> None:
    m = campaign(school(), school(), dice=[1, 6, 3, 2])
    (lot,) = m.lots()
    assert lot.row == 332
    assert (lot.style, lot.experience, *lot[5:9], *lot.stats) == READY_MADE[332]
