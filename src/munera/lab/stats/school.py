"""Statistics of Gladiator School: fame, survival, prices, and which styles win bouts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from munera.games.gladius.cards import STYLES
from munera.games.school.gladiators import ALIVE, DEAD
from munera.games.school.view_types import GladiatorView
from munera.lab.stats import ALL, Heading, StatsTable

RESULTS = ("won", "lost", "draw")
RING = (*RESULTS, "animals", "beat_beast", "lost_to_beast", "beast_undecided")
LESSONS = ("trained", "blood_lust")

TABLES = {
    "fame": Heading("bot", ("schools", "fame", "gold")),
    "places": Heading("place", ("schools", "fame")),
    "survival": Heading("bot", ("fought", "alive_share", "deaths_per_campaign")),
    "prices_by_experience": Heading("experience", ("sold", "price", "per_point")),
    "prices_by_style": Heading("style", ("sold", "price", "per_point")),
    "bouts_by_style": Heading("style", ("bouts", "wins", "win_rate")),
}

Life = tuple[str, int, int, str, bool, int | None, tuple[tuple[str, str], ...]]
"""Style, first experience, last school, fate, whether they ever fought, price, and (result, foe's style)."""

Summary = tuple[list[int], list[int], list[Life]]
"""Fame and gold of the schools, and the lives of all gladiators that were ever in one."""


def summary(view: Mapping[str, Any]) -> Summary:
    """The summary of one campaign, from its final view."""
    everybody: list[GladiatorView] = view["gladiators"]
    styles = {g["id"]: g["style"] for g in everybody}
    lives = [life(g, g["owner"], styles) for g in everybody if g["owner"] is not None]
    return view["fame"], view["gold"], lives


def life(g: GladiatorView, school: int, styles: Mapping[int, str]) -> Life:
    """The life of one gladiator. Nobody loses experience: the first is the last less what was learnt."""
    price: int | None = None
    learnt, fought, matches = 0, False, []
    for _, what, *facts in g["history"]:
        learnt += what in LESSONS
        fought = fought or what in RING
        if what == "bought":
            price = int(facts[1])
        elif what in RESULTS:
            matches.append((str(what), styles[int(facts[0])]))
    return g["style"], g["experience"] - learnt, school, g["fate"], fought, price, tuple(matches)


class Mean:
    """A mean, kept as a sum and a count."""

    def __init__(self) -> None:
        self.count, self.sum = 0, 0.0

    def add(self, value: float) -> None:
        self.count += 1
        self.sum += value

    @property
    def mean(self) -> float:
        return self.sum / self.count if self.count else 0.0


class Stats:
    """Counts over all campaigns."""

    def __init__(self) -> None:
        self.fame: dict[str, Mean] = {}  # by bot
        self.gold: dict[str, Mean] = {}
        self.places: dict[int, Mean] = {}
        self.alive: dict[str, Mean] = {}  # of those who fought, by the bot of their last school
        self.deaths: dict[str, Mean] = {}  # per school and campaign
        self.campaign_deaths = Mean()
        self.by_experience: dict[int, Mean] = {}
        self.by_style: dict[str, Mean] = {}
        self.points: dict[str, int] = {}  # of experience that were bought, by style
        self.wins: dict[str, Mean] = {}

    def add(self, summary: Summary, bots: Sequence[str], scores: Sequence[float]) -> None:
        """Add one campaign."""
        fame, gold, lives = summary
        dead = [0] * len(bots)
        for seat, bot in enumerate(bots):
            self.fame.setdefault(bot, Mean()).add(fame[seat])
            self.gold.setdefault(bot, Mean()).add(gold[seat])
            place = 1 + sum(score > scores[seat] for score in scores)
            self.places.setdefault(place, Mean()).add(fame[seat])
        for style, experience, school, fate, fought, price, matches in lives:
            dead[school] += fate == DEAD
            if fought:
                self.alive.setdefault(bots[school], Mean()).add(fate == ALIVE)
            if price is not None:
                self.by_experience.setdefault(experience, Mean()).add(price)
                self.by_style.setdefault(style, Mean()).add(price)
                self.points[style] = self.points.get(style, 0) + experience
            for result, foe in matches:
                if foe != style:  # a mirror match says nothing about a style
                    self.wins.setdefault(style, Mean()).add(result == "won")
        for bot, deaths in zip(bots, dead, strict=True):
            self.deaths.setdefault(bot, Mean()).add(deaths)
        self.campaign_deaths.add(sum(dead))

    def tables(self) -> dict[str, StatsTable]:
        """Everything that was counted; whatever never happened is not in it."""
        styles = [style for style in STYLES if style in self.by_style]
        return {
            "fame": {
                bot: {"schools": mean.count, "fame": mean.mean, "gold": self.gold[bot].mean}
                for bot, mean in self.fame.items()
            },
            "places": {
                str(place): {"schools": mean.count, "fame": mean.mean}
                for place, mean in sorted(self.places.items())
            },
            "survival": {
                bot: {
                    "fought": self.alive[bot].count if bot in self.alive else 0,
                    "alive_share": self.alive[bot].mean if bot in self.alive else 0.0,
                    "deaths_per_campaign": deaths.mean,
                }
                for bot, deaths in (*self.deaths.items(),)
            }
            | {ALL: self._everybody()},
            "prices_by_experience": {
                str(points): {"sold": mean.count, "price": mean.mean, "per_point": mean.mean / max(1, points)}
                for points, mean in sorted(self.by_experience.items())
            },
            "prices_by_style": {
                style: {
                    "sold": self.by_style[style].count,
                    "price": self.by_style[style].mean,
                    "per_point": self.by_style[style].sum / max(1, self.points[style]),
                }
                for style in styles
            },
            "bouts_by_style": {
                style: {
                    "bouts": self.wins[style].count,
                    "wins": int(self.wins[style].sum),
                    "win_rate": self.wins[style].mean,
                }
                for style in STYLES
                if style in self.wins
            },
        }

    def _everybody(self) -> dict[str, float]:
        fought = sum(mean.count for mean in self.alive.values())
        living = sum(mean.sum for mean in self.alive.values())
        return {
            "fought": fought,
            "alive_share": living / fought if fought else 0.0,
            "deaths_per_campaign": self.campaign_deaths.mean,
        }
