"""How strong the levels are: writes docs/strength.md, and the ratings that people are shown.

    python -m tools.strength --game for_glory --minutes 5

Games are played in pieces, a few of each pairing in turn, until the time is up or `--games` of each pairing are
there; what was played is kept in build/strength, so that each call goes on where the last one stopped. Without
`--game` all games take turns. What is played follows from the seed alone, whatever stops it. Pieces that other
rules or other bots have played do not count: then a game begins anew.
"""

from __future__ import annotations

import argparse
import json
import tracemalloc
from collections import Counter
from collections.abc import Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any, Final

from munera import bots
from munera.bots.bot import Bot, Seen
from munera.bots.playing import play
from munera.games import book
from munera.kernel import AnyAsk, Option, Stream, start
from munera.lab.ladder import contestants, lineups, paired
from munera.lab.ratings import Ranking, ranking, rate
from munera.lab.simulate import Rate

ROOT: Final = Path(__file__).parents[1]
RATINGS: Final = ROOT / "src/munera/bots/ratings.json"
PAGE: Final = ROOT / "docs/strength.md"
PIECES: Final = ROOT / "build/strength"
PLAYED_BY: Final = ("kernel", "games", "odds", "bots")  # what decides which games are played
TABLES: Final[Mapping[str, tuple[int, Mapping[str, Option]]]] = {  # how each game is played for its ratings
    "gladius": (2, {}),
    "for_glory": (2, {}),
    "school": (4, {"bouts": "automatic"}),
    "spartacus": (4, {"type": "quick"}),
    "serpents": (5, {}),
}
LEVELS: Final = {"greedy": "Recruit", "heuristic": "Veteran", "champion": "Champion", "random": "(random)"}
INTRODUCTION: Final = """\
Made by `python -m tools.strength` from a seed, in pieces that add up. Each level plays the next one, in every
seat on the same cards; at tables for more than two a single bot sits among others of the neighbouring level, so
that its fair share is one in as many as play. A win is one alone; intervals are of 95 %, after Wilson. Ratings
are on the scale of Elo with the veteran at 1500, one fit over all games (`munera lab ladder`); their standard
errors come from drawing the games again. Milliseconds are processor time of one decision in pure Python, memory
is the peak of a whole game. Every figure says of how many games it is: few games say little."""
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


class Pieces:
    """What was played of one game so far, in a file that grows piece by piece."""

    def __init__(self, game: str, seed: int, size: int, folder: Path) -> None:
        self.game, self.seed, self.size = game, seed, size
        self.seats, self.variant = TABLES[game]
        self.names = contestants(game)[::-1]  # the best first: how often it wins is what people ask
        self.path = folder / f"{game}.json"
        self.about = {"seed": seed, "size": size, "names": list(self.names), "code": code()}
        found = json.loads(self.path.read_text(encoding="utf-8")) if self.path.exists() else {}
        fits = found.get("about") == self.about
        self.played: dict[str, list[dict[str, Any]]] = found["played"] if fits else {}
        self.costs: dict[str, dict[str, float]] = found["costs"] if fits else {}
        self.lineups = lineups(self.names, self.seats, neighbours=True)

    def games(self) -> int:
        """How many games there are of the pairing that has the fewest."""
        return min(len(self.of(lineup)) for lineup in self.lineups) * self.size

    def of(self, lineup: Sequence[str]) -> list[dict[str, Any]]:
        """The pieces of one pairing."""
        return self.played.setdefault(f"{lineup[0]}/{lineup[1]}", [])

    def add(self, jobs: int) -> None:
        """Play one piece more of the pairing that has the fewest, and write it down."""
        lineup = min(self.lineups, key=lambda one: len(self.of(one)))
        results: Counter[Ranking] = Counter()
        wins = draws = 0
        place = f"{self.seed}/{len(self.of(lineup))}"
        for played in paired(self.game, lineup, self.size, self.variant, place, jobs):
            results[ranking(played.deal.bots, played.places)] += 1
            wins += played.winner is not None and played.deal.first(played.winner)
            draws += played.drawn
        self.of(lineup).append({"results": sorted(results.items()), "wins": wins, "draws": draws})
        self.keep()

    def add_costs(self) -> None:
        """Measure what decisions of each bot cost, where that is not known yet."""
        for name in self.names:
            if name not in self.costs:
                self.costs[name] = cost(self.game, name, str(self.seed))
                self.keep()

    def keep(self) -> None:
        """Write all pieces, so that nothing is lost if this is stopped."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        new = self.path.with_suffix(".new")
        new.write_text(json.dumps({"about": self.about, "played": self.played, "costs": self.costs}) + "\n")
        new.replace(self.path)

    def facts(self) -> dict[str, Any]:
        """Ratings, rates and costs of the levels."""
        results: list[Ranking] = []
        pairings = []
        for lineup in self.lineups:
            pieces = self.of(lineup)
            for piece in pieces:
                for groups, times in piece["results"]:
                    results += [tuple(tuple(group) for group in groups)] * times
            won = Rate(self.size * len(pieces), sum(piece["wins"] for piece in pieces))
            draws = sum(piece["draws"] for piece in pieces)
            pairings.append({"bot": lineup[0], "among": lineup[1], "draws": draws, **won.as_json()})
        rated = rate(results, anchor=bots.usual(self.game), seed=f"{self.seed}/ratings")
        return {
            "seats": self.seats,
            "seed": self.seed,
            "variant": dict(self.variant),
            "ratings": [
                {"name": one.name, "mu": round(one.mu, 1), "sigma": round(one.sigma, 1), "games": one.games}
                for one in rated
            ],
            "pairings": pairings,
            "costs": self.costs,
        }


def code() -> str:
    """A digest of all that decides which games are played; ratings, which follow from them, left out."""
    digest = sha256()
    for folder in PLAYED_BY:
        for path in sorted((ROOT / "src/munera" / folder).rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts and path.suffix != ".so" and path != RATINGS:
                digest.update(f"{path.relative_to(ROOT)} {sha256(path.read_bytes()).hexdigest()}\n".encode())
    return digest.hexdigest()[:16]


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
            "| level | bot | rating | games | ms a decision (median, 99 %, most) | memory |",
            "|---|---|---|---|---|---|",
        ]
        for one in facts["ratings"]:
            price = facts["costs"][one["name"]]
            level = LEVELS.get(one["name"], one["name"])
            times = ", ".join(f"{1000 * price[part]:.3g}" for part in ("median", "p99", "max"))
            rating = f"{one['mu']:.0f} ± {one['sigma']:.0f}"
            memory = f"{price['megabytes']} MB"
            lines.append(f"| {level} | `{one['name']}` | {rating} | {one['games']} | {times} | {memory} |")
        lines += ["", "| bot | among | games | wins | shared |", "|---|---|---|---|---|"]
        for one in facts["pairings"]:
            wins = f"{100 * one['rate']:.1f} % ({100 * one['low']:.1f} to {100 * one['high']:.1f})"
            lines.append(f"| `{one['bot']}` | `{one['among']}` | {one['games']} | {wins} | {one['draws']} |")
    return "\n".join(lines) + "\n"


def write(found: Sequence[Pieces]) -> None:
    """Write the page and the ratings; games that were not measured now stay as they are."""
    measured = json.loads(RATINGS.read_text(encoding="utf-8")).get("measured", {})
    measured |= {pieces.game: pieces.facts() for pieces in found if pieces.games()}
    measured = {game: measured[game] for game in TABLES if game in measured}
    ratings = {
        game: {one["name"]: [round(one["mu"]), round(one["sigma"]), one["games"]] for one in facts["ratings"]}
        for game, facts in measured.items()
    }
    RATINGS.write_text(json.dumps({"ratings": ratings, "measured": measured}, indent=1) + "\n", encoding="utf-8")
    PAGE.write_text(page(measured), encoding="utf-8")


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and write."""
    parser = argparse.ArgumentParser(prog="python -m tools.strength", description="How strong the levels are.")
    parser.add_argument("--game", choices=list(TABLES), action="append", help="again for several; else all")
    parser.add_argument("--games", type=int, default=200, help="of each pairing, in all calls together")
    parser.add_argument("--minutes", type=float, default=10.0, help="of this call, about")
    parser.add_argument("--piece", type=int, default=20, help="games in a piece")
    parser.add_argument("--seed", type=int, default=22)
    parser.add_argument("--jobs", type=int, default=2)
    typed = parser.parse_args(arguments)
    if min(typed.games, typed.piece, typed.jobs) < 1:
        parser.error("--games, --piece and --jobs are at least 1")
    end = perf_counter() + 60 * typed.minutes
    found = [Pieces(game, typed.seed, typed.piece, PIECES) for game in typed.game or TABLES]
    while (short := [one for one in found if one.games() < typed.games]) and perf_counter() < end:
        for pieces in short:
            if pieces.games() < typed.games and perf_counter() < end:
                for _ in pieces.lineups:
                    pieces.add(typed.jobs)
    for pieces in found:
        if pieces.games():
            pieces.add_costs()
        print(f"{pieces.game}: {pieces.games()} of {typed.games} games of each pairing", flush=True)
    write(found)


if __name__ == "__main__":
    main()
