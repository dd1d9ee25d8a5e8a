"""Tables: made with every option, found, joined by link, begun, left, conceded, played again."""

from __future__ import annotations

import asyncio
from time import time
from typing import Any

import pytest
from sqlalchemy import update

from munera.games import books
from munera.server.storage import schema
from munera.tables.rows import ANSWER, CONCEDE, PLAYER, JournalRow
from tests.server.clients import Guest, RunningServer, chance, first, fresh, moment, play

pytestmark = pytest.mark.anyio


async def code(guest: Guest, path: str, body: Any = None, method: str = "POST") -> tuple[int, str]:
    """How a request is refused."""
    response = await guest.call(method, path, {} if body is None and method == "POST" else body)
    return response.status_code, response.json()["code"]


async def test_a_table_with_every_option(server: RunningServer) -> None:
    ana = server.guest("Ana")
    table = await ana.make(
        "spartacus",
        ["me", "open", "bot:greedy"],
        options={"type": "quick"},
        pace={"kind": "live", "seconds": 60},
        aids=False,
        undo="consent",
        public=True,
        publish_talk=True,
        window=4.5,
        grace=2.0,
        entropy="three dice of mine",
    )
    info = await ana.info(table)
    assert (info["status"], info["public"], info["owner"], info["yours"]) == ("open", True, True, [0])
    terms = info["terms"]
    assert terms["pace"] == {"kind": "live", "seconds": 60}
    assert (terms["aids"], terms["undo"], terms["publish_talk"]) == (False, "consent", True)
    assert (terms["window"], terms["grace"]) == (4.5, 2.0)
    assert terms["options"]["type"] == "quick"
    assert len(terms["options"]) > 1  # complete: what was not chosen has its default
    seats = [(seat["kind"], seat["bot"]) for seat in info["seats"]]
    assert seats == [("person", ""), ("open", ""), ("bot", "greedy")]
    assert info["seats"][0]["stirred"]
    assert "three dice" not in str(info)


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ({"game": "chess"}, (404, "no_game")),
        ({"seats": [{"kind": "me"}] * 3}, (400, "bad_seats")),
        ({"options": {"lives": 9}}, (400, "bad_option")),
        ({"options": {"mode": "no such mode"}}, (400, "bad_option")),
        ({"pace": {"kind": "live", "seconds": 1}}, (400, "bad_option")),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "deep blue"}]}, (400, "bad_bot")),
        ({"undo": "always"}, (422, "bad_request")),
        ({"colour": "red"}, (422, "bad_request")),
    ],
)
async def test_a_table_that_makes_no_sense(
    server: RunningServer, body: dict[str, Any], expected: tuple[int, str]
) -> None:
    usual: dict[str, Any] = {"game": "gladius", "seats": [{"kind": "me"}, {"kind": "open"}]}
    assert await code(server.guest(), "/api/tables", usual | body) == expected


async def test_who_has_the_link_joins_without_an_account(server: RunningServer) -> None:
    ana, bob, eve = server.guest("Ana"), server.guest("Bob"), server.guest("Eve")
    table = await ana.make("gladius", ["me", "open"])
    assert (await bob.info(table))["status"] == "open"
    assert await bob.join(table) == 1
    info = await bob.info(table)
    assert info["status"] == "playing"
    assert [seat["name"] for seat in info["seats"]] == ["Ana", "Bob"]
    assert await code(eve, f"/api/tables/{table}/join") == (409, "taken")
    assert (await eve.info(table))["yours"] == []


async def test_two_who_want_the_same_seat(server: RunningServer) -> None:
    ana = server.guest("Ana")
    table = await ana.make("gladius", ["me", "open"])
    rivals = [server.guest(f"R{number}") for number in range(4)]
    body = {"name": "Rival", "seat": 1}
    answers = await asyncio.gather(*(one.call("POST", f"/api/tables/{table}/join", body) for one in rivals))
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]


async def test_public_tables_are_listed_and_others_are_not(server: RunningServer) -> None:
    ana, bob = server.guest("Ana"), server.guest("Bob")
    public = await ana.make("gladius", ["me", "open"], public=True)
    private = await ana.make("gladius", ["me", "open"])
    listed = [table["id"] for table in (await bob.get("/api/tables"))["tables"]]
    assert (public in listed, private in listed) == (True, False)
    assert {table["id"] for table in (await ana.get("/api/tables/mine"))["tables"]} == {public, private}
    assert (await bob.get("/api/tables/mine"))["tables"] == []


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Ana   Maria ", "Ana Maria"),
        ("A" * 60, "A" * 24),
        ("\u202egnirts\u200b\x00", "gnirts"),
        ("Jos\u00e9", "Jos\u00e9"),
    ],
)
async def test_names_are_cleaned(server: RunningServer, typed: str, shown: str) -> None:
    ana = server.guest(typed)
    table = await ana.make("gladius", ["me", "open"])
    assert (await ana.info(table))["seats"][0]["name"] == shown


async def test_everybody_has_a_name_and_nobody_has_anothers(server: RunningServer) -> None:
    ana, bob = server.guest(""), server.guest("")
    table = await ana.make("school", ["me", "open", "bot"])
    ana.name = bob.name = (await ana.info(table))["seats"][0]["name"]
    assert ana.name
    await bob.join(table)
    names = [seat["name"] for seat in (await bob.info(table))["seats"]]
    assert len(set(names)) == 3
    assert all(names)
    await bob.post(f"/api/tables/{table}/seats/1/name", {"name": names[0].lower()})
    assert len({seat["name"].casefold() for seat in (await bob.info(table))["seats"]}) == 3
    assert await code(ana, f"/api/tables/{table}/seats/1/name", {"name": "Fool"}) == (403, "not_yours")


async def test_the_maker_begins_with_bots(server: RunningServer) -> None:
    ana, bob = server.guest("Ana"), server.guest("Bob")
    table = await ana.make("school", ["me", "open", "open"])
    assert await code(bob, f"/api/tables/{table}/begin") == (403, "not_yours")
    assert await code(ana, f"/api/tables/{table}/begin", {"bot": "nobody"}) == (400, "bad_bot")
    await ana.post(f"/api/tables/{table}/seats/1/bot", {"bot": "random"})
    info = await ana.post(f"/api/tables/{table}/begin", {})
    assert info["status"] == "playing"
    assert [seat["kind"] for seat in info["seats"]] == ["person", "bot", "bot"]
    assert info["seats"][1]["bot"] == "random"
    assert await code(ana, f"/api/tables/{table}/begin") == (409, "started")


async def test_a_seat_left_before_the_game_is_free_and_its_socket_is_cut(server: RunningServer) -> None:
    ana, bob, eve = server.guest("Ana"), server.guest("Bob"), server.guest("Eve")
    table = await ana.make("gladius", ["me", "open"], undo="off")
    await ana.post(f"/api/tables/{table}/seats/0/name", {"name": "Ana"})
    old = await ana.sit(table)
    await ana.post(f"/api/tables/{table}/leave")
    assert await old.until_closed() == 1001
    assert (await ana.info(table))["yours"] == []
    assert await bob.join(table) == 0
    assert await eve.join(table) == 1
    line = await bob.sit(table)
    await line.until_seen()
    assert not [frame for frame in old.frames if frame["type"] == "state"]


async def test_whoever_concedes_loses(server: RunningServer) -> None:
    _, lines = await server.table("gladius", fresh("gladius", 2), ["open", "open"])
    one, two = lines
    await one.do("concede")
    await two.until(lambda: two.over and two.info["result"])
    assert two.info["result"]["winners"] == [1]
    assert await one.code("concede") == "over"
    assert await two.code("answer", ask="x", option=0) == "over"
    assert (await server.journal(one.table))[-1].op == CONCEDE
    assert [seat["conceded"] for seat in two.info["seats"]] == [True, False]
    assert [seat["conceded"] for seat in (await server.guests[0].info(one.table))["seats"]] == [True, False]


async def test_who_concedes_in_a_sealed_round_is_not_waited_for(server: RunningServer) -> None:
    origin = moment("spartacus", 3, lambda match: match.pending[0].kind == "bid" and len(match.pending) == 3)
    _, (one, two, three) = await server.table("spartacus", origin, ["open"] * 3)
    await one.until_asked()
    await one.answer(0)
    await three.until_asked()
    await two.do("concede")
    await three.until(lambda: 1 not in three.state["awaited"])
    assert [seat["conceded"] for seat in three.info["seats"]] == [False, True, False]
    await play([one, three], first)
    assert one.over
    assert (await server.rows(schema.tables))[0]["status"] == "over"


async def test_a_rematch_moves_everybody_on_by_a_seat(server: RunningServer) -> None:
    ana, bob, eve = server.guest("Ana"), server.guest("Bob"), server.guest("Eve")
    table = await ana.make("gladius", ["me", "open"], aids=False, window=2.5)
    await bob.join(table)
    assert await code(ana, f"/api/tables/{table}/rematch") == (409, "not_over")
    lines = [await ana.sit(table), await bob.sit(table)]
    await play(lines, chance(4))
    assert await code(eve, f"/api/tables/{table}/rematch") == (403, "not_yours")
    made = await ana.post(f"/api/tables/{table}/rematch")
    assert (made["status"], made["yours"]) == ("open", [1])
    assert made["terms"]["aids"] is False
    assert made["terms"]["window"] == 2.5
    await lines[1].until(lambda: lines[1].info["successor"] == made["id"])
    again = await bob.post(f"/api/tables/{table}/rematch")
    assert (again["id"], again["status"], again["yours"]) == (made["id"], "playing", [0])
    assert [seat["name"] for seat in again["seats"]] == ["Bob", "Ana"]
    assert again["commitment"] != (await ana.info(table))["commitment"]


async def other_rules(server: RunningServer, table: str, *rows: JournalRow) -> None:
    """Let the table have been begun under older rules, with these rows."""
    await server.hub.unload(table)
    if rows:
        assert await server.hub.services.journal.append(table, rows)
    async with server.hub.engine.begin() as connection:
        await connection.execute(update(schema.tables).values(rules="0.0-of-old"))


async def test_a_game_of_other_rules_goes_on_where_these_play_the_same(server: RunningServer) -> None:
    table, lines = await server.table("gladius", fresh("gladius", 2), ["open", "open"])
    await lines[0].until_seen()
    await other_rules(server, table)
    ana = server.guests[0]
    assert (await ana.info(table))["rules"] == "0.0-of-old"
    line = await ana.sit(table)
    await line.until_seen()
    assert (line.info["other_rules"], line.info["differs_at"]) == (False, None)
    assert await line.code("propose", what="pause") == ""
    assert (await ana.info(table))["rules"] == books()["gladius"].version


async def test_a_game_of_other_rules_that_play_otherwise_is_refused_in_a_clear_word(server: RunningServer) -> None:
    table, lines = await server.table("gladius", fresh("gladius", 2), ["open", "open"])
    await lines[0].until_seen()
    seq = len(await server.journal(table)) + 1
    await other_rules(server, table, JournalRow(seq, time(), ANSWER, 0, ["0.0", "no_such_card"], PLAYER))
    before = await server.journal(table)
    ana = server.guests[0]
    line = await ana.sit(table)
    await line.until(lambda: line.info)
    assert (line.info["other_rules"], line.info["differs_at"]) == (True, seq)
    refused = (await ana.call("GET", f"/api/tables/{table}/view")).json()
    assert refused == {
        "code": "other_rules",
        "detail": f"input {seq}: version 0.0-of-old of the rules plays it",
    }
    assert await line.code("answer", ask="x", option=0) == "other_rules"
    assert await line.code("undo") == "other_rules"
    assert await line.code("say", text="what now?") == ""
    assert line.state == {}
    assert (await ana.info(table))["status"] == "playing"
    assert await server.journal(table) == before


async def test_no_such_table(server: RunningServer) -> None:
    ana = server.guest()
    for path in ("", "/join", "/leave", "/begin", "/rematch", "/seats/0/bot", "/seats/0/link"):
        method = "GET" if not path else "POST"
        assert await code(ana, f"/api/tables/nosuchtable{path}", method=method) == (404, "no_table")
