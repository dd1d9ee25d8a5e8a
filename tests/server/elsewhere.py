"""A server in a thread of its own, for tests that ask and wait: fuzzers, and whoever speaks in plain sequence."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from threading import Event
from typing import Any, TypeVar

from tests.server.clients import RunningServer, served

T = TypeVar("T")


@contextmanager
def running(folder: Path, furnish: Callable[[RunningServer], Awaitable[T]], **chosen: Any) -> Iterator[T]:
    """The real server with these settings; yields what `furnish` has made of it."""
    ready, done = Event(), Event()
    made: list[T] = []

    async def run() -> None:
        try:
            async with served(folder, **chosen) as server:
                made.append(await furnish(server))
                ready.set()
                await asyncio.to_thread(done.wait)
        finally:
            ready.set()

    with ThreadPoolExecutor(1) as pool:
        future = pool.submit(asyncio.run, run())
        try:
            ready.wait()
            if made:
                yield made[0]
        finally:
            done.set()
            future.result()
