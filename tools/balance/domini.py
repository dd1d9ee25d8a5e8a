"""The rows of tables that Spartacus and its expansion share, made from the counts of one report."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TypeAlias

from munera.games.spartacus.combat.bout import LEVELS
from munera.lab.stats import StatsTable
from munera.lab.strength import cases
from tools.balance.lab import BOT, Lab, three

Rows: TypeAlias = Mapping[str, str]
Counted: TypeAlias = dict[str, StatsTable]

SILENT = "heuristic-silent"
TALK = 3.0  # two-sided deals a game,
KINDS = 4  # and kinds of promise
ROUNDS_SHOWN = (1, 2, 3, 5, 7, 9, 11)


def among_others(lab: Lab, game: str) -> Iterator[str]:
    """How strong one heuristic bot is among three others, and what deals bring."""
    yield "| at the table | games | the first of them wins | interval |"
    yield "|---|--:|--:|--:|"
    for others in (("random",) * 3, ("greedy",) * 3, (BOT,) * 3):
        first = SILENT if others[0] == BOT else BOT
        (found,) = cases(game, (first, *others), [{}], lab.pair, seats=4, seed=lab.seed, jobs=lab.jobs)
        low, high = found.result.interval
        table = f"{first} and three {others[0]}"
        yield f"| {table} | {lab.pair} | {found.result.rate:.1%} | {low:.1%} to {high:.1%} |"
        if first == SILENT and found.result.rate >= 1 / 4:
            lab.miss(f"silent among dealers {found.result.rate:.1%}")


def length(stats: Counted) -> Rows:
    """How long games are, and in which phase they end."""
    game = stats["game"]["all"]
    return {
        "games": f"{game['games']}",
        "rounds": f"{game['rounds']:.1f}",
        "- a tenth of the games has at most / at least": f"{game['shortest_tenth']} / {game['longest_tenth']}",
        **{f"ends in: {phase}": f"{row['share']:.1%}" for phase, row in stats["ends"].items()},
    }


def houses(stats: Counted) -> Rows:
    """How often each house wins."""
    return {house: f"{row['win_rate']:.1%}" for house, row in stats["houses"].items()}


def outside(stats: Counted, low: float, high: float) -> list[str]:
    """The houses that win less often or more often than this."""
    rates = {house: row["win_rate"] for house, row in stats["houses"].items()}
    return [f"{house} {rate:.1%}" for house, rate in rates.items() if not low <= rate <= high]


def flows(name: str, into: str, out: str) -> tuple[str, Callable[[Counted], Rows]]:
    """What comes in and goes out, by reason: the head of the table, and its rows."""

    def rows(stats: Counted) -> Rows:
        total = {side: sum(row[side] for row in stats[name].values()) for side in (into, out)}
        lines = {why: f"{row[into]:.1f} / {row[out]:.1f}" for why, row in stats[name].items()}
        return {**lines, "all": f"{total[into]:.1f} / {total[out]:.1f}"}

    return f"{into.replace('_', ' ')} / {out.replace('_', ' ')}", rows


def purses(stats: Counted) -> Rows:
    """The coins in circulation and what they buy."""
    held = {f"all purses, round {n}": stats["purses"].get(str(n)) for n in ROUNDS_SHOWN}
    prices = {f"price: {why}": f"{row['price']:.1f}" for why, row in stats["prices"].items()}
    return {**{name: f"{row['coins']:.0f}" for name, row in held.items() if row}, **prices}


def talk(stats: Counted) -> Rows:
    """The counts of deals and promises."""
    deals, words = stats["deals"]["all"], stats["promises"]
    return {
        "offers": f"{deals['offers']:.1f}",
        "accepted": f"{deals['deals']:.1f}",
        "- with something from both sides": f"{deals['two_sided_deals']:.1f}",
        **{
            f"promise: {kind}, made / kept / broken": three(row, "made", "kept", "broken")
            for kind, row in words.items()
        },
    }


def too_little_talk(stats: Counted) -> list[str]:
    """What is missing: deals must be made, and promises of several kinds kept and broken."""
    deals, words = stats["deals"]["all"], stats["promises"]
    missed = []
    if deals["two_sided_deals"] < TALK or len(words) < KINDS:
        missed.append(f"deals {deals['two_sided_deals']:.1f}, kinds of promise {len(words)}")
    fates = [fate for fate in ("kept", "broken") if not any(row[fate] for row in words.values())]
    return missed + [f"no promise was {fate}" for fate in fates]


def sand(stats: Counted) -> Rows:
    """The counts of schemes and matches."""
    schemes, matches = stats["schemes"]["all"], stats["matches"]["all"]
    levels = " / ".join(f"{matches[f'{level}_share']:.1%}" for level in LEVELS)
    return {
        "schemes played / foiled": f"{schemes['played']:.1f} / {schemes['foiled']:.1f}",
        "pledges of support": f"{schemes['supported']:.1f}",
        "guards used": f"{schemes['guards']:.1f}",
        "matches": f"{matches['fought']:.1f}",
        "combat rounds in a match": f"{matches['combat_rounds']:.1f}",
        " / ".join(LEVELS): levels,
        "thumbs down": f"{matches['executed']:.1f}",
    }
