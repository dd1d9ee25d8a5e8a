"""What past releases have left behind: today's code reads it, plays it on, and plays the same games.

MUNERA_RELEASES=all looks at every table of the databases instead of some; `make soak` does.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cache, partial
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from tools import releases

from munera.games import book, books
from munera.kernel import ANY, Match, MuneraError, Stream, WrongVersion, pick, record, replay, resume
from munera.kernel.plain import from_option
from munera.kernel.random_play import RandomPlayer
from munera.server.play.live_table import LiveTable
from munera.server.storage import schema
from munera.tables.table_game import TableGame
from tests.releases import played, written
from tests.server.clients import Guest, RunningServer, SocketClient, eventually, served

ALL = os.environ.get("MUNERA_RELEASES") == "all"
ONE_IN = 1 if ALL else 10  # tables of a database that are woken
VERSIONS = releases.versions()
GAMES = [(version, game) for version in VERSIONS for game in releases.games(version)]
QUICK = ("gladius", "spartacus")
BY_GAME = [pytest.param(*one, marks=() if one[1] in QUICK else pytest.mark.slow) for one in GAMES]
NEVER = 1e6  # seconds
SEEDS = tuple(range(10 if ALL else 1))


def play_on(match: Match[Any], seed: str) -> None:
    """To its end, by chance."""
    player = RandomPlayer(Stream.seeded(seed))
    while not match.over:
        player.step(match)


def test_there_is_what_a_release_leaves() -> None:
    assert "0.1.0" in VERSIONS
    for version in VERSIONS:
        manifest = json.loads((releases.FOLDER / version / releases.MANIFEST).read_text("utf-8"))
        found = {
            path: sha256((releases.FOLDER / version / path).read_bytes()).hexdigest()
            for path in manifest["sha256"]
        }
        assert found == manifest["sha256"]  # nobody has touched it since
    for version, game in GAMES:
        assert len(releases.records(version, game)) == 20
        assert len(releases.saves(version, game)) == 5
    assert {game for version, game in GAMES if version == "0.1.0"} == {
        "for_glory",
        "gladius",
        "school",
        "serpents",
        "spartacus",
    }


@cache
def rules_of(version: str, game: str) -> str:
    """The version of the rules of a game in this release."""
    return str(json.loads(releases.records(version, game)[0])["rules"])


def kept_rules(version: str, game: str) -> bool:
    """Are the rules of a game those of this release?"""
    return rules_of(version, game) == book(game).version


def under_these_rules(text: str, game: str, number: int) -> bool:
    """Play a record: entry by entry with all that was told, to the same end, and written in the same words.

    False: these rules play it otherwise, and say from which entry on, and which version plays it.
    """
    then = json.loads(text)
    try:
        match = replay(book(game), text)
    except WrongVersion as wrong:
        check_where_it_differs(wrong, text, game)
        return False
    assert match.over, number
    again = json.loads(record(match))
    assert again.pop("rules") == book(game).version
    then.pop("rules")
    assert played.chosen(again, match.book) == played.chosen(then, match.book), number
    return True


def check_where_it_differs(wrong: WrongVersion, text: str, game: str) -> None:
    """The message names the entry and the version that plays it; up to there these rules play the same."""
    made = json.loads(text)["rules"]
    assert made != book(game).version
    assert wrong.entry is not None
    assert str(wrong).startswith(f"entry {wrong.entry}: ")
    assert f"version {made} of the rules plays it" in str(wrong)
    assert len(replay(book(game), text, until=wrong.entry).entries) == wrong.entry


@pytest.mark.parametrize(("version", "game"), BY_GAME)
def test_every_record_is_played_again(version: str, game: str) -> None:
    texts = releases.records(version, game)
    ours = [under_these_rules(text, game, number) for number, text in enumerate(texts)]
    if kept_rules(version, game):
        assert all(ours)
    else:
        assert any(ours)  # what the new rules do not touch is the same game under both
        assert not all(ours)  # else the version need not have changed


@pytest.mark.parametrize(("version", "game"), BY_GAME)
def test_saves_still_call_every_field_what_they_called_it(version: str, game: str) -> None:
    """A field of a state may be renamed, its name in saves may not (`State.saved_as`)."""
    saved = json.loads(releases.saves(version, game)[0])["state"]
    assert set(saved) <= set(book(game).blank().dump())


@pytest.mark.parametrize(("version", "game"), BY_GAME)
def test_every_save_goes_on(version: str, game: str) -> None:
    for number, text in enumerate(releases.saves(version, game)):
        try:
            match = resume(book(game), text)
        except WrongVersion:
            assert not kept_rules(version, game)
            match = resume(book(game), text, fall_back=True)  # to where the question before it was asked
        assert not match.over
        play_on(match, f"save {number}")
        if kept_rules(version, game):  # else no version of the rules need play all of it
            assert replay(book(game), record(match)).over


@pytest.mark.slow
@pytest.mark.parametrize("version", VERSIONS)
def test_the_release_plays_the_same_games(version: str) -> None:
    """Its rules in a process of their own, and ours here: the same inputs, and everybody is told the same.

    Games whose rules have another version now are left out: they are played otherwise.
    """
    command = [sys.executable, "-m", "tests.releases.played", *map(str, SEEDS)]
    sources = releases.archive(version)
    done = subprocess.run(
        command,
        cwd=releases.ROOT,
        env=releases.environment(sources),
        capture_output=True,
        text=True,
        check=False,
    )
    assert not done.returncode, done.stderr
    theirs = json.loads(done.stdout)
    assert theirs.pop("sources").startswith(str(sources))
    assert set(theirs) == {f"{game}/{seats}" for game in releases.games(version) for seats in book(game).seats}
    for case, digests in theirs.items():
        game, seats = case.split("/")
        if not kept_rules(version, game):
            continue
        assert played.digests(game, int(seats), SEEDS) == digests, case


@pytest.mark.parametrize("version", VERSIONS)
def test_positions_that_the_release_knew_are_the_same_games(version: str) -> None:
    """Read by its code and by ours, and played on: whatever is not written is dealt alike, too."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.releases.written"],
        cwd=releases.ROOT,
        env=releases.environment(releases.archive(version)),
        capture_output=True,
        text=True,
        check=False,
    )
    assert not done.returncode, done.stderr
    games = [game for game, _ in written.POSITIONS]
    for game, ours, theirs in zip(games, written.digests(), json.loads(done.stdout), strict=True):
        if kept_rules(version, game):
            assert ours == theirs, game


# ---------------------------------------------------------------------- the database


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@asynccontextmanager
async def woken(version: str, folder: Path) -> AsyncIterator[RunningServer]:
    """Today's server with the database of a release. Clocks ran out long ago: no sweep fetches those tables."""
    releases.database(version, folder / "munera.db")
    async with served(folder, sweep=NEVER) as house:
        yield house


def visitor(house: RunningServer, seat: int) -> Guest:
    """The browser of whoever has this seat at every table."""
    guest = house.guest()
    guest.http.cookies.set("munera", releases.token(seat))
    return guest


async def look(house: RunningServer, table: dict[str, Any]) -> tuple[list[SocketClient], SocketClient]:
    """Sockets of all people of a table, and of somebody who looks on."""
    seats = sorted(row["seat"] for row in await house.rows(schema.holders) if row["table_id"] == table["id"])
    lines = [await visitor(house, seat).sit(table["id"], seat) for seat in seats]
    stranger = await house.guest().look(table["id"])
    for line in (*lines, stranger):
        await line.until_seen()  # the table comes before it
    return lines, stranger


async def answer(live: LiveTable, line: SocketClient) -> dict[str, Any]:
    """Something that is offered."""
    asked = live.started_game.match.ask_of(line.info["you"])
    assert asked is not None
    assert line.ask is not None
    assert asked.kind == line.ask["kind"]
    return await line.answer(from_option(pick(asked.options, Stream.seeded(0))))


@pytest.mark.slow
@pytest.mark.anyio
@pytest.mark.parametrize("game", sorted({game for _, game in GAMES}))
@pytest.mark.parametrize("version", VERSIONS)
async def test_every_table_of_its_database_wakes(version: str, game: str, tmp_path: Path) -> None:
    """Everybody sees the table as it was left; people answer, and then it is the turn of others."""
    async with woken(version, tmp_path) as house:
        tables = [row for row in await house.rows(schema.tables) if row["game"] == game]
        assert len(tables) == 40
        answered = differing = 0
        for table in tables[::ONE_IN]:
            rows = len(await house.journal(table["id"]))
            if (await house.guest().info(table["id"]))["other_rules"]:
                assert not kept_rules(version, game)
                differing += 1
                continue
            lines, stranger = await look(house, table)
            assert not stranger.info["stuck"]
            assert stranger.info["differs_at"] is None
            assert stranger.state["view"]
            if lines[0].info["paused"]:
                await lines[0].do("go_on")
                await lines[0].settle()
            asked = [line for line in lines if line.asked and not line.info["seats"][line.info["you"]]["stand_in"]]
            assert asked or all(seat["stand_in"] for seat in stranger.info["seats"] if seat["kind"] == "person")
            if asked:
                live = await house.live_table(table["id"])
                reply = await answer(live, asked[0])
                assert reply["type"] == "done", (table["id"], reply)
                answered += 1
                await eventually(partial(bots_done, live))
                assert len(await house.journal(table["id"])) > rows
            for line in (*lines, stranger):
                await line.close()
        assert answered + differing > len(tables) // ONE_IN // 2


def bots_done(live: LiveTable) -> bool:
    """Is it no bot's turn any more? On an open floor they wait for people."""
    game = live.started_game
    awaited = () if game.over or game.match.mode == ANY else game.match.awaited()
    return all(live.meta.chairs[seat].kind != "bot" for seat in awaited)


async def left_at(house: RunningServer, table: dict[str, Any]) -> TableGame:
    """The game as its rows tell it, with nobody who plays on."""
    origin = json.loads(table["origin"])
    game = TableGame(book(table["game"]), origin, origin["at"], json.loads(table["terms"])["undo"])
    for row in await house.journal(table["id"]):
        game.apply(row)
    return game


@pytest.mark.slow
@pytest.mark.anyio
@pytest.mark.parametrize("version", VERSIONS)
async def test_the_database_holds_all_sorts_of_tables(version: str, tmp_path: Path) -> None:
    """What a server may be stopped in the middle of is there, else the test above proves little."""
    async with woken(version, tmp_path) as house:
        tables = await house.rows(schema.tables)
        assert {
            game: sum(row["game"] == game for row in tables) for game in releases.games(version)
        } == dict.fromkeys(releases.games(version), 40)
        journal = await house.rows(schema.journal)
        assert {row["op"] for row in journal} >= {
            "answer",
            "reveal",
            "unseal",
            "act",
            "undo",
            "concede",
            "stand_in",
            "propose",
            "consent",
            "refuse",
            "pause",
            "more_time",
            "standing",
        }
        assert {row["cause"] for row in journal} >= {"player", "bot", "clock", "forced", "standing", "all_sealed"}
        assert {row["kind"] for row in await house.rows(schema.seats)} == {"person", "bot"}
        assert any(row["entropy"] for row in await house.rows(schema.seats))
        assert await house.rows(schema.talk)
        assert await house.rows(schema.mutes)
        assert await house.rows(schema.links)
        found: set[str] = set()
        for table in (table for number in range(40) for table in tables[number::40]):  # one of each game in turn
            if len(found) == len(MOMENTS):
                break
            try:
                game = await left_at(house, table)
            except MuneraError:  # other rules than these play it
                assert not kept_rules(version, table["game"])
                continue
            found |= {name for name, is_so in MOMENTS.items() if is_so(game)}
        assert found == set(MOMENTS)


MOMENTS: dict[str, Callable[[TableGame], bool]] = {
    "window": lambda game: game.window,
    "sealed": lambda game: any(game.match.sealed()),
    "proposed": lambda game: bool(game.proposals),
    "standing": lambda game: any(game.standing_answers.values()),
    "paused": lambda game: game.paused,
    "left": lambda game: bool(game.stand_ins),
    "conceded": lambda game: bool(game.conceded),
    "floor": lambda game: game.match.mode == "any",
}


def test_games_of_a_release_are_still_there() -> None:
    assert {game for _, game in GAMES} <= set(books())
