"""The champion of Gladiator School: it keeps books as the heuristic does, and foresees how the others will answer.

Everything about the schools is public, so that in an imagined game the others bid and trade much as they will:
the champion bids a coin more than they where a slave is worth it, and offers what they will just accept. It looks
ahead to the end of the auction, or of the turn (`munera.bots.lookahead`). Bouts it fights like the champion of
Gladius.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, cast

from munera.bots import school
from munera.bots.bot import Bot, Imagined, Reason, Seen
from munera.bots.duellist import champion as duellist
from munera.bots.lookahead import Effort, Outlook, look_ahead
from munera.bots.school import CLEAR, MARGIN, TRUST, Heuristic
from munera.bots.school_estimates import Books, ledger_of
from munera.bots.school_value import judge
from munera.games.school.arena import DONE
from munera.games.school.auction import NO_BID
from munera.games.school.state import Offer
from munera.kernel import AnyAsk, Option, Space, Stream

# Much of what is foreseen is sure, and then more games show nothing new; the model is trusted for a margin only.
EFFORT: Final = Effort(rounds=((1, 1000), (3, 3)), steps=4000, least=20)
DICE: Final = Effort(rounds=((2, 1000), (6, 3)), steps=4000, least=20)  # where dice decide
OFFERS: Final = 6  # that are tried
PUPILS: Final = 6  # whose lessons are thought about one by one


class Champion(Heuristic):
    """Tries the answer of the heuristic and others in games that may be the real one, and takes the best."""

    imagines = True
    fighter = duellist.Champion

    def choose(self, seen: Seen, ask: AnyAsk) -> Option:
        usual = super().choose(seen, ask)
        suggest = OTHERS.get(ask.kind)
        if suggest is None:
            return usual
        others = dict.fromkeys(one for one in suggest(self, seen, ask, usual) if one in ask.options)
        others.pop(usual, None)
        if not others:
            return usual
        outlook = Outlook(heuristics, boundary(seen, ask), judge, acts=False)
        effort = DICE if ask.kind == "train" else EFFORT
        found = look_ahead(seen, usual, list(others), outlook, self.stream, effort)
        if found.option != usual:
            self.reason = Reason("foreseen", {"games": found.games})
        return found.option

    # ---- what may be better than the usual answer

    def bids(self, seen: Seen, ask: AnyAsk, usual: Any) -> list[Option]:  # noqa: ARG002
        """The bids to try: nothing, the least two, and as much as the others will bid, or a coin more."""
        options = cast("Sequence[int]", ask.options)
        most = max(self.foreseen(seen), default=NO_BID)
        return [NO_BID, *options[:2], most, most + 1]

    def foreseen(self, seen: Seen) -> list[int]:
        """What the others will bid, if they bid as the heuristic would."""
        game, others = seen.imagine(self.stream, keep=False), Heuristic(self.stream)
        asks = [ask for ask in game.waiting() if ask.seat != seen.seat]
        return [cast("int", others.choose(game.seen(ask.seat), ask)) for ask in asks]

    def lessons(self, seen: Seen, ask: AnyAsk, usual: Any) -> list[Option]:
        """The sets of pupils to try: nobody, everybody, and one pupil more or less than usual."""
        books = Books(seen)
        most = cast("dict[str, Any]", cast("Space[Any]", ask.options).describe())["most"]
        pupils = sorted(books.mine, key=lambda g: (-books.worth(g, books.turns_left), g.id))[: min(most, PUPILS)]
        ids = sorted(g.id for g in pupils)
        return [(), tuple(ids), *(tuple(sorted({*usual} ^ {id})) for id in ids)]

    def deals(self, seen: Seen, ask: AnyAsk, usual: Any) -> list[Option]:  # noqa: ARG002
        """The moves to try: answers to an offer, or offers that the others will just accept, or no more offers."""
        floor, books = cast("Space[Any]", ask.options), Books(seen)
        to_me = [offer for offer in books.affairs["offers"] if offer[1] == seen.seat]
        if to_me:
            return [("decline", to_me[0]), ("accept", to_me[0])]
        if not cast("dict[str, Any]", floor.describe())["offers_left"]:
            return []
        game = seen.imagine(self.stream, keep=False)
        found: list[tuple[float, Offer]] = []
        for rival in game.seats:
            if rival != seen.seat:
                found += acceptable(books, Books(game.seen(rival)))
        found.sort(key=lambda one: (-one[0], one[1]))
        return [*(("offer", offer) for _, offer in found[:OFFERS]), DONE]


OTHERS: Final[dict[str, Callable[[Champion, Seen, AnyAsk, Any], list[Option]]]] = {
    "bid": Champion.bids,
    "rebid": Champion.bids,
    "train": Champion.lessons,
    "trade": Champion.deals,
}


def acceptable(books: Books, theirs: Books) -> list[tuple[float, Offer]]:
    """Offers to buy or sell one gladiator that this rival will just accept, each with what it brings us."""
    me, rival, turns = books.seat, theirs.seat, books.turns_left
    found: list[tuple[float, Offer]] = []
    if len(theirs.mine) > 1:  # nobody sells the last one
        for g in theirs.mine:
            price = int(CLEAR * max(0.0, theirs.worth(g, turns)) + MARGIN) + 1
            if price <= books.gold:
                found.append((books.worth(g, turns) - price, (me, rival, price, (), 0, (g.id,))))
    if len(books.mine) > 1:
        for g in books.mine:
            price = min(theirs.gold, int((TRUST * theirs.worth(g, turns) - MARGIN) / CLEAR))
            if price > 0:
                found.append((price - books.worth(g, turns), (me, rival, 0, (g.id,), price, ())))
    return found


def heuristics(game: Imagined, option: Option, chance: Stream) -> Sequence[Bot]:  # noqa: ARG001
    """The bots that play on: heuristics. These remember nothing, so that a single one can play every seat."""
    return [Heuristic(chance)] * len(game.seats)


def boundary(seen: Seen, ask: AnyAsk) -> Callable[[Imagined], bool]:
    """Where an imagined game pauses: after the auction, or when the next turn has begun."""
    turn = ledger_of(seen).affairs["turn"]

    def after_auction(game: Imagined) -> bool:
        return game.waiting()[0].kind not in ("bid", "rebid")

    def after_turn(game: Imagined) -> bool:
        return game.waiting()[0].kind == "bid" or ledger_of(game.seen(game.seat)).affairs["turn"] > turn

    return after_auction if ask.kind in ("bid", "rebid") else after_turn


BOTS = {**school.BOTS, "champion": Champion}
