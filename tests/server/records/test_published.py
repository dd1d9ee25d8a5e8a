"""What came to nothing stays secret: in records, in replays, and from everybody but whoever had wanted it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from munera.games import book
from munera.kernel import replay
from munera.kernel.plain import from_option
from munera.tables.rows import ACT, ANSWER
from munera.words import Words
from tests.counts import times
from tests.server.attacked.test_wire_leaks import FOIL, GUARD, ROBBERY, A, Pair, _robbery, intrigue, seated
from tests.server.clients import Guest, RunningServer, SocketClient, eventually

pytestmark = pytest.mark.anyio
BOTH = intrigue([ROBBERY], ["re-jupiters-cock"], [FOIL, GUARD])
FIRST, WISH = ("play", "re-jupiters-cock"), ("play", FOIL)
OFFER = [1, [2], True, 1, [], 0, [], [], [], 0]  # seat 1 offers seat 2 a coin, between the two of them
CROWD = 9


async def robbed(server: RunningServer, **terms: Any) -> Pair:
    """Two tables at which seats 1 and 2 are asked whether they foil a robbery, and a spectator at each."""
    pair = await seated(server, "spartacus", [BOTH, BOTH], undo="free", **terms)
    pair.lines[CROWD] = [await server.guest().look(live.id) for live in pair.live_tables]
    await _robbery(pair)
    await pair.forget()
    return pair


async def foil_twice(pair: Pair, wish: Any = WISH) -> None:
    """At both tables seat 1 foils; at the second one seat 2 wanted to, as well."""
    await pair.answer(1, FIRST)
    await pair.answer_at(0, 2, "pass")
    await pair.answer_at(1, 2, wish)
    await pair.reveal()
    await pair.settle()


def states(line: SocketClient) -> list[dict[str, Any]]:
    return [frame for frame in line.frames if frame["type"] == "state"]


def notices(line: SocketClient) -> list[dict[str, Any]]:
    return [notice for frame in states(line) for notice in frame["notices"]]


async def the_end(pair: Pair) -> None:
    """All but one concede, so that the games are over."""
    for seat in (A, 1):
        await pair.both(seat, "concede")
    assert all(live.started_game.over for live in pair.live_tables)


async def published(guest: Guest, table: str) -> str:
    """All that a stranger is given of a finished game: the record and every moment of the open replay."""
    record = await guest.call("GET", f"/api/tables/{table}/record")
    assert record.status_code == 200, record.text
    found = [record.text]
    for at in range(len(record.json()["entries"]) + 1):
        for viewer in ("open", "spectator", "2"):
            shown = await guest.call(
                "GET", f"/api/tables/{table}/replay?at={at}&viewer={viewer}&lang=en&story=true"
            )
            assert shown.status_code == 200
            found.append(shown.text)
    return "\n".join(found)


async def test_a_stranger_is_given_the_same_whatever_came_to_nothing(server: RunningServer) -> None:
    """Records and replays of two games that differ in wishes only are byte for byte the same."""
    pair = await robbed(server)
    assert await pair.lines[1][1].code("act", move=["offer", OFFER]) == ""
    assert await pair.lines[2][1].code("act", move=["decline", OFFER]) == ""
    await foil_twice(pair)
    await the_end(pair)
    one, two = [await published(server.guest(), live.id) for live in pair.live_tables]
    assert one == two
    text = one.split("\n", 1)[0]
    assert from_option(FIRST) in json.loads(text)["entries"][3]["answers"]
    assert replay(book("spartacus"), text).over
    rows = await server.journal(pair.live_tables[1].id)  # the table itself forgets nothing
    assert [row.value for row in rows if row.op == ACT] == [["offer", OFFER], ["decline", OFFER]]
    assert [row for row in rows if row.op == ANSWER and row.seat == 2 and row.value[1] == from_option(WISH)]


@pytest.mark.parametrize("wish", [WISH, ("guard", "hand")] * times(1, 20))
async def test_only_whoever_had_the_wish_is_told_that_it_was_not_needed(server: RunningServer, wish: Any) -> None:
    """Every frame of everybody else is the same with the wish and without it, numbers included."""
    pair = await robbed(server)
    await foil_twice(pair, wish)
    for viewer in (A, 1, CROWD):
        assert states_of(await pair.same(viewer))
        assert not [notice for line in pair.lines[viewer] for notice in notices(line)]
    plain, wished = pair.lines[2]
    assert notices(plain) == []
    (notice,) = notices(wished)
    assert notice == {"told": notice["told"], "kind": "foil", "wish": from_option(wish), "by": 1}
    assert wished.events[notice["told"]][:3] == ["declares", 1, "re-jupiters-cock"]
    last = [{**states(line)[-1], "notices": []} for line in (plain, wished)]
    assert last[0] == last[1]  # nor does anything else differ for that seat


def states_of(frames: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [frame for frame in frames if frame["type"] == "state"]


@pytest.mark.parametrize(("lang", "said"), [("en", "was not needed"), ("pt-BR", "não foi necessária")])
async def test_the_notice_is_said_and_comes_again_after_a_reload(
    server: RunningServer, lang: str, said: str
) -> None:
    pair = await robbed(server)
    await foil_twice(pair)
    live = pair.live_tables[1]
    table = live.id
    opened: list[SocketClient] = []
    for evicted in (False, True):
        if evicted:  # the game is computed again from its journal
            for one in [line for lines in pair.lines.values() for line in lines] + opened:
                await one.close()
            await eventually(lambda: not server.hub.live_tables[table].viewers)
            await server.hub.unload(table)
        line = await server.guests[2].sit(table, 2, lang=lang)
        opened.append(line)
        await line.until_seen()
        assert len(notices(line)) == 1
        private = [one for frame in states(line) for one in frame["said"]["lines"] if one.get("private")]
        (found,) = private
        assert said in found["text"]
        assert Words(lang).card("spartacus", FOIL) in found["text"]
        assert "Guest 1" in found["text"]
        numbers = [one["n"] for frame in states(line) for one in frame["said"]["lines"]]
        assert numbers == sorted(set(numbers))
        for seat in (A, 1):
            other = await server.guests[seat].sit(table, seat, lang=lang)
            opened.append(other)
            await other.until_seen()
            assert said not in json.dumps(other.frames, ensure_ascii=False)


async def test_a_view_that_a_seat_saves_has_its_own_notices_alone(server: RunningServer) -> None:
    pair = await robbed(server)
    await foil_twice(pair)
    table = pair.live_tables[1].id
    for seat, count in ((A, 0), (1, 0), (2, 1)):
        view = await server.guests[seat].get(f"/api/tables/{table}/view?seat={seat}")
        assert len(view["notices"]) == count
    assert (await server.guest().get(f"/api/tables/{table}/view"))["notices"] == []


async def test_an_imported_record_is_published_as_well(server: RunningServer) -> None:
    """Records of 0.1.0 hold wishes. Whoever imports one publishes it here without them."""
    pair = await robbed(server)
    await foil_twice(pair)
    await the_end(pair)
    full = json.loads(pair.live_tables[1].started_game.record())
    assert from_option(WISH) in full["entries"][3]["answers"]
    guest = server.guest()
    imported = (await guest.call("POST", "/api/records", {"record": full})).json()["id"]
    shown = await published(guest, imported)
    assert json.loads(shown.split("\n", 1)[0])["entries"][3]["answers"] == [from_option(FIRST), "pass"]
    assert FOIL not in json.dumps(json.loads(shown.split("\n", 1)[0])["entries"])
