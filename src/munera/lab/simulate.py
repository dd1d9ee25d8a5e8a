"""Simulations: who wins how often, how long games last, and how fast they are played."""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from math import sqrt
from pathlib import Path
from secrets import token_hex
from statistics import fmean, median
from time import perf_counter
from typing import Any, TextIO

from munera.games import book
from munera.kernel import Option, Rulebook
from munera.kernel.settings import complete
from munera.lab.runner import BadSimulation, Plan, Played, check_bots, games, versions
from munera.lab.stats import StatsTable, statistician

Z = 1.959964  # of a 95 % interval
PROGRESS = 0.1  # seconds between two reports of progress
REASONS = 5  # different ones that are reported for each bot


@dataclass(frozen=True)
class Rate:
    """A number of wins out of a number of games, with its 95 % interval after Wilson."""

    games: int
    wins: int

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        n, p = self.games, self.rate
        if not n:
            return 0.0, 1.0
        middle, spread = p + Z * Z / (2 * n), Z * sqrt(p * (1 - p) / n + Z * Z / (4 * n * n))
        return max(0.0, (middle - spread) / (1 + Z * Z / n)), min(1.0, (middle + spread) / (1 + Z * Z / n))

    def as_json(self) -> dict[str, Any]:
        low, high = self.interval
        return {"games": self.games, "wins": self.wins, "rate": self.rate, "low": low, "high": high}


@dataclass
class Report:
    """The report of a simulation. `wins` is by seat, `bots` by name; a shared win counts for nobody."""

    game: str
    games: int
    seats: int
    seed: int | str
    seconds: float
    digest: str
    versions: dict[str, str] = field(default_factory=dict)  # of the package and the rules, which the digest holds
    finished: int = 0
    decisions: int = 0
    draws: int = 0
    wins: list[int] = field(default_factory=list)
    bots: dict[str, Rate] = field(default_factory=dict)
    lengths: list[int] = field(default_factory=list)
    unit: str = "answers"
    failed: list[dict[str, Any]] = field(default_factory=list)
    stand_ins: dict[str, dict[str, Any]] = field(default_factory=dict)
    stats: dict[str, StatsTable] = field(default_factory=dict)  # what is counted in this game alone

    def as_json(self) -> dict[str, Any]:
        lengths = self.lengths or [0]
        return {
            "game": self.game,
            "games": self.games,
            "seats": self.seats,
            "seed": self.seed,
            "finished": self.finished,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions / self.seconds) if self.seconds else 0,
            "wins": self.wins,
            "bots": {name: rate.as_json() for name, rate in self.bots.items()},
            "draws": self.draws,
            "length": {"unit": self.unit, "mean": fmean(lengths), "median": median(lengths), "max": max(lengths)},
            "digest": self.digest,
            "versions": self.versions,
            "failed": self.failed,
            "stand_ins": self.stand_ins,
            "stats": self.stats,
        }


def simulate(
    game: str,
    *,
    games: int,
    seats: int | None = None,
    bots: Sequence[str] = ("random",),
    variant: Mapping[str, Option] | None = None,
    seed: int | str = 0,
    jobs: int = 1,
    out: Path | str | None = None,
    overwrite: bool = False,
    progress: Callable[[int], None] | None = None,
    variants: Sequence[Mapping[str, Option]] | None = None,
) -> Report:
    """Play `games` games and report. Which games are played does not depend on `jobs`, `out` and `progress`.

    bots: one for all seats, or one for each; they rotate through the seats. out: a file for the records of all
    finished games, one per line; it must be a new one unless `overwrite`, and appears when everything is played.
    progress: is called with the number of games that are done. variants: several that take turns, in place of
    `variant`.
    """
    plan = planned(book(game), games, seats, bots, variants or (variant or {},), seed, records=out is not None)
    if type(jobs) is not int or jobs < 1:
        raise BadSimulation(f"jobs must be a whole number from 1, not {jobs!r}")
    begun = said = perf_counter()
    tally = _Tally(plan)
    with _records_file(out, overwrite=overwrite) as file:
        for played in _games(plan, jobs):
            tally.add(played)
            if file is not None and played.record:
                file.write(played.record + "\n")
            done = played.deal.number + 1
            if progress is not None and (done == plan.games or perf_counter() - said > PROGRESS):
                said = perf_counter()
                progress(done)
    return tally.report(perf_counter() - begun)


@contextmanager
def _records_file(out: Path | str | None, *, overwrite: bool) -> Iterator[TextIO | None]:
    """Open a temporary file for the records, which replaces the named file only if everything is played."""
    if out is None:
        yield None
        return
    path = Path(out).resolve()
    try:
        if path.is_file() and not overwrite:
            raise BadSimulation(f"{out} exists already")
        direct = path.exists() and not path.is_file()  # a device or a pipe
        temporary = path if direct else path.with_name(f".munera-{os.getpid()}-{token_hex(4)}")
        file = temporary.open("w" if direct else "x", encoding="utf-8", newline="\n")
    except BadSimulation:
        raise
    except (OSError, ValueError) as error:
        raise BadSimulation(f"{out}: {getattr(error, 'strerror', None) or error}") from error
    try:
        with file:
            yield file
        if not direct:
            _move_into_place(temporary, path, overwrite=overwrite)
    except OSError as error:
        raise BadSimulation(f"{out}: {error.strerror or error}") from error
    finally:
        if not direct:
            temporary.unlink(missing_ok=True)


def _move_into_place(temporary: Path, path: Path, *, overwrite: bool) -> None:
    """Move the temporary file to its final path."""
    if not overwrite:
        try:
            path.hardlink_to(temporary)  # unlike a renaming, this fails if there is such a file by now
        except FileExistsError:
            raise
        except (OSError, NotImplementedError):  # not on every file system
            if path.exists():
                raise
        else:
            return
    temporary.replace(path)


_games = games  # `games` is the number of them in the signature that hosts know


def planned(
    rules: Rulebook[Any],
    games: int,
    seats: int | None,
    bots: Sequence[str],
    variants: Sequence[Mapping[str, Option]],
    seed: int | str,
    *,
    records: bool = False,
) -> Plan:
    """Make a plan that can be played, or raise an error that says why there is none."""
    if type(games) is not int or games < 1:
        raise BadSimulation(f"games must be a whole number from 1, not {games!r}")
    if isinstance(bots, str) or not bots:
        raise BadSimulation("at least one bot must play")
    low, high = rules.seats[0], rules.seats[-1]
    count = seats if seats is not None else len(bots) if len(bots) > 1 else high
    if type(count) is not int or count not in rules.seats:
        raise BadSimulation(f"{rules.id} is played by {low} to {high}, not by {count!r}")
    if len(bots) not in (1, count):
        raise BadSimulation(f"{len(bots)} bots for {count} seats: name one for all, or one for each")
    if isinstance(seed, bool) or not isinstance(seed, (int, str)):
        raise BadSimulation(f"a seed is a whole number or a text, not {seed!r}")
    check_bots(rules.id, bots)
    full = tuple(complete(rules.settings, one) for one in variants)
    each = tuple(bots) if len(bots) == count else tuple(bots) * count
    return Plan(rules.id, games, count, each, full, seed, records)


class _Tally:
    """Counts games as they come in, in order."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.versions = versions(book(plan.game))
        said = [plan.game, plan.seats, plan.bots, plan.variants, self.versions]
        self.hash = sha256(json.dumps(said).encode())
        self.wins = [0] * plan.seats
        self.sat: Counter[str] = Counter()
        self.won: Counter[str] = Counter()
        self.decisions = self.draws = self.finished = 0
        self.turns: list[int] = []
        self.answers: list[int] = []
        self.failed: list[dict[str, Any]] = []
        self.replaced: Counter[str] = Counter()
        self.reasons: dict[str, list[str]] = {}
        more = statistician(plan.game)
        self.stats = more.Stats() if more else None

    def add(self, played: Played) -> None:
        deal = played.deal
        self.hash.update(played.digest.encode())
        if played.error:
            self.failed.append({"game": deal.number, "seed": deal.seed, "error": played.error})
            return
        self.finished += 1
        self.decisions += played.decisions
        self.draws += played.drawn
        self.answers.append(played.answers)
        if played.turns is not None:
            self.turns.append(played.turns)
        self.sat.update(deal.bots)
        if self.stats is not None:
            self.stats.add(played.summary, deal.bots, played.scores)
        if played.winner is not None:
            self.wins[played.winner] += 1
            self.won[deal.bots[played.winner]] += 1
        for seat, why in played.stand_ins.items():
            name = deal.bots[seat]
            self.replaced[name] += 1
            reasons = self.reasons.setdefault(name, [])
            if why not in reasons and len(reasons) < REASONS:
                reasons.append(why)

    def report(self, seconds: float) -> Report:
        plan = self.plan
        counted = bool(self.turns) and len(self.turns) == len(self.answers)
        return Report(
            game=plan.game,
            games=plan.games,
            seats=plan.seats,
            seed=plan.seed,
            seconds=seconds,
            digest=self.hash.hexdigest(),
            versions=self.versions,
            finished=self.finished,
            decisions=self.decisions,
            draws=self.draws,
            wins=self.wins,
            bots={name: Rate(self.sat[name], self.won[name]) for name in dict.fromkeys(plan.bots)},
            lengths=self.turns if counted else self.answers,
            unit="turns" if counted else "answers",
            failed=self.failed,
            stand_ins={
                name: {"games": count, "reasons": self.reasons[name]} for name, count in self.replaced.items()
            },
            stats=self.stats.tables() if self.stats is not None else {},
        )
