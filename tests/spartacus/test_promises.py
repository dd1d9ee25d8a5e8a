"""Promises: what may be promised when, and what keeps or breaks it."""

from __future__ import annotations

from typing import Any

import pytest

from munera.games.spartacus import anytime, deals, promises
from munera.games.spartacus.bout import Fighter
from munera.games.spartacus.state import Spartacus, Word
from munera.games.spartacus.view import view
from munera.kernel.state import told
from tests.spartacus.test_deals import do, offer, table

A, B, C, D = 0, 1, 2, 3
KEPT, BROKEN, OPEN = "kept", "broken", "open"


def word(s: Spartacus, by: int, to: int, *promise: Any, private: bool = False) -> None:
    promises.give(s, by, to, promise, (by, to) if private else ())


def states(s: Spartacus) -> list[str]:
    return [word.state for word in s.ledger]


def heard(s: Spartacus, viewer: int | None) -> list[Any]:
    return [(e[0], *e[1]) for e in s.log or () if told(e, viewer)]


def fighter(seat: int) -> Fighter:
    return Fighter(seat, 1, "gl-celt-warrior", (2, 2, 2), 0)


# ---------------------------------------------------------------------- the ledger


@pytest.mark.rule("SP-PROMISE-1", "SP-27")
def test_an_accepted_offer_enters_the_ledger_and_binds_nobody() -> None:
    s = table()
    o = offer(A, B, gives=1, promised=(("no_target", "round"),), returned=(("pay", 3, "phase_end"), ("support",)))
    do(s, A, "offer", o)
    do(s, B, "accept", o)
    assert s.ledger == (
        Word(A, B, ("no_target", "round"), False, 3, "intrigue"),
        Word(B, A, ("pay", 3, "phase_end"), False, 3, "intrigue"),
        Word(B, A, ("support",), False, 3, "intrigue"),
    )
    assert heard(s, None)[-3:] == [
        ("promise_made", A, B, "no_target", "round"),
        ("promise_made", B, A, "pay", 3, "phase_end"),
        ("promise_made", B, A, "support"),
    ]
    assert ("give", C, 5) in anytime.options(s, B)  # what is promised may be given to another


@pytest.mark.rule("SP-PROMISE-2")
def test_private_promises_are_told_to_their_parties_and_after_the_game_to_all() -> None:
    s = table()
    word(s, A, B, "support", private=True)
    word(s, A, C, "support")
    promises.supported(s, A, B)
    promises.refused_support(s, A, C)
    private = [("promise_made", A, B, "support"), ("promise_kept", A, B, "support")]
    public = [("promise_made", A, C, "support"), ("promise_broken", A, C, "support")]
    assert heard(s, B) == heard(s, A) == [private[0], public[0], private[1], public[1]]
    assert heard(s, C) == heard(s, None) == public
    assert all(e[3] is None for e in s.log or ())
    promises.publish(s)
    assert heard(s, None)[-1] == ("promise_revealed", A, B, KEPT, "support")
    assert (s.log or [])[-1][3] == (A, B)
    assert len(promises.seen(s, None)) == 2
    promises.publish(s)
    assert len(heard(s, None)) == 3


@pytest.mark.rule("SP-PROMISE-9")
def test_a_promise_of_an_earlier_round_stays_as_it_is() -> None:
    s = table()
    for promise in (("support",), ("no_target", "round"), ("invite",), ("thumb", "up"), ("no_bid", 0)):
        word(s, A, B, *promise)
    word(s, A, B, "pay", 1, "victory")
    s.round += 1
    promises.supported(s, A, B)
    promises.targeted(s, A, B)
    promises.invites(s, A, B)
    promises.invitations_over(s)
    promises.thumb(s, A, up=True)
    promises.bids(s, A, 0, 1)
    promises.auction_over(s, 0)
    promises.won_match(s, A)
    promises.gave(s, A, B, 5)
    promises.phase_over(s)
    promises.round_over(s)
    assert set(states(s)) == {OPEN}


# ---------------------------------------------------------------------- what keeps and breaks


@pytest.mark.rule("SP-PROMISE-3")
def test_support_is_kept_by_a_pledge_and_broken_by_a_refusal_whatever_comes_first() -> None:
    s = table()
    word(s, A, B, "support")
    word(s, C, B, "support")
    word(s, A, D, "support")
    promises.supported(s, A, B)
    promises.refused_support(s, A, B)
    promises.refused_support(s, C, B)
    promises.supported(s, C, B)
    assert states(s) == [KEPT, BROKEN, OPEN]


@pytest.mark.rule("SP-PROMISE-4")
def test_not_to_target_is_broken_at_once_and_kept_when_the_time_ends() -> None:
    s = table()
    for span in ("phase", "round"):
        word(s, A, B, "no_target", span)
        word(s, A, C, "no_target", span)
        word(s, B, A, "no_target", span)
    promises.targeted(s, A, B)
    assert states(s) == [BROKEN, OPEN, OPEN] * 2
    promises.phase_over(s)
    assert states(s) == [BROKEN, KEPT, KEPT, BROKEN, OPEN, OPEN]
    s.phase = "market"
    promises.targeted(s, A, C)
    s.phase = "arena"
    promises.phase_over(s)
    promises.round_over(s)
    assert states(s) == [BROKEN, KEPT, KEPT, BROKEN, BROKEN, KEPT]


@pytest.mark.rule("SP-PROMISE-4")
def test_the_phase_is_the_one_in_which_it_was_promised() -> None:
    s = table("upkeep")
    word(s, A, B, "no_target", "phase")
    s.phase = "intrigue"
    promises.phase_over(s)
    assert states(s) == [OPEN]


@pytest.mark.rule("SP-PROMISE-5")
def test_to_invite_concerns_the_host_of_the_round_only() -> None:
    s = table("arena", "invitation")
    word(s, A, B, "invite")
    word(s, A, C, "invite")
    word(s, D, C, "invite")
    promises.invites(s, A, B)
    promises.invitations_over(s)
    assert states(s) == [KEPT, BROKEN, OPEN]


@pytest.mark.rule("SP-PROMISE-6")
@pytest.mark.parametrize(("up", "outcome"), [(True, [KEPT, BROKEN, OPEN]), (False, [BROKEN, KEPT, OPEN])])
def test_the_thumb(up: bool, outcome: list[str]) -> None:
    s = table("arena", "thumb")
    word(s, A, B, "thumb", "up")
    word(s, A, C, "thumb", "down")
    word(s, B, C, "thumb", "up")
    promises.thumb(s, A, up)
    assert states(s) == outcome


@pytest.mark.rule("SP-PROMISE-7")
def test_not_to_bid_is_broken_by_a_coin_and_kept_when_the_auction_is_over() -> None:
    s = table("market", "bid")
    word(s, A, B, "no_bid", 0)
    word(s, C, B, "no_bid", 0)
    word(s, A, B, "no_bid", 1)
    word(s, A, B, "no_bid", "host")
    promises.bids(s, A, 0, 0)
    promises.bids(s, C, 0, 1)
    promises.bids(s, B, 0, 4)
    promises.auction_over(s, 0)
    assert states(s) == [KEPT, BROKEN, OPEN, OPEN]
    promises.bids(s, A, "host", 2)
    promises.auction_over(s, "host")
    assert states(s) == [KEPT, BROKEN, OPEN, BROKEN]


# ---------------------------------------------------------------------- payments


@pytest.mark.rule("SP-PROMISE-8")
def test_coins_count_once_and_for_the_oldest_promise_first() -> None:
    s = table()
    word(s, A, B, "pay", 3, "round_end")
    word(s, A, B, "pay", 2, "phase_end")
    word(s, A, C, "pay", 1, "phase_end")
    do(s, A, "give", B, 2)
    assert [w.paid for w in s.ledger] == [2, 0, 0]
    assert states(s) == [OPEN, OPEN, OPEN]
    do(s, A, "give", B, 2)
    assert [w.paid for w in s.ledger] == [3, 1, 0]
    assert states(s) == [KEPT, OPEN, OPEN]
    do(s, B, "give", A, 2)
    promises.phase_over(s)
    assert states(s) == [KEPT, BROKEN, BROKEN]


@pytest.mark.rule("SP-PROMISE-8", "SP-DEAL-4")
def test_a_public_promise_is_paid_before_a_private_one() -> None:
    """Or else it would tell everybody, by staying open, that there is a private one."""
    s = table()
    word(s, A, B, "pay", 2, "phase_end", private=True)
    word(s, A, B, "pay", 2, "phase_end")
    unaware = s.copy()
    deals.forget(unaware, C)
    for world in (s, unaware):
        do(world, A, "give", B, 3)
    assert [(w.state, w.paid) for w in s.ledger] == [(OPEN, 1), (KEPT, 2)]
    assert promises.seen(s, C) == promises.seen(unaware, C)


@pytest.mark.rule("SP-PROMISE-8")
def test_coins_of_an_accepted_offer_count_but_not_for_the_promise_it_brings() -> None:
    s = table()
    word(s, A, B, "pay", 1, "phase_end")
    o = offer(A, B, gives=3, promised=(("pay", 2, "phase_end"),))
    do(s, A, "offer", o)
    do(s, B, "accept", o)
    assert [(w.state, w.paid) for w in s.ledger] == [(KEPT, 1), (OPEN, 0)]
    wanted = offer(B, A, wants=2)
    do(s, B, "offer", wanted)
    do(s, A, "accept", wanted)
    assert states(s) == [KEPT, KEPT]


@pytest.mark.rule("SP-PROMISE-8")
def test_payment_at_the_end_of_the_phase_or_round() -> None:
    s = table()
    word(s, A, B, "pay", 1, "phase_end")
    word(s, A, B, "pay", 1, "round_end")
    promises.phase_over(s)
    assert states(s) == [BROKEN, OPEN]
    s.phase = "arena"
    promises.phase_over(s)
    promises.round_over(s)
    assert states(s) == [BROKEN, BROKEN]


def _scheme(s: Spartacus) -> None:
    promises.scheme_succeeded(s, A, (B,))


def _invited(s: Spartacus) -> None:
    promises.invites(s, B, A)


def _thumb(s: Spartacus) -> None:
    promises.thumb_pointed(s, B)


def _victory(s: Spartacus) -> None:
    promises.won_match(s, A)


OCCASIONS = {"scheme": _scheme, "invited": _invited, "thumb": _thumb, "victory": _victory}


@pytest.mark.rule("SP-PROMISE-8", "SP-PROMISE-9")
@pytest.mark.parametrize("when", OCCASIONS)
def test_a_payment_falls_due_when_its_occasion_comes(when: str) -> None:
    s = table()
    word(s, A, B, "pay", 2, when)
    promises.phase_over(s)
    assert states(s) == [OPEN]
    OCCASIONS[when](s)
    OCCASIONS[when](s)
    assert s.ledger[0].due
    assert heard(s, None)[1:] == [("promise_due", A, B, "pay", 2, when)]
    paid = s.copy()
    do(paid, A, "give", B, 2)
    for world in (s, paid):
        promises.phase_over(world)
    assert (states(s), states(paid)) == ([BROKEN], [KEPT])


@pytest.mark.rule("SP-PROMISE-8", "SP-EXAMPLE-9")
def test_only_the_occasion_that_was_named_counts() -> None:
    s = table()
    for when in OCCASIONS:
        word(s, C, B, "pay", 2, when)
    word(s, A, B, "pay", 2, "scheme")
    _invited(s)
    _victory(s)
    promises.scheme_succeeded(s, A, (D,))
    promises.thumb_pointed(s, A)
    assert not any(w.due for w in s.ledger)
    _scheme(s)
    assert [w.due for w in s.ledger] == [False] * 4 + [True]


# ---------------------------------------------------------------------- what may be promised when


def words(s: Spartacus, by: int = B, to: int = C) -> set[Any]:
    return {p[0] for p in promises.choices(s, by, to)}


def pays(s: Spartacus, by: int = B, to: int = C) -> set[str]:
    return set(promises.occasions(s, by, to)) - {"phase_end", "round_end"}


EVERY_WORD = {"support", "no_target", "invite", "thumb", "no_bid"}
EVERY_OCCASION = set(OCCASIONS)


def test_in_upkeep_everything_may_be_promised() -> None:
    s = table("upkeep")
    assert words(s) == EVERY_WORD
    assert pays(s) == EVERY_OCCASION
    assert promises.lots_to_come(s) == (0, 1, 2, 3, "host")


@pytest.mark.rule("SP-PROMISE-3")
def test_support_only_as_long_as_the_other_has_a_turn() -> None:
    s = table()
    s.active, s.queue = B, (C,)
    assert ("support",) in promises.choices(s, A, C)
    assert ("support",) in promises.choices(s, A, B)
    assert ("support",) not in promises.choices(s, C, A)
    assert pays(s, A, B) == EVERY_OCCASION - {"scheme"}
    assert pays(s, B, A) == EVERY_OCCASION


def test_in_the_market_no_support_and_the_lots_that_are_left() -> None:
    s = table("market", "open")
    assert words(s) == EVERY_WORD - {"support"}
    assert pays(s) == EVERY_OCCASION - {"scheme"}
    assert promises.lots_to_come(s) == (0, 1, 2, 3, "host")
    s.step, s.row, s.revealed = "bid", ("", "gl-crixus", "sl-naevia"), 2
    assert promises.lots_to_come(s) == (1, 2, "host")
    s.step, s.row = "host_bid", ("", "", "")
    assert promises.lots_to_come(s) == ("host",)
    s.step, s.row, s.host = "host_decided", (), B
    assert promises.lots_to_come(s) == ()
    assert words(s, B) == {"no_target", "invite", "thumb"}
    assert words(s, A) == {"no_target"}


@pytest.mark.rule("SP-PROMISE-5", "SP-PROMISE-6")
def test_in_the_arena_it_depends_on_the_host_and_on_who_was_invited() -> None:
    s = table("arena", "invitation")
    s.invited = (C,)
    assert words(s, A, B) == {"no_target", "invite", "thumb"}
    assert words(s, A, C) == {"no_target", "thumb"}
    assert words(s, B, A) == {"no_target"}
    assert pays(s, B, A) == {"invited", "thumb", "victory"}
    assert pays(s, C, A) == {"thumb"}
    s.step = "invited"
    assert pays(s, C, A) == {"thumb", "victory"}
    s.step, s.fighters = "wagers", (fighter(C), fighter(A))
    assert words(s, A, B) == {"no_target", "thumb"}
    assert pays(s, C, A) == {"thumb", "victory"}
    assert pays(s, B, A) == {"thumb"}
    s.step = "thumb"
    assert pays(s, C, A) == {"thumb"}
    s.step = "execution"
    assert words(s, A, B) == {"no_target"}
    assert pays(s, C, A) == set()


def test_what_is_no_promise_is_not_possible() -> None:
    s = table("upkeep")
    good: list[Any] = [("support",), ("thumb", "up"), ("no_bid", 1), ("no_bid", "host"), ("pay", 99, "victory")]
    assert all(promises.possible(s, A, B, promise) for promise in good)
    junk: list[Any] = [
        None,
        "support",
        (),
        ["support"],
        ("support", 1),
        ("no_bid", True),
        ("no_bid", 4),
        ("no_bid", 1.0),
        ("pay", 0, "victory"),
        ("pay", 100, "victory"),
        ("pay", True, "victory"),
        ("pay", 1, "never"),
        ("pay", 1, ["victory"]),
        ("pay", 1),
        ({},),
    ]
    assert not any(promises.possible(s, A, B, promise) for promise in junk)


def test_an_offer_to_several_promises_only_what_each_could_mean() -> None:
    s = table("arena", "invitation")
    assert ("offer", offer(B, A, gives=1, returned=(("thumb", "up"),))) in anytime.options(s, B)
    assert ("offer", offer(B, A, C, gives=1, returned=(("thumb", "up"),))) not in anytime.options(s, B)


# ---------------------------------------------------------------------- what the view says of it


def seated() -> Spartacus:
    s = table()
    s.houses = list(s.rules.houses)[: len(s.houses)]
    return s


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
    assert {one["settles"] for one in ledger(s, B)} == {0}  # it is not his to pay
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
