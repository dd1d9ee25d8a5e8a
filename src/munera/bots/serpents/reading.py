"""What a Dominus sees at a glance, with what the expansion adds to the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from munera.bots.serpents import scheming
from munera.bots.serpents.worth import ESTIMATES
from munera.bots.spartacus.reading import GLADIATOR, BotTable
from munera.games.serpents.queries import COMBATANTS, FRIEND, SeenSerpents, SerpentsCard, arrow, owed, printed
from munera.games.serpents.rulebook import BOOK
from munera.games.spartacus.cards.table import Card
from munera.games.spartacus.queries import Asset
from munera.kernel import Option, Seat
from munera.odds.spartacus.matches import Odds

MEN = 2.4  # in the arena in a round on average: two, or four in a Primus


class SerpentsBotTable(SeenSerpents, BotTable):
    """What a bot sees of the table of the expansion."""

    game = BOOK.rules
    estimates = ESTIMATES
    odds = Odds(BOOK.rules.cards, ESTIMATES.strength, ESTIMATES.gear)

    @property
    def plain(self) -> type[BotTable]:
        """The table of the expansion as usual bots see it."""
        return SerpentsBotTable

    def printed(self, card: str) -> SerpentsCard:
        """What is printed on a card of the expansion."""
        return printed(self, card)

    def foils(self, card: str) -> bool:
        """Is this a reaction that foils a scheme, whoever plays it, of less or more influence?"""
        return super().foils(card) and not arrow(self.row(card))

    def free(self, seat: Seat, *kinds: str) -> list[Asset]:
        """The assets that can still be used: those that are barred cannot be sent."""
        found = super().free(seat, *kinds)
        return [a for a in found if not a.barred] if self.phase == "arena" else found

    @property
    def fights(self) -> float:
        """Return how many matches a house fights in a round: fewer with five or six at the table."""
        return min(super().fights, MEN / len(self.houses))

    @property
    def places(self) -> int:
        """Return the number of combatants in a match: more as soon as a Primus is declared."""
        return COMBATANTS if self.own["primus"] else super().places

    def only_exhausts(self, what: Option) -> bool:
        """Also of a scheme that exhausts cards of its target."""
        row = self.rules.cards.get(str(what))
        return super().only_exhausts(what) or (isinstance(row, SerpentsCard) and row.exhausts_target > 0)

    def owed(self, row: Card, target: Seat) -> int:
        """Return the coins that a scheme takes from its target, some for each ready gladiator up to a limit."""
        if isinstance(row, SerpentsCard) and row.coins_per == GLADIATOR:
            return owed(self, row, target)
        return super().owed(row, target)

    def more(self, schemer: Seat, row: Card, targets: Sequence[Seat]) -> float:
        """Return what only schemes of the expansion do: coins for others, and cards taken, barred or seen."""
        if not isinstance(row, SerpentsCard):
            return 0.0
        return scheming.others_gain(self, schemer, row) + scheming.moved(self, schemer, row, targets)

    def other_help(self, missing: int) -> float | None:
        return scheming.friend_helps(self, self.printed(FRIEND), missing)

    def other_improvement(self, options: Sequence[Any], missing: int) -> Option | None:
        return scheming.call_for_help(self, self.printed(FRIEND), options, missing)


def as_expansion(table: BotTable) -> SerpentsBotTable:
    """The table as one of the expansion, which its answers need."""
    assert isinstance(table, SerpentsBotTable), "this is not the table of the expansion"
    return table
