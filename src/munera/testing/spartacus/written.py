"""Written positions: how a story says what lies on the table before it begins.

A house is `house("gl-crixus", card("sl-cook", ready=False), coins=3)`, a fighter on the sand
`fighter(0, "gl-crixus", "eq-sword", hex=[0, 0])`. Whatever else `position` of the rulebook knows may be told by
its name: `dice`, `shuffles`, `market`, `host`, `options` and so on. Whoever is not mentioned has nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from munera.games.spartacus.table.state import Spartacus
from munera.kernel import Match, Option, Rulebook, Seat, start, start_from
from munera.testing.spartacus.playing import Pools, Table
from munera.testing.spartacus.titles import CELT
from munera.testing.table import Written

T = TypeVar("T", bound=Table)
Gear = tuple[Sequence[str], Sequence[str]]
Dice = tuple[Pools | None, Pools | None]

STAFF = (
    ("gl-syrian-warrior", "sl-attendant"),
    ("gl-thracian-warrior", "sl-debtor"),
    ("gl-numidian-warrior", "sl-cook"),
    ("gl-celt-warrior", "sl-convict"),
    ("gl-germanic-warrior", "sl-stable-hand"),
    ("gl-cilician-warrior", "sl-water-carrier"),
)
"""A gladiator and a slave for each seat: whoever has them, and a coin, is in no misery."""


def house(*assets: str | Written, **keys: Any) -> Written:
    """A house: its assets, and `house`, `influence` (4), `coins` (0), `hand`."""
    return {"assets": list(assets), **keys}


def card(title: str, **keys: Any) -> Written:
    """An asset that is not just ready: `ready`, `injured`, `favour`, `champion`."""
    return {"card": title, **keys}


def fighter(seat: Seat, title: str, *gear: str, **keys: Any) -> Written:
    """A combatant on the sand: `attack`, `defence`, `speed` (dice left), `hex` [q, r], `winner`, `level`."""
    return {"seat": seat, "card": title, "gear": list(gear), **keys}


def staffed(*houses: Written) -> list[Written]:
    """The same houses, each with a gladiator, a slave and five coins. Its own assets are numbered after these.

    A house without coins, a ready slave or a ready gladiator opens windows for those who prey on its misery
    (SP-63). Where that is not the story, nobody should be asked for it.
    """
    return [
        {"coins": 5, **row, "assets": [*STAFF[seat], *row.get("assets", ())]} for seat, row in enumerate(houses)
    ]


class Tables(Generic[T]):
    """The tables of one rulebook: positions at every moment of a round, and whole games.

    sits: what becomes of a match, the `Table` of this game.
    """

    def __init__(self, book: Rulebook[Spartacus], sits: Callable[[Match[Spartacus]], T]) -> None:
        self.book, self.sits = book, sits

    def new_game(self, seats: int = 4, seed: int | str = 0, **options: Option) -> T:
        """A game from its setup, with table options."""
        return self.sits(start(self.book, seats, seed, options))

    def table(self, *houses: Written, **keys: Any) -> T:
        """A game in progress at this `moment`; an intrigue turn, if none is."""
        return self.sits(start_from(self.book, {"houses": list(houses), **keys}))

    def upkeep(self, *houses: Written, **keys: Any) -> T:
        """Upkeep begins."""
        return self.table(*houses, moment="upkeep", **keys)

    def intrigue(self, *houses: Written, **keys: Any) -> T:
        """Seat 0 takes its intrigue turn, unless `active` says otherwise."""
        return self.table(*houses, moment="intrigue", **keys)

    def calm(self, *houses: Written, moment: str = "intrigue", **keys: Any) -> T:
        """Any moment, and nobody is in misery: the houses are `staffed`."""
        return self.table(*staffed(*houses), moment=moment, **keys)

    def market(self, *houses: Written, **keys: Any) -> T:
        """The open market."""
        return self.table(*houses, moment="market", **keys)

    def auction(self, *houses: Written, **keys: Any) -> T:
        """The row is about to be dealt: `market` names the lots."""
        return self.table(*houses, moment="auction", **keys)

    def hosting(self, *houses: Written, **keys: Any) -> T:
        """All bid for hosting."""
        return self.table(*houses, moment="hosting", **keys)

    def arena(self, *houses: Written, **keys: Any) -> T:
        """The Host is about to be honoured."""
        return self.table(*houses, moment="arena", **keys)

    def invitations(self, *houses: Written, **keys: Any) -> T:
        """The Host is about to invite; the honour was given."""
        return self.table(*houses, moment="invitations", **keys)

    def combat(self, one: Written, two: Written, *houses: Written, moment: str = "combat_turn", **keys: Any) -> T:
        """A match: side 0 acts, unless `first` says so. Houses have what their fighters need, if none is told."""
        if not houses:
            houses = (house(one["card"], *one["gear"]), house(two["card"], *two["gear"]), house())
        return self.table(*houses, moment=moment, fighters=[one, two], **keys)

    def duel(
        self,
        one: str = CELT,
        two: str = CELT,
        *,
        apart: int = 1,
        gear: Gear = ((), ()),
        pools: Dice = (None, None),
        dice: Sequence[int] = (),
        **keys: Any,
    ) -> T:
        """A match of seats 0 and 1, so many hexes apart, with the `pools` that are left and the next `dice`."""
        sides = []
        for seat, title in enumerate((one, two)):
            left: Mapping[str, int] = dict(zip(("attack", "defence", "speed"), pools[seat] or (), strict=False))
            sides.append(fighter(seat, title, *gear[seat], hex=[-2 + apart * seat, 0], **left))
        return self.combat(sides[0], sides[1], dice=list(dice), **keys)
