"""What a Dominus sees at a glance, with what the expansion adds to the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from munera.bots.serpents import scheming
from munera.bots.serpents.worth import ESTIMATES
from munera.bots.spartacus.reading import GLADIATOR, Table
from munera.games.serpents.cards.reactions import FRIEND
from munera.games.serpents.cards.table import SerpentsCard
from munera.games.serpents.rulebook import BOOK
from munera.games.serpents.view import SerpentsView
from munera.games.spartacus.cards.table import Card
from munera.games.spartacus.state import GUARD_CARD
from munera.games.spartacus.view import AssetView
from munera.kernel import Option, Seat
from munera.odds.spartacus.matches import Odds

PRIMUS = 4  # places in it
COMBATANTS = 2.4  # in a round on average: two, or four in a Primus


class SerpentsTable(Table):
    """The view of the expansion."""

    rules = BOOK.rules
    estimates = ESTIMATES
    odds = Odds(BOOK.rules.cards, ESTIMATES.strength, ESTIMATES.gear)

    def printed(self, card: str) -> SerpentsCard:
        """What is printed on a card of the expansion."""
        row = self.row(card)
        assert isinstance(row, SerpentsCard), "a card of the expansion"
        return row

    @property
    def own(self) -> SerpentsView:
        return cast("SerpentsView", self.view)

    def free(self, seat: Seat, *kinds: str) -> list[AssetView]:
        """Whoever is barred cannot be sent."""
        barred = self.own["barred"] if self.view["phase"] == "arena" else []
        return [a for a in super().free(seat, *kinds) if a["id"] not in barred]

    @property
    def fights(self) -> float:
        """With five or six at the table a house is invited less often."""
        return min(super().fights, COMBATANTS / len(self.houses))

    @property
    def places(self) -> int:
        """As soon as a Primus is declared there are more."""
        return PRIMUS if self.own["primus"] else super().places

    def lent(self) -> int:
        return self.own["support"]

    def highest_wager(self, field: int) -> int:
        """A Bookmaker takes more."""
        caps = [most for seat, named, most in self.own["caps"] if (seat, named) == (self.seat, field)]
        return max(caps, default=super().highest_wager(field))

    def aimable(self, row: Card, target: Seat) -> bool:
        if not isinstance(row, SerpentsCard):
            return True
        lies = not row.pile_has or GUARD_CARD in self.view["intrigue_discard"]
        return lies and self.coins(target) >= row.target_coins

    def owed(self, row: Card, target: Seat) -> int:
        """For each of its ready gladiators, up to a limit."""
        if isinstance(row, SerpentsCard) and row.coins_per == GLADIATOR:
            return min(row.coins_most, row.coins * len(self.ready(target, GLADIATOR)))
        return super().owed(row, target)

    def more(self, schemer: Seat, row: Card, targets: Sequence[Seat]) -> float:
        """Coins for everybody but the schemer, and cards that change hands or are tired, barred or seen."""
        if not isinstance(row, SerpentsCard):
            return 0.0
        return scheming.others_gain(self, schemer, row) + scheming.moved(self, schemer, row, targets)

    def other_help(self, missing: int) -> float | None:
        return scheming.friend_helps(self, self.printed(FRIEND), missing)

    def other_improvement(self, options: Sequence[Any], missing: int) -> Option | None:
        return scheming.call_for_help(self, self.printed(FRIEND), options, missing)


def ours(table: Table) -> SerpentsTable:
    """The answers of the expansion are given at its own table."""
    assert isinstance(table, SerpentsTable), "this is not the table of the expansion"
    return table
