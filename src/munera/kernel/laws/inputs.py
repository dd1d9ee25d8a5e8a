"""Input that is refused, late, or cut short by an error: nothing at all has changed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from munera.kernel.asks import SEALED, Seat, pick
from munera.kernel.errors import Illegal, RuleError
from munera.kernel.laws.games import Broken, Case, Sample, moments, need
from munera.kernel.laws.same import alike, footprint, same
from munera.kernel.match import Match
from munera.kernel.random_play import Input, RandomPlayer, apply
from munera.kernel.state import Event
from munera.kernel.stream import Stream


def junk(stream: Stream, options: Any) -> list[Any]:
    """Inputs that look like answers: shapes of every sort, and legal options with one thing changed."""
    out: list[Any] = [
        "zzz",
        "",
        -1,
        10**9,
        1.0,
        None,
        True,
        [],
        {},
        ["guard"],
        ("give", 0, 999),
        (),
        ((),),
        object(),
    ]
    if options:
        option = pick(options, stream)
        out += [bend(option, stream), [option], (option,)]
        if type(option) is int:
            out += [float(option), option + 10_000]
    return out


def bend(value: Any, stream: Stream) -> Any:
    """A legal option with something in it changed, so that it may or may not be legal still."""
    if isinstance(value, tuple) and value:
        i = stream.below(len(value))
        return (*value[:i], bend(value[i], stream), *value[i + 1 :])
    if isinstance(value, bool):
        return int(value)
    if isinstance(value, int):
        return stream.choice((value + 1, value - 1, stream.below(13), float(value), str(value)))
    return stream.choice((f"{value}_", value, None, 0))


def no_trace(case: Case, seed: int, thorough: bool) -> None:
    """Input that is refused raises Illegal, and nothing at all has changed."""
    sample = Sample(seed, thorough, 4)
    for match, stream in moments(case, seed):
        if not sample.now():
            continue
        before = footprint(match)
        if not match.over:
            asked = stream.choice(match.pending)
            tries = [Input("=", asked.seat, value) for value in junk(stream, asked.options)]
            for seat in match.seats:
                free = case.book.anytime(match.state, seat)
                tries += [Input("!", seat, value) for value in junk(stream, free)]
            harmless(match, tries)
            refused(match.answer, asked.seat, object())
            refused(match.answer, asked.seat, asked.default(), "0-stale")
            if match.mode != SEALED:
                refused(match.unseal, asked.seat)
        else:
            refused(match.answer, 0, "pass")
        for stranger in (len(match.seats), -1, 99, True, "0", None):
            refused(match.answer, stranger, "pass")
            refused(match.act, stranger, "pass")
            refused(match.concede, stranger)
        need(same(footprint(match), before), "illegal_no_trace")


def harmless(match: Match[Any], tries: Iterable[Input]) -> None:
    """Taken or refused without a trace, but never an error in the rules.

    On a fork, since a bent option may happen to be legal; then the next is tried on a new one.
    """
    twin = match.fork()
    before = footprint(twin)
    for given in tries:
        try:
            apply(twin, given)
        except Illegal:
            continue
        except RuleError as error:
            raise Broken("illegal_raises", given, str(error)) from error
        twin = match.fork()
    need(same(footprint(twin), before), "illegal_no_trace")


def refused(attempt: Callable[..., object], *args: object) -> None:
    """Check that this is refused, with an error that is a bare code."""
    try:
        attempt(*args)
    except Illegal as error:
        need(error.code in Illegal.CODES and error.args == (error.code,), "error_tells_only_a_code", error)
        return
    raise Broken("illegal_accepted", args)


def stale_clicks(case: Case, seed: int, thorough: bool) -> None:
    """An answer to an earlier question is refused without a trace; one to the question shown is taken."""
    old: dict[Seat, str] = {}
    sample = Sample(seed, thorough)
    for match, stream in moments(case, seed, 300):
        now = {a.seat: match.ask_id(a.seat) for a in match.pending}
        if sample.now():
            before = footprint(match)
            twin = match.fork()
            for a in match.pending:
                option = pick(a.options, stream)
                if twin.round != match.round:
                    twin = match.fork()  # a round of seals stays open for the next seat; all else moved on
                twin.answer(a.seat, option, now[a.seat])
                if old.get(a.seat, now[a.seat]) != now[a.seat]:
                    refused(match.answer, a.seat, option, old[a.seat])
            need(same(footprint(match), before), "stale_click")
        old |= now


# ---------------------------------------------------------------------- accidents


class _Fuse(list[Event]):
    """A log that raises an error at its n-th new event: an accident in the middle of a rule."""

    fuse = 0
    error: type[BaseException] = ZeroDivisionError

    def append(self, event: Event) -> None:
        if self.fuse:
            self.fuse -= 1
            if not self.fuse:
                raise self.error
        super().append(event)


def accidents(case: Case, seed: int, thorough: bool) -> None:
    """A rule that raises half way (or is interrupted) leaves the match as it was; the same input works after."""
    match, stream = case.start(seed), Stream.seeded(f"accident {seed}")
    calm = match.fork(log=True)
    log = match.log = match.state.log = _Fuse(match.log or [])
    player = RandomPlayer(stream, 300)
    sample = Sample(seed, thorough, 1)
    while not match.over:
        shadow = match.fork()
        given = player.step(shadow)
        if not sample.now():
            apply(match, given)
            apply(calm, given)
            continue
        before = footprint(match)
        log.fuse = 1 + stream.below(4)
        log.error = KeyboardInterrupt if stream.below(3) == 0 else ZeroDivisionError
        try:
            apply(match, given)
            log.fuse = 0
        except (RuleError, KeyboardInterrupt):
            log.fuse = 0
            need(same(footprint(match), before), "accident_restores", given)
            apply(match, given)
        apply(calm, given)
        need(alike(match, calm), "accident_future", given)
