"""Payments: nothing too much, and every way to pay can be chosen (FG-10)."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random
from typing import NamedTuple

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from munera.games.for_glory.cards.table import ARENA_VALUE, INCOMES, VALUE
from munera.games.for_glory.money import COIN, Payment, give, next_piece, payments, pieces, purse, settle, values
from munera.games.for_glory.state import Glory
from munera.kernel import Stream
from munera.testing.for_glory import machinations, me
from tests.properties import same_examples

TITLES = sorted(INCOMES)


class Debt(NamedTuple):
    """Somebody with incomes and coin tokens owes so much."""

    hand: list[str]
    coins: int
    cost: int
    arena: bool  # in the Arena phase some incomes are worth more

    def table(self) -> Glory:
        s = Glory()
        s.phase = "battle" if self.arena else "machinations"
        s.hands[0], s.coins[0] = [*self.hand, "cestus", "parry"], self.coins
        s.owed = self.cost
        return s


debts = st.builds(
    Debt,
    st.lists(st.sampled_from(TITLES), max_size=8),
    st.integers(0, 6),
    st.integers(1, 12),
    st.booleans(),
)


def minimal(debt: Debt) -> set[Payment]:
    """Every choice of cards and tokens that is enough, and none of which could be left out: by trying them all."""
    worth = ARENA_VALUE if debt.arena else VALUE
    stock = Counter(debt.hand)
    found = set()
    for numbers in product(*(range(stock[title] + 1) for title in TITLES), range(debt.coins + 1)):
        *cards, coins = numbers
        chosen = [title for title, number in zip(TITLES, cards, strict=True) for _ in range(number)]
        given = [worth[title] for title in chosen] + [1] * coins
        if given and sum(given) >= debt.cost > sum(given) - min(given):
            found.add((coins, tuple(sorted(chosen))))
    return found


def as_payment(given: list[str]) -> Payment:
    return given.count(COIN), tuple(sorted(piece for piece in given if piece != COIN))


def afford(debt: Debt) -> Glory:
    s = debt.table()
    assume(purse(s, 0) >= debt.cost)
    return s


def reached(s: Glory, given: tuple[str, ...] = ()) -> set[Payment]:
    """All payments that can be made step by step, in whatever order."""
    ends: set[Payment] = set()
    seen: set[Payment] = set()

    def go(s: Glory, given: list[str]) -> None:
        if s.owed <= 0:
            ends.add(as_payment(given))
            return
        if as_payment(given) in seen:
            return
        seen.add(as_payment(given))
        offered = pieces(s, 0)
        assert offered, f"nothing to go on with after {given}"
        for piece in offered:
            after = s.copy()
            give(after, 0, piece)
            go(after, [*given, piece])

    go(s, list(given))
    return ends


@pytest.mark.rule("FG-10")
@same_examples
@given(debts)
def test_step_by_step_exactly_the_payments_without_a_superfluous_piece_are_reached(debt: Debt) -> None:
    s = afford(debt)
    assert reached(s) == minimal(debt)


@pytest.mark.rule("FG-10")
@same_examples
@given(debts, st.randoms(use_true_random=False))
def test_the_pieces_may_be_given_in_any_order(debt: Debt, chance: Random) -> None:
    s = afford(debt)
    for coins, incomes in sorted(minimal(debt))[:20]:
        order = [COIN] * coins + list(incomes)
        chance.shuffle(order)
        twin = s.copy()
        for piece in order:
            assert piece in pieces(twin, 0)
            give(twin, 0, piece)
        assert twin.owed <= 0


@same_examples
@given(debts, st.integers(0, 10**6))
def test_there_is_always_a_piece_to_go_on_with(debt: Debt, seed: int) -> None:
    s, stream = afford(debt), Stream.seeded(seed)
    while s.owed > 0:
        offered = pieces(s, 0)
        assert offered
        assert len(set(offered)) == len(offered)
        assert set(offered) <= {COIN, *s.hands[0]}
        give(s, 0, stream.choice(offered))
    assert s.coins[0] >= 0


@pytest.mark.rule("FG-10")
@same_examples
@given(debts)
def test_paying_at_once_lists_exactly_the_same_payments(debt: Debt) -> None:
    s = debt.table()
    listed = list(payments(s, 0, debt.cost))
    assert len(listed) == len(set(listed))
    assert {(coins, tuple(sorted(incomes))) for coins, incomes in listed} == minimal(debt)
    assert bool(listed) == (purse(s, 0) >= debt.cost)


@same_examples
@given(debts)
def test_the_first_payment_wastes_least(debt: Debt) -> None:
    s = afford(debt)
    worth = values(s)
    waste = [coins + sum(worth[card] for card in incomes) for coins, incomes in payments(s, 0, debt.cost)]
    assert waste[0] == min(waste)
    assert waste == sorted(waste)


@same_examples
@given(debts)
def test_the_first_piece_wastes_nothing_if_another_would_not(debt: Debt) -> None:
    s = afford(debt)
    worth = {**values(s), COIN: 1}
    while s.owed > 0:
        offered = pieces(s, 0)
        too_much = [max(0, worth[piece] - s.owed) for piece in offered]
        assert too_much[0] == min(too_much)
        give(s, 0, offered[0])


@same_examples
@given(debts)
def test_a_payment_at_once_takes_what_it_says(debt: Debt) -> None:
    s = afford(debt)
    for coins, incomes in list(payments(s, 0, debt.cost))[:10]:
        twin = s.copy()
        settle(twin, 0, (coins, incomes))
        assert twin.coins[0] == debt.coins - coins
        assert Counter(twin.hands[0]) == Counter(s.hands[0]) - Counter(incomes)
        assert twin.discard[0] == list(incomes)


def test_a_price_of_nothing_is_paid_with_nothing() -> None:
    s = Debt(["smooth_talk"], 3, 1, arena=False).table()
    assert list(payments(s, 0, 0)) == [(0, ())]
    m = machinations(me(hand=["scout_the_provinces"], coins=0), rows={"training": ["parry"]})
    m.answer("play", "scout_the_provinces")
    m.answer("none")
    m.answer("buy", "parry")  # cost 2, less 3
    assert m.asked() == (0, "action")
    assert (m.coins(), m.discard()) == (1, ["scout_the_provinces", "parry"])


def test_a_betting_ring_is_worth_more_in_the_arena_phase() -> None:
    for arena, total in ((False, 2), (True, 5)):
        assert purse(Debt(["betting_ring"], 0, 1, arena).table(), 0) == total


@pytest.mark.rule("FG-ASK-1")
def test_what_needs_no_question() -> None:
    def unasked(cost: int, coins: int, *hand: str, arena: bool = False) -> str | None:
        s = Debt(list(hand), coins, cost, arena).table()
        found = next_piece(s, 0)
        return found[0] if found else None

    small, two, three = "business_as_usual", "grain_contract", "shady_dealings"
    assert unasked(3, 0, two, small) == two  # both must go, in whatever order
    assert unasked(2, 2) == COIN
    assert unasked(2, 2, small, small) == small  # incomes are lost at the end of the turn, tokens keep
    assert unasked(2, 2, small, small, "cull") is None  # to be rid of an income may be worth a token
    assert unasked(2, 2, small, small, arena=True) is None  # in an arena they stay in hand
    assert unasked(3, 1, three, two) is None  # one piece, or two
