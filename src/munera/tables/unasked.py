"""What follows at a table without a hand: bouts that play themselves, reveals, answers not worth asking for.

One decision for both who carry it out: `LiveTable` stores with an input whatever may follow it at once, and the
driver does what is left.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from munera.kernel import AnyAsk, Option, Seat
from munera.kernel.plain import from_option
from munera.tables.rows import ANSWER, BOUT, FORCED, REVEAL, Deed
from munera.tables.standing_answers import answer_for
from munera.tables.table_game import TableGame

ALL_SEALED: Final = "all_sealed"
STANDS_IN: Final = "stand_in"
STANDING: Final = "standing"


def unasked(game: TableGame, people: Collection[Seat], salt: str, window: float) -> Deed | None:
    """The next of these; None: somebody must decide. `people` are those who play, without who is away.

    `window`: the least time of a reaction window in seconds.
    """
    if game.over or game.paused:
        return None
    if (hosted := game.answer_by_host(salt)) is not None:
        return Deed(ANSWER, *hosted, BOUT, at_once=True)
    alone = len(people) < 2
    if (settled := game.settled(people, alone=alone)) is not None:
        return Deed(ANSWER, *settled, FORCED, at_once=True)
    if game.match.held:
        return Deed(REVEAL, None, None, ALL_SEALED, alone)
    for ask in game.match.waiting():
        given = _given(game, ask, people, unseen=alone or window > 0)
        if given is not None:
            option, cause = given
            return Deed(ANSWER, ask.seat, [game.match.ask_id(ask.seat), from_option(option)], cause, alone)
    return None


def _given(game: TableGame, ask: AnyAsk, people: Collection[Seat], *, unseen: bool) -> tuple[Option, str] | None:
    """Stand-ins do the passive thing, standing answers decline; one who is alone need not do what is forced."""
    if ask.seat in game.stand_ins:
        return ask.default(), STANDS_IN
    if ask.seat not in people:
        return None
    given = answer_for(game.book, game.match.state, ask, game.standing_answers.get(ask.seat, ()), unseen=unseen)
    if given is not None:
        return given[0], STANDING
    forced = game.match.forced(ask.seat) if len(people) == 1 else None
    return None if forced is None else (forced[0], FORCED)
