"""Ready-made gladiators: the stock, its dice, and that nobody comes twice."""

from __future__ import annotations

import pytest

from munera.games.school.gladiators import READY_MADE, ready_made, row_of
from munera.games.school.slaves import take_ready_made
from munera.testing.school import BOOK, Table, campaign, founded, school, secutor


@pytest.mark.rule("GS-PREMADE-1")
def test_ready_made_gladiators_unless_the_table_chose() -> None:
    assert BOOK.settings["slaves"].default == "ready_made"
    m = founded(4)
    for g in m.state.people.values():
        assert (g.style, g.experience, g.nationality, g.age, g.size, g.career, *g.stats) == READY_MADE[g.row]
    assert {g.row for g in founded(4, slaves="rolled").state.people.values()} == {0}


@pytest.mark.rule("GS-PREMADE-2")
@pytest.mark.parametrize(
    ("dice", "row"),
    [((1, 1, 1), 111), ((2, 1, 1), 111), ((3, 1, 1), 211), ((4, 6, 5), 265), ((5, 2, 3), 323), ((6, 6, 6), 366)],
)
def test_three_dice_find_a_gladiator_and_the_first_is_read_as_one_to_three(
    dice: tuple[int, ...], row: int
) -> None:
    m = campaign(school(), school(), dice=[1, *dice])
    assert [lot.row for lot in m.lots()] == [row]


@pytest.mark.rule("GS-PREMADE-2")
def test_every_throw_of_three_dice_finds_one_and_each_is_as_likely() -> None:
    faces = range(1, 7)
    rows = [row_of(one, two, three) for one in faces for two in faces for three in faces]
    assert {row: rows.count(row) for row in rows} == dict.fromkeys(READY_MADE, 2)


@pytest.mark.rule("GS-PREMADE-3")
@pytest.mark.parametrize(
    ("dice", "facts"),
    [
        ((1, 1, 1), ("dimachaeri", 4, "spanish", "prime", "small", "servant", (0, 1, 1, 2, 0, 0))),
        ((3, 1, 6), ("murmillo", 6, "greek", "younger", "large", "servant", (2, 1, 1, 1, 1, 1))),
        ((3, 2, 1), ("murmillo", 5, "greek", "prime", "small", "citizen", (1, 0, 1, 1, 2, 0))),
        ((4, 5, 4), ("murmillo", 4, "african", "prime", "average", "soldier", (1, 2, 0, 1, 0, 0))),
        ((6, 6, 6), ("retiarius", 5, "arab", "prime", "small", "citizen", (0, 0, 2, 1, 0, 2))),
    ],
)
def test_a_gladiator_is_as_the_table_has_them(dice: tuple[int, ...], facts: tuple[object, ...]) -> None:
    (lot,) = campaign(school(), school(), dice=[1, *dice]).lots()
    assert (lot.style, lot.experience, lot.nationality, lot.age, lot.size, lot.career, lot.stats) == facts


@pytest.mark.rule("GS-PREMADE-3")
def test_the_table_holds_108_gladiators() -> None:
    assert len(READY_MADE) == 108
    assert (min(READY_MADE), max(READY_MADE)) == (111, 366)


# ---------------------------------------------------------------------- none comes twice


@pytest.mark.rule("GS-07")
def test_whoever_has_come_does_not_come_again() -> None:
    m = campaign(school(), school(), dice=[2, *(1, 1, 2), *(1, 1, 2), *(2, 1, 2), *(1, 1, 3)])
    assert [lot.row for lot in m.lots()] == [112, 113]
    m = founded(6, 3)
    m.until("over")
    rows = [g.row for g in m.state.people.values()]
    assert len(rows) == len(set(rows)) <= 108


def stock(*dice: int) -> Table:
    """Only number 113 is left in the stock, and schools have nobody."""
    return campaign(school(gold=20), school(gold=20), pool=[113], dice=dice)


@pytest.mark.rule("GS-07")
def test_the_unsold_return_when_all_have_come() -> None:
    m = stock(1, *(1, 1, 3), 1, *(1, 1, 3))
    assert [lot.row for lot in m.lots()] == [113]
    assert m.state.pool == ()
    assert m.events_of("pool_renewed") == []
    m.bid()
    m.next_turn()
    assert m.events_of("pool_renewed") == [(108,)]
    assert [lot.row for lot in m.lots()] == [113]
    assert len(m.state.pool) == 107


@pytest.mark.rule("GS-07")
def test_whoever_is_for_sale_does_not_return() -> None:
    m = stock(2, *(1, 1, 3), *(1, 1, 3), *(2, 1, 3), *(1, 1, 2))
    assert m.events_of("pool_renewed") == [(107,)]
    assert [lot.row for lot in m.lots()] == [113, 112]
    assert len(m.state.pool) == 106


@pytest.mark.rule("GS-07")
def test_whoever_is_in_a_school_does_not_return() -> None:
    m = stock(1, *(1, 1, 3), 1, 1, *(1, 1, 3), *(1, 1, 2))
    m.bid({0: 10})
    m.until("training")
    m.train()
    assert m.events_of("pool_renewed") == [(107,)]
    assert [lot.row for lot in m.lots()] == [112]


@pytest.mark.rule("GS-07")
def test_the_released_return() -> None:
    m = campaign(school(gold=6), school(), pool=[113], dice=[1, *(1, 1, 3), 1, *(1, 1, 3)])
    m.bid({0: 6})
    m.until("upkeep")
    (name,) = m.roster(0)
    m.release(name)
    m.next_turn()
    assert m.events_of("pool_renewed") == [(108,)]
    assert [lot.row for lot in m.lots()] == [113]
    assert m.lots()[0].name != name  # another one of the same sort


@pytest.mark.rule("GS-07")
def test_the_dead_return() -> None:
    m = campaign(school(), school(secutor("Flamma")), pool=[113], dice=[1, *(1, 1, 3)])
    m.bid({0: 6})
    (name,) = m.roster(0)
    m.send(name, "Flamma")
    m.fight("Flamma")
    assert m.gladiator(name).fate == "dead"
    m.next_turn()
    assert m.events_of("pool_renewed") == [(108,)]


@pytest.mark.rule("GS-07")
def test_when_all_live_new_ones_are_rolled_up() -> None:
    m = stock(1, *(1, 1, 3), 1, *(1, 2, 3, 1, 1, 1, 1))
    s = m.state
    for row in s.recruits.rows:
        s.add_gladiator(ready_made(row)._replace(owner=0))
    s.pool = ()
    new = take_ready_made(s)
    assert (new.row, s.pool) == (0, ())
    assert m.events_of("pool_renewed") == [(0,)]
