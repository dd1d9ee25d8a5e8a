"""The Serpents and the Wolf, as the kernel knows it: Spartacus with more of everything."""

from __future__ import annotations

from types import ModuleType

from munera.games.serpents.cards.table import WHOLE
from munera.games.serpents.state import BOXES, Serpents
from munera.games.spartacus.rulebook import CHAPTERS, SpartacusBook, gather, house_options
from munera.kernel import BadVariant, Choice, Switch, Variant

OWN_CHAPTERS: tuple[ModuleType, ...] = ()
"""What the expansion adds, and the steps that it plays in its own way."""

BOOKED = gather((*CHAPTERS, *OWN_CHAPTERS))


class SerpentsBook(SpartacusBook):
    """Three to six Domini; with two seats a single fight."""

    id = "serpents"
    version = "1"
    seats = range(2, 7)
    settings = {
        **SpartacusBook.settings,
        **house_options(WHOLE),
        "expansion": Choice("all", tuple(BOXES)),
        "primus_injury_even": Switch(),
    }
    vocabulary = BOOKED.vocabulary(WHOLE)
    segments = BOOKED.segments

    def new(self, seed: int | str = 0, seats: int = 0) -> Serpents:
        return Serpents(seed, seats)

    def check(self, seats: int, variant: Variant) -> None:
        """Without the new houses four can play, and nobody can have one of them."""
        super().check(seats, variant)
        houses = BOXES[str(variant["expansion"])].houses
        if seats > len(houses):
            raise BadVariant(f"with expansion={variant['expansion']} there are houses for {len(houses)}")
        if variant["houses"] == "assigned":
            for seat in range(seats):
                if variant[f"house_{seat + 1}"] not in houses:
                    raise BadVariant(f"{variant[f'house_{seat + 1}']} is not in play with this expansion option")


BOOK = SerpentsBook()
