"""Bots of other people, good and bad: they run in processes of their own."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from typing import Any

import pytest

from munera.bots import WAIT, Bot, Imagined, Seen
from munera.kernel import AnyAsk, Illegal, Option, Space, Stream, pick

SLEEP = 60.0


class Good(Bot):
    """Uses everything that a bot may use, and answers at random."""

    def choose(self, seen: Seen, ask: AnyAsk) -> Option:
        assert ask.seat == seen.seat
        assert seen.view
        assert all(isinstance(event, tuple) for event in seen.events())
        assert seen.events(10_000) == []
        if isinstance(ask.options, Space):
            assert ask.options
            assert ask.options.default() in ask.options
            assert object() not in ask.options
            assert ask.options.describe() is not None
            words, ends = ask.options.steps(())
            assert words or ends
        if self.stream.chance(100):
            self.search(seen)
        if seen.mode == "any" and self.stream.chance(300):
            return WAIT
        option: Option = pick(ask.options, self.stream)
        assert option in ask.options
        return option

    def volunteer(self, seen: Seen) -> Option:
        options = seen.anytime()
        return pick(options, self.stream) if options and self.stream.chance(100) else None

    def search(self, seen: Seen) -> None:
        """Play an imagined game and a fork of it a few steps on."""
        game = seen.imagine(self.stream)
        assert game.view == seen.view
        for _ in range(3):
            play_on(game, self.stream)
        before = game.view
        fork = game.fork()
        assert fork.view == before
        look_around(fork, self.stream)
        while not fork.over:
            play_on(fork, self.stream)
        assert max(fork.score()) > 0
        assert game.view == before


def play_on(game: Imagined, stream: Stream) -> None:
    if not game.over:
        ask = stream.choice(game.waiting())
        game.answer(ask.seat, pick(ask.options, stream))


def look_around(game: Imagined, stream: Stream) -> None:
    """Look through the eyes of every seat, and let one of them move."""
    assert game.mode in ("one", "sealed", "any") or game.over
    for seat in game.seats:
        eyes = game.seen(seat)
        assert (eyes.seat, eyes.mode) == (seat, game.mode)
        assert eyes.view == eyes.imagine(stream, keep=False, log=True).view
        assert eyes.part("no such part") is None
        assert all(isinstance(event, tuple) for event in eyes.events())
        moves = eyes.anytime()
        if moves:
            move = pick(moves, stream)
            assert move in moves
            game.act(seat, move)


class Plain:
    """Not even a Bot by descent: a class with `choose` will do."""

    def __init__(self, stream: Stream) -> None:
        self.stream = stream

    def choose(self, seen: Seen, ask: AnyAsk) -> Option:
        print("a stranger talks to itself")  # noqa: T201  # it must not get into a host's output
        return pick(ask.options, self.stream)  # type: ignore[no-any-return]


class Slow(Plain):
    def choose(self, seen: Seen, ask: AnyAsk) -> Option:
        time.sleep(SLEEP)
        return super().choose(seen, ask)


class Crashing(Plain):
    def choose(self, seen: Seen, ask: AnyAsk) -> Option:
        raise ZeroDivisionError("oh dear")


class CrashingAtOnce(Plain):
    def __init__(self, stream: Stream) -> None:
        raise ZeroDivisionError("oh dear")


class Cheating(Plain):
    """Plays a card that it does not hold."""

    def choose(self, seen: Seen, ask: AnyAsk) -> Option:
        return "death_ray"


class LookAlike(Plain):
    """True is not 1, and a list is no option that anybody offered."""

    answer: Any = 1.5

    def choose(self, seen: Seen, ask: AnyAsk) -> Option:
        return self.answer  # type: ignore[no-any-return]


class NotJson(LookAlike):
    answer = {1, 2}


class Waiting(LookAlike):
    """Waits where nobody may."""

    answer = WAIT


class Dying(Plain):
    def choose(self, seen: Seen, ask: AnyAsk) -> Option:
        os._exit(7)


class Stalling(Plain):
    """Begins a message and never ends it; and leaves another process with the connection."""

    def choose(self, seen: Seen, ask: AnyAsk) -> Option:
        line = seen._parent.connection  # type: ignore[attr-defined]
        subprocess.Popen([sys.executable, "-c", f"import time; time.sleep({SLEEP})"], pass_fds=[line.fileno()])
        os.write(line.fileno(), (1000).to_bytes(4, "big") + b"[")
        time.sleep(SLEEP)
        return None


class Escaping(Plain):
    """Leaves a process in a session of its own, which asks and asks with the connection and reads no reply."""

    call = b'["call", [], "events", 0]'

    def choose(self, seen: Seen, ask: AnyAsk) -> Option:
        line = seen._parent.connection  # type: ignore[attr-defined]
        message = len(self.call).to_bytes(4, "big") + self.call
        asks = f"import os, time; ends = time.time() + {SLEEP}"
        asks += f"\nwhile time.time() < ends: os.write({line.fileno()}, {message!r})"
        subprocess.Popen([sys.executable, "-c", asks], pass_fds=[line.fileno()], start_new_session=True)
        time.sleep(SLEEP)
        return None


class Babbling(Plain):
    """Sends messages that nobody asked for."""

    message: bytes = b"{"

    def choose(self, seen: Seen, ask: AnyAsk) -> Option:
        seen._parent.connection.send_bytes(self.message)  # type: ignore[attr-defined]
        return super().choose(seen, ask)


class Nosy(Babbling):
    message = b'["call", [], "state"]'


class Lost(Babbling):
    message = b'["call", [], "look", 12]'


class Odd(Babbling):
    message = b'["done", "pass", [-1, 99]]'


class Endless(Babbling):
    message = b'["call", [], "events", Infinity]'


class Deep(Babbling):
    message = b'["call", ' + b"[" * 100_000


class Senseless(Babbling):
    message = b'["call", [], "steps", [0, 0], {"a": [1]}]'


class Hoarder(Bot):
    """Imagines and forgets nothing."""

    def choose(self, seen: Seen, ask: AnyAsk) -> Option:
        games = [seen.imagine(self.stream) for _ in range(50)]
        return ask.default() if games else None


class Forgetful(Bot):
    """Imagines and forgets at once."""

    def choose(self, seen: Seen, ask: AnyAsk) -> Option:
        for _ in range(50):
            seen.imagine(self.stream)
        return ask.default()  # type: ignore[no-any-return]


class Keeping(Bot):
    """Keeps the imagined game of a question until it has that of the next one."""

    world: Imagined | None = None

    def choose(self, seen: Seen, ask: AnyAsk) -> Option:
        self.world = seen.imagine(self.stream)  # the one before is forgotten now
        assert self.world.view == seen.view
        play_on(self.world, self.stream)
        return ask.default()  # type: ignore[no-any-return]


class Nostalgic(Keeping):
    """Plays on in the imagined game of the question before."""

    def choose(self, seen: Seen, ask: AnyAsk) -> Option:
        if self.world is not None:
            seen.imagine(self.stream)
            play_on(self.world, self.stream)
        return super().choose(seen, ask)


class Careless(Bot):
    """Holds options of imagined games, and not the games."""

    def choose(self, seen: Seen, ask: AnyAsk) -> Option:
        options = seen.imagine(self.stream).waiting()[0].options
        assert pick(options, self.stream) in options
        return ask.default()  # type: ignore[no-any-return]


class Meddling(Bot):
    """Tries what the seat may not do in an imagined game, and lives with the refusal."""

    def choose(self, seen: Seen, ask: AnyAsk) -> Option:
        game = seen.imagine(self.stream)
        with pytest.raises(Illegal, match="not_an_option"):
            game.answer(ask.seat, "death_ray")
        for nobody in (-1, 99, True, None, "0", [0]):
            with pytest.raises(Illegal, match="not_a_seat"):
                game.seen(nobody).view  # type: ignore[arg-type]  # noqa: B018  # looking is refused
        return ask.default()  # type: ignore[no-any-return]


class Remembering(Bot):
    """Says how many games its process has seen, through the option that it chooses."""

    games = 0

    def __init__(self, stream: Stream) -> None:
        super().__init__(stream)
        Remembering.games += 1

    def choose(self, seen: Seen, ask: AnyAsk) -> Option:
        assert not isinstance(ask.options, Space)
        return ask.options[Remembering.games % len(ask.options)]  # type: ignore[no-any-return]


class NoChoose:
    """A class, but not a bot."""


def not_a_class(stream: Stream) -> None:
    """Not a class at all."""
