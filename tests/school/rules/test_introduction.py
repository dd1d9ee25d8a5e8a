"""Introduction: masters of schools."""

from __future__ import annotations

import pytest

from munera.kernel import BadPosition, BadVariant, start
from munera.testing.school import BOOK, campaign, founded, retiarius, school, secutor


@pytest.mark.rule("GS-INTRO-1")
def test_each_player_is_the_master_of_one_school() -> None:
    m = founded(4)
    assert [len(m.roster(seat)) for seat in range(4)] == [1, 1, 1, 1]
    assert sorted(g.owner for g in m.state.people.values() if g.owner >= 0) == [0, 1, 2, 3]


@pytest.mark.rule("GS-INTRO-1")
def test_a_master_buys_sends_and_trains_their_own_gladiators() -> None:
    m = campaign(
        school(secutor("Flamma")), school(retiarius("Kalendio")), stage="auction", lots=[secutor("Verus")]
    )
    m.bid({1: 2})
    assert m.asked() == [(0, "send"), (1, "send")]
    assert (m.men_offered(0), m.men_offered(1)) == (["Flamma"], ["Kalendio", "Verus"])
    m.until("training")
    assert m.asked() == [(0, "train"), (1, "train")]
    assert (m.men_offered(0), m.men_offered(1)) == (["Flamma"], ["Kalendio", "Verus"])


@pytest.mark.rule("GS-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_schools(seats: int) -> None:
    m = founded(seats)
    assert list(m.state.schools) == list(range(seats))
    assert campaign(*[school()] * seats).gold == (50,) * seats


@pytest.mark.rule("GS-01")
@pytest.mark.parametrize("seats", [0, 1, 7])
def test_no_other_number_of_schools(seats: int) -> None:
    with pytest.raises(BadVariant):
        start(BOOK, seats, 0)
    with pytest.raises(BadPosition):
        campaign(*[school()] * seats)
