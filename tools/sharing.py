"""The same work on many games, shared among processes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

Given = TypeVar("Given")
Found = TypeVar("Found")


def shared(work: Callable[[Given], Found], given: Iterable[Given], jobs: int) -> Iterator[Found]:
    """What the work finds for each of these, in their order, whichever process has done it.

    With one job it is all done here; else what is given and found goes from process to process, and must bear it.
    """
    if jobs == 1:
        yield from map(work, given)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        yield from pool.map(work, given)
