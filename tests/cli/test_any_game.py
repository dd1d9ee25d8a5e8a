"""A game without a board or words of its own is playable, in every mode in which rules may ask."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

from munera import bots
from munera.cli import savefile
from munera.cli.boards import board_of
from munera.cli.boards.generic import GenericBoard
from munera.cli.console import Host
from munera.cli.reader import Reader
from munera.cli.seats import Player
from munera.cli.session import TerminalSession
from munera.cli.terminal_table import TerminalTable
from munera.kernel import ANY, SEALED, AnyAsk, Option, Space, Stream, pick, start
from munera.words import Words
from tests.counts import LONG
from tests.kernel.forum import BOOK as FORUM

pytestmark = pytest.mark.slow  # whole games are played


def every(ask: AnyAsk) -> list[Option]:
    assert not isinstance(ask.options, Space)
    return list(ask.options)


class Eager(bots.Bot):
    """Any option, and now and then a move of its own."""

    def choose(self, seen: bots.Seen, ask: AnyAsk) -> Option:
        if ask.kind == "market" and self.stream.chance(500):
            return bots.WAIT
        return self.stream.choice(every(ask))

    def volunteer(self, seen: bots.Seen) -> Option:
        move: Option = pick(seen.anytime(), self.stream)
        return move if self.stream.chance(200) else None


class Player1(Reader):
    """A person who tries everything."""

    def __init__(self, host: Host, patience: int = 3000) -> None:
        self.host, self.stream, self.patience = host, Stream.seeded(1), patience
        self.session: TerminalSession | None = None
        self.modes: set[str] = set()
        self.typed: list[str] = []

    def pause(self, prompt: str) -> str:
        self.typed.append("")
        return ""

    def line(self, prompt: str = "> ") -> str:
        self.patience -= 1
        if not self.patience:
            raise EOFError
        assert self.session is not None
        table = self.session.table
        self.modes.add(table.match.mode)
        wild = ["help", "?", "log", "discard", "do", "do 1", "undo", 'do ["give", 1, 1]', "zzz"]
        if table.match.mode == ANY:
            wild.append("wait")
        line = self.stream.choice(wild) if self.stream.chance(400) else str(1 + self.stream.below(4))
        self.typed.append(line)
        return line


def table_of(
    people: int, seed: int, monkeypatch: pytest.MonkeyPatch
) -> tuple[TerminalSession, Player1, io.StringIO]:
    monkeypatch.setattr(bots, "make", lambda spec, game, stream: Eager(stream))
    monkeypatch.setattr(bots, "names", lambda *_: ("heuristic",))
    host = Host(Words("en"))
    out = io.StringIO()
    host.out = Console(file=out, width=100, highlight=False, markup=False)
    players = [Player(name, None if seat < people else "eager") for seat, name in enumerate(("A", "B", "C"))]
    reader = Player1(host)
    session = TerminalSession(host, TerminalTable(start(FORUM, 3, seed), players, seed), reader, None, None)
    reader.session = session
    return session, reader, out


@pytest.mark.parametrize("people", [0, 1, 2, 3])
@pytest.mark.parametrize("seed", [1, 2] if LONG else [1])
def test_a_game_with_every_mode_is_played_to_its_end(
    people: int, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, reader, out = table_of(people, seed, monkeypatch)
    assert session.run() is None
    assert session.table.match.over
    text = out.getvalue()
    assert " win" in text
    if people:
        assert reader.modes == {"one", SEALED, ANY}
        assert "Forum" in text
        assert "Influence" in text
        assert "Type do and the number." in text
        assert "(A, B)" not in text


def test_the_generic_board_shows_any_view() -> None:
    out = io.StringIO()
    board = board_of(FORUM, Words("en"))
    assert isinstance(board, GenericBoard)
    view: dict[str, Any] = {
        "phase": "market",
        "nothing": None,
        "empty": [],
        "yes": True,
        "hand": ["sword_stab", "wine"],
        "pairs": [["a", 1], ["b", 2]],
        "hands": [[], ["wine", "bread"], []],
        "nested": {"deep": {"deeper": 3}},
        "rows": [{"name": "x", "coins": 3}, {"name": "y", "coins": 4}],
        "odd": [{"name": "x"}, 3],
    }
    cast = board.teller.cast(view, ("A", "B"), 1)
    Console(file=out, width=90).print(board.draw(view, cast, {0: "(bot)"}))
    text = out.getvalue()
    for part in (
        "Phase",
        "Market",
        "Sword stab, Wine",
        "-, Wine Bread, -",
        "Deeper  3",
        "Coins",
        "A (bot)",
        "B (you)",
        "yes",
    ):
        assert part in text, part
    Console(file=out, width=90).print(GenericBoard(FORUM, Words("en"), plain=True).draw(view, cast, {}))


def test_a_sealed_round_survives_saving(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    """One of two people has sealed; the game is saved, resumed, and goes on with the other."""
    session, _, _ = table_of(2, 1, monkeypatch)
    table = session.table
    stream = Stream.seeded(3)
    while table.match.mode != SEALED:
        table.let_bots_play()
        if table.match.mode == SEALED:
            break
        seat = table.next_human()
        options = every(table.match.ask_of(seat))
        table.answer(seat, options[0] if table.match.mode == ANY else options[stream.below(len(options))])
    table.let_bots_play()
    table.answer(0, every(table.match.ask_of(0))[0])
    monkeypatch.setattr(savefile, "books", lambda: {"forum": FORUM})
    savefile.write(tmp_path / "x.json", table)
    again = savefile.read(tmp_path / "x.json", "forum")
    assert again.match.sealed() == table.match.sealed()
    assert again.next_human() == table.next_human() == 1
    assert again.names == ("A", "B", "C")
    for viewer in (None, 0, 1, 2):
        assert again.events(viewer) == table.events(viewer)
