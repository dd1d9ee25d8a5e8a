"""What may be done at absolutely any time: buying the reserve back, and two arenas' free actions (FG-12, FG-49).

Each is one move that carries its whole payment. It interrupts nothing, and cannot be made in the middle of one's
own effect or payment.
"""

from __future__ import annotations

from typing import Any

from munera.games.for_glory.money import Payment, earn, payments, purse, settle
from munera.games.for_glory.state import Arena, Glory
from munera.games.for_glory.strength import granted
from munera.kernel import Seat

BUY_BACK, FREE = "buy_back", "free"


def moves(s: Glory, seat: Seat) -> tuple[Any, ...]:
    """What this player may do now, each move with one way to pay for it."""
    if s.busy == seat:
        return ()
    found: list[Any] = []
    if s.reserve[seat] and purse(s, seat) >= (cost := reserve_cost(s, seat)):
        found += [(BUY_BACK, *payment) for payment in payments(s, seat, cost)]
    for arena in s.arenas.values():
        if arena.holder == seat and arena.ready and arena.card in FREE_ACTIONS:
            found += [(FREE, arena.card, *payment) for payment in payments(s, seat, s.cards.by_id[arena.card].pay)]
    return tuple(found)


def reserve_cost(s: Glory, seat: Seat) -> int:
    """What it costs to buy the reserve back: one coin for each card, less what abilities spare."""
    return max(0, len(s.reserve[seat]) - granted(s, seat, "buys_back_for_less"))


def act(s: Glory, seat: Seat, move: Any) -> tuple[Seat, ...]:
    """Make such a move; return whose options it may have changed."""
    if move[0] == BUY_BACK:
        _, coins, incomes = move
        _pay(s, seat, (coins, incomes))
        s.take_reserve(seat)
    else:
        _, card, coins, incomes = move
        arena = next(a for a in s.arenas.values() if a.card == card)
        s.arenas[arena.id] = arena._replace(ready=False)
        s.tell("uses", seat, card, arena.id, already_known_to=(seat,))
        _pay(s, seat, (coins, incomes))
        FREE_ACTIONS[card](s, arena)
    return (seat,)


def _pay(s: Glory, seat: Seat, payment: Payment) -> None:
    if payment != (0, ()):
        settle(s, seat, payment)


def puteoli(s: Glory, arena: Arena) -> None:
    earn(s, arena.holder, s.cards.by_id[arena.card].amount)


def emerita_augusta(s: Glory, arena: Arena) -> None:
    s.draw(arena.holder, s.cards.by_id[arena.card].amount)


FREE_ACTIONS = {"puteoli": puteoli, "emerita_augusta": emerita_augusta}


def could_gain_options(s: Glory, seat: Seat) -> bool:
    """By what everybody knows: might an anytime move give this player more to choose from?"""
    held = any(a.holder == seat and a.ready and a.card in FREE_ACTIONS for a in s.arenas.values())
    return s.busy != seat and (bool(s.reserve[seat]) or held)
