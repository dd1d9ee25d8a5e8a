"""What runs in the process of a bot of somebody else.

It is sent what the seat may see, and nothing else: the view, the question, and on request events and anytime
moves. Imagined games stay with the parent, because they are made of the true game; here are only their numbers.
What the parent sends is pickled; answers go back as JSON, so that nothing sent from here is ever executed there.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from multiprocessing.connection import Connection
from traceback import extract_tb
from typing import Any

from munera.bots.bot import Imagined, Seen, UnknownBot
from munera.bots.sandbox.calls import place_of
from munera.kernel import AnyAsk, Ask, Illegal, Option, Options, Seat, Space, Stream
from munera.kernel.grammar import Word, Words
from munera.kernel.plain import from_option


class ParentConnection:
    """The connection to the parent process, which is asked for things one at a time."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.forgotten: list[int] = []  # imagined games that nobody holds any more; the next call says so

    def send(self, *message: Any) -> None:
        """Send the parent a message."""
        self.connection.send_bytes(json.dumps(message).encode())

    def call(self, what: str, *about: Any) -> Any:
        """Ask the parent for something and wait for it; Illegal where the parent refuses."""
        forgotten, self.forgotten = self.forgotten, []
        self.send("call", forgotten, what, *about)
        done, value = self.connection.recv()
        if done:
            return value
        raise Illegal(value)

    def draw(self, what: str, stream: Stream, *about: Any) -> Any:
        """A call for which the parent draws from the bot's own random stream."""
        value, (_, counter, at) = self.call(what, place_of(stream), *about)
        Stream.__init__(stream, stream.key, counter, at)
        return value


class RemoteSpace(Space[Any]):
    """Options too many to list: their description is here, everything else is asked of the parent."""

    def __init__(
        self,
        parent: ParentConnection,
        game: RemoteImagined | None,
        handle: list[Any],
        described: object,
        empty: bool,
    ) -> None:
        self.parent, self.handle, self.described, self.empty = parent, handle, described, empty
        self.game = game  # held, so that the parent keeps it

    def __contains__(self, option: object) -> bool:
        try:
            return bool(self.parent.call("contains", self.handle, from_option(option)))  # type: ignore[arg-type]
        except (TypeError, Illegal):
            return False

    def __bool__(self) -> bool:
        return not self.empty

    def sample(self, stream: Stream) -> Any:
        return self.parent.draw("sample", stream, self.handle)

    def default(self) -> Any:
        return self.parent.call("default", self.handle)

    def steps(self, said: Sequence[Word]) -> tuple[Words, bool]:
        words, ends = self.parent.call("steps", self.handle, list(said))
        return tuple(words), bool(ends)

    def describe(self) -> object:
        return self.described


class RemoteSeen(Seen):
    """The match as the parent described it for the bot's seat."""

    __slots__ = ("_game", "_mode", "_parent", "_view")

    def __init__(
        self, parent: ParentConnection, seat: Seat, game: str, mode: str, view: Mapping[str, Any]
    ) -> None:
        self.seat = seat
        self._parent, self._game, self._mode, self._view = parent, game, mode, view

    @property
    def view(self) -> Mapping[str, Any]:
        return self._view

    def part(self, name: str) -> Any:
        return self._view.get(name)

    @property
    def game(self) -> str:
        return self._game

    @property
    def mode(self) -> str:
        return self._mode

    def events(self, since: int = 0) -> list[tuple[Option, ...]]:
        events: list[tuple[Option, ...]] = self._parent.call("events", since)
        return events

    def anytime(self) -> Options[Any]:
        return _options(self._parent, None, self._parent.call("anytime"))

    def imagine(self, stream: Stream, *, keep: bool = True, log: bool = False) -> RemoteImagined:
        number, asks = self._parent.draw("imagine", stream, keep, log)
        return RemoteImagined(self._parent, self.seat, self._game, number, asks)


class RemoteEyes(RemoteSeen):
    """An imagined game through the eyes of one of its seats: every look is asked of the parent."""

    __slots__ = ("_imagined",)

    def __init__(self, imagined: RemoteImagined, seat: Seat) -> None:
        super().__init__(imagined._parent, seat, imagined._game, "", {})
        self._imagined = imagined  # held, so that the parent keeps it

    @property
    def view(self) -> Mapping[str, Any]:
        view: Mapping[str, Any] = self._parent.call("look", self._imagined._handle, self.seat)
        return view

    def part(self, name: str) -> Any:
        return self.view.get(name)

    @property
    def mode(self) -> str:
        return self._imagined.mode

    def events(self, since: int = 0) -> list[tuple[Option, ...]]:
        events: list[tuple[Option, ...]] = self._parent.call("heard", self._imagined._handle, self.seat, since)
        return events

    def anytime(self) -> Options[Any]:
        moves = self._parent.call("moves", self._imagined._handle, self.seat)
        return _options(self._parent, self._imagined, moves)

    def imagine(self, stream: Stream, *, keep: bool = True, log: bool = False) -> RemoteImagined:
        whose = self._imagined._handle, self.seat
        number, asks = self._parent.draw("imagine", stream, keep, log, *whose)
        return RemoteImagined(self._parent, self.seat, self._game, number, asks)


class RemoteImagined(Imagined):
    """An imagined game that the parent keeps and plays for us, known by its number."""

    __slots__ = ("_asks", "_game", "_handle", "_parent")

    def __init__(self, parent: ParentConnection, seat: Seat, game: str, handle: int, asks: list[Any]) -> None:
        self.seat = seat
        self._parent, self._game, self._handle, self._asks = parent, game, handle, asks

    @property
    def over(self) -> bool:
        return not self._asks

    @property
    def view(self) -> Mapping[str, Any]:
        view: Mapping[str, Any] = self._parent.call("look", self._handle, self.seat)
        return view

    @property
    def seats(self) -> range:
        return range(self._parent.call("seats", self._handle))

    @property
    def mode(self) -> str:
        mode: str = self._parent.call("mode", self._handle)
        return mode

    def seen(self, seat: Seat) -> RemoteEyes:
        return RemoteEyes(self, seat)

    def waiting(self) -> tuple[AnyAsk, ...]:
        return tuple(_ask(self._parent, self, described) for described in self._asks)

    def answer(self, seat: Seat, option: Option) -> None:
        self._asks = self._parent.call("answer", self._handle, seat, from_option(option))

    def act(self, seat: Seat, move: Option) -> None:
        self._asks = self._parent.call("act", self._handle, seat, from_option(move))

    def fork(self) -> RemoteImagined:
        number, asks = self._parent.call("fork", self._handle)
        return RemoteImagined(self._parent, self.seat, self._game, number, asks)

    def score(self) -> tuple[float, ...]:
        score: tuple[float, ...] = self._parent.call("score", self._handle)
        return score

    def __del__(self) -> None:
        self._parent.forgotten.append(self._handle)


def _options(parent: ParentConnection, game: RemoteImagined | None, described: tuple[Any, ...]) -> Options[Any]:
    listed, *space = described
    return listed if not space else RemoteSpace(parent, game, *space)


def _ask(parent: ParentConnection, game: RemoteImagined | None, described: tuple[Any, ...]) -> AnyAsk:
    """A question of the real game (None) or of an imagined one."""
    seat, kind, about, rule, options = described
    return Ask(seat, kind, _options(parent, game, options), about, rule)


# ---------------------------------------------------------------------- the process


def load(spec: str) -> Any:
    """The class behind `module:Class`, or UnknownBot."""
    module, _, name = spec.partition(":")
    if not module or not name:
        raise UnknownBot(f"{spec!r} is not module:Class")
    try:
        found = getattr(import_module(module), name, None)
    except Exception as error:
        raise UnknownBot(f"the module {module!r} cannot be imported: {type(error).__name__}: {error}") from error
    if found is None:
        raise UnknownBot(f"the module {module!r} has no {name!r}")
    if not isinstance(found, type) or not callable(getattr(found, "choose", None)):
        raise UnknownBot(f"{spec!r} is not a bot: a class with choose(seen, ask)")
    return found


def serve(connection: Connection, spec: str) -> None:
    """The life of the process: load the class, then answer messages until the parent closes the connection."""
    if hasattr(os, "setsid"):
        os.setsid()  # the parent ends the whole session; and Ctrl-C is the parent's affair
    os.dup2(2, 1)  # what a bot prints must not get into a host's output
    if "" not in sys.path and os.getcwd() not in sys.path:  # noqa: PTH109  # sys.path holds texts
        sys.path.insert(0, "")  # a bot in the current folder is found, as by `python -m`
    parent = ParentConnection(connection)
    try:
        kind = load(spec)
    except UnknownBot as error:
        parent.send("unknown", str(error))
        return
    parent.send("ready", getattr(kind, "hears", True), getattr(kind, "imagines", True), hasattr(kind, "volunteer"))
    bot: Any = None
    while True:
        try:
            what, place, message = connection.recv()
        except EOFError:
            return
        try:
            if what == "begin":
                bot = kind(Stream(*place))
                parent.send("done", None, None)
                continue
            bot.stream = stream = Stream(*place)
            answer = _answer(parent, bot, what, message)
            parent.send("done", from_option(answer), stream.place)
        except (EOFError, BrokenPipeError):
            return
        except Exception as error:
            parent.send("crashed", f"{type(error).__name__}: {error} ({_where(error)})")


def _where(error: Exception) -> str:
    """The line that raised, for the bot's author."""
    frame = extract_tb(error.__traceback__)[-1]
    return f"{os.path.basename(frame.filename)}, line {frame.lineno}"  # noqa: PTH119  # a text, not a file


def _answer(parent: ParentConnection, bot: Any, what: str, message: tuple[Any, ...]) -> Any:
    seat, game, mode, view, ask = message
    seen = RemoteSeen(parent, seat, game, mode, view)
    return bot.volunteer(seen) if what == "volunteer" else bot.choose(seen, _ask(parent, None, ask))
