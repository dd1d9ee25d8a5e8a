"""Talk: rooms, who hears what, after a reconnect too; mute and block; spectators."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.server.clients import RunningServer, SocketClient, fresh, served

pytestmark = pytest.mark.anyio


def heard(line: SocketClient) -> list[tuple[int, Any, str]]:
    return [(one["seat"], one["room"], one["text"]) for one in line.said]


async def four(server: RunningServer, **terms: Any) -> tuple[str, list[SocketClient], SocketClient]:
    """Four people at a table, and somebody who looks on."""
    table, lines = await server.table("spartacus", fresh("spartacus", 4), ["open"] * 4, **terms)
    return table, lines, await server.guest().look(table)


async def all_settle(*lines: SocketClient) -> None:
    for line in lines:
        await line.settle()


async def test_rooms_are_heard_by_who_is_in_them(server: RunningServer) -> None:
    table, lines, spectator = await four(server)
    await lines[0].do("say", text="hail")
    await lines[0].do("say", text="a bribe", room=[2])
    await lines[1].do("say", text="against zero", room=[2, 3])
    await all_settle(*lines, spectator)
    hail, bribe, plot = (0, None, "hail"), (0, [0, 2], "a bribe"), (1, [1, 2, 3], "against zero")
    expected = [[hail, bribe], [hail, plot], [hail, bribe, plot], [hail, plot]]
    assert [heard(line) for line in lines] == expected
    assert heard(spectator) == [hail]
    again = [await guest.sit(table) for guest in server.guests[:4]]
    stranger = await server.guest().look(table)
    await all_settle(*again, stranger)
    assert [heard(line) for line in again] == expected
    assert heard(stranger) == [hail]


async def test_talk_between_others_sends_a_third_nothing(server: RunningServer) -> None:
    _, lines, spectator = await four(server)
    await all_settle(*lines, spectator)
    frames = len(lines[3].frames), len(spectator.frames)
    await lines[0].do("say", text="psst", room=[1])
    await lines[1].settle()
    assert heard(lines[1]) == [(0, [0, 1], "psst")]
    assert (len(lines[3].frames), len(spectator.frames)) == frames


async def test_talk_is_published_after_the_game_only_where_that_was_agreed_on(server: RunningServer) -> None:
    for publish in (True, False):
        table, lines = await server.table("gladius", fresh("gladius", 2), ["open", "open"], publish_talk=publish)
        await lines[0].do("say", text="throw the fight", room=[1])
        early = await server.guest().look(table)
        await early.settle()
        assert heard(early) == []
        await lines[0].do("concede")
        await lines[1].settle()
        assert lines[1].info["status"] == "over"
        late = await server.guest().look(table)
        await late.settle()
        assert bool(heard(late)) is publish


async def test_mute_and_hear_again(server: RunningServer) -> None:
    table, lines, _ = await four(server)
    one, two, three, _ = lines
    await one.do("mute", seat=1, how="mute")
    await one.until(lambda: one.info["mutes"] == {"1": "mute"})
    await two.do("say", text="listen!")
    await two.do("say", text="please", room=[0])
    await all_settle(one, two, three)
    assert heard(one) == []
    assert heard(three) == [(1, None, "listen!")]
    assert heard(two) == [(1, None, "listen!"), (1, [0, 1], "please")]  # the other is not told
    assert two.info["mutes"] == {}
    again = await server.guests[0].sit(table)
    await again.settle()
    assert heard(again) == []
    await one.do("mute", seat=1, how="")
    await two.do("say", text="thanks")
    await one.settle()
    assert (1, None, "thanks") in heard(one)


async def test_who_is_blocked_cannot_write_to_one_alone(server: RunningServer) -> None:
    _, lines, _ = await four(server)
    one, two, three, _ = lines
    await one.do("mute", seat=1, how="block")
    assert await two.code("say", text="you there", room=[0]) == "blocked"
    assert await three.code("say", text="hello", room=[0]) == ""
    await two.do("say", text="all of you", room=[0, 2])
    await all_settle(one, three)
    assert heard(one) == [(2, [0, 2], "hello")]
    assert (1, [0, 1, 2], "all of you") in heard(three)


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"text": ""}, "bad_text"),
        ({"text": " \n "}, "bad_text"),
        ({"text": "x" * 501}, "bad_request"),
        ({"text": 7}, "bad_request"),
        ({"text": "hi", "room": []}, "bad_room"),
        ({"text": "hi", "room": [0]}, "bad_room"),
        ({"text": "hi", "room": [9]}, "bad_room"),
        ({"text": "hi", "room": "table"}, "bad_room"),
        ({"text": "hi", "room": [True]}, "bad_room"),
    ],
)
async def test_talk_that_makes_no_sense(server: RunningServer, body: dict[str, Any], code: str) -> None:
    _, (one, two) = await server.table("gladius", fresh("gladius", 2), ["open", "open"])
    assert await one.code("say", **body) == code
    assert await one.code("mute", seat=0, how="mute") == "no_seat"
    assert await one.code("mute", seat=1, how="kick") == "bad_request"
    await two.settle()
    assert heard(two) == []


async def test_before_the_game_there_is_the_table_alone(server: RunningServer) -> None:
    """A seat may still change hands, and its next holder must not read what was meant for the last one."""
    ana = server.guest("Ana")
    table = await ana.make("gladius", ["me", "open"])
    line = await ana.sit(table)
    assert await line.code("say", text="secret", room=[1]) == "not_started"
    await line.do("say", text="anybody?")
    bob = server.guest("Bob")
    await bob.join(table)
    other = await bob.sit(table)
    await other.settle()
    assert heard(other) == [(0, None, "anybody?")]


async def test_spectators_get_the_public_view_and_say_nothing(server: RunningServer) -> None:
    table, lines, spectator = await four(server)
    await all_settle(*lines, spectator)
    live = await server.live_table(table)
    assert spectator.state["ask"] is None
    assert spectator.info["you"] is None
    assert not spectator.state["undo"]
    assert spectator.state["view"] == _json(live.started_game.match.message(None)["view"])
    assert "standing" not in spectator.info
    assert "mutes" not in spectator.info
    assert await spectator.code("say", text="boo") == "not_yours"
    assert await spectator.code("mute", seat=0, how="mute") == "not_yours"


def _json(value: Any) -> Any:
    return json.loads(json.dumps(value))


# ---------------------------------------------------------------------- quick phrases


async def test_a_phrase_is_read_in_the_language_of_each_reader(server: RunningServer) -> None:
    table, (one, two) = await server.table("gladius", fresh("gladius", 2), ["open", "open"])
    await one.do("say", phrase="well_played")
    brazilian = await server.guests[1].sit(table, lang="pt-BR")
    await all_settle(two, brazilian)
    assert two.said[-1]["phrase"] == brazilian.said[-1]["phrase"] == "well_played"
    assert (two.said[-1]["text"], brazilian.said[-1]["text"]) == ("Well played!", "Boa jogada!")
    assert "well_played" in one.info["phrases"]
    assert "make_offer" not in one.info["phrases"]  # there are no offers in this game


@pytest.mark.parametrize(
    "body",
    [
        {"phrase": ""},
        {"phrase": "no_such_phrase"},
        {"phrase": "considering"},  # only bots answer so
        {"phrase": "make_offer"},  # there are no offers in this game
        {"phrase": 7},
        {"phrase": None},
        {"phrase": ["hail"]},
        {"phrase": "hail" * 20},
        {"phrase": "hail", "text": "hail"},
    ],
)
async def test_what_is_no_phrase_is_refused(server: RunningServer, body: dict[str, Any]) -> None:
    _, (one, two) = await server.table("gladius", fresh("gladius", 2), ["open", "open"])
    assert await one.code("say", **body) == "bad_request"
    assert await one.code("say", phrase="hail", room=[9]) == "bad_room"
    await two.settle()
    assert heard(two) == []


async def test_phrases_are_counted_like_other_talk(tmp_path: Path) -> None:
    async with served(tmp_path, talk=0.2) as server:  # two at once, and then one in five seconds
        _, (one, _) = await server.table("gladius", fresh("gladius", 2), ["open", "open"])
        assert [await one.code("say", phrase="hail") for _ in range(3)] == ["", "", "too_fast"]


async def test_a_bot_answers_talk_about_offers(server: RunningServer) -> None:
    seats = ["open", "bot:heuristic-silent", "bot:heuristic-silent"]
    table, (ana,) = await server.table("spartacus", fresh("spartacus", 3), seats)
    await ana.do("say", text="nice weather")
    await ana.do("say", phrase="hail")
    await ana.settle()
    assert [one["seat"] for one in ana.said] == [0, 0]
    await ana.do("say", phrase="make_offer", room=[2])
    await ana.do("say", text="Will you take my offer?")
    await ana.settle()
    assert [(one["seat"], one["room"], one.get("phrase", "")) for one in ana.said[2:]] == [
        (0, [0, 2], "make_offer"),
        (2, [0, 2], "nothing_to_offer"),
        (0, None, ""),
        (1, None, "make_offer"),
    ]
    again = await server.guests[0].sit(table)
    await again.settle()
    assert [one.get("phrase") for one in again.said] == [one.get("phrase") for one in ana.said]
