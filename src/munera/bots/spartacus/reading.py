"""The table as bots read it: the houses, their cards and purses, and what was promised."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar

from munera.bots.bot import Reason
from munera.bots.spartacus.estimates import ESTIMATES, Estimates
from munera.bots.spartacus.weights import USUAL, Weights
from munera.bots.temper import EVEN, Temper
from munera.games.spartacus.cards.table import Card
from munera.games.spartacus.queries import (
    BID_AT_MOST,
    GUARD_CARD,
    NO_FOIL,
    NOBODY,
    PLACES,
    SPARING,
    Asset,
    Ruleset,
    SeenTable,
    forecast,
    hosting_open,
)
from munera.games.spartacus.rulebook import BOOK
from munera.games.spartacus.sight_types import HouseSeen, OfferSeen, PromiseSeen, SpartacusSeen
from munera.kernel import Option, Seat
from munera.odds.spartacus.matches import Odds

GLADIATOR, SLAVE, EQUIPMENT, GUARD = "gladiator", "slave", "equipment", "guard"
FIGHTS = 0.5  # matches of a house in a round
EASY = (*SPARING, NO_FOIL)  # what is kept by doing nothing
USUAL_HONOUR = 5.0  # what breaking a word costs others, as far as anybody knows
DOUBT = 3  # kept words that make up for a broken one, and twice as many for one that was broken to us


class BotTable(SeenTable):
    """What a bot sees of the table, in the order in which it thinks of it.

    `skill`: how much stronger our fighters are for the way in which we lead them. `weights`: by which we judge.
    `purses`: what the others are reckoned to have. `honour`: what breaking a promise costs us, in coins. `mood`:
    from 0 to 1, so that equals do not bid the same. `refused`: who would not support us and has not promised to.
    `paid`: what we gave in the last market for assets that we have. `passed`: how many matches others have held
    without a house that was never invited. `temper`: of the bot.
    The rules of the game, and what its cards are good for, are those of the class.
    """

    game: ClassVar[Ruleset] = BOOK.rules
    estimates: ClassVar[Estimates] = ESTIMATES
    odds: ClassVar[Odds] = Odds(BOOK.rules.cards, ESTIMATES.strength, ESTIMATES.gear)
    skill: ClassVar[float] = 0.0
    weights: ClassVar[Weights] = USUAL

    def __init__(
        self,
        view: SpartacusSeen,
        seat: Seat,
        purses: Sequence[int] = (),
        honour: float = 0.0,
        mood: float = 0.5,
    ) -> None:
        super().__init__(self.game, view, purses)
        self.seat, self.honour, self.mood = seat, honour, mood
        # Bots ask for these again and again while they think, and a view does not change meanwhile.
        self.rival_strength: dict[Seat, float] = {}
        self.champions: dict[Seat, float] = {}
        self.stable_worth: dict[Seat, float] = {}
        self.stable_gains: dict[tuple[Seat, str], float] = {}
        self.stable_losses: dict[tuple[Seat, str], float] = {}
        self.best: dict[Seat, float] = {}
        self.hosting_worth: float | None = None
        self._of_kind: dict[tuple[Seat, str], tuple[Asset, ...]] = {}
        self.me: HouseSeen = view["houses"][seat]
        self.hand = view["hand"]
        self.refused: Collection[Seat] = ()
        self.paid: Mapping[int, int] = {}
        self.passed: Sequence[int] = (0,) * len(view["houses"])
        self.temper: Temper = EVEN
        self.reason: Reason | None = (
            None  # why it answers as it does, where the question and the answer say too little
        )

    def through(self, other: Seat) -> BotTable:
        """The table as another house may see it, by what we know: without its hand and without ours."""
        bare: SpartacusSeen = {**self.view, "hand": []}
        return self.plain(bare, other, self.coins, USUAL_HONOUR)

    def row(self, card: str) -> Card:
        """What is printed on a card."""
        return self.rules.cards[card]

    def foils(self, card: str) -> bool:
        """Is this a reaction that foils a scheme, whoever plays it?"""
        return card in self.rules.reactions and self.row(card).foils

    @property
    def host(self) -> Seat:
        return NOBODY if self.view["host"] is None else self.view["host"]

    @cached_property
    def rivals(self) -> tuple[Seat, ...]:
        """The other seats, clockwise."""
        return self.others(self.seat)

    # ---- houses

    @property
    def purse(self) -> int:
        """Our own coins."""
        return self.coins[self.seat]

    @cached_property
    def leader(self) -> Seat:
        """The rival who is most likely to win the game."""
        return max(self.rivals, key=lambda seat: (self.influence[seat], self.coins[seat]))

    @cached_property
    def upkeep(self) -> int:
        """The coins that our next Upkeep costs beyond our income."""
        return max(0, -self.income(self.seat))

    def income(self, seat: Seat) -> int:
        """Return the coins that the next Upkeep of a house brings or, below zero, costs."""
        ledger = forecast(self, seat)
        return ledger.earns - ledger.pays

    def hosts(self, seat: Seat) -> float:
        """Return how likely a house is to be Host in this round: who has most coins bids most."""
        if not hosting_open(self):
            return float(seat == self.host)
        return self.coins[seat] / max(1, sum(self.coins))

    # ---- assets

    def owned(self, seat: Seat, kind: str) -> tuple[Asset, ...]:
        """All assets of a house of a kind, ready or not."""
        found = self._of_kind.get((seat, kind))
        if found is None:
            titles = self.rules.kinds[kind]
            found = self._of_kind[seat, kind] = tuple(a for a in self._owned(seat) if a.card in titles)
        return found

    def guards(self, seat: Seat) -> int:
        """Return the guards of a house on the table, and those that we know or may expect in its hand."""
        return len(self.ready(seat, GUARD)) + self.view["houses"][seat]["known"].count(GUARD_CARD)

    def beaten(self, id: int) -> bool:
        """Is this the combatant of a team that has lost the match?"""
        bout = self.view["bout"]
        if bout is None or bout["winner"] is None:
            return False
        return any(f.asset == id and f.team != bout["winner"] for f in self.fighters)

    @property
    def plain(self) -> type[BotTable]:
        """The table as bots see it that know nothing special of themselves."""
        return BotTable

    # ---- what an expansion may change

    @property
    def fights(self) -> float:
        """Return how many matches a house can expect to fight in a round."""
        return FIGHTS

    @property
    def places(self) -> int:
        """Return the number of combatants in a match."""
        return PLACES

    def only_exhausts(self, what: Option) -> bool:
        """Are cards that are chosen for this power, or for this card, exhausted and not given up?"""
        powers = (power for house in self.rules.houses.values() for power in house.powers)
        return any(power.id == what and power.exhausts for power in powers)

    def owed(self, row: Card, target: Seat) -> int:  # noqa: ARG002
        """The coins that a scheme takes from its target, if it has so many."""
        return row.coins

    def more(self, schemer: Seat, row: Card, targets: Sequence[Seat]) -> float:  # noqa: ARG002
        """Return what a scheme of an expansion brings us beside all that schemes of Spartacus can do."""
        return 0.0

    def other_help(self, missing: int) -> float | None:  # noqa: ARG002
        """Return what it costs to find so much influence in a way of an expansion, or None if there is none."""
        return None

    def other_improvement(self, options: Sequence[Any], missing: int) -> Option | None:  # noqa: ARG002
        """Choose the option that finds the missing influence in that way."""
        return None

    # ---- temper

    @property
    def nerve(self) -> float:
        """How much we dare, where an even temper has 1."""
        return self.temper.nerve / 100

    # ---- promises

    @cached_property
    def open_promises(self) -> list[PromiseSeen]:
        """The open promises of this round that we know of."""
        now = self.view["round"]
        return [word for word in self.view["ledger"] if word["state"] == "open" and word["round"] == now]

    def bound(self, to: Seat, kind: str, *details: Option) -> bool:
        """Have we promised this to somebody?"""
        return self.given(self.seat, to, kind, *details)

    def spares(self, seat: Seat) -> bool:
        """Have we promised to do this one no harm?"""
        return any(self.bound(seat, kind) for kind in SPARING)

    def own_word(self, *promise: Option) -> bool:
        """Have we promised this to anybody?"""
        wanted = list(promise)
        return any(w["by"] == self.seat and w["promise"] == wanted for w in self.open_promises)

    def given(self, by: Seat, to: Seat, kind: str, *details: Option) -> bool:
        wanted = [kind, *details]
        size = len(wanted)
        return any(w["by"] == by and w["to"] == to and w["promise"][:size] == wanted for w in self.open_promises)

    @property
    def places_left(self) -> int:
        """Places in this round's match that nobody has taken."""
        return self.places - (len(self.view["fighters"]) if self.view["phase"] == "arena" else 0)

    def supporters(self) -> list[Seat]:
        """The seats that have promised to support us, or are considering an offer for it."""
        asked = {seat for offer in self.offers if ["support"] in offer["returns"] for seat in offer["to"]}
        willing = [seat for seat in self.rivals if seat not in self.refused]
        return [seat for seat in willing if seat in asked or self.given(seat, self.seat, "support")]

    @cached_property
    def offers(self) -> list[OfferSeen]:
        """Our own open offers."""
        return [offer for offer in self.view["offers"] if offer["maker"] == self.seat]

    def abstains(self, lot: int | str, gain: float) -> bool:
        """Have we promised somebody not to bid on this, and is it worth no broken word?"""
        return self.honour >= gain and any(self.bound(other, "no_bid", lot) for other in self.rivals)

    def highest_bid(self, lot: int | str) -> int | None:
        """The most that we have promised to bid on this, or None."""
        ours = [w["promise"] for w in self.open_promises if w["by"] == self.seat]
        limits = [promise[2] for promise in ours if promise[:2] == [BID_AT_MOST, lot]]
        return min(limits, default=None)

    @cached_property
    def broken(self) -> list[PromiseSeen]:
        """The promises that we know to have been broken."""
        return [word for word in self.view["ledger"] if word["state"] == "broken"]

    def trust(self, seat: Seat, kind: Option) -> float:
        """How likely somebody keeps such a promise, by what became of the others.

        To let somebody be is easy: it speaks for the next peace, but not for a debt.
        """
        all_kept = (word for word in self.view["ledger"] if word["by"] == seat and word["state"] == "kept")
        kept = sum(kind in EASY or word["promise"][0] not in EASY for word in all_kept)
        broken = sum(1 + (word["to"] == self.seat) for word in self.broken if word["by"] == seat)
        return min(1.0, self.temper.faith / 100 * (3 + kept) / (4 + kept + DOUBT * broken))

    def proven(self, seat: Seat) -> int:
        """How many words somebody has kept, as far as we know, that it cost them something to keep."""
        mine = (word for word in self.view["ledger"] if word["by"] == seat and word["state"] == "kept")
        return sum(word["promise"][0] not in EASY for word in mine)

    def wronged(self, seat: Seat) -> int:
        """How many words somebody has broken to us."""
        return sum((word["by"], word["to"]) == (seat, self.seat) for word in self.broken)

    def grudge(self, seats: Sequence[Seat]) -> float:
        """What it is worth to us, in coins, that these come to harm: something if they broke their word to us."""
        return self.temper.grudge / 10 * sum(map(self.wronged, seats))
