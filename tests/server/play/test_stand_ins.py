"""Stand-ins: who plays for people who are away, what they never do, and how the seat goes back."""

from __future__ import annotations

from pathlib import Path

import pytest

from munera import bots
from munera.games import books
from munera.kernel import replay
from munera.kernel.plain import to_option
from munera.tables.meta import TableMeta
from munera.tables.refusals import Refused
from munera.tables.rows import ACT, ANSWER, BACK, STAND_IN, STANDS_IN, JournalRow
from munera.tables.table_game import TableGame
from tests.server.clients import RunningServer, SocketClient, chance, fresh, moment, play, served

pytestmark = pytest.mark.anyio
BAD = "tests.server.bad_bots:"


def rows_of(rows: list[JournalRow], seat: int) -> list[JournalRow]:
    """The answers and moves of a seat after somebody stood in for it."""
    since = next(row.seq for row in rows if row.op == STAND_IN and row.seat == seat)
    return [row for row in rows if row.seat == seat and row.seq > since and row.op in (ANSWER, ACT)]


def chair(line: SocketClient, seat: int) -> tuple[str, str]:
    """Why somebody stands in for a seat, and which bot."""
    found = line.info["seats"][seat]
    return found["stand_in"], found["stand_in_bot"]


def wanted(meta: TableMeta, rows: list[JournalRow], seat: int) -> int:
    """How many answers were given for this seat, after somebody stood in, that are not the default."""
    assert meta.origin is not None
    game, found = TableGame(books()[meta.game], meta.origin, meta.origin["at"]), 0
    later = {row.seq for row in rows_of(rows, seat)}
    for row in rows:
        if row.seq in later and row.op == ANSWER:
            found += to_option(row.value[1]) != game.match.ask_of(seat).default()
        game.apply(row)
    return found


# ---------------------------------------------------------------------- what a table agrees on


@pytest.mark.rule("SP-60")
async def test_a_table_says_who_stands_in(server: RunningServer) -> None:
    ana = server.guest("Ana")
    offered = {game["id"]: game["stand_in"] for game in (await ana.get("/api/games"))["games"]}
    for game, facts in offered.items():
        assert facts == {"values": ["passive", *bots.names(game)], "default": bots.usual(game), "people": 2}
    for terms, agreed in (
        ({}, "heuristic"),
        ({"stand_in": "greedy"}, "greedy"),
        ({"stand_in": "passive"}, "passive"),
    ):
        table = await ana.make("gladius", ["me", "open"], **terms)
        assert (await ana.info(table))["terms"]["stand_in"] == agreed
    for wrong in ("wizard", f"{BAD}Slow"):
        seats = [{"kind": "me"}, {"kind": "open"}]
        reply = await ana.call("POST", "/api/tables", {"game": "gladius", "seats": seats, "stand_in": wrong})
        assert (reply.status_code, reply.json()["code"]) == (400, "bad_option")


# ---------------------------------------------------------------------- whole games


@pytest.mark.rule("SP-60")
@pytest.mark.parametrize(("game", "seats"), [("gladius", 2), ("spartacus", 3)])
async def test_a_bot_plays_to_the_end_for_somebody_who_has_left(
    server: RunningServer, game: str, seats: int
) -> None:
    table, lines = await server.table(game, fresh(game, seats), ["open"] * seats, stand_in="greedy")
    one, two, *_ = lines
    await play(lines, until=lambda: (one.state.get("round") or 0) > 6)
    await two.do("leave")
    rest = [line for line in lines if line is not two]
    await one.until(lambda: chair(one, 1) == ("left", "greedy"))
    await play(rest, chance(4))
    live = await server.live_table(table)
    rows = await server.journal(table)
    assert {row.cause for row in rows_of(rows, 1)} == {STANDS_IN}
    assert wanted(live.meta, rows, 1)
    assert replay(live.book, live.started_game.record()).over


@pytest.mark.rule("SP-60")
@pytest.mark.parametrize("terms", [{}, {"stand_in": "passive"}])
async def test_at_a_passive_table_the_default_is_given(server: RunningServer, terms: dict[str, str]) -> None:
    """So do tables of version 0.1.0, whose terms say nothing of stand-ins."""
    table, (one, two) = await server.table("gladius", fresh("gladius", 2), ["open", "open"], **terms)
    await one.until_seen()
    await two.do("leave")
    await one.until(lambda: chair(one, 1) == ("left", ""))
    await play([one], chance(4))
    rows = await server.journal(table)
    assert {row.cause for row in rows_of(rows, 1)} == {STANDS_IN}
    assert not wanted((await server.live_table(table)).meta, rows, 1)


@pytest.mark.rule("SP-60")
async def test_a_stand_in_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        table, (one, two) = await server.table("gladius", fresh("gladius", 2), ["open"] * 2, stand_in="greedy")
        await two.do("leave")
        await play([one], until=lambda: one.asked and one.state["round"] > 4)
        cookie = server.guests[0].http.cookies["munera"]
        before = await server.journal(table)
        assert rows_of(before, 1)
    async with served(tmp_path) as server:
        ana = server.guest()
        ana.http.cookies.set("munera", cookie)
        again = await ana.sit(table)
        await again.until_seen()
        assert chair(again, 1) == ("left", "greedy")
        await play([again], chance(4))
        after = await server.journal(table)
        assert after[: len(before)] == before
        assert len(rows_of(after, 1)) > len(rows_of(before, 1))
        assert {row.cause for row in rows_of(after, 1)} == {STANDS_IN}


# ---------------------------------------------------------------------- the seat goes back


@pytest.mark.rule("SP-60")
async def test_the_seat_is_the_players_again_at_once(server: RunningServer) -> None:
    """Whatever the bot was about to do then is not done."""
    table, (one, two) = await server.table("gladius", fresh("gladius", 2), ["open"] * 2, stand_in="greedy")
    await one.until_seen()
    live = await server.live_table(table)
    seat = live.started_game.match.waiting()[0].seat
    here, away = (one, two) if seat else (two, one)
    await live.submit(STAND_IN, seat, None, "left")
    await away.do("back")
    await away.until_asked()
    id, option = (away.ask or {})["id"], (away.ask or {})["options"][0]
    with pytest.raises(Refused, match="not_now"):
        await live.submit(ANSWER, seat, [id, option], STANDS_IN)
    await here.until(lambda: chair(here, seat) == ("", ""))
    await away.answer(option)
    assert [row.op for row in await server.journal(table) if row.op in (STAND_IN, BACK)] == [STAND_IN, BACK]


@pytest.mark.rule("SP-60")
async def test_a_stand_in_that_fails_leaves_the_passive_answer(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        _, (one, two) = await server.table("gladius", fresh("gladius", 2), ["open"] * 2, stand_in=f"{BAD}Crashing")
        await one.until_seen()
        await two.do("leave")
        await play([one], chance(4))
        assert chair(one, 1) == ("bot_crashed", "")


# ---------------------------------------------------------------------- what it never does


@pytest.mark.rule("SP-60")
async def test_the_host_refuses_what_is_for_the_player_alone(server: RunningServer) -> None:
    origin = moment("spartacus", 3, lambda match: match.state.phase == "market" and match.state.coins[1] > 0)
    table, lines = await server.table("spartacus", origin, ["open"] * 3, stand_in="heuristic")
    await lines[0].until_seen()
    live = await server.live_table(table)
    gift = ["give", 0, 1]
    with pytest.raises(Refused, match="not_now"):  # its player is here
        await live.submit(ACT, 1, gift, STANDS_IN)
    await live.submit(STAND_IN, 1, None, "left")
    before = live.started_game.match.state.coins[1]
    with pytest.raises(Refused, match="in_person"):
        await live.submit(ACT, 1, gift, STANDS_IN)
    assert live.started_game.match.state.coins[1] == before
    assert not [row for row in await server.journal(table) if row.op == ACT and row.seat == 1]


@pytest.mark.rule("SP-60")
async def test_a_stand_in_agrees_to_no_draw_and_never_concedes(server: RunningServer) -> None:
    table, (one, two) = await server.table("gladius", fresh("gladius", 2), ["open"] * 2, stand_in="heuristic")
    await one.until_seen()
    await one.do("propose", what="draw")
    await two.do("leave")
    await play([one], chance(4))
    rows = await server.journal(table)
    assert {row.op for row in rows if row.seat == 1} <= {STAND_IN, ANSWER}
    assert (await server.live_table(table)).started_game.agreed_draw is False
