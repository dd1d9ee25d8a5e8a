"""The bid for hosting: like a lot, but somebody must host."""

from __future__ import annotations

from typing import Any

import pytest

from munera.testing.spartacus import Table, hosting, house


def bidding(*coins: int, **given: Any) -> Table:
    return hosting(*(house(coins=n) for n in coins), **given)


@pytest.mark.rule("SP-HOSTING-1", "SP-WINDOW-17")
def test_the_highest_bid_is_paid_and_takes_the_host_token() -> None:
    m = bidding(5, 5, 5, 0, host=3)
    assert [(ask.kind, ask.about, ask.default()) for ask in m.match.pending] == [("bid", "host", 0)] * 4
    assert m.offered(1) == [0, 1, 2, 3, 4, 5]
    m.bids(4, 2, 4, 0)
    assert m.event("becomes_host") is None
    m.bids(1, 0)
    assert m.event("becomes_host") == (0,)
    assert m.view(None)["host"] == 0
    assert m.coins() == [0, 5, 5, 0]
    assert m.events_of("pays_bank") == [(0, 5, "hosting")]


@pytest.mark.rule("SP-HOSTING-2")
def test_the_winner_hosts_this_round_and_takes_the_first_turn_of_the_next_intrigue_phase() -> None:
    m = bidding(0, 0, 2, host=0)
    m.bids(0, 0, 2)
    assert m.influence() == [4, 4, 5]
    assert sorted(m.asked()) == [(0, "audience"), (1, "audience")]
    m.answer_by_default("audience")
    assert m.asked() == [(2, "invite")]
    m.answer_by_default("invite", "audience")  # nobody has a combatant
    assert m.event("no_match") == ()
    m.answer_by_default("react")
    assert (m.state.round, m.asked()) == (2, [(2, "turn")])


@pytest.mark.rule("SP-HOSTING-3")
def test_if_the_bid_fails_those_who_were_still_bidding_roll() -> None:
    m = bidding(8, 6, 5, 8, dice=[6, 2], host=1)
    m.bids(8, 6, 5, 8)
    m.bids(0, 0)
    assert m.event("roll_off") == ((3, 0), (6, 2))  # in the order of priority
    assert m.event("becomes_host") == (3,)


@pytest.mark.rule("SP-29")
def test_the_winner_of_a_roll_hosts_for_nothing() -> None:
    m = bidding(8, 6, 8, dice=[6, 2])
    m.bids(8, 6, 8)
    m.bids(0, 0)
    assert (m.event("becomes_host"), m.coins(), m.state.staked) == ((0,), [8, 6, 8], [0, 0, 0])
    assert m.events_of("pays_bank") == []


@pytest.mark.rule("SP-29")
def test_with_host_rolloff_pays_the_winner_pays_the_own_stack() -> None:
    m = bidding(8, 6, 9, dice=[6, 2], options={"host_rolloff_pays": True})
    m.bids(8, 6, 8)
    m.bids(0, 0)
    assert (m.event("becomes_host"), m.coins()) == ((0,), [0, 6, 9])
    assert m.events_of("pays_bank") == [(0, 8, "hosting")]


@pytest.mark.rule("SP-29")
def test_with_nothing_bid_at_all_everybody_rolls() -> None:
    m = bidding(3, 0, 0, 1, dice=[5, 5, 1, 2, 4, 3], host=1, options={"host_rolloff_pays": True})
    m.bids(0, 0, 0, 0)
    assert m.events_of("roll_off") == [((1, 2, 3, 0), (5, 5, 1, 2)), ((1, 2), (4, 3))]
    assert (m.event("becomes_host"), m.coins()) == ((1,), [3, 0, 0, 1])


@pytest.mark.rule("SP-HOSTING-4")
def test_when_the_host_is_decided_all_purses_are_open_and_the_arena_phase_begins() -> None:
    m = bidding(4, 3, 0)
    assert [seen["coins"] for seen in m.view(None)["houses"]] == [None, None, None]
    m.bids(4, 3, 0)
    assert m.event("purses_open") == (0, 3, 0)
    assert [seen["coins"] for seen in m.view(None)["houses"]] == [0, 3, 0]
    assert m.state.phase == "arena"
    kinds = m.kinds("becomes_host", "purses_open", "phase", "influence")
    assert kinds == ["becomes_host", "purses_open", "phase", "influence"]


@pytest.mark.rule("SP-WINDOW-18")
def test_a_quiet_window_follows_the_choice_of_the_host() -> None:
    m = hosting(
        house("gl-celt-warrior", coins=2),
        house("sl-cook", "gl-celt-warrior", hand=["re-empty-brothel", "re-destitute"]),
        house("sl-cook", "gl-syrian-warrior"),
    )
    m.bids(2, 0, 0)
    assert (m.asked(), m.state.phase, m.state.step) == ([(1, "react")], "market", "host_decided")
    assert m.offered() == ["pass", ("play", "re-empty-brothel", 0)]  # Destitute! is closed in this phase
    assert m.ask().default() == "pass"
    m.answer(("play", "re-empty-brothel", 0))
    m.answer("pass")
    assert m.influence() == [3 + 1, 4, 4]  # and then they are honoured
