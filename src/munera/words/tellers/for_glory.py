"""The story of For Glory."""

from __future__ import annotations

from collections.abc import Sequence

from munera.kernel import Option
from munera.words.cast import Cast
from munera.words.glory import TableNarrator, table_cast
from munera.words.narrator import Narrate
from munera.words.tellers.teller import LOG, NEWS, Teller, View

# Too small for the news, or on the board already.
PETTY = frozenset(
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


class ForGloryTeller(Teller):
    """Turn by turn, and battle by battle."""

    headings = frozenset({"turn", "arena_phase", "battle"})
    chapter = "turn"

    def cast(self, view: View, names: tuple[str, ...], you: int | None) -> Cast:
        return table_cast(self.words, self.book, view, names, you)

    def narrator(self, view: View, names: tuple[str, ...], you: int | None) -> Narrate:  # noqa: ARG002
        return TableNarrator(self.words, self.book, Cast(names, you))

    def told_in(self, event: Sequence[Option], cast: Cast) -> str:  # noqa: ARG002
        return LOG if event[0] in PETTY else NEWS
