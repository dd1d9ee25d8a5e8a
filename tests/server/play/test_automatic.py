"""What follows without anybody's hand is decided in one place; who is alone learns nothing from its time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from munera.games import books
from munera.kernel import Match
from munera.tables.automatic import automatic_input
from munera.tables.meta import BOT, OPEN, PERSON, PLAYING, Chair, TableMeta
from munera.tables.rows import ANSWER, FORCED, REVEAL, STAND_IN, STANDING, AutomaticInput, JournalRow
from munera.tables.table_game import TableGame
from tests.server.clients import RunningServer, fresh, listed, moment

pytestmark = pytest.mark.anyio
EVERYTHING = [["*", "*", "decline"]]


def foil(match: Match[Any]) -> bool:
    """Somebody could foil a Scheme."""
    return any(ask.kind == "foil" and len(listed(ask)) > 1 for ask in match.pending)


def unfit(match: Match[Any]) -> bool:
    """Somebody is asked whether they foil a Scheme, and has nothing to do it with."""
    return any(ask.kind == "foil" and len(listed(ask)) == 1 for ask in match.pending)


def forced(match: Match[Any]) -> bool:
    """Somebody has one answer only, and is asked alone."""
    asked = [ask.seat for ask in match.waiting()]
    return len(asked) == 1 and match.forced(asked[0]) is not None


class PlayedTable:
    """A game without a server."""

    def __init__(
        self, game: str = "spartacus", seats: int = 3, wanted: Callable[[Match[Any]], bool] = foil
    ) -> None:
        self.game = TableGame(books()[game], moment(game, seats, wanted), 0.0, "off")

    def able(self) -> int:
        return next(ask.seat for ask in self.game.match.waiting() if len(listed(ask)) > 1)

    def do(self, op: str, seat: int | None, value: Any = None) -> None:
        self.game.apply(JournalRow(self.game.seq + 1, 0.0, op, seat, value, "player"))

    def next(self, *people: int, window: float = 3.0, alone: bool | None = None) -> AutomaticInput | None:
        sole = len(people) < 2 if alone is None else alone
        return automatic_input(self.game, people, "salt", window, alone=sole)


def test_somebody_who_can_act_must_decide() -> None:
    table = PlayedTable()
    assert table.next(table.able()) is None


def test_what_is_forced_follows_for_one_who_is_alone() -> None:
    table = PlayedTable("for_glory", 2, forced)
    seat = table.game.match.waiting()[0].seat
    automatic = table.next(seat)
    assert automatic is not None
    assert (automatic.seat, automatic.cause, automatic.at_once, automatic.shown) == (seat, FORCED, True, True)
    assert table.next(0, 1) is None


@pytest.mark.rule("SP-ASK-3")
def test_who_is_alone_passes_unasked_where_nothing_fits_unless_they_want_to_be_asked_everything() -> None:
    table = PlayedTable(wanted=unfit)
    seat = next(ask.seat for ask in table.game.match.waiting() if len(listed(ask)) == 1)
    automatic = table.next(seat)
    assert automatic is not None
    assert (automatic.op, automatic.seat, automatic.cause, automatic.at_once) == (ANSWER, seat, FORCED, True)
    table.do(STANDING, seat, [["*", "*", "ask"]])
    assert table.next(seat) is None


@pytest.mark.rule("SP-ASK-3")
def test_who_is_not_alone_is_asked_although_the_other_one_is_away() -> None:
    for wanted, game, seats in ((unfit, "spartacus", 3), (forced, "for_glory", 2)):
        table = PlayedTable(game, seats, wanted)
        seat = next(ask.seat for ask in table.game.match.waiting() if len(listed(ask)) == 1)
        assert table.next(seat, alone=False) is None


def test_a_table_is_for_one_alone_if_nobody_else_has_a_seat_here_or_away() -> None:
    def alone(*kinds: str) -> bool:
        chairs = tuple(Chair(kind) for kind in kinds)
        unsaid: Any = {"id": "t", "game": "gladius", "rules": "1", "owner": "", "status": PLAYING, "public": False}
        unsaid |= {"terms": {}, "made": 0.0, "changed": 0.0, "key": "k", "salt": "s"}
        return TableMeta(**unsaid, origin=None, result=None, successor=None, chairs=chairs).alone()

    assert alone(PERSON, BOT)
    assert alone(BOT, BOT)
    assert not alone(PERSON, OPEN)
    assert not alone(PERSON, BOT, PERSON)


@pytest.mark.parametrize("people", [1, 2])
def test_standing_answers_and_stand_ins_follow_at_once_only_for_one_who_is_alone(people: int) -> None:
    table = PlayedTable()
    seat = table.able()
    others = [other for other in range(3) if other != seat][: people - 1]
    table.do(STANDING, seat, EVERYTHING)
    automatic = table.next(seat, *others)
    assert automatic is not None
    assert (automatic.op, automatic.seat, automatic.cause) == (ANSWER, seat, "standing")
    assert automatic.at_once == (people == 1)
    table.do(STAND_IN, seat)
    automatic = table.next(*others)
    assert automatic is not None
    assert (automatic.op, automatic.seat, automatic.cause, automatic.at_once) == (ANSWER, seat, "stand_in", True)


@pytest.mark.parametrize(
    ("people", "window", "given"), [(1, 3.0, True), (1, 0.0, True), (2, 3.0, True), (2, 0.0, False)]
)
def test_who_passes_when_nothing_fits_is_asked_where_the_time_would_tell(
    people: int, window: float, given: bool
) -> None:
    table = PlayedTable(wanted=unfit)
    seat = next(ask.seat for ask in table.game.match.waiting() if len(listed(ask)) == 1)
    others = [other for other in range(3) if other != seat][: people - 1]
    table.do(STANDING, seat, [["*", "*", "unfit"]])
    automatic = table.next(seat, *others, window=window)
    assert (automatic is not None and (automatic.seat, automatic.cause) == (seat, "standing")) == given


def test_held_answers_are_revealed_at_once_only_for_one_who_is_alone() -> None:
    table = PlayedTable()
    for ask in table.game.match.waiting():
        table.do(ANSWER, ask.seat, [table.game.match.ask_id(ask.seat), "pass"])
    assert table.next(0) == AutomaticInput(REVEAL, None, None, "all_sealed", at_once=True)
    assert table.next(0, 1) == AutomaticInput(REVEAL, None, None, "all_sealed", at_once=False)


def test_nothing_follows_in_a_pause() -> None:
    table = PlayedTable()
    table.do(STANDING, table.able(), EVERYTHING)
    table.game.paused = True
    assert table.next(table.able()) is None


# ---------------------------------------------------------------------- at the table


async def test_alone_with_bots_a_declined_question_is_never_seen(server: RunningServer) -> None:
    origin = moment("spartacus", 3, foil)
    game = TableGame(books()["spartacus"], origin, 0.0, "off")
    seat = next(ask.seat for ask in game.match.waiting() if len(listed(ask)) > 1)
    seats = ["open" if number == seat else "bot:random" for number in range(3)]
    table, (line,) = await server.table("spartacus", origin, seats)
    await line.until_asked()
    asked = (line.ask or {})["id"]
    await line.do("standing", answers=EVERYTHING)
    await line.until(lambda: (line.ask or {}).get("id") != asked)
    rows = [row for row in await server.journal(table) if row.op in (STANDING, ANSWER) and row.seat == seat]
    assert [row.cause for row in rows[:2]] == ["player", "standing"]
    assert rows[1].seq == rows[0].seq + 1


async def test_the_game_rests_when_the_last_person_has_left(server: RunningServer) -> None:
    origin = moment("spartacus", 3, foil)
    table, lines = await server.table("spartacus", origin, ["open", "open", "open"])
    for line in lines:
        await line.until_seen()
    for line in lines:
        await line.do("leave")
    live = await server.live_table(table)
    assert live.deserted()
    assert [row.op for row in await server.journal(table)][-1] == STAND_IN


@pytest.mark.rule("SP-ASK-4")
async def test_the_socket_says_whether_gladiators_decide_small_things(server: RunningServer) -> None:
    _, (line,) = await server.table("spartacus", fresh("spartacus", 3), ["open", "bot:random", "bot:random"])
    await line.until_asked()
    assert line.info["details"] == {"may": True, "on": True}
    await line.do("standing", answers=[["*", "*", "details"]])
    await line.until(lambda: not line.info["details"]["on"])
    assert line.info["details"]["may"]
    _, (other, _) = await server.table("spartacus", fresh("spartacus", 3), ["open", "open", "bot:random"])
    await other.until_seen()
    assert other.info["details"] == {"may": False, "on": False}
