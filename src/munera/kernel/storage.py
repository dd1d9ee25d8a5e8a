"""Beginning a game, and games as text: save and resume, record and replay.

A *save* is checkpoint + trail: it goes on in the middle of a question. A *record* is seed + options + inputs:
it tells the whole game, canonically - undone answers and changed minds are gone. Both carry enough to notice
that they no longer fit: seat and kind of every entry, and a checksum ("echo") of what it made the rules tell.
The record is an open format, described in docs/record.md.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

from munera.kernel.asks import ANY, SEALED
from munera.kernel.errors import (
    BadPosition,
    BadVariant,
    Damaged,
    Diverged,
    Illegal,
    RuleError,
    WrongVersion,
)
from munera.kernel.match import ACT, CHANCE, CONCEDE, UNSET, Entry, Match
from munera.kernel.plain import Json, from_option, pack, to_option, unpack
from munera.kernel.position_size import check_size
from munera.kernel.rulebook import Rulebook
from munera.kernel.settings import Variant, complete
from munera.kernel.state import Event, State, is_told_to
from munera.kernel.stream import key_from_seed
from munera.kernel.written_entries import SAVED, read_entries, write_entries

S = TypeVar("S", bound=State)
# The errors that a rulebook may raise anywhere while it reads a state that somebody wrote by hand.
NONSENSE = (AssertionError, ArithmeticError, AttributeError, LookupError, RuntimeError, TypeError, ValueError)
SAVE_FORMAT, RECORD_FORMAT = "munera-save/1", "munera-record/1"
PLAYED = "played"  # what was answered since a written position


# ---------------------------------------------------------------------- beginning


def start(
    book: Rulebook[S],
    seats: int,
    seed: int | str,
    variant: Variant | None = None,
    *,
    keep: bool = True,
    log: bool = True,
) -> Match[S]:
    """A new game, waiting for its first answer."""
    if type(seats) is not int or seats not in book.seats:
        raise BadVariant(f"{book.id} is played by {book.seats[0]} to {book.seats[-1]}, not by {seats!r}")
    check_seed(seed)
    options = complete(book.settings, variant)
    book.check(seats, options)
    match = Match(book, book.setup(seats, seed, options), keep=keep, log=log)
    match.origin = {
        "seats": seats,
        "seed": seed,
        "options": {name: from_option(value) for name, value in options.items()},
    }
    match._next_segment()
    return match


def check_seed(seed: object) -> int | str:
    """A seed is a whole number or a text that can be written down."""
    if isinstance(seed, bool) or not isinstance(seed, (int, str)):
        raise BadVariant(f"a seed is a whole number or a text, not {type(seed).__name__}")
    try:
        key_from_seed(seed)
    except ValueError as error:  # lone surrogates, or more digits than Python writes
        raise BadVariant("this seed cannot be written down") from error
    return seed


def start_from(book: Rulebook[S], written: Mapping[str, Any], *, log: bool = True) -> Match[S]:
    """A game from a written position. Raises BadPosition where that contradicts itself.

    `played` in it are inputs as a record has them, given from there on: so a position can stand in the middle of
    what the rules do without a pause, a reaction window for instance. They become part of the record.
    """
    try:
        position, played = _parted(written)
        check_size(position)
        state = book.position(position)
        match = Match(book, state, log=log)
        match.origin = {"position": json.loads(json.dumps(position))}
        match._next_segment()
        follow(match, played)
        _check_plausible(match)
    except BadPosition:
        raise
    except (Damaged, Diverged) as error:
        raise BadPosition(f"{PLAYED}: {error}") from error
    except NONSENSE as error:
        raise BadPosition(f"{type(error).__name__}: {str(error)[:200]}") from error
    return match


def _parted(written: object) -> tuple[Any, Any]:
    """A position by itself, and what was played since."""
    if not isinstance(written, dict) or PLAYED not in written:
        return written, []
    return {key: value for key, value in written.items() if key != PLAYED}, written[PLAYED]


def _check_plausible(match: Match[S]) -> None:
    """Check a state that was written or loaded: nothing is lost or doubled, and everybody can be sent it."""
    match.book.totals(match.state)
    public = match.message(None)
    json.dumps(public, sort_keys=True)
    for seat in match.seats:  # what a seat sees beyond that; the rest, which may be long, can be written already
        message = match.message(seat)
        own = {name: part for name, part in message["view"].items() if part != public["view"].get(name)}
        json.dumps([own, message["ask"], message["anytime"], message["events"]], sort_keys=True)


# ---------------------------------------------------------------------- saving


def save(match: Match[S]) -> str:
    """The match as it is now, sealed answers included, as text."""
    if not match.keep:
        raise Illegal("rollout")
    if match.imagined:
        raise Illegal("imagined")
    log, cut = match.log or [], match._log_start
    viewers = (None, *match.seats)
    given: list[Json] = [None if g is UNSET else [pack(g)] for g in match._answers]
    data: dict[str, Any] = {
        "format": SAVE_FORMAT,
        "game": match.book.id,
        "rules": match.book.version,
        "origin": match.origin,
        "history": write_entries(match.entries[: len(match.entries) - len(match._trail)], _echoes(match)),
        "state": match._checkpoint.dump(),
        "trail": write_entries(match._trail),
        "asks": [[a.seat, a.kind] for a in match.pending],
        "given": given,
        "told": [match.told_before_log.get(v, 0) + sum(is_told_to(e, v) for e in log[:cut]) for v in viewers],
        "echo": None if match.log is None else _echo(log[cut:]),
        "version": match.version,
        "round": match.round,
    }
    return _text(data)


def resume(book: Rulebook[S], text: str, *, fall_back: bool = False) -> Match[S]:
    """A saved match. fall_back: under other rules than it was saved, go back to the last segment's start."""
    data = _read(text, SAVE_FORMAT, book)
    other = data["rules"] != book.version
    trail = read_entries(_need(data, "trail", list), SAVED)
    try:
        match = Match(book, book.blank().load(_need(data, "state", dict)))
        match._next_segment()
        _check_plausible(match)
    except Damaged:
        raise
    except NONSENSE as error:
        raise Damaged(f"the saved state makes no sense: {type(error).__name__}: {str(error)[:200]}") from error
    if not isinstance(data.get("origin"), dict | None):
        raise Damaged("the saved origin makes no sense")
    match.origin = data.get("origin")
    match.entries_before_resume = read_entries(_need(data, "history", list), SAVED)
    counts = _need(data, "told", list)
    if len(counts) != len(match.seats) + 1 or not all(type(n) is int and n >= 0 for n in counts):
        raise Damaged("the saved event counts make no sense")
    match.told_before_log = dict(zip((None, *match.seats), counts, strict=True))
    try:
        _apply(match, (entry for entry, _ in trail))
        if not (other and not trail):  # from a boundary any rules that can read the state may go on
            if data.get("asks") != [[a.seat, a.kind] for a in match.pending]:
                raise Diverged("other questions are open than when it was saved")
            if trail and data.get("echo") not in (None, _echo((match.log or [])[match._log_start :])):
                raise Diverged("the rules tell something else than when it was saved")
            match._answers = _parse_given(match, _need(data, "given", list))
    except (Illegal, RuleError, Diverged, AttributeError, TypeError) as error:
        if other and fall_back:
            boundary = data | {"trail": [], "given": [], "rules": book.version, "echo": None}
            match = Match(book, book.blank().load(data["state"]))
            match._next_segment()
            boundary["asks"] = [[a.seat, a.kind] for a in match.pending]
            boundary["given"] = [None] * len(match._answers)
            return resume(book, _text(boundary))
        if other:
            raise other_version(error, data["rules"], book.version) from error
        raise Diverged(str(error)) from error
    match.version, match.round = _need(data, "version", int), _need(data, "round", int)
    try:
        if trail or match._answers:  # else nothing has happened since the look above
            _check_plausible(match)
    except NONSENSE as error:
        raise Damaged(f"the saved game makes no sense: {type(error).__name__}: {str(error)[:200]}") from error
    return match


def _parse_given(match: Match[S], given: list[Any]) -> list[Any]:
    if match.mode != SEALED and not given:
        return []
    if match.mode == ANY or len(given) != len(match.pending):
        raise Diverged("other sealed answers than questions")
    parsed: list[Any] = []
    for a, g in zip(match.pending, given, strict=True):
        if g is None:
            parsed.append(UNSET)
            continue
        if not isinstance(g, list) or len(g) != 1:
            raise Damaged("a sealed answer cannot be read")
        value = unpack(g[0])
        if value not in a.options:
            raise Diverged(f"the sealed answer of seat {a.seat} is not offered")
        parsed.append(value)
    return parsed


# ---------------------------------------------------------------------- records


def record(match: Match[S]) -> str:
    """The whole game so far, canonically: one line of JSON."""
    if not match.keep:
        raise Illegal("rollout")
    if match.imagined:
        raise Illegal("imagined")
    inputs = match.entries
    if match.origin is None or any(op == CHANCE for op, _, _, _ in inputs):
        raise Illegal("hosted")
    entries = write_entries(inputs, _echoes(match))
    data: dict[str, Any] = {
        "format": RECORD_FORMAT,
        "game": match.book.id,
        "rules": match.book.version,
        **match.origin,
        "entries": entries,
        "result": _result(match),
    }
    return _text(data)


def _result(match: Match[S]) -> Json:
    """How the game ended, or None while it goes on."""
    if not match.over:
        return None
    scores: list[Json] = list(match.book.score(match.state))
    winners: list[Json] = list(match.book.winners(match.state))
    return {"scores": scores, "winners": winners}


def replay(
    book: Rulebook[S],
    text: str,
    *,
    until: int | None = None,
    check: bool = True,
    watch: Callable[[Match[S]], None] | None = None,
) -> Match[S]:
    """Play a record again. until: only so many entries. watch: called before the first and after each entry.

    Every entry must fit and tell what it told then; the first that does not raises Diverged with its number, and
    WrongVersion where the record was made under another version of the rules, which plays it.
    """
    data = _read(text, RECORD_FORMAT, book)
    try:
        return _replay(book, data, until, watch, check=check)
    except Diverged as error:
        if data["rules"] == book.version:
            raise
        raise other_version(error, data["rules"], book.version) from error


def other_version(error: Exception, made: str, now: str) -> WrongVersion:
    """What to raise when these rules do not play a game that others do: where it differs, and who plays it."""
    entry, reason = (error.entry, error.reason) if isinstance(error, Diverged) else (None, str(error))
    return WrongVersion(f"{reason}; version {made} of the rules plays it, this is version {now}", entry, made)


def _replay(
    book: Rulebook[S],
    data: dict[str, Any],
    until: int | None,
    watch: Callable[[Match[S]], None] | None,
    *,
    check: bool,
) -> Match[S]:
    entries = read_entries(_need(data, "entries", list))
    match = _begin_recorded(book, data)
    if watch is not None:
        watch(match)
    for number, (entry, echo) in enumerate(entries[:until]):
        heard = len(match.log or ())
        _apply(match, [entry], number)
        if check and echo and echo != _echo((match.log or [])[heard:]):
            raise Diverged("the rules tell something else than when it was recorded", number)
        if watch is not None:
            watch(match)
    if until is None and check:
        _check_end(match, data)
    return match


def _check_end(match: Match[S], data: dict[str, Any]) -> None:
    """Check that the game ends as the record says. Two seats may agree on a draw before the rules end it."""
    agreed = data.get("agreed")
    if agreed is not None and (agreed != "draw" or match.over or len(match.seats) != 2):
        raise Damaged("no draw can have been agreed on")
    if data.get("result") != _result(match):
        raise Diverged(f"the game ends otherwise: {_result(match)}, recorded was {data.get('result')}")


def _begin_recorded(book: Rulebook[S], data: dict[str, Any]) -> Match[S]:
    try:
        if "position" in data:
            position = _need(data, "position", dict)
            if PLAYED in position:
                raise Damaged(f"a record has what was {PLAYED} in its entries, not in its position")
            if also := sorted({"seats", "seed", "options"} & data.keys()):
                raise Damaged(f"a game that began at a position has no {also[0]!r} of its own")
            return start_from(book, position)
        options = {name: to_option(value) for name, value in _need(data, "options", dict).items()}
        return start(book, _need(data, "seats", int), data.get("seed", ""), options)
    except (BadPosition, BadVariant) as error:
        raise Damaged(f"the recorded game cannot begin: {error}") from error


# ---------------------------------------------------------------------- entries as JSON


def written(entries: list[Entry]) -> list[Json]:
    """Entries as a record has them, for whoever follows a game that goes on."""
    return write_entries(entries)


def follow(match: Match[S], items: list[Any]) -> None:
    """Give the match entries that were `written` elsewhere."""
    _apply(match, (entry for entry, _ in read_entries(items)))


def _apply(match: Match[S], entries: Iterable[Entry], first: int = 0) -> None:
    """Give a match these inputs as a host would; whatever does not fit raises Diverged."""
    for number, (op, seat, kind, value) in enumerate(entries, first):
        try:
            if op == ACT:
                match.act(seat or 0, value)
            elif op == CHANCE:
                match.decide_chance(value)
            elif op == CONCEDE:
                match.concede(seat or 0, passing=False)
            else:
                _apply_answer(match, seat, kind, value, number)
        except Illegal as error:
            raise Diverged(f"{error.code}: seat {seat}, {kind or op!r}, {value!r}", number) from error
        except RuleError as error:
            raise Diverged(str(error), number) from error


def _apply_answer(match: Match[S], seat: int | None, kind: str, value: Any, number: int) -> None:
    asked = [a.kind for a in match.pending if seat in (None, a.seat)]
    if not asked or asked[0] != kind:
        now = f"the rules ask {asked[0]!r}" if asked else "nobody asks that"
        raise Diverged(f"it answers {kind!r} for seat {seat}, but {now}", number)
    if (match.mode == SEALED) != (seat is None):
        raise Diverged(f"it answers {kind!r} in another way than the rules ask", number)
    if seat is not None:
        match.answer(seat, value)
    elif len(value) != len(match.pending):
        raise Diverged(f"{len(value)} sealed answers for {len(match.pending)} seats", number)
    else:
        for a, sealed in zip(match.pending, value, strict=True):
            match.answer(a.seat, sealed)


# ---------------------------------------------------------------------- echoes and JSON


def _echo(events: Iterable[Event]) -> str:
    """A checksum of what was told, to whom, and how: eight hexadecimal digits."""
    heard = [[kind, facts, None if to is None else sorted(to)] for kind, facts, to, _ in events]
    return f"{zlib.crc32(json.dumps(heard, separators=(',', ':')).encode()):08x}"


def _echoes(match: Match[S]) -> list[str]:
    """The echo of every entry so far; those from before a resume were saved."""
    log = match.log
    if log is None:
        return []
    finished_segments = [*match.finished_segments, (match._trail, match._marks, match._log_start)]
    starts = [cut + before[0] for _, marks, cut in finished_segments for before in marks]
    ends = [*starts[1:], len(log)]
    return [echo for _, echo in match.entries_before_resume] + [
        _echo(log[a:b]) for a, b in zip(starts, ends, strict=False)
    ]


def _text(data: Mapping[str, Any]) -> str:
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def _read(text: str, wanted: str, book: Rulebook[S]) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except (ValueError, TypeError, RecursionError) as error:
        raise Damaged(f"not JSON: {error}") from error
    if not isinstance(data, dict) or data.get("format") != wanted:
        raise Damaged(f"not a {wanted} file")
    if data.get("game") != book.id:
        raise Damaged(f"a game of {data.get('game')!r}, not of {book.id!r}")
    _need(data, "rules", str)
    return data


def _need(data: dict[str, Any], key: str, kind: type) -> Any:
    value = data.get(key)
    if type(value) is not kind:
        raise Damaged(f"{key!r} is missing or damaged")
    return value
