"""What a law plays: a game at a table, every table there is, and random games paused at their decisions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from munera.kernel.asks import Seat
from munera.kernel.errors import BadVariant
from munera.kernel.match import Match
from munera.kernel.plain import Option
from munera.kernel.random_play import RandomPlayer
from munera.kernel.rulebook import Rulebook
from munera.kernel.settings import Number, complete
from munera.kernel.storage import start
from munera.kernel.stream import Stream

LONGEST = 20_000  # inputs after which a random game counts as endless
SMALL_TABLE = 4  # viewers, one of them a spectator


class Broken(AssertionError):
    """A law does not hold: its name, then whatever helps to see why."""


@dataclass(frozen=True)
class Case:
    """What a law plays: a game, the number of seats, and table options."""

    book: Rulebook[Any]
    seats: int
    variant: Mapping[str, Option] = field(default_factory=dict)

    def start(self, seed: int | str, *, keep: bool = True) -> Match[Any]:
        return start(self.book, self.seats, seed, self.variant, keep=keep)

    def allowed(self) -> bool:
        """Can this be played? Some options exclude others, or a number of seats."""
        try:
            self.book.check(self.seats, complete(self.book.settings, self.variant))
        except BadVariant:
            return False
        return True

    def __str__(self) -> str:
        chosen = ",".join(f"{k}={v}" for k, v in self.variant.items())
        return f"{self.book.id}/{self.seats}" + (f"/{chosen}" if chosen else "")


Law = Callable[[Case, int, bool], None]


def short(book: Rulebook[Any], seats: int) -> Case:
    """A short game at a table of this size."""
    return Case(book, seats, book.short_game_for(seats))


def cases(book: Rulebook[Any]) -> list[Case]:
    """Every number of seats; and every value of every table option, one at a time, at two sizes of table."""
    found = [short(book, seats) for seats in book.seats]
    for seats in sorted(set(book.law_seats or (book.seats[0], book.seats[-1]))):
        base = book.short_game_for(seats)
        for name, setting in book.settings.items():
            usual = base.get(name, setting.default)
            changed = [Case(book, seats, {**base, name: value}) for value in setting.samples() if value != usual]
            found += [case for case in changed if case.allowed()]
    return found


def combined(book: Rulebook[Any], seats: int) -> list[Case]:
    """Few tables of this size that have, between them, every value of every table option that `cases` tries.

    Each table takes one more value of every option, as far as they can be had together. Options that are a plain
    number are tried one at a time: a limit of one turn would hide what the others do.
    """
    base = book.short_game_for(seats)
    alone: list[Case] = []
    waiting: dict[str, list[Option]] = {}
    for name, setting in book.settings.items():
        usual = base.get(name, setting.default)
        changed = [Case(book, seats, {**base, name: value}) for value in setting.samples() if value != usual]
        possible = [case for case in changed if case.allowed()]
        if isinstance(setting, Number):
            alone += possible
        else:
            waiting[name] = [case.variant[name] for case in possible]
    found = []
    while any(waiting.values()):
        chosen = dict(base)
        for place, (name, values) in enumerate(waiting.items()):
            last = -(place % 2)  # alike lists are taken from both ends: not every fighter meets themselves
            if values and Case(book, seats, {**chosen, name: values[last]}).allowed():
                chosen[name] = values.pop(last)
        found.append(Case(book, seats, chosen))
    return found + alone


def need(holds: bool, law: str, *why: object) -> None:
    if not holds:
        raise Broken(law, *why)


def viewers(match: Match[Any]) -> tuple[Seat | None, ...]:
    return (None, *match.seats)


def watched(match: Match[Any]) -> tuple[Seat | None, ...]:
    """The viewers for the costliest laws: all of a small table, else who is asked and one other in turn."""
    everybody = viewers(match)
    asked = [a.seat for a in match.pending]
    others = [viewer for viewer in everybody if viewer not in asked]
    if len(everybody) <= SMALL_TABLE or not others:
        return everybody
    return (*asked, others[match.round % len(others)])


def moments(case: Case, seed: int, acts: int = 200) -> Iterator[tuple[Match[Any], Stream]]:
    """A random game, paused before every input."""
    match, stream = case.start(seed), Stream.seeded(f"law {seed}")
    player = RandomPlayer(stream, acts)
    for _ in range(LONGEST):
        if match.over:
            yield match, stream
            return
        yield match, stream
        player.step(match)
    raise Broken("ends", f"still going after {LONGEST} inputs")


class Sample:
    """When to look: always if thorough; else at one moment in `one_in`, and ever more rarely in long games."""

    def __init__(self, seed: int, thorough: bool, one_in: int = 3) -> None:
        self.stream, self.thorough = Stream.seeded(f"sample {seed}"), thorough
        self.one_in, self.moments = one_in, 0

    def now(self) -> bool:
        self.moments += 1
        return self.thorough or self.stream.below(max(self.one_in, self.moments // 12)) == 0
