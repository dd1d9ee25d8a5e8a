"""What the pages share: reports that several tables are made from, and tables in a page."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import TypeAlias

from munera.kernel import Option
from munera.lab.simulate import Report, simulate

PAGES = Path(__file__).resolve().parents[2] / "docs" / "balance"
BOT = "heuristic"


class Lab:
    """The reports that several tables share, and the targets that were missed."""

    def __init__(self, games: int, pair: int, jobs: int, seed: str) -> None:
        self.games, self.pair, self.jobs, self.seed = games, pair, jobs, seed
        self.broken: list[str] = []
        self.played: dict[tuple[str, str, int | None, tuple[tuple[str, Option], ...]], Report] = {}

    def report(self, game: str, bot: str = BOT, seats: int | None = None, **variant: Option) -> Report:
        """A report of a bot against itself."""
        key = (game, bot, seats, tuple(sorted(variant.items())))
        if key not in self.played:
            found = simulate(
                game, games=self.games, seats=seats, bots=(bot,), variant=variant, seed=self.seed, jobs=self.jobs
            )
            if found.failed or found.stand_ins:
                raise RuntimeError(f"games failed: {found.failed[:3]} {found.stand_ins}")
            self.played[key] = found
        return self.played[key]

    def miss(self, what: str) -> None:
        """Note a target that was missed."""
        self.broken.append(what)


Filler: TypeAlias = Callable[[Lab], Iterable[str]]
"""Makes the lines of a table."""


def side_by_side(head: str, columns: Mapping[str, Mapping[str, str]]) -> Iterator[str]:
    """A table of these columns; a row that a column lacks is empty there."""
    yield f"| {head} | {' | '.join(columns)} |"
    yield "|---|" + "--:|" * len(columns)
    for name in dict.fromkeys(name for column in columns.values() for name in column):
        yield f"| {name} | {' | '.join(column.get(name, '') for column in columns.values())} |"


def three(row: Mapping[str, float], *names: str) -> str:
    return " / ".join(f"{row[name]:.2f}" for name in names)


def fill(page: str, name: str, lines: Iterable[str]) -> str:
    """The page with one table replaced."""
    table = "\n".join(lines).strip("\n")
    place = re.compile(rf"(<!-- {name} -->\n).*?(<!-- end -->)", re.DOTALL)
    if not place.search(page):
        raise SystemExit(f"the page has no place for {name!r}")
    return place.sub(lambda found: f"{found[1]}\n{table}\n\n{found[2]}", page)
