"""Seats are held by tokens that nobody can guess, that scripts cannot read, and that no database holds."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from http.cookies import SimpleCookie
from pathlib import Path

import pytest
import websockets

from munera.server.http.security import TOKEN, hashed, new_token
from munera.server.storage import schema
from tests.server.clients import Guest, RunningServer, play, served

pytestmark = pytest.mark.anyio


def test_tokens_are_long_and_random() -> None:
    made = {new_token() for _ in range(1000)}
    assert len(made) == 1000
    assert all(TOKEN.fullmatch(token) for token in made)


async def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(tmp_path: Path) -> None:
    for secure in (False, True):
        async with served(tmp_path, secure_cookies=secure) as house:
            body = {"game": "gladius", "seats": [{"kind": "me"}, {"kind": "open"}]}
            response = await house.guest().call("POST", "/api/tables", body)
            cookie = SimpleCookie(response.headers["set-cookie"])["munera"]
            assert TOKEN.fullmatch(cookie.value)
            assert cookie["httponly"] is True
            assert cookie["samesite"] == "lax"
            assert cookie["path"] == "/"
            assert not cookie["domain"]
            assert bool(cookie["secure"]) is secure


async def test_whoever_only_looks_gets_no_cookie(house: RunningServer) -> None:
    guest = house.guest()
    for path in ("/api/games", "/api/tables", "/api/tables/mine", "/healthz"):
        assert "set-cookie" not in (await guest.call("GET", path)).headers


def _dumped(folder: Path) -> str:
    """Everything in the database, as text; and the files themselves, whatever else may lie in them."""
    with closing(sqlite3.connect(folder / "munera.db")) as database:
        text = "\n".join(database.iterdump())
    raw = b"".join(path.read_bytes() for path in folder.iterdir())
    return text + raw.decode("latin-1")


async def test_no_token_lies_in_the_database(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        ana, bob = house.guest("Ana"), house.guest("Bob")
        table = await ana.make("gladius", ["me", "open"])
        await bob.join(table)
        used = (await ana.post(f"/api/tables/{table}/seats/0/link"))["path"].removeprefix("/seat/")
        assert (await house.guest().call("GET", f"/seat/{used}")).status_code == 303
        fresh = (await ana.post(f"/api/tables/{table}/seats/0/link"))["path"].removeprefix("/seat/")
        await play([await ana.sit(table), await bob.sit(table)])
        tokens = [used, fresh, *(guest.http.cookies["munera"] for guest in (ana, bob))]
    text = _dumped(tmp_path)
    assert hashed(tokens[-1]) in text  # it is the right database
    for token in tokens:
        assert token not in text


async def test_no_hash_leaves_the_server(house: RunningServer) -> None:
    ana, bob = house.guest("Ana"), house.guest("Bob")
    table = await ana.make("gladius", ["me", "open"], public=True)
    await bob.join(table)
    line = await ana.sit(table)
    paths = (f"/api/tables/{table}", "/api/tables", "/api/tables/mine")
    texts = [(await guest.call("GET", path)).text for guest in (ana, bob, house.guest()) for path in paths] + [
        str(line.frames)
    ]
    for row in await house.rows(schema.holders):
        assert not [text for text in texts if row["holder"] in text]


# ---------------------------------------------------------------------- what a wrong token opens


async def _refused(guest: Guest, address: str) -> str:
    with pytest.raises(websockets.InvalidStatus) as caught:
        await guest._open(address, "seat=0")
    body = caught.value.response.body or b""
    return body.decode()


@pytest.mark.parametrize("token", ["", "x" * 43, "x" * 42, "\xff" * 43, "a b;" * 10, hashed("x")])
async def test_strangers_get_nowhere(house: RunningServer, token: str) -> None:
    ana, stranger = house.guest("Ana"), house.guest("Eve")
    table = await ana.make("gladius", ["me", "bot"])
    if token:
        stranger.http.headers["Cookie"] = f"munera={token}".encode("latin-1").decode("latin-1")
    for method, path in (
        ("POST", f"/api/tables/{table}/leave"),
        ("POST", f"/api/tables/{table}/begin"),
        ("POST", f"/api/tables/{table}/rematch"),
        ("POST", f"/api/tables/{table}/seats/0/link"),
        ("DELETE", f"/api/tables/{table}/seats/0/link"),
    ):
        response = await stranger.call(method, path, {})
        assert (response.status_code, response.json()["code"]) == (403, "not_yours"), path
    for path, body in (("name", {"name": "Eve"}), ("entropy", {"entropy": "6"}), ("bot", {})):
        response = await stranger.call("POST", f"/api/tables/{table}/seats/0/{path}", body)
        assert (response.status_code, response.json()["code"]) == (403, "not_yours"), path
    assert "not_yours" in await _refused(stranger, table)
    assert (await ana.info(table))["seats"][0]["name"] == "Ana"


async def test_the_hash_of_a_token_is_no_token(house: RunningServer) -> None:
    ana, eve = house.guest("Ana"), house.guest("Eve")
    table = await ana.make("gladius", ["me", "bot"])
    (held,) = await house.rows(schema.holders)
    eve.http.headers["Cookie"] = f"munera={held['holder'][:43]}"
    assert (await eve.info(table))["yours"] == []


async def test_who_lost_a_seat_sees_nothing_of_it_any_more(house: RunningServer) -> None:
    """The seat was left before the game, and somebody else took it: the old socket is cut."""
    ana, bob, eve = house.guest("Ana"), house.guest("Bob"), house.guest("Eve")
    table = await ana.make("gladius", ["open", "open"])
    seat = await eve.join(table)
    line = await eve.sit(table, seat)
    await eve.post(f"/api/tables/{table}/leave")
    assert await line.until_closed() == 1001
    await bob.join(table, seat)
    assert (await eve.info(table))["yours"] == []
    assert "not_yours" in await _refused(eve, table)


async def test_revoked_devices_are_cut_off(house: RunningServer) -> None:
    ana, phone = house.guest("Ana"), house.guest()
    table = await ana.make("gladius", ["me", "bot"])
    link = (await ana.post(f"/api/tables/{table}/seats/0/link"))["path"]
    response = await phone.call("GET", link)
    assert response.headers["location"] == f"/table/{table}?seat=0"
    assert response.headers["referrer-policy"] == "no-referrer"
    assert (await house.guest().call("GET", link)).json()["code"] == "no_link"
    line, own = await phone.sit(table), await ana.sit(table)
    assert (await ana.call("DELETE", f"/api/tables/{table}/seats/0/link")).status_code == 204
    assert await line.until_closed() == 1001
    assert "not_yours" in await _refused(phone, table)
    await own.settle()
