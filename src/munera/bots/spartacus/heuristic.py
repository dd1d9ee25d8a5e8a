"""The heuristic: values everything in coins, fights with its head, and deals by its character."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

from munera.bots.bot import WAIT, Bot, Seen
from munera.bots.spartacus import arena, dealing, fight, guests, intrigue, market
from munera.bots.spartacus.haggling import Memory
from munera.bots.spartacus.reading import BotTable
from munera.bots.temper import Temper
from munera.games.spartacus.queries import SUPPORT
from munera.games.spartacus.sight_types import SpartacusSeen
from munera.kernel import AnyAsk, Option, Seat, Stream

TENTHS = 10  # of a coin, in which tempers are given
HONOUR = 10.0  # coins for which the most honest would break their word
UNKNOWN = 4  # a purse that nobody has seen
PATIENCE = 2  # how often one waits for an answer in Open Market

EventTuple = tuple[Option, ...]
"""An event as it is told to a seat: its kind, then its facts."""


def house(table: BotTable, ask: AnyAsk) -> Option:
    """Choose a house by mood, since all are equally good."""
    houses = cast("tuple[str, ...]", ask.options)
    return houses[min(len(houses) - 1, int(table.mood * len(houses)))]


ANSWERS: dict[str, Callable[[BotTable, AnyAsk], Option]] = {
    "house": house,
    **intrigue.ANSWERS,
    **market.ANSWERS,
    **arena.ANSWERS,
    "invite": guests.invite,
}


class Purses:
    """What the others have, as far as coins were seen to move: purses are concealed in the market."""

    kinds = ("pays_bank", "bank_pays", "gives", "deal")  # of events that matter to it

    def __init__(self) -> None:
        self.coins: list[int] = []

    def reckon(self, events: Sequence[EventTuple], view: SpartacusSeen) -> Sequence[int]:
        """Count the coins that have moved since the last look; an open purse is read."""
        houses = view["houses"]
        self.coins = self.coins or [UNKNOWN] * len(houses)
        for event in events:
            for seat, change in moved(event):
                self.coins[seat] += change
        for seat, house in enumerate(houses):
            if house["coins"] is not None:
                self.coins[seat] = house["coins"]
        return self.coins


def moved(event: Sequence[Any]) -> list[tuple[Seat, int]]:
    """Whose coins an event has changed, in the market."""
    kind, *facts = event
    if kind == "pays_bank":
        return [(facts[0], -facts[1])]
    if kind == "bank_pays":
        return [(facts[0], facts[1])]
    if kind == "gives":
        return [(facts[0], -facts[2]), (facts[1], facts[2])]
    if kind == "deal":
        return [(facts[0], facts[4] - facts[2]), (facts[1], facts[2] - facts[4])]
    return []


class Purchases:
    """What we have paid in the last market, and in this one, for assets that we have."""

    kinds = ("row_dealt", "new_round", "pays_bank", "lot_won", "deal")

    def __init__(self) -> None:
        self.paid: dict[int, int] = {}
        self.before: dict[int, int] = {}  # in the market of the last round
        self.bid = 0  # the last that we have paid

    def reckon(self, events: Sequence[EventTuple], me: Seat) -> dict[int, int]:
        """The prices by asset, after these events."""
        for event in events:
            kind, *facts = event
            if kind == "row_dealt":  # what was not sold again in the Open Market is ours for good
                self.before = {}
            elif kind == "new_round":
                self.before, self.paid = self.paid, {}
            elif kind == "pays_bank" and facts[0] == me:
                self.bid = cast("int", facts[1])
            elif kind == "lot_won" and facts[0] == me:
                self.paid[cast("int", facts[-1])] = self.bid
            elif kind == "deal":
                self.paid.update(bought(facts, me))
        return {**self.before, **self.paid}


def bought(facts: Sequence[Any], me: Seat) -> dict[int, int]:
    """What we have bought in a trade, and for how much: one asset for coins."""
    maker, taker, gives, goods, wants, asks = facts
    assets, coins = (goods, wants) if taker == me else (asks, gives)
    return {assets[0]: coins} if me in (maker, taker) and len(assets) == 1 and coins else {}


class Refusals:
    """Who has said no to a scheme of ours in this round, until they promise us support again."""

    kinds = ("new_round", "no_support", "promise_made")

    def __init__(self) -> None:
        self.seats: set[Seat] = set()

    def reckon(self, events: Sequence[EventTuple], me: Seat) -> set[Seat]:
        """The seats that still refuse us, after these events."""
        for kind, *facts in events:
            if kind == "new_round":
                self.seats.clear()
            elif kind == "no_support" and facts[1] == me:
                self.seats.add(cast("Seat", facts[0]))
            elif kind == "promise_made" and facts[1:3] == [me, SUPPORT]:
                self.seats.discard(cast("Seat", facts[0]))
        return self.seats


NOTED = frozenset((*Purses.kinds, *Purchases.kinds, *Refusals.kinds, *guests.Guests.kinds, *Memory.kinds))
"""The kinds of events that are noted at all: most are not, and are looked at once and no more."""


class Heuristic(Bot):
    """A bot with a character: how honest it is, is drawn once for each game."""

    hears = True
    imagines = False
    deals = True
    reading = BotTable
    answers = ANSWERS

    def __init__(self, stream: Stream) -> None:
        super().__init__(stream)
        self.honour = HONOUR * stream.below(101) / 100
        self.purses = Purses()
        self.refusals = Refusals()
        self.purchases = Purchases()
        self.guests = guests.Guests()
        self.memory = Memory()
        self.heard = 0  # events
        self.waited = (0, 0)  # in which round, and how often

    def become(self, temper: Temper) -> None:
        super().become(temper)
        if temper.honour is not None:
            self.honour = temper.honour / TENTHS

    def table(self, seen: Seen) -> BotTable:
        view = cast("SpartacusSeen", seen.part("sight"))
        mood = self.stream.below(101) / 100
        events = seen.events(self.heard)
        self.heard += len(events)
        news = [event for event in events if event[0] in NOTED]
        table = self.reading(view, seen.seat, self.purses.reckon(news, view), self.honour, mood)
        table.refused = self.refusals.reckon(news, seen.seat)
        table.paid = self.purchases.reckon(news, seen.seat)
        table.passed = self.guests.reckon(news, len(view["houses"]))
        table.temper = self.temper
        self.memory.hear(news, seen.seat)
        return table

    def choose(self, seen: Seen, ask: AnyAsk) -> Option:
        table = self.table(seen)
        if ask.kind in fight.ANSWERS:
            done = fight.ANSWERS[ask.kind](fight.Duel(table, fight.acting(table, ask)), ask)
            self.reason = table.reason
            return done
        answer = self.answers.get(ask.kind)
        option: Option = answer(table, ask) if answer else ask.default()
        self.reason = table.reason
        return market.DONE if option == WAIT and self._impatient(table) else option

    def _impatient(self, table: BotTable) -> bool:
        """Has this bot waited long enough for answers to its offers?"""
        round, times = self.waited
        times = times + 1 if round == table.view["round"] else 1
        self.waited = (table.view["round"], times)
        return times > PATIENCE

    def volunteer(self, seen: Seen) -> Option:
        if not self.deals:
            return None
        phase = seen.part("phase")
        if (phase, seen.part("step")) in dealing.OCCASIONS:
            moves = dealing.moves(self.table(seen), self.memory)
        elif any(seen.seat in offer["to"] for offer in seen.part("offers")):
            moves = dealing.answers(self.table(seen))
        else:
            return None
        return next((move for move in moves if move in seen.anytime()), None)  # none, or the first will do


class Silent(Heuristic):
    """The heuristic without deals: it makes no offers and answers none."""

    deals = False
