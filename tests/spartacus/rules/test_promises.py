"""Promises: given in offers, remembered in the ledger, kept or broken by what happens, never enforced."""

from __future__ import annotations

from typing import Any

import pytest

from tests.spartacus.table import Table, auction, combat, fighter, hosting, house, intrigue, market, table, upkeep

CELT, SYRIAN, COOK = "gl-celt-warrior", "gl-syrian-warrior", "sl-cook"


def promise(m: Table, by: int, to: int, *promised: Any, private: bool = False) -> None:
    """One gives another his word."""
    m.act(to, "accept", m.offer(by, to, promises=[promised], private=private))
    assert m.state.ledger[-1][:3] == (by, to, promised)


def states(m: Table) -> list[str]:
    """What has become of the promises."""
    return [word.state for word in m.state.ledger]


def scheming(**told: Any) -> Table:
    """Seat 0 holds a Robbery; all have coins, nobody is in misery."""
    hands: list[list[str]] = told.pop("hands", [["sc-robbery"], [], []])
    cards = [(CELT, COOK), (CELT, COOK), (SYRIAN, "sl-debtor")]
    return intrigue(*(house(*cards[seat], coins=5, hand=hands[seat]) for seat in range(3)), **told)


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
    told = [[event for event in m.match.events(viewer) if event[0] == "promise_kept"] for viewer in (0, 2, None)]
    public, private = ("promise_kept", 0, 1, "no_target", "phase"), ("promise_kept", 1, 2, "no_target", "phase")
    assert told == [[public], [public, private], [public]]


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
    m.idle("ledger")
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
    m.idle_until(lambda: m.state.round != 1)
    assert states(m) == ["kept", "kept"]


@pytest.mark.rule("SP-PROMISE-5")
def test_to_invite() -> None:
    m = table(house(CELT), house(SYRIAN), house(COOK), house(), moment="invitations")
    promise(m, 0, 1, "invite")
    promise(m, 0, 2, "invite")
    m.idle("audience")
    m.answer(1)
    assert states(m) == ["kept", "open"]  # whatever he answers
    m.answer("accept")
    m.idle("audience")
    m.answer(0)
    m.answer("accept")
    assert states(m) == ["kept", "broken"]


@pytest.mark.rule("SP-PROMISE-5", "SP-PROMISE-9")
def test_who_does_not_host_breaks_no_such_word() -> None:
    m = hosting(house(), house(coins=1), house())
    promise(m, 0, 2, "invite")
    m.bids(0, 1, 0)
    m.idle("audience", "invite")
    assert m.event("no_match") == ()
    assert states(m) == ["open"]


@pytest.mark.rule("SP-PROMISE-6")
@pytest.mark.parametrize(("thumb", "outcome"), [("up", ["kept", "broken"]), ("down", ["broken", "kept"])])
def test_the_thumb(thumb: str, outcome: list[str]) -> None:
    houses = (house(), house(CELT), house(SYRIAN))
    m = combat(fighter(1, CELT, winner=True), fighter(2, SYRIAN), *houses, moment="decided")
    promise(m, 0, 2, "thumb", "up")
    promise(m, 0, 1, "thumb", "down")
    m.idle("audience")
    m.answer(thumb)
    assert states(m) == outcome


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
    m.idle_until(lambda: m.state.round != 1)
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
    assert m.told("promise_due") == [(0, 1, "pay", 2, "scheme")]  # 2 did not support it
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
    m.idle("audience")
    m.answer(1)
    assert m.told("promise_due") == [(1, 0, "pay", 1, "invited")]
    houses = (house(coins=9), house(CELT, coins=9), house(SYRIAN, coins=9))
    one, two = fighter(1, CELT, hex=[0, 0]), fighter(2, SYRIAN, hex=[1, 0], attack=1, defence=1, speed=1)
    m = combat(one, two, *houses, dice=[6, 1, 1])
    promise(m, 1, 2, "pay", 3, "victory")
    promise(m, 2, 1, "pay", 3, "victory")
    promise(m, 2, 0, "pay", 4, "thumb")
    m.answer(("attack", 1))
    assert m.told("promise_due") == [(1, 2, "pay", 3, "victory")]
    m.idle("audience")
    m.answer("up")
    assert m.told("promise_due")[1:] == [(2, 0, "pay", 4, "thumb")]
    assert states(m) == ["broken", "open", "broken"]  # the phase is over, and nobody has paid


@pytest.mark.rule("SP-PROMISE-9")
def test_a_promise_whose_occasion_never_comes_stays_open() -> None:
    m = market(house(), house(), house())
    promise(m, 0, 1, "thumb", "up")
    promise(m, 0, 1, "pay", 1, "victory")
    m.idle_until(lambda: m.state.round != 1)
    assert m.event("no_match") == ()
    assert states(m) == ["open", "open"]
