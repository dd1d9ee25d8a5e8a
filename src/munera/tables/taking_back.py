"""Which answers can be taken back in full: for those one click is enough.

It is found out by trying. In games that the seat imagines each answer is given, and after it whatever the table
answers by itself. So it follows from what the seat knows, and tells it nothing that it could not have worked out.
"""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from munera.kernel import ONE, Match, MuneraError, Option, Seat, Space, Stream
from munera.tables.automatic_answers import automatic_answer
from munera.tables.details import decided

WORLDS: Final = 2  # imagined games in each of which an answer must come back
MOST_TRIED: Final = 40  # of more options than that none is tried
MOST_FORCED: Final = 16  # forced answers in a row that are taken back with the choice before them


def takes_back(
    match: Match[Any], seat: Seat, *, alone: bool, unseen: bool, details: bool = False, lesson: bool = False
) -> tuple[int, ...]:
    """The places of the options that this seat could take back in full.

    alone: what need not be asked is answered for the seat, as nobody else is there. unseen: no other person
    looks on, so that nobody remembers what was taken back. details: what the seat's own people decide follows at
    once, and is not taken back: a gladiator who has come beside the foe strikes. lesson: more is asked in it.
    """
    if match.mode != ONE or match.held:
        return ()
    options = match.ask_of(seat).options
    if isinstance(options, Space) or len(options) > MOST_TRIED:
        return ()
    asked = match.ask_id(seat)
    places = tuple(range(len(options)))
    comes_back = partial(_comes_back, alone=alone, unseen=unseen, details=details, lesson=lesson)
    for number in range(WORLDS):
        if places:  # in most questions nothing is left after the first
            world = match.imagine(seat, Stream.seeded(f"{asked}/{number}"), log=True)
            tried = ((place, world.fork(log=True)) for place in places)
            places = tuple(place for place, fork in tried if comes_back(fork, seat, options[place]))
    return places


def _comes_back(
    match: Match[Any], seat: Seat, option: Option, *, alone: bool, unseen: bool, details: bool, lesson: bool
) -> bool:
    """Is this seat, having answered so, the only one who is asked, and could it take the answer back?"""
    logged = len(match.log or ())
    try:
        match.answer(seat, option)
        for _ in range(MOST_FORCED):
            if match.mode != ONE or match.over or match.pending[0].seat != seat or not match.can_undo(seat):
                return False
            ask = match.pending[0]
            given = match.book.settled(match.state, ask, alone=alone)
            if given is None and alone:
                given = automatic_answer(match, ask, undoable=True, lesson=lesson)
            if given is None and details and decided(match, ask, undoable=True) is not None:
                return False
            if given is None:
                return unseen or not any(
                    to is None or set(to) - {seat} for _, _, to, _ in (match.log or ())[logged:]
                )
            match.answer(seat, given[0])
    except MuneraError:  # what cannot be tried is looked at before it is done
        pass
    return False
