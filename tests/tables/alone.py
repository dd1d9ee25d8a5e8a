"""Whole tables, played with `munera.tables` alone: answers, undo, standing answers, clocks, all of it in words."""

from __future__ import annotations

import json
from typing import Any

from munera.games import books
from munera.kernel import Illegal, Stream, pick
from munera.kernel.plain import from_option
from munera.kernel.settings import complete
from munera.tables.clocks import overdue
from munera.tables.frames import all_texts
from munera.tables.meta import OVER, PERSON, PLAYING, Chair, TableMeta
from munera.tables.rows import ANSWER, PLAYER, REVEAL, STAND_IN, STANDING, UNDO, JournalRow
from munera.tables.table import Table, play_journal
from munera.tables.table_game import TableGame
from munera.tables.viewers import Viewer
from munera.tables.wording import Wording, words_of

TERMS = {
    "options": {},
    "aids": True,
    "undo": "free",
    "publish_talk": False,
    "window": 2.0,
    "grace": 1.0,
    "pace": {"kind": "live", "seconds": 60},
}
SPEECHES = ("en", "pt-BR")
MOST = 20_000


class Evening:
    """One game at a table: people answer, the host does the rest, and everybody is sent what they may know."""

    def __init__(self, game: str, seats: int) -> None:
        book = books()[game]
        options = complete(book.settings, book.short_game_for(seats))
        plain = {name: from_option(value) for name, value in options.items()}
        origin = {"seats": seats, "seed": "alone", "options": plain, "at": 0.0}
        chairs = tuple(Chair(PERSON, f"P{seat}") for seat in range(seats))
        meta = TableMeta(
            "t", game, book.version, "", PLAYING, False, TERMS, 0.0, 0.0, "k", "s", origin, None, None, chairs
        )
        self.table, self.stream, self.now = Table(meta, 0.0), Stream.seeded(f"{game} {seats}"), 0.0
        self.table.game = play_journal(book, meta, [])
        viewers = (None, *range(seats))
        for number, seat in enumerate(viewers):
            wording = Wording(book, words_of(SPEECHES[number % 2]))
            self.table.viewers.add(Viewer(seat, "", wording=wording))
        self.rows: list[JournalRow] = []
        self.seen = {"frames": 0, "prompts": 0, "lines": 0, "undone": 0, "revealed": 0, "by the clock": 0}

    @property
    def game(self) -> TableGame:
        assert self.table.game is not None
        return self.table.game

    def do(self, op: str, seat: int | None, value: Any, cause: str = PLAYER) -> None:
        game, rewinds = self.game, self.game.rewinds
        row = JournalRow(game.seq + 1, self.now, op, seat, value, cause)
        game.apply(row)
        self.rows.append(row)
        if game.rewinds != rewinds:
            self.table.rewind_viewers()
        self.tell()

    def tell(self) -> None:
        for viewer in self.table.viewers:
            for text in all_texts(self.table, viewer):
                frame = json.loads(text)
                if frame["type"] == "state":
                    said = frame["said"]
                    self.seen["frames"] += 1
                    self.seen["lines"] += len(said["lines"])
                    if frame["ask"] is not None:
                        assert said["prompt"], frame["ask"]
                        self.seen["prompts"] += 1

    def play(self) -> dict[str, Any]:
        self.tell()
        for seat in self.game.match.seats[1:]:
            self.do(STANDING, seat, [["*", "*", "decline"]])
        for _ in range(MOST):
            if self.game.over:
                return self.end()
            self.now += 0.25
            self.step()
        raise AssertionError("endless")

    def step(self) -> None:
        table, game, stream = self.table, self.game, self.stream
        if (automatic := table.automatic_input(game)) is not None:
            if automatic.op == REVEAL:
                self.now = max(self.now, table.reveal_at(game))
                self.seen["revealed"] += 1
            self.do(automatic.op, automatic.seat, automatic.value, automatic.cause)
            return
        able = [seat for seat in game.match.seats if game.may_undo(seat)]
        if able and stream.below(8) == 0:
            self.do(UNDO, able[0], None)
            self.seen["undone"] += 1
            return
        waiting = game.match.waiting()
        if stream.below(40) == 0:
            self.now += 100  # everybody sleeps
            automatic = overdue(game.match, game.clocks, table.deadlines(), self.now, most_lapses=3)
            assert automatic is not None
            self.seen["by the clock"] += 1
            self.do(automatic.op, automatic.seat, automatic.value, automatic.cause)
            return
        ask = stream.choice(waiting)
        option = from_option(pick(ask.options, stream))
        try:
            self.do(ANSWER, ask.seat, [game.match.ask_id(ask.seat), option])
        except Illegal as error:
            raise AssertionError(f"{ask.kind}: {option!r} refused") from error

    def end(self) -> dict[str, Any]:
        """The same game again from its rows, as a host after a crash has it."""
        again = play_journal(self.table.book, self.table.meta, self.rows)
        assert again.record() == self.game.record()
        assert vars(again.clocks) == vars(self.game.clocks)
        assert self.game.result() is not None
        return {**self.seen, "status": OVER, "stand_ins": sum(row.op == STAND_IN for row in self.rows)}


def evenings() -> dict[str, Any]:
    """One of every game, with as few seats as it has people to play against each other."""
    found = {}
    for name, book in books().items():
        seats = max(2, book.seats[0]) if name != "spartacus" else 3
        found[name] = Evening(name, seats).play()
    return found
