"""The page docs/bots.md and the pages of the games: what they show is run, what they list is all there is."""

from __future__ import annotations

import doctest
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, get_type_hints

import pytest
from tools.botpages import FOLDER, GAMES, Page, explained

from munera import bots
from munera.bots.playing import play
from munera.bots.sandbox import host
from munera.games import book
from munera.kernel import Ask, Space, Stream, asks, start
from tests.bots.page import TEXT, blocks, tables, write_bots
from tests.counts import times

LINES = 40  # of the bot that searches
DUELS = times(20, 400)  # in this process
FIGHT = {"mode": "fight"}


@pytest.fixture
def mybots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """The bots of the page, in a module that other processes find as well."""
    write_bots(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    yield import_module("mybots")
    del sys.modules["mybots"]
    host.end_waiting_processes()


def wins(game: str, variant: dict[str, Any], seed: int, searching: bots.Bot) -> bool:
    """Does the searching bot win this game against a random one? It has the first seat every other time."""
    rivals = [searching, bots.make("random", game, Stream.seeded(f"rival {seed}"))]
    seat = seed % 2
    match = start(book(game), 2, seed, variant)
    counts = play(match, rivals[::-1] if seat else rivals, Stream.seeded(seed))
    searching.close()
    assert not counts.stand_ins
    return seat in match.book.winners(match.state)


@pytest.mark.slow  # processes are started
@pytest.mark.parametrize(("game", "variant", "games"), [("gladius", {}, 2), ("spartacus", FIGHT, 1)])
@pytest.mark.usefixtures("mybots")
def test_the_searching_bot_plays_by_its_name(game: str, variant: dict[str, Any], games: int) -> None:
    for seed in range(games):
        bot = bots.make("mybots:Searching", game, Stream.seeded(seed), seconds=60)
        assert wins(game, variant, seed, bot)


@pytest.mark.slow
def test_the_searching_bot_beats_random_clearly(mybots: Any) -> None:
    won = sum(wins("gladius", {}, seed, mybots.Searching(Stream.seeded(seed))) for seed in range(DUELS))
    assert won >= 0.85 * DUELS


def test_the_searching_bot_is_short() -> None:
    (code,) = [block for block in blocks("python") if "class Searching" in block]
    assert len(code.splitlines()) <= LINES


@pytest.mark.slow  # a process is started
def test_the_bot_that_looks_ahead_plays_the_same_from_another_process(mybots: Any) -> None:
    def asked(bot: bots.Bot) -> list[Any]:
        """What it answers to the first questions of a duel."""
        match, said = start(book("gladius"), 2, 2, {"start": "one"}), list[Any]()
        rival = bots.make("heuristic", "gladius", Stream.seeded(2))
        while len(said) < 6 and not match.over:
            ask = match.waiting()[0]
            option = (bot, rival)[ask.seat].choose(bots.Seen(match, ask.seat), ask)
            said += [option] * (ask.seat == 0)
            match.answer(ask.seat, option)
        bot.close()
        return said

    here = asked(mybots.Foresighted(Stream.seeded(1)))
    assert asked(bots.make("mybots:Foresighted", "gladius", Stream.seeded(1), seconds=60)) == here
    assert asked(mybots.Foresighted(Stream.seeded(1)).usual) != here


def test_every_example_prints_what_the_page_says() -> None:
    examples = blocks("pycon")
    assert len(examples) == 4
    known: dict[str, Any] = {}
    for number, text in enumerate(examples):
        test = doctest.DocTestParser().get_doctest(text, known, f"example {number}", "docs/bots.md", 0)
        test.globs = known  # a parser copies them, and later examples go on where the others ended
        said: list[str] = []
        results = doctest.DocTestRunner().run(test, out=said.append, clear_globs=False)
        assert results.attempted
        assert not results.failed, "".join(said)


@pytest.mark.parametrize("kind", [bots.Bot, bots.Seen, bots.Imagined, Ask, Space])
def test_everything_that_a_bot_may_use_is_on_the_page(kind: type) -> None:
    names = {name for name in dir(kind) if not name.startswith("_")}
    names |= {"stream"} if kind is bots.Bot else set()
    if kind is Ask:
        names -= {"refresh", "refusals", "question"}  # of the kernel, and of `print`
    if kind is Space:
        names |= {"option", "bool"}  # `option in space`, `bool(space)`
    assert tables()[kind.__name__] == names - {"idle"}  # an old name


# ---------------------------------------------------------------------- the pages of the games

from_sources = pytest.mark.skipif(
    not str(asks.__file__).endswith(".py"), reason="compiled types have no docstrings"
)


@from_sources
@pytest.mark.parametrize("game", GAMES)
def test_the_page_of_a_game_is_new(game: str) -> None:
    assert (FOLDER / f"{game}.md").read_text("utf-8") == Page(game).text(), "run `python -m tools.botpages`"
    assert f"](bots/{game}.md)" in TEXT


@from_sources
@pytest.mark.parametrize("game", GAMES)
def test_docstrings_explain_every_entry_and_no_other(game: str) -> None:
    for kind in Page(game).kinds():
        _, entries = explained(kind)
        assert entries.keys() == get_type_hints(kind).keys(), kind.__name__
        assert all(entries.values()), kind.__name__


@from_sources
@pytest.mark.parametrize("game", GAMES)
def test_every_part_and_every_move_is_explained(game: str) -> None:
    page = Page(game)
    rows = [line for line in (*page.parts(), *page.moves()) if line.startswith("| `")]
    wanted = len(book(game).parts) + len(book(game).vocabulary.moves)
    assert len([row for row in rows if not row.endswith("|  |")]) >= wanted
    assert [row for row in rows if row.endswith("|  |")] == []
