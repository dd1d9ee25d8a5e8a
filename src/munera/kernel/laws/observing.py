"""What a seat knows in numbers: rows as long as they are described, and nothing in them that it cannot know."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite
from typing import Any

from munera.kernel.asks import Options, Seat, Space
from munera.kernel.laws.games import Case, Sample, moments, need, viewers
from munera.kernel.laws.same import contents, exact, same, snapshot, some_options, some_rows
from munera.kernel.match import Match
from munera.kernel.observation import Field, Observation
from munera.kernel.plain import Option

MANY = 64  # so many options of a question are compared with each other


def observed(case: Case, seed: int, thorough: bool) -> None:
    """Rows fit their description, tell options apart, change nothing, and stay when what is hidden is dealt again.

    The leak law compares them as well, as part of what a viewer is given on request.
    """
    described = case.book.observation
    if described is None:
        return
    sample = Sample(seed, thorough)
    for match, stream in moments(case, seed):
        if not sample.now() and not match.over:
            continue
        before = snapshot(contents(match))
        for seat in match.seats:
            rows = _rows(match, seat, described)
            if match.over:
                continue  # there is nothing to imagine
            twin = match.imagine(seat, stream)
            again = [twin.observation(seat), *some_rows(twin, seat)]
            need(len(rows) == len(again), "observed_options", seat)
            for one, two in zip(rows, again, strict=True):
                need(exact(one) == exact(two), "observed_hidden", seat, _difference(described, one, two))
        need(same(contents(match), before), "observing_changes")


def featured(case: Case, seed: int, thorough: bool) -> None:
    """Numbers with names: at one table always the same ones, and nothing in them that the viewer cannot know."""
    sample = Sample(seed, thorough, 24)
    names: dict[bool, list[str]] = {}
    for match, stream in moments(case, seed):
        if not sample.now() and not match.over:
            continue
        for viewer in viewers(match):
            found = match.features(viewer)
            need(all(type(number) is float and isfinite(number) for number in found.values()), "features", found)
            need(names.setdefault(viewer is None, list(found)) == list(found), "features_named", viewer)
            if not match.over:
                need(match.imagine(viewer, stream).features(viewer) == found, "features_hidden", viewer)


def _rows(match: Match[Any], seat: Seat, described: Observation[Any]) -> list[list[float]]:
    """The row of a seat and some of its options, each compared with its description."""
    own, rows = match.observation(seat), some_rows(match, seat)
    _fits(described.fields, own)
    for row in rows:
        _fits(described.option_fields, row)
    for a in match.pending:
        if a.seat == seat:
            some = _some(a.options)
            _apart(a.kind, some, match.option_rows(seat, some))
    if match.pending and (free := match.book.anytime(match.state, seat)):
        some = _some(free)
        _apart("anytime", some, match.move_rows(seat, some))
    return [own, *rows]


def _fits(fields: Sequence[Field], row: list[float]) -> None:
    need(len(row) == sum(field.size for field in fields), "observed_size", len(row))
    at = 0
    for field in fields:
        for entry, value in zip(field.entries, row[at : at + field.size], strict=True):
            need(type(value) is float and field.fits(value), "observed_bounds", field.name, entry, value)
        at += field.size


def _some(options: Options[Any]) -> list[Option]:
    """Some options, each once."""
    return list(dict.fromkeys(some_options(options) if isinstance(options, Space) else options[:MANY]))


def _apart(kind: str, some: Sequence[Option], rows: Sequence[list[float]]) -> None:
    """Two options have two rows, and so do two moves."""
    first: dict[tuple[float, ...], Option] = {}
    for option, row in zip(some, map(tuple, rows), strict=True):
        other = first.setdefault(row, option)
        need(other is option, "observed_options_alike", kind, option, other)


def _difference(described: Observation[Any], one: list[float], two: list[float]) -> object:
    """Which entries differ."""
    a, b = described.named(one), described.named(two)
    return {name: (a.get(name, 0.0), b.get(name, 0.0)) for name in {*a, *b} if a.get(name) != b.get(name)}
