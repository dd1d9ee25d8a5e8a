"""Play over the socket: whole games, stale answers, sealed rounds, what is stored when, who sees what."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from munera.kernel import Match
from munera.kernel.plain import from_option
from munera.tables.rows import ACT, ANSWER, REVEAL, UNDO
from tests.counts import LONG
from tests.server.clients import (
    RunningServer,
    SocketClient,
    chance,
    eventually,
    fresh,
    listed,
    moment,
    play,
    served,
)

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("game", "seats"), [("gladius", 2), ("spartacus", 3), *([("for_glory", 2)] if LONG else [])]
)
async def test_people_play_a_whole_game(server: RunningServer, game: str, seats: int) -> None:
    table, lines = await server.table(game, fresh(game, seats), ["open"] * seats)
    await play(lines, chance(1))
    assert all(line.over for line in lines)
    info = await server.guests[0].info(table)
    assert info["status"] == "over"
    assert info["result"]["winners"]
    live = await server.live_table(table)
    assert live.game is not None
    for seat, line in enumerate(lines):
        assert line.events == _plain(live.game.match.events(seat))


def _plain(value: Any) -> Any:
    """As JSON has it."""
    return [_plain(one) for one in value] if isinstance(value, list | tuple) else value


# ---------------------------------------------------------------------- stale, doubled, unknown


async def gladius(server: RunningServer, **terms: Any) -> tuple[str, SocketClient, SocketClient]:
    """A duel; the first line has the move."""
    table, (one, two) = await server.table("gladius", fresh("gladius", 2), ["open", "open"], **terms)
    await one.until_seen()
    await two.until_seen()
    return (table, one, two) if one.asked else (table, two, one)


async def test_a_stale_answer_is_refused_and_nothing_is_sent_again(server: RunningServer) -> None:
    table, one, two = await gladius(server)
    ask = one.ask
    assert ask is not None
    await one.answer(ask["options"][0])
    await one.until(lambda: one.state["round"] > 1)
    seen, rows = one.count(), await server.journal(table)
    assert await one.code("answer", ask=ask["id"], option=ask["options"][0]) in ("stale", "not_asked")
    assert one.count() == seen
    assert await server.journal(table) == rows
    if two.asked:
        assert await two.code("answer", ask=ask["id"], option=ask["options"][0]) == "stale"


async def test_a_double_click_counts_once(server: RunningServer) -> None:
    table, one, _ = await gladius(server)
    ask = one.ask
    assert ask is not None
    replies = await asyncio.gather(*(one.answer(ask["options"][0], ask["id"]) for _ in range(3)))
    assert sorted(reply["type"] for reply in replies) == ["done", "refused", "refused"]
    assert len([row for row in await server.journal(table) if row.op == ANSWER]) == 1


async def test_two_devices_click_at_the_same_moment(server: RunningServer) -> None:
    table, one, _ = await gladius(server)
    seat = one.info["you"]
    again = await server.guests[seat].sit(table)
    ask = one.ask
    assert ask is not None
    replies = await asyncio.gather(*(line.answer(ask["options"][0], ask["id"]) for line in (one, again)))
    assert sorted(reply["type"] for reply in replies) == ["done", "refused"]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"option": "no such card"}, "not_an_option"),
        ({"option": None}, "not_an_option"),
        ({"option": {"a": 1}}, "not_an_option"),
        ({"option": 0, "ask": "1-ffffffff"}, "stale"),
        ({"option": 0, "ask": 7}, "bad_request"),
        ({"option": [[[[[[[[[[1]]]]]]]]]]}, "bad_request"),
    ],
)
async def test_an_answer_that_was_not_offered(server: RunningServer, body: dict[str, Any], code: str) -> None:
    table, one, _ = await gladius(server)
    assert await one.code("answer", **({"ask": (one.ask or {})["id"]} | body)) == code
    assert await server.journal(table) == []


async def test_nobody_answers_for_another(server: RunningServer) -> None:
    table, one, two = await gladius(server)
    ask = one.ask
    assert ask is not None
    assert await two.code("answer", ask=ask["id"], option=ask["options"][0]) == "not_asked"
    spectator = await server.guest().look(table)
    for kind in ("answer", "undo", "concede", "say", "leave", "hint", "standing", "act", "unseal", "go_on"):
        body = {"ask": ask["id"], "option": 0, "text": "x", "answers": [], "move": []}
        assert await spectator.code(kind, **body) in ("not_yours", "not_now")
    assert await server.journal(table) == []


# ---------------------------------------------------------------------- stored first, told then


async def test_nothing_is_acknowledged_or_shown_before_it_is_stored(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, one, two = await gladius(server)
    release, asked = asyncio.Event(), asyncio.Event()
    append = server.hub.journal.append

    async def slowly(*args: Any) -> bool:
        asked.set()
        await release.wait()
        return await append(*args)

    monkeypatch.setattr(server.hub.journal, "append", slowly)
    frames = one.count(), two.count()
    answering = asyncio.create_task(one.answer((one.ask or {})["options"][0]))
    await asked.wait()
    looking = asyncio.create_task(two.settle())
    await asyncio.sleep(0.2)
    assert not answering.done()
    assert (one.count(), two.count()) == frames
    assert await server.journal(table) == []
    release.set()
    assert (await answering)["type"] == "done"
    await looking
    await two.until(lambda: two.state["round"] > 1)


async def test_who_hangs_up_at_once_has_answered_all_the_same(server: RunningServer) -> None:
    table, one, two = await gladius(server)
    body = {"type": "answer", "ask": (one.ask or {})["id"], "option": (one.ask or {})["options"][0]}
    await one.socket.send(json.dumps(body))
    await one.close()
    await two.until(lambda: two.state["round"] > 1)
    assert [row.op for row in await server.journal(table)] == [ANSWER]


async def test_what_cannot_be_stored_never_happened(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, one, two = await gladius(server)
    ask = one.ask
    assert ask is not None
    append, broken = server.hub.journal.append, True

    async def fails(*args: Any) -> bool:
        if broken:
            raise ConnectionError
        return await append(*args)

    monkeypatch.setattr(server.hub.journal, "append", fails)
    before = dict(one.state["view"]), len(two.frames)
    assert await one.code("answer", ask=ask["id"], option=ask["options"][0]) == "busy"
    assert one.state["view"] == before[0]
    assert (one.ask or {})["id"] == ask["id"]
    assert len(two.frames) == before[1]
    broken = False
    assert (await one.answer(ask["options"][0], ask["id"]))["type"] == "done"


async def test_a_stored_answer_whose_word_was_lost_is_acknowledged(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, one, two = await gladius(server)
    append = server.hub.journal.append

    async def loses_the_word(*args: Any) -> bool:
        await append(*args)
        raise ConnectionError

    monkeypatch.setattr(server.hub.journal, "append", loses_the_word)
    assert (await one.answer((one.ask or {})["options"][0]))["type"] == "done"
    await two.until(lambda: two.state["round"] > 1)
    assert len(await server.journal(table)) == 1


async def test_the_database_is_away_for_a_while(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    table, one, _ = await gladius(server)
    ask = one.ask
    assert ask is not None
    with monkeypatch.context() as away:

        async def gone(*_: Any) -> Any:
            raise ConnectionError

        away.setattr(server.hub.journal, "append", gone)
        away.setattr(server.hub.journal, "read", gone)
        for _ in range(2):
            assert await one.code("answer", ask=ask["id"], option=ask["options"][0]) == "busy"
    assert (await one.answer(ask["options"][0], ask["id"]))["type"] == "done"
    assert len(await server.journal(table)) == 1


async def test_trouble_after_the_storing_is_no_refusal(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, one, two = await gladius(server)

    async def gone(*_: Any) -> Any:
        raise ConnectionError

    with monkeypatch.context() as away:
        away.setattr(server.hub.store, "end", gone)
        assert (await one.send("concede"))["type"] == "done"
        await two.until(lambda: two.over)
    live = await server.live_table(table)
    live.changed_event.set()  # as when the automation looks again
    await eventually(lambda: live.meta.status == "over")


# ---------------------------------------------------------------------- sealed rounds


async def test_a_sealed_answer_can_be_changed_until_the_last_seat_seals(server: RunningServer) -> None:
    table, lines = await server.table("school", fresh("school", 3), ["open"] * 3, grace=0.5)
    one, two, three = lines
    for line in lines:
        await line.until_asked()
    bids = (one.ask or {})["options"]
    await one.answer(bids[1])
    await two.until(lambda: two.state["awaited"] == [1, 2])
    frames = three.count()
    await one.answer(bids[2])
    await one.do("unseal")
    await one.until_asked()
    await one.answer(bids[3])
    assert (one.ask or {})["mine"] == [bids[3]]
    await two.answer(bids[4])
    await three.settle()
    assert not [frame for frame in three.frames if frame.get("ask") and frame["ask"]["mine"]]
    assert three.count() > frames
    assert await one.code("unseal") == ""
    await one.answer(bids[5])
    await three.answer(bids[6])
    await one.until(lambda: one.info["closing"])
    assert await one.code("answer", ask=(one.ask or {})["id"], option=bids[1]) == "closing"
    assert await one.code("unseal") == "closing"
    await one.until(lambda: not one.info["closing"])
    rows = await server.journal(table)
    kept = {row.seat: row.value[1] for row in rows if row.op == ANSWER and row.value is not None}
    assert kept == {0: bids[5], 1: bids[4], 2: bids[6]}
    assert len([row for row in rows if row.value is None and row.op != REVEAL]) == 5  # superseded seals are blank
    assert bids[1] not in [row.value[1] for row in rows if row.op == ANSWER and row.value]


async def test_a_seal_that_is_changed_shows_nobody_anything(server: RunningServer) -> None:
    _, lines = await server.table("school", fresh("school", 3), ["open"] * 3)
    one, two, _ = lines
    for line in lines:
        await line.until_asked()
    bids = (one.ask or {})["options"]
    await one.answer(bids[1])
    await two.settle()
    frames = len(two.frames)
    for bid in bids[2:6]:
        await one.answer(bid)
    replies = 2  # the state that was asked for, and that it was sent
    await two.settle()
    assert len(two.frames) == frames + replies
    assert two.frames[-2]["view"] == two.state["view"]


async def test_a_person_alone_with_bots_needs_no_grace(server: RunningServer) -> None:
    seats = ["open", "bot:random", "bot:random"]
    table, (one,) = await server.table("school", fresh("school", 3), seats, grace=60.0)
    await one.until_asked()
    await one.answer((one.ask or {})["options"][0])
    await one.until(lambda: one.state["round"] > 1, seconds=20)
    assert (await server.journal(table))[-1].op in (REVEAL, ANSWER)


# ---------------------------------------------------------------------- what others do in secret


def _bargaining(match: Match[Any]) -> bool:
    return match.mode == "any" and match.pending[0].kind == "open_market" and min(match.state.coins) > 0


async def test_a_private_offer_between_two_sends_a_third_nothing_at_all(server: RunningServer) -> None:
    table, lines = await server.table("spartacus", moment("spartacus", 3, _bargaining), ["open"] * 3)
    maker, taker, third = lines
    spectator = await server.guest().look(table)
    for line in (*lines, spectator):
        await line.until_seen()
        await line.settle()
    frames = len(third.frames), len(spectator.frames)
    offer = [0, [1], True, 1, [], 0, [], [], [], 0]
    await maker.do("act", move=["offer", offer])
    await taker.until(lambda: taker.state["view"]["offers"])
    await taker.do("act", move=["decline", offer])
    await maker.until(lambda: not maker.state["view"]["offers"])
    await maker.settle()
    assert (len(third.frames), len(spectator.frames)) == frames
    await third.do("act", move=["give", 0, 1])  # and its numbers go on without a gap
    for line in (third, spectator):
        await line.settle()
        numbers = [frame["n"] for frame in line.frames if frame["type"] == "state"]
        assert numbers == list(range(1, len(numbers) + 1))
    acts = [row for row in await server.journal(table) if row.op == ACT]
    assert [row.seat for row in acts] == [0, 1, 2]


async def test_an_act_on_the_open_floor_leaves_others_questions_alone(server: RunningServer) -> None:
    _, lines = await server.table("spartacus", moment("spartacus", 3, _bargaining), ["open"] * 3)
    one, two, three = lines
    for line in lines:
        await line.until_asked()
    ask = (two.ask or {})["id"]
    await one.answer("done")
    await three.do("act", move=["give", 0, 1])
    await two.settle()
    assert (two.ask or {})["id"] == ask
    assert (await two.answer("done", ask))["type"] == "done"


async def test_bots_are_the_last_to_leave_the_open_floor(server: RunningServer) -> None:
    """Else they would be done before a person has looked at what they have."""
    seats = ["open", "bot:greedy", "bot:heuristic"]
    table, (one,) = await server.table("spartacus", moment("spartacus", 3, _bargaining), seats)
    await one.until_asked()
    await one.do("act", move=["give", 1, 1])  # after it both have been asked again
    await asyncio.sleep(1)
    assert [h["done"] for h in one.state["view"]["houses"]] == [False] * 3
    await one.answer("done")
    await one.until(lambda: one.state["view"]["step"] != "open", seconds=20)
    done = [row.seat for row in await server.journal(table) if row.op == ANSWER and row.value[1] == "done"]
    assert done[0] == 0


async def test_moves_that_are_not_possible(server: RunningServer) -> None:
    table, (one, *_) = await server.table("spartacus", moment("spartacus", 3, _bargaining), ["open"] * 3)
    for move in (["give", 1, 10_000], ["give", 0, 1], "give", None, ["offer", []], {"x": 1}):
        assert await one.code("act", move=move) == "not_a_move"
    assert await server.journal(table) == []


# ---------------------------------------------------------------------- undo


async def test_undo_is_free_until_something_new_is_known_and_rewinds_everybody(server: RunningServer) -> None:
    table, one, two = await gladius(server)
    before = dict(one.state)
    events = list(two.events)
    await one.answer((one.ask or {})["options"][-1])
    await two.until(lambda: len(two.events) > len(events))
    assert one.state["undo"]
    assert not two.state["undo"]
    assert await two.code("undo") == "too_late"
    await one.do("undo")
    await two.until(lambda: two.events == events)
    assert (one.state["view"], one.state["told"]) == (before["view"], before["told"])
    assert (one.ask or {})["id"] != before["ask"]["id"]
    assert (one.ask or {})["options"] == before["ask"]["options"]
    assert [row.op for row in await server.journal(table)] == [ANSWER, UNDO]
    late = await server.guests[two.info["you"]].sit(table, since=len(events) + 5)
    await late.until_seen()
    assert (late.state["since"], late.events) == (0, events)  # who was away may know too much
    await play([one, two], chance(2))


async def test_undo_off(server: RunningServer) -> None:
    _, one, _ = await gladius(server, undo="off")
    await one.answer((one.ask or {})["options"][-1])
    assert not one.state["undo"]
    assert await one.code("undo") == "not_now"


def _leads_to_force(match: Match[Any]) -> Any:
    """An option of seat 0 after which it is asked something to which there is one answer, and may still undo."""
    ask = match.pending[0]
    for option in listed(ask) if ask.seat == 0 else []:
        after = match.fork(log=True)
        after.answer(0, option)
        asked = bool(after.pending) and after.pending[0].seat == 0
        if not asked or (forced := after.forced(0)) is None or not after.can_undo(0):
            continue
        after.answer(0, forced[0])
        if after.can_undo(0) and after.pending[0].seat == 0 and after.forced(0) is None:
            return option
    return None


async def test_alone_with_bots_undo_goes_back_over_forced_answers(server: RunningServer) -> None:
    origin = moment("for_glory", 2, lambda match: _leads_to_force(match) is not None)
    table, (line,) = await server.table("for_glory", origin, ["open", "bot:random"])
    await line.until_asked()
    live, before = await server.live_table(table), line.state
    await line.answer(from_option(_leads_to_force(live.started_game.match)))
    await line.until(lambda: line.asked and line.state["round"] == before["round"] + 2)
    assert [row.cause for row in await server.journal(table)] == ["player", "forced"]
    assert line.state["undo"]
    await line.do("undo")
    assert line.state["view"] == before["view"]
    assert (line.ask or {})["options"] == before["ask"]["options"]


async def test_alone_with_bots_the_state_before_a_forced_answer_is_shown(server: RunningServer) -> None:
    origin = moment("for_glory", 2, lambda match: _leads_to_force(match) is not None)
    table, (line,) = await server.table("for_glory", origin, ["open", "bot:random"])
    watcher = await server.guest().look(table)
    await line.until_asked()
    await watcher.until_seen()
    live, before = await server.live_table(table), line.state
    await line.answer(from_option(_leads_to_force(live.started_game.match)))
    await line.until(lambda: line.asked and line.state["round"] == before["round"] + 2)
    await watcher.until(lambda: watcher.state["round"] == before["round"] + 2)
    for viewer in (line, watcher):
        found = [frame for frame in viewer.frames if frame["type"] == "state"]
        between, after = found[-2:]
        assert between["round"] == before["round"] + 1
        assert (between["ask"], between["awaited"], between["undo"]) == (None, [0], False)
        assert after["since"] == between["told"]
        assert [frame["n"] for frame in found] == list(range(1, len(found) + 1))
    assert line.events == _plain(live.started_game.match.events(0))


async def test_what_is_forced_is_not_shown_before_it_is_stored(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    origin = moment("for_glory", 2, lambda match: _leads_to_force(match) is not None)
    table, (line,) = await server.table("for_glory", origin, ["open", "bot:random"])
    await line.until_asked()
    live, before = await server.live_table(table), line.state

    async def broken(*_: Any) -> bool:
        raise OSError("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(server.hub.journal, "append", broken)
        found = await line.answer(from_option(_leads_to_force(live.started_game.match)))
        assert found["code"] == "busy"
    await line.settle()
    assert {frame["round"] for frame in line.frames if frame["type"] == "state"} == {before["round"]}


# ---------------------------------------------------------------------- what all can see is not asked

GLADIATORS = ("gl-thracian-warrior", "gl-syrian-warrior", "gl-celt-warrior")
SLAVES = ("sl-cook", "sl-debtor", "sl-attendant")
HOUSES = [{"coins": 4 if at < 2 else 0, "assets": [GLADIATORS[at], SLAVES[at]]} for at in range(3)]


async def test_hosts_who_invite_themselves_are_asked_whether_they_accept(server: RunningServer) -> None:
    """They may decline while others are left (SP-32), so nothing is answered for them."""
    origin = {"position": {"houses": HOUSES, "host": 0, "moment": "invitations"}, "at": 0.0}
    table, lines = await server.table("spartacus", origin, ["open", "open", "open"])
    host, *others = lines
    for line in others:
        await line.until_asked()
        await line.answer("ready")
    await host.until_asked()
    before = host.state
    await host.answer(0)
    await host.until(lambda: host.asked and (host.ask or {})["kind"] == "invitation")
    assert "decline" in (host.ask or {})["options"]
    assert "forced" not in {row.cause for row in await server.journal(table)}
    assert host.state["undo"]
    await host.do("undo")
    await host.until(lambda: (host.ask or {}).get("options") == before["ask"]["options"])
    assert (host.state["view"], host.state["told"]) == (before["view"], before["told"])
    await host.answer(1)
    await others[0].until(lambda: others[0].asked and (others[0].ask or {})["kind"] == "invitation")


async def test_an_empty_purse_wagers_nothing_unasked(server: RunningServer) -> None:
    fighters = [{"seat": seat, "card": GLADIATORS[seat]} for seat in (0, 1)]
    position = {"houses": HOUSES, "host": 0, "moment": "wagers", "fighters": fighters}
    table, lines = await server.table("spartacus", {"position": position, "at": 0.0}, ["open", "open", "open"])
    for line in lines[:2]:
        await line.until_asked()
    await lines[2].until(lambda: (lines[2].ask or {}).get("mine") is not None)
    assert [(row.seat, row.value[1], row.cause) for row in await server.journal(table)] == [
        (2, [0, 0, 0, 0], "forced")
    ]
    for line in lines[:2]:
        await line.answer([0, 0, 0, 0])
    await lines[0].until(lambda: lines[0].state["view"]["step"] != "wagers")


@pytest.mark.parametrize("people", [1, 2])
async def test_an_empty_purse_bids_nothing_unasked_where_nobody_could_learn_it(
    server: RunningServer, people: int
) -> None:
    origin = {"position": {"houses": HOUSES[::-1], "moment": "hosting"}, "at": 0.0}
    seats = ["open"] * people + ["bot:random"] * (3 - people)
    table, lines = await server.table("spartacus", origin, seats)
    if people == 2:  # the purse is hidden: whoever has nothing may take their time
        for line in lines:
            await line.until_asked()
        assert (lines[0].ask or {})["options"] == [0]
        return
    await lines[0].until_seen()
    await lines[0].until(lambda: lines[0].state["view"]["step"] != "host_bid")
    rows = [row for row in await server.journal(table) if row.op == ANSWER and row.seat == 0]
    assert (rows[0].value[1], rows[0].cause) == (0, "forced")


# ---------------------------------------------------------------------- the end of the server


async def test_answers_under_way_are_stored_when_the_server_is_shut_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(tmp_path) as server:
        table, one, two = await gladius(server)
        release, asked = asyncio.Event(), asyncio.Event()
        append = server.hub.journal.append

        async def slowly(*args: Any) -> bool:
            asked.set()
            await release.wait()
            return await append(*args)

        monkeypatch.setattr(server.hub.journal, "append", slowly)
        answering = asyncio.create_task(one.answer((one.ask or {})["options"][0]))
        await asked.wait()
        server.uvicorn.should_exit = True
        assert await two.until_closed() in (1001, 1012)
        release.set()
        await asyncio.wait({answering})
    async with served(tmp_path) as server:
        assert [row.op for row in await server.journal(table)] == [ANSWER]
