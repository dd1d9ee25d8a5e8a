"""Standing answers: what a seat wants done in reaction windows without being asked each time.

One literal question each: this card, on this occasion. They decline; they never play a card by themselves, and
never spend anything.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from munera.kernel import AnyAsk, Option, Rulebook, Seat, Space, State
from munera.tables.refusals import Refused

DECLINE: Final = "decline"  # always
IF_MINE: Final = "mine"  # ask me only if it targets me, else decline
TURN: Final = "turn"  # decline until this turn is over
PHASE: Final = "phase"  # decline until this phase is over
UNFIT: Final = "unfit"  # decline where nothing else could be answered
PASSING = (TURN, PHASE)  # that pass with a stretch of the game
HOWS = (DECLINE, IF_MINE, *PASSING, UNFIT)
EVERY: Final = "*"  # any card, or any occasion
MOST = 200


class Standing(NamedTuple):
    """What to do about one card on one occasion."""

    card: str
    event: str
    how: str


def parse_standing(value: Any) -> tuple[Standing, ...]:
    """From the wire. Refused where it makes no sense."""
    if not isinstance(value, list) or len(value) > MOST:
        raise Refused("bad_standing")
    found = []
    for one in value:
        if not isinstance(one, list | tuple) or len(one) != 3 or not all(isinstance(part, str) for part in one):
            raise Refused("bad_standing")
        card, event, how = one
        if how not in HOWS or not _is_word(card) or not _is_word(event):
            raise Refused("bad_standing")
        found.append(Standing(card, event, how))
    return tuple(found)


def _is_word(text: str) -> bool:
    """The names of cards and occasions are short, and plain ASCII."""
    return len(text) <= 60 and text.isascii() and text.isprintable()


def answer_for(
    book: Rulebook[Any], state: State, ask: AnyAsk, standing: tuple[Standing, ...], *, unseen: bool = True
) -> tuple[Option] | None:
    """The answer that is given without asking, as a 1-tuple; None: ask.

    The first option of a window is to pass. It is given if every card that could be played now is declined.
    `unseen`: can nobody tell from the time whether this seat was asked?
    """
    if not standing or ask.kind not in book.windows:
        return None
    options = ask.options
    if isinstance(options, Space):
        return None
    event, targets = book.occasion(state, ask)
    for option in options[1:]:
        if not _declined(book.card_in(option), event, ask.seat, targets, standing):
            return None
    # With nothing but a pass in hand the seat is asked, unless it declines whatever it may hold: else the
    # answer would tell the seat's own habits apart by its hand. Whoever wants it so need not be asked, where no
    # time tells it: one who is alone with bots, and several while windows last their common time. Without one a
    # window that closes at once would say: he holds nothing; and one that stays open: he does.
    unfit = unseen and any(one.how == UNFIT and one.event in (event, EVERY) for one in standing)
    if len(options) == 1 and not unfit and not _declined(EVERY, event, ask.seat, targets, standing):
        return None
    return (options[0],)


def _declined(
    card: str, event: str, seat: Seat, targets: tuple[Seat, ...], standing: tuple[Standing, ...]
) -> bool:
    for one in standing:
        if one.how != UNFIT and one.card in (card, EVERY) and one.event in (event, EVERY):
            return one.how != IF_MINE or seat not in targets
    return False


def lasting(
    standing: tuple[Standing, ...], before: Mapping[str, Option], now: Mapping[str, Option]
) -> tuple[Standing, ...]:
    """Those that still hold: a turn or a phase that is over takes its own with it."""
    return tuple(one for one in standing if before.get(one.how) == now.get(one.how))
