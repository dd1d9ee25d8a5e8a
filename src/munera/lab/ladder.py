"""The ladder of a game: every bot against every other, on the same cards in every seat, and what they are rated.

At a table for two, two play. At a larger one a single bot sits among several of another kind, and the other way
round, so that its share of wins can be compared with its fair share.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations
from time import perf_counter
from typing import Any, Final

from munera import bots as players
from munera.games import book
from munera.kernel import Option
from munera.lab.ratings import Ranking, Rated, ranking, rate
from munera.lab.runner import BadSimulation, Played
from munera.lab.runner import games as played_games
from munera.lab.simulate import Rate, planned

LEAST_BOTS: Final = 2


@dataclass(frozen=True)
class Pairing:
    """One bot among others of one kind, and how often it won alone."""

    bot: str
    among: str
    result: Rate
    draws: int


@dataclass(frozen=True)
class Ladder:
    """What a round robin has shown."""

    game: str
    seats: int
    seed: int | str
    seconds: float
    pairings: tuple[Pairing, ...]
    ratings: tuple[Rated, ...]

    def as_json(self) -> dict[str, Any]:
        """The ladder for programs."""
        return {
            "game": self.game,
            "seats": self.seats,
            "seed": self.seed,
            "seconds": round(self.seconds, 3),
            "ratings": [
                {"name": one.name, "mu": round(one.mu, 1), "sigma": round(one.sigma, 1), "games": one.games}
                for one in self.ratings
            ],
            "pairings": [
                {"bot": one.bot, "among": one.among, "draws": one.draws, **one.result.as_json()}
                for one in self.pairings
            ],
        }


def contestants(game: str) -> tuple[str, ...]:
    """Who is compared unless somebody says otherwise: the random bot and the levels, or all bots of the game."""
    found = tuple(players.levels(game).values())
    return ("random", *found) if found else players.names(game)


def ladder(
    game: str,
    names: Sequence[str] = (),
    *,
    games: int,
    seats: int | None = None,
    variant: Mapping[str, Option] | None = None,
    seed: int | str = 0,
    jobs: int = 1,
    neighbours: bool = False,
    progress: Callable[[int, int], None] | None = None,
) -> Ladder:
    """Let every bot play every other, `games` games of each pairing, and rate them.

    With `neighbours` each plays only whoever is named next to it: enough to rate levels that are far apart.
    A game that fails, or in which a bot had to be replaced, would spoil the result: RuntimeError.
    """
    rules, begun = book(game), perf_counter()
    entered = tuple(names) or contestants(game)
    if len(set(entered)) < len(entered) or len(entered) < LEAST_BOTS:
        raise BadSimulation("a ladder needs two bots or more, each named once")
    count = rules.seats[-1] if seats is None else seats
    if count < LEAST_BOTS:
        raise BadSimulation("a ladder needs two seats or more")
    each = lineups(entered, count, neighbours=neighbours)
    results: list[Ranking] = []
    pairings: list[Pairing] = []
    for lineup in each:
        wins = draws = 0
        for played in paired(game, lineup, games, variant or {}, seed, jobs):
            results.append(ranking(played.deal.bots, played.places))
            wins += played.winner is not None and played.deal.first(played.winner)
            draws += played.drawn
            if progress is not None:
                progress(len(results), games * len(each))
        pairings.append(Pairing(lineup[0], lineup[1], Rate(games, wins), draws))
    rated = rate(results, anchor=players.usual(game), seed=f"{seed}/ratings")
    return Ladder(game, count, seed, perf_counter() - begun, tuple(pairings), tuple(rated))


def lineups(entered: Sequence[str], seats: int, *, neighbours: bool = False) -> list[tuple[str, ...]]:
    """Who sits together: a bot among others of one kind, each pair once at a table for two."""
    return [
        (one, *(other,) * (seats - 1))
        for one, other in permutations(entered, 2)
        if seats > LEAST_BOTS or entered.index(one) < entered.index(other)
        if not neighbours or abs(entered.index(one) - entered.index(other)) == 1
    ]


def paired(
    game: str, lineup: Sequence[str], games: int, variant: Mapping[str, Option], seed: int | str, jobs: int
) -> Iterator[Played]:
    """The games of one pairing; the bots take every seat on the same cards. RuntimeError if one fails."""
    plan = planned(book(game), games, len(lineup), lineup, (variant,), f"{seed}/{lineup[0]}/{lineup[1]}")
    for played in played_games(plan, jobs):
        _check(played)
        yield played


def _check(played: Played) -> None:
    if played.error or played.stand_ins:
        raise RuntimeError(f"game {played.deal.seed} failed: {played.error or dict(played.stand_ins)}")
