"""Rulebooks without their texts: a hash for each line, for each row of a table, and for some runs of words."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from munera.rules import games, rules, texts

KEPT = Path(__file__).resolve().parents[2] / "tests" / "rules" / "rulebooks"
BLANK = "-"  # stands for a line with nothing in it
RUN = 8  # so many words in a row are copied, not told in our own words
FIRST_GLADIATOR = "DR\tType\t"  # the heading above the ready-made gladiators
MISSPELT = {"murillo": "murmillo"}


def lines_of(book: str) -> Path:
    """Where the hashes of a book's lines are kept."""
    return KEPT / f"{Path(book).stem}.lines"


def runs_of(book: str) -> Path:
    """Where the hashes of a book's runs of words are kept."""
    return KEPT / f"{Path(book).stem}.runs"


def entries_of(trace: Path) -> Path:
    """Where the hashes of a trace's entries are kept."""
    return KEPT / f"{trace.stem}.entries"


def kept(path: Path) -> list[str]:
    """The lines of what is kept."""
    return path.read_text("utf-8").splitlines()


def short(text: str) -> str:
    """A hash that is long enough to tell some thousands of lines apart."""
    return sha256(text.encode()).hexdigest()[:10]


def words(text: str) -> list[str]:
    """The words of a text, whatever stands between them."""
    return re.findall(r"\w+", text.lower())


def line_hash(line: str) -> str:
    """A line of a rulebook: spaces, marks and capitals make no difference, and what says nothing is blank."""
    return short(" ".join(words(line))) if line.strip() else BLANK


def line_hashes(text: str) -> list[str]:
    """One for each line of the book, the one after the last newline included: traces count it."""
    return [line_hash(line) for line in text.split("\n")]


# ---------------------------------------------------------------------- traces


@dataclass(frozen=True)
class Entry:
    """An entry of a trace: lines of the rulebook, counted from 1, and the rules that carry them, if any does."""

    first: int
    last: int
    rules: tuple[str, ...]


def trace_files() -> list[Path]:
    """The traces of all rulebooks."""
    return sorted((texts() / "trace").glob("*.toml"))


def trace(path: Path) -> tuple[str, list[Entry]]:
    """The book of a trace and its entries."""
    table: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
    assert set(table) == {"book", "lines"}
    entries = []
    for entry in table["lines"]:
        if "is" in entry:
            assert set(entry) == {"from", "to", "is"}, entry
            assert entry["is"] == "flavour", entry
        else:
            assert set(entry) == {"from", "to", "rules"}, entry
            assert entry["rules"], entry
            assert len(set(entry["rules"])) == len(entry["rules"]), entry
        entries.append(Entry(entry["from"], entry["to"], tuple(entry.get("rules", ()))))
    return table["book"], entries


def entry_hashes(entries: Iterable[Entry], lines: Sequence[str]) -> Iterator[str]:
    """A line for each entry of a trace: its lines, and a hash of what stands in them and of its rules."""
    for entry in entries:
        covered = lines[entry.first - 1 : entry.last]
        yield f"{entry.first}-{entry.last} {short(' '.join([*covered, *entry.rules]))}"


# ---------------------------------------------------------------------- words that might be copied


def runs(text: str) -> list[str]:
    """Every run of words in a text, hashed."""
    spoken = words(text)
    return [short(" ".join(spoken[at : at + RUN])) for at in range(len(spoken) - RUN + 1)]


def separate_runs(text: str) -> list[str]:
    """Runs that do not overlap, in no order, so that nobody can put the text together again.

    Whoever copies fifteen words in a row, wherever they begin, copies one of these runs.
    """
    return sorted(set(runs(text)[::RUN]))


def copied(known: Iterable[str], game: str) -> list[str]:
    """The rules of a game in whose English text such a run stands."""
    found = set(known)
    return [rule.id for rule in rules(game).values() if not found.isdisjoint(runs(rule.text))]


def books() -> dict[str, list[str]]:
    """Every rulebook that is traced, and the games whose rules it has."""
    found: dict[str, list[str]] = {}
    for path in trace_files():
        owners = [game for game in games() if game == path.stem]
        found.setdefault(trace(path)[0], []).extend(owners)
    return found


# ---------------------------------------------------------------------- the ready-made gladiators


def row_hash(row: Sequence[object]) -> str:
    """A row of a table: its number, and a hash of all that stands in it."""
    return f"{row[0]} {short(' '.join(map(str, row)).lower())}"


def ready_made(text: str) -> Iterator[str]:
    """The rows of the campaign's table; a style that is misspelt there is marked."""
    for line in text.split(FIRST_GLADIATOR)[1].splitlines()[1:]:
        if line.strip():
            number, style, *rest = line.lower().split("\t")
            right = MISSPELT.get(style, style)
            yield row_hash([number, right, *rest]) + (" misspelt" if right != style else "")
