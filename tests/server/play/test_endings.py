"""The end of a game over the wire: what it tells and to whom, what it costs, and what an outsider gets."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from munera.kernel import Rulebook
from munera.server.rates import Rates
from munera.server.records import endings
from munera.tables.ending import GameEnd, end_of
from tests.server.clients import Guest, RunningServer, eventually, served
from tests.server.records.test_published import OFFER, foil_twice, robbed, the_end
from tests.server.records.test_replays import finished, long_game

pytestmark = pytest.mark.anyio


async def status_and_code(guest: Guest, path: str) -> tuple[int, str]:
    response = await guest.http.get(path)
    return response.status_code, response.json().get("code", "")


async def test_the_end_of_a_game_is_told_to_anybody_who_knows_the_table(server: RunningServer) -> None:
    ana, stranger = server.guest("Ana"), server.guest()
    table = await finished(ana)
    end = await stranger.get(f"/api/tables/{table}/ending")
    result = (await ana.info(table))["result"]
    assert [side["seat"] for side in end["sides"] if side["won"]] == result["winners"]
    assert [side["has"] for side in end["sides"]] == [side["has"] for side in result["standings"]]
    assert end["rounds"][-1]["has"] == [side["has"] for side in end["sides"]]
    assert not end["verdict"]["victory"]
    (winner,) = result["winners"]
    to_them = await stranger.get(f"/api/tables/{table}/ending?you={winner}")
    assert to_them["verdict"] == {**to_them["verdict"], "victory": True, "title": "The crowd shouts your name."}
    portuguese = await stranger.get(f"/api/tables/{table}/ending?you={winner}&lang=pt-BR")
    assert portuguese["verdict"]["title"] == "O público grita o seu nome."
    numbers = ("rounds", "moment", "awards")
    assert [one["has"] for one in to_them["rounds"]] == [one["has"] for one in portuguese["rounds"]]
    assert all(bool(end[name]) == bool(portuguese[name]) for name in numbers)


async def test_a_stranger_is_told_the_same_end_whatever_came_to_nothing(server: RunningServer) -> None:
    """Two games that differ in wishes and private offers only have the same end for every reader."""
    pair = await robbed(server)
    assert await pair.lines[1][1].code("act", move=["offer", OFFER]) == ""
    assert await pair.lines[2][1].code("act", move=["decline", OFFER]) == ""
    await foil_twice(pair)
    await the_end(pair)
    stranger, compared = server.guest(), 0
    for lang in ("en", "pt-BR"):
        for reader in ("", "&you=0", "&you=1", "&you=2"):
            one, two = [
                (await stranger.http.get(f"/api/tables/{live.id}/ending?lang={lang}{reader}")).text
                for live in pair.live_tables
            ]
            assert one == two
            assert json.loads(one)["verdict"]["kind"] == "won"
            compared += 1
    assert compared == 8


async def test_outsiders_are_given_no_end_of_what_is_not_over(server: RunningServer) -> None:
    ana, eve = server.guest("Ana"), server.guest()
    waits = await ana.make("gladius", ["me", "open"])
    plays = await ana.make("gladius", ["me", "me"])
    over = await finished(ana)
    path = "/api/tables/{}/ending"
    for guest in (eve, ana):
        assert await status_and_code(guest, path.format(waits)) == (409, "not_started")
        assert await status_and_code(guest, path.format(plays)) == (409, "not_over")
    for id in ("nowhere", "0" * 22, "..%2f..%2fetc", "%00", "'", "a" * 300, over[:-1], over.swapcase()):
        status, _ = await status_and_code(eve, path.format(id))
        assert status in (404, 422), id
    for query in ("you=2", "you=15"):
        assert await status_and_code(eve, f"{path.format(over)}?{query}") == (404, "no_seat")
    for query in ("you=-1", "you=16", "you=x", "you=1e9", f"lang={'x' * 11}"):
        status, _ = await status_and_code(eve, f"{path.format(over)}?{query}")
        assert status == 422, query
    for query in ("lang=xx", "edition=1", "titles=rude"):
        assert await status_and_code(eve, f"{path.format(over)}?{query}") == (400, "bad_request"), query


@pytest.mark.usefixtures("frozen")
async def test_who_asks_for_ends_all_the_time_must_wait(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        _, table = await server.finished()
        server.hub.work_rates = Rates(1.0, 100.0)
        eve = server.guest()
        codes = [(await eve.http.get(f"/api/tables/{table}/ending?you={n % 2}")).status_code for n in range(120)]
        assert codes[0] == 200
        assert codes[-1] == 429
        assert sorted(codes) == codes


@pytest.mark.usefixtures("frozen")
async def test_an_end_weighs_what_it_makes_the_server_do(tmp_path: Path) -> None:
    """To play a long game again is paid for by whoever asks, once; and each reader's words when they are made."""
    async with served(tmp_path) as server:
        ana = server.guest("Ana")
        data = json.loads(long_game("for_glory", 2, 1))
        table = (await ana.post("/api/records", {"record": data}))["id"]
        server.hub.work_rates = Rates(1.0, 1_000_000.0)

        def left() -> float:
            (bucket,) = server.hub.work_rates.buckets.values()
            return bucket.left

        path, paid = f"/api/tables/{table}/ending", list[float]()
        for query in ("", "", "?you=0", "?you=0"):
            before = left() if server.hub.work_rates.buckets else 1_000_000.0
            await ana.get(path + query)
            paid.append(before - left())
        first, again, other, other_again = paid
        assert first > len(data["entries"]) / 6  # as much as a replay, and more
        assert again == other_again == 1
        assert 1 < other < first


async def test_who_has_played_sees_the_end_once_for_nothing(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        ana, table = await server.finished()
        server.hub.work_rates = Rates(0.001, 1_000.0)
        assert (await status_and_code(ana, f"/api/tables/{table}/ending"))[0] == 200
        assert server.hub.work_rates.bucket("127.0.0.1").covers(1_000.0)
        assert (await status_and_code(ana, f"/api/tables/{table}/ending"))[0] == 200
        assert not server.hub.work_rates.bucket("127.0.0.1").covers(1_000.0)


async def test_a_fork_of_a_long_game_is_no_game_that_was_played(tmp_path: Path) -> None:
    """Else somebody would have a long record played again for a concession."""
    async with served(tmp_path) as server:
        ana = server.guest("Ana")
        table = await finished(ana)
        middle = (await ana.get(f"/api/tables/{table}/replay?at=0&viewer=spectator"))["of"] // 2
        fork = (await ana.post(f"/api/tables/{table}/fork", {"at": middle, "seats": [{"kind": "me"}] * 2}))["id"]
        line = await ana.sit(fork, 0)
        await line.until_seen()
        assert await line.code("concede") == ""
        await line.until(lambda: line.info["status"] == "over")
        server.hub.work_rates = Rates(0.001, 1_000.0)
        assert (await status_and_code(ana, f"/api/tables/{fork}/ending"))[0] == 200
        assert not server.hub.work_rates.bucket("127.0.0.1").covers(1_000.0)


async def test_a_crowd_at_the_end_has_it_made_once(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    ana = server.guest("Ana")
    table = await finished(ana)
    made = list[str]()

    def counted(book: Rulebook[Any], text: str, between: Any) -> GameEnd:
        made.append(book.id)
        return end_of(book, text)

    monkeypatch.setattr(endings, "end_of", counted)
    guests = [server.guest() for _ in range(12)]
    texts = await asyncio.gather(*(guest.http.get(f"/api/tables/{table}/ending") for guest in guests))
    assert {response.status_code for response in texts} == {200}
    assert len({response.text for response in texts}) == 1
    assert made == ["gladius"]


async def test_nobody_waits_for_a_replay_that_is_looked_at(server: RunningServer) -> None:
    """A long look holds a replay in a thread of its own. The event loop must not wait for it: all tables would."""
    table = await finished(server.guest("Ana"))
    replay = await server.app.state.replays.load(table)
    looked, passed = Event(), list[bool]()

    def look() -> None:
        with replay._lock:
            passed.append(looked.wait(2))

    looking = asyncio.create_task(asyncio.to_thread(look))
    await eventually(replay._lock.locked)
    asking = asyncio.create_task(server.guest().get(f"/api/tables/{table}/ending"))
    await asyncio.sleep(0.2)
    looked.set()
    await looking
    assert (await asking)["game"] == "gladius"
    assert passed == [True]
