"""A stretch of a game that a player leaves to a bot: a bout of Gladiator School that the trainer fights.

The player stays at the table and watches. The bot answers as a stand-in does (`munera.tables.stand_ins`), the
answers are those of the seat, and the player goes on themselves whenever they like: at the next open question.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from munera.kernel import Option, Rulebook, Seat, State
from munera.tables.refusals import Refused

LONGEST_PAUSE: Final = 5.0  # seconds between two answers of the bot, for whoever watches
PAUSE_FIELD: Final = "pause"


class Delegation(NamedTuple):
    """What a seat has left to a bot, as the rules name it, and how long the bot waits before each answer."""

    stretch: Option
    pause: float


def parse_pause(value: Any) -> float:
    """The pause that a client wants, in seconds. Refused where it makes no sense."""
    if type(value) not in (int, float) or not 0 <= value <= LONGEST_PAUSE:  # what is no number is in no range
        raise Refused("bad_request")
    return float(value)


def delegation_of(book: Rulebook[Any], state: State, seat: Seat, value: Any) -> Delegation:
    """What a seat leaves to a bot now. Refused where the rules know no such stretch."""
    stretch = book.delegable(state, seat)
    if stretch is None:
        raise Refused("not_now")
    return Delegation(stretch, parse_pause(value[PAUSE_FIELD]))


def still_delegated(
    delegated: Mapping[Seat, Delegation], book: Rulebook[Any], state: State
) -> dict[Seat, Delegation]:
    """Those whose stretch goes on; the others are asked again."""
    return {seat: one for seat, one in delegated.items() if book.delegable(state, seat) == one.stretch}
