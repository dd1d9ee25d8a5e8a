"""What would break one's word is told before the answer, option by option, and to whoever gave it alone."""

from __future__ import annotations

from typing import Any

import pytest

from munera.games.spartacus.deals import promises
from munera.kernel import Option
from munera.testing.serpents import VARINIUS, calm
from munera.testing.spartacus import Table, auction, combat, fighter, house, intrigue, invitations, table
from munera.testing.spartacus.titles import CELT, COOK, EAR, SYRIAN

RUMORS = "re-whispered-rumors"


def word(m: Table, by: int, to: int, *promised: Any) -> None:
    promises.give(m.state, by, to, promised, ())


def warned(m: Table, seat: int) -> dict[Option, list[Any]]:
    """What this seat is told of its options."""
    ask = m.match.message(seat)["ask"]
    return {tuple(option) if isinstance(option, list) else option: found for option, found in ask["warnings"]}


def scheming(*hands: list[str]) -> Table:
    cards = [(CELT, COOK), (CELT, COOK), (SYRIAN, "sl-debtor")]
    held = [*hands, *([] for _ in range(3 - len(hands)))]
    return intrigue(*(house(*cards[seat], coins=5, influence=8, hand=held[seat]) for seat in range(3)))


@pytest.mark.rule("SP-PROMISE-10", "SP-PROMISE-13")
def test_a_scheme_warns_where_it_is_aimed() -> None:
    m = scheming(["sc-robbery"])
    word(m, 0, 1, "no_harm", "round")
    word(m, 0, 1, "target", 2)
    m.answer(("prepare", "sc-robbery"))
    assert warned(m, 0) == {
        ("announce", (1,)): [("breaks", 1, "no_harm", "round"), ("breaks", 1, "target", 2)],
    }
    m.answer(("announce", (1,)))
    assert set(warned(m, 0)) == {"confirm"}
    m.answer(("target", (2,)))
    assert set(warned(m, 0)) == {("target", (1,))}
    m.confirm()
    assert [entry.state for entry in m.state.ledger] == ["open", "kept"]


@pytest.mark.rule("SP-PROMISE-14")
def test_to_confirm_what_was_to_be_redirected() -> None:
    m = scheming(["sc-robbery"])
    m.scheme("sc-robbery", 1)
    word(m, 0, 1, "redirect")
    assert warned(m, 0) == {"confirm": [("breaks", 1, "redirect")]}


@pytest.mark.rule("SP-PROMISE-3")
def test_to_refuse_support() -> None:
    m = scheming(["sc-inside-information"])
    word(m, 1, 0, "support")
    m.answer(("prepare", "sc-inside-information"))
    m.answer(("request", ((1, False), (2, False))))
    assert warned(m, 1) == {"no": [("breaks", 0, "support")]}
    assert warned(m, 2) == {}


@pytest.mark.rule("SP-PROMISE-11", "SP-PROMISE-12")
def test_to_foil_and_to_let_pass() -> None:
    m = scheming(["sc-robbery"], [RUMORS], [RUMORS])
    word(m, 2, 1, "foil", 0)
    word(m, 1, 0, "no_foil")
    m.scheme("sc-robbery", 1)
    m.confirm()
    assert warned(m, 2) == {"pass": [("risks", 1, "foil", 0)]}
    assert warned(m, 1) == {("play", RUMORS): [("breaks", 0, "no_foil")]}


@pytest.mark.rule("SP-PROMISE-7", "SP-PROMISE-15")
def test_bids() -> None:
    m = auction(house(coins=4), house(coins=4), house(coins=4), market=["eq-net", "eq-axe", COOK])
    word(m, 0, 1, "no_bid", 0)
    word(m, 1, 0, "bid_at_most", 0, 2)
    assert set(warned(m, 0)) == {1, 2, 3, 4}
    assert warned(m, 1) == {coins: [("breaks", 0, "bid_at_most", 0, 2)] for coins in (3, 4)}
    assert warned(m, 2) == {}
    m.bids(0, 2, 2)
    assert set(warned(m, 1)) == {1, 2}  # with what lies on the table


@pytest.mark.rule("SP-PROMISE-5")
def test_the_last_place_in_the_arena() -> None:
    m = invitations(house(CELT), house(SYRIAN), house(COOK))
    word(m, 0, 2, "invite")
    m.answer_by_default("audience")
    assert warned(m, 0) == {}  # there are two places
    m.answer(1)
    m.answer("accept")
    m.answer_by_default("audience")
    assert warned(m, 0) == {0: [("risks", 2, "invite")]}


@pytest.mark.rule("SP-INVITE-5")
def test_to_invite_who_has_nobody_to_send() -> None:
    """They decline unasked and lose Influence, the Host's own House too."""
    m = invitations(house(), house(SYRIAN), house())
    m.answer_by_default("audience")
    assert warned(m, 0) == {2: [("unable", 2)], 0: [("unable", 0)]}
    before = m.state.influence[0]
    m.answer(0)
    assert m.state.influence[0] == before - 1


@pytest.mark.rule("SP-INVITE-5", "SP-PROMISE-5")
def test_both_warnings_at_once() -> None:
    m = invitations(house(), house(SYRIAN), house(COOK))
    word(m, 0, 1, "invite")
    word(m, 0, 2, "invite")
    m.answer_by_default("audience")
    assert warned(m, 0)[0] == [("unable", 0), ("risks", 1, "invite"), ("risks", 2, "invite")]


@pytest.mark.rule("SP-PROMISE-6")
def test_the_thumb() -> None:
    houses = (house(), house(CELT), house(SYRIAN))
    m = combat(fighter(1, CELT, winner=True), fighter(2, SYRIAN), *houses, moment="decided")
    word(m, 0, 2, "thumb", "up")
    m.answer_by_default("audience")
    assert warned(m, 0) == {"down": [("breaks", 2, "thumb", "up")]}


@pytest.mark.rule("SP-PROMISE-10", "SP-PROMISE-4")
def test_a_reaction() -> None:
    houses = [house(hand=["re-rigging-the-match"]), house(CELT, CELT), house(SYRIAN, SYRIAN)]
    m = table(*houses, moment="wagers", fighters=[fighter(1, CELT), fighter(2, SYRIAN)])
    word(m, 0, 1, "no_harm", "round")
    word(m, 0, 2, "no_target", "round")
    m.answer_by_default("wagers")
    assert set(warned(m, 0)) == {("play", "re-rigging-the-match", 1)}


@pytest.mark.rule("SP-PROMISE-9")
def test_what_is_over_warns_no_more() -> None:
    m = scheming(["sc-robbery"])
    word(m, 0, 1, "no_harm", "round")
    m.state.ledger = (m.state.ledger[0]._replace(round=0),)
    m.answer(("prepare", "sc-robbery"))
    assert warned(m, 0) == {}


@pytest.mark.rule("SW-50")
def test_a_demand_warns_as_it_breaks() -> None:
    m = calm(house(influence=4, hand=[EAR], house=VARINIUS), house(influence=6), house(influence=2))
    word(m, 1, 0, "support")
    m.answer(("prepare", EAR))
    m.answer(("demand", (1, False)))
    assert warned(m, 1) == {"no": [("breaks", 0, "support")]}
