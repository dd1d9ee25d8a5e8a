"""How long somebody's first game takes: `python -m bench.minutes [GAME ...]`, and a part of `make bench`.

The person, whom the best bot plays, thinks six seconds about each question, and watches what happens between two
of them at the usual pace of the browser. Its times are those of `web/src/lib/table/pace.json`, which the browser
reads.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from typing import Any

from tools.solo_table import YOU, SoloTable

from munera import bots
from munera.games import book
from munera.tables.first_games import first_game
from munera.tables.rows import BOUT, JournalRow
from munera.tables.viewers import Viewer
from munera.tables.wording import Wording, words_of

BARS = {"gladius": 6, "for_glory": 15, "spartacus": 20, "serpents": 35, "school": 30}
GAMES = 200
THINKS = 6.0  # seconds about a question
PACE: Mapping[str, Any] = json.loads(
    (Path(__file__).resolve().parents[1] / "web/src/lib/table/pace.json").read_text(encoding="utf-8")
)


@dataclass
class Watched:
    """What one person was asked, and saw: seconds of playback, in stretches between two questions."""

    questions: int = 0
    seconds: float = 0.0
    stretch: list[int] = field(default_factory=list)

    @property
    def minutes(self) -> float:
        return (self.questions * THINKS + self.seconds) / 60

    def end_stretch(self, patience: int) -> None:
        """Everything since the last question was shown, faster if it would have taken too long (`pace.ts`)."""
        wanted = sum(self.stretch)
        factor = min(1.0, patience / wanted) if wanted else 1.0
        reveal = PACE["grave"]["reveal"]
        shown = (time * (factor if time < reveal else max(factor, 0.5)) for time in self.stretch)
        self.seconds += PACE["speed"]["usual"] * sum(shown) / 1000
        self.stretch.clear()


def time_for(lines: Sequence[Mapping[str, Any]], changed: bool) -> int:
    """How long a state is shown, in milliseconds: `timeFor` of the browser."""
    great = sum(line["level"] != "log" and line["weight"] != "quiet" for line in lines)
    least = max((PACE["grave"].get(line["weight"], 0) for line in lines), default=0)
    if any(line["setback"] for line in lines):
        least = max(least, PACE["great"])
    if great or least:
        return int(max(least, min(PACE["most"], PACE["great"] + PACE["more"] * (great - 1))))
    return int(PACE["small"]) if lines or changed else 0


class Watching:
    """Looks over the person's shoulder."""

    def __init__(self, table: SoloTable) -> None:
        self.table, self.watched = table, Watched()
        self.viewer = Viewer(YOU, "", wording=Wording(table.book, words_of("en")))
        table.table.viewers.add(self.viewer)
        self.view: Any = None
        self.see()
        self.watched.stretch.clear()  # the beginning is there at once
        table.changed = self.hear
        table.asked = lambda *_: self.asked()

    def hear(self, row: JournalRow) -> None:
        """Look after every row, but at a bout that plays itself only when it is over: it is told as a whole."""
        if row.cause != BOUT:
            self.see()

    def see(self) -> None:
        """Take note of what the person is shown now."""
        game, table = self.table.game, self.table.table
        names = tuple(chair.name for chair in table.meta.chairs)
        message = game.message(YOU, self.viewer.events_told)
        for frame in self.viewer.state(game, message, names, table.stories):
            assert frame.story is not None, "it is told in words"
            bounds = [frame.since, *(scene["told"] for scene in frame.scenes), frame.since + len(frame.events)]
            for _ in frame.story.tell(bounds[0], bounds[-1]):
                pass
            for since, found in pairwise(bounds):
                lines = [json.loads(line) for _, line in frame.story.numbered_lines(since, max(since, found))]
                time = time_for(lines, frame.message["view"] != self.view)
                if found != bounds[-1]:  # a scene
                    time = max(time, PACE["great"])
                self.watched.stretch.append(time)
            self.view = frame.message["view"]

    def asked(self) -> None:
        self.see()
        self.watched.end_stretch(PACE["patience"]["fight" if self.fights else "question"])
        self.watched.questions += 1

    @property
    def fights(self) -> bool:
        """Does the browser call this a fight, which one wants to see blow by blow?"""
        view = self.view
        return self.table.book.id == "gladius" or view.get("phase") == "battle" or bool(view.get("bout"))


def play_one(game: str, number: int) -> Watched:
    """Play one first game, and time it."""
    table = SoloTable(game, first_game(book(game)), f"minutes/{game}/{number}", bots.usual(game))
    watching = Watching(table)
    table.play()
    watching.watched.end_stretch(PACE["patience"]["usual"])
    return watching.watched


def measured(game: str, games: int, jobs: int) -> list[Watched]:
    """As many games, whichever process played them."""
    play = partial(play_one, game)
    if jobs == 1:
        return [play(number) for number in range(games)]
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        return list(pool.map(play, range(games), chunksize=5))


def line(game: str, found: Sequence[Watched]) -> str:
    """What was measured, for people."""
    minutes = sorted(one.minutes for one in found)
    return (
        f"{game:<10} {median(minutes):5.1f} minutes (bar {BARS[game]}), nine of ten within "
        f"{minutes[len(minutes) * 9 // 10]:.1f}: {median(one.questions for one in found):.0f} questions, "
        f"{median(one.seconds for one in found) / 60:.1f} minutes to watch; {len(found)} games"
    )


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.minutes", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(BARS)}; all if none is named")
    parser.add_argument("--count", type=int, default=GAMES, help="of each game")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    chosen = parser.parse_args(arguments)
    if unknown := set(chosen.games) - set(BARS):
        parser.error(f"no game {', '.join(sorted(unknown))}; there are: {', '.join(BARS)}")
    for game in chosen.games or BARS:
        print(line(game, measured(game, chosen.count, chosen.jobs)), flush=True)


if __name__ == "__main__":
    main()
