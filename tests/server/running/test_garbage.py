"""What refers to itself is found: at once while it is new, by the next full pass if it was set aside."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from weakref import ref

import pytest

from munera.server import garbage
from munera.server.garbage import GarbageCollector


class Circle:
    """An object that refers to itself, so that only the collector can find that nobody uses it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def collector() -> Iterator[GarbageCollector]:
    gc.disable()  # nothing is found by chance
    try:
        yield GarbageCollector()
    finally:
        gc.unfreeze()
        gc.enable()


def test_what_is_new_is_found_by_a_short_pass(collector: GarbageCollector) -> None:
    circle = ref(Circle())
    assert circle() is not None
    collector.short_pass()
    assert circle() is None


def set_aside(collector: GarbageCollector) -> ref[Circle]:
    used = Circle()
    circle = ref(used)
    collector.short_pass()
    del used
    collector.short_pass()
    assert circle() is not None, "a short pass looks at nothing that was set aside"
    return circle


def test_what_was_set_aside_is_found_by_a_full_pass(collector: GarbageCollector) -> None:
    circle = set_aside(collector)
    collector.full_pass()
    assert circle() is None


def test_a_full_pass_is_made_when_it_is_time(collector: GarbageCollector, monkeypatch: pytest.MonkeyPatch) -> None:
    circle = set_aside(collector)
    monkeypatch.setattr(garbage, "SECONDS_BETWEEN_FULL_PASSES", 0.0)
    collector.short_pass()
    assert circle() is None


def test_a_full_pass_is_made_when_the_process_has_grown(
    collector: GarbageCollector, monkeypatch: pytest.MonkeyPatch
) -> None:
    circle = set_aside(collector)
    peak = garbage.peak_memory()
    assert peak > 1, "megabytes"
    monkeypatch.setattr(garbage, "peak_memory", lambda: peak + 2 * garbage.GROWTH)
    collector.short_pass()
    assert circle() is None
