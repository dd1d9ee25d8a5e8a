"""What an offer is worth to us, in coins.

A promise of somebody else counts as much as they are trusted, our own costs what it takes to keep it, or our
honour if that is less: who has little of it promises easily and breaks promises.
"""

from __future__ import annotations

from collections.abc import Sequence

from munera.bots.spartacus.arena import best_of, match_worth, pairings
from munera.bots.spartacus.credit import payments, risky
from munera.bots.spartacus.guests import hosted
from munera.bots.spartacus.intrigue import cost_of_support, help_for, shown
from munera.bots.spartacus.market import hosting
from munera.bots.spartacus.promises import able, affordable, clashes
from munera.bots.spartacus.reading import GLADIATOR, SLAVE, BotTable
from munera.bots.spartacus.scheming import best_aim, lacks, outcome
from munera.bots.spartacus.scheming import promise as aim
from munera.bots.spartacus.worth import loss, worth, worth_of_influence
from munera.games.spartacus.queries import (
    BID_AT_MOST,
    FOIL,
    HOST,
    NO_FOIL,
    NO_HARM,
    PAY,
    REDIRECT,
    SCHEME,
    SHARE,
    SPARING,
    TARGET,
    THUMB,
    Asset,
    Promise,
    legal,
)
from munera.games.spartacus.sight_types import OfferSeen
from munera.kernel import Seat
from munera.odds.spartacus.matches import chance

INTRIGUING = (FOIL, NO_FOIL, TARGET, REDIRECT)
AFTERWARDS = (SCHEME, "invited", THUMB)  # when coins fall due that were promised for what has happened then
CLEAR = 0.2  # what a deal must bring
LIFELINE = 1.0  # that of one coin for the only gladiator
FED = 0.4  # for each step above this level a rival must pay more
DANGER = 8
PEACE = 0.9  # what it is worth that somebody spares us
RICH = 4  # coins with which a rival is worth paying not to bid
LITTLE = 0.3  # what is worth, or costs, hardly anything
SHARED = 1.2  # half of what a scheme or wagers may bring
FOILED = 0.6  # how likely a promised foil works
FOIL_CARD = 2.5  # what a foil that is spent is worth
AIMED = 0.6  # what it is worth that a scheme hits the leader
HOPELESS = 0.15  # a chance to win with which an invitation is worth nothing


def judge(table: BotTable, offer: OfferSeen) -> float:
    """Return what an offer that was made to us brings."""
    maker, me = offer["maker"], table.seat
    if offer["wants"] > table.purse or not keepable(table, offer):
        return -1.0
    if saves_last(table, offer):
        return LIFELINE
    gain = float(offer["gives"] - offer["wants"])
    gain += sum(worth(table, me, table.assets[id].card, table.assets[id].favour) for id in offer["goods"])
    gain -= sum(house_price(table, me, table.assets[id]) for id in offer["asks"])
    service = sum(min(table.honour, costs(table, maker, tuple(promise))) for promise in offer["returns"])
    if risky(table, maker, -gain, service - paid_afterwards(table, offer)):
        return -1.0
    gain += trusted(table, maker, [tuple(promise) for promise in offer["promises"]]) - service
    return gain - FED * max(0, table.influence[maker] - DANGER)


def paid_afterwards(table: BotTable, offer: OfferSeen) -> float:
    """What we shall only owe when the other has kept their word: there is no risk in that."""
    payments = [promise for promise in offer["returns"] if promise[0] == PAY and promise[2] in AFTERWARDS]
    return sum(min(table.honour, float(promise[1])) for promise in payments)


def saves_last(table: BotTable, offer: OfferSeen) -> bool:
    """Is one coin, at most, wanted for nothing less than our only gladiator? That is given to anybody."""
    if offer["wants"] > 1 or offer["asks"] or offer["returns"]:
        return False
    gladiators = table.owned(table.seat, GLADIATOR)
    if len(gladiators) != 1:
        return False
    maker, scheme = offer["maker"], table.view["scheme"]
    for word in offer["promises"]:
        if word == [THUMB, "up"] and maker == table.host and table.beaten(gladiators[0].id):
            return True
        if word == [REDIRECT] and scheme is not None and scheme["seat"] == maker and not scheme["confirmed"]:
            row = table.row(scheme["card"])
            if table.seat in scheme["targets"] and (row.injures or row.discards):
                return True
    return False


def keepable(table: BotTable, offer: OfferSeen) -> bool:
    """Could we keep what we are to promise, beside all that we have promised before?"""
    maker, ours = offer["maker"], [tuple(promise) for promise in offer["returns"]]
    clash = any(clashes(table, table.seat, maker, promise, ours) for promise in ours)
    return affordable(table, ours) and not clash and all(able(table, maker, promise) for promise in ours)


def house_price(table: BotTable, seat: Seat, asset: Asset) -> float:
    """What an asset is worth to its house, the Bank's price at least."""
    return max(loss(table, seat, asset), float(table.row(asset.card).value))


def trusted(table: BotTable, maker: Seat, promises: Sequence[Promise]) -> float:
    """What these promises of somebody are worth, as far as they are trusted. To be spared counts once."""
    words = [(NO_HARM,) if promise[0] in SPARING else promise for promise in promises if promise[0] != PAY]
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
    if word in SPARING:
        return 0.0 if any(table.given(maker, table.seat, kind) for kind in SPARING) else PEACE
    if word in INTRIGUING:
        return _intrigue_gets(table, maker, promise)
    if word == SHARE:
        return SHARED
    if word == "invite":
        foe = _foe(table, maker)
        hopeless = win_of(table, table.seat, foe) < HOPELESS
        return 0.0 if hopeless else table.hosts(maker) * max(0.0, match_worth(table, table.seat, foe))
    if word == "thumb":
        return table.hosts(maker) * spared(table, up=details == ["up"])
    if table.coins[maker] < RICH:
        return 0.0
    if word == BID_AT_MOST and int(str(details[1])) >= table.coins[maker]:
        return 0.0
    part = 0.5 if word == BID_AT_MOST else 1.0
    return part * (0.3 * hosting(table) if details[0] == HOST else 0.5)


def _intrigue_gets(table: BotTable, maker: Seat, promise: Promise) -> float:
    """What it brings us that somebody foils, lets pass, or aims a scheme as we like."""
    word = promise[0]
    if word == REDIRECT:
        return max(0.0, -scheme_on_table(table, maker))
    if word == FOIL:
        schemer = int(str(promise[1]))
        return max(LITTLE, FOILED * -scheme_on_table(table, schemer))
    if word == TARGET:
        return AIMED if promise[1] == table.leader else LITTLE
    return LITTLE


def scheme_on_table(table: BotTable, schemer: Seat) -> float:
    """Return what the scheme of this one that lies face up would bring us; nothing where there is none."""
    scheme = table.view["scheme"]
    if scheme is None or scheme["seat"] != schemer:
        return 0.0
    return outcome(table, schemer, scheme["card"], tuple(scheme["targets"]))


def _intrigue_costs(table: BotTable, maker: Seat, promise: Promise) -> float:
    """What it costs us to foil, to let pass, or to aim a scheme as another likes."""
    word = promise[0]
    if word == FOIL:
        return max(LITTLE, FOIL_CARD + scheme_on_table(table, int(str(promise[1]))))
    if word == NO_FOIL:
        return max(LITTLE, FOILED * -scheme_on_table(table, maker))
    scheme = table.view["scheme"]
    if word == REDIRECT and scheme is not None:
        card, now = scheme["card"], tuple(scheme["targets"])
        ways = [targets for targets in legal(table, table.seat, card) if maker not in targets]
        best = max((aim(table, card, targets) for targets in ways), default=0.0)
        return max(LITTLE, aim(table, card, now) - best)
    return LITTLE if promise[1:] == (table.leader,) else AIMED


def costs(table: BotTable, maker: Seat, promise: Promise) -> float:
    """What it costs us to keep this promise."""
    word, *details = promise
    if word == "pay":
        return float(str(details[0]))
    if word == "support":
        return cost_of_support(table, maker, shown(table, maker))
    if word in INTRIGUING:
        return _intrigue_costs(table, maker, promise)
    if word == SHARE:
        return SHARED
    if word in SPARING:
        return 0.3 if maker != table.leader else 0.3 - 0.4 * worth_of_influence(table, maker, 1)
    if word == "invite":
        return _grudge(table, maker)
    if word == "thumb":
        return max(0.0, -spared(table, up=details == ["up"]))
    whole = 1.0 if details[0] != HOST else 0.5 * hosting(table) * (table.purse >= table.coins[maker]) + 0.3
    if word != BID_AT_MOST:
        return whole
    return LITTLE if int(str(details[1])) >= table.purse else 0.5 * whole


def win_of(table: BotTable, one: Seat, two: Seat) -> float:
    """Return how likely the best combatant of a house beats that of another."""
    return chance(best_of(table, one) - best_of(table, two))


def _foe(table: BotTable, host: Seat) -> Seat:
    """Whom we would fight: who is committed, or the Host."""
    committed = [f.seat for f in table.fighters if f.seat != table.seat]
    return committed[0] if committed else host


def foes_of(table: BotTable) -> list[Seat]:
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
            lives += lost if fighter.seat == table.seat else -table.weights.rivalry * lost
    return lives if up else -lives


def unsupported(table: BotTable) -> list[tuple[float, str, int]]:
    """The schemes in hand that need support: what they bring, and the influence that is missing."""
    found = []
    for card in dict.fromkeys(table.hand):
        if card in table.rules.schemes and (missing := lacks(table, card)) > 0:
            gain = best_aim(table, card)[0] - table.row(card).cash
            if gain > 0 and help_for(table, card, missing, ()) is None:
                found.append((gain, card, missing))
    return sorted(found, reverse=True)
