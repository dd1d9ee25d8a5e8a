"""The table of Spartacus, as plain data.

Intrigue cards in decks, hands and piles are their ids. What belongs to a house are assets; they and all the other
small records are never changed, but replaced: so copying the table copies no more than the lists that hold them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any, ClassVar, Self

from munera.games.spartacus.cards.table import ARENA, TRACK, Box, Field
from munera.games.spartacus.combat.bout import NO_BOUT, NO_STRIKE, Bout, Fighter, Strike
from munera.games.spartacus.ruleset import NO_RULES, Ruleset
from munera.games.spartacus.table.records import (
    NO_WAGER,
    NOBODY,
    Asset,
    Declared,
    LedgerEntry,
    Offer,
    Prepared,
    Refusal,
    Scheme,
)
from munera.kernel import Option, Seat, State
from munera.kernel.fields import assigned


class Spartacus(State):
    """Of every pile the top is the end. `phase` and `step` say what is being played.

    `rules`: what it is played with; the rulebook gives them to every table that it makes.
    """

    shared = ("rules",)
    nested = ("hands", "known")
    kept = ("options",)
    later: ClassVar[tuple[str, ...]] = (
        "bids",
        "blows",
        "fought",
        "guard_attempts",
        "influence_by_round",
        "refusals",
        "sales",
        "settled",
    )
    saved_as: ClassVar[Mapping[str, str]] = {
        "conceded": "left",
        "face_down": "lying",
        "guard_attempts": "tries",
        "influence_by_round": "course",
        "last_asset_id": "made",
        "phase_before_tournament": "ended",
    }

    def __init__(self, rules: Ruleset = NO_RULES, seed: int | str = 0, seats: int = 0) -> None:
        super().__init__(seed)
        self.rules = rules
        self.options: dict[str, Option] = {}
        self.phase, self.step = "setup", "setup"
        self.round = 0
        self.host: Seat = NOBODY
        self.active: Seat = NOBODY  # whose intrigue turn it is
        self.queue: tuple[Seat, ...] = ()  # the seats still to take a turn, commit or bid
        self.winner: Seat = NOBODY
        self.conceded: tuple[Seat, ...] = ()  # who has conceded (SP-93)
        self.influence_by_round: tuple[tuple[int, ...], ...] = ()  # per round: number, everybody's
        # the houses
        self.houses: list[str] = [""] * seats
        self.influence: list[int] = [TRACK.lowest] * seats
        self.coins: list[int] = [0] * seats  # at hand
        self.staked: list[int] = [0] * seats  # set aside or stacked on the table, still one's own
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.known: list[list[tuple[str, ...]]] = [[()] * seats for _ in range(seats)]  # by viewer and owner
        self.assets: dict[int, Asset] = {}
        self.last_asset_id = 0  # the number of the last asset
        # the decks
        self.intrigue: list[str] = []
        self.intrigue_discard: list[str] = []
        self.market: list[str] = []
        self.market_discard: list[str] = []
        # intrigue
        self.powers: tuple[str, ...] = ()  # house powers used in this phase
        self.prepared: tuple[Prepared, ...] = ()
        self.face_down = 0  # the number of the prepared scheme that lies face down now, or 0
        self.scheme: Scheme | None = None
        self.foiled = False
        self.guard_attempts: tuple[tuple[Seat, str, tuple[int, ...]], ...] = ()  # who, from where, the dice
        self.declared: tuple[Declared, ...] = ()
        self.passed: tuple[tuple[Seat, Seat, str], ...] = ()  # who passed on whose misery (SP-79)
        self.quiet = False  # a quiet window is open
        self.rolling = False  # no guard can be laid now: between a roll and its result, or while a hand is shown
        self.healing = 0  # what the healing roll counts as
        # market
        self.done: tuple[Seat, ...] = ()
        self.hidden: tuple[Seat, ...] = ()  # whose purse is concealed
        self.row: tuple[str, ...] = ()  # the lots; "" is one that is gone
        self.revealed = 0  # so many lots have been turned up
        self.peeked: tuple[tuple[Seat, ...], ...] = ()  # who has looked at which lot
        # the bids of this round, each time they were opened, and the lots that are gone: to whom, what, the price
        self.bids: tuple[tuple[int | str, tuple[tuple[Seat, int], ...]], ...] = ()
        self.sales: tuple[tuple[int, Seat, str, int], ...] = ()
        # arena
        self.invited: tuple[Seat, ...] = ()
        self.fighters: tuple[Fighter, ...] = ()
        self.wagers: tuple[tuple[int, int, int, int], ...] = (NO_WAGER,) * seats
        self.bout: Bout = NO_BOUT
        self.strike: Strike = NO_STRIKE
        # what remains to be read: all attacks of the last bout, who fought it, and what became of the wagers on it
        self.blows: tuple[Strike, ...] = ()
        self.fought: tuple[Fighter, ...] = ()
        self.settled: tuple[tuple[Seat, str, int], ...] = ()  # seat, betting field, coins won or (below 0) lost
        self.seeds: tuple[Seat, ...] = ()  # who is still in the tournament, lowest value first
        self.phase_before_tournament = ""  # the phase to go back to
        # deals
        self.offers: tuple[Offer, ...] = ()
        self.offered: tuple[tuple[Seat, tuple[Seat, ...]], ...] = ()  # this phase: maker, who knows (none: all)
        self.ledger: tuple[LedgerEntry, ...] = ()
        self.refusals: tuple[Refusal, ...] = ()  # in this phase
        self.gifts: tuple[int, ...] = (0,) * seats  # in this phase
        self.shows: tuple[int, ...] = (0,) * seats
        self.reopened: tuple[int, ...] = (0,) * seats

    __slots__ = assigned(__init__)

    def load(self, data: Mapping[str, Any]) -> Self:
        super().load(data)
        self.assets = {id: Asset(*row) for id, row in self.assets.items()}
        self.prepared = tuple(Prepared(*row) for row in self.prepared)
        if self.scheme is not None:
            scheme = Scheme(*self.scheme)
            self.scheme = scheme._replace(mark=Prepared(*scheme.mark))
        self.declared = tuple(Declared(*row) for row in self.declared)
        self.fighters = tuple(Fighter(*row) for row in self.fighters)
        self.bout, self.strike = Bout(*self.bout), Strike(*self.strike).load()
        self.blows = tuple(Strike(*row).load() for row in self.blows)
        self.fought = tuple(Fighter(*row) for row in self.fought)
        self.offers = tuple(Offer(*row) for row in self.offers)
        self.ledger = tuple(LedgerEntry(*row) for row in self.ledger)
        self.refusals = tuple(Refusal(Offer(*offer), seat, why) for offer, seat, why in self.refusals)
        return self

    # ---- queries

    @property
    def box(self) -> Box:
        """What is in play (SP-OPTION-6)."""
        return self.rules.box_with_extras if self.options.get("extra_cards") else self.rules.box

    @property
    def seats(self) -> range:
        return range(len(self.coins))

    def option(self, name: str) -> Option:
        return self.options[name]

    def clockwise(self, first: Seat) -> tuple[Seat, ...]:
        """All seats, this one first."""
        n = len(self.coins)
        first %= n  # while there is no host yet it is NOBODY
        return (*range(first, n), *range(first))

    def priority(self) -> tuple[Seat, ...]:
        """The Host, then clockwise (SP-15)."""
        return self.clockwise(self.host)

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        return self.clockwise(seat)[1:]

    def wealth(self, seat: Seat) -> int:
        """All coins of a Dominus, those set aside included (SP-20)."""
        return self.coins[seat] + self.staked[seat]

    def of(self, seat: Seat) -> list[Asset]:
        """All assets of a house."""
        return [a for a in self.assets.values() if a.owner == seat]

    def ready(self, seat: Seat, *kinds: str) -> list[Asset]:
        """A house's ready assets of these kinds ("gladiator", "slave", "equipment", "guard"), oldest first."""
        titles: Collection[str] = self.rules.kinds[kinds[0]]
        if len(kinds) > 1:
            titles = [card for kind in kinds for card in self.rules.kinds[kind]]
        return [a for a in self.assets.values() if a.owner == seat and a.ready and a.card in titles]

    def free(self, seat: Seat, *kinds: str) -> list[Asset]:
        """The same without what is committed to the arena: what can still be used (SP-83)."""
        return [a for a in self.ready(seat, *kinds) if not a.committed]

    def count(self, seat: Seat, kind: str) -> int:
        """How many a house has of a kind, as requirements count its ready ones."""
        return counted(self.rules, (a.card for a in self.ready(seat, kind)))

    def hand_size(self, seat: Seat) -> int:
        return TRACK.hand_size(self.influence[seat])

    def hand_count(self, seat: Seat) -> int:
        """How many cards a Dominus holds."""
        return len(self.hands[seat])

    def lies_in_pile(self, kind: str) -> bool:
        """Is there a card of this kind in the intrigue discard pile?"""
        return any(card in self.rules.kinds[kind] for card in self.intrigue_discard)

    def requirement(self, seat: Seat, card: str) -> int:  # noqa: ARG002
        """The influence that a reaction in this hand requires."""
        return self.rules.cards[card].requirement

    def invitable(self, seat: Seat) -> bool:
        """Can the Host still invite this Dominus to the match? Nobody is invited twice (SP-32)."""
        return seat not in self.invited

    def places_in_match(self) -> int:
        """How many combatants the match of this round has."""
        return len(ARENA.starts)

    def highest_wager(self, seat: Seat, field: int) -> int:  # noqa: ARG002
        """How many coins a Dominus may place on a betting field."""
        return ARENA.highest_wager

    def odds(self, field: Field) -> int:
        """What the Bank pays for each coin of a wager that won."""
        return field.pays

    def certain(self, viewer: Seat | None, owner: Seat) -> tuple[str, ...]:
        """The cards that this viewer (None: a spectator) has seen in a hand and that must still be there."""
        return () if viewer is None else self.known[viewer][owner]

    def active_seats(self) -> list[Seat]:
        """The seats that have not conceded."""
        return [seat for seat in self.seats if seat not in self.conceded]

    def phase_over(self) -> None:
        """End what lasts for one phase. In Spartacus nothing does; an expansion may add something."""

    # ---- influence and coins

    def change_influence(self, seat: Seat, change: int, why: str) -> None:
        """INF: raise or lower the Influence of a house, within 1 and 12; what is beyond is lost (SP-01)."""
        before, now = self.influence[seat], self.influence_after(seat, change)
        self.influence[seat] = now
        if now > before and self.passed:
            self.reopen(seat)
        self.tell("influence", seat, now - before, now, why)

    def influence_after(self, seat: Seat, change: int) -> int:
        """The Influence that a house would have after this change."""
        return TRACK.moved(self.influence[seat], change)

    def bank_pays(self, seat: Seat, amount: int, why: str) -> None:
        """BANK_PAYS: the Bank has no limit."""
        if amount:
            self.take_coins(seat, amount)
            self.tell("bank_pays", seat, amount, why)

    def pay_bank(self, seat: Seat, amount: int, why: str) -> None:
        """PAY_BANK, exactly so many: who may pay less has been asked for less."""
        if amount:
            self.lose_coins(seat, amount)
            self.tell("pays_bank", seat, amount, why)

    def pay(self, giver: Seat, taker: Seat, amount: int, why: str) -> None:
        """COIN: from one Dominus to another."""
        if amount:
            self.lose_coins(giver, amount)
            self.take_coins(taker, amount)
            self.tell("pays", giver, taker, amount, why)

    def take_coins(self, seat: Seat, amount: int) -> None:
        self.coins[seat] += amount
        if self.passed:
            self.forget_passes(seat, "coin")

    def lose_coins(self, seat: Seat, amount: int) -> None:
        assert 0 <= amount <= self.coins[seat], "coins are never below zero"
        self.coins[seat] -= amount

    def stake(self, seat: Seat, amount: int) -> None:
        """Set coins aside: they still belong to the Dominus, but cannot be spent or given."""
        self.lose_coins(seat, amount)
        self.staked[seat] += amount

    def unstake(self, seat: Seat) -> int:
        """Return all coins that a Dominus has set aside to their purse."""
        amount = self.staked[seat]
        self.staked[seat] = 0
        self.coins[seat] += amount
        return amount

    def take_from_stake(self, seat: Seat, amount: int) -> int:
        """Return so many of the coins set aside to the purse, or all there are. Returns how many."""
        amount = min(amount, self.staked[seat])
        self.staked[seat] -= amount
        self.coins[seat] += amount
        return amount

    def forget_passes(self, seat: Seat, misery: str) -> None:
        """A misery has ended: those who passed on using it may be asked again when it returns (SP-79)."""
        self.passed = tuple(p for p in self.passed if p[1:] != (seat, misery))

    def reopen(self, *targets: Seat) -> None:
        """Those who passed on using the miseries of these Domini may use them after all (SP-79)."""
        self.passed = tuple(p for p in self.passed if p[1] not in targets)

    # ---- assets

    def put(self, asset: Asset) -> None:
        """Replace an asset by a changed copy, or enter a new one."""
        self.assets[asset.id] = asset
        if self.passed and asset.ready:
            for kind in ("slave", "gladiator"):
                if asset.card in self.rules.kinds[kind]:
                    self.forget_passes(asset.owner, kind)

    def create(self, card: str, owner: Seat) -> Asset:
        """Give a house a card as a new, ready asset."""
        self.last_asset_id += 1
        asset = Asset(self.last_asset_id, card, owner)
        self.put(asset)
        return asset

    def exhaust(self, asset: Asset) -> None:
        self.put(asset._replace(ready=False))
        self.tell("exhausted", asset.id, asset.card, asset.owner)

    def injure(self, asset: Asset) -> None:
        self.put(asset._replace(ready=False, injured=True))
        self.tell("injured", asset.id, asset.card, asset.owner)

    def refresh(self, asset: Asset) -> None:
        self.put(asset._replace(ready=True, injured=False))

    def discard_asset(self, asset: Asset, why: str) -> None:
        """Discard an asset to the pile of its deck, without tokens; a lost Champion costs Influence (SP-49)."""
        del self.assets[asset.id]
        pile = self.intrigue_discard if asset.card in self.rules.guards else self.market_discard
        pile.append(asset.card)
        self.tell("asset_discarded", asset.id, asset.card, asset.owner, why)
        if asset.champion:
            self.change_influence(asset.owner, -1, "champion")

    def hand_over(self, *moves: tuple[Asset, Seat]) -> None:
        """Move assets to other houses, with their tokens; Champions change Influence once for all (SP-49)."""
        changes = [0] * len(self.seats)
        for asset, to in moves:
            self.put(asset._replace(owner=to))
            self.tell("asset_moves", asset.id, asset.card, asset.owner, to)
            changes[asset.owner] -= asset.champion
            changes[to] += asset.champion
        for seat, change in enumerate(changes):
            if change:
                self.change_influence(seat, change, "champion")

    # ---- intrigue cards

    def draw(self, seat: Seat, count: int) -> None:
        """DRAW: one by one; an empty deck is made anew from the discards, both empty ends it (SP-55)."""
        cards: list[str] = []
        for _ in range(count):
            if not self.intrigue:
                if not self.intrigue_discard:
                    break
                self.intrigue, self.intrigue_discard = sorted(self.intrigue_discard), []
                self.shuffle_deck(self.intrigue)
                self.tell("intrigue_reshuffled", len(self.intrigue))
            cards.append(self.draw_top(self.intrigue))
        self.hands[seat] += cards
        self.tell("draws", seat, len(cards))
        if cards:
            self.tell("drawn", *cards, to=(seat,), already_known_to=())
            self.passed = tuple(p for p in self.passed if p[0] != seat)

    def from_hand(self, seat: Seat, card: str) -> None:
        """Take a card from a hand for everybody to see. Who knew of one is no longer sure of another (SP-66).

        A card that was prepared leaves last of its title, and takes with it what was done for it. Nobody but its
        owner learns that it was the one (SP-75).
        """
        hand = self.hands[seat]
        hand.remove(card)
        for viewer in self.seats:
            held = self.known[viewer][seat]
            if card in held:
                at = held.index(card)
                self.known[viewer][seat] = held[:at] + held[at + 1 :]
        if seat == self.active and self.prepared:
            there = [p.number for p in self.prepared if p.card == card and not p.gone]
            left = there[-1] if len(there) > hand.count(card) else 0
            self.prepared = tuple(
                p._replace(gone=p.gone or p.number == left, doubtful=True) if p.card == card else p
                for p in self.prepared
            )

    def play_from_hand(self, seat: Seat, card: str) -> int:
        """A reaction leaves a hand to be played. Returns how much more it requires than is printed."""
        self.from_hand(seat, card)
        return 0

    def back_to_hand(self, seat: Seat, card: str) -> None:
        """A card that everybody has seen goes back to the hand it was played from."""
        self.hands[seat].append(card)
        for viewer in self.others(seat):
            self.learn(viewer, seat, card)

    def take_back_declared(self) -> None:
        """The card that was declared last goes back to the hand."""
        it = self.declared[-1]
        self.declared = self.declared[:-1]
        self.back_to_hand(it.seat, it.card)

    def learn(self, viewer: Seat, owner: Seat, card: str) -> None:
        """Somebody is shown a card of a hand; from now on they know that it is there."""
        held = self.known[viewer][owner]
        if card not in held:  # a second look may have met the same card
            self.known[viewer][owner] = tuple(sorted((*held, card)))

    def learn_hand(self, viewer: Seat, owner: Seat) -> None:
        """A whole hand is shown to somebody."""
        self.known[viewer][owner] = tuple(sorted(self.hands[owner]))

    def discard_from_hand(self, seat: Seat, card: str, why: str) -> None:
        self.from_hand(seat, card)
        self.intrigue_discard.append(card)
        self.tell("hand_discarded", seat, card, why, already_known_to=(seat,))

    # ---- sums

    def value_of(self, seat: Seat) -> int:
        """The values of all gladiators and equipment, exhausted or not: the seeding of a tournament (SP-91)."""
        gladiators, equipment = self.rules.kinds["gladiator"], self.rules.kinds["equipment"]
        cards = [a.card for a in self.of(seat)]
        return sum(self.rules.cards[card].value for card in cards if card in gladiators or card in equipment)

    def combatants(self, seat: Seat) -> list[Asset]:
        """The assets of a house that could be sent into the arena."""
        able = self.free(seat, "gladiator", "slave")
        return [a for a in able if not a.barred] if self.bars_count() else able

    def bars_count(self) -> bool:
        """Is this the arena phase, or a tournament at its end?"""
        return self.phase == "arena" or (self.phase == "tournament" and self.phase_before_tournament == "arena")


def counted(rules: Ruleset, cards: Iterable[str]) -> int:
    """How many these cards count as: Naevia counts twice (SP-23)."""
    return sum(rules.cards[card].counts_as or 1 for card in cards)
