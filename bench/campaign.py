"""`python -m bench.campaign`: what a campaign costs beside its bouts alone.

Campaigns of four schools over twenty turns, all played by the heuristic bot, beside as many Gladius duels between
the same fighters by the same bot. As in the rest of the bench only ratios within an alternation count.
"""

import gc
from dataclasses import dataclass
from statistics import median
from time import process_time
from typing import Any

from bench.ours import build
from munera.bots import Bot, Seen, make
from munera.bots.playing import play
from munera.games import book
from munera.kernel import AnyAsk, Match, Option, Stream, start

SCHOOLS = 4
CAMPAIGNS = 3  # in each alternation, for the same fighters do not fight equally long twice
BAR = 1.5
VARIANT: dict[str, Option] = {"turns": "20", "bouts": "automatic"}
BOUT = ("attack", "defend", "discard")
MOST_LEVELS = 9  # of a stat that a duel can be set up with; hardly anybody gets so far


@dataclass(frozen=True)
class Bout:
    """Two fighters as they entered the ring."""

    styles: tuple[str, str]
    stats: tuple[tuple[int, ...], tuple[int, ...]]
    hit_points: tuple[int, int]


class NotingBot(Bot):
    """A bot that plays like another one, and notes every match at its first question."""

    hears = imagines = False

    def __init__(self, inner: Bot, found: dict[Option, Bout]) -> None:
        super().__init__(inner.stream)
        self.inner, self.found = inner, found

    def choose(self, seen: Seen, ask: AnyAsk) -> Option:
        if ask.kind in BOUT:
            view = seen.view
            key = (view["turn"], *view["fighters"])
            if key not in self.found:
                one, two = view["bout"]["fighters"]
                self.found[key] = Bout(
                    (one["style"], two["style"]),
                    (tuple(one["stats"]), tuple(two["stats"])),
                    (one["full_hp"], two["full_hp"]),
                )
        return self.inner.choose(seen, ask)


def campaign(seed: str) -> tuple[Match[Any], list[Bot]]:
    """A campaign before its first question, as `munera simulate` plays it."""
    match = start(book("school"), SCHOOLS, seed, VARIANT, keep=False, log=False)
    return match, [make("heuristic", "school", Stream.seeded(f"{seed}/{seat}")) for seat in range(SCHOOLS)]


def duel(bout: Bout, seed: str) -> tuple[Match[Any], list[Bot]]:
    """A duel of the same fighters, without a campaign around it."""
    one, two = (tuple(min(level, MOST_LEVELS) for level in stats) for stats in bout.stats)
    variant: dict[str, Option] = {
        "fighter_1": bout.styles[0],
        "fighter_2": bout.styles[1],
        "stats_1": one,
        "stats_2": two,
    }
    match = start(book("gladius"), 2, seed, variant, keep=False, log=False)
    match.state.hp = list(bout.hit_points)  # the lame have fewer, and nobody has struck yet
    return match, [make("heuristic", "gladius", Stream.seeded(f"{seed}/{side}")) for side in (0, 1)]


def bouts_of(seed: str) -> list[Bout]:
    """All matches of a campaign, noted in a run of their own, so that noting takes no measured time."""
    match, bots = campaign(seed)
    found: dict[Option, Bout] = {}
    play(match, [NotingBot(bot, found) for bot in bots], Stream.seeded(seed))
    return list(found.values())


def seconds_of_campaign(seed: str) -> float:
    gc.collect()
    begin = process_time()
    match, bots = campaign(seed)
    play(match, bots, Stream.seeded(seed))
    return process_time() - begin


def seconds_of_bouts(bouts: list[Bout], seed: str) -> float:
    gc.collect()
    begin = process_time()
    for i, bout in enumerate(bouts):
        match, bots = duel(bout, f"{seed}/{i}")
        play(match, bots, Stream.seeded(i))
    return process_time() - begin


def ratios(rounds: int) -> list[tuple[float, float, int]]:
    """For each alternation: the seconds of some campaigns, the seconds of their bouts alone, and how many."""
    found = []
    for alternation in range(-1, rounds):  # the first one only warms up
        whole, alone, count = 0.0, 0.0, 0
        for i in range(CAMPAIGNS):
            seed = f"bench/{alternation}/{i}"
            bouts = bouts_of(seed)
            if (alternation + i) % 2:  # nobody is always first
                alone += seconds_of_bouts(bouts, seed)
                whole += seconds_of_campaign(seed)
            else:
                whole += seconds_of_campaign(seed)
                alone += seconds_of_bouts(bouts, seed)
            count += len(bouts)
        found.append((whole, alone, count))
    return found[1:]


def table(found: list[tuple[float, float, int]]) -> str:
    """A table for people."""
    lines = [f"{'campaigns':>10}{'bouts alone':>14}{'bouts':>8}{'ratio':>8}"]
    for whole, alone, count in found:
        lines.append(f"{whole:>8.2f} s{alone:>12.2f} s{count:>8}{whole / alone:>8.2f}")
    lines.append(
        f"A campaign ({build()}) takes {ratio(found):.2f} times as long as its bouts alone (at most {BAR})."
    )
    return "\n".join(lines)


def ratio(found: list[tuple[float, float, int]]) -> float:
    return median(whole / alone for whole, alone, _ in found)


def main(rounds: int = 5) -> list[tuple[float, float, int]]:
    found = ratios(rounds)
    print(table(found))
    return found


if __name__ == "__main__":
    main()
