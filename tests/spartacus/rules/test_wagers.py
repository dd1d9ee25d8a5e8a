"""Wagers on the outcome of a match, and how it is rigged."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from munera.games.spartacus.arena.wagers import Wagers
from munera.games.spartacus.rulebook import BOOK
from munera.games.spartacus.table.records import NO_WAGER as NONE
from munera.kernel import Illegal
from munera.testing.spartacus import Table, card, combat, fighter, house, table
from munera.testing.spartacus.titles import CELT, COOK, CRIXUS, SYRIAN
from tests.properties import same_examples

RIGGING = "re-rigging-the-match"


def betting(*coins: int, **given: Any) -> Table:
    """A match of seats 0 (I) and 1 (II), before the wagers; seat 0 is the Host."""
    houses = [house(coins=n) for n in coins]
    houses[0]["assets"], houses[1]["assets"] = [CELT], [SYRIAN]
    return table(*houses, moment="wagers", fighters=[fighter(0, CELT), fighter(1, SYRIAN)], **given)


def sides(winner: int, level: str) -> list[Any]:
    """Two warriors, one of whom is beaten like this."""
    fates: list[dict[str, Any]] = [{"level": level}, {"level": level}]
    fates[winner] = {"winner": True}
    return [fighter(seat, CELT, **fate) for seat, fate in enumerate(fates)]


def settled(wager: tuple[int, ...], winner: int, level: str, verdict: str = "up") -> int:
    """What a bystander with these wagers gets when the match is over, the wager itself included."""
    wagers = [[0] * 4, [0] * 4, list(wager)]
    m = combat(*sides(winner, level), house(CELT), house(CELT), house(), moment="decided", wagers=wagers)
    m.answer_by_default("audience")
    if m.kind == "thumb":
        m.answer(verdict)
    return m.coins()[2]


@pytest.mark.rule("SP-WAGER-1")
def test_every_dominus_may_wager_on_four_fields() -> None:
    m = betting(9, 9, 9, 9)
    assert sorted(m.asked()) == [(seat, "wagers") for seat in range(4)]
    m.seal(s2=(3, 2, 1, 3))
    assert m.state.wagers == ((0,) * 4, (0,) * 4, (3, 2, 1, 3), (0,) * 4)
    assert m.coins() == [9, 9, 0, 9]


@pytest.mark.rule("SP-WAGER-2")
def test_a_wager_is_one_to_three_coins() -> None:
    m = betting(9, 9, 9)
    for coins in (1, 2, 3):
        assert m.can((coins, 0, 0, 0), 2)
    for coin in (4, -1, True, "3"):
        assert not m.can((coin, 0, 0, 0), 2)
    for junk in ((1, 1, 1), [1, 0, 0, 0], "none", None):
        assert not m.can(junk, 2)
    with pytest.raises(Illegal):
        m.match.answer(2, (0, 0, 0, 4))


@pytest.mark.rule("SP-WAGER-3")
def test_all_wager_at_the_same_time_and_see_nothing_before() -> None:
    m = betting(9, 9, 9)
    m.answer((3, 0, 2, 0), 0)
    assert m.view(1)["wagers"] == m.view(0)["wagers"] == [[0] * 4] * 3
    assert m.events_of("wagers") == []
    m.answer((0, 1, 0, 0), 1)
    m.answer((0, 0, 0, 0), 2)
    assert m.events_of("wagers") == [(0, 3, 0, 2, 0), (1, 0, 1, 0, 0), (2, 0, 0, 0, 0)]


@pytest.mark.rule("SP-WAGER-3")
def test_open_wagers_are_placed_one_after_the_other_from_the_host_on() -> None:
    m = betting(9, 9, 9, host=1, options={"wagers": "open"})
    assert m.asked() == [(1, "wagers")]
    m.answer((0, 3, 0, 0))
    assert m.asked() == [(2, "wagers")]
    assert m.view(2)["wagers"] == [[0] * 4, [0, 3, 0, 0], [0] * 4]
    m.answer((1, 0, 0, 0))
    assert m.asked() == [(0, "wagers")]
    m.answer((0, 0, 0, 0))
    assert m.events_of("bout") == [("match",)]


@pytest.mark.rule("SP-WAGER-4")
def test_victory_pays_one_for_one() -> None:
    assert settled((3, 0, 0, 0), 0, "yield") == 6
    assert settled((0, 2, 0, 0), 1, "decapitation") == 4
    assert settled((0, 3, 0, 0), 0, "yield") == 0


@pytest.mark.rule("SP-WAGER-5")
def test_who_fights_does_not_wager_on_the_victory_of_the_other() -> None:
    m = betting(9, 9, 9)
    assert m.can((3, 0, 3, 3), 0)
    assert not m.can((0, 1, 0, 0), 0)
    assert m.can((0, 3, 3, 3), 1)
    assert not m.can((1, 0, 0, 0), 1)
    assert m.can((1, 1, 0, 0), 2)


@pytest.mark.rule("SP-WAGER-6")
def test_injury_pays_two_for_one_whoever_is_injured() -> None:
    assert settled((0, 0, 3, 0), 0, "injury") == settled((0, 0, 3, 0), 1, "injury") == 9
    assert settled((0, 0, 3, 0), 0, "yield") == settled((0, 0, 3, 0), 0, "decapitation") == 0


@pytest.mark.rule("SP-WAGER-7")
def test_decapitation_pays_two_for_one_whoever_is_decapitated() -> None:
    assert settled((0, 0, 0, 2), 0, "decapitation") == settled((0, 0, 0, 2), 1, "decapitation") == 6
    assert settled((0, 0, 0, 2), 0, "injury") == settled((0, 0, 0, 2), 0, "yield") == 0


@pytest.mark.rule("SP-WAGER-8")
def test_a_won_wager_comes_back_and_a_lost_one_is_the_banks() -> None:
    wagers = [[3, 0, 0, 1], [0, 2, 2, 0], [0, 0, 0, 0]]
    m = combat(fighter(0, CELT, winner=True), fighter(1, SYRIAN, level="injury"), moment="decided", wagers=wagers)
    assert m.events_of("wager_won") == [(0, "V1", 3), (1, "INJ", 2)]
    assert m.events_of("wager_lost") == [(0, "DEC", 1), (1, "V2", 2)]
    assert m.events_of("bank_pays") == [(0, 3, "wager"), (1, 4, "wager")]
    assert m.coins() == [6, 6, 0]
    assert m.state.wagers == ((0,) * 4,) * 3


@same_examples
@given(
    st.lists(st.tuples(*[st.integers(0, 3)] * 4), min_size=3, max_size=3),
    st.integers(0, 1),
    st.sampled_from(["yield", "injury", "decapitation"]),
)
def test_the_bank_pays_exactly_the_odds(wagers: list[tuple[int, ...]], winner: int, level: str) -> None:
    placed = [list(wager) for wager in wagers]
    m = combat(*sides(winner, level), house(CELT), house(CELT), house(), moment="decided", wagers=placed)
    odds = [2 * (winner == 0), 2 * (winner == 1), 3 * (level == "injury"), 3 * (level == "decapitation")]
    assert m.coins() == [sum(n * pays for n, pays in zip(stacks, odds, strict=True)) for stacks in wagers]


@pytest.mark.rule("SP-35")
def test_wagers_are_made_with_coins_at_hand_one_stack_for_each_field() -> None:
    m = betting(4, 0, 3)
    assert m.can((1, 0, 0, 3), 0)
    assert not m.can((2, 0, 0, 3), 0)
    assert m.can((0, 0, 0, 0), 1)
    assert not m.can((0, 0, 0, 1), 1)
    m.act(0, "give", 1, 3)
    assert m.can((0, 0, 0, 3), 1)
    assert not m.can((0, 0, 0, 3), 0)


@pytest.mark.parametrize(
    ("coins", "only"), [((5, 2, 0, 12), (False, False, True, False)), ((0, 0, 1, 0), (True, True, False, True))]
)
def test_with_an_empty_purse_nothing_can_be_wagered(coins: tuple[int, ...], only: tuple[bool, ...]) -> None:
    m = betting(*coins)
    given = [(NONE,) if alone else None for alone in only]
    spaces = [Wagers(m.state, seat) for seat in range(4)]
    assert [space.only() for space in spaces] == given
    assert [BOOK.settled(m.state, m.ask(seat)) for seat in range(4)] == given


def test_a_purse_that_is_hidden_or_about_to_be_filled_is_asked_about() -> None:
    m = betting(5, 5, 0, 0)
    asks = [m.ask(2), m.ask(3)]
    m.state.hidden = (2,)
    assert [BOOK.settled(m.state, ask) for ask in asks] == [None, (NONE,)]
    m.state.hidden = ()
    offer = m.offer(0, 2, gives=2)
    assert [BOOK.settled(m.state, ask) for ask in asks] == [None, (NONE,)]
    m.act(0, "withdraw", offer)
    offer = m.offer(0, 2, gives=2, private=True)  # of that nobody may know
    assert [BOOK.settled(m.state, ask) for ask in asks] == [(NONE,), (NONE,)]
    m.act(0, "withdraw", offer)
    m.offer(3, 0, wants=2)
    assert [BOOK.settled(m.state, ask) for ask in asks] == [(NONE,), None]


@pytest.mark.rule("SP-35")
def test_injury_and_decapitation_are_open_to_the_host_and_both_fighters() -> None:
    m = betting(9, 9, 9)
    assert all(m.can((0, 0, 3, 3), seat) for seat in range(3))


@pytest.mark.rule("SP-35")
def test_an_execution_by_thumb_is_neither_injury_nor_decapitation() -> None:
    assert settled((0, 0, 0, 3), 0, "yield", "down") == 0
    assert settled((0, 0, 3, 0), 0, "yield", "down") == 0
    assert settled((0, 0, 3, 3), 0, "injury", "down") == 9


@pytest.mark.rule("SP-35")
def test_merciless_decides_the_wagers() -> None:
    """The level that counts is the final one."""
    one = fighter(0, "gl-rabanus", hex=[0, 0])
    two = fighter(1, COOK, hex=[1, 0])
    m = combat(one, two, wagers=[[0] * 4, [0] * 4, [0, 0, 1, 1]], dice=[6, 1, 1, 1, 5])
    m.answer(("attack", 1))
    assert m.event("defeated") == (1, COOK, "decapitation")
    assert m.coins() == [0, 0, 3]


@same_examples
@given(st.integers(0, 14), st.integers(0, 2), st.tuples(*[st.integers(0, 4)] * 4))
def test_what_may_be_wagered(coins: int, seat: int, wager: tuple[int, int, int, int]) -> None:
    m = betting(*(coins if seat == other else 0 for other in range(3)))
    against = wager[1 - seat] if seat < 2 else 0
    assert (wager in Wagers(m.state, seat)) == (max(wager) <= 3 and sum(wager) <= coins and not against)


# ---------------------------------------------------------------------- rigging the match


def rigged(*assets: str, fights: str = CELT, gear: tuple[str, ...] = (), hand: int = 0) -> Table:
    """Seat 1 fights with the first of these against the cook of seat 2; seat `hand` has the card."""
    houses = [house(), house(*assets), house(COOK)]
    houses[hand]["hand"] = [RIGGING]
    fighters = [fighter(1, fights, *gear), fighter(2, COOK)]
    m = table(*houses, moment="wagers", fighters=fighters)
    m.seal()
    return m


@pytest.mark.rule("SP-36", "SP-WINDOW-23", "SP-VERB-16")
def test_a_committed_gladiator_is_replaced_by_another_ready_one_of_the_same_house() -> None:
    m = rigged(CELT, SYRIAN, CRIXUS, COOK, "eq-sword", gear=("eq-sword",))
    sword = m.asset("eq-sword").id
    assert m.asked() == [(0, "react")]
    assert (m.ask().about, m.ask().default()) == ("wagers_closed", "pass")
    assert m.offered() == ["pass", ("play", RIGGING, 1)]
    m.answer(("play", RIGGING, 1))
    assert m.asked() == [(0, "pick")]  # the player of the reaction chooses, and never a slave
    assert m.offered() == [m.asset(SYRIAN).id, m.asset(CRIXUS).id]
    m.pick(CRIXUS)
    one = m.state.fighters[0]
    assert (one.card, one.pools, one.gear, one.seat) == (CRIXUS, (4, 3, 4), (sword,), 1)
    assert (m.asset(CELT).ready, m.asset(CELT).committed) == (True, False)
    assert m.asset(CRIXUS).committed
    assert m.asset("eq-sword").committed
    assert m.event("swapped") == (1, 1, CELT, m.asset(CRIXUS).id, CRIXUS)
    assert m.discards() == [RIGGING]
    assert m.kinds()[-1] != "wagers"


@pytest.mark.rule("SP-36")
def test_a_slave_is_neither_replaced_nor_a_replacement() -> None:
    assert rigged(COOK, SYRIAN, fights=COOK).kind != "react"
    assert rigged(CELT, COOK).kind != "react"


@pytest.mark.rule("SP-36")
def test_an_exhausted_gladiator_is_no_replacement() -> None:
    m = table(
        house(hand=[RIGGING]),
        house(CELT, card(SYRIAN, ready=False)),
        house(COOK),
        moment="wagers",
        fighters=[fighter(1, CELT), fighter(2, COOK)],
    )
    m.seal()
    assert m.events_of("bout") == [("match",)]


@pytest.mark.rule("SP-36")
def test_once_per_copy_and_by_anybody() -> None:
    m = table(
        house(),
        house(CELT, SYRIAN, hand=[RIGGING]),
        house(COOK, hand=[RIGGING]),
        moment="wagers",
        fighters=[fighter(1, CELT), fighter(2, COOK)],
    )
    m.seal()
    assert m.asked() == [(1, "react"), (2, "react")]
    m.seal(s1=("play", RIGGING, 1), s2=("play", RIGGING, 1))
    assert m.state.fighters[0].card == SYRIAN  # the first in priority
    m.answer(("play", RIGGING, 1))  # the other may still play the own one
    assert m.state.fighters[0].card == CELT
    assert m.events_of("bout") == [("match",)]


@pytest.mark.rule("SP-WINDOW-23", "SP-VERB-16")
def test_the_wagers_stay_where_they_are() -> None:
    m = table(
        house(coins=3, hand=[RIGGING]),
        house(CELT, SYRIAN),
        house(COOK),
        moment="wagers",
        fighters=[fighter(1, CELT), fighter(2, COOK)],
    )
    m.seal(s0=(3, 0, 0, 0))
    assert m.events_of("wagers")[0] == (0, 3, 0, 0, 0)
    m.answer(("play", RIGGING, 1))
    assert m.state.wagers[0] == (3, 0, 0, 0)
