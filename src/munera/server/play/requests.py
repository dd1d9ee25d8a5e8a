"""The requests that a viewer may send over their socket: one small function for each kind of message."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from munera import bots
from munera.bots.bot import BotFailed
from munera.kernel import Damaged, Illegal, Seat
from munera.kernel.plain import to_option
from munera.server import metrics
from munera.server.play.hub import Hub
from munera.server.play.live_table import LiveTable
from munera.server.play.lobby import Lobby
from munera.server.play.socket_viewers import SocketViewer
from munera.tables.delegation import PAUSE_FIELD, parse_pause
from munera.tables.frames import TABLE_ROOM
from munera.tables.game_state import FREE, OFF, PROPOSABLE
from munera.tables.meta import BOT, OPEN, PERSON
from munera.tables.phrases import about_offers, bargains, phrases_of
from munera.tables.phrases import answer as answer_to_talk
from munera.tables.refusals import Refused
from munera.tables.rows import (
    ACT,
    ANSWER,
    CONCEDE,
    CONSENT,
    DELEGATE,
    DRAW,
    GO_ON,
    MORE_TIME,
    PLAYER,
    PROPOSE,
    REFUSE,
    STANDING,
    UNDO,
    UNSEAL,
)
from munera.tables.standing_answers import parse_standing_answers
from munera.tables.texts import visible_text
from munera.tables.wording import Wording, words_of

LONGEST_LINE = 500  # characters of talk
LONGEST_PHRASE = 40  # characters of the id of a phrase
MOST_EXTRA = 3  # how often the time for a question may be prolonged
DEEPEST = 8  # levels of arrays within arrays in an option


@dataclass
class Request:
    """One request of one viewer."""

    hub: Hub
    lobby: Lobby
    live: LiveTable
    viewer: SocketViewer
    body: dict[str, Any]

    @property
    def seat(self) -> Seat:
        """The seat that sent the request. Raises Refused for spectators, who only watch."""
        if self.viewer.seat is None:
            raise Refused("not_yours")
        return self.viewer.seat

    def text(self, name: str, longest: int = 200) -> str:
        value = self.body.get(name)
        if not isinstance(value, str) or len(value) > longest:
            raise Refused("bad_request")
        return value

    def option(self, name: str) -> Any:
        """A field that may be an option or a move, still as JSON."""
        value = self.body.get(name)
        if _nesting(value) > DEEPEST:
            raise Refused("bad_request")
        try:
            to_option(value)
        except Damaged:
            raise Illegal("not_an_option" if name == "option" else "not_a_move") from None
        return value

    def check_not_paused(self) -> None:
        """Raise Refused while the game is paused."""
        if self.live.started_game.paused:
            raise Refused("paused")

    async def submit(self, op: str, value: Any) -> None:
        await self.live.submit(op, self.seat, value, PLAYER)


async def handle(request: Request) -> None:
    """Carry a request out, or raise Illegal or Refused."""
    kind = request.body.get("type")
    if not isinstance(kind, str) or kind not in HANDLERS:
        raise Refused("bad_request")
    began = perf_counter()
    await request.live.recover()
    await HANDLERS[kind](request)
    metrics.SECONDS.labels(request.live.meta.game).observe(perf_counter() - began)


# ---------------------------------------------------------------------- playing


async def answer(request: Request) -> None:
    """Answer the question with this id with one of its options."""
    request.check_not_paused()
    ask, option = request.text("ask", 60), request.option("option")
    await _end_stand_in(request)
    await request.submit(ANSWER, [ask, option])


async def unseal(request: Request) -> None:
    """Take a sealed answer back."""
    request.check_not_paused()
    await request.submit(UNSEAL, [])


async def act(request: Request) -> None:
    """Make a move that is allowed at any time."""
    request.check_not_paused()
    move = request.option("move")
    await _end_stand_in(request)
    await request.submit(ACT, move)


async def _end_stand_in(request: Request) -> None:
    """End the stand-in of a player who plays again."""
    if request.seat in request.live.started_game.stand_ins:
        await request.lobby.come_back(request.live, request.seat)


async def undo(request: Request) -> None:
    """Take the last answer back, or propose it, as the table has agreed."""
    request.check_not_paused()
    game = request.live.started_game
    if game.undo_policy == OFF:
        raise Refused("not_now")
    if game.undo_policy == FREE:
        await request.submit(UNDO, [])
        return
    if game.entries_before_last_answer(request.seat) is None or game.over:
        raise Illegal("too_late")
    await request.submit(PROPOSE, UNDO)


async def delegate(request: Request) -> None:
    """Let the usual bot play what goes on to its end, where the table allows aids; or take over again."""
    request.check_not_paused()
    on = request.body.get("on")
    pause = parse_pause(request.body.get(PAUSE_FIELD, 0))
    if type(on) is not bool:
        raise Refused("bad_request")
    if on and not request.live.meta.terms["aids"]:
        raise Refused("not_now")
    await request.submit(DELEGATE, {PAUSE_FIELD: pause} if on else None)


async def concede(request: Request) -> None:
    await request.submit(CONCEDE, None)


# ---------------------------------------------------------------------- consent, time


async def propose(request: Request) -> None:
    """Propose a draw or a pause. (An undo has a request of its own.)"""
    what = request.text("what")
    if what not in PROPOSABLE or what == UNDO or request.live.started_game.over:
        raise Refused("bad_request")
    chairs = request.live.meta.chairs
    if what == DRAW and (len(chairs) != 2 or any(chair.kind != PERSON for chair in chairs)):
        raise Refused("not_now")  # a bot cannot agree to anything
    await request.submit(PROPOSE, what)


async def consent(request: Request) -> None:
    await request.submit(CONSENT, request.text("what"))


async def refuse(request: Request) -> None:
    """Refuse a proposal, or take one's own back."""
    await request.submit(REFUSE, request.text("what"))


async def go_on(request: Request) -> None:
    """End a pause."""
    await request.submit(GO_ON, None)


async def more_time(request: Request) -> None:
    """Give the awaited seats the time of one question more."""
    live, game = request.live, request.live.started_game
    seconds = live.meta.terms["pace"]["seconds"]
    if not seconds or game.over:
        raise Refused("not_now")
    if any(game.clocks.extra_seconds.get(seat, 0) >= MOST_EXTRA * seconds for seat in game.seats_with_clock()):
        raise Refused("too_many")
    await request.submit(MORE_TIME, seconds)


async def set_standing_answers(request: Request) -> None:
    """Replace all standing answers of this seat."""
    answers = request.body.get("answers")
    parse_standing_answers(answers)
    await request.submit(STANDING, answers)


async def leave(request: Request) -> None:
    await request.lobby.leave(request.live.id, request.seat, request.viewer.holder)


async def back(request: Request) -> None:
    await request.lobby.come_back(request.live, request.seat)


# ---------------------------------------------------------------------- talk


async def say(request: Request) -> None:
    """Write a line of talk to the whole table, or to some seats: a text, or a phrase by its id."""
    live, seat = request.live, request.seat
    text, phrase = _line(request)
    room = _room(request, request.body.get("room"))
    if room != TABLE_ROOM:
        others = [int(one) for one in room.split(",") if int(one) != seat]
        if len(others) == 1 and live.mutes.get(others[0], {}).get(seat) == "block":
            raise Refused("blocked")
    settings = request.hub.settings
    # Only this seat's own lines are counted: a refusal must tell nothing about what others say in private.
    rooms = [one[3] for one in live.talk if one[2] == seat]
    if len(rooms) >= settings.most_talk or (room not in rooms and len(set(rooms)) >= settings.most_rooms):
        raise Refused("too_many")
    request.hub.talk_rates.check([f"{live.id} {seat}"])
    await request.hub.store.say(live.id, seat, room, text, phrase)
    if about_offers(phrase, text):
        await _let_a_bot_answer(request, room, phrase)
    async with live.lock:
        await live.read_talk()
    live.wake_viewers()


def _line(request: Request) -> tuple[str, str]:
    """The text and the phrase of a line of talk; one of them is empty."""
    if "phrase" in request.body:
        phrase = request.text("phrase", LONGEST_PHRASE)
        if "text" in request.body or phrase not in phrases_of(request.live.book):
            raise Refused("bad_request")
        return "", phrase
    text = visible_text(request.text("text", LONGEST_LINE), keep="\n").strip()
    if not text:
        raise Refused("bad_text")
    return text, ""


async def _let_a_bot_answer(request: Request, room: str, phrase: str) -> None:
    """Let a bot that was spoken to about offers answer with a phrase, from what the speaker knows already."""
    live, speaker = request.live, request.seat
    if live.game is None or live.game.over or not bargains(live.book):
        return
    chairs = live.meta.chairs
    there = range(len(chairs)) if room == TABLE_ROOM else [int(one) for one in room.split(",")]
    most = request.hub.settings.most_talk
    lines = Counter(one[2] for one in live.talk)
    bots = [seat for seat in there if chairs[seat].kind == BOT and lines[seat] < most]
    found = answer_to_talk(live.game.match.view(speaker), speaker, bots, phrase)
    if found is not None:
        await request.hub.store.say(live.id, found[0], room, "", found[1])


def _room(request: Request, wanted: Any) -> str:
    """The room of a line of talk: the whole table, or some seats, which are numbered in the name of their room."""
    if wanted is None:
        return TABLE_ROOM
    if request.live.meta.status == OPEN:  # seats may still change hands, and with them what was said there
        raise Refused("not_started")
    count = len(request.live.meta.chairs)
    if not isinstance(wanted, list) or not all(type(one) is int and 0 <= one < count for one in wanted):
        raise Refused("bad_room")
    seats = sorted({*wanted, request.seat})
    if len(seats) < 2:
        raise Refused("bad_room")
    return ",".join(map(str, seats))


async def mute(request: Request) -> None:
    """Stop hearing a seat ("mute"), or also let it send no private lines ("block"); "": hear it again."""
    other, how = request.body.get("seat"), request.text("how")
    if type(other) is not int or not 0 <= other < len(request.live.meta.chairs) or other == request.seat:
        raise Refused("no_seat")
    if how not in ("", "mute", "block"):
        raise Refused("bad_request")
    await request.hub.store.mute(request.live.id, request.seat, other, how)
    async with request.live.lock:
        await request.live.read_talk()
    request.live.wake_viewers()


# ---------------------------------------------------------------------- help


async def hint(request: Request) -> None:
    """Reply what our usual bot would do in this seat, and why, where the table allows aids."""
    live, seat = request.live, request.seat
    game = live.started_game
    if not live.meta.terms["aids"]:
        raise Refused("not_now")
    ask = game.match.ask_id(seat)
    bot = bots.usual(live.meta.game)
    try:
        move = await request.hub.bot_pool.move(
            live.id, game, live.beginning, seat, bot, seed=f"{live.id}/hints", explains=True
        )
    except BotFailed:
        raise Refused("busy") from None
    key, facts = move.get("reason", ["", {}])
    wording = request.viewer.wording
    said = {"why": wording.words.advice(live.book, key, facts)} if wording is not None and key else {}
    request.viewer.reply(
        {
            "type": "hint",
            "ask": ask,
            "bot": bot,
            "option": move.get("answer"),
            "then": move.get("then", []),
            "wait": "wait" in move,
            "reason": {"key": key, "facts": facts},
            **said,
        }
    )


async def speak(request: Request) -> None:
    """Say everything in another language, edition or kind of titles; the whole story is sent again."""
    words = words_of(*(request.text(name, 10) for name in ("lang", "edition", "titles")))
    request.viewer.owes_work = True
    request.viewer.change_wording(Wording(request.live.book, words))


async def part(request: Request) -> None:
    """Send a part of the view that is made on request, together with the state that it belongs to."""
    name = request.text("name", 40)
    if name not in request.live.book.parts:
        raise Illegal("no_part")
    request.viewer.owes_work = True
    request.viewer.want_part(name)


async def look(request: Request) -> None:
    """Send the state again."""
    request.viewer.owes_work = request.viewer.must_send_state = True
    request.viewer.wake()


HANDLERS: dict[str, Callable[[Request], Awaitable[None]]] = {
    "answer": answer,
    "unseal": unseal,
    "act": act,
    "undo": undo,
    "delegate": delegate,
    "concede": concede,
    "propose": propose,
    "consent": consent,
    "refuse": refuse,
    "go_on": go_on,
    "more_time": more_time,
    "standing": set_standing_answers,
    "leave": leave,
    "back": back,
    "say": say,
    "mute": mute,
    "hint": hint,
    "speak": speak,
    "part": part,
    "look": look,
}


def _nesting(value: Any) -> int:
    """How deeply arrays are nested; counting stops beyond the limit."""
    depth, layer = 0, [value]
    while layer and depth <= DEEPEST:
        layer = [inner for outer in layer if isinstance(outer, list) for inner in outer]
        depth += 1
    return depth
