"""The table that tests of the expansion are written with: that of Spartacus, with its own rulebook.

    m = primus(fighter(0, CELT), fighter(1, CELT), fighter(2, CELT), fighter(3, CELT), first=2)
    m.answer(("attack", 0))

What `munera.testing.spartacus` says holds here too; `SerpentsTables` tells of the one card that is out of the
way. In a Primus the first two fighters are Team I and the others Team II, unless `team` says otherwise; houses
have what their fighters need, and what `more` tells of a seat.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from munera.games.serpents.cards.reactions import FRIEND
from munera.games.serpents.cards.table import OWN_CARDS
from munera.games.serpents.rulebook import BOOK
from munera.games.serpents.state import Serpents
from munera.games.spartacus.combat.hexes import NUMBER
from munera.kernel import Seat
from munera.testing.spartacus import ATTACK, Facts, Tables, Written, card, fighter, house, staffed
from munera.testing.spartacus import Table as SpartacusTable
from munera.testing.spartacus.titles import CELT, COOK, GUARD, OENOMAUS, SYRIAN, THRACIAN

__all__ = [
    "ATTACK",
    "BOOK",
    "CELT",
    "COOK",
    "GUARD",
    "OENOMAUS",
    "SYRIAN",
    "THRACIAN",
    "Facts",
    "Table",
    "Written",
    "at",
    "bout",
    "calm",
    "card",
    "fighter",
    "four",
    "homes",
    "house",
    "intrigue",
    "new_game",
    "primus",
    "staffed",
    "table",
]

COPIES = OWN_CARDS[FRIEND].copies
SEPPIUS, VARINIUS = "ho-seppius", "ho-varinius"
ASHUR, EGYPTIAN, DAGAN, NEMETES = "gl-ashur-serpent", "gl-the-egyptian", "gl-dagan", "gl-nemetes"

HERE, THERE = [0, 0], [1, 0]  # beside each other
BESIDE, FAR = [0, 1], [-4, 0]  # the first next to both of them


class Table(SpartacusTable):
    """A table of the expansion, with what it adds to the state."""

    friends = True  # may somebody hold A Friend in the Senate?

    def discards(self) -> list[str]:
        """The intrigue discard pile, top last; without the Friends that lie there to be out of the way."""
        return [title for title in super().discards() if self.friends or title != FRIEND]

    @property
    def state(self) -> Serpents:
        """The state of the rules, hidden things included."""
        state = self.match.state
        assert isinstance(state, Serpents)
        return state

    def teams(self) -> list[int]:
        """The team of every fighter."""
        return [fighter.team for fighter in self.state.fighters]


class SerpentsTables(Tables[Table]):
    """The tables of the expansion. Nobody is asked for A Friend in the Senate unless the story has one.

    Everybody with a card in hand may hold a Friend, and would be asked at every scheme. So all copies lie face up
    among the discards, unless a key names the card, or `friends=True` wants them in the deck.
    """

    def table(self, *houses: Written, friends: bool = False, **keys: Any) -> Table:
        """A game in progress at this `moment`; an intrigue turn, if none is."""
        known = friends or FRIEND in str((houses, keys)) or "expansion" in keys.get("options", {})
        if not known:
            keys["intrigue_discard"] = [*[FRIEND] * COPIES, *keys.get("intrigue_discard", ())]
        m = super().table(*houses, **keys)
        m.friends = known
        return m


_SERPENTS = SerpentsTables(BOOK, Table)
new_game, table, intrigue, calm = _SERPENTS.new_game, _SERPENTS.table, _SERPENTS.intrigue, _SERPENTS.calm


def at(q: int, r: int) -> int:
    """The number of a hex."""
    return NUMBER[q, r]


def homes(fighters: Sequence[Written], more: Mapping[Seat, Written], seats: int) -> list[Written]:
    """The houses of these fighters: their assets first, in this order, then what `more` says of each.

    Who must be written with tokens is given as `marked`, instead of all that the fighters of the house would need.
    """
    rows: list[Written] = []
    for seat in range(seats):
        own = [card for row in fighters if row["seat"] == seat for card in (row["card"], *row["gear"])]
        written = dict(more.get(seat, {}))
        marked = written.pop("marked", own)
        rows.append({**written, "assets": [*marked, *written.get("assets", ())]})
    return rows


def bout(
    one: Written,
    two: Written,
    *dice: int,
    more: Mapping[Seat, Written] | None = None,
    seats: int = 3,
    **keys: Any,
) -> Table:
    """Two written fighters side by side, unless a hex is given; the first acts, and so the next dice fall."""
    fighters = ({"hex": HERE, **one}, {"hex": THERE, **two})
    rows = homes(fighters, more or {}, seats)
    return table(*rows, **{"moment": "combat_turn", **keys}, fighters=list(fighters), dice=list(dice))


def primus(
    *fighters: Written,
    dice: Sequence[int] = (),
    more: Mapping[Seat, Written] | None = None,
    seats: int = 4,
    **keys: Any,
) -> Table:
    """A Primus: side 0 acts, unless `first` or the `moment` says otherwise."""
    rows = homes(fighters, more or {}, seats)
    keys = {"moment": "combat_turn", **keys}
    return table(*rows, primus=True, fighters=list(fighters), dice=list(dice), **keys)


def four(*cards: str, **keys: Any) -> Table:
    """A Primus with one combatant of each house: those of seats 0 and 1 are Team I."""
    return primus(*(fighter(seat, card) for seat, card in enumerate(cards or (CELT,) * 4)), **keys)
