"""Whose turn it is: what is played comes first, and whoever only looks is served in the time between.

All tables share one event loop. Were it simply taken in turn, every long story would make everybody's answers wait
for a moment at each of the dozen steps that an answer takes. So whoever only looks - spectators, readers of
replays, whoever comes in and is told what happened before - asks for a turn first, works for a moment, and asks
again. A turn is given when no answer is under way; or, that nobody waits for ever, after a moment of patience.
Addresses take turns, however many requests each of them has; who has had more than their share waits longer.
"""

from __future__ import annotations

import asyncio
import threading
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Generator, Iterator
from contextlib import contextmanager, suppress
from contextvars import Context, ContextVar
from time import monotonic, thread_time
from typing import Any, Generic, ParamSpec, TypeVar, cast

from munera.server import asker

SLICE = 0.002  # seconds of processor for which somebody works in one turn
PATIENCE = 0.03  # seconds after which a turn is given although answers are under way
SETTLING = 4  # rounds of the event loop after a turn, in which answers that came meanwhile are noticed
TURNS_FOR_ALL = 3  # one in so many turns is for whoever waits longest, whatever they owe
UNIT = 0.002  # seconds of processor in one unit of `Settings.work`

_plays: ContextVar[bool] = ContextVar("plays", default=False)  # does this task do what is played?
P = ParamSpec("P")
T = TypeVar("T")


class FairQueue:
    """Those who wait, by address. Addresses take turns: nobody waits behind the many requests of another one.

    owes: has an address had more than its share lately? Then others go first, but not each time: somebody who
    reads one long replay owes for it, too, and those who are refused all the time never owe much.
    """

    def __init__(self, owes: Callable[[str], bool] = lambda _: False) -> None:
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self._owes, self._released = owes, 0

    def __bool__(self) -> bool:
        return bool(self._waiting)

    async def wait(self, address: str) -> None:
        """Wait until `release` has come to this place in the queue."""
        mine = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self.release()  # it was our turn, and we leave: the next one takes it
            raise

    def release(self) -> bool:
        """Let the next one go on. Was there one?"""
        while self._waiting:
            self._released += 1
            address = longest = next(iter(self._waiting))
            if self._released % TURNS_FOR_ALL:
                address = next((one for one in self._waiting if not self._owes(one)), longest)
            queue = self._waiting.pop(address)
            first = queue.popleft()
            if queue:
                self._waiting[address] = queue  # behind the others
            if not first.done():
                first.set_result(None)
                return True
        return False


class FairLock:
    """A lock that goes from one address to the next, however many requests of each wait for it."""

    def __init__(self) -> None:
        self._taken, self._queue = False, FairQueue()

    async def __aenter__(self) -> None:
        if self._taken:
            await self._queue.wait(asker.address.get())
        self._taken = True

    async def __aexit__(self, *_: object) -> None:
        self._taken = self._queue.release()


class Turns:
    """The event loop, and the threads beside it, shared between those who play and those who look."""

    def __init__(self, owes: Callable[[str], bool] = lambda _: False) -> None:
        self._playing = 0  # answers, and news of them to players, that are under way
        self._quiet, self._quiet_for_threads = asyncio.Event(), threading.Event()
        self._quiet.set()
        self._quiet_for_threads.set()
        self._queue = FairQueue(owes)
        self._giver: asyncio.Task[None] | None = None
        self._thread = threading.local()  # `began`: when it began to work without a pause

    # ------------------------------------------------------------------ who plays

    def begin(self) -> None:
        """Something that is played is under way: others wait until its `end`."""
        self._playing += 1
        if self._playing > 0:
            self._quiet.clear()
            self._quiet_for_threads.clear()

    def end(self) -> None:
        self._playing -= 1
        if self._playing <= 0:
            self._quiet.set()
            self._quiet_for_threads.set()

    @contextmanager
    def playing(self) -> Iterator[None]:
        """Something is played here, until it is done or must wait for work beside it."""
        self.begin()
        token = _plays.set(True)
        try:
            yield
        finally:
            _plays.reset(token)
            self.end()

    @contextmanager
    def _waiting(self) -> Iterator[None]:
        """Whoever plays, and waits for long work that is done in turns, lets others go on meanwhile."""
        if not _plays.get():
            yield
            return
        self.end()
        try:
            yield
        finally:
            self.begin()

    # ------------------------------------------------------------------ who looks

    async def turn(self) -> None:
        """Wait for a turn: then work no longer than a slice, and ask again."""
        if self._giver is None or self._giver.done():
            self._giver = asyncio.create_task(self._give(), context=Context())
        await self._queue.wait(asker.address.get())

    async def _give(self) -> None:
        """Give one turn after the other while somebody waits for one."""
        await asyncio.sleep(0)  # until the first one waits
        while self._queue:
            await self._until_quiet()
            self._queue.release()
            for _ in range(SETTLING):
                await asyncio.sleep(0)

    async def _until_quiet(self) -> None:
        deadline = monotonic() + PATIENCE
        while self._playing and (left := deadline - monotonic()) > 0:
            with suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await self._quiet.wait()

    async def through(self, steps: Iterator[object], charge: Callable[[float], None]) -> None:
        """Do small steps of work in turns, the first ones at once; what they take is charged as they are done."""
        while True:
            began = thread_time()
            done = _one_slice(steps)
            charge((thread_time() - began) / UNIT)
            if done:
                return
            await self.turn()

    # ------------------------------------------------------------------ threads

    async def beside(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> tuple[T, float]:
        """Do work in a thread, when it is our turn. Returns what came of it, and the units that it took.

        Long work must call `give_way` often: threads share one interpreter with the event loop.
        """
        with self._waiting():
            await self.turn()
            return await asyncio.to_thread(lambda: self._measured(work, *args, **kwargs))

    def _measured(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> tuple[T, float]:
        began = self._thread.began = thread_time()
        result = work(*args, **kwargs)
        return result, (thread_time() - began) / UNIT

    def give_way(self, *_: object) -> None:
        """Called in a thread between small steps of its work: wait for a moment while somebody plays."""
        began: float | None = getattr(self._thread, "began", None)
        if began is not None and thread_time() - began >= SLICE:  # else it is the event loop
            if self._playing:
                self._quiet_for_threads.wait(PATIENCE)
            self._thread.began = thread_time()


def _one_slice(steps: Iterator[object]) -> bool:
    """Do as many steps as one may without a pause. Were these the last?"""
    began = thread_time()
    return not any(thread_time() - began >= SLICE for _ in steps)


class Metered(Generic[T]):
    """Awaits something, and measures the processor time that it takes itself, without that of others meanwhile.

    waits: called whenever it has to wait for something.
    """

    def __init__(self, work: Awaitable[T], waits: Callable[[], None] = lambda: None) -> None:
        self._work, self._waits = work, waits
        self.seconds = 0.0

    def __await__(self) -> Generator[Any, Any, T]:
        steps = self._work.__await__()
        resume: Callable[[], Any] = lambda: next(steps)  # noqa: E731
        while True:
            began = thread_time()
            try:
                waited = resume()
            except StopIteration as done:
                return cast("T", done.value)
            finally:
                self.seconds += thread_time() - began
            self._waits()
            try:
                sent = yield waited
                resume = lambda: steps.send(sent)  # noqa: E731, B023
            except BaseException as error:
                thrown = error
                resume = lambda: steps.throw(thrown)  # noqa: E731, B023
