"""Cookies are issued by the server alone; those of earlier times are exchanged once, and no seat is lost."""

from __future__ import annotations

import asyncio
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import update
from tools import releases

from munera.server.http.identity import COOKIE, SECURE_COOKIE, TOKEN, hashed
from munera.server.storage import browsers, schema
from tests.server.clients import RunningServer, served

pytestmark = pytest.mark.anyio
WISH = {"game": "gladius", "seats": [{"kind": "me", "name": "Ana"}, {"kind": "open"}]}
CHOSEN = "c" * 43  # what a stranger would put into somebody's browser: a token of 0.1.0 looks so


def _cookies(response: httpx.Response) -> dict[str, Any]:
    """The cookies that a response sets, by name."""
    jar: SimpleCookie = SimpleCookie()
    for line in response.headers.get_list("set-cookie"):
        jar.load(line)
    return dict(jar)


async def _request(server: RunningServer, cookie: str, method: str, path: str, body: Any = None) -> httpx.Response:
    """A request with exactly this cookie, as a browser behind https would send it, too."""
    async with httpx.AsyncClient(base_url=server.url, timeout=20) as client:
        return await client.request(method, path, json=body, headers={"Cookie": cookie} if cookie else {})


async def _older(server: RunningServer, token: str) -> str:
    """A table that a browser with this token of 0.1.0 has made, and at which it sits."""
    ana = server.guest("Ana")
    table = await ana.make("gladius", ["me", "open"])
    old = hashed(token)
    async with server.hub.engine.begin() as connection:
        await connection.execute(
            update(schema.holders).values(holder=old).where(schema.holders.c.table_id == table)
        )
        await connection.execute(update(schema.tables).values(owner=old).where(schema.tables.c.id == table))
    await server.hub.unload(table)
    return table


# ---------------------------------------------------------------------- values that others chose


@pytest.mark.parametrize("secure", [False, True])
async def test_no_value_that_a_client_chose_is_anybody(tmp_path: Path, secure: bool) -> None:
    async with served(tmp_path, secure_cookies=secure) as server:
        own = SECURE_COOKIE if secure else COOKIE
        for cookie in (
            f"{COOKIE}={CHOSEN}",
            f"{SECURE_COOKIE}={CHOSEN}",
            f"{own}={CHOSEN}.{'d' * 22}",
            f"{COOKIE}={CHOSEN}; {SECURE_COOKIE}={CHOSEN}",
            f"{own}=",
        ):
            response = await _request(server, cookie, "POST", "/api/tables", WISH)
            assert response.status_code == 201, cookie
            given = _cookies(response)[own].value
            assert TOKEN.fullmatch(given), cookie
            assert CHOSEN not in given
        rows = await server.rows(schema.holders)
        assert len({row["holder"] for row in rows}) == 5
        assert hashed(CHOSEN) not in {row["holder"] for row in rows}


async def test_a_chosen_value_takes_no_seat_by_a_link(server: RunningServer) -> None:
    ana = server.guest("Ana")
    table = await ana.make("gladius", ["me", "open"])
    link = (await ana.post(f"/api/tables/{table}/seats/0/link"))["path"]
    response = await _request(server, f"{COOKIE}={CHOSEN}", "POST", link)
    assert TOKEN.fullmatch(_cookies(response)[COOKIE].value)
    assert hashed(CHOSEN) not in {row["holder"] for row in await server.rows(schema.holders)}


async def test_under_https_the_cookie_is_bound_to_the_host(tmp_path: Path) -> None:
    async with served(tmp_path, secure_cookies=True) as server:
        lines = (await _request(server, "", "POST", "/api/tables", WISH)).headers.get_list("set-cookie")
        (cookie,) = (line for line in lines if line.startswith(SECURE_COOKIE))
        facts = {part.strip().lower() for part in cookie.split(";")[1:]}
        assert {"secure", "path=/", "httponly", "samesite=lax"} <= facts
        assert not [fact for fact in facts if fact.startswith("domain")]  # browsers refuse the name otherwise


# ---------------------------------------------------------------------- cookies of earlier times


@pytest.mark.parametrize("secure", [False, True])
async def test_a_cookie_of_0_1_0_is_exchanged_once_and_no_seat_is_lost(
    tmp_path: Path, secure: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(tmp_path, secure_cookies=secure) as server:
        old, own = "o" * 43, SECURE_COOKIE if secure else COOKIE
        table = await _older(server, old)
        info = await _request(server, f"{COOKIE}={old}", "GET", f"/api/tables/{table}")
        assert (info.json()["yours"], info.json()["owner"]) == ([0], True)
        new = _cookies(info)[own].value
        assert TOKEN.fullmatch(new)
        assert old not in new
        if secure:
            assert _cookies(info)[COOKIE]["max-age"] == "0"  # it goes
        after = await _request(server, f"{own}={new}", "POST", f"/api/tables/{table}/begin", {})
        assert after.json()["yours"] == [0]
        assert "set-cookie" not in after.headers
        assert hashed(old) not in str(await server.rows(schema.holders)) + str(await server.rows(schema.tables))
        monkeypatch.setattr(browsers, "EXCHANGE_SECONDS", -1.0)  # a minute later the old one is worth nothing
        late = await _request(server, f"{COOKIE}={old}", "GET", f"/api/tables/{table}")
        assert late.json()["yours"] == []
        assert "set-cookie" not in late.headers
        both = await _request(server, f"{COOKIE}={old}; {own}={new}", "GET", f"/api/tables/{table}")
        assert both.json()["yours"] == [0]


async def test_requests_at_once_are_given_the_same_cookie(tmp_path: Path, database_url: str) -> None:
    """A page asks for several things at a time, all of them with its old cookie."""
    async with served(tmp_path, database_url=database_url, secure_cookies=True) as server:
        table = await _older(server, "o" * 43)
        cookie = f"{COOKIE}={'o' * 43}"
        paths = [f"/api/tables/{table}", "/api/tables/mine", "/api/tables", f"/api/tables/{table}"] * 3
        reply = await asyncio.gather(*(_request(server, cookie, "GET", path) for path in paths))
        assert {response.status_code for response in reply} == {200}
        assert len({_cookies(response)[SECURE_COOKIE].value for response in reply}) == 1
        assert [response.json()["yours"] for response in reply[::4]] == [[0]] * 3
        assert len(await server.rows(schema.exchanges)) == 1


async def test_from_plain_http_to_https(tmp_path: Path) -> None:
    """The operator puts a proxy with https before a server: everybody keeps their seats."""
    async with served(tmp_path) as server:
        ana = server.guest("Ana")
        table = await ana.make("gladius", ["me", "open"])
        plain = ana.http.cookies[COOKIE]
    async with served(tmp_path, secure_cookies=True) as server:
        reply = await _request(server, f"{COOKIE}={plain}", "GET", f"/api/tables/{table}")
        assert (reply.json()["yours"], reply.json()["owner"]) == ([0], True)
        new = _cookies(reply)[SECURE_COOKIE].value
        reply = await _request(server, f"{SECURE_COOKIE}={new}", "GET", f"/api/tables/{table}")
        assert reply.json()["yours"] == [0]
        swapped = await _request(server, f"{COOKIE}={new}", "GET", f"/api/tables/{table}")
        assert swapped.json()["yours"] == []  # a cookie of https counts in no other


async def test_the_browsers_of_the_release_keep_their_seats(tmp_path: Path) -> None:
    """The database of 0.1.0 as it was left: every browser is given a new cookie, and has what it had."""
    releases.database("0.1.0", tmp_path / "munera.db")
    async with served(tmp_path, sweep=1e6) as server:
        before = await server.rows(schema.holders)
        for seat in sorted({row["seat"] for row in before})[:2]:
            guest = server.guest()
            guest.show(releases.token(seat))
            held = {row["table_id"] for row in before if row["holder"] == hashed(releases.token(seat))}
            assert held
            assert TOKEN.fullmatch(_cookies(await guest.call("GET", "/api/tables"))[COOKIE].value)
            new = hashed(guest.http.cookies[COOKIE])
            after = {row["table_id"] for row in await server.rows(schema.holders) if row["holder"] == new}
            assert after == held
            line = await guest.sit(min(held), seat)
            await line.until_seen()


async def test_a_socket_alone_takes_an_old_cookie_as_it_is(server: RunningServer) -> None:
    """A program that only opens its socket is not given another cookie, which it would not look for."""
    table = await _older(server, "o" * 43)
    guest = server.guest()
    guest.show("o" * 43)
    for _ in range(2):
        line = await guest.sit(table, 0)
        await line.settle()
        assert line.info["you"] == 0
    reply = await _request(server, f"{COOKIE}={'o' * 43}", "GET", f"/api/tables/{table}")
    assert reply.json()["yours"] == [0]
    await line.settle()  # what is open stays open under the new cookie
    await server.hub.dismiss(await server.live_table(table))
    await line.settle()
