"""Late registration: the last gladiators, for a fee."""

from __future__ import annotations

import pytest

from munera.testing.for_glory import Table, foe, gladiator, machinations, me, registration

ONE, THREE, BETS = "business_as_usual", "shady_dealings", "betting_ring"


def registers(m: Table, card: str, place: int = 2) -> None:
    m.answer("enter", card, place)
    m.pays()
    m.passes()


@pytest.mark.rule("FG-LATE-1")
@pytest.mark.parametrize("favor", [0, 1])
def test_the_player_without_the_crowds_favor_begins(favor: int) -> None:
    men = [gladiator("cestus"), gladiator("andabata")]
    m = machinations(me(men), foe(men), active=favor, favor=favor)
    m.done()
    assert m.asked() == (1 - favor, "register")


@pytest.mark.rule("FG-LATE-2")
def test_one_gladiator_for_three_coin_then_the_other_player() -> None:
    m = registration(me(hand=["cestus", "andabata"], coins=7), foe(hand=["cestus"], coins=3))
    m.answer("enter", "cestus", 0)
    assert m.ask.about == 3
    m.pays()
    assert (m.coins(), m.gladiator("cestus").place, m.gladiator("cestus").ready) == (4, 0, True)
    assert m.asked() == (1, "register")
    registers(m, "cestus", 0)
    assert m.coins(1) == 0
    assert m.asked() == (0, "register")


@pytest.mark.rule("FG-LATE-2")
def test_coin_influence_and_open_arenas_bind_it() -> None:
    m = registration(me(hand=["cestus", "veles"], coins=2, patrons=["crooked_senator"]))
    assert m.offered() == ["pass"]
    m = registration(me(hand=["cestus", "veles"], coins=3), foe([gladiator("andabata", 1)]))
    assert m.offered() == ["pass", ("enter", "cestus", 1), ("enter", "cestus", 2)]


@pytest.mark.rule("FG-LATE-2")
def test_incomes_pay_the_fee_and_nothing_too_much() -> None:
    m = registration(me(hand=["cestus", BETS, ONE], coins=0))
    m.answer("enter", "cestus", 2)
    assert m.offered() == [BETS]  # worth 5 in the Arena phase; with the one it would be too much
    m.pays()
    assert m.discard() == [BETS]
    assert m.here("cestus")


@pytest.mark.rule("FG-LATE-3")
def test_a_pass_is_final_and_the_other_goes_on() -> None:
    m = registration(me(hand=["cestus"]), foe(hand=["cestus", "andabata", "tiro"], coins=9))
    m.answer("pass")
    for card in ("cestus", "andabata", "tiro"):
        assert m.asked() == (1, "register")
        registers(m, card)
    assert m.asked() == (1, "register")
    assert [g.owner for g in m.state.gladiators.values()] == [1, 1, 1]
    m.answer("pass")
    assert m.kind == "action"  # a walkover for them
    assert m.event("battle_won") is not None


@pytest.mark.rule("FG-LATE-4")
def test_when_both_have_passed_the_battles_begin() -> None:
    m = registration(me([gladiator("cestus")]), foe([gladiator("cestus")]))
    m.answer("pass")
    assert m.asked() == (1, "register")
    assert "battle" not in m.kinds()
    m.answer("pass")
    assert m.kind == "combat"
    assert m.events_of("registers_no_more") == [(0,), (1,)]
