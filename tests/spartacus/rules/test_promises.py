"""Promises: given in offers, remembered in the ledger, kept or broken by what happens, never enforced."""

from __future__ import annotations

from typing import Any

import pytest

from munera.games.spartacus.deals import deals, promises, promising
from munera.games.spartacus.rulebook import BOOK
from munera.games.spartacus.table.records import LedgerEntry
from munera.games.spartacus.table.state import Spartacus
from munera.testing.spartacus import (
    Table,
    auction,
    card,
    combat,
    fighter,
    hosting,
    house,
    intrigue,
    invitations,
    market,
    table,
    upkeep,
)
from munera.testing.spartacus.titles import CELT, COOK, SYRIAN


def promise(m: Table, by: int, to: int, *promised: Any, private: bool = False) -> None:
    """One gives another their word."""
    m.act(to, "accept", m.offer(by, to, promises=[promised], private=private))
    assert m.state.ledger[-1][:3] == (by, to, promised)


def states(m: Table) -> list[str]:
    """What has become of the promises."""
    return [word.state for word in m.state.ledger]


def scheming(**given: Any) -> Table:
    """Seat 0 holds a Robbery; all have coins, nobody is in misery."""
    hands: list[list[str]] = given.pop("hands", [["sc-robbery"], [], []])
    cards = [(CELT, COOK), (CELT, COOK), (SYRIAN, "sl-debtor")]
    return intrigue(*(house(*cards[seat], coins=5, hand=hands[seat]) for seat in range(3)), **given)


# ---------------------------------------------------------------------- the ledger


@pytest.mark.rule("SP-PROMISE-1")
def test_a_promise_is_remembered_and_never_enforced() -> None:
    m = scheming()
    promise(m, 0, 1, "no_target", "round")
    m.answer(("prepare", "sc-robbery"))
    assert m.can(("announce", (1,)))  # the option is there all the same
    m.answer(("announce", (1,)))
    m.confirm()
    m.nobody()
    assert m.coins() == [8, 2, 5]
    assert states(m) == ["broken"]


@pytest.mark.rule("SP-PROMISE-1", "SP-27")
def test_an_accepted_offer_enters_the_ledger_and_binds_nobody() -> None:
    m = intrigue(*[house(coins=5)] * 3, round=3)
    paid = [("pay", 3, "phase_end"), ("support",)]
    m.act(1, "accept", m.offer(0, 1, gives=1, promises=[("no_target", "round")], returns=paid))
    assert m.state.ledger == (
        LedgerEntry(0, 1, ("no_target", "round"), False, 3, "intrigue"),
        LedgerEntry(1, 0, ("pay", 3, "phase_end"), False, 3, "intrigue"),
        LedgerEntry(1, 0, ("support",), False, 3, "intrigue"),
    )
    assert m.heard(None, "promise_made") == [
        (0, 1, "no_target", "round"),
        (1, 0, "pay", 3, "phase_end"),
        (1, 0, "support"),
    ]
    assert m.may_act(1, "give", 2, 5)  # what is promised may be given to another


@pytest.mark.rule("SP-PROMISE-2")
def test_public_promises_are_seen_by_all_private_ones_by_their_parties() -> None:
    m = scheming()
    promise(m, 0, 1, "no_target", "phase")
    promise(m, 1, 2, "no_target", "phase", private=True)
    assert [len(m.view(viewer)["ledger"]) for viewer in (0, 1, 2, None)] == [1, 2, 2, 1]
    assert m.view(0)["ledger"][0]["state"] == "open"
    for _ in range(3):
        m.end_turn()
    assert m.view(0)["ledger"][0]["state"] == "kept"
    events = [[event for event in m.match.events(viewer) if event[0] == "promise_kept"] for viewer in (0, 2, None)]
    public, private = ("promise_kept", 0, 1, "no_target", "phase"), ("promise_kept", 1, 2, "no_target", "phase")
    assert events == [[public], [public, private], [public]]


@pytest.mark.rule("SP-PROMISE-2")
def test_after_the_game_everybody_sees_all_of_them() -> None:
    m = scheming()
    promise(m, 1, 2, "invite", private=True)
    m.end_turn()
    m.concede(1)
    assert m.view(0)["ledger"] == m.view(None)["ledger"] == []
    m.concede(2)
    assert m.over
    assert ("promise_revealed", 1, 2, "open", "invite") in m.match.events(None)
    assert [(word["by"], word["to"], word["state"]) for word in m.view(None)["ledger"]] == [(1, 2, "open")]


# ---------------------------------------------------------------------- what may be promised


@pytest.mark.rule("SP-PROMISE-3")
@pytest.mark.parametrize(("answer", "state"), [("yes", "kept"), ("no", "broken")])
def test_to_support(answer: str, state: str) -> None:
    m = scheming(hands=[["sc-inside-information"], [], []])
    promise(m, 1, 0, "support")
    promise(m, 2, 0, "support")
    m.answer(("prepare", "sc-inside-information"))
    m.answer(("request", ((1, False),)))
    m.answer(answer)
    assert states(m) == [state, "open"]  # the other was not asked


@pytest.mark.rule("SP-PROMISE-3")
def test_support_can_be_promised_only_to_who_has_a_turn_to_come() -> None:
    m = scheming()
    m.end_turn()
    assert not m.may_act(1, "offer", (1, (0,), False, 0, (), 0, (), (("support",),), (), 0))
    assert m.may_act(0, "offer", (0, (1,), False, 0, (), 0, (), (("support",),), (), 0))


@pytest.mark.rule("SP-PROMISE-4")
def test_not_to_target_is_broken_by_a_confirmed_scheme() -> None:
    m = scheming()
    promise(m, 0, 1, "no_target", "phase")
    promise(m, 0, 2, "no_target", "phase")
    m.scheme("sc-robbery", 1)
    assert states(m) == ["open", "open"]  # announced is not confirmed
    m.confirm()
    assert states(m) == ["broken", "open"]


@pytest.mark.rule("SP-PROMISE-4")
def test_or_by_a_state_reaction() -> None:
    m = upkeep(house(COOK, hand=["re-a-shameful-ludus"]), house(COOK), house("sl-debtor", SYRIAN))
    promise(m, 0, 1, "no_target", "round")
    m.answer_by_default("ledger")
    assert m.kind == "react"
    m.answer(("play", "re-a-shameful-ludus", 1))
    assert states(m) == ["broken"]


@pytest.mark.rule("SP-PROMISE-4")
def test_kept_when_its_time_ends() -> None:
    m = scheming(hands=[[], [], []])
    promise(m, 0, 1, "no_target", "phase")
    promise(m, 0, 1, "no_target", "round")
    for _ in range(3):
        m.end_turn()
    assert (m.state.phase, states(m)) == ("market", ["kept", "open"])
    m.answer_by_default_until(lambda: m.state.round != 1)
    assert states(m) == ["kept", "kept"]


@pytest.mark.rule("SP-PROMISE-5")
def test_to_invite() -> None:
    m = table(house(CELT), house(SYRIAN), house(COOK), house(), moment="invitations")
    promise(m, 0, 1, "invite")
    promise(m, 0, 2, "invite")
    m.answer_by_default("audience")
    m.answer(1)
    assert states(m) == ["kept", "open"]  # whatever they answer
    m.answer("accept")
    m.answer_by_default("audience")
    m.answer(0)
    m.answer("accept")
    assert states(m) == ["kept", "broken"]


@pytest.mark.rule("SP-PROMISE-5", "SP-PROMISE-9")
def test_who_does_not_host_breaks_no_such_word() -> None:
    m = hosting(house(), house(coins=1), house())
    promise(m, 0, 2, "invite")
    m.bids(0, 1, 0)
    m.answer_by_default("audience", "invite")
    assert m.event("no_match") == ()
    assert states(m) == ["open"]


@pytest.mark.rule("SP-PROMISE-6")
@pytest.mark.parametrize(("thumb", "outcome"), [("up", ["kept", "broken"]), ("down", ["broken", "kept"])])
def test_the_thumb(thumb: str, outcome: list[str]) -> None:
    houses = (house(), house(CELT), house(SYRIAN))
    m = combat(fighter(1, CELT, winner=True), fighter(2, SYRIAN), *houses, moment="decided")
    promise(m, 0, 2, "thumb", "up")
    promise(m, 0, 1, "thumb", "down")
    m.answer_by_default("audience")
    m.answer(thumb)
    assert states(m) == outcome


@pytest.mark.rule("SP-PROMISE-6", "SP-PROMISE-8", "SP-90")
def test_a_champion_who_is_spared_without_a_question_is_a_thumb_up() -> None:
    houses = (house(), house(CELT), house(card(SYRIAN, champion=True), coins=1))
    one, two = fighter(1, CELT, hex=[0, 0]), fighter(2, SYRIAN, hex=[1, 0], attack=1, defence=1, speed=1)
    m = combat(one, two, *houses, dice=[6, 1, 1])
    promise(m, 0, 2, "thumb", "up")
    promise(m, 2, 0, "pay", 1, "thumb")
    m.answer(("attack", 1))
    assert m.events_of("champion_spared") == [(2, SYRIAN, 2)]
    assert m.events_of("promise_due") == [(2, 0, "pay", 1, "thumb")]
    assert states(m)[0] == "kept"


@pytest.mark.rule("SP-PROMISE-7")
def test_not_to_bid_on_a_lot_or_for_hosting() -> None:
    m = auction(house(coins=5), house(coins=5), house(coins=5), market=["eq-net", "eq-axe", COOK])
    promise(m, 0, 1, "no_bid", 0)
    promise(m, 0, 1, "no_bid", "host")
    promise(m, 1, 0, "no_bid", 0)
    m.bids(2, 0, 2)
    assert states(m) == ["broken", "open", "open"]  # the auction of the lot is not over
    m.bids(1, 0)
    assert states(m) == ["broken", "open", "kept"]
    m.bids(1, 0, 0)
    m.bids(0, 0, 0)
    m.bids(0, 2, 0)
    assert states(m) == ["broken", "kept", "kept"]


# ---------------------------------------------------------------------- to pay


@pytest.mark.rule("SP-PROMISE-8")
def test_kept_as_soon_as_so_many_coins_were_given_and_gifts_count_once() -> None:
    m = scheming()
    promise(m, 0, 1, "pay", 2, "round_end")
    promise(m, 0, 1, "pay", 2, "phase_end")
    m.act(0, "give", 1, 1)
    assert states(m) == ["open", "open"]
    m.act(0, "give", 2, 1)  # to another: that does not count
    m.act(0, "give", 1, 1)
    assert states(m) == ["kept", "open"]  # the oldest first
    m.act(1, "accept", m.offer(0, 1, gives=2))
    assert states(m) == ["kept", "kept"]


@pytest.mark.rule("SP-PROMISE-8", "SP-DEAL-4")
def test_a_public_promise_is_paid_before_a_private_one() -> None:
    """Or else it would tell everybody, by staying open, that there is a private one."""
    m = intrigue(*[house(coins=5)] * 3)
    promise(m, 0, 1, "pay", 2, "phase_end", private=True)
    promise(m, 0, 1, "pay", 2, "phase_end")
    unaware = m.state.copy()
    deals.forget(unaware, 2)
    m.act(0, "give", 1, 3)
    BOOK.act(unaware, 0, ("give", 1, 3))
    assert [(word.state, word.paid) for word in m.state.ledger] == [("open", 1), ("kept", 2)]
    assert promises.seen(m.state, 2) == promises.seen(unaware, 2)


@pytest.mark.rule("SP-PROMISE-8")
def test_coins_of_an_accepted_offer_count_but_not_for_the_promise_it_brings() -> None:
    m = intrigue(*[house(coins=5)] * 3)
    promise(m, 0, 1, "pay", 1, "phase_end")
    m.act(1, "accept", m.offer(0, 1, gives=3, promises=[("pay", 2, "phase_end")]))
    assert [(word.state, word.paid) for word in m.state.ledger] == [("kept", 1), ("open", 0)]
    m.act(0, "accept", m.offer(1, 0, wants=2))
    assert states(m) == ["kept", "kept"]


@pytest.mark.rule("SP-PROMISE-8")
def test_what_was_given_before_the_promise_does_not_count() -> None:
    m = scheming()
    m.act(0, "give", 1, 3)
    promise(m, 0, 1, "pay", 2, "phase_end")
    for _ in range(3):
        m.end_turn()
    assert states(m) == ["broken"]


@pytest.mark.rule("SP-PROMISE-8")
def test_due_at_the_end_of_the_phase_or_of_the_round() -> None:
    m = scheming()
    promise(m, 0, 1, "pay", 1, "phase_end")
    promise(m, 0, 2, "pay", 1, "round_end")
    for _ in range(3):
        m.end_turn()
    assert states(m) == ["broken", "open"]
    m.answer_by_default_until(lambda: m.state.round != 1)
    assert states(m) == ["broken", "broken"]


@pytest.mark.rule("SP-PROMISE-8")
@pytest.mark.parametrize("paid", [True, False])
def test_due_when_the_supported_scheme_succeeds(paid: bool) -> None:
    m = scheming(hands=[["sc-inside-information"], [], []])
    promise(m, 0, 1, "pay", 2, "scheme")
    promise(m, 0, 2, "pay", 2, "scheme")
    m.answer(("prepare", "sc-inside-information"))
    m.answer(("request", ((1, False),)))
    m.answer("yes")
    m.answer(("announce", (0,)))
    m.confirm()
    m.nobody()
    assert m.events_of("promise_due") == [(0, 1, "pay", 2, "scheme")]  # 2 did not support it
    if paid:
        m.act(0, "give", 1, 2)
    for _ in range(3):
        m.end_turn()
    assert states(m) == ["kept" if paid else "broken", "open"]


@pytest.mark.rule("SP-PROMISE-8")
def test_due_when_the_host_has_invited_or_pointed_the_thumb_or_the_match_is_won() -> None:
    m = table(house(CELT), house(SYRIAN, coins=9), house(COOK, coins=9), moment="invitations")
    promise(m, 1, 0, "pay", 1, "invited")
    promise(m, 2, 0, "pay", 1, "invited")
    m.answer_by_default("audience")
    m.answer(1)
    assert m.events_of("promise_due") == [(1, 0, "pay", 1, "invited")]
    houses = (house(coins=9), house(CELT, coins=9), house(SYRIAN, coins=9))
    one, two = fighter(1, CELT, hex=[0, 0]), fighter(2, SYRIAN, hex=[1, 0], attack=1, defence=1, speed=1)
    m = combat(one, two, *houses, dice=[6, 1, 1])
    promise(m, 1, 2, "pay", 3, "victory")
    promise(m, 2, 1, "pay", 3, "victory")
    promise(m, 2, 0, "pay", 4, "thumb")
    m.answer(("attack", 1))
    assert m.events_of("promise_due") == [(1, 2, "pay", 3, "victory")]
    m.answer_by_default("audience")
    m.answer("up")
    assert m.events_of("promise_due")[1:] == [(2, 0, "pay", 4, "thumb")]
    assert states(m) == ["broken", "open", "broken"]  # the phase is over, and nobody has paid


@pytest.mark.rule("SP-PROMISE-9")
def test_a_promise_whose_occasion_never_comes_stays_open() -> None:
    m = market(house(), house(), house())
    promise(m, 0, 1, "thumb", "up")
    promise(m, 0, 1, "pay", 1, "victory")
    m.answer_by_default_until(lambda: m.state.round != 1)
    assert m.event("no_match") == ()
    assert states(m) == ["open", "open"]


# ---------------------------------------------------------------------- what the chapters say to the ledger


def word(m: Table, by: int, to: int, *promised: Any) -> None:
    """A word given without an offer: at moments when nobody could give it, and more often than they could."""
    promises.give(m.state, by, to, promised, ())


@pytest.mark.rule("SP-PROMISE-9")
def test_a_promise_of_an_earlier_round_stays_as_it_is() -> None:
    m = intrigue(*[house(coins=5)] * 3)
    for promised in (("support",), ("no_target", "round"), ("invite",), ("thumb", "up"), ("no_bid", 0)):
        word(m, 0, 1, *promised)
    word(m, 0, 1, "pay", 1, "victory")
    s = m.state
    s.round += 1
    promises.supported(s, 0, 1)
    promises.targeted(s, 0, 1)
    promises.invites(s, 0, 1)
    promises.invitations_over(s)
    promises.thumb(s, 0, up=True)
    promises.bids(s, 0, 0, 1)
    promises.auction_over(s, 0)
    promises.won_match(s, 0)
    promises.gave(s, 0, 1, 5)
    promises.phase_over(s)
    promises.round_over(s)
    assert set(states(m)) == {"open"}


@pytest.mark.rule("SP-PROMISE-3")
def test_support_is_kept_by_a_pledge_and_broken_by_a_refusal_whatever_comes_first() -> None:
    m = intrigue(*[house()] * 4)
    for by, to in ((0, 1), (2, 1), (0, 3)):
        word(m, by, to, "support")
    promises.supported(m.state, 0, 1)
    promises.refused_support(m.state, 0, 1)
    promises.refused_support(m.state, 2, 1)
    promises.supported(m.state, 2, 1)
    assert states(m) == ["kept", "broken", "open"]


@pytest.mark.rule("SP-PROMISE-4")
def test_the_phase_is_the_one_in_which_it_was_promised() -> None:
    m = table(house(CELT), house(CELT), house(), moment="ledger")
    assert m.state.phase == "upkeep"
    word(m, 0, 1, "no_target", "phase")
    m.state.phase = "intrigue"
    promises.phase_over(m.state)
    assert states(m) == ["open"]


def _scheme(s: Spartacus) -> None:
    promises.scheme_succeeded(s, 0, (1,))


def _invited(s: Spartacus) -> None:
    promises.invites(s, 1, 0)


def _thumb(s: Spartacus) -> None:
    promises.thumb_pointed(s, 1)


def _victory(s: Spartacus) -> None:
    promises.won_match(s, 0)


OCCASIONS = {"scheme": _scheme, "invited": _invited, "thumb": _thumb, "victory": _victory}


@pytest.mark.rule("SP-PROMISE-8", "SP-PROMISE-9")
@pytest.mark.parametrize("when", OCCASIONS)
def test_a_payment_falls_due_when_its_occasion_comes(when: str) -> None:
    m = intrigue(*[house(coins=5)] * 3)
    word(m, 0, 1, "pay", 2, when)
    promises.phase_over(m.state)
    assert states(m) == ["open"]
    OCCASIONS[when](m.state)
    OCCASIONS[when](m.state)
    assert m.state.ledger[0].due
    assert m.heard(None, "promise_due") == [(0, 1, "pay", 2, when)]
    paid = m.state.copy()
    BOOK.act(paid, 0, ("give", 1, 2))
    for world in (m.state, paid):
        promises.phase_over(world)
    assert (states(m), [word.state for word in paid.ledger]) == (["broken"], ["kept"])


@pytest.mark.rule("SP-PROMISE-8")
def test_only_the_occasion_that_was_named_counts() -> None:
    m = intrigue(*[house(coins=5)] * 4)
    for when in OCCASIONS:
        word(m, 2, 1, "pay", 2, when)
    word(m, 0, 1, "pay", 2, "scheme")
    _invited(m.state)
    _victory(m.state)
    promises.scheme_succeeded(m.state, 0, (3,))
    promises.thumb_pointed(m.state, 0)
    assert not any(word.due for word in m.state.ledger)
    _scheme(m.state)
    assert [word.due for word in m.state.ledger] == [False] * 4 + [True]


# ---------------------------------------------------------------------- what may be promised when


def words(m: Table, by: int = 1, to: int = 2) -> set[Any]:
    """What one could promise another now."""
    return {promised[0] for promised in promising.choices(m.state, by, to)}


def pays(m: Table, by: int = 1, to: int = 2) -> set[str]:
    """The occasions at which one could promise to pay."""
    return set(promising.occasions(m.state, by, to)) - {"phase_end", "round_end"}


OF_INTRIGUE = {"support", "no_foil", "foil", "target"}
EVERY_WORD = {*OF_INTRIGUE, "no_harm", "invite", "thumb", "no_bid", "share"}
EVERY_OCCASION = set(OCCASIONS)


def test_in_upkeep_everything_may_be_promised() -> None:
    m = table(*[house(CELT)] * 2, house(), house(), moment="ledger")
    assert m.state.phase == "upkeep"
    assert words(m) == EVERY_WORD
    assert pays(m) == EVERY_OCCASION
    assert promising.lots_to_come(m.state) == (0, 1, 2, 3, "host")


@pytest.mark.rule("SP-PROMISE-3")
def test_support_only_as_long_as_the_other_has_a_turn() -> None:
    m = intrigue(*[house()] * 3, active=1)
    assert ("support",) in promising.choices(m.state, 0, 2)
    assert ("support",) in promising.choices(m.state, 0, 1)
    assert ("support",) not in promising.choices(m.state, 2, 0)
    assert pays(m, 0, 1) == EVERY_OCCASION - {"scheme"}
    assert pays(m, 1, 0) == EVERY_OCCASION


def test_in_the_market_no_support_and_the_lots_that_are_left() -> None:
    m = market(*[house()] * 3, house(coins=1))
    assert words(m) == EVERY_WORD - OF_INTRIGUE
    assert pays(m) == EVERY_OCCASION - {"scheme"}
    assert promising.lots_to_come(m.state) == (0, 1, 2, 3, "host")
    for seat in range(4):
        m.answer("done", seat)
    m.bids(0, 0, 0, 0)
    assert promising.lots_to_come(m.state) == (1, 2, 3, "host")
    for _ in range(3):
        m.bids(0, 0, 0, 0)
    assert promising.lots_to_come(m.state) == ("host",)
    m.state.step, m.state.row, m.state.host = "host_decided", (), 1
    assert promising.lots_to_come(m.state) == ()
    assert words(m, 1) == {"no_harm", "invite", "thumb", "share"}
    assert words(m, 0) == {"no_harm", "share"}


@pytest.mark.rule("SP-PROMISE-5", "SP-PROMISE-6")
def test_in_the_arena_it_depends_on_the_host_and_on_who_was_invited() -> None:
    m = invitations(house(CELT), house(), house(SYRIAN))
    m.answer_by_default("audience")
    assert words(m, 0, 1) == words(m, 0, 2) == {"no_harm", "invite", "thumb", "share"}
    assert pays(m, 1, 0) == {"invited", "thumb", "victory"}
    m.answer(2)
    assert words(m, 0, 2) == {"no_harm", "thumb", "share"}
    assert words(m, 1, 0) == {"no_harm", "share"}
    assert pays(m, 2, 0) == {"thumb", "victory"}  # invited, and yet to answer
    m.answer("decline")
    m.answer_by_default("audience")
    assert pays(m, 2, 0) == {"thumb"}
    m = table(
        house(CELT), house(), house(SYRIAN), moment="wagers", fighters=[fighter(2, SYRIAN), fighter(0, CELT)]
    )
    assert words(m, 0, 1) == {"no_harm", "thumb", "share"}
    assert pays(m, 2, 0) == {"thumb", "victory"}
    assert pays(m, 1, 0) == {"thumb"}
    sides = [fighter(2, SYRIAN, winner=True), fighter(0, CELT)]
    m = table(house(CELT), house(), house(SYRIAN), moment="thumb", fighters=sides)
    assert pays(m, 2, 0) == {"thumb"}
    m.state.step = "execution"
    assert words(m, 0, 1) == {"no_harm"}
    assert pays(m, 2, 0) == set()


def test_what_is_no_promise_is_not_possible() -> None:
    m = table(house(CELT), house(), house(), house(), moment="ledger")
    good: list[Any] = [("support",), ("thumb", "up"), ("no_bid", 1), ("no_bid", "host"), ("pay", 99, "victory")]
    assert all(promising.possible(m.state, 0, 1, promised) for promised in good)
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
    assert not any(promising.possible(m.state, 0, 1, promised) for promised in junk)


def test_an_offer_to_several_promises_only_what_each_could_mean() -> None:
    m = invitations(house(CELT), house(coins=1), house(SYRIAN))
    assert m.may_offer(1, 0, gives=1, returns=(("thumb", "up"),))
    assert not m.may_offer(1, (0, 2), gives=1, returns=(("thumb", "up"),))
