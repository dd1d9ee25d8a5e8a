"""At a table for one gladiators decide small things. Their player is told, and decides them whenever they like."""

from __future__ import annotations

from typing import Any

import pytest

from munera.games import books
from munera.games.spartacus.queries import DISTANCE
from munera.kernel import SEALED, Match, start_from
from munera.tables.automatic import automatic_input
from munera.tables.details import decided
from munera.tables.rows import ANSWER, DETAIL, STANDING, UNDO, AutomaticInput, JournalRow
from munera.tables.table_game import TableGame
from munera.testing.spartacus import fighter, house
from munera.testing.spartacus.titles import CELT
from munera.words import Words

pytestmark = pytest.mark.rule("SP-ASK-4")
ASK_DETAILS, ASK_ALL = ["*", "*", "details"], ["*", "*", "ask"]
HOUSES = [house(CELT, "sl-cook"), house(CELT, "sl-attendant"), house("gl-duro", "sl-debtor")]


def fight(apart: int = 5, moment: str = "combat", dice: tuple[int, ...] = (6, 6, 1, 1)) -> dict[str, Any]:
    """A match of seats 0 and 1, so many hexes apart; seat 0 wins the first initiative."""
    sides = [fighter(seat, CELT, hex=[-2 + apart * seat, 0]) for seat in range(2)]
    return {"houses": HOUSES, "moment": moment, "fighters": sides, "dice": list(dice)}


class Solo:
    """A game without a server, and what its table does for seat 0."""

    def __init__(self, position: dict[str, Any]) -> None:
        self.game = TableGame(books()["spartacus"], {"position": position}, 0.0, "free")

    def do(self, op: str, seat: int | None, value: Any = None, cause: str = "player") -> None:
        self.game.apply(JournalRow(self.game.seq + 1, 0.0, op, seat, value, cause))

    def answer(self, seat: int, option: Any) -> None:
        self.do(ANSWER, seat, [self.game.match.ask_id(seat), option])

    def next(self, *, alone: bool = True) -> AutomaticInput | None:
        return automatic_input(self.game, [0], "salt", 3.0, alone=alone)

    def follow(self) -> list[str]:
        """What the table does by itself for seat 0. The causes of it."""
        causes = []
        while (row := self.next()) is not None:
            causes.append(row.cause)
            self.do(row.op, row.seat, row.value, row.cause)
        return causes


def test_who_is_alone_is_not_asked_small_things() -> None:
    table = Solo(fight())
    found = table.next()
    assert found is not None
    assert (found.op, found.seat, found.cause, found.at_once, found.shown) == (ANSWER, 0, DETAIL, True, True)


def test_with_a_second_person_all_is_asked_as_ever() -> None:
    assert Solo(fight()).next(alone=False) is None


@pytest.mark.parametrize("standing_answer", [ASK_DETAILS, ASK_ALL])
def test_whoever_wants_to_is_asked(standing_answer: list[str]) -> None:
    table = Solo(fight())
    table.do(STANDING, 0, [standing_answer])
    assert table.next() is None
    table.do(STANDING, 0, [])
    assert table.next() is not None


def test_to_be_asked_small_things_is_no_answer_and_outlasts_an_undo() -> None:
    hand = [house(CELT, "sl-cook", hand=["sc-robbery"]), *HOUSES[1:]]
    table = Solo({"houses": hand, "moment": "intrigue"})
    table.do(STANDING, 0, [["*", "*", "decline"], ASK_DETAILS])
    table.answer(0, ["cash", "sc-robbery"])
    assert table.game.may_undo(0)
    table.do(UNDO, 0)
    assert [list(one) for one in table.game.standing_answers[0]] == [ASK_DETAILS]


def test_their_player_is_told_once_in_a_phase() -> None:
    table = Solo(fight())
    assert table.follow()[0] == DETAIL
    notices = table.game.message(0)["notices"]
    assert [(one["kind"], one["by"]) for one in notices] == [("order", 0)]
    assert table.game.message(1)["notices"] == table.game.message(None)["notices"] == []
    table.game.notices.decided(table.game.match, 0, "order", "first")
    assert len(table.game.message(0)["notices"]) == 1


@pytest.mark.rule("SP-ASK-9")
def test_who_is_exhausted_for_a_power_is_not_asked_and_told() -> None:
    mine = house("gl-crixus", "gl-spartacus", "gl-duro", "sl-cook", house="ho-batiatus", coins=3)
    table = Solo({"houses": [mine, *HOUSES[:2]], "moment": "intrigue"})
    table.answer(0, ["power", "exhibition-match"])
    assert table.follow() == [DETAIL] * 2
    assert table.game.match.ask_of(0).kind == "turn"
    (notice,) = table.game.message(0)["notices"]
    assert notice["kind"] == "pick"
    said = [Words(lang).text("common-decided", kind="pick", option="X") for lang in ("en", "pt-BR")]
    assert ["Your House" in said[0], "Sua Casa" in said[1].title()] == [True, True]


def test_the_blow_for_which_somebody_walked_up_to_a_foe_is_no_news_to_them() -> None:
    table = Solo(fight(2))
    table.do(STANDING, 0, [ASK_DETAILS])
    while table.game.match.ask_of(0).kind != "combat_turn":
        table.answer(0, table.game.match.ask_of(0).default())
    table.do(STANDING, 0, [])
    offered: Any = table.game.match.ask_of(0).options
    assert ("attack", 1) not in offered
    foe = table.game.match.state.fighters[1].hex
    near = next(one for one in offered if one[0] == "move" and DISTANCE[one[1]][foe] == 1)
    table.answer(0, list(near))
    found = table.next()
    assert found is not None
    assert (found.cause, found.value[1]) == (DETAIL, ["attack", 1])
    table.do(found.op, found.seat, found.value, found.cause)
    assert table.game.message(0)["notices"] == []
    table.game.notices.decided(table.game.match, 0, "surrender", "attack")
    assert len(table.game.message(0)["notices"]) == 1  # the first thing that was not their doing is told


def test_which_dice_are_rolled_again_is_a_small_thing_though_it_is_sealed() -> None:
    sides = [fighter(0, CELT, "eq-sword", hex=[-2, 0]), fighter(1, CELT, hex=[-1, 0])]
    houses = [house(CELT, "sl-cook", "eq-sword"), *HOUSES[1:]]
    table = Solo({"houses": houses, "moment": "combat_turn", "fighters": sides, "dice": [5, 3, 1, 4, 4, 4]})
    table.answer(0, ["attack", 1])
    ask = table.game.match.ask_of(0)
    assert (ask.kind, table.game.match.mode) == ("reroll", SEALED)
    found = table.next()
    assert found is not None
    assert (found.seat, found.cause) == (0, DETAIL)
    assert table.next(alone=False) is None


def test_a_turn_does_not_end_by_itself_where_there_is_a_way_back() -> None:
    # Out of the foe's reach, and none is in theirs: they stay.
    match: Match[Any] = start_from(books()["spartacus"], fight(4, "combat_turn"))
    ask = match.ask_of(0)
    assert decided(match, ask, undoable=False) == ("end",)
    assert decided(match, ask, undoable=True) is None


def test_what_would_break_a_promise_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    match: Match[Any] = start_from(books()["spartacus"], fight())
    ask = match.ask_of(0)
    assert decided(match, ask, undoable=False) is not None
    monkeypatch.setattr(type(match.book), "warnings", lambda *_: {"first": (("breaks", 1),)})
    assert decided(match, ask, undoable=False) is None
