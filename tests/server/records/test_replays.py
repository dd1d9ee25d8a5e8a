"""A finished game is looked at from any place and any seat, shows what was sent then, and can be played on."""

from __future__ import annotations

import json
from functools import cache
from time import perf_counter
from typing import Any

import pytest

from munera.games import book
from munera.kernel import Match, Seat, Stream, pick, record, replay, start
from munera.server.records import replays
from munera.server.records.replays import ENTRIES_BETWEEN_SNAPSHOTS, SeekableReplay
from tests.server.clients import Guest, RunningServer, chance, eventually, play

pytestmark = pytest.mark.anyio


@cache
def long_game(game: str, seats: int, seed: int, **options: Any) -> str:
    """A game of random players, with some moves at any time where there are any."""
    stream, match = Stream.seeded(seed), start(book(game), seats, seed, options)
    while not match.over:
        for seat in match.seats:
            moves = match.book.anytime(match.state, seat)
            if moves and stream.below(12) == 0:
                match.act(seat, pick(moves, stream))
        asked = match.waiting()[0]
        match.answer(asked.seat, pick(asked.options, stream))
    return record(match)


# ---------------------------------------------------------------------- reels


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("gladius", 2, {}), ("for_glory", 2, {}), ("spartacus", 3, {"type": "quick", "rounds": 2})],
)
def test_every_moment_is_what_was_sent_then(game: str, seats: int, options: dict[str, Any]) -> None:
    text = long_game(game, seats, 3, **options)
    seekable = SeekableReplay(book(game), text)
    viewers: list[Seat | None] = [None, *range(seats)]
    found = dict.fromkeys(viewers, 0)
    then: list[list[dict[str, Any]]] = []

    def watch(match: Match[Any]) -> None:
        seen = {viewer: match.message(viewer, found[viewer]) for viewer in viewers}
        found.update({viewer: message["told"] for viewer, message in seen.items()})
        then.append(json.loads(json.dumps(list(seen.values()))))

    replay(book(game), text, watch=watch)
    assert len(then) == len(seekable) + 1 > ENTRIES_BETWEEN_SNAPSHOTS
    around = {n + d for n in range(0, len(seekable), ENTRIES_BETWEEN_SNAPSHOTS) for d in (-1, 0, 1)} | set(
        range(0, len(seekable), 7)
    )
    for at in sorted(n for n in around | {len(seekable)} if 0 <= n <= len(seekable)):
        shown = json.loads(json.dumps(seekable.moment(at, viewers)))
        for message, sent in zip(shown, then[at], strict=True):
            del sent["version"], sent["undo"]
            assert {key: message[key] for key in sent} == sent, at


def test_a_long_game_is_scrubbed_quickly() -> None:
    text = long_game("spartacus", 4, 5)
    seekable = SeekableReplay(book("spartacus"), text)
    assert len(seekable) > 400
    stream, times = Stream.seeded(1), []
    for _ in range(40):
        began = perf_counter()
        seekable.moment(stream.below(len(seekable) + 1), [1])
        times.append(perf_counter() - began)
    assert sorted(times)[20] < 0.25  # a fork and at most a stride of entries, wherever it is


# ---------------------------------------------------------------------- over the wire


async def finished(guest: Guest, game: str = "gladius", **terms: Any) -> str:
    table = await guest.make(game, ["me", "me"], **terms)
    await play([await guest.sit(table, 0), await guest.sit(table, 1)], chance(1))
    return table


async def test_a_replay_shows_each_seat_what_it_saw_and_open_shows_all(server: RunningServer) -> None:
    ana, stranger = server.guest("Ana"), server.guest()
    table = await ana.make("gladius", ["me", "me"])
    lines = [await ana.sit(table, 0), await ana.sit(table, 1), await ana.look(table)]
    await play(lines[:2], chance(1))
    for line in lines:
        await line.settle()
    path = f"/api/tables/{table}/replay"
    for line, viewer in zip(lines, ("0", "1", "spectator"), strict=True):
        first = await stranger.get(f"{path}?at=0&viewer={viewer}")
        events, last = list(first["events"]), first
        for at in range(1, first["of"] + 1):
            last = await stranger.get(f"{path}?at={at}&viewer={viewer}")
            assert last["since"] == len(events)
            events += last["events"]
        assert events == line.events
        assert last["view"] == line.state["view"]
        assert last["over"]
    middle = await stranger.get(f"{path}?at=5&viewer=open")
    assert middle["viewer"] is None
    assert [seat["viewer"] for seat in middle["seats"]] == [0, 1]
    for seat in middle["seats"]:
        alone = await stranger.get(f"{path}?at=5&viewer={seat['viewer']}")
        assert seat == {key: value for key, value in alone.items() if key not in ("at", "of")}
    whole = await stranger.get(f"/api/tables/{table}/record")
    assert middle["entry"] == whole["entries"][4]
    assert "entry" not in await stranger.get(f"{path}?at=5&viewer=1")


async def test_a_moment_is_said_in_words_and_a_story_from_its_beginning(server: RunningServer) -> None:
    ana = server.guest("Ana")
    table = await finished(ana)
    path = f"/api/tables/{table}/replay?at=6&lang=pt-BR"
    alone = await ana.get(f"{path}&viewer=0")
    assert alone["names"] == [chair["name"] for chair in (await ana.info(table))["seats"]]
    assert all(line["n"] >= alone["since"] for line in alone["said"]["lines"])
    assert "heard" not in alone
    story = await ana.get(f"{path}&viewer=0&story=true")
    assert len(story["heard"]) == story["told"] == alone["told"]
    assert story["said"]["lines"][0]["n"] < alone["since"]
    assert story["said"]["lines"][-1]["n"] < story["told"]
    assert {"weight", "setback"} <= story["said"]["lines"][0].keys()
    assert story["heard"][alone["since"] :] == alone["events"]
    everybody = await ana.get(f"{path}&viewer=open&story=true")
    assert [seat["said"]["prompt"] for seat in everybody["seats"]].count("") == 1  # one of the two is asked
    plain = await ana.get(f"/api/tables/{table}/replay?at=6&viewer=0")
    assert "said" not in plain
    assert (await ana.call("GET", f"/api/tables/{table}/replay?lang=la")).json()["code"] == "bad_request"


async def test_places_eyes_and_forks_that_there_are_not(server: RunningServer) -> None:
    ana = server.guest("Ana")
    table = await finished(ana)
    of = (await ana.get(f"/api/tables/{table}/replay"))["of"]
    for query, code in (
        (f"at={of + 1}", "no_moment"),
        ("viewer=2", "no_seat"),
        ("viewer=99", "no_seat"),
        ("viewer=me", "bad_request"),
        ("at=-1", "bad_request"),
        ("at=x", "bad_request"),
    ):
        answer = await ana.call("GET", f"/api/tables/{table}/replay?{query}")
        assert answer.is_client_error
        assert answer.json()["code"] == code, query
    two = [{"kind": "me"}, {"kind": "bot"}]
    for body, code in (
        ({"at": of, "seats": two}, "no_moment"),
        ({"at": of + 5, "seats": two}, "no_moment"),
        ({"at": 3, "seats": two[:1]}, "bad_seats"),
        ({"at": 3, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "nobody"}]}, "bad_bot"),
    ):
        answer = await ana.call("POST", f"/api/tables/{table}/fork", body)
        assert answer.json()["code"] == code


async def test_only_some_reels_stay_in_memory(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "MOST_IN_MEMORY", 2)
    ana = server.guest("Ana")
    data = json.loads(long_game("gladius", 2, 3))
    made = [(await ana.post("/api/records", {"record": data}))["id"] for _ in range(3)]
    for table in (*made, made[1]):
        await ana.get(f"/api/tables/{table}/replay?at=1")
    assert list(server.app.state.replays.loaded) == [made[2], made[1]]


# ---------------------------------------------------------------------- forks


async def test_a_fork_goes_on_where_the_replay_stood(server: RunningServer) -> None:
    ana, bob, stranger = server.guest("Ana"), server.guest("Bob"), server.guest()
    table = await finished(ana)
    then = await ana.get(f"/api/tables/{table}/replay?at=6&viewer=0")
    seed = (await ana.get(f"/api/tables/{table}/record"))["seed"]
    body = {"at": 6, "seats": [{"kind": "me", "name": "Bob"}, {"kind": "open"}], "public": True}
    made = await bob.post(f"/api/tables/{table}/fork", body)
    assert made["status"] == "open"
    assert made["began"] == {"how": "forked", "at": 6}
    assert made["commitment"] == ""
    fork = made["id"]
    assert seed not in (await stranger.call("GET", f"/api/tables/{fork}")).text
    await stranger.join(fork)
    one, two = await bob.sit(fork), await stranger.sit(fork)
    await one.until(lambda: one.state)
    assert one.state["view"] == then["view"]
    await play([one, two], chance(7))
    data = await ana.get(f"/api/tables/{fork}/record")
    assert data["entries"][:6] == (await ana.get(f"/api/tables/{table}/record"))["entries"][:6]
    assert "fair" not in data
    assert "fair" not in await ana.info(fork)
    assert replay(book("gladius"), json.dumps(data)).over


async def test_bots_play_on_in_a_fork(server: RunningServer) -> None:
    ana = server.guest("Ana")
    data = json.loads(long_game("gladius", 2, 3))
    table = (await ana.post("/api/records", {"record": data}))["id"]
    body = {"at": 8, "seats": [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "greedy"}]}
    fork = (await ana.post(f"/api/tables/{table}/fork", body))["id"]
    await ana.look(fork)
    live = await server.live_table(fork)
    await eventually(lambda: live.meta.status == "over")
    assert [seat["stand_in"] for seat in (await ana.info(fork))["seats"]] == ["", ""]


async def test_whoever_has_seen_the_replay_knows_the_bots_of_a_fork(server: RunningServer) -> None:
    ana = server.guest("Ana")
    table = await finished(ana)
    one, two = (seat["name"] for seat in (await ana.info(table))["seats"])

    async def names(*seats: dict[str, str]) -> list[str]:
        made = await ana.post(f"/api/tables/{table}/fork", {"at": 4, "seats": seats})
        return [seat["name"] for seat in made["seats"]]

    assert await names({"kind": "me", "name": "Bob"}, {"kind": "bot"}) == ["Bob", two]
    # Whoever takes another's seat gets its name, if the bot in their own seat has theirs.
    assert await names({"kind": "bot"}, {"kind": "me", "name": one}) == [one, two]


async def test_a_fork_survives_a_reload(server: RunningServer) -> None:
    ana = server.guest("Ana")
    table = await finished(ana)
    fork = (await ana.post(f"/api/tables/{table}/fork", {"at": 4, "seats": [{"kind": "me"}] * 2}))["id"]
    one = await ana.sit(fork, 0)
    await one.until(lambda: one.state)
    await one.close()
    await server.hub.unload(fork)
    again = await ana.sit(fork, 0)
    await again.until(lambda: again.state)
    assert {**again.state, "n": 0} == {**one.state, "n": 0}
