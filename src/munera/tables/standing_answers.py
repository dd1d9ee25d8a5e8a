"""Standing answers: how a seat wants reaction windows answered without being asked each time.

Each is about one card on one occasion. They only decline: they never play a card and never spend anything.
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
ASK: Final = "ask"  # ask whatever the table would answer by itself for its only person
DETAILS: Final = "details"  # ask also the small things that one's own people would decide
WISHES = (ASK, DETAILS)  # these answer nothing: they say what one wants to be asked
TEMPORARY = (TURN, PHASE)  # those that end with a turn or a phase
MODES = (DECLINE, IF_MINE, *TEMPORARY, UNFIT, *WISHES)
EVERY: Final = "*"  # any card, or any occasion
MOST_ANSWERS = 200


class StandingAnswer(NamedTuple):
    """What to do about one card on one occasion; `how` is one of MODES."""

    card: str
    event: str
    how: str


NOTHING_FITS: Final = StandingAnswer(EVERY, EVERY, UNFIT)
ASK_EVERYTHING: Final = StandingAnswer(EVERY, EVERY, ASK)
ASK_DETAILS: Final = StandingAnswer(EVERY, EVERY, DETAILS)


def parse_standing_answers(value: Any) -> tuple[StandingAnswer, ...]:
    """Read standing answers as a client sends them. Refused where they make no sense."""
    if not isinstance(value, list) or len(value) > MOST_ANSWERS:
        raise Refused("bad_standing")
    parsed = []
    for one in value:
        if not isinstance(one, list | tuple) or len(one) != 3 or not all(isinstance(part, str) for part in one):
            raise Refused("bad_standing")
        card, event, how = one
        if how not in MODES or not _is_word(card) or not _is_word(event):
            raise Refused("bad_standing")
        parsed.append(StandingAnswer(card, event, how))
    return tuple(parsed)


def _is_word(text: str) -> bool:
    """Can this be the name of a card or of an occasion? Those are short and plain ASCII."""
    return len(text) <= 60 and text.isascii() and text.isprintable()


def answer_for(
    book: Rulebook[Any], state: State, ask: AnyAsk, answers: tuple[StandingAnswer, ...], *, unseen: bool = True
) -> tuple[Option] | None:
    """The answer that is given without asking the seat, as a 1-tuple; None: ask.

    The first option of a window is to pass. It is given if every card that could be played now is declined.
    `unseen`: can nobody tell from the time whether this seat was asked?
    """
    if not answers or ask.kind not in book.windows:
        return None
    options = ask.options
    if isinstance(options, Space):
        return None
    event, targets = book.occasion(state, ask)
    for option in options[1:]:
        if not _declined(book.card_played(option), event, ask.seat, targets, answers):
            return None
    # A seat that can only pass is asked all the same, unless it declines whatever it may hold: otherwise others
    # could tell from the answer what it holds. Whoever wants it (UNFIT) is not asked where no time tells: someone
    # alone with bots, or several people while windows last their common time. Without a common time, a window
    # that closes at once would tell that they hold nothing, and one that stays open that they do.
    unfit = unseen and any(one.how == UNFIT and one.event in (event, EVERY) for one in answers)
    if len(options) == 1 and not unfit and not _declined(EVERY, event, ask.seat, targets, answers):
        return None
    return (options[0],)


def _declined(
    card: str, event: str, seat: Seat, targets: tuple[Seat, ...], answers: tuple[StandingAnswer, ...]
) -> bool:
    for one in answers:
        if one.how not in (UNFIT, *WISHES) and one.card in (card, EVERY) and one.event in (event, EVERY):
            return one.how != IF_MINE or seat not in targets
    return False


def only_what_to_ask(answers: tuple[StandingAnswer, ...]) -> tuple[StandingAnswer, ...]:
    """Those that answer nothing, but say what a seat wants to be asked."""
    return tuple(one for one in answers if one.how in WISHES)


def still_valid(
    answers: tuple[StandingAnswer, ...], before: Mapping[str, Option], now: Mapping[str, Option]
) -> tuple[StandingAnswer, ...]:
    """The standing answers that still hold: those for a turn or a phase end with it."""
    return tuple(one for one in answers if before.get(one.how) == now.get(one.how))
