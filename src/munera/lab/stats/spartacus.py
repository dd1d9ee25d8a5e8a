"""Statistics of Spartacus: which houses win and how, influence and coins, deals, promises and defeats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from munera.games.spartacus.cards.table import HOUSES
from munera.games.spartacus.combat.bout import LEVELS
from munera.games.spartacus.deals.promises import TERMS
from munera.lab.stats import ALL, Heading, StatsTable

PROMISES = TERMS["promise"]
FATES = ("kept", "broken", "open")
PHASES = ("intrigue", "market", "arena", "tournament")
SOLD = ("auction", "hosting")

# Kinds of event that are simply counted, and as what.
DEEDS = {
    "offer_made": "offers",
    "offer_countered": "offers",
    "confirms": "played",
    "foiled": "foiled",
    "supports": "supported",
    "uses_guard": "guards",
    "bout": "fought",
    "combat_round": "combat_rounds",
}
DEALS = ("offers", "deals", "two_sided_deals")
SCHEMING = ("played", "foiled", "supported", "guards")
LENGTH = ("games", "rounds", "shortest_tenth", "longest_tenth", "cut_short")

TABLES = {
    "game": Heading(ALL, LENGTH),
    "ends": Heading("phase", ("games", "share")),
    "houses": Heading("house", ("games", "wins", "win_rate", "influence")),
    "influence": Heading("why", ("gained", "lost")),
    "coins": Heading("why", ("paid_in", "paid_out")),
    "purses": Heading("round", ("games", "coins")),
    "prices": Heading("why", ("sold", "price")),
    "deals": Heading(ALL, DEALS),
    "promises": Heading("promise", ("made", *FATES)),
    "schemes": Heading(ALL, SCHEMING),
    "matches": Heading(ALL, ("fought", "combat_rounds", *(f"{level}_share" for level in LEVELS), "executed")),
}

COUNTED = ("gained", "lost", "paid_in", "paid_out", "sold", "deeds", "levels")

Summary = dict[str, Any]
"""The summary of a game: its rounds, the phase it ended in, the winner, the houses, and the counts."""


class EventCounter:
    """Counts the events of one game, as a spectator was told them. `counted` names the counters that are kept."""

    counted: tuple[str, ...] = COUNTED

    def __init__(self) -> None:
        self.gained: Counter[str] = Counter()  # influence, by why
        self.lost: Counter[str] = Counter()
        self.paid_in: Counter[str] = Counter()  # coins of the Bank, by why
        self.paid_out: Counter[str] = Counter()
        self.sold: Counter[str] = Counter()
        self.deeds: Counter[str] = Counter()
        self.levels: Counter[str] = Counter()
        self.purses: list[int] = []  # all coins, in the arena phase of every round
        self.phase = ""

    def count(self, kind: str, facts: Sequence[Any]) -> None:
        if kind in DEEDS:
            self.deeds[DEEDS[kind]] += 1
        elif kind == "influence":
            _, change, _, why = facts
            (self.gained if change > 0 else self.lost)[why] += abs(change)
        elif kind == "purses_open":
            self.purses.append(sum(facts))
        elif kind == "phase":
            self.phase = facts[0]
        elif kind == "tournament":
            self.phase = kind
        elif kind == "offer_accepted":
            self.deeds["deals"] += 1
            self.deeds["two_sided_deals"] += two_sided(facts[1])
        elif kind == "defeated":
            self.levels[facts[2]] += 1
        elif kind == "thumb":
            self.deeds["executed"] += facts[1] == "down"
        else:
            self.count_coins(kind, facts)

    def count_coins(self, kind: str, facts: Sequence[Any]) -> None:
        """Count coins that came from the Bank or went to it."""
        if kind == "bank_pays":
            self.paid_in[facts[2]] += facts[1]
        elif kind == "cashes_in":
            self.paid_in["cashed"] += facts[2]
        elif kind == "wager_lost":
            self.paid_out["wager"] += facts[2]
        elif kind == "pays_bank":
            self.paid_out[facts[2]] += facts[1]
            self.sold[facts[2]] += facts[2] in SOLD


def two_sided(offer: Sequence[Any]) -> bool:
    """Do both sides give or promise something?"""
    _, _, _, gives, goods, wants, asks, promises, returns, _ = offer
    return bool(gives or goods or promises) and bool(wants or asks or returns)


def summary_of_events(view: Mapping[str, Any], events: Sequence[Sequence[Any]]) -> Summary:
    """The summary of one game, from what a spectator was told."""
    return summarised_by(EventCounter(), view, events)


def summarised_by(counter: EventCounter, view: Mapping[str, Any], events: Sequence[Sequence[Any]]) -> Summary:
    """The summary of one game, by this counter. After a game all promises are public."""
    why = ""
    for kind, *facts in events:
        counter.count(kind, facts)
        why = facts[1] if kind == "game_won" else why
    return {
        "rounds": view["round"],
        "phase": counter.phase,
        "cut_short": why == "rounds",
        "winner": view["winner"],
        "houses": [[house["house"], house["influence"]] for house in view["houses"]],
        "purses": counter.purses,
        "promises": [[word["promise"][0], word["state"]] for word in view["ledger"]],
        **{name: dict(getattr(counter, name)) for name in counter.counted},
    }


class Stats:
    """Counts over all games."""

    counted: tuple[str, ...] = COUNTED
    houses: tuple[str, ...] = tuple(HOUSES)

    def __init__(self) -> None:
        self.rounds: list[int] = []
        self.cut_short = 0
        self.ends: Counter[str] = Counter()
        self.sat: Counter[str] = Counter()
        self.won: Counter[str] = Counter()
        self.influence: Counter[str] = Counter()
        self.counts: dict[str, Counter[str]] = {}
        self.purses: dict[int, list[int]] = {}
        self.promises: Counter[tuple[str, str]] = Counter()

    def add(self, summary: Summary, bots: Sequence[str], scores: Sequence[float]) -> None:  # noqa: ARG002
        """Add one game."""
        self.rounds.append(summary["rounds"])
        self.cut_short += summary["cut_short"]
        self.ends[summary["phase"]] += 1
        for seat, (house, influence) in enumerate(summary["houses"]):
            self.sat[house] += 1
            self.won[house] += seat == summary["winner"]
            self.influence[house] += influence
        for name in self.counted:
            self.counts.setdefault(name, Counter()).update(summary[name])
        for round, coins in enumerate(summary["purses"], 1):
            self.purses.setdefault(round, []).append(coins)
        self.promises.update((kind, state) for kind, state in summary["promises"])

    def tables(self) -> dict[str, StatsTable]:
        """Everything that was counted, as tables; numbers are per game where nothing else is said."""
        games = len(self.rounds)
        if not games:
            return {}
        return {
            "game": {ALL: self._length()},
            "ends": {
                phase: {"games": self.ends[phase], "share": self.ends[phase] / games}
                for phase in PHASES
                if self.ends[phase]
            },
            "houses": {house: self._house(house) for house in self.houses if self.sat[house]},
            "influence": self._flows("gained", "lost"),
            "coins": self._flows("paid_in", "paid_out"),
            "purses": {
                str(round): {"games": len(coins), "coins": sum(coins) / len(coins)}
                for round, coins in sorted(self.purses.items())
            },
            "prices": {why: self._price(why) for why in SOLD if self.counts["sold"][why]},
            "deals": {ALL: self._deeds(*DEALS)},
            "promises": {kind: made for kind in PROMISES if (made := self._promise(kind))["made"]},
            "schemes": {ALL: self._deeds(*SCHEMING)},
            "matches": {ALL: self._matches()},
        }

    def _length(self) -> dict[str, float]:
        rounds, games = sorted(self.rounds), len(self.rounds)
        return {
            "games": games,
            "rounds": sum(rounds) / games,
            "shortest_tenth": rounds[games // 10],
            "longest_tenth": rounds[-1 - games // 10],
            "cut_short": self.cut_short,
        }

    def _house(self, house: str) -> dict[str, float]:
        sat, won = self.sat[house], self.won[house]
        return {"games": sat, "wins": won, "win_rate": won / sat, "influence": self.influence[house] / sat}

    def _flows(self, into: str, out: str) -> StatsTable:
        """What came in and what went out, by its reason."""
        games, more, less = len(self.rounds), self.counts[into], self.counts[out]
        return {why: {into: more[why] / games, out: less[why] / games} for why in sorted({*more, *less})}

    def _price(self, why: str) -> dict[str, float]:
        sold = self.counts["sold"][why]
        return {"sold": sold / len(self.rounds), "price": self.counts["paid_out"][why] / sold}

    def _deeds(self, *names: str) -> dict[str, float]:
        return {name: self.counts["deeds"][name] / len(self.rounds) for name in names}

    def _promise(self, kind: str) -> dict[str, float]:
        fates = {fate: self.promises[kind, fate] / len(self.rounds) for fate in FATES}
        return {"made": sum(fates.values()), **fates}

    def _matches(self) -> dict[str, float]:
        deeds, levels = self.counts["deeds"], self.counts["levels"]
        defeated = max(1, levels.total())
        return {
            **self._deeds("fought"),
            "combat_rounds": deeds["combat_rounds"] / max(1, deeds["fought"]),
            **{f"{level}_share": levels[level] / defeated for level in LEVELS},
            **self._deeds("executed"),
        }
