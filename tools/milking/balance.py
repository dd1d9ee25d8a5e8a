"""What the deals of the trader have brought the bots, by their own values, when the game is over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, cast

from munera.bots.playing import Given, Observer
from munera.bots.spartacus.heuristic import Heuristic
from munera.bots.spartacus.offers import costs, gets, house_price
from munera.bots.spartacus.reading import BotTable
from munera.bots.spartacus.worth import worth
from munera.games.spartacus.queries import PAY, Offer
from munera.games.spartacus.sight import sight
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import Match, Seat


class Word(NamedTuple):
    """A promise of a deal: where it stands in the ledger, who made it, and what it is worth to the bot if kept."""

    place: int
    by: Seat
    value: float


class Bookkeeping(Observer):
    """Keeps the books of one game between the trader and the bots."""

    def __init__(self, bots: Sequence[Heuristic], trader: Seat) -> None:
        self.bots, self.trader = bots, trader
        self.at_once = 0.0  # what the bots have got by coins and cards, less what they have given
        self.words: list[Word] = []
        self.deals = 0
        self.pending: tuple[Offer, Seat] | None = None
        self.lines: list[str] = []

    def before(self, match: Match[Any], given: Given) -> None:
        self.pending = None
        seat, move = given[1], cast("Any", given[2])
        if not (isinstance(move, tuple) and move and move[0] == "accept"):
            return
        offer = Offer(*move[1])
        s = cast("Spartacus", match.state)
        if self.trader in (seat, offer.maker) and s.coins[offer.maker] >= offer.gives:
            self.pending = offer, seat
            bot = offer.maker if seat == self.trader else seat
            self.table = self.read(s, bot)
            self.place = len(s.ledger)
            self.deals += 1
            self._book(s, offer, bot)

    def read(self, s: Spartacus, seat: Seat) -> BotTable:
        """The table as the bot reads it."""
        bot = self.bots[seat]
        return bot.reading(sight(s, seat), seat, s.coins, bot.honour)

    def _book(self, s: Spartacus, offer: Offer, bot: Seat) -> None:
        """What the bot gets and gives, now and later."""
        table, made = self.table, offer.maker == bot
        gets_coins, gives_coins = (offer.wants, offer.gives) if made else (offer.gives, offer.wants)
        gets_cards, gives_cards = (offer.asks, offer.goods) if made else (offer.goods, offer.asks)
        at_once = float(gets_coins - gives_coins)
        at_once += sum(worth(table, bot, s.assets[id].card, s.assets[id].favour) for id in gets_cards)
        at_once -= sum(house_price(table, bot, s.assets[id]) for id in gives_cards)
        self.at_once += at_once
        self.lines.append(f"{at_once:+.1f} {s.phase} {tuple(offer)}")
        for number, promise in enumerate((*offer.promises, *offer.returns)):
            by = offer.maker if number < len(offer.promises) else (self.trader if made else bot)
            if promise[0] == PAY:
                value = 0.0
            elif by == bot:
                value = -costs(table, self.trader, promise)
            else:
                value = gets(table, self.trader, promise)
            self.words.append(Word(self.place + number, by, value))

    def brought(self, match: Match[Any]) -> float:
        """What all deals have brought the bots: promises count if they were kept, and payments as far as paid."""
        ledger = cast("Spartacus", match.state).ledger
        total = self.at_once
        for word in self.words:
            entry = ledger[word.place]
            total += word.value if entry.state == "kept" else 0.0
            total += -entry.paid if word.by != self.trader else entry.paid
        return total
