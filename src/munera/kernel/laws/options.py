"""Table options mean what they say: one that does not matter at a table changes nothing there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from munera.kernel.asks import shown
from munera.kernel.conditions import Chosen, Is
from munera.kernel.laws.games import LONGEST, Broken, Case, need, short
from munera.kernel.match import Match
from munera.kernel.plain import Option
from munera.kernel.random_play import RandomPlayer
from munera.kernel.rulebook import Rulebook
from munera.kernel.settings import complete
from munera.kernel.stream import Stream


def deciding(book: Rulebook[Any]) -> Iterator[Case]:
    """Short games at every size of table, with every value of those options that others depend on."""
    conditions = [condition for setting in book.settings.values() for condition in setting.when]
    names = {condition.option for condition in conditions if isinstance(condition, Is)}
    for seats in book.seats:
        plain = short(book, seats)
        changed = [{name: value} for name in sorted(names) for value in book.settings[name].samples()]
        for change in ({}, *changed):
            case = replace(plain, variant={**plain.variant, **change})
            if case.allowed():
                yield case


def without_effect(case: Case, seed: int) -> int:
    """Whatever is chosen for the options that do not matter here, the same game is played.

    Returns how many such options there are. Some games refuse such a choice as a mistake; here it is made all the
    same, to see that it means nothing.
    """
    settings = case.book.settings
    usual = complete(settings, case.variant)
    chosen, stream = Chosen(settings, case.seats, usual), Stream.seeded(f"options {seed}")
    useless = [name for name in settings if not chosen.matters(name)]
    other = dict(usual)
    for name in useless:
        other[name] = stream.choice([v for v in settings[name].samples() if v != usual[name]])
    after = Chosen(settings, case.seats, other)
    need(not any(map(after.matters, useless)), "options depend on those that matter only", str(case))
    if useless and (part := _parts(case, seed, usual, other)) is not None:
        raise Broken("an option that does not matter changes nothing", str(case), useless, part)
    return len(useless)


def _parts(case: Case, seed: int, one: dict[str, Option], two: dict[str, Option]) -> object:
    """The first thing in which two random games differ; None: nothing."""
    matches = [_begin(case, seed, options) for options in (one, two)]
    players = [RandomPlayer(Stream.seeded(f"law {seed}"), 0) for _ in matches]
    for _ in range(LONGEST):
        first, second = map(_look, matches)
        if first != second:
            return first, second
        if matches[0].over:
            return None
        for player, match in zip(players, matches, strict=True):
            player.step(match)
    raise Broken("ends", f"still going after {LONGEST} inputs")


def _begin(case: Case, seed: int, options: dict[str, Option]) -> Match[Any]:
    """As `start` does, but whatever the rulebook thinks of these options."""
    match = Match(case.book, case.book.setup(case.seats, seed, options))
    match._next_segment()
    return match


def _look(match: Match[Any]) -> tuple[object, ...]:
    """Who is asked what, what happened, and how it ended; the options themselves may be part of a view."""
    asks = [(a.seat, a.kind, a.about, shown(a.options)) for a in match.pending]
    log = match.log or []
    if match.over:
        return match.over, match.book.score(match.state), list(log)
    return asks, match.over, len(log)
