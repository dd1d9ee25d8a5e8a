"""The trader: plays like a silent bot, and tries everything on the others that the rules let one say."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

from munera.bots import Seen
from munera.bots.spartacus.dealing import named
from munera.bots.spartacus.heuristic import Silent
from munera.bots.spartacus.reading import BotTable
from munera.games.spartacus.queries import (
    ASSETS,
    FOIL,
    HOST,
    INVITE,
    NO_BID,
    NO_FOIL,
    NO_HARM,
    NO_TARGET,
    PAY,
    PHASE_END,
    REDIRECT,
    SCHEME,
    SHARE,
    SUPPORT,
    THUMB,
    VICTORY,
    Offer,
    Promise,
)
from munera.kernel import Option, Stream

LEAST_GAIN, MOST_GAIN = 1, 6  # coins above the Bank's price at which it sells, or below it at which it buys
LOANS = ((1, 3), (2, 5), (3, 6), (5, 12))  # coins that are borrowed, and promised back
WORDS: tuple[Promise, ...] = (
    (NO_TARGET, "round"),
    (NO_HARM, "round"),
    (NO_HARM, "phase"),
    (NO_BID, HOST),
    (SUPPORT,),
    (INVITE,),
    (THUMB, "up"),
    (THUMB, "down"),
    (NO_FOIL,),
    (REDIRECT,),
    (SHARE, "scheme"),
)
DUE = (PHASE_END, "round_end", SCHEME, VICTORY, "invited", THUMB)


class Trader(Silent):
    """Decides like the silent bot, breaks every word, and takes part in every deal that pays at once."""

    def __init__(self, stream: Stream) -> None:
        super().__init__(stream)
        self.honour = 0.0
        self.taken: list[Offer] = []  # what somebody has accepted

    def volunteer(self, seen: Seen) -> Option:
        """Return an answer to an offer, or the next of the endless attempts."""
        possible = seen.anytime()
        if not possible:
            return None
        heard = self.heard
        table = self.table(seen)
        news = cast("list[Any]", seen.events(heard))
        self.taken += [Offer(*e[2]) for e in news if e[0] == "offer_accepted" and e[2][0] == seen.seat]
        moves = list(self.replies(table))
        if not moves and table.view["offers_left"] > 0:
            moves = [("offer", (*offer,)) for offer in self.tries(table)]
        return next((move for move in moves if move in possible), None)

    def tries(self, table: BotTable) -> list[Offer]:
        """What to try next: as often as not what has been taken before, from anybody, or a little more of it."""
        found = list(self.attempts(table))
        self.stream.shuffle(found)
        if self.taken and self.stream.below(2):
            again = self.stream.choice(self.taken)
            to = (self.stream.choice(table.rivals),)
            wants = again.wants + self.stream.below(2) if again.wants else 0
            found.insert(0, again._replace(to=to, wants=wants))
        return found

    def replies(self, table: BotTable) -> Iterator[Option]:
        """Take what brings coins or cards now, and what is only promised for; the rest is too little."""
        for offer in table.view["offers"]:
            if table.seat in offer["to"]:
                free = not offer["asks"] and not offer["wants"]
                if free and (offer["gives"] or offer["goods"] or offer["promises"]):
                    yield ("accept", named(offer))
                yield ("decline", named(offer), "too_little")

    def attempts(self, table: BotTable) -> Iterator[Offer]:
        """Everything that might be tried on one of the others."""
        others = [seat for seat in table.rivals if not table.view["houses"][seat]["left"]]
        it = Offer(table.seat, (self.stream.choice(others),), private=False, gives=0, goods=(), wants=0, asks=())
        if (table.view["phase"], table.view["step"]) == ("market", "open"):
            yield from self.trade(table, it)
            return
        yield from self.beg(it)
        yield from self.threaten(table, it)
        yield from self.promise(it)

    def beg(self, it: Offer) -> Iterator[Offer]:
        """Ask for a gift, or for coins that will not come back."""
        yield it._replace(wants=1 + self.stream.below(3))
        for coins, back in LOANS:
            for due in DUE:
                yield it._replace(wants=coins, promises=((PAY, back, due),))

    def threaten(self, table: BotTable, it: Offer) -> Iterator[Offer]:
        """Ask for coins, or else."""
        scheme = table.view["scheme"]
        foil: tuple[Promise, ...] = ((FOIL, scheme["seat"]),) if scheme is not None else ()
        for word in (*WORDS, *foil):
            yield it._replace(wants=1 + self.stream.below(4), promises=(word,))

    def promise(self, it: Offer) -> Iterator[Offer]:
        """Promise coins, or anything else, for what the other shall promise."""
        for word in WORDS:
            coins = 1 + self.stream.below(6)
            yield it._replace(promises=((PAY, coins, self.stream.choice(DUE)),), returns=(word,))
            yield it._replace(promises=(self.stream.choice(WORDS),), returns=(word,))

    def trade(self, table: BotTable, it: Offer) -> Iterator[Offer]:
        """Sell dear or buy cheap, the same thing again and again; or for promises."""
        me, other = table.seat, it.to[0]
        mine = [asset for kind in ASSETS for asset in table.free(me, kind)]
        if mine and self.stream.below(2):
            for asset in mine:
                gain = LEAST_GAIN + self.stream.below(MOST_GAIN + 1)
                yield it._replace(goods=(asset.id,), wants=table.row(asset.card).value + gain)
            return
        for asset in (asset for kind in ASSETS for asset in table.free(other, kind)):
            coins = max(1, table.row(asset.card).value - self.stream.below(MOST_GAIN + 1))
            yield it._replace(asks=(asset.id,), gives=min(coins, table.purse))
            yield it._replace(asks=(asset.id,), promises=((PAY, 2 * coins, "round_end"),))
            for one in mine[:1]:
                yield it._replace(goods=(one.id,), asks=(asset.id,))
