"""Questions whose answer is foregone: whoever plays alone with bots is not asked them."""

from __future__ import annotations

from typing import Any

import pytest

from munera.games.spartacus.rulebook import BOOK
from munera.kernel import Option
from munera.testing.spartacus import Table, auction, calm, hosting, house, invitations, table
from munera.testing.spartacus import card as written
from munera.testing.spartacus.titles import (
    CELT,
    COOK,
    CRIXUS,
    GUARD,
    LOOTING,
    NET,
    ROBBERY,
    RUMORS,
    SYRIAN,
    VISITOR,
)

AUCTION = "sc-illicit-auction"
BRIBE = "sc-bribe-the-guards"
BRIBES = "sc-caught-taking-bribes"
GATE = "sc-unlocked-gate"
REBELLION = "sc-incite-rebellion"
TAXES = "sc-word-to-the-tax-collector"
WINE = "sc-poisoned-wine"


@pytest.mark.rule("SP-ASK-3")
def test_a_host_who_invites_their_own_house_has_accepted() -> None:
    m = invitations(house(CELT), house(SYRIAN), house(COOK))
    m.answer_by_default("audience")
    m.answer(0)
    assert m.kind == "invitation"
    assert BOOK.any_answer(m.state, m.ask(0)) == ("accept",)


def test_a_guest_and_who_comes_last_by_force_are_asked() -> None:
    m = invitations(house(CELT), house(SYRIAN), house(COOK))
    for seat in (1, 2):
        m.answer_by_default("audience")
        m.answer(seat)
        assert BOOK.any_answer(m.state, m.ask(seat)) is None
        m.answer("decline")
    assert m.kind == "invitation"  # nobody but the Host is left
    assert BOOK.any_answer(m.state, m.ask(0)) is None


def test_who_pays_for_gladiators_is_asked_however_rich_they_are() -> None:
    m = table(house("gl-duro", "gl-kerza", coins=20), house(), house(), moment="ledger")
    assert BOOK.any_answer(m.state, m.ask(0)) is None


@pytest.mark.parametrize("rival", [True, False])
def test_nobody_is_asked_about_a_reaction_that_harms_none_but_themselves(rival: bool) -> None:
    holder = house("gl-duro", "sl-debtor", coins=0, hand=["re-destitute"])
    other = house("gl-crixus", "sl-cook", coins=0 if rival else 1)
    m = table(holder, other, house("gl-barca", "sl-mira", coins=1), moment="phase_end", phase="intrigue")
    assert m.kind == "react"
    assert ("play", "re-destitute", 0) in m.offered()
    assert BOOK.any_answer(m.state, m.ask(0)) == (None if rival else ("pass",))


@pytest.mark.rule("SP-ASK-3")
def test_who_has_not_bargained_is_not_asked_for_an_audience() -> None:
    m = invitations(house(CELT, coins=3), house(SYRIAN, coins=3), house(COOK, coins=3))
    assert m.kind == "audience"
    assert BOOK.any_answer(m.state, m.ask(1)) == ("ready",)
    m.offer(1, 0, gives=1, returns=[("invite",)])
    assert BOOK.any_answer(m.state, m.ask(1)) is None  # they have just made an offer
    assert BOOK.any_answer(m.state, m.ask(2)) == ("ready",)


@pytest.mark.rule("SP-ASK-3")
@pytest.mark.parametrize(
    ("said", "asked"), [((), False), (("cannot",), False), (("too_little",), True), (("price", 2), True)]
)
def test_whose_offer_was_declined_is_asked_for_an_audience_if_more_would_do(
    said: tuple[Option, ...], asked: bool
) -> None:
    m = invitations(house(CELT, coins=3), house(SYRIAN, coins=3), house(COOK, coins=3))
    m.act(0, "decline", m.offer(1, 0, gives=1, returns=[("invite",)]), *said)
    assert BOOK.any_answer(m.state, m.ask(1)) == (None if asked else ("ready",))
    assert BOOK.any_answer(m.state, m.ask(2)) == ("ready",)


@pytest.mark.rule("SP-ASK-3")
def test_what_somebody_else_has_declined_is_no_reason_for_an_audience() -> None:
    m = invitations(house(CELT, coins=3), house(SYRIAN, coins=3), house(COOK, coins=3))
    m.act(2, "decline", m.offer(1, 2, gives=1), "price", 2)
    assert BOOK.any_answer(m.state, m.ask(1)) == ("ready",)


@pytest.mark.rule("SP-ASK-3")
def test_a_promise_of_the_host_alone_is_no_reason_for_an_audience() -> None:
    m = invitations(house(CELT, coins=3), house(SYRIAN, coins=3), house(COOK, coins=3))
    m.act(0, "accept", m.offer(1, 0, gives=1, returns=[("invite",)]))
    assert m.state.ledger
    assert BOOK.any_answer(m.state, m.ask(1)) == ("ready",)


# ---------------------------------------------------------------------- bids


def lot(card: str, *coins: int) -> Table:
    """All bid on this lot, with so many coins each."""
    return auction(*(house(coins=n) for n in coins), market=[card, CELT, COOK])


@pytest.mark.rule("SP-ASK-11")
@pytest.mark.parametrize(
    ("card", "coins", "bid"),
    [
        (CRIXUS, (3, 6, 7), 1),
        (CRIXUS, (3, 5, 7), None),
        (CRIXUS, (4, 8, 8), None),
        (CRIXUS, (1, 2, 2), 1),
        (NET, (2, 4, 9), 0),
    ],
)
def test_who_has_few_coins_and_all_others_twice_as_many_is_not_asked_for_a_bid(
    card: str, coins: tuple[int, ...], bid: int | None
) -> None:
    m = lot(card, *coins)
    assert m.asked_about()[0] == (0, "bid", 0)
    assert BOOK.any_answer(m.state, m.ask(0)) == (None if bid is None else (bid,))
    assert BOOK.any_answer(m.state, m.ask(2)) is None


@pytest.mark.rule("SP-ASK-11")
def test_who_ties_or_is_offered_coins_or_bids_for_hosting_is_asked_however_poor() -> None:
    m = lot(CRIXUS, 3, 9, 9)
    m.bids(1, 1, 0)
    assert m.asked_about() == [(0, "bid", 0), (1, "bid", 0)]
    assert BOOK.any_answer(m.state, m.ask(0)) is None
    m = hosting(house(coins=3), house(coins=9), house(coins=9))
    assert BOOK.any_answer(m.state, m.ask(0)) is None
    m = lot(CRIXUS, 3, 9, 9)
    m.offer(1, 0, gives=1)
    assert BOOK.any_answer(m.state, m.ask(0)) is None


@pytest.mark.rule("SP-ASK-11")
@pytest.mark.parametrize("promise", [("no_bid", 0), ("bid_at_most", 0, 1)])
def test_who_has_promised_something_about_a_bid_is_asked_for_it(promise: tuple[Option, ...]) -> None:
    m = lot(CRIXUS, 2, 9, 9)
    m.act(1, "accept", m.offer(0, 1, wants=1, promises=[promise]))
    assert m.coins() == [3, 8, 9]
    assert BOOK.any_answer(m.state, m.ask(0)) is None


# ---------------------------------------------------------------------- Schemes


@pytest.mark.rule("SP-ASK-5")
@pytest.mark.parametrize(
    ("card", "target", "asked"),
    [
        (LOOTING, 0, False),
        (TAXES, 2, False),
        (TAXES, 1, True),
        (VISITOR, 0, True),
        (VISITOR, 2, True),
        (BRIBES, 2, False),
        (BRIBES, 1, True),
    ],
)
def test_who_could_foil_what_does_not_concern_them_is_asked_only_if_somebody_gains_influence(
    card: str, target: int, asked: bool
) -> None:
    m = calm(house(hand=[card], influence=7, coins=3), house(hand=[RUMORS], influence=6), house())
    m.scheme(card, target)
    m.answer("confirm")
    assert ("play", RUMORS) in m.offered(1)
    assert BOOK.any_answer(m.state, m.ask(1)) == (None if asked else ("pass",))


@pytest.mark.rule("SP-ASK-5")
@pytest.mark.parametrize("lapsed", [False, True])
def test_who_has_promised_something_about_foiling_is_asked(lapsed: bool) -> None:
    m = calm(house(hand=[LOOTING], coins=2, influence=7), house(hand=[RUMORS], influence=6), house())
    m.act(1, "accept", m.offer(0, 1, gives=1, returns=[("no_foil",)]))
    if lapsed:  # it was of an earlier round
        m.state.ledger = tuple(word._replace(round=word.round - 1) for word in m.state.ledger)
    m.scheme(LOOTING, 0)
    m.answer("confirm")
    assert BOOK.any_answer(m.state, m.ask(1)) == (("pass",) if lapsed else None)


@pytest.mark.rule("SP-ASK-8")
@pytest.mark.parametrize(("card", "asked"), [(BRIBE, False), (TAXES, True)])
def test_nobody_is_asked_to_spend_a_guard_lest_their_guards_are_exhausted(card: str, asked: bool) -> None:
    m = calm(house(hand=[card], influence=7, coins=2), house(GUARD, GUARD, coins=3), house())
    m.scheme(card, 1)
    m.answer("confirm")
    assert ("guard", "table") in m.offered(1)
    assert BOOK.any_answer(m.state, m.ask(1)) == (None if asked else ("pass",))


@pytest.mark.rule("SP-ASK-8")
def test_who_has_promised_to_foil_is_asked_about_their_guards_too() -> None:
    m = calm(house(hand=[BRIBE], influence=7, coins=3), house(GUARD, GUARD), house(coins=2))
    m.act(1, "accept", m.offer(2, 1, gives=1, returns=[("foil", 0)]))
    m.scheme(BRIBE, 1)
    m.answer("confirm")
    assert BOOK.any_answer(m.state, m.ask(1)) is None


@pytest.mark.rule("SP-ASK-10")
@pytest.mark.parametrize(("promised", "given"), [(False, ("pass",)), (True, None)])
def test_nobody_is_asked_to_foil_a_robbery_unless_they_have_promised_to(
    promised: bool, given: tuple[Option] | None
) -> None:
    m = calm(
        house(hand=[ROBBERY], influence=7, coins=3),
        house(GUARD, hand=[RUMORS], coins=3, influence=7),
        house(coins=2),
    )
    if promised:
        m.act(1, "accept", m.offer(2, 1, gives=1, returns=[("foil", 0)]))
    m.scheme(ROBBERY, 1)
    m.answer("confirm")
    assert {("guard", "table"), ("play", RUMORS)} <= set(m.offered(1))
    assert BOOK.any_answer(m.state, m.ask(1)) == given


@pytest.mark.rule("SP-ASK-10")
@pytest.mark.parametrize(
    ("people", "asked"),
    [
        ([CELT, COOK], False),
        ([CELT, CRIXUS], True),
        ([CELT, written(CRIXUS, ready=False)], False),
        ([written(CELT, favour=1)], True),
    ],
)
def test_who_would_lose_nobody_of_worth_is_not_asked_to_foil_an_injury(people: list[Any], asked: bool) -> None:
    m = calm(house(hand=[WINE], influence=7), house(GUARD, *people), house())
    m.scheme(WINE, 1)
    m.answer("confirm")
    assert ("guard", "table") in m.offered(1)
    assert BOOK.any_answer(m.state, m.ask(1)) == (None if asked else ("pass",))


@pytest.mark.rule("SP-ASK-10")
@pytest.mark.parametrize(
    ("card", "people", "asked"),
    [
        (GATE, ["sl-naevia", COOK], False),
        (GATE, ["sl-naevia"], True),
        (REBELLION, [CELT, CELT], True),
    ],
)
def test_who_would_lose_a_slave_of_little_worth_is_not_asked_to_foil_that(
    card: str, people: list[str], asked: bool
) -> None:
    m = table(house(hand=[card], influence=7), house(GUARD, "gl-duro", *people), house(), moment="intrigue")
    m.scheme(card, 1)
    m.answer_by_default_until(lambda: m.kind == "foil")
    assert BOOK.any_answer(m.state, m.ask(1)) == (None if asked else ("pass",))


@pytest.mark.rule("SP-ASK-10")
@pytest.mark.parametrize(("coins", "asked"), [(15, False), (14, True)])
def test_who_has_many_coins_is_not_asked_to_foil_what_takes_a_few(coins: int, asked: bool) -> None:
    m = calm(house(hand=[TAXES], influence=7), house(GUARD, coins=coins), house())
    m.scheme(TAXES, 1)
    m.answer("confirm")
    assert BOOK.any_answer(m.state, m.ask(1)) == (None if asked else ("pass",))


@pytest.mark.rule("SP-ASK-12")
@pytest.mark.parametrize(
    ("card", "keys", "announced"),
    [
        (LOOTING, {}, True),
        (LOOTING, {"influence": 1}, False),
        (LOOTING, {"house": "ho-solonius", "coins": 1}, False),
        (VISITOR, {}, False),
        (AUCTION, {}, False),
    ],
)
def test_a_prepared_scheme_for_oneself_alone_is_announced_if_enough_counts(
    card: str, keys: dict[str, Any], announced: bool
) -> None:
    m = calm(house("gl-duro", COOK, hand=[card], **{"influence": 7, **keys}), house(), house())
    m.answer(("prepare", card))
    assert m.kind == "prepared"
    assert BOOK.any_answer(m.state, m.ask(0)) == ((("announce", (0,)),) if announced else None)


@pytest.mark.rule("SP-ASK-6")
@pytest.mark.parametrize(("coins", "confirmed"), [(0, True), (1, False)])
def test_who_could_still_bribe_for_a_scheme_is_asked_to_confirm_it(coins: int, confirmed: bool) -> None:
    m = calm(house(hand=[LOOTING], influence=7, coins=coins, house="ho-solonius"), house(), house())
    m.scheme(LOOTING, 0)
    assert m.kind == "announced"
    assert BOOK.any_answer(m.state, m.ask(0)) == (("confirm",) if confirmed else None)


@pytest.mark.rule("SP-ASK-6")
@pytest.mark.parametrize(
    ("card", "target", "confirmed"), [(LOOTING, 0, True), (VISITOR, 0, False), (ROBBERY, 1, False)]
)
def test_a_scheme_that_can_be_aimed_at_oneself_alone_is_confirmed(card: str, target: int, confirmed: bool) -> None:
    m = calm(house(hand=[card], influence=7), house(), house())
    m.scheme(card, target)
    assert m.kind == "announced"
    assert BOOK.any_answer(m.state, m.ask(0)) == (("confirm",) if confirmed else None)


def price(*slaves: str) -> Table:
    """Seat 0 gives up one of these slaves for a Scheme."""
    m = calm(house("gl-duro", *slaves, hand=[AUCTION], influence=7), house(), house())
    m.scheme(AUCTION, 0)
    return m


@pytest.mark.rule("SP-ASK-7")
@pytest.mark.parametrize(("other", "asked"), [("sl-convict", False), ("sl-medicus", True), ("sl-naevia", True)])
def test_which_of_several_that_differ_by_their_names_alone_is_not_asked(other: str, asked: bool) -> None:
    m = price("sl-attendant", "sl-debtor", other)
    m.answer("confirm")
    assert m.asked() == [(0, "pick")]
    first = m.offered()[0]
    assert BOOK.any_answer(m.state, m.ask()) == (None if asked else (first,))
