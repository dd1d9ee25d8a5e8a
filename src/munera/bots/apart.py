"""A bot of somebody else, kept apart: its own process, so many seconds a choice, and nothing that is hidden.

The child (`munera.bots.far`) is told what the seat may see and may call back for its events, samples of a Space
and imagined games. Those stay here, at the `Desk`, because an imagined match still has the true one behind it.
"""

from __future__ import annotations

import json
import os
import signal
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.util import Finalize
from threading import Timer
from time import monotonic
from typing import Any

from munera.bots.bot import CRASHED, LATE, UNOFFERED, WAIT, Bot, BotFailed, Seen, UnknownBot
from munera.bots.desk import REAL, Desk, stream_at, written_ask
from munera.bots.far import serve
from munera.kernel import ANY, AnyAsk, Option, Options, Stream, legal
from munera.kernel.plain import to_option

STARTING = 60.0  # seconds for the imports of a bot: some of them load a neural network
GRACE = 0.5  # seconds after which a child is ended even if we are in the middle of a letter to or from it
LONGEST = 1 << 20  # bytes in a letter from a child; none needs a tenth of it


class Cell:
    """One child process. It serves one game after another."""

    def __init__(self, spec: str) -> None:
        self.spec, self.late = spec, False
        context = get_context("spawn")
        self.line, far = context.Pipe()
        self.process = context.Process(target=serve, args=(far, spec), daemon=True)
        self.process.start()
        far.close()
        try:
            what, *facts = self.wait(STARTING)
        except (OSError, EOFError, ValueError):
            what, facts = "gone", [f"{spec!r} does not start"]
        if what != "ready":
            self.kill()
            raise UnknownBot(str(facts[0]))
        self.hears, self.imagines, self.volunteers = (fact is True for fact in facts)

    def wait(self, seconds: float) -> list[Any]:
        """The next letter from the child."""
        if not self.line.poll(max(0.0, seconds)):
            raise TimeoutError
        message = json.loads(self.line.recv_bytes(LONGEST))
        if not isinstance(message, list):
            raise ValueError("not a letter")
        return message

    def bite(self) -> None:
        """End the process, and whatever it has started, in mid-letter."""
        self.late = True
        pid = self.process.pid or 0
        with suppress(OSError):
            if os.getpgid(pid) == pid:  # it leads a session of its own, once it has come that far
                os.killpg(pid, signal.SIGKILL)
        self.process.kill()

    def kill(self) -> None:
        """End it and hang up."""
        self.bite()
        self.process.join(1)
        self.line.close()


_idle: dict[str, list[Cell]] = {}
"""Processes that wait for their next game: to start one takes longer than most games."""


def dismiss() -> None:
    """End all that wait."""
    for cells in _idle.values():
        while cells:
            cells.pop().kill()


Finalize(None, dismiss, exitpriority=10)  # at the end of this process too: a child may be deaf to politeness


class Apart(Bot):
    """The near side of a bot in a process of its own."""

    def __init__(self, spec: str, stream: Stream, seconds: float) -> None:
        super().__init__(stream)
        self.spec, self.seconds = spec, seconds
        idle = _idle.get(spec)
        self._cell: Cell | None = idle.pop() if idle else Cell(spec)
        self.hears, self.imagines = self._cell.hears, self._cell.imagines
        self._talk("begin", None, Desk(None))

    def choose(self, seen: Seen, ask: AnyAsk) -> Option:
        answer = self._talk("choose", (*_facts(seen), written_ask(ask, [REAL, ask.seat])), Desk(seen, ask))
        if answer == WAIT and seen.mode == ANY:
            return WAIT
        return self._offered(ask.options, answer)

    def volunteer(self, seen: Seen) -> Option:
        if self._cell is None or not self._cell.volunteers:
            return None
        move = self._talk("volunteer", (*_facts(seen), None), Desk(seen))
        return None if move is None else self._offered(seen.anytime(), move)

    def close(self) -> None:
        """Keep the process for the next game."""
        cell, self._cell = self._cell, None
        if cell is not None:
            _idle.setdefault(cell.spec, []).append(cell)

    def __del__(self) -> None:
        if getattr(self, "_cell", None) is not None:
            self.close()

    def _offered(self, options: Options[Any], answer: Any) -> Option:
        try:
            option: Option = legal(options, to_option(answer))
        except ValueError:
            why = f"it answered {str(answer)[:80]!r}, which was not offered"
            raise self._fail(why, UNOFFERED) from None
        return option

    def _fail(self, why: str, kind: str = CRASHED) -> BotFailed:
        """Such a process is not trusted any more: end it."""
        cell, self._cell = self._cell, None
        if cell is not None:
            cell.kill()
        return BotFailed(f"{self.spec}: {why}", kind)

    def _talk(self, what: str, letter: Any, desk: Desk) -> Any:
        """Send a letter, serve what the child calls for, return its answer. Whatever goes wrong is BotFailed."""
        cell = self._cell
        if cell is None:
            raise BotFailed(f"{self.spec}: its process has ended")
        watchdog = Timer(self.seconds + GRACE, cell.bite)
        watchdog.daemon = True
        watchdog.start()
        try:
            return self._exchange(cell, what, letter, desk)
        except BotFailed as error:
            raise self._fail(error.reason, error.kind) from None
        except (EOFError, OSError) as error:
            cell.process.join(GRACE)
            if cell.late or isinstance(error, TimeoutError):
                raise self._fail(f"no answer within {self.seconds:g} seconds", LATE) from None
            raise self._fail(f"its process ended (exit code {cell.process.exitcode})") from None
        except (ValueError, TypeError, LookupError, StopIteration, RecursionError):
            raise self._fail("it sent something that makes no sense") from None
        finally:
            watchdog.cancel()

    def _exchange(self, cell: Cell, what: str, letter: Any, desk: Desk) -> Any:
        stream = self.stream
        ends = monotonic() + self.seconds
        cell.line.send((what, (stream.key, *stream.place), letter))
        while True:
            said, *rest = cell.wait(ends - monotonic())
            if said == "call":
                cell.line.send(desk.serve(rest))
            elif said == "crashed":
                raise BotFailed(str(rest[0])[:200])
            else:
                answer, place = rest
                if place is not None:
                    drawn = stream_at([stream.key.hex(), *place])
                    Stream.__init__(stream, drawn.key, *drawn.place)
                return answer


def _facts(seen: Seen) -> tuple[Any, ...]:
    """What a letter says about the match."""
    return seen.seat, seen.game, seen.mode, seen.view
