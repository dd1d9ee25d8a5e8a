"""What a seat knows in numbers: as in Spartacus, with more cards, houses and seats; what is added is public."""

from __future__ import annotations

from collections.abc import Mapping

from munera.games.serpents.sight import support
from munera.games.serpents.state import Serpents, as_serpents
from munera.games.spartacus.observation import steps_of, words_of
from munera.games.spartacus.observation.fields import WAGERS, Fields
from munera.games.spartacus.observation.options import OptionObserver
from munera.games.spartacus.observation.table import TableObserver
from munera.games.spartacus.ruleset import Ruleset
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import Seat, Vocabulary
from munera.kernel.observation import Layout, Observation

FIGHTERS = 4  # in a Primus


class SerpentsFields(Fields):
    """The fields of Spartacus, and those of the expansion behind them."""

    def house_layout(self) -> Layout:
        """What is told of each house."""
        it = super().house_layout()
        self.raised = it.numbers(
            "raised",
            "Cards in hand that were meddled with, and how much more Influence they require together.",
            ("cards", "influence"),
            scale=4,
        )
        self.caps = it.numbers(
            "caps", "How many coins a Bookmaker takes on a betting field, where one takes more.", WAGERS, scale=8
        )
        self.seen_by_all = it.numbers("seen_by_all", "Cards in hand that everybody has seen.", scale=4)
        return it

    def describe_table(self) -> None:
        """What is being played, and what the viewer is asked."""
        super().describe_table()
        self.primus = self.layout.flags(
            "primus",
            "This arena phase is a Primus; the coming thumb must be up; an Injury pays even money.",
            ("primus", "spared", "even"),
        )
        self.support = self.layout.numbers(
            "support", "What counts beside the pledges for the scheme on the table.", scale=8, low=-16.0
        )


class SerpentsObserver(TableObserver):
    """Tells a seat of the expansion what it knows."""

    def __init__(self, fields: SerpentsFields) -> None:
        super().__init__(fields)
        self.added = fields

    def write_more(self, s: Spartacus, seat: Seat, row: list[float]) -> None:
        """Write what the expansion adds: all of it is public."""
        self.write_added(as_serpents(s), seat, row)

    def write_added(self, s: Serpents, seat: Seat, row: list[float]) -> None:
        at = self.added
        seats = len(s.coins)
        if s.primus:
            row[at.primus] = 1.0
            if s.options["primus_injury_even"] is True:
                row[at.primus + 2] = 1.0
        if s.spared:
            row[at.primus + 1] = 1.0
        counts_beside = support(s)
        if counts_beside:
            row[at.support] = counts_beside / 8
        for owner, _, by in s.raised:
            begin = at.house_at[(owner - seat) % seats] + at.raised
            row[begin] += 1 / 4
            row[begin + 1] += by / 4
        for owner, field, most in s.caps:
            row[at.house_at[(owner - seat) % seats] + at.caps + field] = most / 8
        for owner in range(seats):
            row[at.house_at[(owner - seat) % seats] + at.seen_by_all] = len(s.seen[owner]) / 4


def observation_of(
    rules: Ruleset, seats: int, vocabulary: Vocabulary, segments: Mapping[tuple[str, str], object]
) -> Observation[Spartacus]:
    """The observation of the expansion."""
    fields = SerpentsFields(
        rules, seats, FIGHTERS, tuple(vocabulary.asks), steps_of(segments), words_of(vocabulary)
    )
    return Observation(
        version=1,
        fields=tuple(fields.layout.fields),
        option_fields=tuple(fields.row.fields),
        observe=SerpentsObserver(fields).observe,
        option_row=OptionObserver(fields).option_row,
    )
