"""Standing answers: they decline, they are listed, they can be set with a full hand, and undo resets them."""

from __future__ import annotations

from typing import Any

import pytest

from munera.games import books
from munera.kernel import Ask, Match, record, replay
from munera.tables.refusals import Refused
from munera.tables.rows import ANSWER, STANDING
from munera.tables.standing_answers import MOST_ANSWERS, answer_for, parse_standing_answers, still_valid
from tests.server.clients import RunningServer, fresh, listed, moment
from tests.server.play.test_table_game import JournaledGame
from tests.server.play.test_windows import foil, until_closed

pytestmark = pytest.mark.anyio
ALWAYS = ["*", "*", "decline"]


# ---------------------------------------------------------------------- what is declined


class Foil:
    """A place where a seat holds a card to foil with."""

    def __init__(self) -> None:
        def wanted(match: Match[Any]) -> bool:
            return any(ask.kind == "foil" and self._cards(ask) for ask in match.pending)

        origin = moment("spartacus", 3, wanted)
        self.book = books()["spartacus"]
        self.match = replay(self.book, origin["record"], until=origin["until"])
        self.ask = next(ask for ask in self.match.pending if self._cards(ask))
        self.event, self.targets = self.book.occasion(self.match.state, self.ask)
        self.cards = self._cards(self.ask)

    def _cards(self, ask: Ask[Any]) -> list[str]:
        book = books()["spartacus"]
        return [book.card_played(option) for option in listed(ask)[1:]]

    def given(self, *standing: list[str]) -> Any:
        return answer_for(self.book, self.match.state, self.ask, parse_standing_answers(list(standing)))


def test_every_card_must_be_declined() -> None:
    at = Foil()
    passing = (at.ask.default(),)
    assert at.given() is None
    assert at.given(ALWAYS) == passing
    assert at.given(["*", at.event, "decline"]) == passing
    assert at.given(["*", "another occasion", "decline"]) is None
    assert at.given(*([card, at.event, "decline"] for card in at.cards)) == passing
    assert at.given(["another card", "*", "decline"]) is None
    assert at.given(["*", at.event, "turn"]) == at.given(["*", at.event, "phase"]) == passing


def test_only_if_it_targets_me() -> None:
    at = Foil()
    targeted = at.ask.seat in at.targets
    assert (at.given(["*", "*", "mine"]) is None) == targeted


def test_a_misery_targets_nobody_until_a_card_is_played_on_it() -> None:
    book = books()["spartacus"]
    origin = moment("spartacus", 3, lambda match: match.pending[0].about == "quiet")
    match = replay(book, origin["record"], until=origin["until"])
    mine = parse_standing_answers([["*", "*", "mine"]])
    for ask in match.pending:
        assert answer_for(book, match.state, ask, mine) == (ask.default(),)


def test_nobody_need_be_asked_who_could_only_pass() -> None:
    at = Foil()
    unfit = parse_standing_answers([["*", "*", "unfit"]])
    assert at.given(["*", "*", "unfit"]) is None  # here is something to choose
    empty = Ask(at.ask.seat, at.ask.kind, listed(at.ask)[:1], at.ask.about)
    assert answer_for(at.book, at.match.state, empty, ()) is None
    assert answer_for(at.book, at.match.state, empty, unfit) == (at.ask.default(),)
    assert answer_for(at.book, at.match.state, empty, unfit, unseen=False) is None
    elsewhere = parse_standing_answers([["*", "another occasion", "unfit"]])
    assert answer_for(at.book, at.match.state, empty, elsewhere) is None


def test_no_questions_but_windows_are_answered() -> None:
    match = Foil().match
    ask = Ask(0, "bid", (0, 1, 2))
    assert answer_for(books()["spartacus"], match.state, ask, parse_standing_answers([ALWAYS])) is None


@pytest.mark.parametrize(
    "value",
    [
        None,
        "decline",
        [["*", "*"]],
        [["*", "*", "play"]],
        [[1, "*", "decline"]],
        [["x" * 61, "*", "decline"]],
        [ALWAYS] * (MOST_ANSWERS + 1),
    ],
)
def test_standing_answers_that_make_no_sense(value: Any) -> None:
    with pytest.raises(Refused, match="bad_standing"):
        parse_standing_answers(value)


def test_those_of_a_turn_or_phase_end_with_it() -> None:
    given = parse_standing_answers([["*", "quiet", how] for how in ("decline", "turn", "phase")])
    at, next_turn, next_phase = ({"turn": turn, "phase": phase} for turn, phase in ((1, 1), (2, 1), (3, 2)))
    assert [one.how for one in still_valid(given, at, at)] == ["decline", "turn", "phase"]
    assert [one.how for one in still_valid(given, at, next_turn)] == ["decline", "phase"]
    assert [one.how for one in still_valid(given, at, next_phase)] == ["decline"]
    assert still_valid(given, {}, {}) == given  # a game that knows neither


def test_a_sitting_forgets_those_of_a_turn_when_the_turn_is_over() -> None:
    played = JournaledGame("spartacus", moment("spartacus", 3, lambda match: match.pending[0].kind == "turn"))
    seat = played.game.match.pending[0].seat
    for other in played.game.match.seats:
        played.do(STANDING, other, [["*", "*", "turn"], ["*", "quiet", "phase"]])
    kept = {seat: ["turn", "phase"] for seat in played.game.match.seats}
    while played.game.match.state.active == seat:
        assert {seat: [one.how for one in given] for seat, given in played.game.standing_answers.items()} == kept
        played.all_answer()
    assert {one.how for given in played.game.standing_answers.values() for one in given} <= {"phase"}
    while played.game.match.state.phase == "intrigue":
        played.all_answer()
    assert not any(played.game.standing_answers.values())
    assert played.again().standing_answers == played.game.standing_answers


@pytest.mark.parametrize("how", ["turn", "phase"])
def test_nothing_lasts_for_a_stretch_that_the_game_does_not_tell(how: str) -> None:
    played = JournaledGame("for_glory", fresh("for_glory", 2))
    with pytest.raises(Refused, match="bad_standing"):
        played.do(STANDING, 0, [["*", "*", how]])
    assert not played.game.standing_answers
    played.do(STANDING, 0, [ALWAYS])


def test_a_window_says_on_which_occasion_it_opened() -> None:
    at = Foil()
    played = JournaledGame("spartacus", {"record": record(at.match), "until": len(at.match.entries)})
    assert played.game.message(at.ask.seat)["ask"]["occasion"] == at.event == "foil_window"
    assert played.game.message(None)["ask"] is None
    other = JournaledGame("gladius", fresh("gladius", 2))
    seat = other.game.match.pending[0].seat
    assert "occasion" not in other.game.message(seat)["ask"]


# ---------------------------------------------------------------------- at the table


async def test_they_are_listed_to_their_own_seat_alone_and_answer_with_a_full_hand(server: RunningServer) -> None:
    table, asked, _ = await foil(server, window=0.3)
    one, two = sorted(asked, key=lambda line: -len((line.ask or {})["options"]))
    assert len((one.ask or {})["options"]) > 1  # this seat could foil, and declines in advance
    await one.do("standing", answers=[ALWAYS])
    await one.until(lambda: one.info["standing"] == [ALWAYS])
    await two.settle()
    assert two.info["standing"] == []
    await two.answer((two.ask or {})["options"][0])
    await until_closed(two)
    rows = await server.journal(table)
    assert next(row.cause for row in rows if row.op == ANSWER and row.seat == one.info["you"]) == "standing"
    assert not [frame for frame in two.frames if "decline" in str(frame.get("standing", ""))]


async def test_the_window_lasts_as_long_with_them(server: RunningServer) -> None:
    table, asked, _ = await foil(server, window=0.8)
    opened = (await server.live_table(table)).started_game.clocks.asked_at
    for line in asked:
        await line.do("standing", answers=[ALWAYS])
    await until_closed(asked[0])
    reveal = next(row for row in await server.journal(table) if row.op == "reveal")
    assert reveal.at >= opened + 0.8


async def test_undo_resets_them_visibly(server: RunningServer) -> None:
    table, lines = await server.table("gladius", fresh("gladius", 2), ["open", "open"])
    for line in lines:
        await line.until_seen()
        await line.do("standing", answers=[ALWAYS])
    mover = next(line for line in lines if line.asked)
    await mover.answer((mover.ask or {})["options"][-1])
    await mover.do("undo")
    for line in lines:
        await line.settle()
        assert line.info["standing"] == []
    assert [row.op for row in await server.journal(table)].count(STANDING) == 2


async def test_they_are_off_by_default_and_taken_back(server: RunningServer) -> None:
    _, (one, _) = await server.table("gladius", fresh("gladius", 2), ["open", "open"])
    await one.until(lambda: one.info)
    assert one.info["standing"] == []
    await one.do("standing", answers=[ALWAYS])
    assert await one.code("standing", answers="all") == "bad_standing"
    await one.do("standing", answers=[])
    assert one.info["standing"] == []
