"""The silly acts, and how each is recognised in a game by somebody who sees everything.

Each act watches one game: `occasions` are the moments in which somebody could have done it, `done` has a line for
every time that somebody did.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any, ClassVar, NamedTuple, cast

from munera.bots import Seen
from munera.bots.playing import Given, Observer
from munera.bots.spartacus.arena import best_of
from munera.bots.spartacus.heuristic import Heuristic
from munera.bots.spartacus.offers import trusted
from munera.bots.spartacus.reading import BotTable
from munera.bots.spartacus.scheming import unseen_support
from munera.bots.spartacus.worth import worth
from munera.games.spartacus.queries import INVITE, PAY, REDIRECT, SUPPORT, THUMB, Asset, Offer, legal
from munera.games.spartacus.sight import sight
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import Match, Seat
from munera.odds.spartacus.matches import chance

HOPELESS = 0.1  # a chance to win with which nobody should pay to fight
NOTABLE = 3.0  # what the best gladiator of a market must be worth to a house to be contested
MEANS = 3  # coins with which a house can contest them
OFTEN = 3  # matches of others to which one could have come

Event = tuple[Any, ...]


class Game(NamedTuple):
    """A match with its bots."""

    match: Match[Any]
    bots: Sequence[Heuristic]

    @property
    def state(self) -> Spartacus:
        return cast("Spartacus", self.match.state)

    def read(self, seat: Seat) -> BotTable:
        """The table as a bot reads it that knows what is in the purses."""
        bot = self.bots[seat]
        return bot.reading(sight(self.state, seat), seat, self.state.coins, bot.honour)


class Act:
    """One silly act in one game."""

    name: ClassVar[str] = ""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.occasions = 0
        self.done: list[str] = []

    def before(self, given: Given) -> None:
        """Somebody has made up their mind."""

    def event(self, kind: str, facts: Event) -> None:
        """Something has happened."""

    def over(self) -> None:
        """The game is over."""


# ---------------------------------------------------------------------- the market


class Bought(NamedTuple):
    """What somebody paid for an asset, and in which round."""

    coins: int
    round: int


class Resold(Act):
    """Something bought and sold to the Bank in the next market, unused, for less."""

    name = "bought and sold unused in the next market for less"

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.bought: dict[int, Bought] = {}
        self.used: set[int] = set()
        self.seen = 0  # round

    def event(self, kind: str, facts: Event) -> None:
        s = self.game.state
        if kind == "lot_won":
            self.bought[facts[3]] = Bought(s.sales[-1][3], s.round)
        elif kind == "deal":
            self._traded(facts)
        elif kind == "uses_asset":
            self.used.add(facts[1])
        elif kind == "row_dealt":  # the Open Market is over
            self.bought = {id: one for id, one in self.bought.items() if one.round == s.round}
        self.used.update(id for f in s.fighters for id in (f.asset, *f.gear))

    def _traded(self, facts: Event) -> None:
        _, _, gives, goods, wants, asks = facts
        for assets, coins in ((goods, wants), (asks, gives)):
            if len(assets) == 1 and coins:
                self.bought[assets[0]] = Bought(coins, self.game.state.round)

    def before(self, given: Given) -> None:
        s, seat, answer = self.game.state, given[1], cast("Any", given[2])
        if (s.phase, s.step) != ("market", "open"):
            return
        if s.round != self.seen:
            self.seen = s.round
            self.occasions += sum(self._dear(id) for id in self.bought)
        if isinstance(answer, tuple) and answer[0] == "sell" and self._dear(answer[1]):
            card = s.assets[answer[1]].card
            self.done.append(f"seat {seat} bought {card} for {self.bought[answer[1]].coins}, and sold it")

    def _dear(self, id: int) -> bool:
        """Was this bought in the last round for more than the Bank gives now, and not used since?"""
        s, paid = self.game.state, self.bought.get(id)
        if paid is None or id in self.used or paid.round != s.round - 1 or id not in s.assets:
            return False
        row = s.rules.cards[s.assets[id].card]
        earned = int(row.kind == "slave")
        return row.value + earned < paid.coins


class TiedOut(Act):
    """Two equal bids that nobody tops, so that the lot is lost."""

    name = "equal bids topped by nothing, the lot lost"

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.tied: dict[int, tuple[int, Sequence[Seat]]] = {}

    def event(self, kind: str, facts: Event) -> None:
        s = self.game.state
        if kind == "bids_tied" and facts[0] != "host":
            lot, coins, *others = facts
            seats: Sequence[Seat] = others
            self.tied.pop(lot, None)
            if any(s.coins[seat] for seat in seats):  # somebody could top it
                self.tied[lot] = (coins, seats)
                self.occasions += 1
        elif kind == "lot_discarded" and facts[0] in self.tied:
            coins, seats = self.tied[facts[0]]
            worths = [round(worth(self.game.read(seat), seat, facts[1]), 1) for seat in seats]
            self.done.append(f"{facts[1]} at {coins}, worth {worths}, purses {[s.coins[seat] for seat in seats]}")
        elif kind == "row_dealt":
            self.tied = {}


class Lot(NamedTuple):
    """A lot that is settled: its card, its price, and what every house bid at first."""

    card: str
    price: int
    bids: Mapping[Seat, int]
    purses: Sequence[int]
    worths: Mapping[Seat, float]


class Lots(Act):
    """What is for sale in a round, and what was bid."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.lots: list[Lot] = []
        self.current: Lot | None = None

    def before(self, given: Given) -> None:  # noqa: ARG002
        s = self.game.state
        if (s.phase, s.step) != ("market", "bid") or self.current is not None or any(s.staked):
            return
        card = s.row[s.revealed - 1]
        if card in s.rules.gladiators:
            worths = {seat: worth(self.game.read(seat), seat, card) for seat in s.seats}
            self.current = Lot(card, 0, {}, tuple(s.coins), worths)

    def event(self, kind: str, facts: Event) -> None:
        if kind == "row_dealt":
            self.lots, self.current = [], None
            self.begins()
        elif kind == "bids" and self.current is not None and not self.current.bids:
            self.current = self.current._replace(bids=dict(facts[1:]))
        elif kind in ("lot_won", "lot_discarded") and self.current is not None:
            self.lots.append(self.current._replace(price=self.game.state.sales[-1][3]))
            self.current = None
        elif kind == "becomes_host":
            self.ends()

    def begins(self) -> None:
        """The lots lie on the table."""

    def ends(self) -> None:
        """The Auction is over."""


class Nobody(Lots):
    """A house that has no gladiator after the Auction, although one went for less than it had, and is worth it."""

    name = "gold and no gladiator"

    def begins(self) -> None:
        s = self.game.state
        self.bare = [seat for seat in s.seats if not any(a.owner == seat for a in self._gladiators())]

    def _gladiators(self) -> list[Asset]:
        s = self.game.state
        return [a for a in s.assets.values() if a.card in s.rules.gladiators]

    def ends(self) -> None:
        for seat in getattr(self, "bare", ()):
            could = [lot for lot in self.lots if lot.purses[seat] > 0]
            self.occasions += bool(could)
            if any(a.owner == seat for a in self._gladiators()):
                continue
            for lot in could:
                most = min(lot.purses[seat], int(lot.worths[seat]))
                if lot.price < most and lot.bids.get(seat, 0) < most:
                    self.done.append(
                        f"seat {seat} with {lot.purses[seat]} bid {lot.bids.get(seat)} for {lot.card}, "
                        f"which went for {lot.price} and was worth {lot.worths[seat]:.1f}"
                    )
                    break


class Uncontested(Lots):
    """The best gladiator of the market, for whom one house bids at most, although two could use and pay them."""

    name = "the market's best gladiator uncontested"

    def ends(self) -> None:
        if not self.lots:
            return
        odds = self.game.bots[0].reading.odds
        best = max(self.lots, key=lambda lot: odds.strength(lot.card))
        able = [seat for seat in best.bids if best.worths[seat] >= NOTABLE and best.purses[seat] >= MEANS]
        if len(able) < 2:
            return
        self.occasions += 1
        if sum(coins > 0 for coins in best.bids.values()) < 2:
            worths = {seat: round(value, 1) for seat, value in best.worths.items()}
            self.done.append(f"{best.card}: bids {dict(best.bids)}, purses {best.purses}, worth {worths}")


# ---------------------------------------------------------------------- intrigue


class Unseen(Act):
    """Support of a scheme that one has not seen, for less than such schemes cost one on average.

    Who does not mean to keep the promise risks what their word is worth to them.
    """

    name = "support of an unseen card for less than it costs on average"

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.promised: set[tuple[int, Seat, Seat]] = set()  # round, by, to

    def before(self, given: Given) -> None:
        seat, move = given[1], cast("Any", given[2])
        s = self.game.state
        if isinstance(move, tuple) and move and move[0] in ("accept", "decline"):
            offer = Offer(*move[1])
            if (SUPPORT,) not in offer.returns:
                return
            if not self._known(seat, offer.maker):
                paid = offer.gives - offer.wants + trusted(self.game.read(seat), offer.maker, offer.promises)
                self._judge(seat, offer.maker, paid if move[0] == "accept" else None)
            if move[0] == "accept":
                self.promised.add((s.round, seat, offer.maker))
        elif move in ("yes", "no") and self.game.match.ask_of(seat).kind == "support":
            schemer = cast("tuple[int, int]", self.game.match.ask_of(seat).about)[0]
            if (s.round, seat, schemer) not in self.promised and not self._known(seat, schemer):
                self._judge(seat, schemer, 0 if move == "yes" else None)

    def _known(self, seat: Seat, schemer: Seat) -> bool:
        """Has this one seen the scheme?"""
        s = self.game.state
        return s.scheme is not None or any(mark.seen_by(seat) for mark in s.prepared) or s.active != schemer

    def _judge(self, seat: Seat, schemer: Seat, paid: float | None) -> None:
        self.occasions += 1
        table = self.game.read(seat)
        costs = min(unseen_support(table, schemer), table.honour)
        if paid is not None and paid + 0.5 <= costs:
            self.done.append(f"seat {seat} supports {schemer} for {paid:.1f}, which costs {costs:.1f}")


class Burnt(Act):
    """Assets discarded for one Influence in the first round."""

    name = "assets burnt for 1 Influence in round 1"

    def before(self, given: Given) -> None:
        s, seat, answer = self.game.state, given[1], cast("Any", given[2])
        if s.round != 1 or s.phase != "intrigue" or s.step != "turn" or s.active != seat:
            return
        powers = {power.id: power for power in s.rules.houses[s.houses[seat]].powers}
        burning = {id for id, power in powers.items() if power.discards and power.influence}
        offered = {o[1] for o in cast("Sequence[Any]", self.game.match.ask_of(seat).options) if o[0] == "power"}
        if not burning & offered:
            return
        self.occasions += 1
        if isinstance(answer, tuple) and answer[0] == "power" and answer[1] in burning:
            self.done.append(f"seat {seat} uses {answer[1]}")


# ---------------------------------------------------------------------- the arena


class Doomed(Act):
    """Coins, paid or promised, for an invitation, with a fighter who cannot win."""

    name = "paid to be invited with a fighter who cannot win"

    def before(self, given: Given) -> None:
        seat, move = given[1], cast("Any", given[2])
        if not (isinstance(move, tuple) and move and move[0] == "accept"):
            return
        offer = Offer(*move[1])
        pays = any(promise[0] == PAY for promise in offer.promises)
        if (INVITE,) in offer.returns and (offer.gives or pays):
            guest = offer.maker
        elif (INVITE,) in offer.promises and (offer.wants or any(p[0] == PAY for p in offer.returns)):
            guest = seat
        else:
            return
        self.occasions += 1
        table = self.game.read(guest)
        strongest = best_of(table, guest)
        foes = [best_of(table, other) for other in table.rivals]
        committed = [best_of(table, f.seat) for f in table.fighters if f.seat != guest]
        win = chance(strongest - (committed or [min(foes)])[0])
        if win < HOPELESS:
            self.done.append(f"seat {guest} pays to fight and wins {win:.0%}")


class Miserly(Act):
    """To refuse one coin that saves the only gladiator of the house.

    Offers of that kind are rare, so each occasion is tried: in a copy of the game the other asks for one coin.
    """

    name = "one coin refused to save the only gladiator"

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.tried: set[tuple[Any, ...]] = set()

    def before(self, given: Given) -> None:  # noqa: ARG002
        s = self.game.state
        if (s.phase, s.step) == ("arena", "thumb") and s.bout is not None:
            for fighter in s.fighters:
                if fighter.team != s.bout.winner and fighter.seat != s.host and fighter.asset in s.assets:
                    self._ask(s.host, fighter.seat, (THUMB, "up"), fighter.asset)
        elif (s.phase, s.step) == ("intrigue", "announced") and s.scheme is not None:
            row = s.rules.cards[s.scheme.card]
            if row.injures or row.discards:
                for target in s.scheme.targets:
                    others = any(target not in some for some in legal(s, s.scheme.seat, s.scheme.card))
                    if target != s.scheme.seat and others and not s.scheme.confirmed:
                        self._ask(s.scheme.seat, target, (REDIRECT,), None)

    def _ask(self, other: Seat, seat: Seat, promise: tuple[Any, ...], asset: int | None) -> None:
        """Try whether this seat would pay the other one coin for a promise that saves its only gladiator."""
        s = self.game.state
        own = [a for a in s.assets.values() if a.owner == seat and a.card in s.rules.gladiators]
        key = (s.round, s.phase, other, seat, promise)
        if len(own) != 1 or (asset is not None and own[0].id != asset) or not s.coins[seat] or key in self.tried:
            return
        self.tried.add(key)
        offer = (*Offer(other, (seat,), private=False, gives=0, goods=(), wants=1, asks=(), promises=(promise,)),)
        copy = self.game.match.fork()
        move = ("offer", offer)
        if move not in copy.book.anytime(copy.state, other):
            return
        self.occasions += 1
        copy.act(other, move)
        bot = deepcopy(self.game.bots[seat])
        answer: Any = None
        for _ in copy.state.offers:  # others may have made some before
            answer = bot.volunteer(Seen(copy, seat))
            if answer is None or answer[1:2] == (offer,):
                break
            copy.act(seat, answer)
        if answer is None or answer[0] != "accept":
            said = answer[2:] if answer else None
            self.done.append(f"seat {seat} refuses {promise} for {own[0].card} by {other}: {said}")


class Forgotten(Act):
    """Somebody who could have come to three matches of others at least, and was never invited."""

    name = "never invited"

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.could: dict[Seat, int] = dict.fromkeys(game.match.seats, 0)
        self.invited: set[Seat] = set()

    def event(self, kind: str, facts: Event) -> None:
        s = self.game.state
        if kind == "becomes_host":
            for seat in self.could:
                self.could[seat] += seat != facts[0] and bool(s.combatants(seat))
        elif kind == "invites" and facts[0] != facts[1]:
            self.invited.add(facts[1])

    def over(self) -> None:
        often = [seat for seat, times in self.could.items() if times >= OFTEN]
        self.occasions += len(often)
        self.done += [f"seat {s} could come {self.could[s]} times" for s in often if s not in self.invited]


ACTS = (Resold, Unseen, TiedOut, Doomed, Miserly, Nobody, Burnt, Uncontested, Forgotten)


class Watching(Observer):
    """Watches a game for all of them."""

    def __init__(self, match: Match[Any], bots: Sequence[Heuristic]) -> None:
        self.acts = [act(Game(match, bots)) for act in ACTS]
        self.heard = 0

    def before(self, match: Match[Any], given: Given) -> None:  # noqa: ARG002
        for act in self.acts:
            act.before(given)

    def after(self, match: Match[Any], given: Given) -> None:  # noqa: ARG002
        news = match.events(None, self.heard)
        self.heard += len(news)
        for kind, *facts in news:
            for act in self.acts:
                act.event(str(kind), tuple(facts))
