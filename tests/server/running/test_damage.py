"""Damage to one table, a second server, a full disk: what goes wrong stays where it is, and is told."""

from __future__ import annotations

import asyncio
import resource
import shutil
import subprocess
import sys
from collections import namedtuple
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text, update

from munera.games import book
from munera.kernel import BadPosition, start_from
from munera.server.settings import BadSetting
from munera.server.storage import health, schema
from munera.server.storage.database import read_url
from munera.server.storage.database_file import DatabaseFile
from tests.cli.conftest import Munera, munera
from tests.server.clients import Guest, RunningServer, SocketClient, chance, play, served

__all__ = ["munera"]
pytestmark = pytest.mark.anyio

# ---------------------------------------------------------------------- one damaged table

DAMAGE: dict[str, Any] = {
    "terms that are no JSON": {"terms": "{"},
    "terms without anything": {"terms": "{}"},
    "terms that are a list": {"terms": "[]"},
    "no such game": {"game": "chess"},
    "no such status": {"status": "gone"},
    "an origin that is no JSON": {"origin": "nonsense"},
    "an origin of another kind": {"origin": "7"},
    "an origin without anything": {"origin": "{}"},
    "a result that is no JSON": {"result": "}{"},
}


async def damage(server: RunningServer, table: str, **values: Any) -> None:
    t = schema.tables
    async with server.hub.engine.begin() as connection:
        await connection.execute(update(t).where(t.c.id == table).values(**values))


async def duel(guest: Guest) -> str:
    return await guest.make("gladius", ["me", "bot:random"], public=True)


async def test_a_damaged_row_hurts_its_table_alone(server: RunningServer) -> None:
    """Listings, sweeps and the other tables go on, whatever one row has become."""
    ana = server.guest("Ana")
    good = await duel(ana)
    for how, values in DAMAGE.items():
        bad = await duel(ana)
        await server.hub.unload(bad)
        await damage(server, bad, due=1.0, **values)
        answer = await ana.call("GET", f"/api/tables/{bad}")
        assert answer.status_code < 500 or answer.json()["code"] == "busy", how
        assert (await ana.call("POST", f"/api/tables/{bad}/leave")).status_code < 500, how
        for path in ("/api/tables", "/api/tables/mine"):
            assert good in {one["id"] for one in (await ana.get(path))["tables"]}, how
    await play([await ana.sit(good)], chance(1))


def has_enough_events(line: SocketClient) -> bool:
    """Has the game come far enough that there are rows in its journal?"""
    return len(line.events) > 14


async def test_a_damaged_journal_hurts_its_table_alone(server: RunningServer) -> None:
    ana = server.guest("Ana")
    good, bad, torn = await duel(ana), await duel(ana), await duel(ana)
    for table in (good, bad, torn):
        line = await ana.sit(table)
        await play([line], chance(1), until=partial(has_enough_events, line))
        await line.close()
        await server.hub.unload(table)
    async with server.hub.engine.begin() as connection:
        change = "UPDATE journal SET value = :value WHERE table_id = :table AND seq = 1"
        await connection.execute(text(change), {"value": '["', "table": bad})
        await connection.execute(
            text("UPDATE journal SET value = CAST(x'ff00fe' AS TEXT) WHERE table_id = :table"), {"table": torn}
        )
        await connection.execute(text("UPDATE tables SET due = 1.0"))
    await server.hub.sweep()
    assert good in server.hub.live_tables
    for table in (bad, torn):
        assert (await ana.info(table))["stuck"]
        assert (await ana.call("GET", f"/api/tables/{table}/view")).json()["code"] == "stuck"
    assert {one["id"] for one in (await ana.get("/api/tables"))["tables"]} == {good, bad, torn}
    await play([await ana.sit(good)], chance(1))


async def test_tables_that_cannot_be_loaded_do_not_keep_others_from_the_sweep(server: RunningServer) -> None:
    """Only so many are looked at in one sweep, so those that fail go to the end."""
    ana = server.guest("Ana")
    bad = [await duel(ana) for _ in range(2)]
    good = await duel(ana)
    for table in (*bad, good):
        await server.hub.unload(table)
    for table in bad:
        await damage(server, table, terms="{", due=1.0)
    await damage(server, good, due=2.0)
    await server.hub.sweep()
    assert good in server.hub.live_tables
    dues = {row["id"]: row["due"] for row in await server.rows(schema.tables)}
    assert all(dues[table] > 1e9 for table in bad)


# ---------------------------------------------------------------------- one file, one server


async def test_a_second_server_on_one_file_is_refused(tmp_path: Path, munera: Munera) -> None:
    async with served(tmp_path):
        with pytest.raises(BadSetting, match="database_taken"):
            DatabaseFile(read_url(f"sqlite:///{tmp_path / 'munera.db'}")).hold()
        (tmp_path / "other.db").symlink_to(tmp_path / "munera.db")
        for name in ("munera.db", "other.db"):
            database = f"sqlite:///{tmp_path / name}"
            answer = await asyncio.to_thread(munera, "serve", "--database", database, "--port", "0")
            assert answer.exit_code != 0
            assert "Another server has" in " ".join(answer.output.split())
    async with served(tmp_path) as server:  # the first has gone
        assert (await server.guest().call("GET", "/healthz")).status_code == 200


def test_a_server_that_was_killed_leaves_no_lock(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'munera.db'}"
    holding = (
        "import os, sys\nfrom munera.server.storage.database import read_url\n"
        "from munera.server.storage.database_file import DatabaseFile\n"
        "file = DatabaseFile(read_url(sys.argv[1]))\nfile.hold()\nprint('held', flush=True)\nsys.stdin.read()\n"
    )
    command = [sys.executable, "-c", holding, url]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "held\n"
        with pytest.raises(BadSetting, match="database_taken"):
            DatabaseFile(read_url(url)).hold()
        process.kill()
        process.wait()
    file = DatabaseFile(read_url(url))
    file.hold()
    file.release()


async def test_the_files_of_a_database_are_private(tmp_path: Path) -> None:
    (tmp_path / "munera.db").touch(0o644)  # from before
    async with served(tmp_path) as server:
        await duel(server.guest("Ana"))
        found = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.glob("munera.db*")}
    assert set(found) >= {"munera.db", "munera.db-wal", "munera.db-lock"}
    assert set(found.values()) == {0o600}


# ---------------------------------------------------------------------- health


async def test_health_tells_of_a_full_disk(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    guest = server.guest()
    usage = namedtuple("usage", "total used free")  # noqa: PYI024
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage(10**9, 10**9, 1000))
    answer = await guest.call("GET", "/healthz")
    assert (answer.status_code, answer.json()) == (503, {"status": "disk full"})
    monkeypatch.undo()
    assert (await guest.call("GET", "/healthz")).json() == {"status": "ok"}


async def test_health_tells_when_nothing_can_be_written(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "SECONDS_BETWEEN_WRITES", 0.0)
    guest = server.guest()
    assert (await guest.call("GET", "/healthz")).status_code == 200
    least, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1000, most))
    try:
        answer = await guest.call("GET", "/healthz")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (least, most))
    assert (answer.status_code, answer.json()) == (503, {"status": "cannot write"})
    assert (await guest.call("GET", "/healthz")).status_code == 200


# ---------------------------------------------------------------------- what strangers send


@pytest.mark.parametrize(
    "path", ["/" + "a" * 300, "/" + "a" * 5000, "/assets/" + "b" * 400, "/api/tables/" + "c" * 5000]
)
async def test_paths_that_are_too_long_are_not_there(
    server: RunningServer, path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "index.html").write_text("<title>the app</title>")
    monkeypatch.setenv("MUNERA_WEB", str(tmp_path))
    assert (await server.guest().call("GET", "/any")).status_code == 200
    assert (await server.guest().call("GET", path)).status_code == 404


async def test_a_number_is_understood_where_the_words_are_numbers(server: RunningServer) -> None:
    ana = server.guest("Ana")
    game, name, value = next(
        (game["id"], name, value)
        for game in (await ana.get("/api/games"))["games"]
        for name, option in game["options"].items()
        for value in option.get("values") or ()
        if isinstance(value, str) and value.isdecimal()
    )
    seats = book(game).seats[0]
    table = await ana.make(game, ["me"] + ["open"] * (seats - 1), options={name: int(value)})
    assert (await ana.info(table))["terms"]["options"][name] == value
    wrong = {"game": game, "seats": [{"kind": "open"}] * seats, "options": {name: 77}}
    answer = await ana.call("POST", "/api/tables", wrong)
    assert answer.json()["code"] == "bad_option"


@pytest.mark.parametrize("name", ["\u202eevil", "a\u2066b", "a\u200fb", "a\nb", "x" * 61])
async def test_names_in_positions_hide_and_turn_nothing(name: str) -> None:
    wild = {"schools": [{"gladiators": [{"name": name}]}, {}], "stage": "training"}
    with pytest.raises(BadPosition, match="cannot be seen"):
        start_from(book("school"), wild)
