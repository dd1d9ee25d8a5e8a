"""What is answered without asking for the only person at a table, whom there is nobody to keep secrets from."""

from __future__ import annotations

from typing import Any

from munera.kernel import AnyAsk, Match, Option
from munera.kernel.asks import only
from munera.tables.standing_answers import NOTHING_FITS, answer_for


def automatic_answer(
    match: Match[Any], ask: AnyAsk, *, undoable: bool, lesson: bool = False
) -> tuple[Option] | None:
    """What a host answers for the only person without asking, as a 1-tuple; None where they are asked.

    Who has nothing that fits passes, an only answer is given, and so is one that is as good as all others.
    undoable: the seat may take its last answer back. Then its turn does not end by itself, or there would be no
    way back. lesson: it teaches also what anybody would answer, so that this is asked.
    """
    given = answer_for(match.book, match.state, ask, (NOTHING_FITS,)) or _only_answer(match, ask)
    if given is None and not lesson:
        given = match.book.any_answer(match.state, ask)
    ends = given is not None and match.book.turn_ends.get(ask.kind) == given[0]
    return None if ends and undoable else given


def _only_answer(match: Match[Any], ask: AnyAsk) -> tuple[Option] | None:
    """The only answer that this seat can give, if no move at any time could bring it another; else None."""
    book, state, seat = match.book, match.state, ask.seat
    stuck = not book.could_gain_options(state, seat) or not book.anytime(state, seat)
    return only(ask.options) if stuck else None
