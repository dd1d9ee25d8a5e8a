"""What a seat knows in numbers, made from the state.

What is not public is read in `write_private` and in the functions that it names, and nowhere else: the viewer's
hand and what they have seen of others, purses, lots, what lies face down, and private deals.

A field with several entries begins at its place in `Fields`; the entries follow in the order in which `fields.py`
names them there.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from mypy_extensions import mypyc_attr

from munera.games.spartacus.cards.table import Card
from munera.games.spartacus.combat.bout import LEVELS, NO_STRIKE, NOBODY, OFF, Fighter
from munera.games.spartacus.combat.hexes import DISTANCE, PLACE, RING
from munera.games.spartacus.combat.moving import SNARED
from munera.games.spartacus.deals import deals, promises
from munera.games.spartacus.observation.fields import KIND, OPTIONS, Fields
from munera.games.spartacus.sight import knows, lot, purse
from munera.games.spartacus.table.records import Asset
from munera.games.spartacus.table.state import Spartacus
from munera.kernel.asks import AnyAsk, Seat

BIDDING = ("bid", "host_bid")


@mypyc_attr(allow_interpreted_subclasses=True)
class TableObserver:
    """Tells a seat what it knows; an expansion adds to it in `write_more`."""

    def __init__(self, fields: Fields) -> None:
        self.at = fields
        self.size = fields.layout.size

    def observe(self, s: Spartacus, seat: Seat, ask: AnyAsk | None) -> list[float]:
        """The table as a seat knows it."""
        row = [0.0] * self.size
        if ask is not None:
            self.write_question(s, seat, ask, row)
        self.write_table(s, seat, row)
        self.write_private(s, seat, row)
        self.write_houses(s, seat, row)
        self.write_piles(s, row)
        self.write_scheme(s, seat, row)
        if s.fighters:
            self.write_fight(s, seat, row)
        self.write_more(s, seat, row)
        return row

    def write_more(self, s: Spartacus, seat: Seat, row: list[float]) -> None:
        """Write what an expansion adds."""

    # ---- what is not public

    def write_private(self, s: Spartacus, seat: Seat, row: list[float]) -> None:
        """Write what others may not know, as far as this seat does."""
        at = self.at
        count(s.hands[seat], at.in_intrigue, row, at.hand, 1 / 2)
        self.write_known_cards(s, seat, row)
        self.write_purses(s, seat, row)
        self.write_lots(s, seat, row)
        self.write_face_down(s, seat, row)
        self.write_deals(s, seat, row)

    def write_known_cards(self, s: Spartacus, seat: Seat, row: list[float]) -> None:
        """Write the cards of other hands that the seat has seen and knows to be still there."""
        at = self.at
        seats = len(s.coins)
        for owner in range(seats):
            cards = s.certain(seat, owner)
            if cards:
                count(cards, at.in_intrigue, row, at.house_at[(owner - seat) % seats] + at.known, 1 / 2)

    def write_purses(self, s: Spartacus, seat: Seat, row: list[float]) -> None:
        """Write coins at hand, as far as they are not concealed."""
        at = self.at
        seats = len(s.coins)
        for owner in range(seats):
            begin = at.house_at[(owner - seat) % seats]
            coins = purse(s, owner, seat)
            if coins is None:
                row[begin + at.status] = 1.0
            else:
                row[begin + at.coins] = coins / 16

    def write_lots(self, s: Spartacus, seat: Seat, row: list[float]) -> None:
        """Write the lots, as far as they are turned up or the seat has looked at them."""
        at = self.at
        for index in range(len(s.row)):
            card = lot(s, index, seat)
            if card == "":
                continue
            row[at.lot_counts] += 1 / 8
            if card is None:
                row[at.lot_counts + 1] += 1 / 8
            else:
                count((card,), at.in_market, row, at.lots, 1 / 2)

    def write_face_down(self, s: Spartacus, seat: Seat, row: list[float]) -> None:
        """Write the schemes of this turn: how many, what was done for the one that lies there, and which it is.

        Only its owner knows when a prepared scheme has left the hand.
        """
        at = self.at
        seats = len(s.coins)
        for mark in s.prepared:
            if mark.gone and seat == s.active:
                continue
            row[at.prepared] += 1 / 4
            if mark.number != s.face_down:
                continue
            row[at.scheme_flags] = 1.0
            row[at.scheme_facts] = mark.discount / 4
            for other in mark.pledged:
                row[at.pledged + (other - seat) % seats] = 1.0
            for other in mark.asked:
                row[at.asked + (other - seat) % seats] = 1.0
            if knows(s, mark, seat):
                flag(mark.card, at.in_schemes, row, at.face_down)

    def write_deals(self, s: Spartacus, seat: Seat, row: list[float]) -> None:
        """Write offers and promises that the seat knows of."""
        at = self.at
        seats = len(s.coins)
        row[at.offers_left] = deals.offers_left(s, seat) / 8
        for maker, addressed in s.offered:
            if not addressed or seat in addressed:
                row[at.house_at[(maker - seat) % seats] + at.deals + 2] += 1 / 4
        for offer in s.offers:
            if not deals.visible(offer, seat):
                continue
            if offer.maker == seat:
                for other in offer.to:
                    row[at.house_at[(other - seat) % seats] + at.deals + 1] += 1 / 4
            elif seat in offer.to:
                row[at.house_at[(offer.maker - seat) % seats] + at.deals] += 1 / 4
        self.write_promises(s, seat, row)

    def write_promises(self, s: Spartacus, seat: Seat, row: list[float]) -> None:
        """Write promises that the seat knows of."""
        at = self.at
        seats = len(s.coins)
        for entry in s.ledger:
            if not promises.known_to(entry, seat):
                continue
            by = at.house_at[(entry.by - seat) % seats]
            if entry.state == promises.KEPT:
                row[by + at.promises + 2] += 1 / 4
            elif entry.state == promises.BROKEN:
                row[by + at.promises + 3] += 1 / 4
            elif entry.to == seat:
                row[by + at.promises] += 1 / 4
            elif entry.by == seat:
                row[at.house_at[(entry.to - seat) % seats] + at.promises + 1] += 1 / 4
            if entry.due and entry.state == promises.OPEN and promises.pays(entry):
                if entry.to == seat:
                    row[by + at.owed] += promises.owed(entry) / 16
                elif entry.by == seat:
                    row[at.house_at[(entry.to - seat) % seats] + at.owed + 1] += promises.owed(entry) / 16

    # ---- what everybody sees

    def write_question(self, s: Spartacus, seat: Seat, ask: AnyAsk, row: list[float]) -> None:
        """Write what is asked, and about what."""
        at = self.at
        kind: str = ask.kind
        row[at.question_at + at.question[kind]] = 1.0
        about: Any = ask.about
        if kind == "bid":
            card = lot(s, about, seat) if isinstance(about, int) else None
            if card:
                flag(card, at.card, row, at.about_card)
            return
        parts: tuple[Any, ...] = about if isinstance(about, tuple) else (about,)
        for part in parts:
            if isinstance(part, str):
                flag(part, at.card, row, at.about_card)
            elif isinstance(part, int):
                self.write_about_number(s, seat, kind, part, row)

    def write_about_number(self, s: Spartacus, seat: Seat, kind: str, number: int, row: list[float]) -> None:
        """Write a number that a question is about: an asset, a house, or a plain number."""
        at = self.at
        asset = s.assets.get(number) if kind in ABOUT_ASSETS else None
        if asset is not None:
            flag(asset.card, at.card, row, at.about_card)
            row[at.about_seat + (asset.owner - seat) % len(s.coins)] = 1.0
        elif kind in ABOUT_SEATS and 0 <= number < len(s.coins):
            row[at.about_seat + (number - seat) % len(s.coins)] = 1.0
        else:
            row[at.about_number] = number / 16

    def write_table(self, s: Spartacus, seat: Seat, row: list[float]) -> None:
        """Write what is being played."""
        at = self.at
        row[at.phase_at + at.phase[s.phase]] = 1.0
        if s.step in at.step:
            row[at.step_at + at.step[s.step]] = 1.0
        row[at.round] = s.round / 64
        options = s.options
        rounds = options["rounds"]
        if isinstance(rounds, int):
            row[at.round + 1] = max(0, rounds - s.round) / 64
        for place, (name, value) in enumerate(OPTIONS):
            if options[name] == value:
                row[at.options_at + place] = 1.0
        if s.phase == "over":
            row[at.result + (s.winner != seat)] = 1.0

    def write_piles(self, s: Spartacus, row: list[float]) -> None:
        """Write how many cards the decks have, and which lie on the discard piles."""
        at = self.at
        row[at.decks] = len(s.intrigue) / 64
        row[at.decks + 1] = len(s.market) / 64
        count(s.intrigue_discard, at.in_intrigue, row, at.intrigue_discard, 1 / 4)
        count(s.market_discard, at.in_market, row, at.market_discard, 1 / 4)
        for power in s.powers:
            if power in at.power:
                row[at.powers_used + at.power[power]] = 1.0

    def write_houses(self, s: Spartacus, seat: Seat, row: list[float]) -> None:
        """Write the houses and what they own, the viewer's own first."""
        seats = len(s.coins)
        for owner in range(seats):
            self.write_house(s, owner, row, self.at.house_at[(owner - seat) % seats])
        for asset in s.assets.values():
            self.write_asset(s, asset, row, self.at.house_at[(asset.owner - seat) % seats])
        if s.bids:
            for bidder, coins in s.bids[-1][1]:
                row[self.at.house_at[(bidder - seat) % seats] + self.at.last_bid] = coins / 16

    def write_house(self, s: Spartacus, owner: Seat, row: list[float], begin: int) -> None:
        """Write a house without its assets."""
        at = self.at
        if owner not in s.conceded:
            row[begin + at.present] = 1.0
        house = s.houses[owner]
        if house in at.house:
            row[begin + at.house_is + at.house[house]] = 1.0
        row[begin + at.influence] = s.influence[owner] / 16
        row[begin + at.hand_size] = s.hand_size(owner) / 8
        row[begin + at.hand_size + 1] = len(s.hands[owner]) / 8
        row[begin + at.coins + 1] = s.staked[owner] / 16
        status = begin + at.status
        if owner in s.done:
            row[status + 1] = 1.0
        if owner == s.host:
            row[status + 2] = 1.0
        if owner == s.active:
            row[status + 3] = 1.0
        if s.step in BIDDING and owner in s.queue:
            row[status + 4] = 1.0
        if owner in s.invited:
            row[status + 5] = 1.0
        if owner in s.seeds:
            row[status + 6] = 1.0
        for field, coins in enumerate(s.wagers[owner]):
            if coins:
                row[begin + at.wagers + field] = coins / 8

    def write_asset(self, s: Spartacus, asset: Asset, row: list[float], begin: int) -> None:
        """Add an asset to its house."""
        at = self.at
        card: Card = s.rules.cards[asset.card]
        kind = KIND[card.kind]
        count((asset.card,), at.in_owned, row, begin + at.assets, 1 / 2)
        counts = begin + at.counts + 3 * kind
        row[counts] += 1 / 8
        sums = begin + at.sums
        if asset.ready:
            count((asset.card,), at.in_owned, row, begin + at.ready_assets, 1 / 2)
            row[counts + 1] += 1 / 8
            if kind < 2:  # gladiators and slaves
                row[sums] += card.attack / 16
                row[sums + 1] += card.defence / 16
                row[sums + 2] += card.speed / 16
                dice = (card.attack + card.defence + card.speed) / 16
                if kind == 0 and dice > row[begin + at.best]:
                    row[begin + at.best] = dice
        elif asset.injured:
            row[counts + 2] += 1 / 8
        row[sums + 3] += card.value / 16
        if asset.favour:
            row[sums + 4] += asset.favour / 16
        if asset.champion:
            row[sums + 5] += 1 / 16
        if asset.committed:
            row[sums + 6] += 1 / 16
        if asset.barred:
            row[sums + 7] += 1 / 16

    def write_scheme(self, s: Spartacus, seat: Seat, row: list[float]) -> None:
        """Write the scheme that is played face up, and what was declared against it or on other occasions."""
        at = self.at
        seats = len(s.coins)
        it = s.scheme
        if it is not None:
            flag(it.card, at.in_schemes, row, at.scheme)
            row[at.schemer + (it.seat - seat) % seats] = 1.0
            row[at.scheme_facts] = it.mark.discount / 4
            for other in it.targets:
                row[at.targets + (other - seat) % seats] = 1.0
            for other in it.mark.pledged:
                row[at.pledged + (other - seat) % seats] = 1.0
            if it.confirmed:
                row[at.scheme_flags + 1] = 1.0
            if s.foiled:
                row[at.scheme_flags + 2] = 1.0
        if s.declared:
            last = s.declared[-1]
            flag(last.card, at.in_intrigue, row, at.declared)
            row[at.declarer + (last.seat - seat) % seats] = 1.0
            if last.target != NOBODY:
                row[at.declared_target + (last.target - seat) % seats] = 1.0
            row[at.declared_count] = len(s.declared) / 4

    # ---- the fight

    def write_fight(self, s: Spartacus, seat: Seat, row: list[float]) -> None:
        """Write the bout, and whoever is in it."""
        at = self.at
        places = fighter_places(s, seat)
        bout = s.bout
        acting = NOBODY
        if bout.kind:
            row[at.bout_kind + at.bout[bout.kind]] = 1.0
            row[at.bout_numbers] = bout.round / 16
            row[at.bout_numbers + 1] = bout.radius / 16
            row[at.bout_numbers + 2] = bout.quiet / 16
            for place, happened in enumerate((bout.struck, bout.moved, bout.attacked)):
                if happened:
                    row[at.bout_flags + place] = 1.0
            if bout.acted < len(bout.order):
                acting = bout.order[bout.acted]
        for side, fighter in enumerate(s.fighters):
            if places[side] < at.fighters:
                self.write_fighter(s, seat, fighter, row, at.fighter_at[places[side]], side == acting)
        if s.strike != NO_STRIKE:
            self.write_strike(s, places, row)

    def write_fighter(
        self, s: Spartacus, seat: Seat, fighter: Fighter, row: list[float], begin: int, acts: bool
    ) -> None:
        """Write one combatant."""
        at = self.at
        row[begin + at.fighter_there] = 1.0
        if fighter.seat == seat:
            row[begin + at.fighter_there + 1] = 1.0
        row[begin + at.fighter_seat + (fighter.seat - seat) % len(s.coins)] = 1.0
        flag(fighter.card, at.in_combatants, row, begin + at.fighter_card)
        for pool, dice in enumerate(fighter.pools):
            row[begin + at.pools + pool] = dice / 8
        if fighter.hex != OFF:
            row[begin + at.on_sand] = 1.0
            write_hex(s, fighter.hex, fighter, row, begin + at.place, begin + at.distances)
        for number in fighter.gear:
            gear = s.assets.get(number)
            if gear is not None:
                flag(gear.card, at.in_gear, row, begin + at.fighter_gear)
        flags = begin + at.fighter_flags
        if acts:
            row[flags] = 1.0
        if SNARED in fighter.spent:
            row[flags + 1] = 1.0
        if fighter.team != NOBODY:
            row[flags + 2 + fighter.team] = 1.0
        asset = s.assets.get(fighter.asset)
        if asset is not None:
            if asset.champion:
                row[flags + 4] = 1.0
            row[begin + at.fighter_spent + 1] = asset.favour / 4
        row[begin + at.fighter_spent] = len(fighter.spent) / 4
        if fighter.level:
            row[begin + at.level + LEVELS.index(fighter.level)] = 1.0
        if fighter.thumb:
            row[begin + at.thumb + (fighter.thumb != "up")] = 1.0

    def write_strike(self, s: Spartacus, places: list[int], row: list[float]) -> None:
        """Write the attack that is being resolved."""
        at = self.at
        it = s.strike
        for begin, side in ((at.attacker, it.attacker), (at.defender, it.defender), (at.victim, it.victim)):
            if side != NOBODY and side < len(places) and places[side] < at.fighters:
                row[begin + places[side]] = 1.0
        if it.speed:
            row[at.strike_flags] = 1.0
        if it.agile:
            row[at.strike_flags + 1] = 1.0
        row[at.wounds] = it.wounds / 8
        row[at.wounds + 1] = it.counter / 8
        for die in it.attack:
            row[at.attack_dice + die - 1] += 1 / 4
        for die in it.defence:
            row[at.defence_dice + die - 1] += 1 / 4


ABOUT_ASSETS = frozenset(("healer", "healer_welcome", "thumb", "bookmaker"))
ABOUT_SEATS = frozenset(("support", "foil", "announced", "react", "demand", "short", "tongue"))


def count(cards: Iterable[str], places: dict[str, int], row: list[float], begin: int, each: float) -> None:
    """Count cards by title, each as so much; extra cards have no entry."""
    for card in cards:
        if card in places:
            row[begin + places[card]] += each


def flag(card: str, places: dict[str, int], row: list[float], begin: int) -> None:
    """Write which card it is; extra cards have no entry."""
    if card in places:
        row[begin + places[card]] = 1.0


def fighter_places(s: Spartacus, seat: Seat) -> list[int]:
    """The place of each combatant in a row, by side: those of the viewer first, else as they are."""
    places = [0] * len(s.fighters)
    place = 0
    for own in (True, False):
        for side, fighter in enumerate(s.fighters):
            if (fighter.seat == seat) == own:
                places[side] = place
                place += 1
    return places


def on_one_side(one: Fighter, other: Fighter) -> bool:
    """Do these two fight on one side, or are they one and the same?"""
    return one.seat == other.seat or (one.team != NOBODY and one.team == other.team)


def write_hex(s: Spartacus, hex: int, whose: Fighter | None, row: list[float], place: int, distances: int) -> None:
    """Write a hex, and how far it is from there to the middle and to the nearest of another team."""
    q, r = PLACE[hex]
    row[place] = q / 8
    row[place + 1] = r / 8
    row[distances] = RING[hex] / 8
    nearest = 0
    for other in s.fighters:
        if other.hex == OFF or (whose is not None and on_one_side(whose, other)):
            continue
        away = DISTANCE[hex][other.hex]
        if not nearest or away < nearest:
            nearest = away
    row[distances + 1] = nearest / 8
