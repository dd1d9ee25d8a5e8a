"""The table for players who are programs: what the view tells, without making all of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from munera.games.for_glory.cards.table import CardTable
from munera.games.for_glory.ending import glory_to_win
from munera.games.for_glory.state import Arena, Gladiator, Glory, Patron, Tokens
from munera.games.for_glory.strength import boast
from munera.kernel import Seat


class Board(NamedTuple):
    """What one seat may know of the table; a `Sand`, so that the questions of `strength` can be put to it.

    `pool`: damage that is assigned and has not resolved. `gone`: who has just left an arena, number and title;
    `subject`: who attacks or has entered (0: nobody).
    """

    cards: CardTable
    seat: Seat
    phase: str
    active: Seat
    favor: Seat
    turn: int
    round: int
    field: int
    initiative: int
    tactics: int
    boast: int
    victory: int
    glory: tuple[int, ...]
    coins: tuple[int, ...]
    hands: tuple[int, ...]
    hand: tuple[str, ...]
    reserve: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    discounts: int
    sales: int
    gladiators: Mapping[int, Gladiator]
    patrons: Mapping[int, Patron]
    arenas: Mapping[int, Arena]
    slots: tuple[int, ...]
    pool: tuple[Tokens, ...]
    subject: int
    gone: tuple[tuple[int, str], ...]


def board(s: Glory, seat: Seat) -> Board:
    """The board for one seat. All of it is public, except the viewer's own hand and reserve."""
    pool: dict[int, Tokens] = {}
    for window in s.windows:
        for id, plain, marked in window.pool:
            before = pool.get(id, Tokens(id, 0, 0))
            pool[id] = Tokens(id, before.plain + plain, before.marked + marked)
    return Board(
        s.cards,
        seat,
        s.phase,
        s.active,
        s.favor,
        s.turns,
        s.rounds,
        s.field,
        s.initiative,
        s.tactics,
        boast(s),
        glory_to_win(s),
        tuple(s.glory),
        tuple(s.coins),
        (len(s.hands[0]), len(s.hands[1])),
        tuple(sorted(s.hands[seat])),
        tuple(sorted(s.reserve[seat])),
        tuple(map(tuple, s.rows)),
        s.discounts,
        s.sales,
        s.gladiators.copy(),
        s.patrons.copy(),
        s.arenas.copy(),
        tuple(s.slots),
        tuple(tokens for tokens in pool.values() if tokens.plain + tokens.marked),
        s.windows[-1].subject if s.windows else 0,
        tuple((left.id, left.card) for left in s.windows[-1].gone) if s.windows else (),
    )


def stock(s: Glory, seat: Seat) -> tuple[str, ...]:
    """All the cards of a player that are not in play; everybody can count them."""
    return (*s.hidden(seat), *sorted(s.discard[seat]))
