"""What the rules ask of a table, be it the true one or what somebody sees of it.

Everything here is public, or known to who asks: `state.Spartacus` has it, and so has `seen.SeenTable`, which is
made from a view. Functions that take a `TableFacts` are questions about the rules that players may ask as well:
`queries` has them all.

Purses are concealed for a part of the market phase. A table that is seen holds then what its reader reckons that
somebody has, so an answer that depends on another's coins is only as good as that estimate.
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
    """The houses, what they own, and the sand."""

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
        """At hand."""

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
        """Those of these kinds that are ready."""

    def free(self, seat: Seat, *kinds: str) -> list[Asset]:
        """The same without what is committed to the arena."""

    def count(self, seat: Seat, kind: str) -> int:
        """How many ready ones of this kind count."""
