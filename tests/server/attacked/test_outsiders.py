"""What an outsider found who attacked a running server without having built it: each attack is tried again."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from time import monotonic

import pytest
from sqlalchemy import text

from munera.server.http import middleware
from munera.server.http.hosts import is_ours
from munera.server.http.identity import SECURE_COOKIE, hashed
from munera.server.http.security import home_address
from munera.server.rates import Rates
from munera.server.settings import Settings
from munera.server.storage.health import NO_DATABASE
from munera.tables.refusals import Refused
from munera.tables.texts import one_line
from tests.server.clients import RunningServer, served

pytestmark = pytest.mark.anyio


# ---------------------------------------------------------------------- seats and links


async def test_linked_devices_that_void_each_other_at_once_leave_the_owner_alone(server: RunningServer) -> None:
    """Whoever lost the seat while their request was under way counted as the one who took it first."""
    ana, _, table, _ = await server.linked("open")
    with pytest.raises(Refused, match="not_yours"):
        await server.hub.browsers.revoke(table, 0, hashed("a device that was voided a moment ago"))
    assert (await ana.info(table))["yours"] == [0]


async def test_no_link_to_a_seat_that_was_left_meanwhile(server: RunningServer) -> None:
    ana, _, table, _ = await server.linked("open")
    with pytest.raises(Refused, match="not_yours"):
        await server.hub.browsers.make_link(table, 0, hashed("who has left"), hashed("a link"))
    assert (await ana.info(table))["yours"] == [0]


async def test_who_came_by_a_link_does_not_give_the_seat_of_the_owner_away(server: RunningServer) -> None:
    """The phone left, and the seat was anybody's."""
    ana, phone, table, _ = await server.linked("open")
    await phone.post(f"/api/tables/{table}/leave")
    assert [(await one.info(table))["yours"] for one in (ana, phone)] == [[0], []]
    assert (await ana.info(table))["seats"][0]["name"] == "Ana"
    await ana.post(f"/api/tables/{table}/leave")
    assert (await ana.info(table))["seats"][0]["kind"] == "open"


async def test_nobody_names_a_seat_that_they_do_not_hold_any_more(server: RunningServer) -> None:
    ana, _, table, _ = await server.linked("open")
    with pytest.raises(Refused, match="not_yours"):
        await server.hub.store.rename(table, 0, hashed("who has left"), lambda _: "Fool")
    assert (await ana.info(table))["seats"][0]["name"] == "Ana"


async def test_two_who_take_one_name_at_once_have_two(server: RunningServer) -> None:
    ana, bob = server.guest("Ana"), server.guest("Bob")
    table = await ana.make("gladius", ["me", "open"])
    await bob.join(table)
    for _ in range(5):
        await asyncio.gather(
            *(
                one.post(f"/api/tables/{table}/seats/{seat}/name", {"name": "Crixus"})
                for seat, one in enumerate((ana, bob))
            )
        )
        names = [seat["name"] for seat in (await ana.info(table))["seats"]]
        assert len(set(names)) == 2


# ---------------------------------------------------------------------- who somebody is


async def test_a_cookie_whose_name_has_an_odd_blank_before_it_is_another(tmp_path: Path) -> None:
    """Browsers let any neighbouring site set it, since its name does not begin with `__Host-`."""
    async with served(tmp_path, secure_cookies=True) as server:
        token = server.app.state.identities.issue()
        setup = {"game": "gladius", "seats": [{"kind": "me"}, {"kind": "open"}]}
        header = {"Cookie": f"{SECURE_COOKIE}={token}"}
        table = (await server.guest().http.post("/api/tables", json=setup, headers=header)).json()["id"]
        for blank in (b"", b"other=1;  ", b"\xa0", b"\x85"):
            raw = blank + f"{SECURE_COOKIE}={token}".encode()
            info = (await server.guest().http.get(f"/api/tables/{table}", headers={b"Cookie": raw})).json()
            assert info["yours"] == ([0] if blank.isascii() else []), blank


@pytest.mark.parametrize(
    "host",
    [
        *(
            "127.0.0.1:80.evil.example",
            "127.0.0.1:80, evil.example",
            "evil.example%00.localhost",
            "[::1]evil.example",
        ),
        *("evil.example@localhost", "localhost/evil.example", "evil example", "[evil.example]", ":80", ".", "a:b"),
    ],
)
def test_no_name_that_can_be_read_in_two_ways_is_ours(host: str) -> None:
    assert not is_ours(host, Settings())


@pytest.mark.parametrize(
    "host", ["", "localhost", "LOCALHOST.:8000", "127.0.0.1:", "[::1]:80", "my_box", "a.local"]
)
def test_names_of_this_network_are_ours(host: str) -> None:
    assert is_ours(host, Settings())


def test_one_client_has_one_address_however_it_is_written() -> None:
    assert home_address("::ffff:10.1.2.3") == home_address("10.1.2.3") == "10.1.2.3"
    assert home_address("::ffff:127.0.0.1").startswith("127.")


@pytest.mark.parametrize("blank", ["\U00013441", "\U00013442", "\U00016fe4", "\U0001d159", "\ufffc"])
def test_no_name_is_made_of_blanks(blank: str) -> None:
    assert one_line(blank * 3, 24) == ""
    assert one_line(f"An{blank}a", 24) == "Ana"


# ---------------------------------------------------------------------- work that nobody paid for


@pytest.mark.usefixtures("frozen")
async def test_large_bodies_are_for_records_and_are_paid_for(tmp_path: Path) -> None:
    """A body of two megabytes kept the server busy for a quarter of a second, twenty times a second."""
    form = json.dumps({"name": "x", "pad": [[]] * 30_000}).encode()
    record = json.dumps({"record": {"pad": [[]] * 100_000}}).encode()
    head = {"Content-Type": "application/json"}
    async with served(tmp_path, requests=20.0) as server:
        http = server.guest().http

        async def pieces() -> AsyncIterator[bytes]:
            for start in range(0, len(record), 50_000):
                yield record[start : start + 50_000]

        for path in ("/api/tables/abc/join", "/api/tables", "/api/tutorials/gladius", "/healthz"):
            assert (await http.post(path, content=form, headers=head)).status_code == 413
        codes = [(await http.post("/api/records", content=record, headers=head)).status_code for _ in range(3)]
        assert codes == [400, 429, 429]
    async with served(tmp_path, requests=20.0) as server:
        http = server.guest().http
        codes = [(await http.post("/api/records", content=pieces(), headers=head)).status_code for _ in range(3)]
        assert codes == [400, 429, 429]


@pytest.mark.usefixtures("frozen")
async def test_who_is_too_fast_waits_for_the_refusal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """To refuse is work, too: whoever asks again at once kept the server busy with refusals."""
    monkeypatch.setattr(middleware, "TOO_FAST_SECONDS", 0.2)
    async with served(tmp_path, requests=1.0) as server:
        http = server.guest().http
        codes = [(await http.get("/openapi.json")).status_code for _ in range(4)]
        began = monotonic()
        codes += [(await http.get(path)).status_code for path in ("/openapi.json", "/licences")]
        assert codes == [200] * 4 + [429] * 2
        assert monotonic() - began >= 0.4
        assert (await http.get("/healthz")).status_code == 200


@pytest.mark.usefixtures("frozen")
async def test_who_asks_for_records_all_the_time_must_wait(tmp_path: Path) -> None:
    """Each that is not in memory is played again twice, and nobody else's replay is loaded meanwhile."""
    async with served(tmp_path) as server:
        ana, table = await server.finished()
        fork = {"at": 10_000, "seats": [{}, {}]}
        for what in ("record", "view", "fork"):
            server.hub.work_rates = Rates(0.0, 10.0)
            path, codes = f"/api/tables/{table}/{what}", []
            for _ in range(12):
                server.app.state.replays.loaded.clear()
                response = await (ana.http.post(path, json=fork) if what == "fork" else ana.http.get(path))
                codes.append(response.status_code)
            assert codes[-1] == 429, what
            assert codes[0] != 429, what


async def test_bots_among_themselves_play_for_whoever_looks_on(server: RunningServer) -> None:
    """Somebody who made hundreds of such tables let everybody else's bots wait."""
    ana = server.guest("Ana")
    table = await ana.make("gladius", ["bot:random", "bot:random"])
    assert await server.hub.automations[table]._step() is None
    assert await server.journal(table) == []
    line = await ana.look(table)
    await line.until(lambda: line.over)


@pytest.mark.parametrize("column", ["key", "salt", "rules", "owner", "successor"])
async def test_bytes_among_texts_hurt_their_table_alone(server: RunningServer, column: str) -> None:
    """One such row, and nobody was told of any public table."""
    ana = server.guest("Ana")
    damaged, sound = [await ana.make("gladius", ["me", "open"], public=True) for _ in range(2)]
    await server.hub.unload(damaged)
    async with server.hub.engine.begin() as connection:
        await connection.execute(text(f"UPDATE tables SET {column} = x'fffe00' WHERE id = '{damaged}'"))
    assert [one["id"] for one in (await ana.get("/api/tables"))["tables"]] == [sound]
    response = await ana.http.get(f"/api/tables/{damaged}")
    assert (response.status_code, response.json()["code"]) == (409, "stuck")


async def test_the_folder_of_the_database_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(_: Path) -> None:
        raise FileNotFoundError

    async with served(tmp_path) as server:
        monkeypatch.setattr("munera.server.storage.health.shutil.disk_usage", gone)
        response = await server.guest().http.get("/healthz")
        assert (response.status_code, response.json()) == (503, {"status": NO_DATABASE})
