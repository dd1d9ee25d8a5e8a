"""The leak law over the wire: what seat A may not know never changes a byte of what A is sent, nor when.

Two tables of the real server that A cannot tell apart get the same inputs - or, where A could not know, different
ones - and every frame that A's sockets get is compared, refusals included; less the table's own names and times.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import zip_longest
from pathlib import Path
from time import monotonic, time
from typing import Any

import pytest

from munera.games import books
from munera.kernel import SEALED, Match, Seat, Stream, pick, start
from munera.kernel.plain import from_option
from munera.kernel.random_play import RandomPlayer
from munera.server.play.live_table import LiveTable
from munera.tables.meta import BOT, OPEN, Chair
from munera.tables.rows import REVEAL, STAND_IN
from tests.server.clients import Guest, RunningServer, SocketClient, served

pytestmark = pytest.mark.anyio
NEVER = 3600.0  # seconds: windows and rounds close when the test says so
WINDOW = 0.6
LATE = 3.0  # seconds that a busy machine may take longer
OWN = ("id", "commitment", "successor")  # what tells any two tables apart
A = 0


class Pair:
    """Two tables with the same people, who play at both."""

    def __init__(self, live_tables: list[LiveTable], lines: dict[Seat, list[SocketClient]]) -> None:
        self.live_tables, self.lines = live_tables, lines

    async def settle(self) -> None:
        """Everything that was to be said has come, at all seats."""
        for two in self.lines.values():
            for line in two:
                await line.settle()

    async def forget(self) -> None:
        """Compare from here on."""
        await self.settle()
        await self.settle()  # whoever came last was still told to the first
        for two in self.lines.values():
            for line in two:
                line.frames.clear()

    async def same(self, viewer: Seat = A) -> list[dict[str, Any]]:
        """Both tables have sent the viewer the same. Returns what."""
        one, two = self.lines[viewer]
        await one.settle()
        await two.settle()
        first, second = seen(one), seen(two)
        for x, y in zip_longest(first, second):
            assert x == y, (x, y)
        return first

    async def both(self, seat: Seat, kind: str, **body: Any) -> str:
        """The same request at both tables. Returns how both answered it: a code, or nothing."""
        codes = [await line.code(kind, **body) for line in self.lines[seat]]
        assert codes[0] == codes[1], (kind, body, codes)
        return codes[0]

    async def answer(self, seat: Seat, option: Any) -> None:
        for table in (0, 1):
            await self.answer_at(table, seat, option)

    async def answer_at(self, table: int, seat: Seat, option: Any) -> None:
        game = self.live_tables[table].started_game
        line = self.lines[seat][table]
        await line.do("answer", ask=game.match.ask_id(seat), option=from_option(option))

    async def reveal(self) -> None:
        for live in self.live_tables:
            await live.submit(REVEAL, None, None, "all_sealed")


def seen(line: SocketClient) -> list[dict[str, Any]]:
    """The frames, less what tells any two tables apart, and less the numbers of requests."""
    return [_plain(frame) for frame in line.frames]


def _plain(frame: dict[str, Any]) -> dict[str, Any]:
    facts = {name: value for name, value in frame.items() if name not in OWN and name != "ref"}
    if "deadlines" in facts:
        facts["deadlines"] = sorted(facts["deadlines"])  # whose clock runs; when it does, is a time
    if facts.get("result"):
        facts["result"] = {**facts["result"], "at": None}  # when it ended, by the clock on the wall
    return facts


async def seated(
    server: RunningServer,
    game: str,
    origins: list[dict[str, Any]],
    bots: dict[Seat, str] | None = None,
    **terms: Any,
) -> Pair:
    """Two tables that begin in these ways, with a browser for each seat that no bot has."""
    seats, bots = _seats(origins[0]), bots or {}
    usual = {"options": {}, "pace": {"kind": "none", "seconds": 0}, "aids": False, "undo": "off"}
    usual |= {"publish_talk": False, "window": NEVER, "grace": NEVER}
    guests = {seat: server.guest(f"Guest {seat}") for seat in seats if seat not in bots}
    chairs = [Chair(BOT, "", bots[seat]) if seat in bots else Chair(OPEN) for seat in seats]
    live_tables: list[LiveTable] = []
    for origin in origins:
        meta = await server.app.state.lobby.make(
            game, chairs, usual | terms, owner="nobody", public=False, origin=origin
        )
        for seat, guest in guests.items():
            await guest.join(meta.id, seat)
        live_tables.append(await server.live_table(meta.id))
    pair = Pair(live_tables, {})
    await _connect(pair, guests)
    return pair


def _seats(origin: dict[str, Any]) -> range:
    if "seats" in origin:
        return range(origin["seats"])
    return range(len(origin["position"].get("houses") or origin["position"]["players"]))


async def _connect(pair: Pair, guests: dict[Seat, Guest]) -> None:
    for seat, guest in guests.items():
        pair.lines[seat] = [await guest.sit(live.id, seat) for live in pair.live_tables]
    await pair.forget()


# ---------------------------------------------------------------------- worlds that a viewer cannot tell apart

WALKS = [("gladius", 2), ("for_glory", 2), ("spartacus", 3), ("school", 3)]
STEPS, ENOUGH = 16, 60  # inputs for a pair of worlds, frames for a test


async def _twins(server: RunningServer, game: str, seats: int, viewer: Seat, stream: Stream) -> Pair:
    """A game from somewhere in the middle, at one table as it is, at the other as the viewer may imagine it."""
    book = books()[game]
    options = dict(book.short_game_for(seats))
    match = start(book, seats, stream.bits(), options)
    player = RandomPlayer(stream, 50)
    for _ in range(stream.below(120)):
        fork = match.fork(log=True)
        player.step(match)
        if match.over:
            match = fork
            break
    while match.sealed():
        player.step(match)
        assert not match.over
    plain = {name: list(value) if isinstance(value, tuple) else value for name, value in options.items()}
    origin = {"seats": seats, "seed": "the same", "options": plain}
    pair = await seated(server, game, [origin, origin])
    worlds = [match.fork(log=True), match.imagine(viewer, stream, log=True, chance=stream.below(2) == 0)]
    for live, world in zip(pair.live_tables, worlds, strict=True):
        assert live.game is not None
        live.game.match = world
        live.game._update_clocks(time(), None)
        live.wake_viewers()
    await pair.settle()
    await pair.forget()
    return pair


def _parted(one: Match[Any], two: Match[Any], viewer: Seat) -> bool:
    """Was the viewer told different things, and declared to be? From there on it may know."""
    logs = [[e for e in match.log or () if e[2] is None or viewer in e[2]] for match in (one, two)]
    for x, y in zip_longest(*logs):
        if x is None or y is None or x[:2] != y[:2]:
            assert any(e is not None and e[3] is not None and viewer not in e[3] for e in (x, y)), (x, y)
            return True
    return False


async def _step(pair: Pair, viewer: Seat, stream: Stream) -> bool:
    """One input at both tables. False: there is none that makes sense in both worlds."""
    one, two = (live.started_game.match for live in pair.live_tables)
    if one.held:
        await pair.reveal()
        return True
    ask = stream.choice(one.waiting())
    seat, option = ask.seat, pick(ask.options, stream)
    theirs = two.ask_of(seat).options
    other = pick(theirs, stream) if one.mode == SEALED and seat != viewer else option
    if other not in theirs:
        return False
    await pair.answer_at(0, seat, option)
    await pair.answer_at(1, seat, other)
    return True


async def _act(pair: Pair, viewer: Seat, stream: Stream) -> None:
    """Somebody else does something at any time, where both worlds let them."""
    one, two = (live.started_game.match for live in pair.live_tables)
    seat = stream.choice([seat for seat in one.seats if seat != viewer])
    free = one.book.anytime(one.state, seat)
    if one.over or not free:
        return
    move = pick(free, stream)
    if move in two.book.anytime(two.state, seat):
        await pair.both(seat, "act", move=from_option(move))


async def _probe(pair: Pair, viewer: Seat, stream: Stream) -> None:
    """Wrong inputs of the viewer: refused with the same words in both worlds."""
    words = [*pair.live_tables[0].book.vocabulary.cards, "zzz"]
    ask = pair.lines[viewer][0].ask
    for option in (stream.choice(words), stream.below(9), [stream.choice(words), 1], None, 1.5):
        assert await pair.both(viewer, "answer", ask=ask["id"] if ask else "1-0", option=[option, "no"])
        assert await pair.both(viewer, "act", move=[option, "no"])
    for kind in ("undo", "go_on", "more_time", "hint", "back"):
        assert await pair.both(viewer, kind)


@pytest.mark.slow
@pytest.mark.parametrize("viewer", [0, 1])
@pytest.mark.parametrize(("game", "seats"), WALKS)
async def test_worlds_that_a_seat_cannot_tell_apart(
    server: RunningServer, game: str, seats: int, viewer: Seat
) -> None:
    stream = Stream.seeded(f"{game} {viewer}")
    compared = 0
    for _ in range(12):  # many pairs part soon, at the next die
        if compared >= ENOUGH:
            return
        pair = await _twins(server, game, seats, viewer, stream)
        await pair.same(viewer)
        for _ in range(STEPS):
            if pair.live_tables[0].started_game.over or not await _step(pair, viewer, stream):
                break
            if stream.below(3) == 0:
                await _act(pair, viewer, stream)
            one, two = (live.started_game.match for live in pair.live_tables)
            if _parted(one, two, viewer):
                break
            if stream.below(3) == 0:
                await _probe(pair, viewer, stream)
            compared += len(await pair.same(viewer))
    assert compared >= 10


# ---------------------------------------------------------------------- reaction windows


def intrigue(*hands: list[str], seed: int = 3) -> dict[str, Any]:
    """House 0 is about to play a robbery; in the end everybody may foil it."""
    houses = [
        {"house": house, "influence": 8, "coins": 5, "hand": hand}
        for house, hand in zip(("ho-batiatus", "ho-glaber", "ho-solonius"), hands, strict=True)
    ]
    return {"position": {"moment": "intrigue", "active": 0, "seed": seed, "houses": houses}}


FOIL, GUARD, ROBBERY = "re-whispered-rumors", "gu-guard", "sc-robbery"
HOLDS = [intrigue([ROBBERY], [FOIL], [GUARD]), intrigue([ROBBERY], [GUARD], [GUARD])]
DECLINE = [["*", "*", "decline"]]


def battle(hand: str, deck: str) -> dict[str, Any]:
    """Player 0 attacks; the other one can parry if the card is in their hand and not in their deck."""
    players = [
        {"hand": ["pierce"], "coins": 3, "patrons": ["imperial_procurator"]},
        {"hand": [hand], "deck": [deck], "coins": 3, "patrons": ["unscrupulous_consul", "crooked_senator"]},
    ]
    men = [{"card": "veles", "arena": 0, "owner": 0}, {"card": "cestus", "arena": 0, "owner": 1}]
    written = {"phase": "battle", "battle": 0, "active": 0, "seed": 1, "players": players, "gladiators": men}
    return {"position": written}


PARRIES = [battle("parry", "feint"), battle("feint", "parry")]


async def _robbery(pair: Pair) -> None:
    """Up to the moment at which all others are asked whether they foil it."""
    for option in (("prepare", ROBBERY), ("announce", (2,)), "confirm"):
        await pair.answer(A, option)
        await pair.same()
    assert all(live.started_game.window for live in pair.live_tables)


async def _attack(pair: Pair) -> None:
    await pair.answer(A, ("attack", 1))
    await pair.same()
    assert all(live.started_game.window for live in pair.live_tables)


async def _closes(pair: Pair, begun: float, table: int) -> float:
    """How long after its opening the window of a table closes, as A sees it."""
    line = pair.lines[A][table]
    round = line.state["round"]
    await line.until(lambda: line.state["round"] != round)
    return monotonic() - begun


Script = Callable[[Pair], Any]


async def _measured(pair: Pair, open_it: Script, meanwhile: Script) -> None:
    """The window closes at the same time at both tables, and until then A is told nothing at all."""
    begun = monotonic()  # no later than the opening
    await open_it(pair)
    opened = monotonic()  # no earlier
    for line in pair.lines[A]:
        line.frames.clear()
    rounds = [line.state["round"] for line in pair.lines[A]]
    waits = [asyncio.create_task(_closes(pair, begun, table)) for table in (0, 1)]
    await meanwhile(pair)
    took = await asyncio.gather(*waits)
    assert min(took) >= WINDOW, took
    assert max(took) <= opened - begun + WINDOW + LATE, took
    for line, round in zip(pair.lines[A], rounds, strict=True):
        first = line.frames[0]
        assert (first["type"], first["round"]) == ("state", round + 1), first


async def test_a_foil_in_hand_and_none_with_people(server: RunningServer) -> None:
    """A player who could foil thinks for a while; one who could not passes at once."""
    pair = await seated(server, "spartacus", HOLDS, window=WINDOW, undo="free")

    async def meanwhile(pair: Pair) -> None:
        await pair.answer(2, "pass")
        await pair.answer_at(1, 1, "pass")
        await asyncio.sleep(WINDOW / 3)
        await pair.answer_at(0, 1, "pass")

    await _measured(pair, _robbery, meanwhile)
    await pair.same()


async def test_a_foil_in_hand_and_none_with_standing_answers(server: RunningServer) -> None:
    pair = await seated(server, "spartacus", HOLDS, window=WINDOW, undo="free")
    for seat in (1, 2):
        assert await pair.both(seat, "standing", answers=DECLINE) == ""

    async def meanwhile(_: Pair) -> None:
        """Nobody lifts a hand."""

    await _measured(pair, _robbery, meanwhile)
    await pair.same()


async def test_a_foil_in_hand_and_none_with_a_bot(server: RunningServer) -> None:
    """The bot has thought, in whatever time; what it did is told when the window closes."""
    pair = await seated(server, "spartacus", HOLDS, {1: "greedy"}, window=WINDOW)

    async def meanwhile(pair: Pair) -> None:
        await pair.answer(2, "pass")

    await _measured(pair, _robbery, meanwhile)


async def test_a_foil_in_hand_and_none_while_the_other_person_is_away(server: RunningServer) -> None:
    """Whoever is away may look on: only one person plays, and what they hold is not told by the time either."""
    pair = await seated(server, "spartacus", HOLDS, {2: "greedy"}, window=WINDOW)

    async def leave(pair: Pair) -> None:
        await _robbery(pair)
        for live in pair.live_tables:
            await live.submit(STAND_IN, A, None, "away")
        await pair.forget()

    async def meanwhile(pair: Pair) -> None:
        await pair.answer_at(1, 1, "pass")  # nothing fits, and they were asked all the same
        await asyncio.sleep(WINDOW / 3)
        await pair.answer_at(0, 1, "pass")

    await _measured(pair, leave, meanwhile)
    await pair.same()


async def test_a_parry_in_hand_and_none(server: RunningServer) -> None:
    for declines in (False, True):
        pair = await seated(server, "for_glory", PARRIES, window=WINDOW, undo="free")
        if declines:
            assert await pair.both(1, "standing", answers=DECLINE) == ""

        async def meanwhile(pair: Pair, asked: bool = not declines) -> None:
            if asked:
                await pair.answer_at(1, 1, "pass")
                await asyncio.sleep(WINDOW / 3)
                await pair.answer_at(0, 1, "pass")

        await _measured(pair, _attack, meanwhile)
        await pair.same()


@pytest.mark.parametrize("undo", ["off", "free", "consent"])
async def test_nobody_finds_out_who_has_answered(server: RunningServer, undo: str) -> None:
    """At one table all others have answered, at the other nobody has: A and the spectator cannot tell."""
    pace = {"kind": "live", "seconds": 1000}
    pair = await seated(server, "spartacus", HOLDS, undo=undo, pace=pace)
    await _robbery(pair)
    crowd = [await server.guest().look(live.id) for live in pair.live_tables]
    pair.lines[9] = crowd
    await pair.forget()
    await pair.answer_at(1, 1, "pass")
    await pair.answer_at(1, 2, "pass")
    for _ in range(5):
        await pair.both(A, "more_time")
    for kind in ("undo", "unseal", "go_on", "look", "back"):
        await pair.both(A, kind)
    await pair.both(A, "answer", ask="5-00000000", option="pass")
    await pair.both(A, "propose", what="draw")
    frames = await pair.same()
    assert len(frames) > 10
    await pair.same(9)
    for live in pair.live_tables:
        infos = [(await guest.info(live.id)) for guest in (server.guest(), server.guests[0])]
        assert not [info for info in infos if set(info["deadlines"]) - {str(info["you"])}]


async def test_who_is_asked_themselves_does_not_find_out_either(server: RunningServer) -> None:
    """Seat 2 has answered. Changing their mind tells them nothing about seat 1."""
    pair = await seated(server, "spartacus", HOLDS, undo="free", pace={"kind": "live", "seconds": 1000})
    await _robbery(pair)
    await pair.forget()
    await pair.answer_at(1, 1, "pass")  # at one table they have passed, at the other they still think
    for option in ("pass", ("guard", "hand"), "pass"):
        await pair.answer(2, option)
    assert await pair.both(2, "unseal") == ""
    assert await pair.both(2, "unseal") == "not_sealed"
    await pair.answer(2, "pass")
    for _ in range(5):
        await pair.both(2, "more_time")
    await pair.both(2, "undo")
    assert len(await pair.same(2)) > 10
    await pair.same(A)


# ---------------------------------------------------------------------- sealed bids, offers between others


def auction(*coins: int) -> dict[str, Any]:
    houses = [{"coins": one, "influence": 5} for one in coins]
    return {"position": {"moment": "auction", "seed": 3, "houses": houses}}


async def test_sealed_bids(server: RunningServer) -> None:
    """What others bid, and whether they bid anew, is not to be seen before the reveal."""
    pair = await seated(server, "spartacus", [auction(5, 5, 5)] * 2)
    await pair.answer(A, 2)
    await pair.answer_at(0, 1, 0)
    await pair.answer_at(1, 1, 5)
    await pair.same()
    for bid in (3, 4, 1):  # at one table they cannot make up their mind
        await pair.answer_at(0, 1, bid)
    for line in pair.lines[A]:
        line.frames.clear()
    frames = await pair.same()
    assert [frame["type"] for frame in frames] == ["state", "done"]  # what A has just asked for, and nothing else
    await pair.answer_at(0, 2, 0)
    await pair.answer_at(1, 2, 5)
    await pair.same()
    assert await pair.both(A, "answer", ask=pair.lines[A][0].ask["id"], option=1) == "closing"  # type: ignore[index]
    assert await pair.both(A, "unseal") == "closing"
    await pair.same()


async def test_a_private_offer_between_others(server: RunningServer) -> None:
    """At one table seats 1 and 2 deal in private, at the other they do not: A is sent not a byte for it."""
    pair = await seated(server, "spartacus", [HOLDS[0]] * 2)
    for line in pair.lines[A]:
        line.frames.clear()
    space = books()["spartacus"].anytime(pair.live_tables[0].started_game.match.state, 1)
    secret = _secret_offer(space)
    await pair.lines[1][0].do("act", move=from_option(secret))
    await pair.lines[2][0].until(lambda: pair.lines[2][0].events)
    assert await pair.lines[1][0].code("say", text="Take it.", room=[2]) == ""
    frames = await pair.same()
    assert [frame["type"] for frame in frames] == ["state", "done"]
    await _robbery(pair)
    assert await pair.both(A, "act", move=from_option(secret))
    await pair.same()


async def test_a_private_offer_and_what_may_be_taken_back(server: RunningServer) -> None:
    """A takes a move back; that others have dealt in secret since, the server does not tell by refusing."""
    pair = await seated(server, "spartacus", [HOLDS[0]] * 2, undo="free")
    await pair.answer(A, ("prepare", ROBBERY))
    space = books()["spartacus"].anytime(pair.live_tables[0].started_game.match.state, 1)
    await pair.lines[1][0].do("act", move=from_option(_secret_offer(space)))
    frames = await pair.same()
    assert [frame["undo"] for frame in frames if frame["type"] == "state"][-1] is True
    assert await pair.both(A, "undo") == ""
    assert await pair.both(A, "undo") == "too_late"
    await pair.same()
    await _robbery(pair)


def _secret_offer(space: Any) -> Any:
    """An offer of seat 1 to seat 2 alone, that nobody else hears of."""
    for seed in range(5000):
        move = space.sample(Stream.seeded(seed))
        if move[0] == "offer" and move[1][1:3] == ((2,), True):
            return move
    raise AssertionError("none was found")


# ---------------------------------------------------------------------- what strangers are told


async def test_counts_are_for_operators(tmp_path: Path) -> None:
    """They go up when somebody answers, in windows too."""
    async with served(tmp_path) as server:
        guest = server.guest()
        assert (await guest.call("GET", "/metrics")).status_code == 200
        for header in ("X-Forwarded-For", "Forwarded"):
            response = await guest.http.get("/metrics", headers={header: "127.0.0.1"})
            assert (response.status_code, response.json()["code"]) == (403, "not_yours")
    async with served(tmp_path, metrics_token="open sesame") as server:
        for shown in (b"", b"Bearer sesame", b"Bearer \xe9"):
            response = await server.guest().http.get("/metrics", headers={b"Authorization": shown})
            assert response.status_code == 403
        response = await server.guest().http.get("/metrics", headers={"Authorization": "Bearer open sesame"})
        assert "munera_inputs_total" in response.text


async def test_strangers_learn_no_secret_before_the_end(server: RunningServer) -> None:
    ana, bob, eve = server.guest("Ana"), server.guest("Bob"), server.guest("Eve")
    table = await ana.make("gladius", ["me", "open"], public=True, entropy="sesame")
    hidden = await ana.make("gladius", ["me", "open"], public=False)
    await bob.join(table)
    forked = await seated(server, "spartacus", HOLDS)
    live = await server.live_table(table)
    secrets = [live.meta.key, live.meta.salt, "sesame", live.meta.owner, FOIL]
    secrets += [str((live.meta.origin or {})["seed"])]
    listed = await eve.call("GET", "/api/tables")
    assert table in listed.text
    assert hidden not in listed.text
    texts = [listed.text, (await eve.call("GET", f"/api/tables/{table}")).text]
    texts += [(await eve.call("GET", f"/api/tables/{one.id}")).text for one in forked.live_tables]
    line = await eve.look(table)
    await line.settle()
    texts.append(str(line.frames))
    for path in ("record", "replay"):
        response = await eve.call("GET", f"/api/tables/{table}/{path}")
        assert response.status_code == 409, path
        texts.append(response.text)
    for secret in secrets:
        assert not [text for text in texts if secret in text], secret
    found = await eve.info(table)
    assert "fair" not in found
    assert "standing" not in found
    assert "mutes" not in found
    assert found["yours"] == []
