"""Deals: answers to offers, payments of what has fallen due, and what to offer. Everything is weighed in coins."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import ceil
from typing import NamedTuple

from munera.bots.spartacus.arena import match_worth
from munera.bots.spartacus.credit import owes
from munera.bots.spartacus.intrigue import enough
from munera.bots.spartacus.offers import (
    CLEAR,
    DANGER,
    FED,
    PEACE,
    RICH,
    foes_of,
    house_price,
    judge,
    scheme_on_table,
    spared,
    unsupported,
)
from munera.bots.spartacus.promises import clashes
from munera.bots.spartacus.reading import BotTable
from munera.bots.spartacus.refusals import why_not
from munera.bots.spartacus.scheming import best_aim
from munera.bots.spartacus.worth import RIVAL, RIVALRY, ease, worth
from munera.games.spartacus.queries import (
    ASSETS,
    INVITE,
    NO_BID,
    NO_HARM,
    PAY,
    PHASE_END,
    REDIRECT,
    SUPPORT,
    THUMB,
    Asset,
    Offer,
    Promise,
    legal,
    price,
)
from munera.games.spartacus.sight_types import OfferSeen
from munera.kernel import Option, Seat

TRUSTED = 0.7  # whom one pays beforehand
MEAN = 2.0  # honour below which one rather promises coins than pays them
SCHEME_GAIN = 0.4  # a scheme must bring so much to buy support for it
TRADE_GAIN = 1.5  # and a trade so much to both together
INVITED_GAIN = 1.5
HUSH = 2  # coins for that
RANSOM = 0.5  # of what a scheme costs us is paid to whoever chooses another target
LIFE = 0.6  # of what a gladiator is worth is paid for their life, as far as the Host is trusted


class Memory:
    """What was proposed in this phase: nobody says the same thing twice."""

    def __init__(self) -> None:
        self.when: tuple[int, str] = (0, "")
        self.topics: set[Option] = set()

    def fresh(self, table: BotTable, topic: Option) -> bool:
        """Is this proposal new in this phase? It is remembered, and new only once."""
        now = (table.view["round"], table.view["phase"])
        if now != self.when:
            self.when, self.topics = now, set()
        new = topic not in self.topics
        self.topics.add(topic)
        return new


class Proposal(NamedTuple):
    """An offer of ours to one house."""

    to: Seat
    gives: int = 0
    goods: tuple[int, ...] = ()
    wants: int = 0
    asks: tuple[int, ...] = ()
    promises: tuple[Promise, ...] = ()
    returns: tuple[Promise, ...] = ()
    private: bool = False


def written(table: BotTable, it: Proposal) -> Option:
    """Return the proposal as a move at any time."""
    offer = Offer(table.seat, (it.to,), it.private, it.gives, it.goods, it.wants, it.asks, it.promises, it.returns)
    return ("offer", (*offer,))


def named(offer: OfferSeen) -> Option:
    """Return an offer in the form in which moves name it."""
    return (
        offer["maker"],
        tuple(offer["to"]),
        offer["private"],
        offer["gives"],
        tuple(offer["goods"]),
        offer["wants"],
        tuple(offer["asks"]),
        tuple(tuple(promise) for promise in offer["promises"]),
        tuple(tuple(promise) for promise in offer["returns"]),
        offer["counters"],
    )


def moves(table: BotTable, memory: Memory) -> Iterator[Option]:
    """Yield the moves that make sense now, the most urgent first: answer, pay, propose."""
    yield from answers(table)
    yield from debts(table)
    yield from refused(table)
    if table.view["offers_left"] > 0:
        propose = PROPOSALS.get((table.view["phase"], table.view["step"]))
        if propose is not None:
            yield from (written(table, it) for it in propose(table, memory))


def answers(table: BotTable) -> Iterator[Option]:
    """Answer whoever has made us an offer."""
    for offer in table.view["offers"]:
        if table.seat in offer["to"]:
            if judge(table, offer) > CLEAR:
                yield ("accept", named(offer))
            yield ("decline", named(offer), *why_not(table, offer))


def refused(table: BotTable) -> Iterator[Option]:
    """Withdraw our offers of coins to those who have declined to support us, or have confirmed their scheme."""
    scheme = table.view["scheme"]
    for offer in table.offers:
        refuses = ["support"] in offer["returns"] and all(seat in table.refused for seat in offer["to"])
        if refuses or ([REDIRECT] in offer["returns"] and (scheme is None or scheme["confirmed"])):
            yield ("withdraw", named(offer))


def debts(table: BotTable) -> Iterator[Option]:
    """Pay what has fallen due, if our honour is worth the coins."""
    for word in table.open_promises:
        if word["by"] == table.seat and word["due"] and 0 < word["owed"] <= min(table.purse, table.honour):
            yield ("give", word["to"], word["owed"])


# ---------------------------------------------------------------------- proposals: the intrigue phase


def intrigue(table: BotTable, memory: Memory) -> Iterator[Proposal]:
    """Propose to buy support on our own turn; propose peace at any time."""
    if table.view["active"] == table.seat:
        yield from buy_support(table, memory)
    yield from offer_peace(table, memory)


def buy_support(table: BotTable, memory: Memory) -> Iterator[Proposal]:
    """Propose to buy support from as few as possible, and pay those in advance whom we trust."""
    if table.supporters():  # one after the other
        return
    for gain, card, missing in unsupported(table):
        left = table.purse - price(table, table.seat, card, best_aim(table, card)[1])
        asked = {seat for mark in table.view["prepared"] if mark["card"] == card for seat in mark["asked"]}
        for friends in allies(table, missing):
            fees = {seat: fee(table, seat) for seat in friends}
            all_fees = sum(fees.values())
            if asked.isdisjoint(friends) and gain - all_fees >= SCHEME_GAIN and left >= all_fees:
                for seat in friends:
                    if memory.fresh(table, ("support", card, seat)):
                        yield ask_support(table, seat, fees[seat])


def relies(table: BotTable, seat: Seat, kind: str) -> bool:
    """Is this seat trusted so much that it is paid in advance?"""
    return table.trust(seat, kind) >= TRUSTED and not owes(table, seat)


def allies(table: BotTable, missing: int) -> list[list[Seat]]:
    """Return groups of seats that could support us and have not refused: one that we trust, or several."""
    willing = [seat for seat in table.rivals if seat not in table.refused]
    alone = [[seat] for seat in willing if table.influence[seat] >= missing]
    together = enough(table, willing, missing)
    found = sorted(alone, key=lambda seats: -table.trust(seats[0], SUPPORT))
    return found if found or not together else [together]


def ask_support(table: BotTable, seat: Seat, coins: int) -> Proposal:
    """Propose coins for support: in advance if we trust the other and have them, else as a promise."""
    support: tuple[Promise, ...] = ((SUPPORT,),)
    if relies(table, seat, SUPPORT) and table.honour >= MEAN and table.purse >= coins:
        return Proposal(seat, gives=coins, returns=support)
    return Proposal(seat, promises=(("pay", coins, "scheme"),), returns=support)


def fee(table: BotTable, seat: Seat) -> int:
    """Return the price of support: what it costs the other that we rise, and a little more."""
    level = table.influence[table.seat]
    return ceil(RIVAL[level] * ease(table, seat) + CLEAR + FED * max(0, level - DANGER) + 0.1)


def avert(table: BotTable, memory: Memory) -> Iterator[Proposal]:
    """Propose to pay a schemer who has announced a scheme against us for choosing somebody else."""
    scheme = table.view["scheme"]
    if scheme is None or scheme["confirmed"] or table.seat not in scheme["targets"]:
        return
    schemer, harm = scheme["seat"], -scheme_on_table(table, scheme["seat"])
    coins = min(table.purse, int(RANSOM * harm * table.trust(schemer, REDIRECT)))
    others = any(table.seat not in targets for targets in legal(table, schemer, scheme["card"]))
    if coins > 0 and others and memory.fresh(table, ("avert", schemer, scheme["card"])):
        if relies(table, schemer, REDIRECT) and table.honour >= MEAN:
            yield Proposal(schemer, gives=coins, returns=((REDIRECT,),))
        else:
            yield Proposal(schemer, promises=((PAY, coins, PHASE_END),), returns=((REDIRECT,),))


def offer_peace(table: BotTable, memory: Memory) -> Iterator[Proposal]:
    """Propose peace once a round to those whom we would not harm anyway, but never to the leader."""
    others = [seat for seat in table.rivals if seat != table.leader and not table.spares(seat)]
    word: tuple[Promise, ...] = ((NO_HARM, "round"),)
    others = [seat for seat in others if not clashes(table, table.seat, seat, word[0])]
    if others and memory.fresh(table, "peace"):
        friend = max(others, key=lambda seat: (table.trust(seat, NO_HARM), table.influence[seat]))
        if table.trust(friend, NO_HARM) * PEACE > CLEAR:
            yield Proposal(friend, promises=word, returns=word)


# ---------------------------------------------------------------------- proposals: the market


def market(table: BotTable, memory: Memory) -> Iterator[Proposal]:
    """Propose the trade that brings both most: cards of ours for coins, or coins for cards of theirs."""
    if table.me["done"] or not memory.fresh(table, "trade"):
        return
    ranked = sorted(trades(table), key=lambda one: -one[0])
    yield from (it for gain, it in ranked[:1] if gain >= TRADE_GAIN)


def trades(table: BotTable) -> Iterator[tuple[float, Proposal]]:
    """Yield possible trades: what both gain together, and the offer."""
    for other in table.rivals:
        if table.view["houses"][other]["done"]:
            continue
        for seller, buyer in ((table.seat, other), (other, table.seat)):
            for asset in _wares(table, seller):
                most = worth(table, buyer, asset.card, asset.favour)
                least = house_price(table, seller, asset) + RIVALRY * most  # the buyer is a rival
                coins = max(table.row(asset.card).value + 1, round((least + most) / 2))
                if least < coins < most and coins <= table.coins[buyer] - 1:
                    goods = (asset.id,)
                    if seller == table.seat:
                        yield most - least, Proposal(other, wants=coins, goods=goods)
                    else:
                        yield most - least, Proposal(other, gives=coins, asks=goods)


def _wares(table: BotTable, seat: Seat) -> list[Asset]:
    """Return the assets of a house that could be traded, one of each title."""
    cards = {a.card: a for kind in ASSETS for a in table.free(seat, kind) if not a.champion}
    return list(cards.values())


def hush(table: BotTable, memory: Memory) -> Iterator[Proposal]:
    """Propose, if we are the richest, to pay the next richest for not bidding for hosting."""
    rival = max(table.rivals, key=lambda seat: table.coins[seat])
    ahead = table.purse - table.coins[rival] > 2 * HUSH  # also when they have changed hands
    if ahead and table.coins[rival] >= RICH and relies(table, rival, NO_BID) and memory.fresh(table, "hush"):
        yield Proposal(rival, gives=HUSH, returns=(("no_bid", "host"),))


# ---------------------------------------------------------------------- proposals: the arena


def court(table: BotTable, memory: Memory) -> Iterator[Proposal]:
    """Propose to pay the Host for an invitation to a match that we would probably win."""
    invitation: Promise = ("invite",)
    if table.host in (table.seat, -1) or table.seat in table.view["invited"]:
        return
    if clashes(table, table.host, table.seat, invitation):
        return
    foes = foes_of(table)
    gain = sum(match_worth(table, table.seat, foe) for foe in foes) / len(foes)
    if gain < INVITED_GAIN or not memory.fresh(table, "invite"):
        return
    coins = max(1, int(gain / 3))
    wanted = (invitation,)
    if table.honour < MEAN or table.purse <= coins:
        yield Proposal(table.host, promises=(("pay", coins + 1, "victory"),), returns=wanted)
    elif not relies(table, table.host, INVITE):
        yield Proposal(table.host, promises=(("pay", coins, "invited"),), returns=wanted)
    else:
        yield Proposal(table.host, gives=coins, returns=wanted)


def plead(table: BotTable, memory: Memory) -> Iterator[Proposal]:
    """Propose to pay the Host for the life of our own gladiator."""
    if table.host in (table.seat, -1) or not memory.fresh(table, "plead"):
        return
    life = spared(table, up=True)
    coins = min(table.purse, ceil(LIFE * table.trust(table.host, THUMB) * life))
    if life < 1.0 or not coins:
        return
    if table.honour >= MEAN:
        yield Proposal(table.host, gives=coins, returns=(("thumb", "up"),))
    else:
        yield Proposal(table.host, promises=(("pay", coins + 1, "thumb"),), returns=(("thumb", "up"),))


PROPOSALS: dict[tuple[str, str], Callable[[BotTable, Memory], Iterator[Proposal]]] = {
    ("intrigue", "turn"): intrigue,
    ("intrigue", "announced"): avert,
    ("market", "open"): market,
    ("market", "host_bid"): hush,
    ("arena", "invitation"): court,
    ("arena", "thumb"): plead,
}

OCCASIONS = {*PROPOSALS, ("intrigue", "prepared"), ("arena", "phase_end")}
"""When it looks for offers at all, to answer them, to pay and to make some."""
UPKEEP = "upkeep"  # bots make no offers then, but answer those of people
