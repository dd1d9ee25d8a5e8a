"""Coin: incomes from hand and coin tokens; each cost by itself, and nothing given that is not needed (FG-10)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from munera.games.for_glory.state import NOBODY, Glory
from munera.kernel import Seat, ask

COIN = "coin"
NEVER = 99  # more than any price
Payment = tuple[int, tuple[str, ...]]
"""Coin tokens, and income cards."""


def values(s: Glory) -> dict[str, int]:
    """What each income is worth now."""
    return s.cards.arena_value if s.in_arena_phase else s.cards.value


def purse(s: Glory, seat: Seat) -> int:
    """The most that a player can pay."""
    return most(values(s), s.hands[seat], s.coins[seat])


def most(worth: Mapping[str, int], hand: Iterable[str], coins: int) -> int:
    """The most that can be paid with these tokens and the incomes in a hand."""
    total = coins
    for card in hand:
        if card in worth:
            total += worth[card]
    return total


def earn(s: Glory, seat: Seat, amount: int) -> None:
    """Give a player coin tokens from the bank; there are always enough (FG-09)."""
    s.coins[seat] += amount
    s.tell("gains_coin", seat, amount, s.coins[seat])


# ---------------------------------------------------------------------- paying step by step


async def pay(s: Glory, seat: Seat, cost: int) -> None:
    """Ask for one piece after another until the cost is met. What is given is gone at once."""
    s.owed, s.paid = cost, ()
    while s.owed > 0:
        s.busy = seat
        piece = await ask(seat, "pay", lambda seat: pieces(s, seat), s.owed, "FG-10")
        s.busy = NOBODY
        give(s, seat, piece)
    s.owed, s.paid = 0, ()


def give(s: Glory, seat: Seat, piece: str) -> None:
    worth = 1 if piece == COIN else values(s)[piece]
    if piece == COIN:
        s.coins[seat] -= 1
    else:
        s.shown_from_hand(seat, piece)
        s.lay(seat, (piece,))
    s.owed -= worth
    s.paid = (*s.paid, worth)
    s.tell("pays", seat, piece, max(0, s.owed), already_known_to=(seat,))


def pieces(s: Glory, seat: Seat) -> tuple[str, ...]:
    """What may be given next so that in the end nothing was superfluous; the piece that wastes least first.

    Of those that waste the same: incomes, the largest first, and then tokens, which keep.
    """
    worth, hand = values(s), s.hands[seat]
    stock = {card: hand.count(card) for card in hand if card in worth}
    stock[COIN] = s.coins[seat]
    owed, least = s.owed, min(s.paid, default=NEVER)
    able = []
    for card, count in stock.items():
        value = worth.get(card, 1)
        if count and (waste := _waste(value, card, owed, least, stock, worth)) < NEVER:
            able.append((waste, card == COIN, -value, card))
    able.sort()
    return tuple(piece[-1] for piece in able)


def next_piece(s: Glory, seat: Seat) -> tuple[str] | None:
    """The next piece of a payment that needs no thought (FG-ASK-1), as a 1-tuple; None: there is a choice.

    Either there is only one way to pay what is still owed, in whatever order. Or the choice is between an income
    and tokens in the machinations phase, where incomes are lost at the end of the turn and tokens are kept, and
    the player holds no scheme that could use the income.
    """
    ways, able = payments(s, seat, s.owed), pieces(s, seat)
    next(ways)
    if next(ways, None) is None:
        return (able[0],)
    lasts = s.in_arena_phase or any(s.cards.by_id[card].type.startswith("scheme") for card in s.hands[seat])
    return (able[0],) if able[1:] == (COIN,) and not lasts else None


def _waste(value: int, card: str, owed: int, least: int, stock: dict[str, int], worth: dict[str, int]) -> int:
    """The least that a payment wastes if it goes on with this piece; NEVER if a piece of it is superfluous."""
    least = min(least, value)
    if value >= owed:
        return value - owed if value - owed < least else NEVER
    left = owed - value
    if stock[COIN] - (card == COIN) >= left:
        return 0  # tokens always complete it exactly
    stock = {**stock, card: stock[card] - 1}
    best = NEVER
    for next, count in stock.items():
        if count:
            best = min(best, _waste(worth.get(next, 1), next, left, least, stock, worth))
            if not best:
                break
    return best


# ---------------------------------------------------------------------- paying at once


def payments(s: Glory, seat: Seat, cost: int) -> Iterator[Payment]:
    """Every whole payment without a superfluous piece, the most sensible first."""
    if cost <= 0:
        yield 0, ()
        return
    worth = values(s)
    incomes = sorted((c for c in s.hands[seat] if c in s.cards.incomes), key=lambda c: (-worth[c], c))
    found = set(_combinations(tuple(incomes), s.coins[seat], cost, worth))
    yield from sorted(found, key=lambda p: (sum(worth[c] for c in p[1]) + p[0] - cost, p[0], len(p[1]), p[1]))


def _combinations(incomes: tuple[str, ...], coins: int, cost: int, worth: dict[str, int]) -> Iterator[Payment]:
    """All payments that waste no piece. Incomes are given sorted, the largest first; no payment comes twice."""

    def grow(start: int, chosen: tuple[str, ...], total: int) -> Iterator[Payment]:
        if total >= cost:
            yield 0, chosen  # the last was needed, and the last is the smallest
            return
        if cost - total <= coins:
            yield cost - total, chosen
        for i in range(start, len(incomes)):
            if i > start and incomes[i] == incomes[i - 1]:
                continue  # the same title again
            yield from grow(i + 1, (*chosen, incomes[i]), total + worth[incomes[i]])

    return grow(0, (), 0)


def settle(s: Glory, seat: Seat, payment: Payment) -> None:
    """Give a whole payment."""
    coins, incomes = payment
    s.coins[seat] -= coins
    for card in incomes:
        s.shown_from_hand(seat, card)
    s.lay(seat, incomes)
    s.tell("pays_at_once", seat, coins, *incomes, already_known_to=(seat,))


# ---------------------------------------------------------------------- imagining


def completions(s: Glory, seat: Seat, hand: list[str], unsure: list[str]) -> list[tuple[str, ...]]:
    """What a player must have in hand beside the cards known there, to be able to pay what they are paying for."""
    worth, known = values(s), [card for card in hand if card in s.cards.incomes]
    incomes = sorted([*known, *(c for c in unsure if c in s.cards.incomes)], key=lambda c: (-worth[c], c))
    least = min(s.paid, default=NEVER)
    ways = set()
    for coins, chosen in _combinations(tuple(incomes), s.coins[seat], s.owed, worth):
        if coins or sum(worth[card] for card in chosen) - s.owed < least:
            rest = list(chosen)
            for card in known:
                if card in rest:
                    rest.remove(card)
            ways.add(tuple(rest))
    return [()] if () in ways else sorted(ways)
