"""The loop that plays a match with bots: every way of asking, every game ends, failures are never silent."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from munera import bots
from munera.bots import WAIT, Bot, BotFailed, Seen
from munera.bots.playing import ACTS, Given, Observer, play
from munera.bots.random_bot import RandomBot
from munera.games import book, books
from munera.kernel import ANY, AnyAsk, Match, Option, RuleError, Stream, pick, start
from munera.kernel.laws.same import alike
from munera.kernel.random_play import Input, apply
from tests.gladius.broken import Broken
from tests.kernel.forum import BOOK as FORUM

GLADIUS = book("gladius")


class Lazy(RandomBot):
    """Waits eight times in ten, wherever it may."""

    waits = 800

    def choose(self, seen: Seen, ask: AnyAsk) -> Option:
        return WAIT if seen.mode == ANY and self.stream.chance(self.waits) else super().choose(seen, ask)


class Asleep(Lazy):
    waits = 1000


class Busy(RandomBot):
    """Volunteers whenever it is asked to."""

    def volunteer(self, seen: Seen) -> Option:
        options = seen.anytime()
        assert options, "nobody is asked to volunteer who can do nothing"
        return pick(options, self.stream)  # type: ignore[no-any-return]


def players(kind: type[Bot], seats: int, seed: int = 0) -> list[Bot]:
    return [kind(Stream.seeded(f"{seed}/{seat}")) for seat in range(seats)]


@pytest.mark.parametrize("kind", [RandomBot, Lazy, Asleep, Busy])
@pytest.mark.parametrize("seats", [3, 5])
def test_every_game_ends_in_every_mode(kind: type[Bot], seats: int) -> None:
    for seed in range(10):
        match, trace = start(FORUM, seats, seed, keep=False, log=False), list[Given]()
        counts = play(match, players(kind, seats, seed), Stream.seeded(seed), trace=trace)
        assert match.over
        assert counts.answers == sum(op == "=" for op, _, _ in trace)
        assert counts.acts == sum(op == "!" for op, _, _ in trace)
        assert 0 < counts.decisions <= counts.answers
        assert not counts.stand_ins
        if kind is Busy:
            assert counts.acts > counts.answers / 4


def test_the_same_streams_play_the_same_game_whatever_is_remembered() -> None:
    traces = []
    for keep in (True, False):
        match, trace = start(FORUM, 4, 1, keep=keep, log=keep), list[Given]()
        play(match, players(Busy, 4), Stream.seeded(1), trace=trace)
        traces.append(trace)
    assert traces[0] == traces[1]


class Witness(Observer):
    """Plays the same game beside the one that it sees, and compares."""

    def __init__(self, twin: Match[Any]) -> None:
        self.twin, self.seen = twin, list[Given]()

    def before(self, match: Match[Any], given: Given) -> None:
        assert alike(match, self.twin), "the match knows the input already"
        op, seat, value = given
        assert value in (match.ask_of(seat).options if op == "=" else match.book.anytime(match.state, seat))
        apply(self.twin, Input(*given))

    def after(self, match: Match[Any], given: Given) -> None:
        assert alike(match, self.twin)
        self.seen.append(given)


@pytest.mark.parametrize("game", books())
def test_an_observer_sees_the_match_before_and_after_each_input(game: str) -> None:
    rules, traces = book(game), [list[Given](), list[Given]()]
    seats = 3 if 3 in rules.seats else 2  # two seats of Spartacus only fight, and do nothing unasked
    twin = start(rules, seats, 1, rules.short_game_for(seats), keep=False, log=False)
    observers = [witness := Witness(twin), None]
    for observer, trace in zip(observers, traces, strict=True):
        match = start(rules, seats, 1, rules.short_game_for(seats), keep=False, log=False)
        some = Counter[str]()

        def enough(some: Counter[str] = some) -> bool:
            some["steps"] += 1
            return some["steps"] > 60

        play(match, players(Busy, seats), Stream.seeded(1), trace=trace, observer=observer, until=enough)
    assert witness.seen == traces[0] == traces[1] != []
    acts = [op for op, _, _ in witness.seen].count("!")
    assert acts > 0 if game in ("spartacus", "serpents", "for_glory") else acts == 0


def test_what_is_not_offered_is_not_shown_to_observers() -> None:
    match, witness = start(GLADIUS, 2, 1), Witness(start(GLADIUS, 2, 1))
    unoffered = [Nonsense(Stream.seeded(0)), RandomBot(Stream.seeded(1))]
    counts = play(match, unoffered, Stream.seeded(1), stand_in=True, observer=witness)
    assert list(counts.stand_ins) == [0]
    assert len(witness.seen) == counts.answers


class Nonsense(RandomBot):
    def choose(self, seen: Seen, ask: AnyAsk) -> Option:
        return "nonsense"


def test_anytime_moves_are_budgeted_for_each_presentation() -> None:
    match, trace = start(FORUM, 5, 2), list[Given]()
    play(match, players(Busy, 5), Stream.seeded(2), trace=trace)
    in_a_row = most = 0
    for op, _, _ in trace:
        in_a_row = in_a_row + 1 if op == "!" else 0
        most = max(most, in_a_row)
    assert most == ACTS


def test_all_asleep_do_the_passive_thing() -> None:
    """On the floor everybody waits, so everybody idles until it closes."""
    trace: list[Given] = []
    play(start(FORUM, 3, 4), players(Asleep, 3), Stream.seeded(4), trace=trace)
    again = start(FORUM, 3, 4)
    floor = 0
    for op, seat, option in trace:
        if op == "=" and again.mode == ANY:
            assert option == again.ask_of(seat).default()
            floor += 1
        apply(again, Input(op, seat, option))
    assert floor


def test_the_floor_is_open_to_all_alike() -> None:
    """The first seat in the list is not the first to act more often than the others."""
    first: Counter[int] = Counter()

    class Watching(RandomBot):
        asked: set[str] = set()

        def choose(self, seen: Seen, ask: AnyAsk) -> Option:
            if seen.mode == ANY and ask.kind not in self.asked:
                Watching.asked.add(ask.kind)
                first[ask.seat] += 1
            return super().choose(seen, ask)

    for seed in range(240):
        Watching.asked = set()
        play(start(FORUM, 4, seed, keep=False, log=False), players(Watching, 4, seed), Stream.seeded(seed))
    assert len(first) == 4
    assert min(first.values()) > 0.17 * sum(first.values())


def test_what_is_forced_is_not_asked() -> None:
    class Choosy(RandomBot):
        def choose(self, seen: Seen, ask: AnyAsk) -> Option:
            assert len(ask.options) > 1  # type: ignore[arg-type]
            return super().choose(seen, ask)

    match = start(GLADIUS, 2, 1)
    counts = play(match, players(Choosy, 2), Stream.seeded(1))
    assert counts.decisions < counts.answers


# ---------------------------------------------------------------------- failing


class Failing(RandomBot):
    """Good for so many answers, then in some way bad."""

    patience = 5

    def choose(self, seen: Seen, ask: AnyAsk) -> Option:
        self.patience -= 1
        return super().choose(seen, ask) if self.patience > 0 else self.fail()

    def fail(self) -> Option:
        raise ZeroDivisionError("oh dear")


class Cheating(Failing):
    def fail(self) -> Option:
        return "death_ray"


class Waiting(Failing):
    def fail(self) -> Option:
        return WAIT


class Overeager(RandomBot):
    def volunteer(self, seen: Seen) -> Option:
        return ("give", seen.seat, 10**9)


class Stumbling(RandomBot):
    def volunteer(self, seen: Seen) -> Option:
        raise ZeroDivisionError("oh dear")


def table(bad: type[Bot], match: Match[Any]) -> list[Bot]:
    seats = len(match.seats)
    return [bad(Stream.seeded(5)), *players(RandomBot, seats - 1)]


CASES = [
    (Failing, "gladius", "ZeroDivisionError: oh dear"),
    (Failing, "forum", "ZeroDivisionError: oh dear"),
    (Cheating, "gladius", "it answered 'death_ray', which was not offered"),
    (Cheating, "forum", "it answered 'death_ray', which was not offered"),
    (Waiting, "gladius", "which was not offered"),
    (Overeager, "forum", "which was not offered"),
    (Stumbling, "forum", "ZeroDivisionError: oh dear"),
]


@pytest.mark.parametrize(("bad", "game", "reason"), CASES)
def test_a_bot_that_fails_says_so(bad: type[Bot], game: str, reason: str) -> None:
    match = start(FORUM, 3, 1) if game == "forum" else start(GLADIUS, 2, 1)
    with pytest.raises(BotFailed) as caught:
        play(match, table(bad, match), Stream.seeded(1))
    assert reason in caught.value.reason


@pytest.mark.parametrize(("bad", "game", "reason"), CASES)
def test_or_somebody_stands_in_for_it_and_that_is_counted(bad: type[Bot], game: str, reason: str) -> None:
    match = start(FORUM, 3, 1) if game == "forum" else start(GLADIUS, 2, 1)
    counts = play(match, table(bad, match), Stream.seeded(1), stand_in=True)
    assert match.over
    assert list(counts.stand_ins) == [0]
    assert reason in counts.stand_ins[0]


def test_broken_rules_are_not_the_bots_fault() -> None:
    match = start(Broken(), 2, 1)
    with pytest.raises(RuleError, match="a broken rule"):
        play(
            match,
            [bots.make("greedy", "gladius", Stream.seeded(1)) for _ in range(2)],
            Stream.seeded(1),
            stand_in=True,
        )
