"""Statistics of The Serpents and the Wolf: those of Spartacus, and how often the new rules come into play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from munera.games.serpents.cards.reactions import SPECTACLE
from munera.games.serpents.cards.table import OWN, WHOLE
from munera.games.serpents.melee import PRIMUS
from munera.lab.stats import ALL, Heading, StatsTable, spartacus
from munera.lab.stats.spartacus import Summary, summarised_by

OPPOSED = tuple(id for id, card in OWN.items() if card.opposed)
COUNTED = (*spartacus.COUNTED, "primus", "powers", "opposed", "opposed_foiled")

DECLARING = ("declared", "forced", "refrained", "failed", "fought")
SHAPES = {4: "four_houses", 3: "one_double", 2: "two_doubles"}  # by the number of houses in a Primus
TREACHERY = "traitors"
POWERS = ("meddled", "guards_meddling", "back_in_hand", "demanded", "refused")

# Kinds of event that are counted, and under which name.
IN_PRIMUS = {"ordinary_match": "refrained", "primus_failed": "failed", "turns_traitor": TREACHERY}
BY_POWERS = {"meddles": "meddled", "back_in_hand": "back_in_hand", "demands": "demanded"}
UNDONE = ("card_foiled", "back_in_hand", "without_effect")  # what can become of a card that was declared

TABLES = {
    **spartacus.TABLES,
    "primus": Heading(ALL, (*DECLARING, *(f"{shape}_share" for shape in SHAPES.values()), TREACHERY)),
    "powers": Heading(ALL, POWERS),
    "opposed": Heading("card", ("played", "foiled")),
}


class EventCounter(spartacus.EventCounter):
    """Counts the events of one game, with the Primus, the powers of the new houses, and cards with an arrow."""

    counted = COUNTED

    def __init__(self) -> None:
        super().__init__()
        self.primus: Counter[str] = Counter()
        self.powers: Counter[str] = Counter()
        self.opposed: Counter[str] = Counter()  # played, by card
        self.opposed_foiled: Counter[str] = Counter()
        self.forcing = False  # a Spectacle was played, and nothing has undone it
        self.houses: list[int] = []  # of the combatants of a Primus, as its teams are formed

    def count(self, kind: str, facts: Sequence[Any]) -> None:
        super().count(kind, facts)
        if kind in IN_PRIMUS:
            self.primus[IN_PRIMUS[kind]] += 1
        elif kind in ("declares", "declares_at"):
            self.count_played(facts[1])
        elif kind in UNDONE:
            self.count_undone(kind, facts[1])
        elif kind == "influence":
            self.powers["refused"] += facts[3] == "senate"
        else:
            self.count_primus(kind, facts)
        if kind in BY_POWERS:
            self.powers[BY_POWERS[kind]] += 1
            self.powers["guards_meddling"] += facts[3] if kind == "meddles" else 0

    def count_primus(self, kind: str, facts: Sequence[Any]) -> None:
        """Count how a Primus was declared, who is in it, and whether it is fought."""
        if kind == "primus":
            self.primus["forced" if self.forcing else "declared"] += 1
            self.forcing = False
        elif kind == "in_team":
            self.houses.append(facts[2])
        elif kind == "bout" and facts[0] == PRIMUS:
            self.primus["fought"] += 1
            self.primus[SHAPES[len(set(self.houses))]] += 1
            self.houses = []

    def count_played(self, card: str) -> None:
        self.forcing = self.forcing or card == SPECTACLE
        self.opposed[card] += card in OPPOSED

    def count_undone(self, kind: str, card: str) -> None:
        """Take back the counts of a card that has no effect after all."""
        self.forcing = self.forcing and card != SPECTACLE
        self.opposed_foiled[card] += card in OPPOSED and kind == "card_foiled"


def summary_of_events(view: Mapping[str, Any], events: Sequence[Sequence[Any]]) -> Summary:
    """The summary of one game, from what a spectator was told."""
    return summarised_by(EventCounter(), view, events)


class Stats(spartacus.Stats):
    """Counts over all games."""

    counted = COUNTED
    houses = tuple(WHOLE.houses)

    def tables(self) -> dict[str, StatsTable]:
        tables = super().tables()
        if not tables:
            return {}
        return {
            **tables,
            "primus": {ALL: self._primus()},
            "powers": {ALL: {name: self.counts["powers"][name] / len(self.rounds) for name in POWERS}},
            "opposed": {card: self._opposed(card) for card in OPPOSED if self.counts["opposed"][card]},
        }

    def _primus(self) -> dict[str, float]:
        """The row of the Primus: numbers per game, and the shapes as shares of those that were fought."""
        games, counts = len(self.rounds), self.counts["primus"]
        fought = max(1, counts["fought"])
        return {
            **{name: counts[name] / games for name in DECLARING},
            **{f"{shape}_share": counts[shape] / fought for shape in SHAPES.values()},
            TREACHERY: counts[TREACHERY] / games,
        }

    def _opposed(self, card: str) -> dict[str, float]:
        games = len(self.rounds)
        return {
            "played": self.counts["opposed"][card] / games,
            "foiled": self.counts["opposed_foiled"][card] / games,
        }
