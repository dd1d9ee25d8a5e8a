"""How well the champion plays: bouts of the engine over all pairings, both seats of every deal.

`python -m munera.lab.train.examining --against heuristic --deals 40 --seed 1 --file FILE` adds to the scores of a
file, so that many deals can be played in pieces, and tells what all of them come to; `--card` writes that into the
card of the package.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import NormalDist
from typing import Any

from munera.bots.duellist import champion
from munera.bots.duellist.champion import MODEL_CARD
from munera.bots.model_card import written
from munera.games.gladius.cards import STYLES
from munera.kernel import Option
from munera.lab.runner import Plan, games

PAIRINGS = tuple((one, two) for one in STYLES for two in STYLES)
LEVELS = ((2, 1, 2, 1, 1), (0, 3, 0, 0, 2), (1, 0, 4, 2, 0), (3, 3, 3, 3, 3))
STATS = "stats"
FOLDER = Path(champion.__file__).parent
SURE = NormalDist().inv_cdf(0.975)

Pairs = dict[str, list[float]]  # by pairing: the score of each deal, both seats together


def stats_of(number: int) -> dict[str, Option]:
    """The stats with which a pairing is played, if it is played with stats."""
    return {"stats_1": LEVELS[number % len(LEVELS)], "stats_2": LEVELS[(number + 1) % len(LEVELS)]}


def play(
    one: str,
    two: str,
    deals: int,
    seed: str,
    options: Mapping[str, Option],
    *,
    stats: bool = False,
    jobs: int = 1,
) -> Pairs:
    """Play so many deals of each pairing, each of them twice with the seats changed; return how `one` scored."""
    variants = tuple(
        {**options, **(stats_of(number) if stats else {}), "fighter_1": a, "fighter_2": b}
        for number, (a, b) in enumerate(PAIRINGS)
    )
    plan = Plan("gladius", 2 * deals * len(PAIRINGS), 2, (one, two), variants, seed)
    scores: dict[tuple[int, str], list[float]] = {}
    for game in games(plan, jobs):
        if game.error or game.stand_ins:
            raise RuntimeError(f"game {game.deal.seed} failed: {game.error or dict(game.stand_ins)}")
        seat = 0 if game.deal.first(0) else 1
        scores.setdefault((game.deal.variant, game.deal.seed), []).append(game.scores[seat])
    found: Pairs = {}
    for (variant, _), both in scores.items():
        found.setdefault("-".join(PAIRINGS[variant]), []).append(sum(both) / len(both))
    return found


def interval(scores: Sequence[float]) -> tuple[float, float]:
    """The mean, and half the width of its 95 % confidence interval."""
    mean = sum(scores) / len(scores)
    variance = sum((score - mean) ** 2 for score in scores) / max(1, len(scores) - 1)
    return mean, SURE * (variance / len(scores)) ** 0.5


def summary(pairs: Pairs) -> dict[str, Any]:
    """What was found: over all pairings, and pairing by pairing."""
    mean, half = interval([score for scores in pairs.values() for score in scores])
    by_pairing = {name: [round(x, 3) for x in interval(scores)] for name, scores in pairs.items()}
    return {
        "games": 2 * sum(map(len, pairs.values())),
        "score": round(mean, 4),
        "interval": [round(mean - half, 4), round(mean + half, 4)],
        "pairings": dict(sorted(by_pairing.items(), key=lambda row: row[1][0])),
    }


def main(given: Sequence[str] | None = None) -> None:
    """Play one piece of the games, and print the score over all pieces so far."""
    parser = argparse.ArgumentParser(prog="python -m munera.lab.train.examining", description=__doc__)
    parser.add_argument("--bot", default="champion")
    parser.add_argument("--against", default="heuristic")
    parser.add_argument("--deals", type=int, default=10, help="of each pairing")
    parser.add_argument("--seed", default="1", help="another one for each piece")
    parser.add_argument(
        "--options", default="{}", help='other options of the table as JSON, or "stats" for fighters who have some'
    )
    parser.add_argument("--jobs", type=int, default=1, help="processes that play")
    parser.add_argument("--file", type=Path, help="where the scores of all pieces are kept")
    parser.add_argument("--card", action="store_true", help="write the result into the model card of the package")
    typed = parser.parse_args(given)
    pairs: Pairs = {}
    if typed.file and typed.file.exists():
        pairs = json.loads(typed.file.read_text("utf-8"))
    stats = typed.options == STATS
    options = {
        name: tuple(value) if isinstance(value, list) else value
        for name, value in json.loads("{}" if stats else typed.options).items()
    }
    if typed.deals:
        found = play(typed.bot, typed.against, typed.deals, typed.seed, options, stats=stats, jobs=typed.jobs)
        for name, scores in found.items():
            pairs.setdefault(name, []).extend(scores)
    if typed.file:
        typed.file.write_text(json.dumps(pairs), "utf-8")
    result = summary(pairs)
    print(json.dumps(result))  # noqa: T201  # a command
    if typed.card:
        enter(f"{typed.against} with stats" if stats else typed.against, result)


def enter(against: str, result: dict[str, Any], folder: Path = FOLDER) -> None:
    """Write a score into the card, with the worst pairing."""
    path = folder / MODEL_CARD
    card = json.loads(path.read_text("utf-8"))
    worst, (score, half) = next(iter(result["pairings"].items()))
    card["scores"][against] = {name: result[name] for name in ("games", "score", "interval")} | {
        "worst": [worst, score, half]
    }
    path.write_text(written(card), "utf-8")


if __name__ == "__main__":
    main()
