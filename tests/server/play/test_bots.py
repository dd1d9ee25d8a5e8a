"""Bots at tables: they play, they are hurried, replaced and said to be so; and nobody else waits for them."""

from __future__ import annotations

import asyncio
import json
import os
import re
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from munera.bots import Seen, make
from munera.bots.sandbox.environment import MORE, scrubbed
from munera.bots.sandbox.host import end_waiting_processes
from munera.games.gladius.rulebook import BOOK as GLADIUS
from munera.kernel import Stream, start
from munera.server import asker
from munera.server.bots.bot_pool import BotProcess
from munera.tables.rows import ANSWER, STAND_IN
from tests.server.clients import RunningServer, chance, eventually, moment, play, served

pytestmark = pytest.mark.anyio
BAD = "tests.server.bad_bots:"
BOTS = tuple(BAD + name for name in ("Slow", "Crashing", "Dying", "Cheating", "Chatty"))


@pytest.mark.parametrize(("game", "seats"), [("gladius", 2), ("for_glory", 2)])
async def test_a_person_plays_against_the_best_bot(server: RunningServer, game: str, seats: int) -> None:
    ana = server.guest("Ana")
    table = await ana.make(game, ["me", *["bot"] * (seats - 1)])
    line = await ana.sit(table)
    await play([line], chance(3))
    rows = await server.journal(table)
    assert {row.cause for row in rows} >= {"player", "bot"}
    assert [chair["stand_in"] for chair in line.info["seats"]] == [""] * seats


@pytest.mark.rule("GS-47")
async def test_bouts_play_themselves_where_the_table_wants_it(server: RunningServer) -> None:
    """The owner is never waited for in a bout: they answer everything else, and the campaign goes on."""
    ana = server.guest("Ana")
    table = await ana.make("school", ["me", "bot:greedy"], options={"turns": "8", "bouts": "automatic"})
    line = await ana.sit(table)

    def own() -> bool:
        return line.asked and (line.ask or {})["kind"] not in GLADIUS.vocabulary.asks

    while (line.state.get("view") or {}).get("turn", 0) < 2:
        await line.until(own)
        await line.send("hint")
        await line.answer(line.hint["option"], line.hint["ask"])
    rows = await server.journal(table)
    assert {row.seat for row in rows if row.cause == "bout"} == {0, 1}


async def test_bots_alone_play_to_the_end_while_somebody_looks_on(server: RunningServer) -> None:
    ana = server.guest()
    table = await ana.make("gladius", ["bot:random", "bot:random"], public=True)
    line = await ana.look(table)
    await line.until(lambda: line.over)
    assert line.ask is None


@pytest.mark.parametrize(
    ("bot", "why"), [("Crashing", "crashed"), ("Dying", "crashed"), ("Cheating", "unoffered"), ("Slow", "late")]
)
async def test_a_bad_bot_is_replaced_and_said_to_be(tmp_path: Path, bot: str, why: str) -> None:
    async with served(tmp_path, bots=BOTS, bot_seconds=0.5 if bot == "Slow" else 30.0) as server:
        ana = server.guest("Ana")
        table = await ana.make("gladius", ["me", f"bot:{BAD}{bot}"])
        line = await ana.sit(table)
        await play([line], chance(2))
        assert line.info["seats"][1]["stand_in"] == f"bot_{why}"
        rows = await server.journal(table)
        replaced = next(row.seq for row in rows if row.op == STAND_IN)
        after = [row for row in rows if row.seat == 1 and row.seq > replaced]
        assert {(row.op, row.cause) for row in after} == {(ANSWER, "stand_in")}


async def test_what_a_bot_prints_disturbs_nobody(tmp_path: Path) -> None:
    async with served(tmp_path, bots=BOTS) as server:
        ana = server.guest("Ana")
        table = await ana.make("gladius", ["me", f"bot:{BAD}Chatty"])
        line = await ana.sit(table)
        await play([line], chance(2))
        assert line.info["seats"][1]["stand_in"] == ""


async def test_a_slow_bot_delays_no_other_table(tmp_path: Path) -> None:
    async with served(tmp_path, bots=BOTS, bot_seconds=30.0) as server:
        ana = server.guest("Ana")
        slow = await ana.make("gladius", [f"bot:{BAD}Slow", f"bot:{BAD}Slow"])
        waiting = await ana.look(slow)
        await eventually(lambda: len(server.hub.bot_pool.processes) == 1)
        quick = await ana.make("gladius", ["me", "bot:random"])
        line = await ana.sit(quick)
        began = monotonic()
        await play([line], chance(2))
        assert monotonic() - began < 25.0
        assert line.over
        assert not waiting.over
        assert waiting.state["awaited"]


async def test_the_bots_of_many_tables_let_those_of_others_think_in_between() -> None:
    """They share a process: whoever has champions play at sixty tables is not served sixty times before others."""
    process, thought = BotProcess(60.0), list[str]()
    origin = start(GLADIUS, 2, 3, {"start": "one"}).origin

    async def think(address: str, table: int) -> None:
        asker.address.set(address)
        request: dict[str, Any] = {
            "game_id": f"{address}{table}",
            "game": "gladius",
            "origin": origin,
            "seat": 0,
            "seed": "1",
        }
        request |= {"bot": "heuristic", "seconds": 60.0, "volunteer": False, "choose": True}
        assert "answer" in await process.ask(request, [])
        thought.append(address)

    many = [asyncio.create_task(think("192.0.2.1", table)) for table in range(8)]
    while process.process is None:
        await asyncio.sleep(0.01)
    await asyncio.gather(*many, think("192.0.2.2", 0))
    await process.end()
    assert thought.index("192.0.2.2") <= 2


async def test_a_killed_process_of_the_house_is_no_fault_of_the_bot(server: RunningServer) -> None:
    ana = server.guest("Ana")
    table = await ana.make("gladius", ["me", "bot:random"])
    line = await ana.sit(table)
    processes = server.hub.bot_pool.processes
    await play([line], until=lambda: any(one.process for one in processes.values()))
    await line.until(lambda: line.asked or line.over)
    for one in processes.values():
        assert one.process is not None
        one.process.kill()
    await play([line], chance(1))
    assert line.info["seats"][1]["stand_in"] == ""


async def test_undo_while_a_bot_thinks(tmp_path: Path) -> None:
    async with served(tmp_path, bots=BOTS, bot_seconds=30.0) as server:
        ana = server.guest("Ana")
        while True:  # Ana must have the first move
            table = await ana.make("gladius", ["me", f"bot:{BAD}Slow"])
            line = await ana.sit(table)
            await line.until_seen()
            if line.asked:
                break
        await line.answer((line.ask or {})["options"][-1])
        await line.until(lambda: not line.asked)
        assert line.state["undo"]
        await line.do("undo")
        await line.until_asked()
        found = line.state["told"]
        await line.settle()
        assert line.state["told"] == found == len(line.events)


SECRETS = {
    "DATABASE_URL": "postgresql://munera:sesame-1@db/munera",
    "MUNERA_DATABASE_URL": "postgresql://munera:sesame-2@db/munera",
    "MUNERA_METRICS_TOKEN": "sesame-3",
    "PGPASSWORD": "sesame-4",
    "AWS_SECRET_ACCESS_KEY": "sesame-5",
    "GITHUB_TOKEN": "sesame-6",
    "SSH_AUTH_SOCK": "/tmp/sesame-7",
    "NETWEIGHTS": "sesame, but meant for bots",
}


@pytest.fixture
def nosy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[], dict[str, Any]]:
    """A host with secrets; what the nosy bot found out."""
    for name, value in {**SECRETS, "TMPDIR": str(tmp_path)}.items():
        monkeypatch.setenv(name, value)
    return lambda: dict(json.loads((tmp_path / "nosy.json").read_text()))


def _check_scrubbed(found: dict[str, Any], *, allowed: bool) -> None:
    for text in (json.dumps(found["environ"]), found["own"]):
        assert not re.findall(r"sesame-\d", text)
        assert ("meant for bots" in text) is allowed
    assert found["environ"]["PATH"] == os.environ["PATH"]


@pytest.mark.skipif(not Path("/proc/self/fd").is_dir(), reason="there processes are not files")
async def test_a_bot_sees_no_secret_of_the_server(tmp_path: Path, nosy: Callable[[], dict[str, Any]]) -> None:
    async with served(tmp_path, bots=(f"{BAD}Nosy",), bot_environment=("NETWEIGHTS",)) as server:
        ana = server.guest("Ana")
        table = await ana.make("gladius", ["me", f"bot:{BAD}Nosy"])
        line = await ana.sit(table)
        await play([line], chance(2), until=(tmp_path / "nosy.json").exists)
        await eventually((tmp_path / "nosy.json").exists)
        assert line.info["seats"][1]["stand_in"] == ""
        found = nosy()
        _check_scrubbed(found, allowed=True)
        assert not re.findall(r"sesame-\d", found["parent"])
        ours = {str(path.readlink()) for path in Path("/proc/self/fd").iterdir() if path.exists()}
        shared = ours & set(found["files"]) - {os.devnull}
        assert not shared  # neither the database nor a connection, nor where they are accepted
        assert not [one for one in found["files"] if "munera.db" in one]


def test_a_bot_at_the_terminal_sees_no_secret(nosy: Callable[[], dict[str, Any]]) -> None:
    before = dict(os.environ)
    match = start(GLADIUS, seats=2, seed=7)
    ask = match.waiting()[0]
    bot = make(f"{BAD}Nosy", "gladius", Stream.seeded("nosy"))
    bot.choose(Seen(match, ask.seat), ask)
    bot.close()
    end_waiting_processes()
    assert dict(os.environ) == before
    _check_scrubbed(nosy(), allowed=False)


def test_more_of_the_environment_where_the_host_says_so() -> None:
    usual = {"PATH": "/bin", "LC_ALL": "C"}
    once = scrubbed({**usual, "SECRET": "x", "NETWEIGHTS": "y", MORE: "NETWEIGHTS, OTHER"})
    assert once == {**usual, "NETWEIGHTS": "y", MORE: "NETWEIGHTS,OTHER"}
    assert scrubbed(once) == once
    assert scrubbed(once, ()) == usual


async def test_an_unknown_bot_is_refused(server: RunningServer) -> None:
    response = await server.guest().call(
        "POST", "/api/tables", {"game": "gladius", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "os:system"}]}
    )
    assert (response.status_code, response.json()["code"]) == (400, "bad_bot")


async def test_a_hint_is_an_option_and_needs_aids(server: RunningServer) -> None:
    ana = server.guest("Ana")
    line = await ana.sit(await ana.make("gladius", ["me", "bot"]))
    await line.until_asked()
    await line.do("hint")
    assert line.ask is not None
    assert line.hint["ask"] == line.ask["id"]
    assert line.hint["option"] in line.ask["options"]
    bare = await ana.sit(await ana.make("gladius", ["me", "bot"], aids=False))
    await bare.until_asked()
    assert await bare.code("hint") == "not_now"


@pytest.mark.parametrize("bot", ["heuristic", "greedy"])
async def test_bots_answer_offers_while_a_person_is_asked_something(server: RunningServer, bot: str) -> None:
    """Whatever is asked: here a bid, where bots make no offers of their own."""
    origin = moment("spartacus", 3, lambda match: match.pending[0].kind == "bid" and len(match.pending) == 3)
    _, (line,) = await server.table("spartacus", origin, ["open", f"bot:{bot}", f"bot:{bot}"])
    await line.until_asked()
    asked = line.ask
    offer = [0, [1], False, 0, [], 1, [], [], [], 0]
    for _ in range(2):  # and again, while the same question is open
        await line.do("act", move=["offer", offer])
        await line.until(lambda: line.events[-1][0] == "offer_declined")
    assert asked is not None
    assert (line.ask or {})["id"] == asked["id"]
