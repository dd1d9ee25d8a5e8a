"""Laws about what is published of a game: everybody is told the same, and nothing of what came to nothing."""

from __future__ import annotations

import json
from typing import Any

from munera.kernel.asks import SEALED, Options, Space
from munera.kernel.errors import MuneraError
from munera.kernel.laws.games import LONGEST, Broken, Case, Sample, moments, need
from munera.kernel.laws.same import same
from munera.kernel.match import Match
from munera.kernel.plain import Option
from munera.kernel.publishing import keeps_no_wish_secret, published
from munera.kernel.random_play import RandomPlayer
from munera.kernel.storage import record, replay
from munera.kernel.stream import Stream

A_FEW_VIEWS = 13  # after so many events one is compared
SELDOM = 4  # one game in so many is published, where laws do not look at everything
FEW = 4  # other answers that are tried for one seat


def publishing(case: Case, seed: int, thorough: bool) -> None:
    """The published form of a record can be played, looks alike to spectators, and stays as it is."""
    if keeps_no_wish_secret(case.book) or (seed % SELDOM and not thorough):
        return
    match, player = case.start(seed), RandomPlayer(Stream.seeded(f"publishing {seed}"), 350)
    for _ in range(LONGEST):
        if match.over:
            break
        player.step(match)
    text = record(match)
    try:
        form = published(case.book, text)
        need(spectated(case, text, thorough) == spectated(case, form, thorough), "published_view")
        need(published(case.book, form) == form, "published_again")
    except MuneraError as error:
        raise Broken("published_replay", str(error)) from error


def spectated(case: Case, text: str, thorough: bool) -> dict[int, str]:
    """What whoever only looks on was sent last after so many events, after all of them or after a few."""
    found: dict[int, str] = {}

    def watch(match: Match[Any]) -> None:
        told = match.events_told(None)
        if thorough or match.over or told % A_FEW_VIEWS == 0:
            message = match.message(None, told)
            del message["version"]  # it counts secret moves, and no viewer is sent it
            found[told] = json.dumps(message, sort_keys=True)

    replay(case.book, text, watch=watch)
    return found


def wishes(case: Case, seed: int, thorough: bool) -> None:
    """Of two sealed answers from which the same game follows nobody can tell, so they are published alike."""
    sample = Sample(seed, thorough)
    for match, stream in moments(case, seed):
        if match.mode != SEALED or match.over or not sample.now():
            continue
        given = tuple(picked(ask.options, stream, 1)[0] for ask in match.pending)
        after = answered(match, given)
        for place, ask in enumerate(match.pending):
            for other in picked(ask.options, stream, FEW):
                changed = (*given[:place], other, *given[place + 1 :])
                if changed == given or not alike(answered(match, changed), after):
                    continue
                one, two = (case.book.published_answers(match.pending, answers) for answers in (given, changed))
                need(one == two, "wish_published", ask.kind, given, changed)


def picked(options: Options[Any], stream: Stream, count: int) -> list[Option]:
    """Some of the options, all of them if they are few."""
    if isinstance(options, Space):
        return [options.sample(stream) for _ in range(count)]
    if len(options) <= count:
        return list(options)
    return [options[stream.below(len(options))] for _ in range(count)]


def answered(match: Match[Any], answers: tuple[Option, ...]) -> Match[Any]:
    """The game that follows from these answers to a sealed round."""
    twin = match.fork(log=True)
    for ask in match.pending:
        if twin.sealed_answer(ask.seat) is not None:
            twin.unseal(ask.seat)
    for ask, answer in zip(match.pending, answers, strict=True):
        twin.answer(ask.seat, answer)
    return twin


def alike(one: Match[Any], two: Match[Any]) -> bool:
    """Is it the same game for everybody, chance included?"""
    return one.log == two.log and one.state.place == two.state.place and same(one.state.dump(), two.state.dump())
