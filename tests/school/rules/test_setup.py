"""Setup: what a school begins with."""

from __future__ import annotations

import pytest

from munera.games.school.gladiators import READY_MADE
from munera.testing.school import founded


@pytest.mark.rule("GS-SETUP-1")
@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.parametrize("slaves", ["ready_made", "rolled"])
def test_fifty_gold_and_one_gladiator(seats: int, slaves: str) -> None:
    m = founded(seats, slaves=slaves)
    assert m.gold == (50,) * seats
    assert m.fame == (0,) * seats
    assert [len(m.roster(seat)) for seat in range(seats)] == [1] * seats
    assert m.turn == 1
    assert m.kind == "bid"


@pytest.mark.rule("GS-02")
def test_the_first_gladiator_is_a_roll_on_the_table_of_ready_made_ones() -> None:
    m = founded(2, dice=[1, 1, 1, 3, 4, 5])
    one, two = (m.gladiator(m.roster(seat)[0]) for seat in (0, 1))
    assert (one.row, one.style, one.experience, one.stats) == (111, "dimachaeri", 4, (0, 1, 1, 2, 0, 0))
    assert (two.row, two.style, two.nationality, two.stats) == (245, "samnite", "gaul", (1, 0, 1, 0, 0, 0))
    assert m.events_of("founder") == [(0, one.name, one.name, "dimachaeri"), (1, two.name, two.name, "samnite")]


@pytest.mark.rule("GS-02")
def test_a_roll_that_another_school_has_is_repeated() -> None:
    m = founded(3, dice=[1, 1, 1, *(1, 1, 1), *(2, 1, 1), *(3, 4, 5), *(4, 4, 5), *(5, 6, 6), *(1, 6, 6, 6)])
    assert [m.gladiator(m.roster(seat)[0]).row for seat in range(3)] == [111, 245, 366]
    assert m.event("slaves") == (1,)
    assert [g.row for g in m.lots()] != [366]  # nor do they come as a slave


@pytest.mark.rule("GS-02")
def test_with_rolled_slaves_the_founder_is_rolled_up() -> None:
    m = founded(2, slaves="rolled", dice=[2, 3, 3, 4, 1, 6, 2, *(6, 6, 6, 1, 2, 1, 1, 6)])
    one, two = (m.gladiator(m.roster(seat)[0]) for seat in (0, 1))
    assert (one.nationality, one.age, one.size, one.career) == ("greek", "prime", "average", "servant")
    assert (one.row, one.experience, one.style, one.stats) == (0, 1, "samnite", (0, 1, 0, 0, 0, 0))
    assert (two.nationality, two.age, two.size, two.career) == ("african", "older", "large", "criminal")
    assert (two.row, two.experience, two.style, two.stats) == (0, 2, "secutor", (2, 0, 0, 0, 0, 1))


@pytest.mark.rule("GS-02")
def test_no_two_schools_begin_with_the_same_ready_made_gladiator() -> None:
    for seed in range(30):
        rows = [g.row for g in founded(6, seed).state.people.values() if g.owner >= 0]
        assert len(set(rows)) == 6
        assert set(rows) <= set(READY_MADE)
