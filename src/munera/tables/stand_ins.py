"""Stand-ins: who answers for a player who is away, as the table has agreed, and what they never do.

A stand-in is one of the bots of the game, or nobody: then the passive answer is given. It does nothing that the
rules leave to the player in person (`Rulebook.only_in_person`), never concedes and agrees to no proposal, and the
seat is its player's again as soon as they are back.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from munera import bots
from munera.kernel import Illegal, Rulebook, Seat
from munera.kernel.plain import to_option
from munera.tables.meta import PERSON, TableMeta
from munera.tables.refusals import Refused
from munera.tables.rows import ACT, ANSWER, STANDS_IN, JournalRow
from munera.tables.table_game import TableGame

PASSIVE: Final = "passive"  # no bot: every question gets its default answer
LEAST_PEOPLE: Final = 2  # where fewer play, nobody waits for whoever is away, and the game rests
TERM: Final = "stand_in"  # what it is called among the terms of a table
FAILED: Final = "bot_"  # how the reason begins where it is a bot that had to be replaced


def kinds(book: Rulebook[Any]) -> tuple[str, ...]:
    """Every stand-in that a table of this game can agree on."""
    return (PASSIVE, *bots.names(book.id))


def usual(book: Rulebook[Any]) -> str:
    """The stand-in of tables that say nothing about it: the usual bot, as for empty seats."""
    return bots.usual(book.id)


def facts(book: Rulebook[Any]) -> dict[str, Any]:
    """The choice of a stand-in, as a client needs it to let people choose: it matters from so many people on."""
    return {"values": list(kinds(book)), "default": usual(book), "people": LEAST_PEOPLE}


def check_kind(book: Rulebook[Any], kind: str) -> str:
    """The stand-in of this name, or the usual one; Refused if there is none of this name."""
    if kind and kind not in kinds(book):
        raise Refused("bad_option", f"stand_in: there are {', '.join(kinds(book))}")
    return kind or usual(book)


def agreed(terms: Mapping[str, Any]) -> str:
    """What the people of a table agreed on. Tables of version 0.1.0 know only the passive answer."""
    return str(terms.get(TERM, PASSIVE))


def bot_for(meta: TableMeta, game: TableGame, seat: Seat) -> str:
    """The bot that plays for whoever is away from this seat; "" where the passive answer is given.

    A bot that failed is not tried again: neither one that had the seat nor one that stood in.
    """
    why = game.stand_ins.get(seat, "")
    if not why or why.startswith(FAILED) or meta.chairs[seat].kind != PERSON:
        return ""
    return "" if agreed(meta.terms) == PASSIVE else agreed(meta.terms)


def check_row(game: TableGame, row: JournalRow) -> None:
    """Raise Refused where a stand-in does what it may not, or its player plays again."""
    if row.cause != STANDS_IN or row.op not in (ANSWER, ACT) or row.seat is None:
        return
    match = game.match
    if row.seat not in game.stand_ins and row.seat not in game.delegated:
        raise Refused("not_now")
    ask, option = None, row.value
    if row.op == ANSWER:
        ask, (id, option) = match.ask_of(row.seat), row.value
        if id != match.ask_id(row.seat):
            raise Illegal("stale")
    option = to_option(option)
    if game.book.only_in_person(match.state, row.seat, ask, option):
        raise Refused("in_person")
