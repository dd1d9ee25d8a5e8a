"""What is secret in the market and the arena: purses and sealed answers."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from munera.testing.spartacus import ATTACK, Table, auction, duel, fighter, house, market, table, upkeep
from munera.testing.spartacus.titles import CELT, HELMET, NET, SWORD, VARRO
from tests.properties import same_examples


def purses(m: Table, viewer: int | None) -> list[int | None]:
    return [seen["coins"] for seen in m.view(viewer)["houses"]]


@pytest.mark.rule("SP-SECRET-4")
def test_coins_are_open_except_from_the_own_done_until_hosting_is_decided() -> None:
    m = market(house(coins=5), house(coins=3), house(coins=1), market=["eq-net", "eq-axe", "sl-cook"])
    assert purses(m, None) == purses(m, 2) == [5, 3, 1]
    m.answer("done", 1)
    assert purses(m, 0) == [5, None, 1]
    assert purses(m, 1) == [5, 3, 1]  # one's own purse is always open to oneself
    m.answer("done", 0)
    m.answer("done", 2)
    for _ in range(3):
        assert [purses(m, viewer) for viewer in (0, 1, 2)] == [[5, None, None], [None, 3, None], [None, None, 1]]
        m.bids(0, 0, 0)
    assert purses(m, None) == [None] * 3
    m.bids(2, 0, 0)
    assert purses(m, None) == [3, 3, 1]


@pytest.mark.rule("SP-SECRET-4")
def test_nothing_that_is_sent_to_another_depends_on_a_hidden_purse() -> None:
    houses = [house(coins=5), house(coins=3), house(coins=1)]
    one = auction(*houses, market=["eq-net", "eq-axe", "sl-cook"])
    houses[0] = house(coins=17)
    two = auction(*houses, market=["eq-net", "eq-axe", "sl-cook"])
    for viewer in (1, 2, None):
        assert one.match.sent(viewer) == two.match.sent(viewer)
    assert one.match.sent(0) != two.match.sent(0)


SEALED: dict[str, tuple[Any, Any, list[tuple[Any, ...]]]] = {
    "bid": (3, 2, [("bids", 0, (0, 3), (1, 2), (2, 0))]),
    "wagers": ((3, 0, 1, 0), (0, 1, 0, 0), [("wagers", 0, 3, 0, 1, 0), ("wagers", 1, 0, 1, 0, 0)]),
    "net": ("yes", "no", [("puts_to_use", 0, NET), ("holds_back", 1, NET)]),
    "reroll": ((0,), (1,), [("rerolls", 0, "attack", 0, 1, 6), ("rerolls", 1, "defence", 1, 5, 6)]),
    "ledger": ((1,), (), [("keeps", 0, 1), ("keeps", 1)]),
}
"""By kind of question: the answers of seats 0 and 1, and what is told when they are opened."""


def sealed(kind: str) -> Table:
    """A round of such questions."""
    if kind == "bid":
        return auction(house(coins=5), house(coins=5), house(coins=5))
    if kind == "wagers":
        houses = (house(CELT, coins=5), house(VARRO, coins=5), house())
        return table(*houses, moment="wagers", fighters=[fighter(0, CELT), fighter(1, VARRO)])
    if kind == "net":
        return duel(gear=((NET,), (NET,)), moment="combat")
    if kind == "reroll":
        m = duel(VARRO, CELT, gear=((SWORD,), (HELMET,)), dice=[1, 2, 3, 4, 5, 6, 6, 6])
        m.answer(ATTACK)
        return m
    return upkeep(house(CELT, coins=5), house(VARRO, coins=5), house())


@pytest.mark.rule("SP-SECRET-5")
@pytest.mark.parametrize("kind", SEALED)
def test_sealed_answers_are_known_to_their_owner_until_they_are_opened_together(kind: str) -> None:
    first, second, opened = SEALED[kind]
    m, twin = sealed(kind), sealed(kind)
    assert {ask.kind for ask in m.match.pending} == {kind}
    m.answer(first, 0)
    twin.answer(other_answer(twin, first), 0)
    for viewer in (1, 2, None):
        assert m.match.sent(viewer) == twin.match.sent(viewer)
        assert 0 not in m.match.message(viewer)["awaited"]  # all see that they have answered
    assert m.match.message(0)["ask"]["mine"] == [first]
    assert [event for event in m.match.events(None) if event in opened] == []
    m.answer(second, 1)
    if m.kind in ("bid", "wagers"):
        m.seal()  # the third
    assert [event for event in m.match.events(None) if event in opened] == opened


def other_answer(m: Table, answer: Any) -> Any:
    """Something else that seat 0 could have sealed."""
    return () if answer == (1,) else m.ask(0).default()


@pytest.mark.rule("SP-SECRET-5")
def test_losing_bids_are_opened_too() -> None:
    m = auction(house(coins=5), house(coins=5), house(coins=5))
    m.bids(3, 2, 1)
    assert ("bids", 0, (0, 3), (1, 2), (2, 1)) in m.match.events(None)


# ---------------------------------------------------------------------- the purse aid


@pytest.mark.rule("SP-OPTION-4")
@pytest.mark.parametrize("aid", [False, True])
def test_the_purse_aid_shows_hidden_purses_to_everybody(aid: bool) -> None:
    options = {"purse_aid": True} if aid else {}
    m = market(house(coins=5), house(coins=3), house(coins=1), options=options)
    m.answer("done", 0)
    hidden = 5 if aid else None
    assert [purses(m, viewer)[0] for viewer in (0, 1, 2, None)] == [5, hidden, hidden, hidden]


@pytest.mark.rule("SP-OPTION-4")
@same_examples
@given(st.lists(st.integers(0, 12), min_size=3, max_size=3), st.data())
def test_it_shows_no_more_than_what_was_public(coins: list[int], data: st.DataObject) -> None:
    """Purses were open before, and everything paid, given and stacked since is told: the range is one number."""
    m = market(*(house(coins=n) for n in coins), market=["eq-net", "eq-axe", "sl-cook"])
    for seat in range(3):
        m.answer("done", seat)
    for _ in range(6):
        giver = data.draw(st.integers(0, 2))
        if m.state.phase == "market" and m.coins()[giver]:
            m.act(giver, "give", (giver + 1) % 3, data.draw(st.integers(1, m.coins()[giver])))
        if m.state.phase == "market":
            m.seal(
                **{f"s{ask.seat}": data.draw(st.sampled_from(m.offered(ask.seat))) for ask in m.match.waiting()}
            )
    known = list(coins)
    for giver, taker, given_coins in m.events_of("gives"):
        known[giver] -= given_coins
        known[taker] += given_coins
    for payer, paid, _ in m.events_of("pays_bank"):
        known[payer] -= paid
    stacked = [seen["staked"] for seen in m.view(None)["houses"]]
    assert [at_hand + stack for at_hand, stack in zip(m.coins(), stacked, strict=True)] == known
