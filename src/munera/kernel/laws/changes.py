"""Laws of undo and of moves that may be made at any time."""

from __future__ import annotations

from typing import Any

from munera.kernel.asks import Seat, shown
from munera.kernel.errors import Diverged, Illegal
from munera.kernel.laws.games import Broken, Case, Sample, need, viewers
from munera.kernel.laws.same import contents, fields, looks_alike, same, snapshot
from munera.kernel.match import ACT, Match
from munera.kernel.random_play import Input, RandomPlayer, apply
from munera.kernel.stream import Stream

LAST = 64  # so many events of each viewer are compared one by one; an undo takes back a few


def undo(case: Case, seed: int, thorough: bool) -> None:
    """Undo restores everything, is offered for own answers only, and only when nothing was learnt."""
    match, stream = case.start(seed), Stream.seeded(f"undo {seed}")
    player = RandomPlayer(stream, 200)
    sample = Sample(seed, thorough, 1)
    while not match.over:
        if not sample.now():
            player.step(match)
            continue
        before, heard = snapshot(contents(match)), _heard(match)
        version, place, base = match.version, match.state.place, match.fork(log=True)
        heard_all = len(match.log or ())
        given = player.step(match)
        if given.op == "?":
            continue  # a seal taken back: nothing happened
        for seat in match.seats:
            if not match.can_undo(seat):
                continue
            need(given.op == "=" and given.seat == seat, "undo_others", given)
            need(match.state.place == place, "undo_chance", given)
            events_since = (match.log or [])[heard_all:]
            taught = [e for e in events_since if e[3] is not None and seat not in e[3]]
            need(not taught, "undo_taught_somebody", given, taught[:1])
            for _ in range(2 if thorough else 1):
                _learnt_nothing(base, seat, given, stream)
            later = match.version
            match.undo(seat)
            need(match.version > later, "undo_version")
            match.version, match.round = version, base.round
            need(same(contents(match), before), "undo_restores", given)
            need(_heard(match) == heard, "undo_events", given)
            apply(match, given)


def _heard(match: Match[Any]) -> tuple[Any, ...]:
    """The whole log, and the last events of each viewer: comparing all of those every time takes too long."""
    counts = [match.events_told(v) for v in viewers(match)]
    last = [match.events(v, count - LAST) for v, count in zip(viewers(match), counts, strict=True)]
    return list(match.log or ()), counts, last


def _learnt_nothing(base: Match[Any], seat: Seat, given: Input, stream: Stream) -> None:
    """A twin world that the seat cannot tell apart, given the same input, sends it the same bytes."""
    one, two = base.fork(log=True), base.imagine(seat, stream, log=True)
    apply(one, given)
    try:
        apply(two, given)
    except Illegal as error:
        raise Broken("undo_legality", given) from error
    need(one.events(seat) == two.events(seat) and looks_alike(one, two, seat), "undo_learns", given)


# ---------------------------------------------------------------------- anytime moves


def acts(case: Case, seed: int, thorough: bool) -> None:  # noqa: ARG001
    """Anytime moves roll nothing, are seen by all, and leave no stale options.

    Same state, same questions: a move made just before a question must lead to the same options as just after.
    """
    match, stream = case.start(seed), Stream.seeded(f"acts {seed}")
    player = RandomPlayer(stream, 350)
    while not match.over:
        place, version = match.state.place, match.version
        given = player.step(match)
        if given.op != "!":
            continue
        need(match.version == version + 1, "act_is_seen", given)
        need(match.state.place == place or _may_roll(case, given), "act_rolls", given)
        other = _earlier(match, given)
        if other is None or not same(fields(other.state), fields(match.state)):
            continue
        if [(a.seat, a.kind) for a in other.pending] == [(a.seat, a.kind) for a in match.pending]:
            fresh = [shown(a.options) for a in other.pending]
            need(same(fresh, [shown(a.options) for a in match.pending]), "stale_options", given)


def _may_roll(case: Case, given: Input) -> bool:
    word = given.value[0] if isinstance(given.value, tuple) else given.value
    return word in case.book.chance_moves


def _earlier(match: Match[Any], given: Input) -> Match[Any] | None:
    """The same inputs with the last move made one answer earlier, if that is possible."""
    twin = match.fork()
    trail = twin._trail
    if len(trail) == 1:
        twin._checkpoint = twin._checkpoint.copy()
        try:
            twin.book.act(twin._checkpoint, given.seat, given.value)
        except (ValueError, KeyError, IndexError):
            return None  # it was not possible a moment earlier
        twin._trail = []
    elif trail[-2][0] != ACT:
        twin._trail = [*trail[:-2], trail[-1], trail[-2]]
    else:
        return None
    try:
        twin._rebuild()
    except Diverged:
        return None
    return twin
