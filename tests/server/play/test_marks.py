"""Seats that one person holds are marked for the others; seats from one address have a weaker mark."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import websockets

from munera.server.storage import schema
from munera.server.storage.table_rows import sharing
from tests.server.attacked.test_quotas import ELSEWHERE, HERE, at
from tests.server.clients import eventually, served

pytestmark = pytest.mark.anyio


def marks(info: dict[str, Any], which: str) -> list[list[int]]:
    return [seat[which] for seat in info["seats"]]


def test_who_shares_a_mark_with_whom() -> None:
    assert sharing([(0, "a"), (1, "b"), (1, "a"), (2, "b"), (3, None), (4, None), (5, "")]) == {
        0: {1},
        1: {0, 2},
        2: {1},
    }


async def test_two_seats_of_one_browser_are_shown_to_all(database_url: str, tmp_path: Path) -> None:
    async with served(tmp_path, database_url=database_url, trust_proxy=True) as server:
        ana, bob = at(server.guest("Ana"), HERE), at(server.guest("Bob"), ELSEWHERE)
        table = await ana.make("school", ["me", "open", "me", "open", "bot", "bot"], public=True)
        await bob.join(table)
        for guest in (ana, bob, at(server.guest(), "192.0.2.9")):
            (listed,) = (await guest.get("/api/tables"))["tables"]
            for info in (listed, await guest.info(table)):
                assert marks(info, "same_person") == [[2], [], [0], [], [], []]
                assert marks(info, "same_network") == [[]] * 6
        line = await bob.sit(table)
        await line.until(lambda: line.info)
        assert marks(line.info, "same_person") == [[2], [], [0], [], [], []]
        await ana.post(f"/api/tables/{table}/leave?seat=2")
        await line.until(lambda: marks(line.info, "same_person") == [[]] * 6)
        await ana.join(table, 3)
        await line.until(lambda: marks(line.info, "same_person") == [[3], [], [], [0], [], []])
        assert (await ana.info(table))["status"] == "open"


async def test_other_browsers_at_one_address_have_a_weaker_mark_without_the_address(tmp_path: Path) -> None:
    async with served(tmp_path, trust_proxy=True) as server:
        ana, bob, carl = (
            at(server.guest("Ana"), HERE),
            at(server.guest("Bob"), HERE),
            at(server.guest("Carl"), ELSEWHERE),
        )
        table = await ana.make("school", ["me", "me", "open", "open"])
        await bob.join(table)
        await carl.join(table)
        info = await carl.info(table)
        assert marks(info, "same_person") == [[1], [0], [], []]
        assert marks(info, "same_network") == [[2], [2], [0, 1], []]
        line = await carl.sit(table)
        await line.until_seen()
        sent = json.dumps([line.frames, info])
        store = server.hub.store
        for address in (HERE, ELSEWHERE, store._address_key.hex()):
            assert address not in sent
        for row in await server.rows(schema.holders):
            assert row["network"] not in sent
            assert row["holder"] not in sent


async def test_the_mark_follows_whoever_goes_elsewhere(tmp_path: Path) -> None:
    async with served(tmp_path, trust_proxy=True) as server:
        ana, bob = at(server.guest("Ana"), HERE), at(server.guest("Bob"), ELSEWHERE)
        table = await ana.make("gladius", ["me", "open"])
        await bob.join(table)
        assert marks(await ana.info(table), "same_network") == [[], []]
        live = await server.live_table(table)
        cookie = bob.http.cookies["munera"]
        address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket?seat=1"
        headers = {"Cookie": f"munera={cookie}", "X-Forwarded-For": HERE}
        async with websockets.connect(address, additional_headers=headers):
            await eventually(lambda: live.meta.same_network == {0: (1,), 1: (0,)})
        assert marks(await ana.info(table), "same_network") == [[1], [0]]


async def test_unknown_addresses_and_bots_have_no_mark(tmp_path: Path) -> None:
    async with served(tmp_path, trust_proxy=True) as server:
        for address in ("a proxy's nonsense", "127.0.0.1", "::1"):
            ana, bob = at(server.guest("Ana"), address), at(server.guest("Bob"), address)
            table = await ana.make("school", ["me", "open", "bot", "bot"])
            await bob.join(table)
            info = await bob.info(table)
            assert marks(info, "same_person") == marks(info, "same_network") == [[]] * 4
