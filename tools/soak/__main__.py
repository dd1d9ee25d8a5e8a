"""`python -m tools.soak`: the parts of every game, then those of the hosts."""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from collections.abc import Iterable
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from munera.games import games as every_game
from munera.kernel import asks
from tools.soak import hosts
from tools.soak.laws import laws
from tools.soak.parts import Part, Parts

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "soak.md"
LAW_GAMES = 20  # games per case in which every law is checked at every decision


def commit() -> str:
    out = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, cwd=ROOT, check=False
    )
    return out.stdout.strip() or "unknown"


def sections() -> dict[str, str]:
    """The sections of the page as it is: the last output of every part."""
    if not PAGE.exists():
        return {}
    found = PAGE.read_text("utf-8").split("\n## ")[1:]
    return {text.split("\n", 1)[0].strip(): text.split("\n", 1)[1].strip() for text in found}


def write_page(kept: dict[str, str]) -> None:
    intro = "# Soak\n\nThe last output of every part of `make soak`, with the commit and the day it ran on.\n"
    PAGE.write_text("\n".join([intro, *(f"## {name}\n\n{text}\n" for name, text in kept.items())]), "utf-8")


def build() -> str:
    """The build of munera in this process: that of `make test`, or the compiled one of `make fast`."""
    return "pure" if (asks.__file__ or "").endswith(".py") else "compiled"


def parts(games: int, kills: int) -> dict[str, Part]:
    """Every part: what the games and the hosts name, and those whose count can be chosen: kills, and the laws."""
    named: list[Parts] = [own for game in every_game().values() if (own := game.load("soak")) is not None]
    found: dict[str, Part] = {}
    for some in (*named, hosts.soak):
        found |= some
    found["server: kills"] = partial(hosts.server_kills, kills=kills)
    return found | {f"{game}: laws": partial(law_games, game, games=games) for game in every_game()}


def law_games(game: str, jobs: int, *, games: int) -> Iterable[str]:
    """The laws over one game, as a part."""
    return laws(game, jobs, games)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--games", type=int, default=LAW_GAMES, help="games per case under the laws")
    parser.add_argument("--kills", type=int, default=hosts.KILLS, help="kills of the server on each database")
    parser.add_argument("--only", default="", help="run only the parts whose name contains this")
    args = parser.parse_args()
    failed = False
    for name, part in parts(args.games, args.kills).items():
        if args.only not in name:
            continue
        begun, lines = time.perf_counter(), []
        for line in part(args.jobs):
            print(line, flush=True)
            lines.append(line)
        failed = failed or any("BROKEN" in line for line in lines)
        seconds = time.perf_counter() - begun
        day = f"{datetime.now(UTC):%Y-%m-%d}"
        when = f"Commit {commit()}, {day}, {seconds:.0f} s with {args.jobs} jobs, {build()} build."
        write_page(sections() | {name: "\n".join([*lines, "", when])})  # after every part: a soak may be cut short
    if failed:
        sys.exit("the soak found something broken")


if __name__ == "__main__":
    main()
