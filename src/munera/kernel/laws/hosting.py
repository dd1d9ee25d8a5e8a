"""Chance that a host decides is all the chance there is."""

from __future__ import annotations

import pickle
from typing import Any

from munera.kernel.asks import pick
from munera.kernel.hosting import Hosted, host
from munera.kernel.laws.games import Case, Sample, need, viewers
from munera.kernel.laws.inputs import refused
from munera.kernel.laws.same import alike, look, same, same_for_all, same_text
from munera.kernel.match import Match
from munera.kernel.random_play import RandomPlayer
from munera.kernel.storage import record, resume, save
from munera.kernel.stream import Stream

LONGEST = 60  # inputs that are decided; then chance goes on by itself


def hosted(case: Case, seed: int, thorough: bool) -> None:
    """Two games with other seeds, decided alike, are the same for everybody: nothing else is left to chance.

    Forks and saves are decided like the game itself. Given back, it goes on to its end by ordinary chance.
    """
    if not case.book.hostable or case.seats not in case.book.seats:
        return  # a written position has decided the beginning itself
    stream, sample = Stream.seeded(f"host {seed}"), Sample(seed, thorough, 12)
    longest = stream.below(LONGEST)
    one, two = (host(case.book, case.seats, case.variant, f"{seed}/{name}") for name in "ab")
    one = _decide(one, two, stream)
    for _ in range(longest):
        if one.match.over:
            break
        _give_both(one, two, stream)
        one = _decide(one, two, stream)
        if sample.now():
            for viewer in viewers(one.match):
                need(same_text(look(one.match, viewer), look(two.match, viewer)), "hosted", viewer)
            need(same_for_all(one.match.fork(), one.match), "hosted_fork")
            two = Hosted(resume(case.book, save(two.match)))
            one = one.fork()
    known = min(len(game.match.log or ()) for game in (one, two))  # a save does not keep what was told before
    if known:
        need(same((one.match.log or [])[-known:], (two.match.log or [])[-known:]), "hosted_log")
    refused(record, one.match)
    _released(one.release(), stream)


def _decide(one: Hosted[Any], two: Hosted[Any], stream: Stream) -> Hosted[Any]:
    """Decide both alike, until nothing is left to be decided. The first may become a copy of itself."""
    while one.chance is not None:
        need(one.chance == two.chance, "hosted_chance", one.chance, two.chance)
        outcomes = [outcome for outcome, _ in one.chance.outcomes]
        need(len(outcomes) > 1 and all(weight > 0 for _, weight in one.chance.outcomes), "hosted_outcomes")
        refused(one.decide, "zzz")
        if stream.below(20) == 0:  # what waits to be decided goes on in copies
            one = one.fork() if stream.below(2) else pickle.loads(pickle.dumps(one))  # noqa: S301  # our own
        two.decide(one.decide_by(stream))
    need(two.chance is None, "hosted_chance", two.chance)
    return one


def _give_both(one: Hosted[Any], two: Hosted[Any], stream: Stream) -> None:
    """The same input for both, an anytime move now and then."""
    match = one.match
    seat = stream.choice(match.seats)
    free = match.book.anytime(match.state, seat)
    if free and stream.below(6) == 0:
        move = pick(free, stream)
        one.act(seat, move)
        two.act(seat, move)
        return
    if match.book.may_concede(match.state, seat) and stream.below(80) == 0:
        one.concede(seat)
        two.concede(seat)
        return
    asked = stream.choice(match.waiting())
    option = pick(asked.options, stream)
    one.answer(asked.seat, option)
    two.answer(asked.seat, option)
    if one.chance is not None:
        refused(one.answer, asked.seat, option)  # not before that is decided
        refused(one.release)


def _released(match: Match[Any], stream: Stream) -> None:
    """Ordinary chance again: the game goes on, and copies of it go on alike."""
    player = RandomPlayer(stream)
    for step in range(10 * LONGEST):
        if match.over:
            break
        if step % 40 == 0:
            need(match.state.loaded is None and alike(match.fork(), match), "hosted_released")
        player.step(match)
        match.book.totals(match.state)
