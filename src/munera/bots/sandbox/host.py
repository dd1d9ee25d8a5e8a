"""Our side of the sandbox: starts the process of a bot, sends it questions and ends it where it is late or fails.

The child is sent what its seat may see and may call back for events, samples of a Space and imagined games. Those
games stay here, with the `CallHandler`, because an imagined match is made of the true one.
"""

from __future__ import annotations

import json
import os
import signal
import socket
from contextlib import suppress
from itertools import count
from multiprocessing import get_context
from multiprocessing.util import Finalize
from threading import Timer
from time import monotonic
from typing import Any

from munera.bots.bot import CRASHED, LATE, UNOFFERED, WAIT, Bot, BotFailed, Seen, UnknownBot
from munera.bots.sandbox.calls import REAL, CallHandler, described_ask, stream_at
from munera.bots.sandbox.child import serve
from munera.bots.sandbox.environment import scrubbed_environment
from munera.kernel import ANY, AnyAsk, Option, Options, Stream, legal
from munera.kernel.plain import to_option

STARTING = 60.0  # seconds for the imports of a bot: some of them load a neural network
GRACE = 0.5  # seconds after which a child is ended even if we are in the middle of a message to or from it
LONGEST_MESSAGE = 1 << 20  # bytes from a child; none needs a tenth of it
LONGEST_REASON = 200  # characters of what a child says of its failure


class BotProcess:
    """A process in which a bot of somebody else plays one game after another."""

    def __init__(self, spec: str) -> None:
        self.spec, self.late = spec, False
        self.numbers = count(REAL + 1)  # of the games that it imagines
        context = get_context("spawn")
        self.connection, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(theirs, spec), daemon=True)
        with scrubbed_environment():
            self.process.start()
        theirs.close()
        try:
            facts = self._started()
        except BaseException:
            self.kill()
            raise
        self.hears, self.imagines, self.volunteers = (fact is True for fact in facts)

    def _started(self) -> list[Any]:
        """What the child says of its bot once it has imported it; UnknownBot where there is none."""
        try:
            what, *facts = self.wait(STARTING)
            if what == "ready" and len(facts) == 3:
                return facts
            why = str(facts[0])[:LONGEST_REASON] if what == "unknown" else f"{self.spec!r} makes no sense"
        except (OSError, EOFError, ValueError, LookupError, RecursionError):
            why = f"{self.spec!r} does not start"
        raise UnknownBot(why)

    def wait(self, seconds: float) -> list[Any]:
        """The next message from the child, or TimeoutError, also where one has come that is late."""
        if seconds <= 0 or not self.connection.poll(seconds):
            raise TimeoutError
        message = json.loads(self.connection.recv_bytes(LONGEST_MESSAGE))
        if not isinstance(message, list):
            raise ValueError("not a message")
        return message

    def kill_at_once(self) -> None:
        """End the process, and whatever it has started, even in the middle of a message.

        What it has started may outlive it in a session of its own, with the connection: so that is shut, too.
        """
        self.late = True
        with suppress(OSError, ValueError), socket.socket(fileno=os.dup(self.connection.fileno())) as line:
            line.shutdown(socket.SHUT_RDWR)
        pid = self.process.pid or 0
        with suppress(OSError):
            if os.getpgid(pid) == pid:  # it leads a session of its own, once it has come that far
                os.killpg(pid, signal.SIGKILL)
        self.process.kill()

    def kill(self) -> None:
        """End the process and close the connection to it."""
        self.kill_at_once()
        self.process.join(1)
        self.connection.close()


_waiting: dict[str, list[BotProcess]] = {}
"""Processes that wait for their next game, by bot: starting one takes longer than most games."""


def end_waiting_processes() -> None:
    """End all processes that wait for another game."""
    for processes in _waiting.values():
        while processes:
            processes.pop().kill()


# At the end of this process too: a child may ignore every polite request to end.
Finalize(None, end_waiting_processes, exitpriority=10)


class SandboxedBot(Bot):
    """A bot of somebody else, which thinks in a process of its own and has so many seconds for each choice."""

    def __init__(self, spec: str, stream: Stream, seconds: float) -> None:
        super().__init__(stream)
        self.spec, self.seconds = spec, seconds
        waiting = _waiting.get(spec)
        self._process: BotProcess | None = waiting.pop() if waiting else BotProcess(spec)
        self.hears, self.imagines = self._process.hears, self._process.imagines
        self._ask_child("begin", None, CallHandler(None))

    def choose(self, seen: Seen, ask: AnyAsk) -> Option:
        answer = self._ask_child(
            "choose", (*_facts(seen), described_ask(ask, [REAL, ask.seat])), self._handler(seen, ask)
        )
        if answer == WAIT and seen.mode == ANY:
            return WAIT
        return self._offered(ask.options, answer)

    def volunteer(self, seen: Seen) -> Option:
        if self._process is None or not self._process.volunteers:
            return None
        move = self._ask_child("volunteer", (*_facts(seen), None), self._handler(seen))
        return None if move is None else self._offered(seen.anytime(), move)

    def close(self) -> None:
        """Keep the process for the next game."""
        child, self._process = self._process, None
        if child is not None:
            _waiting.setdefault(child.spec, []).append(child)

    def __del__(self) -> None:
        if getattr(self, "_process", None) is not None:
            self.close()

    def _handler(self, seen: Seen, ask: AnyAsk | None = None) -> CallHandler:
        return CallHandler(seen, ask, self._process.numbers if self._process else None)

    def _offered(self, options: Options[Any], answer: Any) -> Option:
        try:
            option: Option = legal(options, to_option(answer))
        except ValueError:
            why = f"it answered {str(answer)[:80]!r}, which was not offered"
            raise self._fail(why, UNOFFERED) from None
        return option

    def _fail(self, why: str, kind: str = CRASHED) -> BotFailed:
        """End the process, which is not trusted any more, and return the error to raise."""
        child, self._process = self._process, None
        if child is not None:
            child.kill()
        return BotFailed(f"{self.spec}: {why}", kind)

    def _ask_child(self, what: str, message: Any, handler: CallHandler) -> Any:
        """Send a message, serve what the child calls for, return its answer. Whatever goes wrong is BotFailed."""
        child = self._process
        if child is None:
            raise BotFailed(f"{self.spec}: its process has ended")
        watchdog = Timer(self.seconds + GRACE, child.kill_at_once)
        watchdog.daemon = True
        watchdog.start()
        try:
            return self._exchange(child, what, message, handler)
        except BotFailed as error:
            raise self._fail(error.reason, error.kind) from None
        except (EOFError, OSError) as error:
            child.process.join(GRACE)
            if child.late or isinstance(error, TimeoutError):
                raise self._fail(f"no answer within {self.seconds:g} seconds", LATE) from None
            raise self._fail(f"its process ended (exit code {child.process.exitcode})") from None
        except Exception:  # whatever its calls have raised, they were not those of a bot
            raise self._fail("it sent something that makes no sense") from None
        finally:
            watchdog.cancel()

    def _exchange(self, child: BotProcess, what: str, message: Any, handler: CallHandler) -> Any:
        stream = self.stream
        ends = monotonic() + self.seconds
        child.connection.send((what, (stream.key, *stream.place), message))
        while True:
            said, *rest = child.wait(ends - monotonic())
            if said == "call":
                child.connection.send(handler.serve(rest))
            elif said == "crashed":
                raise BotFailed(str(rest[0])[:LONGEST_REASON])
            else:
                answer, place = rest
                if place is not None:
                    drawn = stream_at([stream.key.hex(), *place])
                    Stream.__init__(stream, drawn.key, *drawn.place)
                return answer


def _facts(seen: Seen) -> tuple[Any, ...]:
    """What every message to the child says about the match."""
    return seen.seat, seen.game, seen.mode, seen.view
