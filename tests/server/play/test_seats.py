"""Seats: stand-ins and coming back, personal links, several devices."""

from __future__ import annotations

from typing import Any

import pytest

from munera.games import books
from munera.kernel.plain import to_option
from munera.server.storage import schema
from munera.tables.refusals import Refused
from munera.tables.rows import ACT, ANSWER, BACK, STAND_IN
from munera.tables.table import play_journal
from tests.server.clients import RunningServer, chance, eventually, fresh, play

pytestmark = pytest.mark.anyio


async def test_who_leaves_has_a_stand_in_and_gets_the_seat_back(server: RunningServer) -> None:
    table, (one, two) = await server.table("school", fresh("school", 3), ["open", "open", "bot:random"])
    await one.until_asked()
    await one.do("leave")
    await two.until(lambda: two.info["seats"][0]["stand_in"] == "left")
    await two.until(lambda: two.state["awaited"] == [1])
    assert one.ask is None or one.ask["mine"] is not None
    await one.do("back")
    await two.until(lambda: two.info["seats"][0]["stand_in"] == "")
    assert await one.code("back") == "not_now"
    await two.answer((two.ask or {})["options"][0])
    await one.until_asked()  # nobody answers for this seat any more
    rows = await server.journal(table)
    assert [(row.op, row.cause) for row in rows if row.seat == 0] == [
        (STAND_IN, "left"),
        (ANSWER, "stand_in"),
        (BACK, "player"),
    ]


async def test_an_answer_of_ones_own_ends_the_stand_in(server: RunningServer) -> None:
    _, (one, two) = await server.table("school", fresh("school", 3), ["open", "open", "bot:random"])
    await one.until_asked()
    await two.until_asked()
    await one.do("leave")
    await one.until(lambda: one.ask is not None and one.ask["mine"] is not None)
    bid = (one.ask or {})["options"][3]
    assert (await one.answer(bid))["type"] == "done"
    await one.until(lambda: (one.ask or {}).get("mine") == [bid])
    assert one.info["seats"][0]["stand_in"] == ""


async def test_a_stand_in_does_only_the_passive_thing(server: RunningServer) -> None:
    """It trades nothing, promises nothing, and spends nothing that it need not."""
    origin = fresh("spartacus", 3)
    table, (one, two) = await server.table("spartacus", origin, ["open", "open", "bot:random"])
    await one.do("leave")
    await play([two], chance(7))
    rows = await server.journal(table)
    mine = [row for row in rows if row.seat == 0 and row.op in (ANSWER, ACT)]
    assert len(mine) > 5
    assert {(row.op, row.cause) for row in mine} == {(ANSWER, "stand_in")}
    mine = [row for row in mine if row.value is not None]  # a seal that was sealed anew is blanked
    live = await server.live_table(table)
    for row in mine:
        before = play_journal(books()["spartacus"], live.meta, rows[: row.seq - 1])
        assert to_option(row.value[1]) == before.match.ask_of(0).default()


async def test_nobody_plays_on_when_all_people_have_left(server: RunningServer) -> None:
    ana = server.guest("Ana")
    table = await ana.make("gladius", ["me", "bot:random"])
    line = await ana.sit(table)
    await line.until_asked()
    await line.do("leave")
    await line.settle()
    await ana.info(table)
    rows = await server.journal(table)
    assert not line.over
    assert rows[-1].op == STAND_IN
    await line.do("back")
    await play([line], chance(1))
    assert line.over


async def test_leaving_twice_or_after_the_end_is_harmless(server: RunningServer) -> None:
    table, (one, two) = await server.table("gladius", fresh("gladius", 2), ["open", "open"])
    await one.do("leave")
    await one.do("leave")
    await two.do("concede")
    await two.until(lambda: two.over)
    await one.do("leave")
    assert [row.op for row in await server.journal(table)].count(STAND_IN) == 1
    assert await one.code("back") in ("over", "not_now")


# ---------------------------------------------------------------------- before the game


async def test_a_second_click_on_leave_does_not_remove_the_next_player(server: RunningServer) -> None:
    ana, bob = server.guest("Ana"), server.guest("Bob")
    table = await ana.make("gladius", ["me", "open"])
    lobby, holder = server.app.state.lobby, (await server.live_table(table)).meta.owner
    await lobby.leave(table, 0, holder)
    await bob.join(table, 0)
    with pytest.raises(Refused) as refused:
        await lobby.leave(table, 0, holder)  # the second click, found to be the owner's before the first was done
    assert refused.value.code == "not_yours"
    assert [seat["name"] for seat in (await bob.info(table))["seats"]] == ["Bob", ""]


# ---------------------------------------------------------------------- personal links


async def test_a_personal_link_is_exchanged_once_for_a_cookie(server: RunningServer) -> None:
    ana, phone, thief = server.guest("Ana"), server.guest(), server.guest()
    table = await ana.make("gladius", ["me", "bot"])
    path = (await ana.post(f"/api/tables/{table}/seats/0/link"))["path"]
    opened = await phone.call("POST", path)
    assert opened.json() == {"table": table, "seat": 0}
    assert opened.headers["referrer-policy"] == "no-referrer"
    assert opened.headers["cache-control"] == "no-store"
    cookie = opened.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert (await phone.info(table))["yours"] == [0]
    assert (await thief.call("POST", path)).status_code == 404
    assert (await thief.info(table))["yours"] == []
    line, other = await ana.sit(table), await phone.sit(table)
    await play([line, other], chance(1))
    assert line.over
    assert other.over


async def test_a_new_link_voids_the_one_before_and_strangers_get_none(server: RunningServer) -> None:
    ana, phone = server.guest("Ana"), server.guest()
    table = await ana.make("gladius", ["me", "bot"])
    old = (await ana.post(f"/api/tables/{table}/seats/0/link"))["path"]
    new = (await ana.post(f"/api/tables/{table}/seats/0/link"))["path"]
    assert (await phone.call("POST", old)).json()["code"] == "no_link"
    assert (await phone.call("POST", f"/api/tables/{table}/seats/0/link")).status_code == 403
    assert new.rsplit("/")[-1] not in str(await server.rows(schema.links))
    await ana.call("DELETE", f"/api/tables/{table}/seats/0/link")
    assert (await phone.call("POST", new)).json()["code"] == "no_link"


async def test_revoking_a_link_disconnects_other_devices_and_not_ones_own(server: RunningServer) -> None:
    ana, phone = server.guest("Ana"), server.guest()
    table = await ana.make("gladius", ["me", "bot"])
    path = (await ana.post(f"/api/tables/{table}/seats/0/link"))["path"]
    await phone.post(path)
    own, other = await ana.sit(table), await phone.sit(table)
    await own.until_seen()
    assert (await ana.call("DELETE", f"/api/tables/{table}/seats/0/link")).status_code == 204
    assert await other.until_closed() == 1001
    await own.settle()
    assert own.closed is None
    assert (await phone.info(table))["yours"] == []
    with pytest.raises(Exception, match="403"):
        await phone.sit(table, 0)


async def test_two_sockets_of_one_seat_see_the_same(server: RunningServer) -> None:
    table, (one, two) = await server.table("gladius", fresh("gladius", 2), ["open", "open"])
    again = await server.guests[0].sit(table)
    await play([again, two], chance(5), until=lambda: len(two.events) > 12)
    await eventually(lambda: one.events == again.events and one.state["view"] == again.state["view"])
    for line in (one, again):
        numbers = [frame["n"] for frame in line.frames if frame["type"] == "state"]
        assert numbers == list(range(1, len(numbers) + 1))


async def test_who_comes_again_is_told_only_what_is_new(server: RunningServer) -> None:
    table, (one, two) = await server.table("gladius", fresh("gladius", 2), ["open", "open"])
    await play([one, two], chance(5), until=lambda: len(one.events) > 8)
    await one.settle()
    known: list[Any] = list(one.events)
    await one.close()
    back = await server.guests[0].sit(table, since=len(known))
    await back.until_seen()
    assert back.state["since"] == len(known)
    whole = await server.guests[0].sit(table)
    await whole.until_seen()
    assert whole.events == known + back.state["events"]
    beyond = await server.guests[0].sit(table, since=10_000)
    await beyond.until_seen()
    assert beyond.state["since"] == len(whole.events)
