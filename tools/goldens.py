"""Playthrough goldens: whole games as text, `make goldens`.

A golden tells one random game from its first shuffle to its end: every question with its options and what is
refused, the answer, every event with who is told and to whom it is no news, and now and then what everybody
sees. Any change of behaviour changes a golden; `python -m tools.goldens` writes them again, and the change is
reviewed as a diff. A later game adds a row to `CASES`; tests/laws compares them all.

A campaign is too long to be told so. Its bouts have goldens of their own in the game that it borrows them from:
here they are folded, a line with a digest for what was asked, answered and told in them; and of what everybody
sees only that is told which is new.
"""

from __future__ import annotations

import argparse
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple
from zlib import crc32

from munera.games import book
from munera.kernel import AnyAsk, Match, Option, Seat, Stream, shown, start
from munera.kernel.random_play import RandomPlayer

ROOT = Path(__file__).resolve().parents[1]
LOOK_EVERY = 40  # inputs between two looks at what everybody sees


@dataclass(frozen=True)
class Case:
    """One game that is told as a golden.

    leaves: the seats that give up, by the number of the input before which they do. brief: the game is so long
    that its options and views are told as checksums.
    """

    name: str
    seats: int
    seed: int
    options: Mapping[str, Option] = field(default_factory=dict)
    leaves: Mapping[int, Seat] = field(default_factory=dict)
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
        Case("brisk", 2, 5, {"fighter_1": "murmillo", "fighter_2": "secutor", "brisk": True}),
        Case("solo_by_type", 1, 7, {"fighter_2": "secutor", "difficulty": "tough", "by_type": True}),
        Case("lion", 1, 8, {"fighter_1": "samnite", "fighter_2": "lion"}),
        Case("tiger", 1, 9, {"fighter_1": "secutor", "fighter_2": "tiger", "start": "one"}),
        Case("bear", 1, 10, {"fighter_1": "retiarius", "fighter_2": "bear", "start": "two", "mini_attack": 1}),
        Case("points", 2, 11, {"fighter_1": "samnite", "fighter_2": "secutor", "turn_limit": 16}),
        Case("draw", 2, 12, {"turn_limit": 2}),
    ),
    "school": (
        Case("two_schools", 2, 1, {"turns": "8"}),
        Case("rolled", 4, 2, {"turns": "8", "slaves": "rolled", "first_blood": True, "beasts": "fight"}),
        Case("arranged", 6, 38, {"turns": "8", "pairing": "arranged"}),
        Case("automatic", 3, 4, {"turns": "8", "bouts": "automatic", "pairing": "arranged", "underdogs": True}),
        Case("leaving", 5, 1, {"turns": "8"}, {499: 1, 589: 0, 759: 3}),
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
    "spartacus": (
        Case("four_houses", 4, 22, {"type": "quick", "rounds": 6}, brief=True),
        Case(
            "three_houses",
            3,
            7,
            {"type": "advanced", "rounds": 5, "houses": "random", "wagers": "open", "initiative": "string"},
            brief=True,
        ),
        Case(
            "assigned",
            4,
            7,
            {
                "rounds": 4,
                "houses": "assigned",
                "house_1": "ho-solonius",
                "house_2": "ho-glaber",
                "house_3": "ho-tullius",
                "house_4": "ho-batiatus",
                "powers_once": True,
                "host_rolloff_pays": True,
                "purse_aid": True,
            },
            brief=True,
        ),
        Case("leaving", 4, 9, {"type": "quick", "rounds": 4}, {150: 2, 320: 0}, brief=True),
        Case(
            "fight",
            2,
            27,
            {
                "mode": "fight",
                "fighter_1": "gl-agron",
                "fighter_2": "gl-kerza",
                "weapon_1": "eq-trident",
                "armour_1": "eq-helmet",
                "special_1": "eq-net",
                "weapon_2": "eq-axe",
                "armour_2": "eq-shield",
                "special_2": "eq-javelin",
            },
            brief=True,
        ),
        Case("agile", 2, 50, {"mode": "fight", "fighter_1": "gl-barca", "fighter_2": "gl-pericles"}, brief=True),
    ),
    "serpents": (
        Case("six_houses", 6, 45, {"type": "quick", "rounds": 2}, brief=True),
        Case("houses_only", 5, 33, {"rounds": 3, "expansion": "houses", "houses": "random"}, brief=True),
        Case("cards_only", 4, 36, {"rounds": 4, "expansion": "cards", "primus_injury_even": True}, brief=True),
    ),
}


class Line(NamedTuple):
    """A line of a golden; folded: it belongs to a part that is told by a digest."""

    text: str
    folded: bool = False


# ---------------------------------------------------------------------- a game as text


def play(game: str, case: Case) -> str:
    """The text of the whole game."""
    match = start(book(game), case.seats, f"golden:{case.seed}", case.options)
    return "\n".join(fold(_lines(game, case, match))) + "\n"


def fold(lines: Iterable[Line]) -> Iterator[str]:
    """The lines, with each stretch of folded ones replaced by their number and a digest."""
    for folded, stretch in groupby(lines, key=lambda line: line.folded):
        texts = [line.text for line in stretch]
        if folded:
            digest = sha256("\n".join(texts).encode()).hexdigest()[:16]
            yield f"   ... {len(texts)} lines of the bout, {digest}"
        else:
            yield from texts


def _lines(game: str, case: Case, match: Match[Any]) -> Iterator[Line]:
    chosen = [f"{name} = {_word(value)}" for name, value in case.options.items()]
    yield Line(f"{game}: {case.name}, {case.seats} seats, seed {case.seed}")
    yield from map(Line, chosen)
    yield from map(Line, _briefly(case, match)) if case.brief else _in_full(case, match)
    yield Line("")
    yield Line(f"score {_word(match.book.score(match.state))}, winners {_word(match.book.winners(match.state))}")


def _in_full(case: Case, match: Match[Any]) -> Iterator[Line]:
    bout = _borrowed(match)
    looks = _Looks(match, brief=bool(bout))
    heard = 0
    player = RandomPlayer(Stream.seeded(f"golden:{case.seed}"))
    number, asked = 0, -1
    while not match.over:
        yield from _events(match, heard, bout)
        heard = len(match.log or ())
        if number % (LOOK_EVERY * (5 if bout else 1)) == 0:
            yield from looks.now()
        number += 1
        if number in case.leaves:
            match.concede(case.leaves[number])
            yield Line(f"   seat {case.leaves[number]} gives up")
            continue
        inside = any(ask.kind in bout for ask in match.pending)
        if match.round != asked:  # a seal or an anytime move does not ask again
            asked = match.round
            yield Line("", inside)
            for ask in match.pending:
                yield from (Line(text, inside) for text in _question(number, match.mode, ask))
        given = player.step(match)
        verb = {"=": "answers", "?": "takes back", "!": "does"}[given.op]
        yield Line(f"   seat {given.seat} {verb} {_word(given.value)}", inside)
    yield from _events(match, heard, bout)
    yield from looks.now()


def _briefly(case: Case, match: Match[Any]) -> Iterator[str]:
    """A line for each input: who is asked what, how many options with which checksum, and the answer."""
    heard = 0
    player = RandomPlayer(Stream.seeded(f"golden:{case.seed}"))
    number = 0
    while not match.over:
        yield from _brief_events(match, heard)
        heard = len(match.log or ())
        if number % LOOK_EVERY == 0:
            yield f" views {_checksum(line.text for line in _Looks(match, brief=False).now())}"
        number += 1
        if number in case.leaves:
            match.concede(case.leaves[number])
            yield f"{number}. seat {case.leaves[number]} gives up"
            continue
        asked = " & ".join(_brief_question(number, match.mode, ask) for ask in match.pending)
        given = player.step(match)
        yield f"{number}. {asked} {given.op} {given.seat} {_word(given.value)}"
    yield from _brief_events(match, heard)
    yield from (line.text for line in _Looks(match, brief=False).now())


def _brief_question(number: int, mode: str, ask: AnyAsk) -> str:
    options = shown(ask.options)
    count = len(options) if isinstance(options, list) else "?"
    return f"{ask.seat} {ask.kind} {count}:{_checksum(_question(number, mode, ask))}"


def _brief_events(match: Match[Any], since: int) -> Iterator[str]:
    """Events without names of facts; > marks who is told it, ~ who knew it already, ! that nobody did."""
    for kind, facts, to, already_known_to in (match.log or [])[since:]:
        notes = f" >{_seats(to)}" if to is not None else ""
        if already_known_to is not None:
            notes += f" ~{_seats(already_known_to)}" if already_known_to else " !"
        yield f" {kind} " + " ".join(_word(fact) for fact in facts) + notes


def _checksum(lines: Iterable[str]) -> str:
    return f"{crc32(chr(10).join(lines).encode()) & 0xFFFFFF:06x}"


def _borrowed(match: Match[Any]) -> set[str]:
    """The kinds of question and event of the game that this one builds on."""
    other = match.book.vocabulary.borrows
    words = book(other).vocabulary if other else None
    return {*words.asks, *words.events} if words else set()


def _question(number: int, mode: str, ask: AnyAsk) -> Iterator[str]:
    about = "" if ask.about is None else f" about {_word(ask.about)}"
    yield f"{number}. seat {ask.seat} {ask.kind}{about} ({mode}, {ask.rule})"
    options = shown(ask.options)
    yield "   " + (" | ".join(_runs(options)) if isinstance(options, list) else repr(options))
    if refused := ask.refused():
        yield "   not " + ", ".join(f"{_word(option)}: {why}" for option, why in refused.items())


def _runs(options: Sequence[Any]) -> Iterator[str]:
    """The options as text; numbers that follow each other become a range."""
    at = 0
    while at < len(options):
        end = at
        while type(options[at]) is int and end + 1 < len(options) and options[end + 1] == options[end] + 1:
            end += 1
        yield _word(options[at]) if end < at + 2 else f"{options[at]} to {options[end]}"
        at = at + 1 if end < at + 2 else end + 1


def _events(match: Match[Any], since: int, bout: Collection[str]) -> Iterator[Line]:
    for kind, facts, to, already_known_to in (match.log or [])[since:]:
        names = match.book.vocabulary.events[kind]
        facts_said = " ".join(f"{name}={value}" for name, value in _named(names, facts))
        notes = [f"to {_seats(to)}"] if to is not None else []
        if already_known_to is not None:
            known = [
                seat for seat in already_known_to if seat in match.seats
            ]  # an adversary without a player knows nothing
            notes.append(f"known to {_seats(known)}" if known else "news")
        yield Line(
            f"   - {kind} {facts_said}".rstrip() + (f"  [{', '.join(notes)}]" if notes else ""), kind in bout
        )


def _named(names: Sequence[str], facts: Sequence[Option]) -> Iterator[tuple[str, str]]:
    """The facts with their names; a name with a star takes all the rest."""
    for i, name in enumerate(names):
        if name.endswith("*"):
            yield name[:-1], ",".join(_word(fact) for fact in facts[i:])
        else:
            yield name, _word(facts[i])


class _Looks:
    """What a spectator sees, and how each seat's view differs; brief: only what is new since the last look."""

    def __init__(self, match: Match[Any], *, brief: bool) -> None:
        self.match, self.brief = match, brief
        self.last: set[str] = set()

    def now(self) -> Iterator[Line]:
        public = list(_view(self.match, None))
        yield Line("")
        yield Line("   who watches sees")
        yield from (Line(line) for line in public if line not in self.last)
        for seat in self.match.seats:
            own = [line for line in _view(self.match, seat) if line not in public]
            if own or not self.brief:
                yield Line(f"   seat {seat} sees otherwise")
                yield from map(Line, own)
        if self.brief:
            self.last = set(public)


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
    """Write every golden of a game again, remove those without a case, and return what changed."""
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
