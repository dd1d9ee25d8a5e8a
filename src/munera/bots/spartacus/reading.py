"""What a Dominus sees at a glance: the houses, their cards and purses."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cached_property
from typing import Any, ClassVar

from munera.bots.spartacus.estimates import ESTIMATES, Estimates
from munera.games.spartacus.cards.table import ARENA, Card
from munera.games.spartacus.promises import HOSTED, NO_TARGET
from munera.games.spartacus.rulebook import BOOK
from munera.games.spartacus.ruleset import Ruleset
from munera.games.spartacus.state import GUARD_CARD
from munera.games.spartacus.view import AssetView, HouseView, OfferView, SpartacusView, WordView
from munera.kernel import Option, Seat
from munera.odds.spartacus.matches import Odds

GLADIATOR, SLAVE, EQUIPMENT, GUARD = "gladiator", "slave", "equipment", "guard"
FIGHTS = 0.5  # matches of a house in a round
PLACES = 2  # in a match
DOUBT = 3  # kept words that make up for a broken one, and twice as many for one that was broken to us


class Table:
    """The view in the order in which a Dominus thinks of it.

    `purses`: what he reckons that the others have. `honour`: what breaking his word costs him, in coins. `mood`:
    from 0 to 1, so that equals do not bid the same. `refused`: who would not support us
    and has not promised it since. The rules of the game, and what its cards are good for, are those of the class.
    """

    rules: ClassVar[Ruleset] = BOOK.rules
    estimates: ClassVar[Estimates] = ESTIMATES
    odds: ClassVar[Odds] = Odds(BOOK.rules.cards, ESTIMATES.strength, ESTIMATES.gear)

    def __init__(
        self,
        view: SpartacusView,
        seat: Seat,
        purses: Sequence[int] = (),
        honour: float = 0.0,
        mood: float = 0.5,
    ) -> None:
        self.view, self.seat, self.honour, self.mood = view, seat, honour, mood
        self.memo: dict[Seat, float] = {}  # how strong the rivals of each house are, once it was asked
        self.houses: list[HouseView] = view["houses"]
        self.me = self.houses[seat]
        self.hand = view["hand"]
        self.purses = purses
        self.refused: Collection[Seat] = ()

    def row(self, card: str) -> Card:
        """What is printed on a card."""
        return self.rules.cards[card]

    @property
    def host(self) -> Seat:
        return -1 if self.view["host"] is None else self.view["host"]

    @cached_property
    def others(self) -> list[Seat]:
        """The other seats, clockwise."""
        n = len(self.houses)
        return [(self.seat + i) % n for i in range(1, n)]

    # ---- houses

    def influence(self, seat: Seat) -> int:
        return self.houses[seat]["influence"]

    def coins(self, seat: Seat) -> int:
        """What is in a purse, or ought to be while it is concealed."""
        coins = self.houses[seat]["coins"]
        if coins is None:
            coins = self.purses[seat] if self.purses else 0
        return max(0, coins)

    @property
    def purse(self) -> int:
        """One's own coins."""
        return self.coins(self.seat)

    @cached_property
    def leader(self) -> Seat:
        """The most dangerous of the others."""
        return max(self.others, key=lambda seat: (self.influence(seat), self.coins(seat)))

    @cached_property
    def upkeep(self) -> int:
        """What the next ledger will cost, over the income."""
        return max(0, -self.income(self.seat))

    def income(self, seat: Seat) -> int:
        """What the next ledger of a house will bring, or cost."""
        well = [a["card"] for a in self.houses[seat]["assets"] if not a["injured"]]
        return sum(card in self.rules.kinds[SLAVE] for card in well) - sum(
            card in self.rules.kinds[GLADIATOR] for card in well
        )

    @property
    def host_open(self) -> bool:
        """Is it still to be decided who is Host in this round?"""
        phase = self.view["phase"]
        return phase in ("upkeep", "intrigue") or (phase == "market" and self.view["step"] not in HOSTED)

    def hosts(self, seat: Seat) -> float:
        """How likely a house is Host in this round: who has most coins bids most."""
        if not self.host_open:
            return float(seat == self.host)
        return self.coins(seat) / max(1, sum(self.coins(other) for other in range(len(self.houses))))

    # ---- assets

    def owned(self, seat: Seat, kind: str) -> list[AssetView]:
        """All of a kind, ready or not."""
        titles = self.rules.kinds[kind]
        return [a for a in self.houses[seat]["assets"] if a["card"] in titles]

    def ready(self, seat: Seat, kind: str) -> list[AssetView]:
        titles = self.rules.kinds[kind]
        return [a for a in self.houses[seat]["assets"] if a["ready"] and a["card"] in titles]

    def free(self, seat: Seat, *kinds: str) -> list[AssetView]:
        """Ready and not committed."""
        return [a for kind in kinds for a in self.ready(seat, kind) if not a["committed"]]

    def count(self, seat: Seat, kind: str) -> int:
        """How many ready ones count: Naevia twice."""
        return sum(self.row(a["card"]).counts_as or 1 for a in self.ready(seat, kind))

    def guards(self, seat: Seat) -> int:
        """Guards on the table, and those that we know or may expect in a hand."""
        house = self.houses[seat]
        return len(self.ready(seat, GUARD)) + house["known"].count(GUARD_CARD)

    @cached_property
    def assets(self) -> dict[int, AssetView]:
        """Everybody's, by number."""
        return {a["id"]: a for house in self.houses for a in house["assets"]}

    @cached_property
    def owner(self) -> dict[int, Seat]:
        return {a["id"]: seat for seat, house in enumerate(self.houses) for a in house["assets"]}

    # ---- what an expansion may change

    @property
    def fights(self) -> float:
        """Matches of a house in a round."""
        return FIGHTS

    @property
    def places(self) -> int:
        """Combatants in a match."""
        return PLACES

    def lent(self) -> int:
        """What counts for the scheme under way beside influence."""
        return 0

    def highest_wager(self, field: int) -> int:  # noqa: ARG002
        """How many coins we may place on a betting field."""
        return ARENA.highest_wager

    def aimable(self, row: Card, target: Seat) -> bool:  # noqa: ARG002
        """May a scheme be aimed at this house, beside what the house must have?"""
        return True

    def owed(self, row: Card, target: Seat) -> int:  # noqa: ARG002
        """The coins that a scheme takes from its target, if it has so many."""
        return row.coins

    def more(self, schemer: Seat, row: Card, targets: Sequence[Seat]) -> float:  # noqa: ARG002
        """What a scheme brings us beside all that schemes of Spartacus can do."""
        return 0.0

    def other_help(self, missing: int) -> float | None:  # noqa: ARG002
        """What it costs to bring up so much influence in another way; None: there is none."""
        return None

    def other_improvement(self, options: Sequence[Any], missing: int) -> Option | None:  # noqa: ARG002
        """How it is brought up then: one of these options."""
        return None

    # ---- promises

    @cached_property
    def words(self) -> list[WordView]:
        """The open promises of this round that we know of."""
        now = self.view["round"]
        return [word for word in self.view["ledger"] if word["state"] == "open" and word["round"] == now]

    def bound(self, to: Seat, kind: str, *details: Option) -> bool:
        """Have we given this word to somebody?"""
        return self.given(self.seat, to, kind, *details)

    def given(self, by: Seat, to: Seat, kind: str, *details: Option) -> bool:
        wanted = [kind, *details]
        size = len(wanted)
        return any(w["by"] == by and w["to"] == to and w["promise"][:size] == wanted for w in self.words)

    @property
    def places_left(self) -> int:
        """Places in this round's match that nobody has taken."""
        return self.places - (len(self.view["fighters"]) if self.view["phase"] == "arena" else 0)

    def supporters(self) -> list[Seat]:
        """Who has promised to support us, or thinks about an offer for it."""
        asked = {seat for offer in self.offers if ["support"] in offer["returns"] for seat in offer["to"]}
        willing = [seat for seat in self.others if seat not in self.refused]
        return [seat for seat in willing if seat in asked or self.given(seat, self.seat, "support")]

    @cached_property
    def offers(self) -> list[OfferView]:
        """Our own that are open."""
        return [offer for offer in self.view["offers"] if offer["maker"] == self.seat]

    def abstains(self, lot: int | str, gain: float) -> bool:
        """Have we promised somebody not to bid on this, and is it worth no broken word?"""
        return self.honour >= gain and any(self.bound(other, "no_bid", lot) for other in self.others)

    @cached_property
    def broken(self) -> list[WordView]:
        """The promises that we know to have been broken."""
        return [word for word in self.view["ledger"] if word["state"] == "broken"]

    def trust(self, seat: Seat, kind: Option) -> float:
        """How likely somebody keeps such a promise, by what became of the others.

        To spare somebody is easy: it speaks for the next peace, but not for a debt.
        """
        all_kept = (word for word in self.view["ledger"] if word["by"] == seat and word["state"] == "kept")
        kept = sum(kind == NO_TARGET or str(word["promise"][0]) != NO_TARGET for word in all_kept)
        broken = sum(1 + (word["to"] == self.seat) for word in self.broken if word["by"] == seat)
        return (3 + kept) / (4 + kept + DOUBT * broken)
