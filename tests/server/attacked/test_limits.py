"""Limits: bodies, messages, viewers, tables, rooms, lines; and how often. Bad input is a clear no."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import websockets
from starlette.requests import HTTPConnection

from munera.server.http.security import address_of
from munera.server.rates import Bucket, Rates
from munera.server.settings import Settings
from munera.server.storage import schema
from munera.tables.refusals import Refused
from munera.tables.texts import one_line, visible_text
from tests.server.clients import RunningServer, SocketClient, served

pytestmark = pytest.mark.anyio
WISH = {"game": "gladius", "seats": [{"kind": "me"}, {"kind": "open"}]}
SMALL = 20_000  # bytes: a limit that a test reaches quickly


# ---------------------------------------------------------------------- bodies


async def _raw(server: RunningServer, head: str, chunks: list[bytes]) -> tuple[int, dict[str, Any]]:
    """A request byte by byte, as no client library would send it."""
    host, port = server.url.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        writer.write(f"{head}\r\nHost: {host}:{port}\r\nConnection: close\r\n\r\n".encode("latin-1"))
        for chunk in chunks:
            writer.write(chunk)
        await writer.drain()
        answer = await asyncio.wait_for(reader.read(), 20)
    except ConnectionError:  # it hung up while we were still talking
        answer = b""
    finally:
        writer.close()
    first, _, rest = answer.partition(b"\r\n")
    body = rest.partition(b"\r\n\r\n")[2]
    return int(first.split()[1]) if first else 0, json.loads(body) if body.startswith(b"{") else {}


async def test_large_bodies_are_refused_before_they_are_read(tmp_path: Path) -> None:
    async with served(tmp_path, largest_body=SMALL) as server:
        head = "POST /api/tables HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: "
        for length in (f"{SMALL + 1}", "9" * 30):
            assert await _raw(server, head + length, []) in ((413, {"code": "too_large", "detail": ""}), (400, {}))
        assert (await _raw(server, f"{head}{SMALL + 1}", []))[0] == 413


async def test_a_body_without_a_length_is_cut_at_the_limit(tmp_path: Path) -> None:
    async with served(tmp_path, largest_body=SMALL) as server:
        head = "POST /api/tables HTTP/1.1\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked"
        whole = json.dumps(WISH).encode()
        sent = [b"%x\r\n%s\r\n" % (len(part), part) for part in (whole[:9], whole[9:])]
        status, table = await _raw(server, head, [*sent, b"0\r\n\r\n"])
        assert status == 201, table
        chunk = b"1000\r\n" + b" " * 4096 + b"\r\n"
        status, reply = await _raw(server, head, [chunk] * 6)  # it never ends, and needs not
        assert (status, reply["code"]) == (413, "too_large")
        assert len(await server.rows(schema.tables)) == 1


NESTED = "[" * 50_000 + "]" * 50_000
BODIES: dict[str, bytes] = {
    "nothing": b"",
    "half": b'{"game": "gladius", "se',
    "not JSON": b"game=gladius",
    "invalid UTF-8": b'{"game": "\xff\xfe", "seats": []}',
    "deep": NESTED.encode(),
    "deep field": f'{{"game": {NESTED}, "seats": []}}'.encode(),
    "huge number": b'{"game": "gladius", "seats": [{"kind": "me"}], "window": ' + b"9" * 5000 + b"}",
    "large number": b'{"game": "gladius", "seats": [{"kind": "me"}], "options": {"x": ' + b"9" * 4000 + b"}}",
    "not a number": b'{"game": "gladius", "seats": [{"kind": "me"}], "window": NaN}',
    "endless": b'{"game": "gladius", "seats": [{"kind": "me"}], "window": 1e999}',
    "lone surrogate": b'{"game": "\\ud800", "seats": [{"kind": "me"}]}',
    "lone surrogate in a key": b'{"game": "gladius", "seats": [], "\\udfff": 1}',
    "lone surrogate in an option": b'{"game": "gladius", "seats": [{}, {}], "options": {"\\ud800": "\\ud800"}}',
    "lone surrogate in entropy": b'{"game": "gladius", "seats": [{}, {}], "entropy": "\\ud800"}',
    "NUL in entropy": b'{"game": "gladius", "seats": [{}, {}], "entropy": "a\\u0000b"}',
    "NUL in an option": b'{"game": "gladius", "seats": [{}, {}], "options": {"a\\u0000": "\\u0000"}}',
    "NUL in a bot": b'{"game": "gladius", "seats": [{"kind": "bot", "bot": "\\u0000"}, {}]}',
    "array": b"[]",
    "null": b"null",
    "unknown field": b'{"game": "gladius", "seats": [{}, {}], "seed": "1"}',
    "wrong types": b'{"game": 3, "seats": {"0": "me"}}',
    "true for a number": b'{"game": "gladius", "seats": [{}, {}], "pace": {"kind": "live", "seconds": true}}',
    "no such game": b'{"game": "chess", "seats": [{}, {}]}',
    "too many seats": b'{"game": "gladius", "seats": [{}, {}, {}, {}]}',
    "an option of another type": b'{"game": "gladius", "seats": [{}, {}], "options": {"fighter_1": 5}}',
    "a clock without time": b'{"game": "gladius", "seats": [{}, {}], "pace": {"kind": "live"}}',
}


async def test_every_bad_body_is_a_clear_no(server: RunningServer) -> None:
    guest = server.guest()
    codes = {*Refused.CODES}
    for what, body in BODIES.items():
        for kind in ("application/json", "text/plain", "application/x-www-form-urlencoded", "nonsense", ""):
            response = await guest.http.post("/api/tables", content=body, headers={"Content-Type": kind})
            assert 400 <= response.status_code < 500, (what, kind, response.status_code, response.text)
            assert set(response.json()) == {"code", "detail"}, what
            assert response.json()["code"] in codes, what
            assert len(response.text) < 1000, what
    assert not await server.rows(schema.tables)


PATHS = [
    "/api/tables/%00",
    "/api/tables/%ff%fe",
    "/api/tables/ABC",
    "/api/tables/a%0a",
    "/api/tables/" + "a" * 41,
    "/api/tables/..%2f..%2fetc",
    "/api/tables/a/b/c/d",
    "/api/tables/aaaaaaaaaaaaaaaaaaaa/seats/99999999999999999999/link",
    "/api/tables/aaaaaaaaaaaaaaaaaaaa/seats/-1/link",
    "/api/tables/aaaaaaaaaaaaaaaaaaaa/seats/x/link",
    "/api/tables/aaaaaaaaaaaaaaaaaaaa/leave?seat=x",
    "/api/tables/aaaaaaaaaaaaaaaaaaaa/leave?seat=" + "9" * 5000,
    "/seat/" + "a" * 81,
    "/seat/%00",
    "/seat/a%ed%a0%80",
    "/api",
    "/api/",
]


async def test_every_bad_path_is_a_clear_no(server: RunningServer) -> None:
    guest = server.guest()
    for path in PATHS:
        for method in ("GET", "POST", "DELETE", "PUT", "PATCH", "OPTIONS"):
            response = await guest.call(method, path, {})
            assert 400 <= response.status_code < 500, (method, path, response.status_code)
            assert set(response.json()) == {"code", "detail"}, (method, path)
            if response.status_code == 405:
                assert response.headers["allow"]


async def test_bad_addresses_of_sockets(server: RunningServer) -> None:
    guest = server.guest("Ana")
    table = await guest.make("gladius", ["me", "open"])
    wanted = {
        f"{table}/socket?seat=x": 404,
        f"{table}/socket?seat=-1": 404,
        f"{table}/socket?seat=%C2%B2": 404,
        f"{table}/socket?seat=1": 403,
        f"{table}/socket?seat=0&since=x": 400,
        f"{table}/socket?seat=0&since=-1": 400,
        f"{table}/socket?since=" + "9" * 5000: 400,
        "%00/socket": 404,
        f"{'a' * 50}/socket": 404,
        f"{'a' * 20}/socket": 404,
    }
    cookie = {"Cookie": f"munera={guest.http.cookies['munera']}"}
    for path, status in wanted.items():
        with pytest.raises(websockets.InvalidStatus) as caught:
            await websockets.connect(
                f"{server.url}/api/tables/{path}".replace("http", "ws"), additional_headers=cookie
            )
        assert caught.value.response.status_code == status, path
        assert set(json.loads(caught.value.response.body or b"")) == {"code", "detail"}


# ---------------------------------------------------------------------- how many


async def test_a_browser_has_so_many_tables(tmp_path: Path) -> None:
    async with served(tmp_path, most_tables=2) as server:
        guest = server.guest()
        for _ in range(2):
            await guest.make("gladius", ["me", "open"])
        response = await guest.call("POST", "/api/tables", WISH)
        assert response.status_code == 429
        assert response.json() == {"code": "too_many_tables", "detail": "", "facts": {"most": 2}}
        assert (await server.guest().call("POST", "/api/tables", WISH)).status_code == 201


async def test_no_crowd_keeps_a_player_out(tmp_path: Path) -> None:
    async with served(tmp_path, most_sockets=2, most_devices=2) as server:
        ana, crowd = server.guest("Ana"), server.guest()
        table = await ana.make("gladius", ["me", "open"])
        looking = [await crowd.look(table) for _ in range(2)]
        with pytest.raises(websockets.InvalidStatus) as caught:
            await crowd.look(table)
        assert caught.value.response.status_code == 429
        for _ in range(2):
            await ana.sit(table)
        with pytest.raises(websockets.InvalidStatus):
            await ana.sit(table)
        await looking[0].close()
        live = await server.live_table(table)
        async with asyncio.timeout(20):
            while len(live.viewers) > 3:
                await asyncio.sleep(0.01)
        await (await crowd.look(table)).settle()


@pytest.fixture
async def pair(tmp_path: Path) -> AsyncIterator[tuple[RunningServer, SocketClient, SocketClient]]:
    """Two people at a table with narrow limits."""
    limits = {"largest_message": 2000, "most_talk": 6, "most_rooms": 2, "talk": 100.0}
    async with served(tmp_path, **limits) as server:
        ana, bob = server.guest("Ana"), server.guest("Bob")
        table = await ana.make("spartacus", ["me", "open", "bot:random"])
        await bob.join(table)
        yield server, await ana.sit(table), await bob.sit(table)


async def test_large_messages_are_refused_and_the_line_holds(
    pair: tuple[RunningServer, SocketClient, SocketClient],
) -> None:
    _, ana, _ = pair
    await ana.socket.send("x" * 1999)
    await ana.socket.send("\u20ac" * 1000)  # 3000 bytes
    await ana.until(lambda: ana.count("refused") == 2)
    assert [frame["code"] for frame in ana.frames if frame["type"] == "refused"] == ["bad_request", "too_large"]
    await ana.settle()


async def test_talk_has_its_limits_seat_by_seat(pair: tuple[RunningServer, SocketClient, SocketClient]) -> None:
    _, ana, bob = pair
    assert await ana.code("say", text="x" * 501) == "bad_request"
    assert await ana.code("say", text="one") == ""
    assert await ana.code("say", text="two", room=[1]) == ""
    assert await ana.code("say", text="three", room=[2]) == "too_many"
    for _ in range(4):
        assert await ana.code("say", text="more") == ""
    assert await ana.code("say", text="enough") == "too_many"
    assert await bob.code("say", text="what Ana says does not count here") == ""


# ---------------------------------------------------------------------- how often


def test_a_bucket_empties_and_fills() -> None:
    bucket = Bucket(rate=0.0, burst=3.0)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    bucket.rate, bucket.at = 10.0, bucket.at - 1.0  # a second later
    assert bucket.take()


def test_rates_remember_only_so_many() -> None:
    rates = Rates(rate=0.0, burst=1.0)
    rates.check(["ana"])
    with pytest.raises(Refused):
        rates.check(["ana"])
    for number in range(Rates.MOST + 5):
        rates.check([str(number)])
    assert len(rates.buckets) == Rates.MOST


@pytest.mark.usefixtures("frozen")
async def test_requests_are_counted_by_browser_and_by_address(tmp_path: Path) -> None:
    async with served(tmp_path, requests=0.5, trust_proxy=True) as server:  # two at once
        ana, bob = server.guest(), server.guest()

        async def status(guest: Any, address: str) -> int:
            response = await guest.http.get("/api/games", headers={"X-Forwarded-For": address})
            return int(response.status_code)

        assert [await status(ana, "1.1.1.1") for _ in range(3)] == [200, 200, 429]
        assert await status(bob, "1.1.1.1") == 429  # the same address, whoever asks
        ana.http.cookies["munera"] = server.app.state.identities.issue()
        assert [await status(ana, f"2.2.2.{n}") for n in range(3)] == [200, 200, 429]  # the same browser
        assert await status(bob, "3.3.3.3") == 200
        assert (
            await status(bob, "9.9.9.9, 1.1.1.1") == 429
        )  # what a client claims before the proxy is not believed
        response = await bob.http.get("/healthz", headers={"X-Forwarded-For": "1.1.1.1"})
        assert response.status_code == 200


@pytest.mark.usefixtures("frozen")
async def test_making_tables_costs_more(tmp_path: Path) -> None:
    async with served(tmp_path, requests=3.0) as server:  # twelve at once: two tables
        codes = [(await server.guest().call("POST", "/api/tables", WISH)).status_code for _ in range(3)]
        assert codes == [201, 201, 429]
        assert len(await server.rows(schema.tables)) == 2


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("x" * 8000, "unknown"),
        ("", "unknown"),
    ],
)
def test_addresses_are_those_of_a_home(host: str, address: str) -> None:
    connection = HTTPConnection({"type": "http", "headers": [], "client": (host, 1)})
    assert address_of(connection, Settings()) == address


@pytest.mark.parametrize(
    ("lines", "address"),
    [
        (["192.0.2.7"], "192.0.2.7"),
        (["203.0.113.1, 192.0.2.7"], "192.0.2.7"),
        (["203.0.113.1", "192.0.2.7"], "192.0.2.7"),  # the proxy has added a line to what the client sent
        (["203.0.113.1", "203.0.113.2, 192.0.2.7"], "192.0.2.7"),
        (["192.0.2.7", "nonsense"], "unknown"),
        ([], "127.0.0.1"),
    ],
)
def test_the_last_line_of_the_proxy_counts(lines: list[str], address: str) -> None:
    headers = [(b"x-forwarded-for", line.encode()) for line in lines]
    connection = HTTPConnection({"type": "http", "headers": headers, "client": ("127.0.0.1", 1)})
    assert address_of(connection, Settings(trust_proxy=True)) == address
    assert address_of(connection, Settings()) == "127.0.0.1"


@pytest.mark.usefixtures("frozen")
async def test_opening_sockets_is_counted_too(tmp_path: Path) -> None:
    async with served(tmp_path, requests=1.0) as server:
        codes = []
        for _ in range(8):
            try:
                await websockets.connect(f"{server.url}/api/tables/a/socket".replace("http", "ws"))
            except websockets.InvalidStatus as error:
                codes.append(error.response.status_code)
        assert 429 in codes
        assert codes[0] == 404


@pytest.mark.usefixtures("frozen")
async def test_messages_are_counted(tmp_path: Path) -> None:
    async with served(tmp_path, messages=0.5) as server:
        guest = server.guest()
        line = await guest.look(await guest.make("gladius", ["open", "open"]))
        for _ in range(8):
            await line.socket.send('{"type": "look"}')
        assert await line.until_closed() == 4429
        assert "too_fast" in [frame.get("code") for frame in line.frames]


@pytest.mark.usefixtures("frozen")
async def test_talk_is_counted_over_all_sockets_of_a_seat(tmp_path: Path) -> None:
    async with served(tmp_path, talk=0.2) as server:  # two at once, and then one in five seconds
        guest = server.guest()
        table = await guest.make("gladius", ["me", "open"])
        one, two = await guest.sit(table), await guest.sit(table)
        codes = [await line.code("say", text="ave") for line in (one, two, one, two)]
        assert codes == ["", "", "too_fast", "too_fast"]
        await two.settle()


# ---------------------------------------------------------------------- what people write

HIDDEN = ["\x00", "\x1b[31m", "\r", "\u202e", "\u2066", "\u200b", "\u200d", "\ufeff", "\u00ad", "\u3164", "\u2800"]
HIDDEN += ["\ufe0f", "\U000e0101", "\U000e0041", "\ud800", "\u034f", "\u2028", "\ue000"]


@pytest.mark.parametrize("hidden", HIDDEN)
def test_nothing_hides_in_a_text(hidden: str) -> None:
    seen = hidden.replace("\x1b", "") if hidden.startswith("\x1b") else ""
    assert visible_text(f"A{hidden}na") == f"A{seen}na"
    assert one_line(f" {hidden}Ana{hidden} ", 24).replace(seen, "") in ("Ana", " Ana")


def test_accents_do_not_pile_up() -> None:
    assert visible_text("e\u0301") == "\u00e9"
    assert len(visible_text("z" + "\u0335" * 50)) == 3
    assert visible_text("\u05d0\u05b8 \u0e01\u0e33 <b>&amp;</b>") == "\u05d0\u05b8 \u0e01\u0e33 <b>&amp;</b>"


async def test_names_and_talk_come_out_as_plain_text(server: RunningServer) -> None:
    ana, bob = server.guest("<img src=x onerror=alert(1)>"), server.guest("A\u202ena\u200b\n  B")
    table = await ana.make("gladius", ["me", "open"])
    await bob.join(table)
    names = [seat["name"] for seat in (await ana.info(table))["seats"]]
    assert names == ["<img src=x onerror=alert", "Ana B"]  # JSON: whoever shows it escapes it
    line = await ana.sit(table)
    assert await line.code("say", text="</script>\u202e ave\x07\nsalve") == ""
    await line.until(lambda: line.said)
    assert line.said[0]["text"] == "</script> ave\nsalve"
    for nothing in ("", "  ", "\u200b\u202e", "\n"):
        assert await line.code("say", text=nothing) == "bad_text"


@pytest.mark.parametrize("word", ["\ud800", "\x00", "\u202e", "\u00e9", "z" * 61])
async def test_standing_answers_are_made_of_plain_words(server: RunningServer, word: str) -> None:
    """They come back with every look at the table."""
    ana, bob = server.guest("Ana"), server.guest("Bob")
    table = await ana.make("for_glory", ["me", "open"])
    await bob.join(table)
    line = await ana.sit(table)
    assert await line.code("standing", answers=[[word, "*", "decline"]]) == "bad_standing"
    assert await line.code("standing", answers=[["*", word, "decline"]]) == "bad_standing"
    assert (await ana.info(table))["standing"] == []


async def test_nobody_takes_the_name_of_another(server: RunningServer) -> None:
    ana, eve = server.guest("Ana"), server.guest("\u200bANA\ufe0f ")
    table = await ana.make("gladius", ["me", "open"])
    await eve.join(table)
    assert [seat["name"] for seat in (await ana.info(table))["seats"]] == ["Ana", "ANA 2"]
