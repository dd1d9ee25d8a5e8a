"""What stronger play does to every figure: `python -m tools.balance.levels GAME` makes its part of levels.md.

Each level plays against itself, on the same seed. What was counted is kept in build/balance, so that a game can be
measured elsewhere, or again with more games, and `--write` makes the page from what is there. Counts that other
rules or other bots have made are left out.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from statistics import fmean
from typing import Any, Final, NamedTuple

from munera import bots
from munera.games.gladius.cards import BEASTS, STYLES
from munera.games.gladius.state import STATS
from munera.kernel import Option
from munera.lab.simulate import simulate
from munera.lab.strength import cases, pairings
from tools.balance.lab import PAGES, fill
from tools.strength import ROOT, code

SEED: Final = "balance"
KEPT: Final = ROOT / "build/balance"
PAGE: Final = PAGES / "levels.md"
SHARES: Final = ("share", "rate")  # what names of shares end in

Counts = dict[str, dict[str, Any]]  # by table, then by row: figures by name


class Setting(NamedTuple):
    """How a game is played here: its title on the page, the seats, and what is chosen."""

    title: str
    seats: int
    options: Mapping[str, Option]


PLAYED: Final[Mapping[str, tuple[Setting, ...]]] = {
    "gladius": (
        Setting("As printed", 2, {}),
        Setting("Brisk", 2, {"brisk": True}),
        Setting("With stats of 2", 2, {"stats_1": (2,) * len(STATS), "stats_2": (2,) * len(STATS)}),
    ),
    "for_glory": (
        Setting("As printed", 2, {}),
        Setting("Three coins more for the second player", 2, {"extra_coins": 3}),
    ),
    "school": (
        Setting("Four schools", 4, {"bouts": "automatic"}),
        Setting("With underdogs", 4, {"bouts": "automatic", "underdogs": True}),
    ),
    "spartacus": tuple(
        Setting(type.capitalize(), 4, {"type": type}) for type in ("quick", "standard", "advanced")
    ),
    "serpents": tuple(Setting(f"{seats} players", seats, {}) for seats in (3, 4, 5, 6)),
}


def counted(game: str, setting: Setting, bot: str, games: int, jobs: int) -> Counts:
    """The counts of games in which this bot has every seat; of Gladius, of each pairing of styles."""
    if game == "gladius":
        return _styles(setting, bot, games, jobs)
    found = simulate(
        game, games=games, seats=setting.seats, bots=(bot,), variant=setting.options, seed=SEED, jobs=jobs
    )
    if found.failed or found.stand_ins:
        raise RuntimeError(f"games failed: {found.failed[:3]} {found.stand_ins}")
    report = found.as_json()
    seats = {f"seat {number}": {"win_rate": won / games} for number, won in enumerate(found.wins, 1)}
    whole = {
        "games": games,
        "decisions": found.decisions / games,
        found.unit: report["length"]["mean"],
        "shared_wins_share": found.draws / games,
    }
    # A row that bears the name of the bot would have another name at every level.
    tables = {
        table: {"all" if name == bot else name: row for name, row in rows.items()}
        for table, rows in found.stats.items()
    }
    return {"whole games": {"all": whole}, "seats": seats, **tables}


def _styles(setting: Setting, bot: str, games: int, jobs: int) -> Counts:
    """How often each style wins against the others, and how long bouts last, over all pairings."""
    played = pairings("gladius", bot, bot, games, seed=SEED, jobs=jobs, mirrors=True, options=setting.options)
    apart = [case for case in played if case.variant["fighter_1"] != case.variant["fighter_2"]]
    total = games * len(played)
    whole = {
        "games": total,
        "turns": fmean(case.turns for case in played),
        "drawn_share": sum(case.draws for case in played) / total,
        "first_fighter_win_rate": sum(case.result.wins for case in played) / total,
    }
    styles: dict[str, dict[str, float]] = {}
    for style in STYLES:
        first = [case for case in apart if case.variant["fighter_1"] == style]
        second = [case for case in apart if case.variant["fighter_2"] == style]
        won = sum(case.result.wins for case in first)
        won += sum(case.result.games - case.result.wins - case.draws for case in second)
        styles[style] = {
            "win_rate": won / (games * (len(first) + len(second))),
            "turns": fmean(case.turns for case in first + second),
        }
    alone = {
        adversary: {"win_rate": fmean(case.result.rate for case in found)}
        for adversary in (*BEASTS, *STYLES)
        for found in [
            cases(
                "gladius",
                (bot,),
                [{**setting.options, "fighter_1": style, "fighter_2": adversary} for style in STYLES],
                games,
                seats=1,
                seed=SEED,
                jobs=jobs,
            )
        ]
    }
    return {"all bouts": {"all": whole}, "styles": styles, "alone against": alone}


def shown(name: str, value: float) -> str:
    """A figure for people."""
    if name.endswith(SHARES):
        return f"{value:.1%}"
    if float(value).is_integer():
        return f"{value:.0f}"
    return f"{value:.2f}" if abs(value) < 10 else f"{value:.1f}"


def compared(levels: Mapping[str, Counts]) -> Iterator[str]:
    """Tables with the figures of all levels side by side in each cell."""
    for table in dict.fromkeys(name for counts in levels.values() for name in counts):
        parts = [counts.get(table, {}) for counts in levels.values()]
        figures = list(dict.fromkeys(name for part in parts for row in part.values() for name in row))
        yield f"| {table.replace('_', ' ')} | {' | '.join(name.replace('_', ' ') for name in figures)} |"
        yield "|---|" + "--:|" * len(figures)
        for row in dict.fromkeys(name for part in parts for name in part):
            cells = (_cell(figure, [part.get(row, {}).get(figure) for part in parts]) for figure in figures)
            yield f"| {row} | {' | '.join(cells)} |"
        yield ""


def _cell(name: str, values: Sequence[float | None]) -> str:
    return " / ".join("-" if value is None else shown(name, value) for value in values)


def part(kept: Mapping[str, Any]) -> Iterator[str]:
    """What the page says of one game."""
    for title, levels in kept["settings"].items():
        yield f"### {title}"
        yield ""
        yield from compared({level: found["counts"] for level, found in levels.items()})


def measure(
    game: str, games: Mapping[str, int], jobs: int, folder: Path, say: Callable[[str], None], only: str = ""
) -> None:
    """Play what is missing, and keep it setting by setting."""
    path = folder / f"{game}.json"
    kept: dict[str, Any] = json.loads(path.read_text("utf-8")) if path.exists() else {}
    if kept.get("code") != code():
        kept = {"code": code(), "settings": {}}
    for setting in PLAYED[game]:
        if only not in setting.title:
            continue
        levels = kept["settings"].setdefault(setting.title, {})
        for level, bot in bots.levels(game).items():
            if levels.get(level, {}).get("games") == games[level]:
                continue
            levels[level] = {
                "games": games[level],
                "counts": counted(game, setting, bot, games[level], jobs),
            }
            folder.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(kept) + "\n", "utf-8")
            say(f"{game}, {setting.title}: {level}, {games[level]} games")


def write(folder: Path, page: Path) -> None:
    """Put everything that was measured into the page; what was not stays as it is."""
    text = page.read_text("utf-8")
    for game in PLAYED:
        path = folder / f"{game}.json"
        if path.exists():
            text = fill(text, game, part(json.loads(path.read_text("utf-8"))))
    page.write_text(text, "utf-8")


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, and write the page."""
    parser = argparse.ArgumentParser(prog="python -m tools.balance.levels", description=__doc__)
    parser.add_argument("game", nargs="*", metavar="GAME", help=f"of {', '.join(PLAYED)}; all if none is named")
    parser.add_argument(
        "--games", type=int, default=400, help="of recruits, and of veterans; of each pairing in Gladius"
    )
    parser.add_argument("--champions", type=int, default=200, help="games of champions, likewise")
    parser.add_argument("--only", default="", help="only the settings whose title contains this")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--write", action="store_true", help="only write the page, from what was kept")
    typed = parser.parse_args(arguments)
    if unknown := set(typed.game) - set(PLAYED):
        parser.error(f"no game {', '.join(sorted(unknown))}; there are: {', '.join(PLAYED)}")
    if not typed.write:
        games = {"recruit": typed.games, "veteran": typed.games, "champion": typed.champions}
        for game in typed.game or PLAYED:
            measure(game, games, typed.jobs, KEPT, lambda line: print(line, flush=True), typed.only)
    write(KEPT, PAGE)


if __name__ == "__main__":
    main()
