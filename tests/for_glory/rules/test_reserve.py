"""The reserve: cards kept for the right moment, and bought back."""

from __future__ import annotations

import pytest

from munera.kernel import Illegal
from munera.testing.for_glory import (
    ENOUGH,
    Table,
    battle,
    foe,
    gladiator,
    machinations,
    me,
    new_game,
    registration,
    table,
)

ONE, TWO, THREE = "business_as_usual", "grain_contract", "shady_dealings"


def reservable(m: Table) -> set[str]:
    return {option[1] for option in m.offered() if option[0] == "reserve"}


@pytest.mark.rule("FG-RESERVE-1")
def test_tactics_and_reactions_are_reserved_for_nothing() -> None:
    m = machinations(me(hand=["parry", "parry", "pierce", "palus_drill"], coins=0))
    for card in ("parry", "palus_drill", "pierce", "parry"):
        m.answer("reserve", card)
    assert m.hand() == []
    assert m.state.reserve[0] == ["parry", "palus_drill", "pierce", "parry"]
    assert m.view(1)["players"][0]["reserve"] == 4


@pytest.mark.rule("FG-RESERVE-1")
def test_only_in_the_take_actions_step_of_the_own_turn() -> None:
    assert reservable(machinations(me(hand=["parry"]))) == {"parry"}
    assert reservable(registration(me(hand=["parry"]))) == set()
    assert reservable(battle(me([gladiator("cestus")], hand=["parry"]), foe([gladiator("cestus")]))) == set()
    assert machinations(foe(), me(hand=["parry"])).moves(1) == []


@pytest.mark.rule("FG-RESERVE-2")
def test_nothing_else_can_be_reserved() -> None:
    m = machinations(me(hand=["cull", "cestus", "crooked_senator", ONE, "boast_1"]), boasts=4)
    assert reservable(m) == set()


@pytest.mark.rule("FG-RESERVE-2")
def test_unless_a_card_allows_it() -> None:
    m = machinations(
        me(hand=["cull", "cestus", "primus_palus", "crooked_senator", ONE]),
        arenas=[{"card": "casinum", "holder": 0}, None, None],
    )
    assert reservable(m) == {"cestus", "primus_palus"}
    m = machinations(me(hand=["cestus"]), arenas=[{"card": "casinum", "holder": 1}, None, None])
    assert reservable(m) == set()


@pytest.mark.rule("FG-RESERVE-3")
@pytest.mark.parametrize("size", [1, 2, 4])
def test_one_coin_for_each_card_and_all_or_none(size: int) -> None:
    reserve = ["parry", "pierce", "punctim", "ambush"][:size]
    m = machinations(me(coins=size - 1, reserve=reserve))
    assert m.moves(0) == []
    m = machinations(me(coins=size, reserve=reserve))
    assert m.moves(0) == [("buy_back", size, ())]
    m.act(0, "buy_back", size, ())
    assert (m.hand(), m.state.reserve[0], m.coins()) == (sorted(reserve), [], 0)
    assert (m.event("pays_at_once"), m.event("buys_back")) == ((0, size), (0, size))


@pytest.mark.rule("FG-RESERVE-3")
def test_incomes_and_tokens_pay_as_always() -> None:
    m = machinations(me(coins=1, hand=[ONE, TWO], reserve=["parry", "pierce"]))
    assert set(m.moves(0)) == {("buy_back", 0, (TWO,)), ("buy_back", 1, (ONE,))}
    m.act(0, "buy_back", 0, (TWO,))
    assert (m.hand(), m.discard()) == ([ONE, "parry", "pierce"], [TWO])


@pytest.mark.rule("FG-RESERVE-4")
def test_at_any_time_on_anybodys_turn() -> None:
    tables = [
        machinations(me(reserve=["parry"])),
        machinations(me(reserve=["parry"]), active=1),
        registration(me(reserve=["parry"])),
        registration(me(reserve=["parry"]), favor=0),
        battle(me([gladiator("cestus")], reserve=["parry"]), foe([gladiator("cestus")])),
        battle(me([gladiator("cestus")], reserve=["parry"]), foe([gladiator("cestus")]), active=1),
    ]
    for m in tables:
        asked = m.asked()
        m.act(0, "buy_back", 1, ())
        assert "parry" in m.hand()
        assert m.asked() == asked  # nothing else has changed


@pytest.mark.rule("FG-12")
def test_in_a_reaction_window_the_cards_can_be_used_at_once() -> None:
    m = battle(
        me([gladiator("andabata")]), foe([gladiator("cestus"), gladiator("andabata")], reserve=["parry"], coins=1)
    )
    m.attack("andabata", "cestus")
    assert m.asked() == (1, "react")
    assert m.offered() == ["pass"]
    m.act(1, "buy_back", 1, ())
    assert m.asked() == (1, "react")
    assert m.offered() == ["pass", "parry"]
    m.react(1, "parry", 2)
    m.passes()
    assert m.gladiator("cestus").damage == 0


@pytest.mark.rule("FG-12")
def test_it_is_no_pass_and_takes_back_no_pass() -> None:
    m = battle(
        me([gladiator("andabata")], hand=["parry"]),
        foe([gladiator("cestus"), gladiator("andabata")], reserve=["parry"], coins=1),
    )
    m.attack("andabata", "cestus")
    m.let_be(1)
    assert m.asked() == (0, "react")
    m.act(1, "buy_back", 1, ())
    assert m.asked() == (0, "react")
    m.let_be(0)  # both have passed: their Parry came too late
    assert m.gladiator("cestus").damage == 2


@pytest.mark.rule("FG-12")
def test_it_is_no_tactic_and_uses_up_no_turn() -> None:
    m = battle(
        me([gladiator("cestus", ready=False)], reserve=["pierce", "punctim"]),
        foe([gladiator("thraex")], patrons=["legatus"]),
    )
    assert m.offered() == ["end"]
    m.act(0, "buy_back", 2, ())
    assert m.offered() == ["end", "pierce", "punctim"]
    m.tactic("punctim", "thraex")
    assert m.gladiator("thraex").damage == 2


@pytest.mark.rule("FG-12")
def test_not_in_the_middle_of_an_own_payment_or_effect() -> None:
    m = machinations(
        me(reserve=["parry"], hand=["fresh_perspective"], coins=9),
        foe(reserve=["pierce"], coins=9),
        rows={"training": ["riposte"]},
    )
    m.answer("buy", "riposte")
    assert m.kind == "pay"
    assert m.moves(0) == []
    with pytest.raises(Illegal):
        m.act(0, "buy_back", 1, ())
    assert m.moves(1) == [("buy_back", 1, ())]  # the other need not wait
    m.pays()
    assert m.moves(0) == [("buy_back", 1, ())]
    m.answer("play", "fresh_perspective")
    assert (m.kind, m.moves(0)) == ("row", [])
    m.act(1, "buy_back", 1, ())
    assert m.hand(1) == ["pierce"]
    m.answer("none")
    m.act(0, "buy_back", 1, ())
    assert m.hand(0) == ["parry"]


@pytest.mark.rule("FG-12")
def test_an_empty_reserve_cannot_be_bought_back() -> None:
    m = new_game()
    assert m.moves(0) == m.moves(1) == []
    m = machinations(arenas=[{"card": "londinium", "holder": 0}, None, None])
    assert m.moves(0) == []


@pytest.mark.rule("FG-12")
def test_while_a_draw_is_offered_too() -> None:
    m = machinations(me(reserve=["parry"]), stalled=30)
    m.done()
    assert m.kind == "draw"
    m.act(0, "buy_back", 1, ())
    assert "parry" in m.hand()


@pytest.mark.rule("FG-35")
def test_reserved_gladiators_stay_when_casinum_is_lost() -> None:
    m = machinations(
        me(hand=["veles", "parry"], coins=2),
        foe([gladiator("andabata", 0)]),
        arenas=[{"card": "casinum", "holder": 0}, None, None],
    )
    m.answer("reserve", "veles")
    m.answer("reserve", "parry")
    assert m.state.reserve[0] == ["veles", "parry"]
    m = table(
        me(
            [gladiator("cestus", 0, damage=2)],
            reserve=["veles", "parry"],
            hand=["gallus"],
            coins=2,
            patrons=ENOUGH,
        ),
        foe([gladiator("andabata", 0)]),
        phase="battle",
        battle=0,
        active=1,
        arenas=[{"card": "casinum", "holder": 0}, None, None],
    )
    m.attack("andabata")
    m.passes()
    assert m.event("battle_won") == (1, "casinum", 1, 1)
    assert m.state.reserve[0] == ["veles", "parry"]
    assert m.asked() == (0, "action")
    assert "gallus" not in reservable(m)
    m.act(0, "buy_back", 2, ())
    assert {"veles", "parry"} <= set(m.hand())
