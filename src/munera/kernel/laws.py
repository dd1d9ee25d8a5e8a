"""The laws that every rulebook keeps, as checks that play random games and raise `Broken`.

For whoever writes a game: `check(Case(book, seats))` runs them all. Each law plays whole random games, anytime
moves and changed minds included. `thorough` looks at every decision; otherwise at a random third of them.
The largest law, that nobody learns what he may not know, has a module of its own: `leaks.py`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from munera.kernel.asks import SEALED, Seat, Space, legal, pick, shown
from munera.kernel.drive import Driver, Input, apply
from munera.kernel.errors import BadVariant, Diverged, Illegal, RuleError
from munera.kernel.match import ACT, UNKNOWN, UNSET, Match
from munera.kernel.plain import Option
from munera.kernel.rulebook import Rulebook
from munera.kernel.state import Event
from munera.kernel.storage import record, replay, resume, save, start
from munera.kernel.stream import Stream

LONGEST = 20_000  # inputs after which a random game counts as endless


class Broken(AssertionError):
    """A law does not hold: its name, then whatever helps to see why."""


@dataclass(frozen=True)
class Case:
    """A game at a table: what a law plays."""

    book: Rulebook[Any]
    seats: int
    variant: Mapping[str, Option] = field(default_factory=dict)

    def start(self, seed: int | str, *, keep: bool = True) -> Match[Any]:
        return start(self.book, self.seats, seed, self.variant, keep=keep)

    def allowed(self) -> bool:
        """Some options exclude others, or a number of seats."""
        try:
            self.start(0)
        except BadVariant:
            return False
        return True

    def __str__(self) -> str:
        chosen = ",".join(f"{k}={v}" for k, v in self.variant.items())
        return f"{self.book.id}/{self.seats}" + (f"/{chosen}" if chosen else "")


Law = Callable[[Case, int, bool], None]


def cases(book: Rulebook[Any]) -> list[Case]:
    """Every number of seats; and every value of every table option, one at a time, with fewest and most seats."""
    plain = [Case(book, seats, book.brief) for seats in book.seats]
    changed: list[dict[str, Option]] = []
    for name, setting in book.settings.items():
        usual = book.brief.get(name, setting.default)
        changed += [{**book.brief, name: value} for value in setting.samples() if value != usual]
    few_and_many = sorted({book.seats[0], book.seats[-1]})
    return plain + [
        case for seats in few_and_many for variant in changed if (case := Case(book, seats, variant)).allowed()
    ]


def need(holds: bool, law: str, *why: object) -> None:
    if not holds:
        raise Broken(law, *why)


# ---------------------------------------------------------------------- looking at a match


def viewers(match: Match[Any]) -> tuple[Seat | None, ...]:
    return (None, *match.seats)


def looks(match: Match[Any]) -> list[str]:
    """What every viewer is sent, less what a fork has no past for: the events, their number, the undo button."""
    out = []
    for viewer in viewers(match):
        message = match.message(viewer, since=match.events_told(viewer))
        del message["undo"], message["told"]
        out.append(json.dumps(message, sort_keys=True))
    return out


def inside(match: Match[Any]) -> tuple[Any, ...]:
    """State, seals and looks: equal for matches that are equal."""
    return json.dumps(match.state.dump(), sort_keys=True), list(map(repr, match._given)), looks(match)


def footprint(match: Match[Any]) -> tuple[Any, ...]:
    """Everything about a match that an illegal input must leave alone."""
    return inside(match), repr(match._trail), match.version, match.round, len(match.log or ())


def moments(case: Case, seed: int, acts: int = 200) -> Iterator[tuple[Match[Any], Stream]]:
    """A random game, paused before every input."""
    match, stream = case.start(seed), Stream.seeded(f"law {seed}")
    driver = Driver(stream, acts)
    for _ in range(LONGEST):
        if match.over:
            yield match, stream
            return
        yield match, stream
        driver.step(match)
    raise Broken("ends", f"still going after {LONGEST} inputs")


class Sample:
    """When to look: always if thorough; else at one moment in `one_in`, and ever more rarely in long games."""

    def __init__(self, seed: int, thorough: bool, one_in: int = 3) -> None:
        self.stream, self.thorough = Stream.seeded(f"sample {seed}"), thorough
        self.one_in, self.moments = one_in, 0

    def now(self) -> bool:
        self.moments += 1
        return self.thorough or self.stream.below(max(self.one_in, self.moments // 12)) == 0


# ---------------------------------------------------------------------- questions


def questions(case: Case, seed: int, thorough: bool) -> None:
    """Questions are non-empty, distinct, pure, JSON-able, one per seat, of declared kinds; samples are legal."""
    words = case.book.vocabulary
    sample = Sample(seed, thorough)
    for match, stream in moments(case, seed, 300):
        if match.over or not sample.now():
            continue
        before = match.state.dump()
        asked = [a.seat for a in match.pending]
        need(len(set(asked)) == len(asked), "one_ask_per_seat", asked)
        for a in match.pending:
            need(a.kind in words.asks, "declared", f"ask {a.kind!r} is not in the vocabulary")
            options = a.options
            if not isinstance(options, Space):
                need(len(options) > 0, "ask_nonempty", a.kind)
                need(len(set(options)) == len(options), "ask_distinct", a.kind)
            need(bool(options), "ask_nonempty", a.kind)
            first = json.dumps([shown(options), a.about])
            a.refresh()
            need(json.dumps([shown(a.options), a.about]) == first, "options_pure", a.kind)
            legal(a.options, a.idle())
            legal(a.options, pick(a.options, stream))
            for option, reason in a.refused().items():
                need(reason in words.reasons, "declared", f"reason {reason!r} is not in the vocabulary")
                need(option not in a.options, "refused_is_offered", a.kind, option)
        for seat in match.seats:
            if free := case.book.anytime(match.state, seat):
                legal(free, pick(free, stream))
        need(match.state.dump() == before, "options_pure")


def told(case: Case, seed: int, thorough: bool) -> None:  # noqa: ARG001
    """Events are of declared kinds, with the declared number of facts, and JSON-able."""
    kinds = case.book.vocabulary.events
    last = case.start(seed)
    for match, _ in moments(case, seed):
        last = match
    for kind, facts, _, _ in last.log or ():
        need(kind in kinds, "declared", f"event {kind!r} is not in the vocabulary")
        names = kinds[kind]
        many = bool(names) and names[-1].endswith("*")
        fits = len(facts) >= len(names) - 1 if many else len(facts) == len(names)
        need(fits, "declared", f"event {kind!r} has facts {facts}, declared are {names}")
        json.dumps(facts)


def conservation(case: Case, seed: int, thorough: bool) -> None:
    """Cards, coins and tokens: nothing vanishes, nothing appears, nothing is negative."""
    total = None
    sample = Sample(seed, thorough, 2)
    for match, _ in moments(case, seed, 300):
        if not sample.now() and not match.over:
            continue
        now = case.book.totals(match.state)
        need(total in (None, now), "conservation", total, now)
        total = now


# ---------------------------------------------------------------------- bad input


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
    """An input that is refused is refused as Illegal, and nothing at all has changed."""
    sample = Sample(seed, thorough, 4)
    for match, stream in moments(case, seed):
        if not sample.now():
            continue
        before = footprint(match)
        if not match.over:
            asked = stream.choice(match.pending)
            for value in junk(stream, asked.options):
                harmless(match, Input("=", asked.seat, value))
            for seat in match.seats:
                for value in junk(stream, case.book.anytime(match.state, seat)):
                    harmless(match, Input("!", seat, value))
            refused(match.answer, asked.seat, object())
            refused(match.answer, asked.seat, asked.idle(), "0-stale")
            if match.mode != SEALED:
                refused(match.unseal, asked.seat)
        else:
            refused(match.answer, 0, "pass")
        for stranger in (len(match.seats), -1, 99, True, "0", None):
            refused(match.answer, stranger, "pass")
            refused(match.act, stranger, "pass")
            refused(match.concede, stranger)
        need(footprint(match) == before, "illegal_no_trace")


def harmless(match: Match[Any], given: Input) -> None:
    """Taken or refused, but never an error in the rules. On a fork: a bent option may happen to be legal."""
    try:
        apply(match.fork(), given)
    except Illegal:
        pass
    except RuleError as error:
        raise Broken("illegal_raises", given, str(error)) from error


def refused(attempt: Callable[..., object], *args: object) -> None:
    """It must not be possible, and the error must be a bare code."""
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
            for a in match.pending:
                option = pick(a.options, stream)
                match.fork().answer(a.seat, option, now[a.seat])
                if old.get(a.seat, now[a.seat]) != now[a.seat]:
                    refused(match.answer, a.seat, option, old[a.seat])
            need(footprint(match) == before, "stale_click")
        old |= now


# ---------------------------------------------------------------------- copies


def forks(case: Case, seed: int, thorough: bool) -> None:
    """A fork shows the same to everybody; playing it, and forks of it, never changes the original."""
    sample = Sample(seed, thorough)
    for match, stream in moments(case, seed):
        if not sample.now():
            continue
        twin = match.fork()
        need(inside(twin) == inside(match), "fork_fidelity")
        before = footprint(match)
        driver = Driver(Stream.seeded(stream.bits()), 300)
        for _ in range(4 if thorough else 12):
            if twin.over:
                break
            driver.step(twin)
            if stream.below(3) == 0:
                again = twin.fork()
                need(inside(again) == inside(twin), "fork_fidelity")
                twin = again
        need(footprint(match) == before, "original_untouched")


def same_future(case: Case, seed: int, thorough: bool) -> None:
    """Original and fork, given the same inputs, stay equal: chance included."""
    match, stream = case.start(seed), Stream.seeded(f"future {seed}")
    twin, driver = match.fork(log=True), Driver(stream, 250)
    sample = Sample(seed, thorough, 2)
    while not match.over:
        apply(twin, driver.step(match))
        if sample.now():
            need(inside(twin) == inside(match), "fork_future")
        if stream.below(6) == 0:
            twin = match.fork(log=True)
    need(inside(twin) == inside(match), "fork_future")


def saves(case: Case, seed: int, thorough: bool) -> None:
    """After every input, play goes on with the resumed match only; nobody notices."""
    match, stream = case.start(seed), Stream.seeded(f"save {seed}")
    saved, driver = match, Driver(stream, 250)
    sample = Sample(seed, thorough, 2)
    while not match.over:
        given = driver.step(match)
        if saved is not match:
            apply(saved, given)
        if not sample.now() and not match.over:
            continue
        saved = resume(case.book, save(saved))
        need(inside(saved) == inside(match) and saved.version == match.version, "save_resume", given)
        for viewer in viewers(match):
            known = saved.told.get(viewer, 0)
            need(match.events(viewer)[known:] == saved.events(viewer), "save_events", viewer)
            need(saved.events_told(viewer) == match.events_told(viewer), "save_events", viewer)
    need(record(saved) == record(match), "save_record")


def records(case: Case, seed: int, thorough: bool) -> None:  # noqa: ARG001
    """Seed, options and inputs replay to the same events; a record of the replay is the same text."""
    match, stream = case.start(seed), Stream.seeded(f"record {seed}")
    driver = Driver(stream, 250)
    leaves = stream.below(400) if seed % 4 == 3 else LONGEST  # in one game in four a seat gives up
    for played in range(LONGEST):
        if match.over:
            break
        seat = stream.choice(match.seats)
        if played == leaves and case.book.may_concede(match.state, seat):
            match.concede(seat)
            need(inside(match.fork()) == inside(match), "concede_fork")
        else:
            driver.step(match)
    text = record(match)
    again = replay(case.book, text)
    need(inside(again)[0] == inside(match)[0], "record_replay")
    need(record(again) == text, "record_canonical")
    for viewer in viewers(match):
        need(again.events(viewer) == match.events(viewer), "record_events", viewer)


# ---------------------------------------------------------------------- imagination


def imagined(case: Case, seed: int, thorough: bool) -> None:
    """What a viewer imagines looks the same to it, keeps no secret, survives forks, and can be played on."""
    sample = Sample(seed, thorough)
    for match, stream in moments(case, seed):
        if match.over or not sample.now():
            continue
        total = case.book.totals(match.state)
        for viewer in viewers(match):
            twin = match.imagine(viewer, stream)
            i = viewers(match).index(viewer)
            need(looks(twin)[i] == looks(match)[i], "imagine_view", viewer)
            need(case.book.totals(twin.state) == total, "imagine_totals")
            for a, given in zip(twin.pending, twin._given, strict=False):
                need(a.seat == viewer or given in (UNSET, UNKNOWN), "imagine_keeps_seal")
            need(not twin.state.loaded, "imagine_loaded")
            fork = twin.fork()
            need(inside(fork) == inside(twin), "fork_of_imagined")
            driver = Driver(Stream.seeded(stream.bits()), 200)
            try:
                for _ in range(4 if thorough else 10):
                    if fork.over:
                        break
                    driver.step(fork)
                    case.book.totals(fork.state)
            except (RuleError, ValueError, IndexError, KeyError, AssertionError) as error:
                raise Broken("imagine_goes_on", repr(error)) from error
            if twin.imagined:
                refused(save, twin)


# ---------------------------------------------------------------------- accidents


class _Fuse(list[Event]):
    """A log that burns out at its n-th new event: an error in the middle of a rule."""

    left = 0
    error: type[BaseException] = ZeroDivisionError

    def append(self, event: Event) -> None:
        if self.left:
            self.left -= 1
            if not self.left:
                raise self.error
        super().append(event)


def accidents(case: Case, seed: int, thorough: bool) -> None:
    """A rule that raises half way (or is interrupted) leaves the match as it was; the same input works after."""
    match, stream = case.start(seed), Stream.seeded(f"accident {seed}")
    calm = match.fork(log=True)
    log = match.log = match.state.log = _Fuse(match.log or [])
    driver = Driver(stream, 300)
    sample = Sample(seed, thorough, 1)
    while not match.over:
        shadow = match.fork()
        given = driver.step(shadow)
        if not sample.now():
            apply(match, given)
            apply(calm, given)
            continue
        before = footprint(match)
        log.left = 1 + stream.below(4)
        log.error = KeyboardInterrupt if stream.below(3) == 0 else ZeroDivisionError
        try:
            apply(match, given)
            log.left = 0
        except (RuleError, KeyboardInterrupt):
            log.left = 0
            need(footprint(match) == before, "accident_restores", given)
            apply(match, given)
        apply(calm, given)
        need(inside(match) == inside(calm), "accident_future", given)


# ---------------------------------------------------------------------- undo


def undo(case: Case, seed: int, thorough: bool) -> None:
    """Undo restores everything, is offered for own answers only, and only when nothing was learnt."""
    match, stream = case.start(seed), Stream.seeded(f"undo {seed}")
    driver = Driver(stream, 200)
    sample = Sample(seed, thorough, 1)
    while not match.over:
        if not sample.now():
            driver.step(match)
            continue
        before, heard = inside(match), [list(match.events(v)) for v in viewers(match)]
        version, place, base = match.version, match.state.place, match.fork(log=True)
        heard_all = len(match.log or ())
        given = driver.step(match)
        if given.op == "?":
            continue  # a seal taken back: nothing happened
        for seat in match.seats:
            if not match.can_undo(seat):
                continue
            need(given.op == "=" and given.seat == seat, "undo_others", given)
            need(match.state.place == place, "undo_chance", given)
            told_since = (match.log or [])[heard_all:]
            taught = [e for e in told_since if e[3] is not None and seat not in e[3]]
            need(not taught, "undo_taught_somebody", given, taught[:1])
            for _ in range(2 if thorough else 1):
                _learnt_nothing(base, seat, given, stream)
            later = match.version
            match.undo(seat)
            need(match.version > later, "undo_version")
            match.version, match.round = version, base.round
            need(inside(match) == before, "undo_restores", given)
            need([match.events(v) for v in viewers(match)] == heard, "undo_events", given)
            apply(match, given)


def _learnt_nothing(base: Match[Any], seat: Seat, given: Input, stream: Stream) -> None:
    """A twin world that the seat cannot tell apart, given the same input, sends it the same bytes."""
    one, two = base.fork(log=True), base.imagine(seat, stream, log=True)
    apply(one, given)
    try:
        apply(two, given)
    except Illegal as error:
        raise Broken("undo_legality", given) from error
    need(one.message(seat)["view"] == two.message(seat)["view"], "undo_learns", given)
    need(one.events(seat) == two.events(seat) and looks_alike(one, two, seat), "undo_learns", given)


def looks_alike(one: Match[Any], two: Match[Any], viewer: Seat | None) -> bool:
    """Is the viewer sent the same? (The undo button is compared where both worlds have the same past.)"""
    a, b = one.message(viewer), two.message(viewer)
    del a["undo"], b["undo"]
    return json.dumps(a, sort_keys=True) == json.dumps(b, sort_keys=True)


# ---------------------------------------------------------------------- anytime moves


def acts(case: Case, seed: int, thorough: bool) -> None:  # noqa: ARG001
    """Anytime moves roll nothing, are seen by all, and leave no stale options.

    Same state, same questions: a move made just before a question must lead to the same options as just after.
    """
    match, stream = case.start(seed), Stream.seeded(f"acts {seed}")
    driver = Driver(stream, 350)
    while not match.over:
        place, version = match.state.place, match.version
        given = driver.step(match)
        if given.op != "!":
            continue
        need(match.version == version + 1, "act_is_seen", given)
        need(match.state.place == place or _may_roll(case, given), "act_rolls", given)
        other = _earlier(match, given)
        if other is None or other.state.dump() != match.state.dump():
            continue
        if [(a.seat, a.kind) for a in other.pending] == [(a.seat, a.kind) for a in match.pending]:
            same = [shown(a.options) for a in other.pending] == [shown(a.options) for a in match.pending]
            need(same, "stale_options", given)


def _may_roll(case: Case, given: Input) -> bool:
    word = given.value[0] if isinstance(given.value, tuple) else given.value
    return word in case.book.rolling


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


# ---------------------------------------------------------------------- the same everywhere


def fingerprint(case: Case, seeds: Iterable[int]) -> str:
    """A digest of whole games: equal in every process, whatever the hash seed."""
    digest = sha256()
    for seed in seeds:
        for match, _ in moments(case, seed, 250):
            if not match.over:
                for look in looks(match):
                    digest.update(look.encode())
            else:
                digest.update(record(match).encode())
    return digest.hexdigest()


BASIC: tuple[Law, ...] = (
    questions,
    told,
    conservation,
    no_trace,
    stale_clicks,
    forks,
    same_future,
    saves,
    records,
    imagined,
    accidents,
    undo,
    acts,
)


def check(case: Case, seeds: Iterable[int] = range(3), *, thorough: bool = False) -> dict[str, int]:
    """All laws, the leak law included. Returns at which kinds of news the leak law's worlds parted."""
    from munera.kernel.leaks import leaks  # noqa: PLC0415  # it builds on this module

    parted: dict[str, int] = {}
    for seed in seeds:
        for law in BASIC:
            law(case, seed, thorough)
        for kind, count in leaks(case, seed, thorough).items():
            parted[kind] = parted.get(kind, 0) + count
    return parted


__all__ = ["BASIC", "Broken", "Case", "Law", "cases", "check", "fingerprint"]
