"""Copies of a match: forks, saves, records, and what a seat imagines."""

from __future__ import annotations

from typing import Any

from munera.kernel.errors import RuleError
from munera.kernel.laws.games import LONGEST, Broken, Case, Sample, moments, need, viewers, watched
from munera.kernel.laws.inputs import refused
from munera.kernel.laws.same import alike, fields, footprint, look, same, same_for_all, same_text
from munera.kernel.match import UNKNOWN, UNSET, Match
from munera.kernel.random_play import RandomPlayer, apply
from munera.kernel.storage import record, replay, resume, save
from munera.kernel.stream import Stream

RECENT = 40  # entries of the history that travel with every save


def forks(case: Case, seed: int, thorough: bool) -> None:
    """A fork shows the same to everybody; playing it, and forks of it, never changes the original."""
    sample = Sample(seed, thorough)
    for match, stream in moments(case, seed):
        if not sample.now():
            continue
        twin = match.fork()
        need(same_for_all(twin, match), "fork_fidelity")
        before = footprint(match)
        player = RandomPlayer(Stream.seeded(stream.bits()), 300)
        for _ in range(4 if thorough else 12):
            if twin.over:
                break
            player.step(twin)
            if stream.below(3) == 0:
                again = twin.fork()
                need(alike(again, twin), "fork_fidelity")
                twin = again
        need(same(footprint(match), before), "original_untouched")


def same_future(case: Case, seed: int, thorough: bool) -> None:
    """Original and fork, given the same inputs, stay equal: chance included."""
    match, stream = case.start(seed), Stream.seeded(f"future {seed}")
    twin, player = match.fork(log=True), RandomPlayer(stream, 250)
    sample = Sample(seed, thorough, 2)
    while not match.over:
        apply(twin, player.step(match))
        if sample.now():
            need(alike(twin, match), "fork_future")
        if stream.below(6) == 0:
            twin = match.fork(log=True)
    need(same_for_all(twin, match), "fork_future")


def saves(case: Case, seed: int, thorough: bool) -> None:
    """After every input, play goes on with the resumed match only; nobody notices."""
    match, stream = case.start(seed), Stream.seeded(f"save {seed}")
    saved, player = match, RandomPlayer(stream, 250)
    sample = Sample(seed, thorough, 2)
    while not match.over:
        given = player.step(match)
        if saved is not match:
            apply(saved, given)
        if not sample.now() and not match.over:
            continue
        saved = _resumed(saved, whole=stream.below(32) == 0 or match.over)
        need(same_for_all(saved, match), "save_resume", given)
        for viewer in viewers(match):
            known = saved.told_before_log.get(viewer, 0)
            need(match.events(viewer, known) == saved.events(viewer), "save_events", viewer)
            need(saved.events_told(viewer) == match.events_told(viewer), "save_events", viewer)
    need(record(saved) == record(match), "save_record")


def _resumed(match: Match[Any], *, whole: bool) -> Match[Any]:
    """The match saved and resumed: with its whole history, or with the last of it alone.

    The history only grows, and nothing reads it before the record. To write all of it down after every input
    costs more than the rest of a long game's laws.
    """
    long_ago = [] if whole else match.entries_before_resume[:-RECENT]
    match.entries_before_resume = match.entries_before_resume[len(long_ago) :]
    again = resume(match.book, save(match))
    again.entries_before_resume = long_ago + again.entries_before_resume
    return again


def records(case: Case, seed: int, thorough: bool) -> None:  # noqa: ARG001
    """Seed, options and inputs replay to the same events; a record of the replay is the same text."""
    match, stream = case.start(seed), Stream.seeded(f"record {seed}")
    player = RandomPlayer(stream, 250)
    concession = stream.below(400) if seed % 4 == 3 else LONGEST  # when a seat gives up, in one game in four
    for played in range(LONGEST):
        if match.over:
            break
        seat = stream.choice(match.seats)
        if played == concession and case.book.may_concede(match.state, seat):
            match.concede(seat)
            need(same_for_all(match.fork(), match), "concede_fork")
        else:
            player.step(match)
    text = record(match)
    again = replay(case.book, text)
    need(same(fields(again.state), fields(match.state)), "record_replay")
    need(record(again) == text, "record_canonical")
    for viewer in viewers(match):
        need(again.events(viewer) == match.events(viewer), "record_events", viewer)


# ---------------------------------------------------------------------- imagination


def imagined(case: Case, seed: int, thorough: bool) -> None:
    """What a viewer imagines looks to them like the real game, holds no secret, and can be forked and played."""
    sample = Sample(seed, thorough)
    for match, stream in moments(case, seed):
        if match.over or not sample.now():
            continue
        total = case.book.totals(match.state)
        for viewer in watched(match) if thorough else viewers(match):
            twin = match.imagine(viewer, stream)
            need(same_text(look(twin, viewer), look(match, viewer)), "imagine_view", viewer)
            need(case.book.totals(twin.state) == total, "imagine_totals")
            for a, given in zip(twin.pending, twin._answers, strict=False):
                need(a.seat == viewer or given in (UNSET, UNKNOWN), "imagine_keeps_seal")
            need(not twin.state.loaded, "imagine_loaded")
            fork = twin.fork()
            need(alike(fork, twin), "fork_of_imagined")
            player = RandomPlayer(Stream.seeded(stream.bits()), 200)
            try:
                for _ in range(4 if thorough else 10):
                    if fork.over:
                        break
                    player.step(fork)
                    case.book.totals(fork.state)
            except (RuleError, ValueError, IndexError, KeyError, AssertionError) as error:
                raise Broken("imagine_goes_on", repr(error)) from error
            if twin.imagined:
                refused(save, twin)
