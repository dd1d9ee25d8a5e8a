"""Players go first, and honest people are served: turns, fair queues, and what is charged for what."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from threading import Thread, current_thread, main_thread
from time import monotonic, thread_time
from typing import Any

import pytest

from munera.server import asker
from munera.server.play.allowance import Allowance
from munera.server.play.socket_viewers import SocketViewer
from munera.server.rates import Rates
from munera.server.settings import Settings
from munera.server.turns import PATIENCE, SLICE, FairLock, Metered, Turns
from munera.tables.refusals import Refused
from munera.tables.table_game import TableGame
from tests.server.attacked.test_stalls import long_game, watch
from tests.server.clients import Guest, served

pytestmark = pytest.mark.anyio
USUAL = {"requests": 20.0, "messages": 20.0, "work": 20.0, "play": 100.0}  # the limits that a server has
LONG_TIME = 60.0  # on a machine that does much else


def spin(seconds: float) -> None:
    """Keep the processor busy."""
    until = thread_time() + seconds
    while thread_time() < until:
        pass


async def in_turns(turns: Turns, address: str, count: int, order: list[str]) -> None:
    asker.address.set(address)
    for _ in range(count):
        await turns.turn()
        order.append(address)


# ---------------------------------------------------------------------- turns


async def test_who_looks_waits_while_somebody_plays() -> None:
    turns, order = Turns(), list[str]()
    turns.begin()
    looks = asyncio.create_task(in_turns(turns, "a", 1, order))
    await asyncio.sleep(PATIENCE / 3)
    assert order == []
    turns.end()
    await looks
    assert order == ["a"]


async def test_nobody_waits_for_ever_while_others_play() -> None:
    turns, order, began = Turns(), list[str](), monotonic()
    with turns.playing():
        await in_turns(turns, "a", 3, order)
    assert order == ["a"] * 3
    assert monotonic() - began >= 2 * PATIENCE


async def test_addresses_take_turns_however_much_each_of_them_wants() -> None:
    turns, order = Turns(), list[str]()
    many = [asyncio.create_task(in_turns(turns, "many", 1, order)) for _ in range(50)]
    one = asyncio.create_task(in_turns(turns, "one", 3, order))
    await asyncio.gather(*many, one)
    assert [place for place, address in enumerate(order) if address == "one"][-1] < 10


async def test_who_owes_something_is_not_kept_waiting_for_ever() -> None:
    """Somebody who reads one long replay, while others send what is refused and never owe anything."""
    turns, order = Turns(lambda address: address == "reader"), list[str]()
    flood = [asyncio.create_task(in_turns(turns, f"flood {n}", 60, order)) for n in range(6)]
    await in_turns(turns, "reader", 20, order)
    assert len(order) <= 200  # of 380
    for one in flood:
        one.cancel()


async def test_who_has_had_their_share_comes_after_all_others() -> None:
    turns, order = Turns(lambda address: address.startswith("hostile")), list[str]()
    hostile = [asyncio.create_task(in_turns(turns, f"hostile {n % 6}", 1, order)) for n in range(60)]
    honest = asyncio.create_task(in_turns(turns, "honest", 5, order))
    await asyncio.gather(*hostile, honest)
    assert [place for place, address in enumerate(order) if address == "honest"][-1] < 16
    assert len(order) == 65


async def test_after_a_turn_what_was_sent_meanwhile_is_noticed_first() -> None:
    turns, order = Turns(), list[str]()
    loop, arrived = asyncio.get_running_loop(), asyncio.Event()

    async def plays() -> None:
        await arrived.wait()
        with turns.playing():
            await asyncio.sleep(0)
            order.append("played")

    player = asyncio.create_task(plays())
    await asyncio.sleep(0)

    async def looks() -> None:
        await turns.turn()
        order.append("looked")
        loop.call_soon(arrived.set)  # an answer comes while somebody looks
        await turns.turn()
        order.append("looked again")

    await asyncio.gather(looks(), player)
    assert order == ["looked", "played", "looked again"]


async def test_long_work_is_done_in_slices_and_each_is_charged() -> None:
    turns, charged, others = Turns(), list[float](), 0

    def steps() -> Iterator[None]:
        for _ in range(20):
            spin(SLICE / 4)
            yield

    async def beside() -> None:
        nonlocal others
        while True:
            others += 1
            await asyncio.sleep(0)

    task = asyncio.create_task(beside())
    await turns.through(steps(), charged.append)
    task.cancel()
    assert 3 <= len(charged) <= 8
    assert 4.5 <= sum(charged) <= 15  # units: 20 quarters of one, and something for the rest
    assert others >= len(charged)


async def test_a_thread_gives_way_to_players() -> None:
    turns, steps = Turns(), list[float]()

    def work() -> None:
        for _ in range(4):
            spin(SLICE)
            steps.append(monotonic())
            turns.give_way()

    turns.begin()
    began = monotonic()
    (_, units), _ = await asyncio.gather(turns.beside(work), asyncio.sleep(2.5 * PATIENCE))
    turns.end()
    assert steps[-1] - began >= 3 * PATIENCE
    assert 3.5 <= units <= 10


async def test_who_waits_for_long_work_of_their_own_is_not_waited_for() -> None:
    """An undo in a long game, say: it would give way to its own player, and so would everybody else."""
    turns, quiet = Turns(), list[bool]()

    def work() -> None:
        for _ in range(20):
            spin(SLICE)
            turns.give_way()
            quiet.append(turns._playing == 0)

    async def plays() -> None:
        with turns.playing():
            await asyncio.create_task(turns.beside(work))
            assert turns._playing == 1

    await plays()
    assert all(quiet)
    assert turns._playing == 0


async def test_a_player_who_hears_a_long_story_is_not_waited_for(tmp_path: Path, origin: dict[str, Any]) -> None:
    """News that come meanwhile are told after it; all who look would have waited for that."""
    async with served(tmp_path) as server:
        table, lines = await server.table("spartacus", origin, ["open"] * 3)
        live, playing = await server.live_table(table), list[int]()
        await lines[0].until_seen()
        telling = asyncio.create_task(lines[0].code("speak", lang="en", edition="", titles=""))
        viewer = next(one for one in live.viewers if one.seat == 0)
        assert isinstance(viewer, SocketViewer)
        await until(lambda: viewer.hears_in_turns)
        while viewer.hears_in_turns:
            live.wake_viewers()
            playing.append(viewer.news_under_way)
            await asyncio.sleep(0)
        assert await telling == ""
        assert playing
        assert not any(playing)
        await until(lambda: server.hub.turns._playing == 0)


async def test_only_ones_own_work_is_measured() -> None:
    async def works() -> str:
        spin(0.01)
        await asyncio.sleep(0.02)
        spin(0.01)
        return "done"

    async def disturbs() -> None:
        await asyncio.sleep(0.01)
        spin(0.05)

    work = Metered(works())
    result, _ = await asyncio.gather(work, disturbs())
    assert result == "done"
    assert 0.02 <= work.seconds < 0.04


async def test_who_does_not_read_holds_nobody_up() -> None:
    """A player with a full buffer is not waited for: `waits` is called as soon as sending does not go on."""
    found, full = list[bool](), asyncio.Event()
    sending = asyncio.ensure_future(asyncio.wait_for(_await(Metered(full.wait(), lambda: found.append(True))), 5))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert found == [True]
    full.set()
    assert await sending


async def _await(work: Metered[Any]) -> Any:
    return await work


async def test_a_lock_goes_from_address_to_address_and_is_never_lost() -> None:
    lock, order = FairLock(), list[str]()

    async def use(address: str) -> None:
        asker.address.set(address)
        async with lock:
            order.append(address)
            await asyncio.sleep(0)

    async with lock:
        tasks = [asyncio.create_task(use(address)) for address in ("a", "a", "a", "b")]
        await asyncio.sleep(0)
        tasks[0].cancel()
    await asyncio.sleep(0)
    tasks[3].cancel()  # it may have been given the lock this very moment
    await asyncio.gather(*tasks, return_exceptions=True)
    async with asyncio.timeout(5):
        await use("c")
    assert order[-1] == "c"
    assert order.count("a") == 2


# ---------------------------------------------------------------------- what is charged


@pytest.fixture(scope="module")
def origin() -> dict[str, Any]:
    return long_game()


def owed(rates: Rates) -> float:
    (bucket,) = rates.buckets.values()
    return bucket.burst - bucket.left


@pytest.mark.usefixtures("frozen")
async def test_who_hangs_up_in_the_middle_of_a_story_has_paid_for_it(
    tmp_path: Path, origin: dict[str, Any]
) -> None:
    """Else whoever came again and again, and never stayed, had stories told for two units each."""
    async with served(tmp_path) as server:
        table, _ = await server.table("spartacus", origin, ["open"] * 3)
        server.hub.work_rates = Rates(1.0, 100_000.0)
        line = await server.guest().look(table, "en")
        await line.until_seen()
        await line.socket.close()
        live = await server.live_table(table)
        await until(lambda: all(viewer.seat is not None for viewer in live.viewers))
        assert owed(server.hub.work_rates) > 4


@pytest.mark.usefixtures("frozen")
async def test_who_has_long_games_loaded_pays_for_it(tmp_path: Path, origin: dict[str, Any]) -> None:
    """Tables that are not in memory are played again: 200 ms each before, twenty a second, for nothing."""
    async with served(tmp_path) as server:
        table, _ = await server.table("spartacus", origin, ["open"] * 3)
        rates = server.hub.services.play_rates = server.hub.play_rates = Rates(0.0, 20.0)
        eve, codes = server.guest(), list[int]()
        for _ in range(12):
            await server.hub.unload(table)
            codes.append((await eve.call("GET", f"/api/tables/{table}")).status_code)
        assert codes[0] == 200
        assert codes[-1] == 429
        assert owed(rates) > 20


@pytest.mark.usefixtures("frozen")
async def test_who_asks_for_lists_of_tables_all_the_time_must_wait(tmp_path: Path) -> None:
    """Fifty tables took 60 ms of the event loop, twenty times a second, and counted like any request."""
    async with served(tmp_path) as server:
        ana = server.guest("Ana")
        for _ in range(8):
            await ana.make("gladius", ["me", "open"], public=True)
        for path in ("/api/tables", "/api/tables/mine"):
            server.hub.work_rates = Rates(0.0, 10.0)
            codes = [(await ana.call("GET", path)).status_code for _ in range(12)]
            assert codes[0] == 200
            assert codes[-1] == 429
        server.hub.work_rates = Rates(20.0, 400.0)
        listed = (await ana.get("/api/tables"))["tables"]
        assert [one["yours"] for one in listed] == [[0]] * 8
        assert [one["yours"] for one in (await server.guest().get("/api/tables"))["tables"]] == [[]] * 8


@pytest.mark.usefixtures("frozen")
async def test_who_has_a_long_game_played_again_by_undos_pays_and_nobody_waits(
    tmp_path: Path, origin: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """At a table of one's own all seats agree to everything: 200 ms of the event loop each before."""
    replay_until, threads = TableGame._replay_until, list[Thread]()

    def noted(self: TableGame, entries: int) -> None:
        threads.append(current_thread())
        replay_until(self, entries)

    monkeypatch.setattr(TableGame, "_replay_until", noted)
    async with served(tmp_path) as server:
        table, lines = await server.table("spartacus", origin, ["open"] * 3, undo="consent")
        line = await _asked(lines)
        await line.answer((line.ask or {})["options"][0])
        rates = server.hub.services.play_rates = server.hub.play_rates = Rates(0.0, 1_000.0)
        assert await line.code("undo") == ""
        for other in lines:
            if other is not line:
                await other.send("consent", what="undo")
        live = await server.live_table(table)
        await until(lambda: live.game is not None and live.game.rewinds)
    assert threads
    assert main_thread() not in threads
    assert owed(rates) > 10


async def _asked(lines: Any) -> Any:
    async with asyncio.timeout(LONG_TIME):
        while True:
            for line in lines:
                if line.asked and not (line.ask or {})["space"]:
                    return line
            await asyncio.sleep(0.01)


@pytest.mark.usefixtures("frozen")
def test_who_plays_more_than_many_people_comes_after_others_and_is_refused_in_the_end() -> None:
    settings = Settings()
    rates = Rates(settings.play, 8 * settings.play)
    sockets = [Allowance(settings, rates, "here") for _ in range(20)]
    assert all(one.comes_first() and one.take("answer", 100, watches=False) for one in sockets)
    rates.bucket("here").charge(8 * settings.play + 1)  # what their answers took
    assert not any(one.comes_first() for one in sockets)
    assert all(one.take("answer", 100, watches=False) for one in sockets), "they are slower, and not refused"
    rates.bucket("here").charge(8 * settings.play)
    assert not any(one.take("answer", 100, watches=False) for one in sockets)
    assert Allowance(settings, rates, "elsewhere").comes_first()


@pytest.mark.usefixtures("frozen")
def test_many_requests_at_once_that_all_began_in_good_order_are_stopped() -> None:
    bucket = Rates(20.0, 400.0).bucket("here")
    for _ in range(8):
        bucket.charge(400.0)
        bucket.check_debt()
    bucket.charge(400.0)
    bucket.charge(1.0)
    with pytest.raises(Refused, match="too_fast"):
        bucket.check_debt()


# ---------------------------------------------------------------------- honest people, with the usual limits


async def until(condition: Any) -> None:
    async with asyncio.timeout(LONG_TIME):
        while not condition():
            await asyncio.sleep(0.01)


async def test_a_club_behind_one_address_comes_to_a_long_game_at_once(
    tmp_path: Path, origin: dict[str, Any]
) -> None:
    """Twelve people, in two languages: nobody is turned away, and everybody hears the whole story."""
    async with served(tmp_path, **USUAL) as server:
        table, _ = await server.table("spartacus", origin, ["open"] * 3)
        langs = ["en", "pt-BR"] * 6
        lines = await asyncio.gather(*(watch(server, table, lang) for lang in langs))
        assert len({len(line.events) for line in lines}) == 1
        assert len(lines[0].events) >= 900


async def test_nobody_is_kept_from_their_seat_by_spectators_of_the_same_address(
    tmp_path: Path, origin: dict[str, Any]
) -> None:
    async with served(tmp_path, **USUAL) as server:
        ana = server.guest("Ana")
        table = await ana.make("gladius", ["me", "bot"])
        server.hub.work_rates.bucket("127.0.0.1").charge(1_000_000.0)  # what a neighbour looked at
        line = await ana.sit(table, 0, lang="en")
        await line.until_asked()
        assert await line.code("look") == ""
        with pytest.raises(Exception, match="429"):
            await server.guest().look(table)


async def test_somebody_with_several_tabs_sees_all_of_them(tmp_path: Path, origin: dict[str, Any]) -> None:
    """A long game in two languages, a replay that is stepped through, its end and its record."""
    async with served(tmp_path, **USUAL) as server:
        table, _ = await server.table("spartacus", origin, ["open"] * 3)
        _, over = await server.finished()
        guest = server.guest()
        tabs = [await watch(server, table, lang) for lang in ("en", "pt-BR")]
        assert [await tab.code("look") for tab in tabs for _ in range(3)] == [""] * 6
        await _reads(guest, over)


async def test_a_long_replay_is_read_with_everybodys_story(tmp_path: Path) -> None:
    """The first look plays the game again and tells it for every seat; then it is stepped through."""
    async with served(tmp_path, **USUAL, import_seconds=LONG_TIME) as server:
        guest = server.guest()
        record = {"record": json.loads(finished_game())}
        table = (await guest.post("/api/records", record))["id"]
        await _reads(guest, table)


async def _reads(guest: Guest, table: str) -> None:
    paths = ["replay?lang=en&viewer=open&story=true", "ending?lang=en", "record"]
    paths += [f"replay?lang=en&viewer=open&at={at % 2}" for at in range(10)]
    for path in paths:
        await _read(guest, f"/api/tables/{table}/{path}")


async def _read(guest: Guest, path: str) -> None:
    """Read it, a little later if one must: work is charged as measured, and a busy machine takes longer."""
    for _ in range(60):
        reply = await guest.http.get(path)
        if reply.status_code == 200:
            return
        assert reply.status_code == 429, reply.text
        await asyncio.sleep(0.5)
    pytest.fail(f"{path} was never read")


def finished_game() -> str:
    """The record of a game of Spartacus that is over."""
    from munera.games import books  # noqa: PLC0415
    from munera.kernel import Stream, record, start  # noqa: PLC0415
    from munera.kernel.random_play import RandomPlayer  # noqa: PLC0415

    match = start(books()["spartacus"], 3, 1, {"type": "quick", "rounds": 2})
    player = RandomPlayer(Stream.seeded(1))
    while not match.over:
        player.step(match)
    return record(match)
