"""What to offer, and when: who is paid for what is at stake. Everything is weighed in coins."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import ceil

from munera.bots.spartacus.arena import match_worth
from munera.bots.spartacus.credit import RISK, owes
from munera.bots.spartacus.haggling import Memory, Proposal, own_gain, written
from munera.bots.spartacus.intrigue import enough
from munera.bots.spartacus.offers import (
    CLEAR,
    DANGER,
    FED,
    FOILED,
    HOPELESS,
    PEACE,
    RICH,
    foes_of,
    gets,
    house_price,
    scheme_on_table,
    spared,
    unsupported,
    win_of,
)
from munera.bots.spartacus.promises import able, clashes
from munera.bots.spartacus.reading import GLADIATOR, GUARD, BotTable
from munera.bots.spartacus.scheming import best_aim, unseen_support
from munera.bots.spartacus.worth import loss, worth
from munera.games.spartacus.queries import (
    ASSETS,
    FOIL,
    INVITE,
    NO_BID,
    NO_HARM,
    PAY,
    PHASE_END,
    REDIRECT,
    SUPPORT,
    THUMB,
    Asset,
    Promise,
    legal,
    price,
)
from munera.kernel import Seat

TRUSTED = 0.7  # whom one pays beforehand
MEAN = 2.0  # honour below which one rather promises coins than pays them
SCHEME_GAIN = 0.4  # a scheme must bring so much to buy support for it
TRADE_GAIN = 1.5  # and a trade so much to both together
INVITED_GAIN = 1.5
HUSH = 2  # coins for that
RANSOM = 0.5  # of what a scheme costs us is paid to whoever chooses another target
GRAVE = 4.0  # a scheme that costs us so much is worth a foil of somebody else
LIFE = 0.6  # of what a gladiator is worth is paid for their life, as far as the Host is trusted


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
    """Is this seat trusted so much that it is paid in advance? Nobody is who has not kept their word before."""
    return table.proven(seat) > 0 and table.trust(seat, kind) >= TRUSTED and not owes(table, seat)


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
    """Return the price of support: what a scheme that they have not seen may cost the other, and a little more."""
    costs = unseen_support(table.through(seat), table.seat)
    return max(1, ceil(costs + CLEAR + FED * max(0, table.influence[table.seat] - DANGER) + 0.1))


def avert(table: BotTable, memory: Memory) -> Iterator[Proposal]:
    """Propose to pay a schemer who has announced a scheme against us for choosing somebody else."""
    scheme = table.view["scheme"]
    if scheme is None or table.seat not in scheme["targets"]:
        return
    schemer, harm = scheme["seat"], -scheme_on_table(table, scheme["seat"])
    coins = min(table.purse, int(RANSOM * harm * table.trust(schemer, REDIRECT)))
    others = any(table.seat not in targets for targets in legal(table, schemer, scheme["card"]))
    if coins > 0 and others and memory.fresh(table, ("avert", schemer, scheme["card"])):
        if relies(table, schemer, REDIRECT) and table.honour >= MEAN:
            yield Proposal(schemer, gives=coins, returns=((REDIRECT,),))
        else:
            yield Proposal(schemer, promises=((PAY, coins, PHASE_END),), returns=((REDIRECT,),))


def bargain(table: BotTable, memory: Memory) -> Iterator[Proposal]:
    """Propose, while a scheme is announced, who shall be its target and who shall foil it."""
    scheme = table.view["scheme"]
    if scheme is None or scheme["confirmed"]:
        return
    if scheme["seat"] == table.seat:
        yield from spare(table, memory)
    else:
        yield from avert(table, memory)
        yield from hire_foil(table, memory)


def spare(table: BotTable, memory: Memory) -> Iterator[Proposal]:
    """Propose to whom our scheme is aimed at that they pay us for choosing somebody else."""
    scheme = table.view["scheme"]
    assert scheme is not None, "a scheme was announced"
    for target in scheme["targets"]:
        others = any(target not in targets for targets in legal(table, table.seat, scheme["card"]))
        if target == table.seat or not others or not memory.fresh(table, ("spare", target, scheme["card"])):
            continue
        harm = -scheme_on_table(table.through(target), table.seat)
        for coins in range(min(table.coins[target], int(RANSOM * harm), RISK), 0, -1):
            proposal = Proposal(target, promises=((REDIRECT,),), returns=((PAY, coins, PHASE_END),))
            if own_gain(table, written(table, proposal)) > CLEAR:
                yield proposal
                break


def hire_foil(table: BotTable, memory: Memory) -> Iterator[Proposal]:
    """Propose to pay whoever holds most cards for foiling a scheme against us, if we cannot."""
    scheme = table.view["scheme"]
    assert scheme is not None, "a scheme was announced"
    schemer = scheme["seat"]
    helpers = [seat for seat in table.rivals if seat != schemer and seat not in scheme["targets"]]
    harm = -scheme_on_table(table, schemer)
    word: Promise = (FOIL, schemer)
    if not helpers or harm < GRAVE or table.ready(table.seat, GUARD) or able(table, schemer, word):
        return
    friend = max(helpers, key=lambda seat: (table.view["houses"][seat]["hand"], table.trust(seat, FOIL)))
    coins = min(table.purse, int(RANSOM * FOILED * harm))
    if coins > 0 and memory.fresh(table, ("foil", friend, schemer, scheme["card"])):
        yield Proposal(friend, promises=((PAY, coins, PHASE_END),), returns=(word,))


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
                least = house_price(table, seller, asset) + table.weights.rivalry * most  # the buyer is a rival
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


def places(table: BotTable, memory: Memory) -> Iterator[Proposal]:
    """Propose what an invitation shall cost: as the Host, or to the Host."""
    if table.host == table.seat:
        yield from sell_place(table, memory)
    else:
        yield from court(table, memory)


def sell_place(table: BotTable, memory: Memory) -> Iterator[Proposal]:
    """Propose to whom an invitation serves most to pay for it."""
    word: Promise = (INVITE,)
    open_to = [seat for seat in table.rivals if seat not in table.view["invited"]]
    open_to = [seat for seat in open_to if table.free(seat, GLADIATOR) and not table.bound(seat, INVITE)]
    gains = {seat: gets(table.through(seat), table.seat, word) for seat in open_to}
    guest = max(open_to, key=lambda seat: gains[seat], default=None)
    if guest is None or gains[guest] < INVITED_GAIN or clashes(table, table.seat, guest, word):
        return
    coins = min(table.coins[guest], int(gains[guest] / 3))
    if coins > 0 and memory.fresh(table, ("place", guest)):
        proposal = Proposal(guest, promises=(word,), returns=((PAY, coins, "invited"),))
        if own_gain(table, written(table, proposal)) > CLEAR:
            yield proposal


def verdict(table: BotTable, memory: Memory) -> Iterator[Proposal]:
    """Propose what the life of a beaten gladiator shall cost: as the Host, or to the Host."""
    if table.host == table.seat:
        yield from ransom(table, memory)
    else:
        yield from plead(table, memory)


def ransom(table: BotTable, memory: Memory) -> Iterator[Proposal]:
    """Propose to the owner of a beaten gladiator to pay for the thumb up."""
    word: Promise = (THUMB, "up")
    for fighter in table.fighters:
        asset = table.assets.get(fighter.asset)
        if fighter.seat == table.seat or asset is None or not table.beaten(asset.id):
            continue
        if table.bound(fighter.seat, THUMB, "up") or not memory.fresh(table, ("ransom", fighter.seat)):
            continue
        for coins in range(min(table.coins[fighter.seat], int(LIFE * loss(table, fighter.seat, asset))), 0, -1):
            proposal = Proposal(fighter.seat, promises=(word,), returns=((PAY, coins, THUMB),))
            if own_gain(table, written(table, proposal)) > CLEAR:
                yield proposal
                break


def court(table: BotTable, memory: Memory) -> Iterator[Proposal]:
    """Propose to pay the Host for an invitation to a match that we would probably win."""
    invitation: Promise = ("invite",)
    if table.host in (table.seat, -1) or table.seat in table.view["invited"]:
        return
    if clashes(table, table.host, table.seat, invitation):
        return
    foes = foes_of(table)
    gain = sum(match_worth(table, table.seat, foe) for foe in foes) / len(foes)
    hopeless = all(win_of(table, table.seat, foe) < HOPELESS for foe in foes)
    if gain < INVITED_GAIN or hopeless or not memory.fresh(table, "invite"):
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
    ("intrigue", "announced"): bargain,
    ("market", "open"): market,
    ("market", "host_bid"): hush,
    ("arena", "invitation"): places,
    ("arena", "thumb"): verdict,
}
