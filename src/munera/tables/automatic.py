"""Inputs that a table makes by itself: bouts that play themselves, reveals, answers not worth asking for.

They are decided here alone, for both who carry them out: `LiveTable` stores with an input whatever may follow at
once, and `TableAutomation` does the rest.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from munera.kernel import AnyAsk, Option, Seat
from munera.kernel.plain import from_option
from munera.tables.automatic_answers import automatic_answer
from munera.tables.details import decided
from munera.tables.rows import ANSWER, BOUT, DETAIL, FORCED, REVEAL, STANDS_IN, AutomaticInput
from munera.tables.standing_answers import answer_for
from munera.tables.table_game import TableGame

ALL_SEALED: Final = "all_sealed"
STANDING: Final = "standing"


def automatic_input(
    game: TableGame,
    people: Collection[Seat],
    salt: str,
    window: float,
    deciding: Collection[Seat] = (),
    *,
    alone: bool,
) -> AutomaticInput | None:
    """The next input that needs nobody's decision, or None where somebody must decide.

    `people` are the seats whose players are here; `window` is the least time of a reaction window in seconds.
    `deciding` are the seats for which a bot decides: it stands in for somebody, or somebody leaves a bout to it.
    `alone`: no other seat belongs to a person, here or away (`TableMeta.alone`): who is away may still look on.
    """
    if game.over or game.paused:
        return None
    if (hosted := game.answer_by_host(salt)) is not None:
        return AutomaticInput(ANSWER, *hosted, BOUT, at_once=True)
    if (settled := game.settled(people, alone=alone)) is not None:
        return AutomaticInput(ANSWER, *settled, FORCED, at_once=True)
    if game.match.held:
        return AutomaticInput(REVEAL, None, None, ALL_SEALED, alone)
    for ask in game.match.waiting():
        if ask.seat in deciding:
            continue
        given = _given(game, ask, people, alone, unseen=alone or window > 0)
        if given is not None:
            option, cause = given
            return AutomaticInput(
                ANSWER, ask.seat, [game.match.ask_id(ask.seat), from_option(option)], cause, alone
            )
    return None


def _given(
    game: TableGame, ask: AnyAsk, people: Collection[Seat], alone: bool, *, unseen: bool
) -> tuple[Option, str] | None:
    """What is answered for this seat without asking, and why; None where its player must be asked.

    A stand-in that is no bot gives the default answer, and standing answers decline. Who plays alone is asked only
    what is worth asking, and their people decide small things, unless they want to be asked all that.
    """
    if ask.seat in game.stand_ins:
        return ask.default(), STANDS_IN
    if ask.seat not in people:
        return None
    given = answer_for(game.book, game.match.state, ask, game.standing_answers.get(ask.seat, ()), unseen=unseen)
    if given is not None:
        return given[0], STANDING
    if not game.eased(ask.seat, alone=alone):
        return None
    undoable = game.may_undo(ask.seat)
    if (given := automatic_answer(game.match, ask, undoable=undoable, lesson=game.is_lesson)) is not None:
        return given[0], FORCED
    if not game.leaves_details(ask.seat, alone=alone):
        return None
    given = decided(game.match, ask, undoable=undoable)
    return None if given is None else (given[0], DETAIL)
