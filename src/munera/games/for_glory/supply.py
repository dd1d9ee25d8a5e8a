"""The public supply: three decks, three cards of each face up."""

from __future__ import annotations

from typing import Protocol

from munera.games.for_glory.abilities import Use
from munera.games.for_glory.asking import NONE, inquire
from munera.games.for_glory.cards.table import SUPPLIES, CardTable
from munera.games.for_glory.state import Glory
from munera.kernel import Seat

ROW = 3


def turn_up(s: Glory, row: int) -> str | None:
    """The next card of a supply deck; an empty one is made anew from its own discard pile, if any (FG-07)."""
    if not s.supply[row] and s.withdrawn[row]:
        s.supply[row], s.withdrawn[row] = sorted(s.withdrawn[row]), []
        s.shuffle_deck(s.supply[row])
        s.tell("supply_reshuffled", SUPPLIES[row])
    return s.draw_top(s.supply[row]) if s.supply[row] else None


def refill(s: Glory) -> None:
    """Fill each row up to three cards."""
    for row in range(len(SUPPLIES)):
        fill_row(s, row)


def fill_row(s: Glory, row: int) -> None:
    cards = []
    while len(s.rows[row]) < ROW and (card := turn_up(s, row)) is not None:
        s.rows[row].append(card)
        cards.append(card)
    if cards:
        s.tell("turned_up", *cards, already_known_to=())


def replace_row(s: Glory, row: int, by: Seat) -> None:
    """REPLACE_ROW: discard all cards of a row and turn three new ones up at once."""
    s.withdrawn[row] += s.rows[row]
    s.rows[row] = []
    s.tell("row_replaced", SUPPLIES[row], already_known_to=(by,))
    fill_row(s, row)


async def may_replace_row(s: Glory, use: Use) -> None:
    name = await inquire(s, use.seat, "row", (NONE, *SUPPLIES), use.card, "FG-VERB-16")
    if name != NONE:
        replace_row(s, SUPPLIES.index(name), use.seat)


async def replace_some_row(s: Glory, use: Use) -> None:
    name = await inquire(s, use.seat, "row", SUPPLIES, use.card, "FG-VERB-16")
    replace_row(s, SUPPLIES.index(name), use.seat)


def buyable(s: Glory) -> list[str]:
    """The titles face up, each once."""
    one, two, three = s.rows
    return list(dict.fromkeys(one + two + three))


class Shop(Protocol):
    """What a price depends on: the state has it, and the board of a seat."""

    @property
    def cards(self) -> CardTable: ...
    @property
    def discounts(self) -> int: ...


def price(s: Shop, card: str) -> int:
    return max(0, s.cards.cost[card] - s.discounts)


def take(s: Glory, card: str) -> None:
    """Take a bought card from its row; its place stays empty until the supply is refilled (FG-08)."""
    row = s.rows[SUPPLIES.index(s.cards.by_id[card].deck)]
    row.remove(card)
