"""Write `docs/observations/`, what a seat is told in numbers in each game: `python -m tools.observations`.

A test compares. All of it is taken from the observation of the rulebook (`Rulebook.observation`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from munera.games import book
from munera.kernel.observation import ALONE, Field
from tools.botpages import GAMES, table, write_pages

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "docs" / "observations"
PLACE = re.compile(r"_(\d+)\.")
FEW = 16  # names of entries that are written in the table itself
INFINITE = float("inf")


class Page:
    """The page of one game."""

    def __init__(self, game: str) -> None:
        self.game = game
        found = book(game).observation
        assert found is not None, f"{game} has no observation"
        self.described = found
        self.lists: dict[tuple[str, ...], str] = {}  # long lists of entries, by what they are called

    def text(self) -> str:
        """The page as Markdown."""
        described = self.described
        table_row, option_row = "`match.observation(seat)`", "`match.option_rows(seat)`"
        sizes = f"{table_row} has {described.size:,} entries, each of {option_row} {described.option_size}."
        head = [
            f"# {GAMES[self.game]}, in numbers",
            "",
            "Made from the code by `python -m tools.observations`; [For search and study](../lab.md) has its use.",
            "",
            f"Version {described.version}: {sizes}",
            "An entry is the number that is meant, divided by what stands under *divided by*; a *flag* is 0 or 1.",
            "Seats that are not there, and whatever else does not apply, are zeros.",
            "",
            "## What a seat knows",
            "",
            *self.fields(described.fields),
            "",
            "## What an option is",
            "",
            *self.fields(described.option_fields),
        ]
        return "\n".join([*head, *self.long_lists()]) + "\n"

    def fields(self, fields: Sequence[Field]) -> Iterator[str]:
        """A table of fields, in which those that recur for every house, seat or combatant stand once."""
        begins = dict(zip((field.name for field in fields), _begins(fields), strict=True))
        alike: dict[str, list[Field]] = {}
        for field in fields:
            alike.setdefault(PLACE.sub("_N.", field.name), []).append(field)
        whose = dict.fromkeys(self.whose(alike, begins))
        rows = [
            (
                _span(begins[group[0].name], group[0].size),
                f"`{name}`",
                group[0].meaning,
                self.entries(group[0]),
                "flag" if group[0].flag else f"{group[0].scale:g}",
                _bounds(group[0]),
            )
            for name, group in alike.items()
        ]
        yield from table(("entries", "field", "meaning", "each about", "divided by", "bounds"), rows)
        if whose:
            yield from ("", *whose)

    def whose(self, alike: dict[str, list[Field]], begins: dict[str, int]) -> Iterator[str]:
        """For fields that recur: whom each of them is about, and how many entries further on the next one is."""
        for name, group in alike.items():
            first, last = group[0], group[-1]
            block = name.rpartition(".")[0]
            if not block:
                continue
            steps = []
            for place, index in enumerate(PLACE.finditer(first.name)):
                part = PLACE.sub("_N.", first.name[: index.end()]).rstrip(".")
                step = begins[_moved(first.name, place, 1)] - begins[first.name]
                most = PLACE.findall(last.name)[place]
                steps.append(f"N of `{part}` goes from 0 to {most}, every {step} entries")
            phrase = (
                first.whose if first.whose == last.whose else f"the first is {first.whose}, the last {last.whose}"
            )
            yield f"- `{block}`: {'. '.join([phrase, *steps])}."

    def entries(self, field: Field) -> str:
        """What each entry is about, or which list says it."""
        if field.entries == ALONE:
            return ""
        if field.size <= FEW:
            return ", ".join(field.entries)
        name = self.lists.setdefault(field.entries, f"list {len(self.lists) + 1}")
        return f"{field.size}: [{name}](#{name.replace(' ', '-')})"

    def long_lists(self) -> Iterator[str]:
        """The lists that were named, in their order."""
        for entries, name in self.lists.items():
            yield from ("", f"## {name.capitalize()}", "", ", ".join(f"`{entry}`" for entry in entries))


def _begins(fields: Sequence[Field]) -> Iterator[int]:
    at = 0
    for field in fields:
        yield at
        at += field.size


def _moved(name: str, place: int, number: int) -> str:
    """The name with another number at one of its places."""
    found = list(PLACE.finditer(name))[place]
    return f"{name[: found.start()]}_{number}.{name[found.end() :]}"


def _span(begin: int, size: int) -> str:
    return str(begin) if size == 1 else f"{begin}-{begin + size - 1}"


def _bounds(field: Field) -> str:
    if field.flag:
        return ""
    low = "" if field.low == -INFINITE else f"{field.low:g}"
    high = "" if field.high == INFINITE else f"{field.high:g}"
    return f"{low} to {high}" if low and high else f"from {low}" if low else ""


def files() -> dict[Path, str]:
    """All pages, each with its text."""
    return {FOLDER / f"{game}.md": Page(game).text() for game in GAMES}


if __name__ == "__main__":
    write_pages(files())
