"""What the view says of offers and promises is what the rules make of them."""

from __future__ import annotations

from typing import Any

import pytest

from munera.games.spartacus.deals import deals, promises
from munera.games.spartacus.table.records import Offer
from munera.games.spartacus.table.state import Spartacus
from munera.games.spartacus.view import view
from munera.testing.spartacus import house, intrigue

A, B, C = 0, 1, 2
KEPT, OPEN = "kept", "open"


def seated() -> Spartacus:
    """Four Domini with 5 coins each in the third round; seat 0 is Host and has its turn."""
    return intrigue(*[house(coins=5)] * 4, round=3).state


def word(s: Spartacus, by: int, to: int, *promise: Any, private: bool = False) -> None:
    promises.give(s, by, to, promise, (by, to) if private else ())


def states(s: Spartacus) -> list[str]:
    return [word.state for word in s.ledger]


def ledger(s: Spartacus, viewer: int | None) -> list[Any]:
    return view(s, viewer)["ledger"]


@pytest.mark.rule("SP-PROMISE-8")
def test_a_debt_is_settled_behind_those_that_count_before_it() -> None:
    s = seated()
    word(s, A, B, "pay", 4, "round_end", private=True)
    word(s, A, B, "pay", 3, "round_end")
    word(s, A, C, "pay", 9, "round_end")
    word(s, A, B, "pay", 5, "round_end")
    assert [one["settles"] for one in ledger(s, A)] == [12, 3, 9, 8]
    assert [one["owed"] for one in ledger(s, A)] == [4, 3, 9, 5]
    assert {one["settles"] for one in ledger(s, B)} == {0}  # it is not theirs to pay
    promises.gave(s, A, B, 8)
    assert states(s) == [OPEN, KEPT, OPEN, KEPT]


@pytest.mark.rule("SP-PROMISE-8", "SP-PROMISE-9")
def test_what_must_be_paid_before_the_phase_is_over_presses() -> None:
    s = seated()
    s.phase = "market"
    for when in ("phase_end", "round_end", "victory"):
        word(s, A, B, "pay", 3, when)
    word(s, C, B, "pay", 3, "phase_end")
    assert [(one["owing"], one["pressing"]) for one in ledger(s, A)] == [
        (True, True),
        (True, False),
        (False, False),
        (False, False),
    ]
    s.phase = "arena"
    assert [one["pressing"] for one in ledger(s, A)] == [False, True, False, False]  # its own phase is over
    promises.won_match(s, A)
    assert [one["pressing"] for one in ledger(s, A)] == [False, True, True, False]
    s.round += 1
    assert {one["standing"] for one in ledger(s, A)} == {"lapsed"}
    assert not any(one["owing"] for one in ledger(s, A))


@pytest.mark.rule("SP-PROMISE-4")
def test_a_broken_promise_is_held_against_who_still_trusts() -> None:
    s = seated()
    word(s, A, B, "support")
    word(s, B, A, "no_target", "round")
    assert [one["wronged"] for one in ledger(s, A)] == [False, False]
    assert view(s, B)["spares"] == [A]
    assert view(s, B)["backers"] == [A]
    promises.targeted(s, B, A)
    assert [one["wronged"] for one in ledger(s, A)] == [True, False]
    assert [one["wronged"] for one in ledger(s, B)] == [False, False]
    assert view(s, B)["spares"] == []
    assert [house["broken"] for house in view(s, None)["houses"]][:2] == [0, 1]
    s.round += 1
    assert view(s, B)["backers"] == []


def test_private_promises_count_for_those_who_know_of_them() -> None:
    s = seated()
    word(s, A, B, "support", private=True)
    promises.supported(s, A, B)
    assert [view(s, viewer)["houses"][A]["kept"] for viewer in (A, B, C, None)] == [1, 1, 0, 0]


def test_an_offer_for_another_target_is_late_when_the_scheme_is_confirmed() -> None:
    m = intrigue(*[house("gl-celt-warrior", coins=5, hand=["sc-robbery"])], *[house(coins=5)] * 2, calm=True)
    m.scheme("sc-robbery", 1)
    offer = m.offer(1, 0, gives=1, returns=[("redirect",)])
    other = m.offer(0, 1, wants=1, promises=[("redirect",)])
    assert [one["late"] for one in m.view(0)["offers"]] == [False, False]
    m.confirm()
    assert [one["late"] for one in m.view(0)["offers"]] == [True, True]
    assert not m.may_act(0, "accept", offer)
    assert not m.may_act(1, "accept", other)


def test_an_offer_is_late_when_the_invitation_it_is_about_cannot_be_given_any_more() -> None:
    one, two, three = 0, 1, 2
    s = seated()
    s.phase, s.step, s.host, s.invited = "arena", "invitation", one, (three,)
    wanted = Offer(two, (one,), False, 0, (), 0, (), (), (("invite",),))
    paid = Offer(two, (one,), False, 0, (), 0, (), (("pay", 2, "invited"),), ())
    assert not deals.too_late(s, wanted)
    assert not deals.too_late(s, paid)
    assert not deals.too_late(s, Offer(two, (one,), False, 1, (), 0, ()))
    s.invited = (two,)
    assert deals.too_late(s, wanted)
    assert deals.too_late(s, paid)
    s.invited, s.step = (three,), "wagers"
    assert deals.too_late(s, wanted)
    s.step, s.host = "invitation", three  # the other has no invitation to give
    assert deals.too_late(s, wanted)
    s.phase, s.step = "intrigue", "turn"
    assert not deals.too_late(s, wanted)
