"""One viewer cannot stall a server: stories are told bit by bit and once, and who asks for much pays for it."""

from __future__ import annotations

import json
from contextlib import suppress
from itertools import pairwise, product
from pathlib import Path
from typing import Any

import pytest
import websockets

from munera.games import books
from munera.kernel import Stream, record, start
from munera.kernel.random_play import RandomPlayer
from munera.server.play.allowance import BYTES_READ, WEIGHTS, Allowance
from munera.server.rates import Bucket, Rates
from munera.server.settings import Settings
from munera.tables.story import Story
from munera.tables.viewers import MOST_EVENTS
from tests.server.clients import RunningServer, SocketClient, fresh, served

pytestmark = pytest.mark.anyio
LONG = 900  # events


def long_game(events: int = LONG) -> dict[str, Any]:
    """The origin of a table at which much has happened."""
    match = start(books()["spartacus"], 3, 1, {"type": "quick"})
    player = RandomPlayer(Stream.seeded(1))
    while match.events_told(None) < events:
        player.step(match)
    return {"record": record(match), "until": None}


@pytest.fixture(scope="module")
def origin() -> dict[str, Any]:
    return long_game()


def lines_of(frames: list[dict[str, Any]]) -> list[str]:
    return [line["text"] for frame in frames for line in frame["said"]["lines"]]


async def watch(server: RunningServer, table: str, lang: str = "en") -> SocketClient:
    """A spectator who has been told everything."""
    line = await server.guest().look(table, lang)
    await line.until(lambda: line.state and not line.state.get("more"))
    return line


def states(line: SocketClient) -> list[dict[str, Any]]:
    return [frame for frame in line.frames if frame["type"] == "state"]


# ---------------------------------------------------------------------- stories


async def test_a_long_story_comes_in_pieces_and_others_are_served_between(
    server: RunningServer, origin: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    found, between = Story.tell, 0

    def counted(self: Story, since: int, until: int) -> Any:
        nonlocal between
        for _ in found(self, since, until):
            between += 1
            yield

    monkeypatch.setattr(Story, "tell", counted)
    table, _ = await server.table("spartacus", origin, ["open"] * 3)
    pieces = states(await watch(server, table))
    assert len(pieces) >= 3
    assert all(len(piece["events"]) <= MOST_EVENTS for piece in pieces)
    assert [piece["n"] for piece in pieces] == list(range(1, len(pieces) + 1))
    assert all(piece["ask"] is None for piece in pieces[:-1])
    assert pieces[0]["since"] == 0
    assert all(one["told"] == next["since"] for one, next in pairwise(pieces))
    assert between >= 30


async def test_nobody_holds_the_lock_while_a_story_is_told(
    server: RunningServer, origin: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _ = await server.table("spartacus", origin, ["open"] * 3)
    live = await server.live_table(table)
    found, locked = Story.tell, []

    def watched(self: Story, since: int, until: int) -> Any:
        for _ in found(self, since, until):
            locked.append(live.lock.locked())
            yield

    monkeypatch.setattr(Story, "tell", watched)
    await watch(server, table, "pt-BR")
    assert locked
    assert not any(locked)


async def test_what_was_told_to_one_spectator_is_not_told_again_for_the_next(
    server: RunningServer, origin: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _ = await server.table("spartacus", origin, ["open"] * 3)
    one = await watch(server, table)
    made = 0
    line_of = Story._line

    def counted(self: Story, *given: Any) -> str:
        nonlocal made
        made += 1
        return line_of(self, *given)

    monkeypatch.setattr(Story, "_line", counted)
    two = await watch(server, table)
    first, second = (lines_of(states(line)) for line in (one, two))
    assert first == second
    assert len(second) > LONG / 2
    assert made == 0


async def test_another_language_tells_the_whole_story_again(server: RunningServer) -> None:
    _, (one, _) = await server.table("gladius", fresh("gladius", 2), ["open", "open"])
    await one.until_seen()
    assert await one.code("speak", lang="en", edition="", titles="") == ""
    assert await one.code("speak", lang="pt-BR", edition="", titles="") == ""
    await one.until(lambda: one.count() >= 3)
    assert one.state["since"] == 0
    english, portuguese = (frame["said"]["lines"] for frame in one.frames[-20:] if frame.get("said"))
    assert [line["n"] for line in english] == [line["n"] for line in portuguese]
    assert english != portuguese


# ---------------------------------------------------------------------- refusals


REFUSED = [
    ({"type": "answer", "ask": "1-00000000", "option": "x"}, "not_yours"),
    ({"type": "nonsense"}, "bad_request"),
    ({"type": "part", "name": "nothing"}, "no_part"),
    ({"type": "speak", "lang": "tlh", "edition": "", "titles": ""}, "bad_request"),
    ({"type": "say", "text": "x" * 70_000}, "too_large"),
]


async def test_a_refusal_names_its_request_and_brings_nothing_else(server: RunningServer) -> None:
    table, _ = await server.table("gladius", fresh("gladius", 2), ["open", "open"])
    line = await server.guest().look(table, "en")
    await line.until_seen()
    await line.settle()
    before = len(line.frames)
    for number, (message, _) in enumerate(REFUSED):
        await line.socket.send(json.dumps({**message, "ref": f"r{number}"}))
    await line.until(lambda: len(line.frames) >= before + len(REFUSED))
    assert line.frames[before:] == [
        {"type": "refused", "ref": f"r{number}", "code": code} for number, (_, code) in enumerate(REFUSED)
    ]
    for text in ("no json", "[1]", json.dumps({"type": "look", "ref": ["x"]})):
        await line.socket.send(text)
        await line.until(lambda: len(line.frames) > before + len(REFUSED))
        assert line.frames.pop() == {"type": "refused", "ref": None, "code": "bad_request"}


@pytest.mark.usefixtures("frozen")
async def test_who_is_too_fast_is_told_which_request_was_refused(tmp_path: Path) -> None:
    async with served(tmp_path, messages=1.0) as server:
        table, _ = await server.table("gladius", fresh("gladius", 2), ["open", "open"])
        line = await server.guest().look(table)
        await line.until_seen()
        before = line.count()
        for number in range(12):
            await line.socket.send(json.dumps({"type": "nonsense", "ref": number}))
        assert await line.until_closed() == 4429
        refs = [frame["ref"] for frame in line.frames if frame.get("code") == "too_fast"]
        assert refs == list(range(refs[0], refs[0] + len(refs)))
        assert len(refs) >= 3
        assert line.count() == before


# ---------------------------------------------------------------------- what it costs


@pytest.mark.usefixtures("frozen")
async def test_who_comes_and_goes_all_the_time_must_wait(tmp_path: Path, origin: dict[str, Any]) -> None:
    async with served(tmp_path, work=5.0) as server:
        table, _ = await server.table("spartacus", origin, ["open"] * 3)
        came = 0
        with suppress(websockets.InvalidStatus):
            while came < 40:
                line = await watch(server, table)
                await line.close()
                came += 1
        assert 1 <= came < 20


@pytest.mark.usefixtures("frozen")
async def test_who_reads_replays_all_the_time_must_wait(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        ana, table = await server.finished()
        server.hub.work_rates = Rates(1.0, 100.0)
        path = f"/api/tables/{table}/replay?lang=en&viewer=open&story=true"
        codes = [(await ana.http.get(path)).status_code for _ in range(40)]
        assert codes[0] == 200
        assert codes[-1] == 429
        assert sorted(codes) == codes


@pytest.mark.usefixtures("frozen")
async def test_a_story_in_every_phrasing_is_paid_for(tmp_path: Path, origin: dict[str, Any]) -> None:
    async with served(tmp_path) as server:
        table, _ = await server.table("spartacus", origin, ["open"] * 3)
        server.hub.work_rates = Rates(5.0, 100.0)
        line = await server.guest().look(table)
        await line.until_seen()
        codes = []
        for lang, edition, titles in product(("en", "pt-BR"), ("2012", "2020"), ("clean", "printed")):
            codes.append(await line.code("speak", lang=lang, edition=edition, titles=titles))
            if codes[-1]:
                break
            await line.until(lambda: not line.state.get("more"))
        assert 1 < len(codes) < 8
        assert codes[-1] == "too_fast"


def allowance(settings: Settings | None = None, rates: Rates | None = None) -> Allowance:
    chosen = settings or Settings()
    return Allowance(chosen, rates or Rates(chosen.work, 8 * chosen.work), "here")


@pytest.mark.usefixtures("frozen")
def test_requests_weigh_what_they_cause() -> None:
    def often(kind: str, size: int = 100, *, watches: bool = False) -> int:
        one = allowance()
        return next(count for count in range(1_000) if not one.take(kind, size, watches=watches))

    assert often("answer") == 80
    assert often("part") == 80 / WEIGHTS["part"]
    assert often("hint") == 80 / WEIGHTS["hint"]
    assert often("answer", 10 * BYTES_READ) == 80 // 11


@pytest.mark.usefixtures("frozen")
def test_sockets_of_one_address_share_what_they_may_look_at_but_not_their_answers() -> None:
    settings = Settings()
    rates = Rates(settings.work, 8 * settings.work)
    sockets = [allowance(settings, rates) for _ in range(10)]
    looks = sum(one.take("look", 50, watches=True) for one in sockets for _ in range(80))
    assert looks == 8 * settings.work
    assert all(one.take("answer", 50, watches=False) for one in [allowance(settings, rates)] * 80)
    assert allowance(settings, Rates(settings.work, 160.0)).take("look", 50, watches=True), "elsewhere"


@pytest.mark.usefixtures("frozen")
def test_what_is_owed_is_paid_off_first() -> None:
    bucket = Bucket(10.0, 40.0)
    assert bucket.take(40.0)
    bucket.charge(25.0)
    assert not bucket.take()
    bucket.at -= 2.0
    assert not bucket.take()
    bucket.at -= 1.0
    assert bucket.take()
