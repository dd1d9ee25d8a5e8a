"""Makes the tables of one page."""

from __future__ import annotations

import argparse
import sys

import tools.balance
from tools.balance import for_glory, serpents, spartacus
from tools.balance.lab import PAGES, Lab, fill

GAMES = {module.GAME: module.TABLES for module in (for_glory, spartacus, serpents)}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.balance", description=tools.balance.__doc__)
    parser.add_argument("game", nargs="?", default=for_glory.GAME, choices=list(GAMES))
    parser.add_argument("--games", type=int, default=2000, help="of heuristic against itself")
    parser.add_argument("--pair", type=int, default=400, help="for each pair of habits, and for each strength")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--only", default="", help="only the tables whose name contains this")
    parser.add_argument("--dry", action="store_true", help="print the tables, leave the page as it is")
    args = parser.parse_args()
    lab = Lab(args.games, args.pair, args.jobs, args.seed)
    page = PAGES / f"{args.game}.md"
    for name, table in GAMES[args.game].items():
        if args.only not in name:
            continue
        lines = list(table(lab))
        print(f"{name}:", *lines, "", sep="\n", flush=True)
        if not args.dry:
            page.write_text(fill(page.read_text("utf-8"), name, lines), "utf-8")
    if lab.broken:
        sys.exit("targets missed: " + "; ".join(lab.broken))


if __name__ == "__main__":
    main()
