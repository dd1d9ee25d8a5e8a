"""A second reader of records, written from docs/record.md alone: the format is open only if this works.

It shares no code with the kernel's own reader: it gives the inputs to a fresh match and makes the echoes itself.
"""

from __future__ import annotations

import json
import zlib
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from munera.games import books
from munera.kernel import Match, record, start
from munera.kernel.random_play import RandomPlayer
from munera.kernel.stream import Stream
from tests.kernel.forum import BOOK as FORUM

DOCS = Path(__file__).resolve().parents[2] / "docs"
SCHEMA = json.loads((DOCS / "record.schema.json").read_text("utf-8"))
BOOKS = {**books(), "forum": FORUM}


def read(text: str) -> Match[Any]:
    """The tiny reader."""
    data = json.loads(text)
    assert data["format"] == "munera-record/1", "another version: stop and say so"
    book = BOOKS[data["game"]]
    assert data["rules"] == book.version
    options = {name: tuples(value) for name, value in data["options"].items()}
    match = start(book, data["seats"], data["seed"], options)
    for number, entry in enumerate(data["entries"]):
        assert match.log is not None
        count = len(match.log)
        if "answers" in entry:
            assert {a.kind for a in match.pending} == {entry["ask"]}
            for ask, answer in zip(match.pending, entry["answers"], strict=True):
                match.answer(ask.seat, tuples(answer))
        elif "answer" in entry:
            assert match.ask_of(entry["seat"]).kind == entry["ask"]
            match.answer(entry["seat"], tuples(entry["answer"]))
        elif "act" in entry:
            match.act(entry["seat"], tuples(entry["act"]))
        else:
            assert entry["concede"] is True
            match.concede(entry["seat"], passing=False)
        events = [[kind, list(facts), to and sorted(to)] for kind, facts, to, _ in match.log[count:]]
        echo = zlib.crc32(json.dumps(events, separators=(",", ":")).encode())
        assert f"{echo:08x}" == entry["echo"], f"entry {number} tells something else"
    if data["result"] is not None:
        assert list(book.score(match.state)) == data["result"]["scores"]
        assert list(book.winners(match.state)) == data["result"]["winners"]
    assert match.over == (data["result"] is not None)
    return match


def tuples(value: Any) -> Any:
    """An array is a tuple; everything else is itself."""
    return tuple(map(tuples, value)) if isinstance(value, list) else value


@pytest.mark.parametrize("game", BOOKS)
@pytest.mark.parametrize("seed", range(6))
def test_the_second_reader_reads_every_game(game: str, seed: int) -> None:
    book = BOOKS[game]
    seats = book.seats[seed % len(book.seats)]
    match = start(book, seats, seed, book.short_game_for(seats))
    player = RandomPlayer(Stream.seeded(seed), 250)
    for step in range(60 if seed == 0 else 100_000):  # one of them unfinished
        if seed == 2 and step == 30:  # in one somebody leaves early
            match.concede(1 % seats)
        if match.over:
            break
        player.step(match)
    if seed == 1 and not match.over:
        match.concede(0)
    text = record(match)
    jsonschema.validate(json.loads(text), SCHEMA)
    assert record(read(text)) == text


def test_the_schema_refuses_what_is_no_record() -> None:
    good = json.loads(record(start(FORUM, 3, 1)))
    jsonschema.validate(good, SCHEMA)
    changes: tuple[dict[str, Any], ...] = (
        {"format": "munera-record/2"},
        {"seats": 0},
        {"entries": [{"seat": 0}]},
        {"entries": [{"seat": 0, "ask": "bid", "answer": 1.5}]},
        {"position": {}},
        {"extra": 1},
        {"result": {}},
    )
    for change in changes:
        with pytest.raises(jsonschema.ValidationError):
            jsonschema.validate({**good, **change}, SCHEMA)
