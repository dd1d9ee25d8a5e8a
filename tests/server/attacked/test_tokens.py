"""Seats are held by tokens that nobody can guess, that scripts cannot read, and that no database holds."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from http.cookies import SimpleCookie
from pathlib import Path

import pytest
import websockets

from munera.server.http.identity import COOKIE, SECURE_COOKIE, TOKEN, Identities, hashed
from munera.server.storage import schema
from tests.server.clients import Guest, RunningServer, eventually, play, served

pytestmark = pytest.mark.anyio


async def _nothing(old: str, new: str) -> bool:
    return False


def test_tokens_are_long_and_random() -> None:
    identities = Identities(b"k" * 32, _nothing, secure=False)
    made = {identities.issue() for _ in range(1000)}
    assert len({token.partition(".")[0] for token in made}) == 1000
    assert all(TOKEN.fullmatch(token) and identities.is_ours(token) for token in made)


def test_nobody_else_can_seal_a_token() -> None:
    ours, others = (Identities(key, _nothing, secure=False) for key in (b"k" * 32, b"j" * 32))
    token = ours.issue()
    secret, _, seal = token.partition(".")
    swapped = ours.issue().partition(".")[2]
    for forged in (
        secret,
        f"{secret}.{'A' * 22}",
        f"{secret}.{swapped}",
        f"{'A' * 43}.{seal}",
        others.issue(),
        "",
    ):
        assert not ours.is_ours(forged), forged
    assert not Identities(b"k" * 32, _nothing, secure=True).is_ours(token)  # it was issued over plain http


async def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(tmp_path: Path) -> None:
    for secure in (False, True):
        async with served(tmp_path, secure_cookies=secure) as server:
            body = {"game": "gladius", "seats": [{"kind": "me"}, {"kind": "open"}]}
            response = await server.guest().call("POST", "/api/tables", body)
            cookie = SimpleCookie(response.headers.get_list("set-cookie")[0])[SECURE_COOKIE if secure else COOKIE]
            assert TOKEN.fullmatch(cookie.value)
            assert cookie["httponly"] is True
            assert cookie["samesite"] == "lax"
            assert cookie["path"] == "/"
            assert not cookie["domain"]
            assert bool(cookie["secure"]) is secure


async def test_whoever_only_looks_gets_no_cookie(server: RunningServer) -> None:
    guest = server.guest()
    for path in ("/api/games", "/api/tables", "/api/tables/mine", "/healthz"):
        assert "set-cookie" not in (await guest.call("GET", path)).headers


def _dumped(folder: Path) -> str:
    """Everything in the database, as text; and the files themselves, whatever else may lie in them."""
    with closing(sqlite3.connect(folder / "munera.db")) as database:
        text = "\n".join(database.iterdump())
    raw = b"".join(path.read_bytes() for path in folder.iterdir())
    return text + raw.decode("latin-1")


async def test_no_token_lies_in_the_database(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        ana, bob = server.guest("Ana"), server.guest("Bob")
        table = await ana.make("gladius", ["me", "open"])
        await bob.join(table)
        used = (await ana.post(f"/api/tables/{table}/seats/0/link"))["path"].removeprefix("/seat/")
        assert (await server.guest().call("POST", f"/seat/{used}")).status_code == 200
        fresh = (await ana.post(f"/api/tables/{table}/seats/0/link"))["path"].removeprefix("/seat/")
        await play([await ana.sit(table), await bob.sit(table)])
        tokens = [used, fresh, *(guest.http.cookies["munera"] for guest in (ana, bob))]
    text = _dumped(tmp_path)
    assert hashed(tokens[-1]) in text  # it is the right database
    for token in tokens:
        assert token not in text


async def test_no_hash_leaves_the_server(server: RunningServer) -> None:
    ana, bob = server.guest("Ana"), server.guest("Bob")
    table = await ana.make("gladius", ["me", "open"], public=True)
    await bob.join(table)
    line = await ana.sit(table)
    paths = (f"/api/tables/{table}", "/api/tables", "/api/tables/mine")
    texts = [(await guest.call("GET", path)).text for guest in (ana, bob, server.guest()) for path in paths] + [
        str(line.frames)
    ]
    for row in await server.rows(schema.holders):
        assert not [text for text in texts if row["holder"] in text]


# ---------------------------------------------------------------------- what a wrong token opens


async def _refused(guest: Guest, address: str) -> str:
    with pytest.raises(websockets.InvalidStatus) as caught:
        await guest._open(address, "seat=0")
    body = caught.value.response.body or b""
    return body.decode()


@pytest.mark.parametrize("token", ["", "x" * 43, "x" * 42, "\xff" * 43, "a b;" * 10, hashed("x")])
async def test_strangers_get_nowhere(server: RunningServer, token: str) -> None:
    ana, stranger = server.guest("Ana"), server.guest("Eve")
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


async def test_the_hash_of_a_token_is_no_token(server: RunningServer) -> None:
    ana, eve = server.guest("Ana"), server.guest("Eve")
    table = await ana.make("gladius", ["me", "bot"])
    (held,) = await server.rows(schema.holders)
    eve.http.headers["Cookie"] = f"munera={held['holder'][:43]}"
    assert (await eve.info(table))["yours"] == []


async def test_who_lost_a_seat_sees_nothing_of_it_any_more(server: RunningServer) -> None:
    """The seat was left before the game, and somebody else took it: the old socket is cut."""
    ana, bob, eve = server.guest("Ana"), server.guest("Bob"), server.guest("Eve")
    table = await ana.make("gladius", ["open", "open"])
    seat = await eve.join(table)
    line = await eve.sit(table, seat)
    await eve.post(f"/api/tables/{table}/leave")
    assert await line.until_closed() == 1001
    await bob.join(table, seat)
    assert (await eve.info(table))["yours"] == []
    assert "not_yours" in await _refused(eve, table)


async def test_revoked_devices_are_cut_off(server: RunningServer) -> None:
    ana, phone = server.guest("Ana"), server.guest()
    table = await ana.make("gladius", ["me", "bot"])
    link = (await ana.post(f"/api/tables/{table}/seats/0/link"))["path"]
    assert await phone.post(link) == {"table": table, "seat": 0}
    assert (await server.guest().call("POST", link)).json()["code"] == "no_link"
    line, own = await phone.sit(table), await ana.sit(table)
    assert (await ana.call("DELETE", f"/api/tables/{table}/seats/0/link")).status_code == 204
    assert await line.until_closed() == 1001
    assert "not_yours" in await _refused(phone, table)
    await own.settle()


# ---------------------------------------------------------------------- personal links


async def test_looking_at_a_link_uses_nothing_up(server: RunningServer) -> None:
    """Programs that show previews of links open them, and some ask for the head alone."""
    ana, phone = server.guest("Ana"), server.guest()
    table = await ana.make("gladius", ["me", "bot"])
    link = (await ana.post(f"/api/tables/{table}/seats/0/link"))["path"]
    for _ in range(3):
        for method in ("GET", "HEAD", "OPTIONS"):
            response = await server.guest().call(method, link)
            assert "set-cookie" not in response.headers
            assert table not in response.text
            assert response.headers["referrer-policy"] == "no-referrer"
            assert response.headers["cache-control"] == "no-store"
    assert len(await server.rows(schema.holders)) == 1
    assert await phone.post(link) == {"table": table, "seat": 0}
    assert (await phone.info(table))["yours"] == [0]


async def test_no_other_site_uses_a_link_in_my_browser(server: RunningServer) -> None:
    ana, eve = server.guest("Ana"), server.guest("Eve")
    table = await eve.make("gladius", ["me", "bot"])
    link = (await eve.post(f"/api/tables/{table}/seats/0/link"))["path"]
    response = await ana.http.post(link, headers={"Origin": "https://evil.example"})
    assert (response.status_code, response.json()["code"]) == (403, "origin")


async def test_links_expire_and_nobody_loses_a_seat(tmp_path: Path) -> None:
    async with served(tmp_path, link_seconds=0.0) as server:
        ana, phone = server.guest("Ana"), server.guest()
        table = await ana.make("gladius", ["me", "bot"])
        made = await ana.post(f"/api/tables/{table}/seats/0/link")
        assert made["seconds"] == 0.0
        response = await phone.call("POST", made["path"])
        assert (response.status_code, response.json()["code"]) == (404, "no_link")
        assert not await server.rows(schema.links)
        assert (await ana.info(table))["yours"] == [0]


async def test_a_link_works_once_however_many_try(server: RunningServer) -> None:
    ana = server.guest("Ana")
    table = await ana.make("gladius", ["me", "bot"])
    link = (await ana.post(f"/api/tables/{table}/seats/0/link"))["path"]
    reply = await asyncio.gather(*(server.guest().call("POST", link) for _ in range(8)))
    assert sorted(response.status_code for response in reply) == [200, *[404] * 7]
    assert len(await server.rows(schema.holders)) == 2


async def test_who_came_by_a_link_does_not_lock_the_owner_out(server: RunningServer) -> None:
    ana, phone, table, path = await server.linked()
    tablet = server.guest()
    await tablet.post((await phone.post(path))["path"])
    own = await ana.sit(table)
    assert (await phone.call("DELETE", path)).status_code == 204
    assert [(await one.info(table))["yours"] for one in (ana, phone, tablet)] == [[0], [0], []]
    await own.settle()
    assert (await ana.call("DELETE", path)).status_code == 204
    assert [(await one.info(table))["yours"] for one in (ana, phone)] == [[0], []]


async def test_an_own_link_in_the_own_browser_changes_nothing(server: RunningServer) -> None:
    ana, phone, table, path = await server.linked()
    await ana.post((await ana.post(path))["path"])
    assert (await phone.call("DELETE", path)).status_code == 204
    assert (await ana.info(table))["yours"] == [0]


async def test_many_sockets_of_a_linked_device_leave_room_for_the_owner(tmp_path: Path) -> None:
    async with served(tmp_path, most_devices=3) as server:
        ana, phone, table, path = await server.linked()
        crowd = [await phone.sit(table) for _ in range(3)]
        own = await ana.sit(table)
        await own.until_seen()
        await eventually(lambda: sum(line.closed is not None for line in crowd) == 1)
        with pytest.raises(websockets.InvalidStatus):
            await phone.sit(table)
        await own.settle()
        await server.guest().post((await ana.post(path))["path"])
        full = await server.guest().call("POST", (await ana.post(path))["path"])
        assert (full.status_code, full.json()["code"]) == (429, "too_many")
        assert len(await server.rows(schema.links)) == 1  # it is still there when a device is gone
