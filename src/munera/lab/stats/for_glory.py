"""Statistics of For Glory: how long games last, how battles end, what is bought and whether that wins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from munera.games.for_glory.abilities import ABILITIES
from munera.games.for_glory.cards.table import CARDS, REACTION, SCHEME_TACTIC, TACTIC
from munera.lab.stats import ALL, Heading, StatsTable

DECKS = ("gladiators", "training", "economy")

Player = tuple[int, dict[str, int], dict[str, int]]
"""The glory of a player, how often they bought each title, and how often they did what."""

Summary = tuple[int, int, dict[str, int], list[Player]]
"""The first player, the number of machinations turns, counts of the arena phases, and the players."""

FIGHTING = ("gladiators_sent", "tactics", "reactions")
SCHEMING = ("late_registrations", "reserves_bought_back", "culled")
DEEDS = (*FIGHTING, *SCHEMING)
BOUGHT = Heading("card", ("bought", "games", "win_rate"))
LENGTH = ("games", "turns", "shortest_tenth", "longest_tenth", "arena_phases", "first_player_rate")
TABLES = {
    "game": Heading(ALL, LENGTH),
    "arena_phases": Heading("count", ("games", "share")),
    "battles": Heading(ALL, ("fought", "walkovers", "drawn", "rounds", "first_initiative_rate")),
    "players": Heading("bot", ("games", "glory", *FIGHTING)),
    "deeds": Heading("bot", SCHEMING),
    **{f"bought_{deck}": BOUGHT for deck in DECKS},
}
COUNTED = {"registers": "late_registrations", "buys_back": "reserves_bought_back", "culls": "culled"}


def summary_of_events(view: Mapping[str, Any], events: Sequence[Sequence[Any]]) -> Summary:
    """The summary of one game, from what a spectator was told."""
    bought: list[Counter[str]] = [Counter(), Counter()]
    deeds: list[Counter[str]] = [Counter(), Counter()]
    first, fighting = 0, False
    for kind, *facts in events:
        if kind in COUNTED:
            deeds[facts[0]][COUNTED[kind]] += 1
        elif kind == "buys":
            bought[facts[0]][facts[1]] += 1
        elif kind == "enters":
            deeds[facts[2]]["gladiators_sent"] += 1
        elif kind in ("plays", "plays_with", "uses", "uses_with"):
            if what := deed(facts[1], fighting):
                deeds[facts[0]][what] += 1
        elif kind in ("battle", "all_home"):
            fighting = kind == "battle"
        elif kind == "first_player":
            first = facts[0]
    players = [(p["glory"], dict(bought[i]), dict(deeds[i])) for i, p in enumerate(view["players"])]
    return first, view["turn"], battles(events), players


def battles(events: Sequence[Sequence[Any]]) -> dict[str, int]:
    """Counts of how the arena phases went. A battle without a round was a walkover."""
    found: Counter[str] = Counter()
    rounds = holder = 0
    for kind, *facts in events:
        if kind == "arena_phase":
            found["phases"] += 1
        elif kind == "battle":
            rounds = 0
        elif kind == "initiative":
            holder = holder if rounds else facts[0]
            rounds += 1
        elif kind in ("battle_won", "battle_drawn"):
            won = kind == "battle_won"
            found["fought"] += bool(rounds)
            found["rounds"] += rounds
            found["walkovers"] += won and not rounds
            found["drawn"] += not won
            found["held"] += won and bool(rounds) and facts[0] == holder
    return dict(found)


def deed(card: str, fighting: bool) -> str:
    """What playing or using this card counts as: `tactics`, `reactions` or nothing."""
    ability = ABILITIES.get(card)
    kind = ability.kind if ability else ""
    if kind == REACTION:
        return "reactions"
    return "tactics" if fighting and kind in (TACTIC, SCHEME_TACTIC) else ""


class Stats:
    """Counts over all games."""

    def __init__(self) -> None:
        self.games = 0
        self.turns: list[int] = []
        self.phases: Counter[int] = Counter()
        self.fights: Counter[str] = Counter()
        self.first = 0.0
        self.glory: dict[str, list[int]] = {}  # by bot
        self.deeds: dict[str, Counter[str]] = {}
        self.bought: Counter[str] = Counter()
        self.more: Counter[str] = Counter()  # games in which one of two bought more of a title,
        self.won: Counter[str] = Counter()  # and those that this player won

    def add(self, summary: Summary, bots: Sequence[str], scores: Sequence[float]) -> None:
        """Add one game."""
        first, turns, phases, players = summary
        self.games += 1
        self.turns.append(turns)
        self.phases[phases.get("phases", 0)] += 1
        self.fights.update(phases)
        self.first += scores[first]
        for bot, (glory, bought, deeds) in zip(bots, players, strict=True):
            self.glory.setdefault(bot, []).append(glory)
            self.deeds.setdefault(bot, Counter()).update(deeds)
            self.bought.update(bought)
        one, two = (player[1] for player in players)
        for title in {**one, **two}:
            ahead = one.get(title, 0) - two.get(title, 0)
            if ahead and scores[0] != scores[1]:
                self.more[title] += 1
                self.won[title] += scores[ahead < 0] > scores[ahead > 0]

    def tables(self) -> dict[str, StatsTable]:
        """Everything that was counted, as tables."""
        if not self.games:
            return {}
        count, fights = self.games, self.fights
        turns = sorted(self.turns)
        return {
            "game": {
                ALL: {
                    "games": count,
                    "turns": sum(turns) / count,
                    "shortest_tenth": turns[count // 10],
                    "longest_tenth": turns[-1 - count // 10],
                    "arena_phases": fights["phases"] / count,
                    "first_player_rate": self.first / count,
                }
            },
            "arena_phases": {
                str(phases): {"games": games, "share": games / count}
                for phases, games in sorted(self.phases.items())
            },
            "battles": {
                ALL: {
                    "fought": fights["fought"] / count,
                    "walkovers": fights["walkovers"] / count,
                    "drawn": fights["drawn"] / count,
                    "rounds": fights["rounds"] / max(1, fights["fought"]),
                    "first_initiative_rate": fights["held"] / max(1, fights["fought"]),
                }
            },
            "players": {
                bot: {
                    "games": len(glory),
                    "glory": sum(glory) / len(glory),
                    **{deed: self.deeds[bot][deed] / len(glory) for deed in FIGHTING},
                }
                for bot, glory in self.glory.items()
            },
            "deeds": {
                bot: {deed: self.deeds[bot][deed] / len(glory) for deed in SCHEMING}
                for bot, glory in self.glory.items()
            },
            **{f"bought_{deck}": self._bought(deck) for deck in DECKS},
        }

    def _bought(self, deck: str) -> StatsTable:
        """The titles of a deck: how often each was bought, and how often whoever bought more of it won."""
        return {
            title: {
                "bought": self.bought[title],
                "games": self.more[title],
                "win_rate": self.won[title] / self.more[title] if self.more[title] else 0.0,
            }
            for title, card in CARDS.items()
            if card.deck == deck and self.bought[title]
        }
