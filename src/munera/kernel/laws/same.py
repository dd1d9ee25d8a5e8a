"""Comparing matches: type by type, all the way down, and cheaply.

Laws compare at every decision, so what is compared is the data and not a text made of it, and what is one and
the same object is equal at a glance: a state shares what it never changes with its copies.

A view is a function of the state. `same_for_all` proves that wherever a copy is made or loaded; elsewhere
states and questions (`alike`) say it all, and nobody need write thirty gladiators down for every viewer.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Callable
from operator import attrgetter
from typing import Any

from munera.kernel.asks import Options, Seat, Space, shown
from munera.kernel.laws.games import viewers
from munera.kernel.match import Match
from munera.kernel.state import State
from munera.kernel.stream import Stream

FEW_ROWS = 8  # of options that can be listed
FEW_SAMPLES = 3  # of those that cannot

# ---------------------------------------------------------------------- plain data


def same(a: Any, b: Any) -> bool:
    """Equal in value, type and order: 1 is not True, a tuple is not a list."""
    return a is b or (a == b and _no_look_alikes(a, b))


def _no_look_alikes(a: Any, b: Any) -> bool:
    """Are these two, which are equal in Python, of the same types and in the same order?"""
    kind = type(a)
    if kind is not type(b):
        return False
    if kind is dict:
        return _no_look_alikes((*a, *a.values()), (*b, *b.values()))
    if kind is list or isinstance(a, tuple):
        for x, y in zip(a, b):  # noqa: B905  # equal, so equally long
            if x is not y and not _no_look_alikes(x, y):
                return False
    return True


def snapshot(value: Any) -> Any:
    """The value as it is now: whatever can change is copied, and nothing else."""
    kind = type(value)
    if kind is list:
        return [snapshot(v) for v in value]
    if kind is dict:
        return {key: snapshot(v) for key, v in value.items()}
    if isinstance(value, tuple):
        try:
            hash(value)  # only if nothing in it can change
        except TypeError:
            copied = map(snapshot, value)
            return kind(copied) if kind is tuple else kind(*copied)
    return value


def same_text(a: Any, b: Any) -> bool:
    """Are these two written alike?"""
    return same(a, b) or json.dumps(a, sort_keys=True) == json.dumps(b, sort_keys=True)


# ---------------------------------------------------------------------- matches


_READERS: dict[type[State], Callable[[State], tuple[Any, ...]]] = {}


def fields(state: State) -> tuple[Any, ...]:
    """Every field of a state, chance included."""
    kind = type(state)
    if kind not in _READERS:
        _READERS[kind] = attrgetter("key", "counter", "_at", "loaded", *kind.fields())
    return _READERS[kind](state)


def contents(match: Match[Any]) -> tuple[Any, ...]:
    """State, seals and questions: equal for matches that are equal."""
    asked = [
        (a.seat, a.kind, a.about, a.rule, isinstance(a.options, Space), shown(a.options), dict(a.refused()))
        for a in match.pending
    ]
    return fields(match.state), match._answers, match.mode, match.version, match.round, asked


def alike(one: Match[Any], two: Match[Any]) -> bool:
    """Are these two the same match at the same moment?"""
    return same(contents(one), contents(two))


def footprint(match: Match[Any]) -> Any:
    """Everything about a match that an illegal input must leave alone, as it is now."""
    return snapshot((contents(match), match._trail, len(match.log or ())))


# ---------------------------------------------------------------------- what viewers are sent


def look(match: Match[Any], viewer: Seat | None) -> dict[str, Any]:
    """What the viewer is sent, less what a fork has no past for: the events, their number, the undo button."""
    message = match.message(viewer, since=match.events_told(viewer))
    del message["undo"], message["told"]
    return message | _parts(match, viewer)


def _parts(match: Match[Any], viewer: Seat | None) -> dict[str, Any]:
    """What the viewer would be given on request, what it knows in numbers included."""
    given: dict[str, Any] = {name: match.part(viewer, name) for name in match.book.parts}
    if viewer is not None and match.book.observation is not None:
        given["observation"] = [exact(row) for row in (match.observation(viewer), *some_rows(match, viewer))]
    return {"parts": given}


def exact(row: list[float]) -> str:
    """A row of numbers, to the last bit."""
    return array("d", row).tobytes().hex()


def some_rows(match: Match[Any], seat: Seat) -> list[list[float]]:
    """The rows of a seat's options and of what it may do at any time: the first of them, or a few samples.

    They are drawn by what the seat knows alone, so that two worlds which it cannot tell apart have the same.
    """
    rows: list[list[float]] = []
    for a in match.pending:
        if a.seat == seat:
            rows += match.option_rows(seat, some_options(a.options))
    if match.pending and (free := match.book.anytime(match.state, seat)):
        rows += match.move_rows(seat, some_options(free))
    return rows


def some_options(options: Options[Any]) -> list[Any]:
    """The first options, or a few samples where they are too many to list."""
    if not isinstance(options, Space):
        return list(options[:FEW_ROWS])
    stream = Stream.seeded("rows")
    return [options.default(), *(options.sample(stream) for _ in range(FEW_SAMPLES))]


def looks(match: Match[Any]) -> list[str]:
    """The same as text, for every viewer."""
    return [json.dumps(look(match, viewer), sort_keys=True) for viewer in viewers(match)]


def same_for_all(one: Match[Any], two: Match[Any]) -> bool:
    """Alike, and every viewer is sent the same."""
    return alike(one, two) and all(same_text(look(one, v), look(two, v)) for v in viewers(one))


def looks_alike(one: Match[Any], two: Match[Any], viewer: Seat | None) -> bool:
    """Is the viewer sent the same? (The undo button is compared where both worlds have the same past.)"""
    a, b = one.message(viewer) | _parts(one, viewer), two.message(viewer) | _parts(two, viewer)
    del a["undo"], b["undo"]
    return same_text(a, b)
