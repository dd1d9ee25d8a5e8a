"""Bots for Gladiator School: `Greedy` buys and sends everybody, `Heuristic` keeps books.

Both play their bouts with the bots of Gladius of the same name.
"""

from __future__ import annotations

from typing import Any, cast

from munera.bots import gladius
from munera.bots.bot import WAIT, Bot, Reason, Seen
from munera.bots.bout import BoutSeen
from munera.bots.school_estimates import LAME, LESSON, Books, chance, ledger_of, power
from munera.games.school.arena import DONE
from munera.games.school.auction import NO_BID
from munera.games.school.gladiators import Gladiator, fit
from munera.games.school.state import TRAINING, UPKEEP, Offer
from munera.games.school.trade import MOST_OFFERS
from munera.games.school.training import extra_helps
from munera.kernel import AnyAsk, Option, Space, Stream, pick

BOUT = ("attack", "defend", "discard")


class Master(Bot):
    """A bot for campaigns: each question goes to the method of its name, those of a bout to a bot of Gladius."""

    hears = False
    imagines = False
    fighter: type[Bot]

    def __init__(self, stream: Stream) -> None:
        super().__init__(stream)
        self.gladiator = self.fighter(stream)

    def choose(self, seen: Seen, ask: AnyAsk) -> Option:
        self.reason = None
        if ask.kind in BOUT:
            card = self.gladiator.choose(BoutSeen(seen), ask)
            self.reason = self.gladiator.reason
            return card
        answer = getattr(self, ask.kind, None)
        option: Option = answer(seen, ask) if answer else pick(ask.options, self.stream)
        return option


class Greedy(Master):
    """Bids the minimum for everybody, sends everybody into the arena, and pays for nothing else."""

    fighter = gladius.Greedy

    def bid(self, seen: Seen, ask: AnyAsk) -> Option:  # noqa: ARG002  # it does not look
        return cast("tuple[int, ...]", ask.options)[1]

    def rebid(self, seen: Seen, ask: AnyAsk) -> Option:  # noqa: ARG002
        return cast("int", ask.default())

    def charity(self, seen: Seen, ask: AnyAsk) -> Option:  # noqa: ARG002
        return cast("tuple[Option, ...]", ask.options)[-1]

    def send(self, seen: Seen, ask: AnyAsk) -> Option:  # noqa: ARG002
        affairs, people = ledger_of(seen)
        return tuple(sorted(g.id for g in fit(people, seen.seat, affairs["turn"])))

    def arrange(self, seen: Seen, ask: AnyAsk) -> Option:  # noqa: ARG002
        return DONE

    def lame(self, seen: Seen, ask: AnyAsk) -> Option:  # noqa: ARG002
        return cast("str", ask.default())

    def release(self, seen: Seen, ask: AnyAsk) -> Option:  # noqa: ARG002
        return cast("int", ask.default())  # the least experienced is offered first

    def trade(self, seen: Seen, ask: AnyAsk) -> Option:  # noqa: ARG002
        for offer in ledger_of(seen).affairs["offers"]:
            if offer[1] == seen.seat:
                return ("decline", offer)
        return DONE

    def train(self, seen: Seen, ask: AnyAsk) -> Option:  # noqa: ARG002
        return ()


# ---------------------------------------------------------------------- heuristic

FIRST = 0.1  # of what a slave is worth above the minimum bid is bid while nobody knows the market,
SHARE = 0.5  # and at most when others pay much
TRUST = 0.8  # of their worth at most: the future is not sure
PURSE = 0.4  # of the gold at most for one slave, above the minimum bid
CLEAR = 1.15  # a trade must bring so many times what it costs,
MARGIN = 3.0  # and so much gold more
WEALTH = 40  # gold from which on one offers to buy
LIKELY = 0.55  # a win chance to challenge with


class Heuristic(Master):
    """Values gladiators by what they will win, earn and cost; see `munera.bots.school_estimates`."""

    fighter: type[Bot] = gladius.Heuristic

    # ---- auction

    def bid(self, seen: Seen, ask: AnyAsk) -> Option:
        books = Books(seen)
        options = cast("tuple[int, ...]", ask.options)
        least = options[1]
        slave = books.living[cast("int", ask.about)]
        worth = TRUST * books.worth(slave, books.turns_left + 1)
        if worth < least:
            self.reason = Reason("bid-worthless")
            return NO_BID
        spare = books.gold - UPKEEP * max(0, len(books.mine) - 1) // 2
        if least > spare and books.mine:
            self.reason = Reason("bid-upkeep")
            return NO_BID
        self.reason = Reason("bid", {"worth": round(worth)})
        return min(options[-1], least + extra(books, worth - least, spare - least))

    def rebid(self, seen: Seen, ask: AnyAsk) -> Option:
        books = Books(seen)
        lot, least = cast("tuple[int, int]", ask.about)
        worth = TRUST * books.worth(books.living[lot], books.turns_left + 1)
        more = 1 + int(min(SHARE * (worth - least), PURSE * (books.gold - least)) / 2)
        if worth <= least:
            self.reason = Reason("rebid-no-more", {"gold": least})
            return least
        self.reason = Reason("rebid-more", {"worth": round(worth), "gold": least})
        return min(books.gold, least + max(0, more))

    def charity(self, seen: Seen, ask: AnyAsk) -> Option:
        books = Books(seen)
        _, *slaves = cast("tuple[int, ...]", ask.options)  # the first is to pass
        return max(slaves, key=lambda one: (books.worth(books.living[one], books.turns_left + 1), one))

    # ---- arena

    def send(self, seen: Seen, ask: AnyAsk) -> Option:  # noqa: ARG002  # who rests is in the view
        """Send those who are likely to bring more than the risk of losing them costs."""
        books = Books(seen)
        going = fit = books.fit
        foes = len(books.rivals)
        for _ in range(2):  # with fewer of one's own, fewer are left over
            paired = min(1.0, foes / len(going)) if going else 1.0
            going = [g for g in fit if self._gain(books, g, paired) > 0]
        return tuple(sorted(g.id for g in going))

    @staticmethod
    def _gain(books: Books, g: Gladiator, paired: float) -> float:
        strength = power(g)
        brings, lost = books.fight(strength, books.foes)
        spared, hurt = books.animals(strength)
        risk = paired * lost + (1 - paired) * hurt
        if books.options["first_blood"] and not g.bouts:
            risk += (1 - risk) / 6
        future = (
            max(0.0, books.worth(g, books.turns_left)) + books.fame * 0.25
        )  # they count at the end of the turn
        return paired * brings + (1 - paired) * spared + (1 - risk) * books.glory(g) - risk * future

    def arrange(self, seen: Seen, ask: AnyAsk) -> Option:
        """Accept and propose matches that are better than drawing lots; wait for answers."""
        books = Books(seen)
        strength = {id: power(books.living[id]) for id in books.affairs["standing"]}
        best: tuple[float, Option] = (0.0, DONE)
        for option in cast("tuple[Any, ...]", ask.options)[1:]:
            word, mine, theirs = option
            win = chance(strength[mine] - strength[theirs])
            lots = [s for id, s in strength.items() if books.living[id].owner != seen.seat]
            usual = sum(chance(strength[mine] - foe) for foe in lots) / len(lots)
            if word == "challenge":
                gain = win - max(usual, LIKELY)
            else:  # rather the lot than a match that they will hardly win
                gain = win - usual + (0.01 if win >= 0.5 else -0.02)
            if gain > best[0]:
                best = gain, option
                self.reason = Reason(f"arrange-{word}", {"chance": round(100 * win)})
        if best[1] == DONE and any(books.living[a].owner == seen.seat for a, _ in books.affairs["challenges"]):
            return WAIT  # somebody may still accept
        return best[1]

    def lame(self, seen: Seen, ask: AnyAsk) -> Option:  # noqa: ARG002
        return min(cast("tuple[str, ...]", ask.options), key=LAME.index)

    # ---- earnings

    def release(self, seen: Seen, ask: AnyAsk) -> Option:
        return Books(seen).least_worthy(cast("tuple[int, ...]", ask.options))

    def trade(self, seen: Seen, ask: AnyAsk) -> Option:
        books = Books(seen)
        floor = cast("Space[Any]", ask.options)
        for offer in books.affairs["offers"]:
            if offer[1] == seen.seat:
                good = gain(books, offer) and ("accept", offer) in floor
                return ("accept" if good else "decline", offer)
        if seen.seat not in books.affairs["done"]:
            described = cast("dict[str, Any]", floor.describe())
            fresh = described["offers_left"] == MOST_OFFERS  # one offer a turn is enough
            wanted = purchase(books) if fresh else None
            if wanted is not None:
                return ("offer", wanted)
            if any(offer[0] == seen.seat for offer in books.affairs["offers"]):
                return WAIT
        return DONE

    # ---- training

    def train(self, seen: Seen, ask: AnyAsk) -> Option:
        """Pay for those whose next experience point is worth it, the most promising first."""
        books = Books(seen)
        most = cast("dict[str, Any]", cast("Space[Any]", ask.options).describe())["most"]
        turns = books.turns_left
        pays: list[tuple[float, int]] = []
        for g in books.mine:
            if extra_helps(g):
                lesson = books.worth(g, turns, LESSON) - books.worth(g, turns) + turns * 0.6
                if lesson / 6 > TRAINING:
                    pays.append((-lesson, g.id))
        spare = max(0, books.gold - UPKEEP * len(books.mine)) // TRAINING
        return tuple(sorted(id for _, id in sorted(pays)[: min(most, spare)]))


def extra(books: Books, gain: float, spare: int) -> int:
    """What to bid above the minimum: a coin more than others lately paid, as far as worth and purse allow."""
    paid = books.premium()
    bid = FIRST * gain * (len(books.affairs["gold"]) - 1) if paid is None else paid + 1
    return max(0, int(min(bid, SHARE * gain, PURSE * spare)))


def gain(books: Books, offer: Offer) -> bool:
    """Is an offer made to us a clear gain?"""
    _, _, gives, sold, wants, bought = offer
    turns = books.turns_left
    gets = gives + TRUST * sum(books.worth(books.living[id], turns) for id in sold)
    costs = wants + sum(max(0.0, books.worth(books.living[id], turns)) for id in bought)
    if len(bought) >= len(books.mine) + len(sold):
        return False  # without gladiators a school is nothing
    return gets >= CLEAR * costs + MARGIN


def purchase(books: Books) -> Offer | None:
    """Gold for a gladiator who is worth more to us than to their owner, as far as we can tell."""
    spare = books.gold - WEALTH
    best: tuple[float, Offer] | None = None
    for g in books.others:
        turns = books.turns_left
        worth = TRUST * books.worth(g, turns)
        price = int(worth / CLEAR - MARGIN)
        if 0 < price <= spare and price > 2 * g.experience and (best is None or worth > best[0]):
            best = worth, (books.seat, g.owner, price, (), 0, (g.id,))
    return best[1] if best else None


BOTS = {"greedy": Greedy, "heuristic": Heuristic}
