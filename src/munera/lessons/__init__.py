"""Tutorials: short lessons in real games that begin at a written position, against an opponent with a script.

`<game>.toml` is a lesson: `seat` (the learner's), `minutes`, `names` (of the other seats), `position` (a written
position), `script` (what the others answer) and `steps`. A step has an `id`, the `rule` that it teaches, and what
ends it: `done` (events, any of which means that the learner did it) and `passed` (events, any of which means
that the moment is over, whatever the learner did). A step without either is only read. An event is given by its
kind and its first facts, "*" for any. `shows` are events that the learner has been told by the end, so that what
a step says has really been seen. `answers` is what a model learner does; the thing to click is found from it, and
`look` names the part of the board that a step which is only read speaks of. The words are in the catalogues:
`common-learn-<game>-<step>` with `.title`, `.do`, `.done` and `.other`.

A script names for each kind of question the options in order of preference; the first that is offered is taken,
and the default one if none is. So it has no memory, and goes on whatever the learner does.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any, Final

from munera.games import games
from munera.kernel import AnyAsk, Option, Space
from munera.kernel.plain import to_option

SCRIPT: Final = "script"  # the name of the bot at a scripted seat
ANY: Final = "*"
READ, DONE, OTHER = "read", "done", "other"  # what became of a step

Pattern = tuple[Any, ...]
Script = Mapping[str, list[Any]]


@dataclass(frozen=True)
class Step:
    """One step of a tutorial."""

    id: str
    rule: str
    done: tuple[Pattern, ...] = ()
    passed: tuple[Pattern, ...] = ()
    shows: tuple[Pattern, ...] = ()
    look: str = ""
    answers: Script = field(default_factory=dict)

    @property
    def read_only(self) -> bool:
        """Is there nothing to do in it?"""
        return not self.done and not self.passed

    def ended(
        self, events: Sequence[Sequence[Option]], since: int, *, before: str = DONE
    ) -> tuple[int, str] | None:
        """The first event since then that ends it, and what became of it; None while it is open.

        before: what became of the step before. What ended it otherwise may be what this one wants: whoever ends
        the turn early has ended it.
        """
        early = since - 1 if before == OTHER else since
        for number, event in enumerate(events[early:], early):
            for patterns, outcome in ((self.done, DONE), (self.passed, OTHER)):
                if (number >= since or outcome == DONE) and any(fits(one, tuple(event)) for one in patterns):
                    return number, outcome
        return None


@dataclass(frozen=True)
class Lesson:
    """The tutorial of a game."""

    game: str
    seat: int
    minutes: int
    names: tuple[str, ...]
    position: Mapping[str, Any]
    script: Script
    steps: tuple[Step, ...]


@cache
def lessons() -> tuple[str, ...]:
    """The games that have a tutorial."""
    return tuple(sorted(game for game in games() if _written(game) is not None))


def _written(game: str) -> Traversable | None:
    """The file of a tutorial, in the folder that the object of the game names."""
    folder = games()[game].folder("lessons") if game in games() else None
    file = folder.joinpath(f"{game}.toml") if folder is not None else None
    return file if file is not None and file.is_file() else None


@cache
def lesson(game: str) -> Lesson | None:
    """The tutorial of a game, if it has one."""
    file = _written(game)
    if file is None:
        return None
    data = tomllib.loads(file.read_text("utf-8"))
    steps = tuple(
        Step(
            row["id"],
            row["rule"],
            tuple(map(tuple, row.get("done", ()))),
            tuple(map(tuple, row.get("passed", ()))),
            tuple(map(tuple, row.get("shows", ()))),
            row.get("look", ""),
            row.get("answers", {}),
        )
        for row in data["steps"]
    )
    return Lesson(
        game, data["seat"], data["minutes"], tuple(data["names"]), data["position"], data["script"], steps
    )


def outcomes(found: Lesson, events: Sequence[Sequence[Option]]) -> list[str]:
    """What became of the steps that a learner who was told these events has behind them.

    What is only read is behind them as soon as what follows it is: both are told together.
    """
    ended: list[str] = []
    read: list[str] = []
    since = 0
    for step in found.steps:
        if step.read_only:
            read.append(READ)
            continue
        end = step.ended(events, since, before=ended[-1] if ended and not read else DONE)
        if end is None:
            return ended
        since = end[0] + 1
        ended += [*read, end[1]]
        read = []
    return ended + read


def scripted(script: Script, ask: AnyAsk) -> Option:
    """The offered answer that the script prefers, or else the default one."""
    for expected in script.get(ask.kind, ()):
        found = _offered(ask, expected)
        if found is not None:
            return found[0]
    default: Option = ask.default()
    return default


def _offered(ask: AnyAsk, expected: Any) -> tuple[Option] | None:
    """The option that is meant, as a 1-tuple, if it is offered; in a list of options "*" stands for anything."""
    option = to_option(expected)
    options = ask.options
    if isinstance(options, Space):
        return (option,) if option in options else None
    return next(((one,) for one in options if fits(option, one)), None)


def fits(pattern: Option, value: Option) -> bool:
    """Does a value fit a pattern? Anything fits "*"; a tuple fits a shorter one that it begins with."""
    if pattern == ANY:
        return True
    if isinstance(pattern, tuple) and isinstance(value, tuple):
        return len(pattern) <= len(value) and all(map(fits, pattern, value))
    return pattern == value
