"""How strong the persons of a level are, and how they keep their word: `python -m tools.persons`.

One of them plays Spartacus against three bots of the level; all on the same seeds, every seat in turn. It fails
where the strongest and the weakest are further apart than 5 points and the noise of both.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from munera import bots
from munera.bots import Person, make
from munera.bots.levels import PREFIX, VETERAN
from munera.bots.playing import play
from munera.games import book
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import Stream, start
from munera.lab.simulate import Rate, Z
from tools.sharing import shared

SEATS = 4
BAR = 5.0  # points between the strongest and the weakest of a level


class Record(NamedTuple):
    """What one person did: for each game whether they won, and how many promises they made, kept and broke."""

    who: Person
    won: list[bool]
    made: int
    kept: int
    broken: int

    def line(self, everybody: Sequence[Record]) -> str:
        """The row of the table: the wins beside the mean of all persons in the same games."""
        rate = Rate(len(self.won), sum(self.won))
        low, high = rate.interval
        leads = [won - fmean(one.won[n] for one in everybody) for n, won in enumerate(self.won)]
        noise = Z * stdev(leads) / sqrt(len(leads)) if len(leads) > 1 else 1.0
        who = f"{self.who.name}, {self.who.temperament}"
        promises = f"{self.made} | {self.kept / max(1, self.made):.0%} | {self.broken / max(1, self.made):.0%}"
        return (
            f"| {who} | {len(self.won)} | {rate.rate:.1%} | {low:.1%} to {high:.1%} "
            f"| {100 * fmean(leads):+.1f} ± {100 * noise:.1f} | {promises} |"
        )


class Game(NamedTuple):
    """A game for one person to play."""

    who: Person
    number: int
    seed: str
    type: str


class Outcome(NamedTuple):
    """What the person did in a game: did they win, and how many promises they made, kept and broke."""

    won: bool
    made: int
    kept: int
    broken: int


def outcome(game: Game) -> Outcome:
    """Play one game of a person."""
    mine, key = game.number % SEATS, f"{game.seed}/{game.number}"
    specs = [game.who.spec if seat == mine else f"{PREFIX}{game.who.level}" for seat in range(SEATS)]
    players = [make(spec, "spartacus", Stream.seeded(f"{key}/bot/{seat}")) for seat, spec in enumerate(specs)]
    match = start(book("spartacus"), SEATS, key, {"type": game.type}, log=True, keep=False)
    play(match, players, Stream.seeded(f"{key}/driver"))
    assert isinstance(match.state, Spartacus)
    promises = [entry.state for entry in match.state.ledger if entry.by == mine]
    won = tuple(match.book.winners(match.state)) == (mine,)
    return Outcome(won, len(promises), promises.count("kept"), promises.count("broken"))


def record(who: Person, outcomes: Sequence[Outcome]) -> Record:
    """All that one person did, in all their games."""
    won, made, kept, broken = zip(*outcomes, strict=True)
    return Record(who, list(won), sum(made), sum(kept), sum(broken))


def main(arguments: Sequence[str] | None = None) -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(prog="python -m tools.persons", description=__doc__)
    parser.add_argument("--level", default=VETERAN, choices=list(bots.levels("spartacus")))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", default="persons")
    parser.add_argument("--type", default="quick", choices=("quick", "standard", "advanced"))
    parser.add_argument("--jobs", type=int, default=1, help="in so many processes")
    chosen = parser.parse_args(arguments)
    own = [one for one in bots.persons("spartacus") if one.level == chosen.level]
    plan = [Game(one, number, chosen.seed, chosen.type) for one in own for number in range(chosen.games)]
    outcomes = list(shared(outcome, plan, chosen.jobs))
    found = [record(one, outcomes[at * chosen.games : (at + 1) * chosen.games]) for at, one in enumerate(own)]
    print("| person | games | wins | interval | beside the mean of all | words given | kept | broken |")
    print("|---|--:|--:|--:|--:|--:|--:|--:|")
    for one in found:
        print(one.line(found))
    rates = [100 * fmean(one.won) for one in found]
    noise = 100 * Z * sqrt(2 * fmean(rates) / 100 * (1 - fmean(rates) / 100) / chosen.games)
    print(f"the strongest and the weakest are {max(rates) - min(rates):.1f} points apart")
    if max(rates) - min(rates) > BAR + noise:
        sys.exit("not of one strength")


if __name__ == "__main__":
    main()
