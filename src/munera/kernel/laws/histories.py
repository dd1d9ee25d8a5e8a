"""Copies that know the past: forks with their history, pickles, and what an imagined match has heard."""

from __future__ import annotations

import copy
import pickle
from typing import Any

from munera.kernel.asks import Seat
from munera.kernel.laws.games import Case, Sample, moments, need, viewers
from munera.kernel.laws.same import alike, same, same_for_all, same_text
from munera.kernel.match import Match
from munera.kernel.random_play import RandomPlayer, apply
from munera.kernel.storage import record
from munera.kernel.stream import Stream

STEPS = 6  # inputs for which a copy is followed


def histories(case: Case, seed: int, thorough: bool) -> None:
    """A fork with its history has the same past as well: every message, the record, undo; so it stays."""
    sample = Sample(seed, thorough, 80)
    for match, stream in moments(case, seed):
        if not sample.now():
            continue
        twin = copy.deepcopy(match) if stream.below(2) else match.fork(history=True)
        need(alike(twin, match), "history_fork")
        for viewer in viewers(match):
            need(same_text(twin.message(viewer), match.message(viewer)), "history_messages", viewer)
        need(record(twin) == record(match), "history_record")
        other, player = twin.fork(history=True), RandomPlayer(Stream.seeded(stream.bits()))
        for _ in range(STEPS):
            if twin.over:
                break
            given = player.step(twin)
            apply(other, given)
            need(twin.can_undo(given.seat) == other.can_undo(given.seat), "history_undo")
            if stream.below(3) == 0 and twin.can_undo(given.seat):
                twin.undo(given.seat)
                other.undo(given.seat)
        need(alike(other, twin) and same(other.log, twin.log), "history_future")


def pickles(case: Case, seed: int, thorough: bool) -> None:
    """A match that was pickled is the same for everybody, and can be recorded."""
    sample = Sample(seed, thorough, 80)
    for match, _ in moments(case, seed):
        if sample.now():
            again: Match[Any] = pickle.loads(pickle.dumps(match))  # noqa: S301  # our own
            need(same_for_all(again, match), "pickle")
            need(record(again) == record(match), "pickle_record")


def imagined_log(case: Case, seed: int, thorough: bool) -> None:
    """The log of an imagined match has what its viewer was told, and nothing that only others were told.

    The same holds in forks of it.
    """
    sample = Sample(seed, thorough, 60)
    for match, stream in moments(case, seed):
        if match.over or not sample.now():
            continue
        for viewer in viewers(match):
            for history in (False, True):
                twin = match.imagine(viewer, stream, log=True, history=history)
                _heard(twin, viewer)
                _heard(twin.fork(log=True), viewer)
                _heard(twin.fork(history=True), viewer)
                since = 0 if history else twin.told_before_log[viewer]
                need(twin.events(viewer) == match.events(viewer, since), "imagine_events", viewer)
                need(twin.events_told(viewer) == match.events_told(viewer), "imagine_events", viewer)


def _heard(match: Match[Any], viewer: Seat | None) -> None:
    """Check the log by what each event says of whom it was told, not by the filter of the kernel."""
    for event in match.log or ():
        need(event[2] is None or viewer in event[2], "imagine_log", viewer, event)
    need(not match.finished_segments and not match.entries_before_resume, "imagine_log", viewer)
