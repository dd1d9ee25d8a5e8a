"""The facts of a table that rules and bots read alike.

The true table (`state.Spartacus`) has them, and so has what one seat sees of it (`seen.SeenTable`). A function
that takes `TableFacts` answers a question about the rules for both; `queries` lists these functions.

Purses are concealed for a part of the market phase. A `SeenTable` then holds an estimate of another's coins, and
an answer that depends on them is only as good as the estimate.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Protocol

from munera.games.spartacus.combat.bout import Bout, Fighter, Strike
from munera.games.spartacus.ruleset import Ruleset
from munera.kernel import Seat

if TYPE_CHECKING:
    from munera.games.spartacus.table.records import Asset


class TableFacts(Protocol):
    """The houses, what they own, and the fight on the sand."""

    @property
    def rules(self) -> Ruleset: ...

    @property
    def phase(self) -> str: ...

    @property
    def step(self) -> str: ...

    @property
    def seats(self) -> range: ...

    @property
    def houses(self) -> Sequence[str]: ...

    @property
    def influence(self) -> Sequence[int]: ...

    @property
    def coins(self) -> Sequence[int]:
        """The coins that each seat has at hand."""

    @property
    def assets(self) -> Mapping[int, Asset]: ...

    @property
    def fighters(self) -> Sequence[Fighter]: ...

    @property
    def bout(self) -> Bout: ...

    @property
    def strike(self) -> Strike: ...

    def wealth(self, seat: Seat) -> int:
        """All coins, those set aside included."""

    def hand_count(self, seat: Seat) -> int:
        """How many cards somebody holds."""

    def requirement(self, seat: Seat, card: str) -> int:
        """The influence that a reaction requires in the hand of a seat that knows this hand."""

    def highest_wager(self, seat: Seat, field: int) -> int:
        """How many coins somebody may place on a betting field."""

    def lies_in_pile(self, kind: str) -> bool:
        """Is there a card of this kind in the intrigue discard pile?"""

    def clockwise(self, first: Seat) -> tuple[Seat, ...]:
        """All seats, this one first."""

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """All but this one, clockwise."""

    def of(self, seat: Seat) -> list[Asset]:
        """All assets of a house, oldest first."""

    def ready(self, seat: Seat, *kinds: str) -> list[Asset]:
        """The ready assets of a house of these kinds."""

    def free(self, seat: Seat, *kinds: str) -> list[Asset]:
        """The ready assets of these kinds that are not committed to the arena."""

    def count(self, seat: Seat, kind: str) -> int:
        """How many a house has of a kind, as requirements count its ready ones."""
