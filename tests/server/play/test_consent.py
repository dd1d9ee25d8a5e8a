"""What the others must agree to: a draw, a pause, an undo over new information."""

from __future__ import annotations

import pytest

from munera.tables.rows import BY_CONSENT, DRAW, PAUSE, UNDO
from tests.server.clients import RunningServer, chance, first, fresh, play

pytestmark = pytest.mark.anyio


async def test_a_draw_in_a_duel(server: RunningServer) -> None:
    table, (one, two) = await server.table("gladius", fresh("gladius", 2), ["open", "open"])
    await one.do("propose", what="draw")
    await two.until(lambda: two.info["proposals"] == {"draw": {"seat": 0, "agreed": []}})
    assert await one.code("consent", what="draw") == "not_now"
    assert await two.code("propose", what="draw") == "not_now"
    await two.do("consent", what="draw")
    await one.until(lambda: one.over and one.info["result"])
    assert {"scores": None, "winners": [], "agreed": "draw"}.items() <= one.info["result"].items()
    assert one.info["status"] == "over"
    row = (await server.journal(table))[-1]
    assert (row.op, row.cause) == (DRAW, BY_CONSENT)
    assert await one.code("propose", what="draw") == "bad_request"


async def test_a_draw_that_is_refused_or_taken_back(server: RunningServer) -> None:
    _, (one, two) = await server.table("gladius", fresh("gladius", 2), ["open", "open"])
    for who in (two, one):
        await one.do("propose", what="draw")
        await who.do("refuse", what="draw")
        await one.until(lambda: one.info["proposals"] == {})
        assert await two.code("consent", what="draw") == "not_now"
    assert not one.over


async def test_no_draw_among_three_nor_against_a_bot(server: RunningServer) -> None:
    _, lines = await server.table("school", fresh("school", 3), ["open"] * 3)
    assert await lines[0].code("propose", what="draw") == "not_now"
    _, (alone,) = await server.table("gladius", fresh("gladius", 2), ["open", "bot:random"])
    assert await alone.code("propose", what="draw") == "not_now"
    assert await alone.code("propose", what="undo") == "bad_request"
    assert await alone.code("propose", what="treason") == "bad_request"


async def test_who_is_away_has_not_agreed_to_a_draw(server: RunningServer) -> None:
    _, (one, two) = await server.table("gladius", fresh("gladius", 2), ["open", "open"])
    await two.do("leave")
    await one.do("propose", what="draw")
    await play([one], first, until=lambda: len(one.events) > 8)
    assert not one.info["result"]
    assert one.info["proposals"]["draw"]["agreed"] == []


async def test_a_pause_stops_everything_until_somebody_goes_on(server: RunningServer) -> None:
    table, (one, two) = await server.table("gladius", fresh("gladius", 2), ["open", "open"])
    await one.do("propose", what="pause")
    await two.do("consent", what="pause")
    await one.until(lambda: one.info["paused"])
    mover = one if one.asked else two
    ask = mover.ask
    assert ask is not None
    assert await mover.code("answer", ask=ask["id"], option=ask["options"][0]) == "paused"
    assert await mover.code("undo") == "paused"
    await two.do("go_on")
    await one.until(lambda: not one.info["paused"])
    assert (await mover.answer(ask["options"][0], ask["id"]))["type"] == "done"
    assert await two.code("go_on") == "not_now"
    assert [row.op for row in await server.journal(table)].count(PAUSE) == 1


async def test_alone_with_bots_one_pauses_at_once_and_the_bots_wait(server: RunningServer) -> None:
    ana = server.guest("Ana")
    table = await ana.make("gladius", ["me", "bot:random"])
    line = await ana.sit(table)
    await line.until_asked()
    await line.do("propose", what="pause")
    await line.until(lambda: line.info["paused"])
    await line.do("go_on")
    await play([line], chance(2))
    assert line.over


async def test_undo_by_consent_goes_back_over_what_has_become_known(server: RunningServer) -> None:
    table, (one, two) = await server.table("gladius", fresh("gladius", 2), ["open", "open"], undo="consent")
    await play([one, two], first, until=lambda: one.state["undo"] and two.state["undo"])
    for line in (one, two):
        await line.settle()
    events, round = list(two.events), two.state["round"]
    assert one.state["undo"]
    await one.do("undo")
    await two.until(lambda: "undo" in two.info["proposals"])
    assert await two.code("undo") == "not_now"
    await two.do("consent", what="undo")
    await two.until(lambda: two.state["round"] > round)
    assert len(two.events) < len(events)
    assert two.events == events[: len(two.events)]
    assert two.state["told"] == len(two.events)
    assert two.info["proposals"] == {}
    row = (await server.journal(table))[-1]
    assert (row.op, row.seat, row.cause) == (UNDO, 0, BY_CONSENT)
    await play([one, two], chance(3))
    assert one.over


async def test_an_answer_ends_the_proposal_to_undo(server: RunningServer) -> None:
    _, (one, two) = await server.table("gladius", fresh("gladius", 2), ["open", "open"], undo="consent")
    await play([one, two], first, until=lambda: one.state["undo"] and two.state["undo"])
    await one.do("undo")
    mover = one if one.asked else two
    await mover.answer((mover.ask or {})["options"][0])
    await two.until(lambda: two.info["proposals"] == {})
    assert await two.code("consent", what="undo") == "not_now"


async def test_nothing_to_take_back(server: RunningServer) -> None:
    _, (one, _) = await server.table("gladius", fresh("gladius", 2), ["open", "open"], undo="consent")
    assert await one.code("undo") == "too_late"


async def test_an_undo_asks_those_who_are_away_too(server: RunningServer) -> None:
    """A stand-in consents to nothing; whoever is back may."""
    table, (one, two) = await server.table("gladius", fresh("gladius", 2), ["open", "open"], undo="consent")
    await play([one, two], first, until=lambda: one.state["undo"] and one.asked)
    await two.do("leave")
    await one.until(lambda: one.info["seats"][1]["stand_in"])
    await one.do("undo")
    await one.settle()
    assert UNDO not in [row.op for row in await server.journal(table)]
    assert one.info["proposals"] == {"undo": {"seat": 0, "agreed": []}}
    await two.do("back")
    await two.do("consent", what="undo")
    await one.until(lambda: one.info["proposals"] == {})
    row = (await server.journal(table))[-1]
    assert (row.op, row.seat, row.cause) == (UNDO, 0, BY_CONSENT)


async def test_an_undo_that_waits_for_somebody_who_never_comes_back_lapses(server: RunningServer) -> None:
    """The next answer ends the proposal, that of a stand-in too, and the game goes on."""
    table, (one, two) = await server.table("gladius", fresh("gladius", 2), ["open", "open"], undo="consent")
    await play([one, two], first, until=lambda: one.state["undo"] and one.asked)
    await two.do("leave")
    await one.until(lambda: one.info["seats"][1]["stand_in"])
    await one.do("undo")
    assert one.info["proposals"] == {"undo": {"seat": 0, "agreed": []}}
    await one.answer((one.ask or {})["options"][0])
    await one.until(lambda: one.info["proposals"] == {})
    await play([one], first)
    assert one.over
    assert UNDO not in [row.op for row in await server.journal(table)]
