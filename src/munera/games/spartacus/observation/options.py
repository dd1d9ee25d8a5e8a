"""What an answer or an anytime move is in numbers, as far as the seat that may give it knows."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from munera.games.spartacus.combat.bout import NOBODY, OFF
from munera.games.spartacus.observation.fields import KIND, PRINTED, SPELT, Fields
from munera.games.spartacus.observation.table import fighter_places, flag, write_hex
from munera.games.spartacus.table.state import Spartacus
from munera.kernel.asks import AnyAsk, Seat
from munera.kernel.plain import Option
from munera.kernel.spelling import write_words

# What the numbers in an answer stand for, by its first word, or by the kind of question if it has none.
ASSETS_IN = frozenset(
    ("pick", "healer", "ledger", "bodyguard", "combatant", "equip", "ability", "sell", "informant", "nets")
)
SEATS_IN = frozenset(
    ("pick_house", "invite", "announce", "target", "request", "play", "meddle", "demand", "oblige", "show")
)
HEXES_IN = frozenset(("driven", "move", "place"))
SIDES_IN = frozenset(("attack", "javelin", "daggers", "knives", "teams", "who_goes"))
COINS_IN = frozenset(("bid", "bribe"))
DICE_IN = frozenset(("reroll", "force"))
OFFERS_IN = frozenset(("offer", "counter", "accept", "decline", "withdraw"))


@mypyc_attr(allow_interpreted_subclasses=True)
class OptionObserver:
    """Makes the row of an option."""

    def __init__(self, fields: Fields) -> None:
        self.at = fields
        self.size = fields.row.size

    def option_row(self, s: Spartacus, seat: Seat, ask: AnyAsk | None, option: Option) -> list[float]:
        """The row of one answer."""
        row = [0.0] * self.size
        parts: tuple[Any, ...] = option if isinstance(option, tuple) else (option,)
        sort = "" if ask is None else ask.kind
        if parts and isinstance(parts[0], str):
            sort = parts[0]
            self.write_word(s, sort, row)
            parts = parts[1:]
        if sort in OFFERS_IN and parts and isinstance(parts[-1], tuple):
            self.write_offers(s, seat, parts, row)
        elif sort == "wagers":
            for field, coins in enumerate(parts):
                row[self.at.row_wagers + field] = coins / 8
            self.write_coins(s, seat, sum(parts), row)
        elif sort == "give":
            self.write_seat(s, seat, parts[0], row)
            self.write_coins(s, seat, parts[1], row)
        elif sort in DICE_IN:
            self.write_dice(s, ask, parts, row)
        else:
            for part in parts:
                self.write_part(s, seat, sort, part, row)
        write_words(option, row, self.at.row_words, SPELT)
        return row

    def write_part(self, s: Spartacus, seat: Seat, sort: str, part: Any, row: list[float]) -> None:
        """Write one part of an answer, by what its numbers stand for."""
        if isinstance(part, tuple):
            for inner in part:
                self.write_part(s, seat, sort, inner, row)
        elif isinstance(part, str):
            self.write_word(s, part, row)
        elif isinstance(part, int) and not isinstance(part, bool):
            if sort in ASSETS_IN:
                self.write_asset(s, seat, part, row)
            elif sort in SEATS_IN:
                self.write_seat(s, seat, part, row)
            elif sort in COINS_IN:
                self.write_coins(s, seat, part, row)
            elif sort in HEXES_IN:
                self.write_move(s, part, row)
            elif sort in SIDES_IN:
                self.write_side(s, seat, part, row)

    def write_word(self, s: Spartacus, word: str, row: list[float]) -> None:
        """Write a card, a house power, a house, or another word."""
        at = self.at
        if word in at.verb:
            row[at.row_verb + at.verb[word]] = 1.0
        elif word in s.rules.cards:
            self.write_card(s, word, row)
        elif word in at.power:
            row[at.row_power + at.power[word]] = 1.0
        elif word in at.house:
            row[at.row_house + at.house[word]] = 1.0

    def write_card(self, s: Spartacus, card: str, row: list[float]) -> None:
        """Write a card, and what is printed on it."""
        at = self.at
        it = s.rules.cards[card]
        flag(card, at.card, row, at.row_card)
        for place, number in enumerate((it.attack, it.defence, it.speed, it.value, it.requirement, it.cash)):
            if number:
                row[at.row_printed + place] += number / 8

    def write_asset(self, s: Spartacus, seat: Seat, number: int, row: list[float]) -> None:
        """Write an asset, which is given by its number; of one that is gone nothing is written."""
        at = self.at
        asset = s.assets.get(number)
        if asset is None:
            return
        self.write_card(s, asset.card, row)
        row[at.row_kinds + KIND[s.rules.cards[asset.card].kind]] += 1 / 4
        row[at.row_owner + (asset.owner - seat) % len(s.coins)] = 1.0
        row[at.row_assets] += 1 / 4
        for place, true in enumerate((asset.ready, asset.injured, asset.champion, asset.committed)):
            if true:
                row[at.row_assets + 1 + place] += 1 / 4
        row[at.row_assets + 5] += asset.favour / 4

    def write_seat(self, s: Spartacus, seat: Seat, other: int, row: list[float]) -> None:
        """Write a house, counted from the viewer's."""
        seats = len(s.coins)
        if 0 <= other < seats:
            row[self.at.row_seat + (other - seat) % seats] = 1.0

    def write_coins(self, s: Spartacus, seat: Seat, coins: int, row: list[float]) -> None:
        """Write an amount of coins, and what share of the viewer's own it is."""
        row[self.at.row_coins] = coins / 16
        own = s.coins[seat]
        if own and coins:
            row[self.at.row_share] = coins / own

    def write_move(self, s: Spartacus, hex: int, row: list[float]) -> None:
        """Write a hex that a combatant of the viewer would stand on."""
        at = self.at
        whose = None
        if s.bout.acted < len(s.bout.order):
            whose = s.fighters[s.bout.order[s.bout.acted]]
        if hex != OFF:
            write_hex(s, hex, whose, row, at.row_place, at.row_distances)

    def write_side(self, s: Spartacus, seat: Seat, side: int, row: list[float]) -> None:
        """Write a combatant, who is given by their side."""
        at = self.at
        if side == NOBODY or side >= len(s.fighters):
            return
        place = fighter_places(s, seat)[side]
        if place < at.fighters:
            row[at.row_fighter + place] = 1.0
        for pool, dice in enumerate(s.fighters[side].pools):
            row[at.row_pools + pool] += dice / 8

    def write_dice(self, s: Spartacus, ask: AnyAsk | None, dice: tuple[Any, ...], row: list[float]) -> None:
        """Write the dice that are rolled again, which are given by their places."""
        at = self.at
        shown = s.strike.attack if ask is not None and ask.about == "attack" else s.strike.defence
        row[at.row_dice] = len(dice) / 16
        for die in dice:
            if die < len(shown):
                row[at.row_dice + 1] += shown[die] / 16

    def write_offers(self, s: Spartacus, seat: Seat, parts: tuple[Any, ...], row: list[float]) -> None:
        """Write an offer; where an answer has two, as a counter-offer does, the second."""
        at = self.at
        offers = [part for part in parts if isinstance(part, tuple) and len(part) == OFFER_PARTS]
        if not offers:
            return
        maker, to, private, gives, goods, wants, asks, promised, returned, _ = offers[-1]
        self.write_seat(s, seat, maker, row)
        for other in to:
            self.write_seat(s, seat, other, row)
        if private:
            row[at.row_private] = 1.0
        for place, number in enumerate((gives, wants, len(goods), len(asks), len(promised), len(returned))):
            row[at.row_terms + place] = number / 8
        for number in (*goods, *asks):
            self.write_asset(s, seat, number, row)


OFFER_PARTS = 10
assert len(PRINTED) == 6, "what `write_card` writes"
