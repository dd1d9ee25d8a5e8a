"""How the story of Spartacus is told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from munera.kernel import Option
from munera.words.landmarks import BETRAYAL, DEATH, FIGHT, ROUND, VICTORY
from munera.words.spartacus.cast import HouseCast, house_cast
from munera.words.spartacus.narrator import HouseNarrator
from munera.words.spartacus.weights import WEIGHTS
from munera.words.teller import LOG, NOWHERE, Narrator, Teller, View
from munera.words.weights import NEWS

# Too small for the news, or on the board already.
SMALL_EVENTS = frozenset(
    {
        "starting_asset",
        "starts_with",
        "draws",
        "exhausted",
        "asset_moves",
        "refreshes",
        "keeps",
        "picks",
        "picks_house",
        "passes",
        "ends_turn",
        "exchanges_no_more",
        "looks_no_more",
        "guard_stays",
        "row_dealt",
        "market_reshuffled",
        "intrigue_reshuffled",
        "holds_back",
        "keeps_dice",
        "acts",
        "ends_combat_turn",
        "surrenders",
    }
)
WATCHED = (
    "speed_roll",
    "moves",
    "rolls",
    "hits",
    "rerolls",
    "forces",
    "puts_to_use",
    "initiative",
    "combat_round",
)  # of others: log

FOR_A_REASON: dict[tuple[Option, Option], str] = {
    ("influence", "victory"): VICTORY,
    ("asset_discarded", "executed"): DEATH,
}


class SpartacusTeller(Teller[HouseCast]):
    """Tells Spartacus round by round."""

    weights = WEIGHTS
    headings = frozenset({"new_round", "phase", "intrigue_turn", "bout", "combat_round"})
    chapter = "new_round"
    small_events = SMALL_EVENTS
    landmarks = {
        "new_round": ROUND,
        "bout": FIGHT,
        **dict.fromkeys(("defeated", "bout_won", "game_won"), VICTORY),
        "promise_broken": BETRAYAL,
    }

    def cast(self, view: View, names: tuple[str, ...], you: int | None) -> HouseCast:
        return house_cast(self.words, self.book, view, names, you)

    def narrator(self, view: View, names: tuple[str, ...], you: int | None) -> Narrator[HouseCast]:
        side = self.cast(view, names, you)
        return HouseNarrator(self.words, self.book, HouseCast(names, you, side=side.side), view)

    def landmark(self, event: Sequence[Option]) -> str:
        """Some events are landmarks for one reason alone: Influence for a victory, a card lost to the thumb."""
        return FOR_A_REASON.get((event[0], event[-1]), "") or super().landmark(event)

    def channel_of(self, event: Sequence[Option], cast: HouseCast) -> str:
        kind = event[0]
        if kind == "prepared_card" or tuple(event) == ("phase", "upkeep"):
            return NOWHERE  # the board shows it; a new round says so itself
        if (kind in WATCHED and cast.side is None) or (kind == "asset_discarded" and event[-1] == "sold"):
            return LOG
        if str(kind).startswith(("offer_", "promise_")) and cast.you not in parties(event):
            return NEWS if kind == "promise_broken" else LOG
        if kind == "ends_combat_turn" and cast.side is not None:
            return LOG if event[1] == cast.you else NEWS  # one waits for it
        return LOG if kind in self.small_events else NEWS


def parties(event: Sequence[Any]) -> tuple[int, ...]:
    """The seats that make or get an offer or a promise."""
    kind, *facts = event
    if str(kind).startswith("promise_"):
        return facts[0], facts[1]
    maker, to, *_ = next(fact for fact in facts if isinstance(fact, tuple))
    return (maker, *to)
