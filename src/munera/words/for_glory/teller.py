"""How the story of For Glory is told."""

from __future__ import annotations

from collections.abc import Sequence

from munera.kernel import Option
from munera.words.for_glory.cast import GloryCast, glory_cast
from munera.words.for_glory.narrator import GloryNarrator
from munera.words.for_glory.weights import WEIGHTS
from munera.words.landmarks import DEATH, FIGHT, ROUND, VICTORY
from munera.words.teller import LOG, Narrator, Teller, View
from munera.words.weights import NEWS

# Too small for the news, or on the board already.
SMALL_EVENTS = frozenset(
    {
        "new_arena",
        "turned_up",
        "draws",
        "drawn",
        "pays",
        "pays_at_once",
        "discards_hand",
        "villa_readied",
        "aims",
        "reserved",
        "laid",
        "reshuffles",
    }
)


class ForGloryTeller(Teller[GloryCast]):
    """Tells For Glory turn by turn, and battle by battle."""

    weights = WEIGHTS
    headings = frozenset({"turn", "arena_phase", "battle"})
    chapter = "turn"
    landmarks = {
        "turn": ROUND,
        "battle": FIGHT,
        **dict.fromkeys(("battle_won", "battle_drawn", "game_won", "game_drawn"), VICTORY),
        "defeated": DEATH,
    }

    def cast(self, view: View, names: tuple[str, ...], you: int | None) -> GloryCast:
        return glory_cast(self.words, self.book, view, names, you)

    def narrator(self, view: View, names: tuple[str, ...], you: int | None) -> Narrator[GloryCast]:  # noqa: ARG002
        return GloryNarrator(self.words, self.book, GloryCast(names, you))

    def channel_of(self, event: Sequence[Option], cast: GloryCast) -> str:  # noqa: ARG002
        return LOG if event[0] in SMALL_EVENTS else NEWS
