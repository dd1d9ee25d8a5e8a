"""How strong the levels are: writes docs/strength.md, and the ratings that people are shown.

`python -m tools.strength --game for_glory --games 200 --jobs 2` measures one game anew and keeps what was measured
of the others; without `--game` all are measured. What is played follows from the seed alone.
"""

from __future__ import annotations

import argparse
import json
import tracemalloc
from collections.abc import Mapping
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any, Final

from munera import bots
from munera.bots.bot import Bot, Seen
from munera.bots.playing import play
from munera.games import book
from munera.kernel import AnyAsk, Option, Stream, start
from munera.lab.ladder import contestants, ladder

ROOT: Final = Path(__file__).parents[1]
RATINGS: Final = ROOT / "src/munera/bots/ratings.json"
PAGE: Final = ROOT / "docs/strength.md"
TABLES: Final[Mapping[str, tuple[int, Mapping[str, Option]]]] = {  # how each game is played for its ratings
    "gladius": (2, {}),
    "for_glory": (2, {}),
    "school": (4, {"bouts": "automatic"}),
    "spartacus": (4, {"type": "quick"}),
    "serpents": (5, {}),
}
LEVELS: Final = {"greedy": "Recruit", "heuristic": "Veteran", "champion": "Champion", "random": "(random)"}
INTRODUCTION: Final = """\
Made by `python -m tools.strength` from a seed. Each level plays the next one; at tables for more than two a single
bot sits among others of the neighbouring level, so that its fair share is one in as many as play. Intervals are of
95 %. Ratings are on the scale of Elo with the veteran at 1500, one fit over all games (`munera lab ladder`).
Milliseconds are processor time of one decision in pure Python, memory is the peak of a whole game."""
PATIENT: Final = 100  # decisions at least that are timed


class Timed(Bot):
    """A bot that answers as another does, and notes the processor time of every answer."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot.stream)
        self.bot, self.seconds = bot, list[float]()
        self.hears, self.imagines = bot.hears, bot.imagines

    def choose(self, seen: Seen, ask: AnyAsk) -> Option:
        begun = process_time()
        try:
            return self.bot.choose(seen, ask)
        finally:
            self.seconds.append(process_time() - begun)

    def volunteer(self, seen: Seen) -> Option:
        return self.bot.volunteer(seen)


def cost(game: str, name: str, seed: str) -> dict[str, float]:
    """Seconds that a decision of this bot takes, and the memory of a whole game with it in one seat."""
    seats, variant = TABLES[game]
    seconds: list[float] = []
    peak = number = 0
    while len(seconds) < PATIENT:
        place = f"{seed}/{game}/{name}/{number}"
        match = start(book(game), seats, place, variant)
        timed = Timed(bots.make(name, game, Stream.seeded(f"{place}/bot")))
        others = [bots.make(bots.usual(game), game, Stream.seeded(f"{place}/{seat}")) for seat in range(1, seats)]
        if number:  # one game for the time and one for the memory, since counting memory takes time
            play(match, [timed, *others], Stream.seeded(place))
            seconds += timed.seconds
        else:
            tracemalloc.start()
            play(match, [timed, *others], Stream.seeded(place))
            peak = tracemalloc.get_traced_memory()[1]
            tracemalloc.stop()
        number += 1
    seconds.sort()
    return {
        "median": round(median(seconds), 6),
        "p99": round(seconds[int(len(seconds) * 0.99)], 6),
        "max": round(seconds[-1], 6),
        "megabytes": round(peak / 1e6, 1),
    }


def measure(game: str, games: int, seed: int, jobs: int) -> dict[str, Any]:
    """Ratings, rates and costs of the levels of one game."""
    seats, variant = TABLES[game]
    begun = perf_counter()
    names = contestants(game)
    found = ladder(game, names, games=games, seats=seats, variant=variant, seed=seed, jobs=jobs, neighbours=True)
    facts = found.as_json()
    facts["costs"] = {name: cost(game, name, str(seed)) for name in names}
    facts["variant"] = dict(variant)
    print(f"{game}: {perf_counter() - begun:.0f} s", flush=True)
    return facts


def page(measured: Mapping[str, Any]) -> str:
    """The page as Markdown."""
    lines = [
        "# How strong the bots are",
        "",
        *INTRODUCTION.splitlines(),
    ]
    for game, facts in measured.items():
        options = ", ".join(f"`{name}={value}`" for name, value in facts["variant"].items())
        setting = f"{facts['seats']} seats{', ' + options if options else ''}, seed {facts['seed']}"
        lines += ["", f"## {game}", "", f"{setting}.", ""]
        lines += [
            "| level | bot | rating | ms a decision (median, 99 %, most) | memory |",
            "|---|---|---|---|---|",
        ]
        for one in facts["ratings"]:
            price = facts["costs"][one["name"]]
            level = LEVELS.get(one["name"], one["name"])
            times = ", ".join(f"{1000 * price[one]:.4g}" for one in ("median", "p99", "max"))
            rating = f"{one['mu']:.0f} ± {one['sigma']:.0f}"
            lines.append(f"| {level} | `{one['name']}` | {rating} | {times} | {price['megabytes']} MB |")
        lines += ["", "| bot | among | games | wins |", "|---|---|---|---|"]
        for one in facts["pairings"]:
            wins = f"{100 * one['rate']:.1f} % ({100 * one['low']:.1f} to {100 * one['high']:.1f})"
            lines.append(f"| `{one['bot']}` | `{one['among']}` | {one['games']} | {wins} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Measure and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=list(TABLES), action="append")
    parser.add_argument("--games", type=int, default=200, help="of each pairing")
    parser.add_argument("--seed", type=int, default=22)
    parser.add_argument("--jobs", type=int, default=2)
    typed = parser.parse_args()
    kept = json.loads(RATINGS.read_text(encoding="utf-8")).get("measured", {})
    for game in typed.game or TABLES:
        kept[game] = measure(game, typed.games, typed.seed, typed.jobs)
        measured = {name: kept[name] for name in TABLES if name in kept}
        ratings = {
            name: {one["name"]: [round(one["mu"]), round(one["sigma"]), one["games"]] for one in facts["ratings"]}
            for name, facts in measured.items()
        }
        RATINGS.write_text(
            json.dumps({"ratings": ratings, "measured": measured}, indent=1) + "\n", encoding="utf-8"
        )
        PAGE.write_text(page(measured), encoding="utf-8")


if __name__ == "__main__":
    main()
