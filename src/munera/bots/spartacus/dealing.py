"""Deals: which offers to accept, what to offer, and what one's word is worth.

Everything is weighed in coins. A promise of somebody else counts as much as they are trusted, our own costs what
it takes to keep it, or our honour if that is less: who has little of it promises easily and breaks promises.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import ceil
from typing import NamedTuple

from munera.bots.spartacus.arena import hosted, match_worth, pairings
from munera.bots.spartacus.credit import owes, payments, risky
from munera.bots.spartacus.intrigue import enough, help_for
from munera.bots.spartacus.market import hosting
from munera.bots.spartacus.promises import affordable, clashes
from munera.bots.spartacus.reading import GLADIATOR, SLAVE, BotTable
from munera.bots.spartacus.scheming import best_aim, lacks
from munera.bots.spartacus.worth import RIVAL, RIVALRY, ease, loss, worth, worth_of_influence
from munera.games.spartacus.queries import (
    ASSETS,
    INVITE,
    NO_BID,
    NO_TARGET,
    PAY,
    SUPPORT,
    THUMB,
    Asset,
    Offer,
    Promise,
    price,
)
from munera.games.spartacus.sight import OfferSeen
from munera.kernel import Option, Seat

CLEAR = 0.2  # what a deal must bring
FED = 0.4  # for each step above this level a rival must pay more
DANGER = 8
PEACE = 0.9  # what it is worth that somebody spares us
TRUSTED = 0.7  # whom one pays beforehand
MEAN = 2.0  # honour below which one rather promises coins than pays them
SCHEME_GAIN = 0.4  # a scheme must bring so much to buy support for it
TRADE_GAIN = 1.5  # and a trade so much to both together
INVITED_GAIN = 1.5
RICH = 4  # coins with which a rival is worth paying not to bid
HUSH = 2  # coins for that
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
            yield ("decline", named(offer))


def refused(table: BotTable) -> Iterator[Option]:
    """Withdraw our offers of coins to those who have declined to support us."""
    for offer in table.offers:
        if ["support"] in offer["returns"] and all(seat in table.refused for seat in offer["to"]):
            yield ("withdraw", named(offer))


def debts(table: BotTable) -> Iterator[Option]:
    """Pay what has fallen due, if our honour is worth the coins."""
    for word in table.open_promises:
        if word["by"] == table.seat and word["due"]:
            owed = word["promise"][1] - word["paid"]
            if 0 < owed <= min(table.purse, table.honour):
                yield ("give", word["to"], owed)


# ---------------------------------------------------------------------- what an offer is worth


def judge(table: BotTable, offer: OfferSeen) -> float:
    """Return what an offer that was made to us brings."""
    maker, me = offer["maker"], table.seat
    if offer["wants"] > table.purse or not keepable(table, offer):
        return -1.0
    gain = float(offer["gives"] - offer["wants"])
    gain += sum(worth(table, me, table.assets[id].card, table.assets[id].favour) for id in offer["goods"])
    gain -= sum(_dear(table, me, table.assets[id]) for id in offer["asks"])
    service = sum(min(table.honour, costs(table, maker, tuple(promise))) for promise in offer["returns"])
    if risky(table, maker, -gain, service):
        return -1.0
    gain += trusted(table, maker, [tuple(promise) for promise in offer["promises"]]) - service
    return gain - FED * max(0, table.influence[maker] - DANGER)


def keepable(table: BotTable, offer: OfferSeen) -> bool:
    """Could we keep what we are to promise, beside all that we have promised before?"""
    ours = [tuple(promise) for promise in offer["returns"]]
    clash = any(clashes(table, table.seat, offer["maker"], promise, ours) for promise in ours)
    return affordable(table, ours) and not clash


def _dear(table: BotTable, seat: Seat, asset: Asset) -> float:
    """What an asset is worth to its house, the Bank's price at least."""
    return max(loss(table, seat, asset), float(table.row(asset.card).value))


def trusted(table: BotTable, maker: Seat, promises: Sequence[Promise]) -> float:
    """What these promises of somebody are worth, as far as they are trusted. To be spared counts once."""
    words = [promise[:1] if promise[0] == NO_TARGET else promise for promise in promises if promise[0] != PAY]
    brings = sum(table.trust(maker, word[0]) * gets(table, maker, word) for word in dict.fromkeys(words))
    return brings + payments(table, maker, promises)


def gets(table: BotTable, maker: Seat, promise: Promise) -> float:
    """What it brings us if somebody keeps this promise: nothing new if they have given it before."""
    word, *details = promise
    if clashes(table, maker, table.seat, promise) or table.given(maker, table.seat, str(word), *details):
        return 0.0
    if word == "support":
        needed = [(gain, missing) for gain, _, missing in unsupported(table)]
        return max((gain for gain, missing in needed if missing <= table.influence[maker]), default=0.2)
    if word == "no_target":
        return PEACE
    if word == "invite":
        return table.hosts(maker) * max(0.0, match_worth(table, table.seat, _foe(table, maker)))
    if word == "thumb":
        return table.hosts(maker) * spared(table, up=details == ["up"])
    if table.coins[maker] < RICH:
        return 0.0
    return 0.3 * hosting(table) if details == ["host"] else 0.5


def costs(table: BotTable, maker: Seat, promise: Promise) -> float:
    """What it costs us to keep this promise."""
    word, *details = promise
    if word == "pay":
        return float(str(details[0]))
    if word == "support":
        return -worth_of_influence(table, maker, 1)
    if word == "no_target":
        return 0.3 if maker != table.leader else 0.3 - 0.4 * worth_of_influence(table, maker, 1)
    if word == "invite":
        return _grudge(table, maker)
    if word == "thumb":
        return max(0.0, -spared(table, up=details == ["up"]))
    if details != ["host"]:
        return 1.0
    return 0.5 * hosting(table) * (table.purse >= table.coins[maker]) + 0.3


def _foe(table: BotTable, host: Seat) -> Seat:
    """Whom we would fight: who is committed, or the Host."""
    committed = [f.seat for f in table.fighters if f.seat != table.seat]
    return committed[0] if committed else host


def _foes(table: BotTable) -> list[Seat]:
    """Whom we may have to fight: who is committed, or else any other; the Host need not fight themselves."""
    committed = [f.seat for f in table.fighters if f.seat != table.seat]
    return committed[:1] or [seat for seat in table.rivals if table.free(seat, GLADIATOR, SLAVE)] or [table.host]


def _grudge(table: BotTable, seat: Seat) -> float:
    """What it costs the Host to invite somebody: the best match is perhaps another."""
    if table.host != table.seat:
        return 0.5
    seats = [one for one in (*table.rivals, table.seat) if one not in table.view["invited"]]
    pairs = {pair: hosted(table, *pair) for pair in pairings(table, seats)}
    if not any(seat in pair for pair in pairs):
        return table.honour
    return max(pairs.values()) - max(value for pair, value in pairs.items() if seat in pair)


def spared(table: BotTable, *, up: bool) -> float:
    """What the thumb would bring us, up or down."""
    bout, fighters = table.view["bout"], table.fighters
    if bout is None or bout["winner"] is None:
        return 0.2 if up else 0.0
    lives = 0.0
    for fighter in fighters:
        asset = table.assets.get(fighter.asset)
        if fighter.team != bout["winner"] and asset is not None:
            lost = max(0.5, loss(table, fighter.seat, asset))
            lives += lost if fighter.seat == table.seat else -RIVALRY * lost
    return lives if up else -lives


# ---------------------------------------------------------------------- proposals: the intrigue phase


def intrigue(table: BotTable, memory: Memory) -> Iterator[Proposal]:
    """Propose to buy support on our own turn; propose peace at any time."""
    if table.view["active"] == table.seat:
        yield from buy_support(table, memory)
    yield from offer_peace(table, memory)


def unsupported(table: BotTable) -> list[tuple[float, str, int]]:
    """The schemes in hand that need support: what they bring, and the influence that is missing."""
    found = []
    for card in dict.fromkeys(table.hand):
        if card in table.rules.schemes and (missing := lacks(table, card)) > 0:
            gain = best_aim(table, card)[0] - table.row(card).cash
            if gain > 0 and help_for(table, card, missing, ()) is None:
                found.append((gain, card, missing))
    return sorted(found, reverse=True)


def buy_support(table: BotTable, memory: Memory) -> Iterator[Proposal]:
    """Propose to buy support from as few as possible, and pay those in advance whom we trust."""
    if table.supporters():  # one after the other
        return
    for gain, card, missing in unsupported(table):
        left = table.purse - price(table, table.seat, card, best_aim(table, card)[1])
        asked = {seat for mark in table.view["prepared"] if mark["card"] == card for seat in mark["asked"]}
        for friends in allies(table, missing):
            fees = {seat: fee(table, seat) for seat in friends}
            dear = sum(fees.values())
            if asked.isdisjoint(friends) and gain - dear >= SCHEME_GAIN and left >= dear:
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


def offer_peace(table: BotTable, memory: Memory) -> Iterator[Proposal]:
    """Propose peace once a round to those whom we would not harm anyway, but never to the leader."""
    others = [seat for seat in table.rivals if seat != table.leader and not table.bound(seat, "no_target")]
    if others and memory.fresh(table, "peace"):
        friend = max(others, key=lambda seat: (table.trust(seat, NO_TARGET), table.influence[seat]))
        word: tuple[Promise, ...] = ((NO_TARGET, "round"),)
        if table.trust(friend, NO_TARGET) * PEACE > CLEAR:
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
                least = _dear(table, seller, asset) + RIVALRY * most  # the buyer is a rival
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
    foes = _foes(table)
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
    ("market", "open"): market,
    ("market", "host_bid"): hush,
    ("arena", "invitation"): court,
    ("arena", "thumb"): plead,
}

OCCASIONS = {*PROPOSALS, ("intrigue", "prepared"), ("intrigue", "announced"), ("arena", "phase_end")}
"""When it looks for offers at all, to answer them, to pay and to make some."""
UPKEEP = "upkeep"  # bots make no offers then, but answer those of people
