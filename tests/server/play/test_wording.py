"""States in words: every question, option, refusal, move and event of every game, for every viewer."""

from __future__ import annotations

from typing import Any

import pytest

from munera.games import books
from munera.kernel import Match, Seat, Space, Stream, pick, start
from munera.tables.table_game import TableGame
from munera.tables.wording import Wording
from munera.words import Words
from tests.server.clients import RunningServer, first, fresh, play
from tests.stories import in_words

NAMES = ("Livia", "Gaius", "Julia", "Marcus", "Flavia", "Titus")
TABLES = [
    ("gladius", 2, {}),
    ("school", 3, {"turns": "8"}),
    ("for_glory", 2, {}),
    ("spartacus", 4, {"type": "quick", "rounds": 2}),
    ("serpents", 6, {"type": "quick", "rounds": 1}),
]


def table_game(game: str, seats: int, options: Any) -> TableGame:
    origin = start(books()[game], seats, 3, options).origin
    assert origin is not None
    return TableGame(books()[game], origin, 0.0)


def step(match: Match[Any], stream: Stream) -> None:
    ask = stream.choice(match.waiting())
    match.answer(ask.seat, pick(ask.options, stream))


def said(game: TableGame, words: Words, viewer: Seat | None, since: int = 0) -> dict[str, Any]:
    message = game.message(viewer)
    seats = len(game.match.seats)
    return in_words(Wording(game.book, words), message, game.match.events(viewer), since, NAMES[:seats], viewer)


@pytest.mark.parametrize("lang", ["en", "pt-BR"])
@pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=[one[0] for one in TABLES])
def test_everything_that_is_sent_can_be_said(game: str, seats: int, options: Any, lang: str) -> None:
    table, stream, words = table_game(game, seats, options), Stream.seeded(5), Words(lang, strict=True)
    for count in range(120):
        if table.match.over:
            break
        if count % 10 == 0:
            for viewer in (None, *table.match.seats):
                _check(table, words, viewer)
        step(table.match, stream)


def _check(table: TableGame, words: Words, viewer: Seat | None) -> None:
    lines = said(table, words, viewer)
    asked = [ask for ask in table.match.pending if ask.seat == viewer]
    assert bool(lines["prompt"]) == bool(asked)
    for ask in asked:
        listed = [] if isinstance(ask.options, Space) else list(ask.options)
        assert len(lines["options"]) == len(listed)
        assert all(one["label"] for one in lines["options"])
        assert len(lines["refused"]) == len(ask.refused())
        assert all(one["label"] and one["reason"] for one in lines["refused"])
    numbers = [line["n"] for line in lines["lines"]]
    assert numbers == sorted(set(numbers))
    assert all(0 <= number < table.match.events_told(viewer) for number in numbers)
    assert all(line["level"] in ("head", "news", "log") and line["text"] for line in lines["lines"])
    assert all(line["weight"] in ("quiet", "news", "blow", "reveal", "deciding") for line in lines["lines"])


def test_only_what_is_new_is_said_again() -> None:
    table, stream = table_game("spartacus", 4, {"type": "quick", "rounds": 1}), Stream.seeded(5)
    for _ in range(60):
        step(table.match, stream)
    whole = said(table, Words(), 0)["lines"]
    since = whole[len(whole) // 2]["n"]
    assert said(table, Words(), 0, since)["lines"] == [line for line in whole if line["n"] >= since]


def test_a_chapter_begins_where_the_game_says_so() -> None:
    table, stream = table_game("spartacus", 4, {"type": "quick", "rounds": 1}), Stream.seeded(5)
    for _ in range(20):
        step(table.match, stream)
    first = next(line for line in said(table, Words(), 0)["lines"] if line["chapter"])
    assert first["level"] == "head"
    assert table.match.events(0)[first["n"]][0] == "new_round"


def test_a_line_says_whether_it_is_about_the_reader() -> None:
    table, stream = table_game("spartacus", 4, {"type": "quick", "rounds": 1}), Stream.seeded(5)
    for _ in range(60):
        step(table.match, stream)
    events, lines = table.match.events(0), said(table, Words(), 0)["lines"]
    about = {line["n"]: line["you"] for line in lines}
    gains = [number for number, event in enumerate(events) if event[0] in ("bank_pays", "starts_with")]
    assert gains
    assert all(about[number] == (events[number][1] == 0) for number in gains)
    assert not any(line["you"] for line in said(table, Words(), None)["lines"])


@pytest.mark.anyio
async def test_another_language_on_the_same_line(server: RunningServer) -> None:
    """The whole story comes again in it; the line stays open, and nobody else notices."""
    table, (one, two) = await server.table("gladius", fresh("gladius", 2), ["open", "open"])
    line = await server.guests[0].sit(table)
    await play([one, two], first, until=lambda: len(two.events) > 20)
    await line.settle()
    await two.settle()
    assert "said" not in line.state
    frames, found = len(two.frames), two.state["told"]
    await line.do("speak", lang="en", edition="", titles="")
    english = line.state
    assert (english["since"], english["told"]) == (0, line.state["told"])
    assert english["said"]["lines"][0]["n"] == 0
    await line.do("speak", lang="pt-BR", edition="2012", titles="clean")
    await line.until(lambda: line.state is not english)
    assert line.state["since"] == 0
    assert [one["n"] for one in line.state["said"]["lines"]] == [one["n"] for one in english["said"]["lines"]]
    assert line.state["said"]["lines"] != english["said"]["lines"]
    assert await line.code("speak", lang="tlh", edition="", titles="") == "bad_request"
    assert (len(two.frames), two.state["told"]) == (frames, found)
