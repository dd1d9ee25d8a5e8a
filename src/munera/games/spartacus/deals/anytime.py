"""What may be done whenever the game waits for anybody: give coins, lay a Guard, show a card, bargain.

Nothing here asks or rolls. A move is legal by what its player knows, and says whose sealed answers must be thought
over: everybody's whose options could have shrunk, as far as all can see.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from munera.games.spartacus.deals import deals, promises, promising, spelling
from munera.games.spartacus.deals.promises import BID_AT_MOST, PAY, Promise
from munera.games.spartacus.table.guards import lay_guard
from munera.games.spartacus.table.records import GUARD_CARD, Offer
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import Option, Options, Seat, Space, Stream
from munera.kernel.grammar import NOTHING, Grammar, either, row, then
from munera.kernel.plain import same_kind

# `Final`, because modules that import each other are compiled before mypy knows what these are.
GIVE: Final = "give"
LAY: Final = "lay"
SHOW: Final = "show"
REOPEN: Final = "reopen"
OFFER: Final = "offer"
COUNTER: Final = "counter"
ACCEPT: Final = "accept"
DECLINE: Final = "decline"
WITHDRAW: Final = "withdraw"
MOST_GIFTS, MOST_SHOWS = 20, 6  # in one phase (SP-LIMIT-1)
MOST_REOPENED = 3  # in one Open Market (SP-LIMIT-1)
TRIES = 6  # of a random player to find a good offer before it makes a plain one

MOVES: dict[str, tuple[str, ...]] = {
    GIVE: ("other", "coins"),
    LAY: (),
    SHOW: ("card", "other"),
    REOPEN: (),
    OFFER: ("offer",),
    COUNTER: ("offer", "counter"),
    ACCEPT: ("offer",),
    DECLINE: ("offer", "said*"),
    WITHDRAW: ("offer",),
}
EVENTS = {
    "gives": ("seat", "other", "coins"),
    "shows": ("seat", "other"),
    "shown": ("seat", "other", "card"),
    "reopens": ("seat", "coins"),
}

BARGAINING = ("upkeep", "intrigue", "market", "arena")
"""The phases of a round. In a Tournament only coins change hands; elsewhere there is nothing to bargain about."""


def could_gain_options(s: Spartacus, seat: Seat) -> bool:
    """By what everybody knows: might a move at any time give this Dominus more to choose from?"""
    return seat not in s.conceded and (s.phase in BARGAINING or s.phase == "tournament")


def options(s: Spartacus, seat: Seat) -> Options[Any]:
    return Anytime(s, seat) if could_gain_options(s, seat) else ()


def act(s: Spartacus, seat: Seat, move: Any) -> Collection[Seat]:
    """Make a move, and return the seats whose options it could shrink."""
    if move not in options(s, seat):
        raise ValueError("not possible now")
    word = move[0]
    if word == GIVE:
        return give(s, seat, move[1], move[2])
    if word == LAY:
        lay_guard(s, seat)
        return (seat,)
    if word == SHOW:
        show(s, seat, move[1], move[2])
    elif word == REOPEN:
        reopen(s, seat)
    elif word == DECLINE:
        deals.decline(s, seat, Offer(*move[1]), move[2:])
    else:
        return bargain(s, seat, word, [Offer(*offer) for offer in move[1:]])
    return ()


def bargain(s: Spartacus, seat: Seat, word: str, offers: list[Offer]) -> Collection[Seat]:
    """Make an offer, accept or withdraw one, and return the seats whose options that could shrink."""
    if word == ACCEPT:
        return deals.accept(s, seat, offers[0])
    if word == OFFER:
        deals.make(s, offers[0])
    elif word == COUNTER:
        deals.counter(s, offers[0], offers[1])
    else:
        deals.withdraw(s, offers[0])
    return ()


def published(s: Spartacus, seat: Seat, move: Any) -> tuple[tuple[Seat, Any], ...]:
    """A move as it may be published. Of private offers only those that were carried out are (SP-SECRET-7).

    Such an offer is published as if it had been made when it was accepted, to nobody else, and in return for none:
    what was said before the others never saw.
    """
    word = move[0]
    if word not in (OFFER, COUNTER, ACCEPT, DECLINE, WITHDRAW):
        return ((seat, move),)
    offer = Offer(*move[2 if word == COUNTER else 1])  # of a counter-offer the new one
    if not offer.private:
        return ((seat, move),)
    if word != ACCEPT or deals.void(s, offer):
        return ()
    accepted = deals.plain(offer._replace(to=(seat,), counters=0))
    return (offer.maker, (OFFER, accepted)), (seat, (ACCEPT, accepted))


# ---------------------------------------------------------------------- gifts, guards, cards, the purse


def may_give(s: Spartacus, seat: Seat) -> int:
    """How many coins a Dominus may give: those at hand, never those set aside (SP-56)."""
    return s.coins[seat] if s.gifts[seat] < MOST_GIFTS else 0


def give(s: Spartacus, seat: Seat, to: Seat, coins: int) -> Collection[Seat]:
    """Everybody sees how much, also while purses are hidden (SP-56)."""
    s.gifts = _one_more(s.gifts, seat)
    s.tell("gives", seat, to, coins, already_known_to=(seat,))
    return deals.hand_coins(s, seat, to, coins)


def may_lay(s: Spartacus, seat: Seat) -> bool:
    """May a Dominus lay a Guard? They need one in hand, and not between a roll and its result (SP-22)."""
    return GUARD_CARD in s.hands[seat] and not s.rolling


def may_show(s: Spartacus, seat: Seat) -> list[str]:
    """The cards of a hand that may be shown, each title once."""
    return sorted(set(s.hands[seat])) if s.shows[seat] < MOST_SHOWS else []


def show(s: Spartacus, seat: Seat, card: str, to: Seat) -> None:
    """The others see that a card was shown, and not which (SP-DEAL-5)."""
    s.shows = _one_more(s.shows, seat)
    s.tell("shows", seat, to, already_known_to=(seat,))
    s.tell("shown", seat, to, card, to=(seat, to), already_known_to=(seat,))
    s.learn(to, seat, card)


def may_reopen(s: Spartacus, seat: Seat) -> bool:
    """May a Dominus take being done back? Until all are done (SP-26)."""
    if s.phase != "market" or s.step != "open" or seat not in s.done or s.reopened[seat] >= MOST_REOPENED:
        return False
    return any(other not in s.done for other in s.active_seats())


def reopen(s: Spartacus, seat: Seat) -> None:
    """A Dominus comes back to Open Market, and everybody sees their coins again."""
    s.done = tuple(other for other in s.done if other != seat)
    s.hidden = tuple(other for other in s.hidden if other != seat)
    s.reopened = _one_more(s.reopened, seat)
    s.tell("reopens", seat, s.coins[seat], already_known_to=(seat,))


def _one_more(counts: tuple[int, ...], seat: Seat) -> tuple[int, ...]:
    return tuple(count + (other == seat) for other, count in enumerate(counts))


# ---------------------------------------------------------------------- all of it


class Anytime(Space[Any]):
    """What one Dominus may do at any time. Its bounds are what they know: their own coins and what all can see."""

    def __init__(self, s: Spartacus, seat: Seat) -> None:
        self.s, self.seat = s, seat
        self.bargaining = s.phase in BARGAINING

    @property
    def listeners(self) -> list[Seat]:
        """Who may be shown a card or made an offer. Found when wanted: bots mostly ask whether there are moves."""
        return [other for other in self.s.others(self.seat) if other not in self.s.conceded]

    def __contains__(self, move: object) -> bool:
        if type(move) is not tuple or not move or type(move[0]) is not str:
            return False
        s, seat, word, size = self.s, self.seat, move[0], len(move)
        if word == GIVE:
            if size != 3 or type(move[1]) is not int or type(move[2]) is not int:
                return False
            return move[1] in s.others(seat) and 1 <= move[2] <= may_give(s, seat)
        if not self.bargaining:
            return False
        if word == SHOW:
            if size != 3 or type(move[1]) is not str or type(move[2]) is not int:
                return False
            return move[1] in may_show(s, seat) and move[2] in self.listeners
        if word == OFFER:
            offer = deals.read(move[1]) if size == 2 else None
            return offer is not None and not offer.counters and deals.may_make(s, seat, offer)
        if word == COUNTER:
            return size == 3 and self.may_counter(move[1], move[2])
        if word == DECLINE and size > 2:
            return deals.may_say(move[2:]) and move[:2] in self
        return any(same_kind(move, known) for known in self.simple())

    def may_counter(self, offer: object, answer: object) -> bool:
        found, counter = deals.read(offer), deals.read(answer)
        return (
            found is not None
            and counter is not None
            and found in deals.may_be_countered(self.s, self.seat)
            and deals.counters(found, counter)
            and deals.may_make(self.s, self.seat, counter)
        )

    def simple(self) -> list[Any]:
        """All that can be listed: everything but gifts, shown cards and new offers."""
        s, seat = self.s, self.seat
        if not self.bargaining:
            return []
        moves: list[Any] = [(LAY,)] if may_lay(s, seat) else []
        if may_reopen(s, seat):
            moves.append((REOPEN,))
        for offer in s.offers:
            if offer.maker == seat:
                moves.append((WITHDRAW, deals.plain(offer)))
            elif seat in offer.to:
                moves.append((DECLINE, deals.plain(offer)))
                if deals.may_accept(s, seat, offer):
                    moves.append((ACCEPT, deals.plain(offer)))
        return moves

    def words(self) -> list[str]:
        """The sorts of move that are possible now."""
        s, seat = self.s, self.seat
        words = [GIVE] if may_give(s, seat) else []
        if self.bargaining and self.listeners:
            words += [SHOW] if may_show(s, seat) else []
            words += [OFFER] if deals.offers_left(s, seat) > 0 else []
            words += [COUNTER] if deals.may_be_countered(s, seat) else []
        return words + sorted({move[0] for move in self.simple()})

    def __bool__(self) -> bool:
        # Hosts ask this at every question, and whoever has a coin can give it: most need no list.
        return bool(may_give(self.s, self.seat)) or bool(self.words())

    def default(self) -> Any:
        """A move that is always possible where any is. Nobody has to move here."""
        return self.sample(Stream.seeded(0))

    def sample(self, stream: Stream) -> Any:
        s, seat = self.s, self.seat
        word = stream.choice(self.words())
        if word == GIVE:
            return (GIVE, stream.choice(s.others(seat)), 1 + stream.below(may_give(s, seat)))
        if word == SHOW:
            return (SHOW, stream.choice(may_show(s, seat)), stream.choice(self.listeners))
        if word == OFFER:
            to = (stream.choice(self.listeners),) if stream.below(3) else tuple(sorted(self.listeners))
            return (OFFER, deals.plain(self.some_offer(stream, to, stream.below(2) == 0, 0)))
        if word == COUNTER:
            offer = stream.choice(deals.may_be_countered(s, seat))
            private = offer.private or stream.below(2) == 0
            answer = self.some_offer(stream, (offer.maker,), private, offer.counters + 1)
            return (COUNTER, deals.plain(offer), deals.plain(answer))
        return stream.choice([move for move in self.simple() if move[0] == word]) + self.some_reason(stream, word)

    def some_offer(self, stream: Stream, to: tuple[Seat, ...], private: bool, counters: int) -> Offer:
        """Coins one way, perhaps assets and promises; or a few coins wanted, which is always possible."""
        s, seat = self.s, self.seat
        for _ in range(TRIES):
            gives, wants = (stream.below(s.coins[seat] + 1), 0) if stream.below(2) else (0, stream.below(4))
            goods = self.some_asset(stream, seat)
            asks = self.some_asset(stream, to[0]) if len(to) == 1 else ()
            promised, returned = self.some_promise(stream, seat, to[0]), self.some_promise(stream, to[0], seat)
            offer = Offer(seat, to, private, gives, goods, wants, asks, promised, returned, counters)
            if deals.may_make(s, seat, offer):
                return offer
        amounts = range(1, deals.MOST_OFFERS + 2)  # one more than they can have on the table
        plain = [Offer(seat, to, private, 0, (), coins, (), (), (), counters) for coins in amounts]
        return next(offer for offer in plain if offer not in s.offers)

    def some_asset(self, stream: Stream, seat: Seat) -> tuple[int, ...]:
        assets = deals.tradable(self.s, seat) if deals.on_floor(self.s, seat) else []
        return (stream.choice(assets),) if assets and stream.below(2) else ()

    def some_reason(self, stream: Stream, word: str) -> tuple[Option, ...]:
        """Something to say to an offer that is declined, now and then."""
        if word != DECLINE or stream.below(2):
            return ()
        said = stream.choice((deals.PRICE, *deals.WHY_NOT))
        return (said, 1 + stream.below(3)) if said == deals.PRICE else (said,)

    def some_promise(self, stream: Stream, by: Seat, to: Seat) -> tuple[Promise, ...]:
        if stream.below(3):
            return ()
        if stream.below(2):
            return (stream.choice(promising.choices(self.s, by, to)),)
        if (lots := promising.lots_to_come(self.s)) and not stream.below(3):
            return ((BID_AT_MOST, stream.choice(lots), 1 + stream.below(3)),)
        return ((PAY, 1 + stream.below(3), stream.choice(promising.occasions(self.s, by, to))),)

    def grammar(self) -> Grammar:
        s, seat = self.s, self.seat
        given = spelling.gifts(GIVE, s.others(seat), may_give(s, seat))
        if not self.bargaining:
            return given
        offered = spelling.offers(s, seat, self.listeners) if deals.offers_left(s, seat) > 0 else NOTHING
        return either(
            given,
            spelling.shown_cards(SHOW, may_show(s, seat), self.listeners),
            then(row(OFFER), offered),
            *(
                then(row(COUNTER), spelling.counter_offers(s, seat, offer))
                for offer in deals.may_be_countered(s, seat)
            ),
            *(spelling.answers(DECLINE, offer) for offer in deals.may_answer(s, seat)),
            spelling.listed(move for move in self.simple() if move[0] != DECLINE),
        )

    def describe(self) -> object:
        s, seat = self.s, self.seat
        if not self.bargaining:
            return {"simple": [], "give": may_give(s, seat)}
        offers = deals.offers_left(s, seat)
        return {
            "simple": self.simple(),
            "give": may_give(s, seat),
            "show": may_show(s, seat),
            "reasons": list(deals.WHY_NOT),
            "offer": {
                "left": offers,
                "coins": [s.coins[seat], promises.MOST_COINS],
                "assets": deals.tradable(s, seat) if deals.on_floor(s, seat) else [],
                "counter": [deals.plain(offer) for offer in deals.may_be_countered(s, seat)],
                "lots": list(promising.lots_to_come(s)),
                "promises": [self.vocabulary(other) for other in self.listeners] if offers > 0 else [],
            },
        }

    def vocabulary(self, other: Seat) -> object:
        """What this Dominus and another may promise each other now."""
        s, seat = self.s, self.seat
        return {
            "other": other,
            "floor": deals.on_floor(s, other),
            "assets": deals.tradable(s, other) if deals.on_floor(s, other) else [],
            "promises": promising.choices(s, seat, other),
            "pays": promising.occasions(s, seat, other),
            "returns": promising.choices(s, other, seat),
            "paid": promising.occasions(s, other, seat),
        }
