"""Playthrough goldens: whole games as text, `make goldens`.

A golden tells one random game from its first shuffle to its end: every question with its options and what is
refused, the answer, every event with who is told and to whom it is no news, and now and then what everybody
sees. Any change of behaviour changes a golden; `python -m tools.goldens` writes them again, and the change is
reviewed as a diff. A later game adds a row to `CASES` and a test beside its goldens.
"""

from __future__ import annotations

import argparse
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from zlib import crc32

from munera.games import book
from munera.kernel import AnyAsk, Match, Option, Seat, Stream, shown, start
from munera.kernel.drive import Driver

ROOT = Path(__file__).resolve().parents[1]
LOOK_EVERY = 40  # inputs between two looks at what everybody sees


@dataclass(frozen=True)
class Case:
    """One game that is told as a golden. `brief`: so long that its options and views are told as checksums."""

    name: str
    seats: int
    seed: int
    options: Mapping[str, Option] = field(default_factory=dict)
    brief: bool = False


CASES: dict[str, tuple[Case, ...]] = {
    "gladius": (
        Case("retiarius_secutor", 2, 1),
        Case("thracian_dimachaeri", 2, 2, {"fighter_1": "thracian", "fighter_2": "dimachaeri"}),
        Case("murmillo_samnite", 2, 3, {"fighter_1": "murmillo", "fighter_2": "samnite", "start": "weaker"}),
        Case("mirror", 2, 4, {"fighter_1": "secutor", "fighter_2": "secutor", "start": "weaker"}),
        Case(
            "stats",
            2,
            5,
            {
                "fighter_1": "samnite",
                "fighter_2": "thracian",
                "start": "random",
                "stats_1": (2, 3, 1, 3, 2),
                "stats_2": (1, 2, 3, 2, 4),
            },
        ),
        Case(
            "solo",
            1,
            6,
            {
                "fighter_1": "dimachaeri",
                "fighter_2": "murmillo",
                "difficulty": "hard",
                "stats_1": (1, 2, 6, 2, 3),
                "stats_2": (1, 3, 0, 2, 2),
            },
        ),
        Case("solo_by_type", 1, 7, {"fighter_2": "secutor", "difficulty": "tough", "by_type": True}),
        Case("lion", 1, 8, {"fighter_1": "samnite", "fighter_2": "lion"}),
        Case("tiger", 1, 9, {"fighter_1": "secutor", "fighter_2": "tiger", "start": "one"}),
        Case("bear", 1, 10, {"fighter_1": "retiarius", "fighter_2": "bear", "start": "two", "mini_attack": 1}),
        Case("points", 2, 11, {"fighter_1": "samnite", "fighter_2": "secutor", "turn_limit": 16}),
        Case("draw", 2, 12, {"turn_limit": 2}),
    ),
    "for_glory": (
        Case("stalled", 2, 15, brief=True),
        Case("to_nine", 2, 2, {"victory": "9", "start": "one"}, brief=True),
        Case("to_ten", 2, 22, {"victory": "10", "start": "two"}, brief=True),
        Case("strict_end", 2, 6, {"strict_end": True, "start": "series", "game": 2}, brief=True),
        Case("extra_coins", 2, 20, {"extra_coins": 3, "start": "series"}, brief=True),
        Case("no_nets", 2, 25, {"stall_net": False, "endless_draw": False}, brief=True),
        Case("plain", 2, 8, brief=True),
    ),
}


# ---------------------------------------------------------------------- a game as text


def play(game: str, case: Case) -> str:
    """The whole game, as text."""
    match = start(book(game), case.seats, f"golden:{case.seed}", case.options)
    return "\n".join(_lines(game, case, match)) + "\n"


def _lines(game: str, case: Case, match: Match[Any]) -> Iterator[str]:
    chosen = [f"{name} = {_word(value)}" for name, value in case.options.items()]
    yield f"{game}: {case.name}, {case.seats} seats, seed {case.seed}"
    yield from chosen
    yield from _briefly(case, match) if case.brief else _in_full(case, match)
    yield ""
    yield f"score {_word(match.book.score(match.state))}, winners {_word(match.book.winners(match.state))}"


def _in_full(case: Case, match: Match[Any]) -> Iterator[str]:
    heard = 0
    driver = Driver(Stream.seeded(f"golden:{case.seed}"))
    number, asked = 0, -1
    while not match.over:
        yield from _events(match, heard)
        heard = len(match.log or ())
        if number % LOOK_EVERY == 0:
            yield from _views(match)
        number += 1
        if match.round != asked:  # a seal or an anytime move does not ask again
            asked = match.round
            yield ""
            for ask in match.pending:
                yield from _question(number, match.mode, ask)
        given = driver.step(match)
        verb = {"=": "answers", "?": "takes back", "!": "does"}[given.op]
        yield f"   seat {given.seat} {verb} {_word(given.value)}"
    yield from _events(match, heard)
    yield from _views(match)


def _briefly(case: Case, match: Match[Any]) -> Iterator[str]:
    """A line for each input: who is asked what, how many options with which checksum, what he answers."""
    heard = 0
    driver = Driver(Stream.seeded(f"golden:{case.seed}"))
    number = 0
    while not match.over:
        yield from _brief_events(match, heard)
        heard = len(match.log or ())
        if number % LOOK_EVERY == 0:
            yield f" views {_checksum(_views(match))}"
        number += 1
        asked = " & ".join(_brief_question(number, match.mode, ask) for ask in match.pending)
        given = driver.step(match)
        yield f"{number}. {asked} {given.op} {given.seat} {_word(given.value)}"
    yield from _brief_events(match, heard)
    yield from _views(match)


def _brief_question(number: int, mode: str, ask: AnyAsk) -> str:
    options = shown(ask.options)
    count = len(options) if isinstance(options, list) else "?"
    return f"{ask.seat} {ask.kind} {count}:{_checksum(_question(number, mode, ask))}"


def _brief_events(match: Match[Any], since: int) -> Iterator[str]:
    """Facts without their names; > whom it is told, ~ who knew, ! nobody did."""
    for kind, facts, to, knew in (match.log or [])[since:]:
        notes = f" >{_seats(to)}" if to is not None else ""
        if knew is not None:
            notes += f" ~{_seats(knew)}" if knew else " !"
        yield f" {kind} " + " ".join(_word(fact) for fact in facts) + notes


def _checksum(lines: Iterable[str]) -> str:
    return f"{crc32(chr(10).join(lines).encode()) & 0xFFFFFF:06x}"


def _question(number: int, mode: str, ask: AnyAsk) -> Iterator[str]:
    about = "" if ask.about is None else f" about {_word(ask.about)}"
    yield f"{number}. seat {ask.seat} {ask.kind}{about} ({mode}, {ask.rule})"
    options = shown(ask.options)
    yield "   " + (" | ".join(_word(option) for option in options) if isinstance(options, list) else repr(options))
    if refused := ask.refused():
        yield "   not " + ", ".join(f"{_word(option)}: {why}" for option, why in refused.items())


def _events(match: Match[Any], since: int) -> Iterator[str]:
    for kind, facts, to, knew in (match.log or [])[since:]:
        names = match.book.vocabulary.events[kind]
        told = " ".join(f"{name}={value}" for name, value in _named(names, facts))
        notes = [f"to {_seats(to)}"] if to is not None else []
        if knew is not None:
            known = [seat for seat in knew if seat in match.seats]  # an adversary without a player knows nothing
            notes.append(f"known to {_seats(known)}" if known else "news")
        yield f"   - {kind} {told}".rstrip() + (f"  [{', '.join(notes)}]" if notes else "")


def _named(names: Sequence[str], facts: Sequence[Option]) -> Iterator[tuple[str, str]]:
    """Facts with their names; a name with a star takes all the rest."""
    for i, name in enumerate(names):
        if name.endswith("*"):
            yield name[:-1], ",".join(_word(fact) for fact in facts[i:])
        else:
            yield name, _word(facts[i])


def _views(match: Match[Any]) -> Iterator[str]:
    """What who watches sees, and what each seat sees otherwise."""
    public = list(_view(match, None))
    yield ""
    yield "   who watches sees"
    yield from public
    for seat in match.seats:
        yield f"   seat {seat} sees otherwise"
        yield from (line for line in _view(match, seat) if line not in public)


def _view(match: Match[Any], viewer: Seat | None) -> Iterator[str]:
    for key, value in match.book.view(match.state, viewer).items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            for i, item in enumerate(value):
                yield f"      {key} {i}: " + ", ".join(f"{k} {_word(v)}" for k, v in item.items())
        else:
            yield f"      {key}: {_word(value)}"


def _seats(seats: Collection[Seat]) -> str:
    return ", ".join(str(seat) for seat in sorted(seats))


def _word(value: object) -> str:
    if isinstance(value, tuple | list):
        return "(" + " ".join(_word(part) for part in value) + ")"
    return "-" if value is None else str(value)


# ---------------------------------------------------------------------- files


def folder(game: str) -> Path:
    """Where the goldens of a game are kept."""
    return ROOT / "tests" / game / "golden"


def rewrite(game: str) -> list[str]:
    """Write every golden of a game again, remove those without a case; what changed."""
    changed = []
    wanted = {f"{case.name}.txt": case for case in CASES[game]}
    for path in sorted(folder(game).glob("*.txt")):
        if path.name not in wanted:
            path.unlink()
            changed.append(f"{path.name} (removed)")
    for name, case in wanted.items():
        path, text = folder(game) / name, play(game, case)
        if not path.exists() or path.read_text("utf-8") != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
            changed.append(name)
    return changed


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tools.goldens", description="Write the playthrough goldens again."
    )
    parser.add_argument("games", nargs="*", metavar="game", help=f"of these alone: {', '.join(CASES)}")
    for game in parser.parse_args().games or CASES:
        if game not in CASES:
            parser.error(f"no goldens of {game!r}; there are: {', '.join(CASES)}")
        print(f"{game}: {', '.join(rewrite(game)) or 'nothing changed'}")


if __name__ == "__main__":
    main()
