"""The far side: a bot of somebody else in a process of its own.

What arrives here is what the seat may see, and nothing else: its view, its question, and on request its events
and anytime moves. Imagined games stay with the parent, because the true game is behind them; here are only their
handles. The parent's letters are pickled; answers go back as JSON, so that nothing sent from here is ever
executed there.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping
from importlib import import_module
from multiprocessing.connection import Connection
from traceback import extract_tb
from typing import Any

from munera.bots.bot import Imagined, Seen, UnknownBot
from munera.bots.desk import place_of
from munera.kernel import AnyAsk, Ask, Illegal, Option, Options, Seat, Space, Stream
from munera.kernel.plain import from_option


class Line:
    """The line to the parent: ask something, wait for the answer."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.forgotten: list[int] = []  # imagined games that nobody holds any more; told with the next call

    def say(self, *message: Any) -> None:
        self.connection.send_bytes(json.dumps(message).encode())

    def call(self, what: str, *about: Any) -> Any:
        forgotten, self.forgotten = self.forgotten, []
        self.say("call", forgotten, what, *about)
        done, value = self.connection.recv()
        if done:
            return value
        raise Illegal(value)

    def draw(self, what: str, stream: Stream, *about: Any) -> Any:
        """A call that draws from the bot's own stream, on the other side."""
        value, (_, counter, at) = self.call(what, place_of(stream), *about)
        Stream.__init__(stream, stream.key, counter, at)
        return value


class FarSpace(Space[Any]):
    """Options too many to list. The list is with the parent, the description is here."""

    def __init__(self, line: Line, handle: list[Any], described: object, empty: bool) -> None:
        self.line, self.handle, self.described, self.empty = line, handle, described, empty

    def __contains__(self, option: object) -> bool:
        try:
            return bool(self.line.call("contains", self.handle, from_option(option)))  # type: ignore[arg-type]
        except (TypeError, Illegal):
            return False

    def __bool__(self) -> bool:
        return not self.empty

    def sample(self, stream: Stream) -> Any:
        return self.line.draw("sample", stream, self.handle)

    def default(self) -> Any:
        return self.line.call("default", self.handle)

    def describe(self) -> object:
        return self.described


class FarSeen(Seen):
    """What the parent wrote about the match."""

    __slots__ = ("_game", "_line", "_mode", "_view")

    def __init__(self, line: Line, seat: Seat, game: str, mode: str, view: Mapping[str, Any]) -> None:
        self.seat = seat
        self._line, self._game, self._mode, self._view = line, game, mode, view

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
        told: list[tuple[Option, ...]] = self._line.call("events", since)
        return told

    def anytime(self) -> Options[Any]:
        return _options(self._line, self._line.call("anytime"))

    def imagine(self, stream: Stream) -> FarImagined:
        return FarImagined(self._line, self.seat, *self._line.draw("imagine", stream))


class FarImagined(Imagined):
    """The handle of an imagined game."""

    __slots__ = ("_asks", "_handle", "_line")

    def __init__(self, line: Line, seat: Seat, handle: int, asks: list[Any]) -> None:
        self.seat = seat
        self._line, self._handle, self._asks = line, handle, asks

    @property
    def over(self) -> bool:
        return not self._asks

    @property
    def view(self) -> Mapping[str, Any]:
        view: Mapping[str, Any] = self._line.call("look", self._handle)
        return view

    def waiting(self) -> tuple[AnyAsk, ...]:
        return tuple(_ask(self._line, written) for written in self._asks)

    def answer(self, seat: Seat, option: Option) -> None:
        self._asks = self._line.call("answer", self._handle, seat, from_option(option))

    def fork(self) -> FarImagined:
        return FarImagined(self._line, self.seat, *self._line.call("fork", self._handle))

    def score(self) -> tuple[float, ...]:
        score: tuple[float, ...] = self._line.call("score", self._handle)
        return score

    def __del__(self) -> None:
        self._line.forgotten.append(self._handle)


def _options(line: Line, written: tuple[Any, ...]) -> Options[Any]:
    listed, *space = written
    return listed if not space else FarSpace(line, *space)


def _ask(line: Line, written: tuple[Any, ...]) -> AnyAsk:
    seat, kind, about, rule, options = written
    return Ask(seat, kind, _options(line, options), about, rule)


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
    """The life of the process: load the class, then answer letters until the parent hangs up."""
    if hasattr(os, "setsid"):
        os.setsid()  # the parent ends the whole session; and Ctrl-C is the parent's affair
    os.dup2(2, 1)  # what a bot prints must not get into a host's output
    if "" not in sys.path and os.getcwd() not in sys.path:  # noqa: PTH109  # sys.path holds texts
        sys.path.insert(0, "")  # a bot in the current folder is found, as by `python -m`
    line = Line(connection)
    try:
        kind = load(spec)
    except UnknownBot as error:
        line.say("unknown", str(error))
        return
    line.say("ready", getattr(kind, "hears", True), getattr(kind, "imagines", True), hasattr(kind, "volunteer"))
    bot: Any = None
    while True:
        try:
            what, place, letter = connection.recv()
        except EOFError:
            return
        try:
            if what == "begin":
                bot = kind(Stream(*place))
                line.say("done", None, None)
                continue
            bot.stream = stream = Stream(*place)
            answer = _answer(line, bot, what, letter)
            line.say("done", from_option(answer), stream.place)
        except (EOFError, BrokenPipeError):
            return
        except Exception as error:
            line.say("crashed", f"{type(error).__name__}: {error} ({_where(error)})")


def _where(error: Exception) -> str:
    """The line that raised, for the bot's author."""
    frame = extract_tb(error.__traceback__)[-1]
    return f"{os.path.basename(frame.filename)}, line {frame.lineno}"  # noqa: PTH119  # a text, not a file


def _answer(line: Line, bot: Any, what: str, letter: tuple[Any, ...]) -> Any:
    seat, game, mode, view, ask = letter
    seen = FarSeen(line, seat, game, mode, view)
    return bot.volunteer(seen) if what == "volunteer" else bot.choose(seen, _ask(line, ask))
