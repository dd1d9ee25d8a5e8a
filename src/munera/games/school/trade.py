"""Trades: gladiators and gold, by consent, atomic."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from munera.games.school.state import Offer, School
from munera.kernel import Seat, Space, Stream
from munera.kernel.grammar import CLOSE, OPEN, Grammar, bracketed, either, row, some, then, without, word
from munera.kernel.plain import same_kind
from munera.kernel.spelling import spell

DONE = "done"
BY_WORD = ("offer", "accept", "withdraw")  # what only the owner of a school says in person
MOST_OFFERS = 4  # a school makes so many in one segment, so that every floor closes


class Floor(Space[Any]):
    """What one school may do on the floor. Everything on it is public: gold, rosters and offers."""

    def __init__(self, s: School, seat: Seat) -> None:
        self.s, self.seat = s, seat

    def simple(self) -> list[Any]:
        """The moves that can be listed: all but making an offer."""
        moves: list[Any] = [DONE] if self.seat not in self.s.done else []
        for offer in self.s.offers:
            if offer[0] == self.seat and self.seat not in self.s.done:
                moves.append(("withdraw", offer))
            elif offer[1] == self.seat:
                moves.append(("decline", offer))
                if self.can_settle(offer):
                    moves.append(("accept", offer))
        return moves

    def can_settle(self, offer: Offer) -> bool:
        """Do both still have what they promise?"""
        maker, taker, gives, sold, wants, bought = offer
        s = self.s
        return s.gold[maker] >= gives and s.gold[taker] >= wants and s.has(maker, sold) and s.has(taker, bought)

    def may_offer(self) -> bool:
        s = self.s
        return self.seat not in s.done and s.offered[self.seat] < MOST_OFFERS and len(s.active_schools) > 1

    def possible(self, offer: object) -> bool:
        """May this offer be made? It has the right form, gives or wants something, and both sides have it now."""
        if type(offer) is not tuple or len(offer) != 6:
            return False
        maker, taker, gives, sold, wants, bought = offer
        if not all(type(n) is int for n in (maker, taker, gives, wants)) or maker != self.seat:
            return False
        if gives < 0 or wants < 0:
            return False
        for ids in (sold, bought):
            if type(ids) is not tuple or not all(type(id) is int for id in ids) or list(ids) != sorted(set(ids)):
                return False
        return not self.fault(offer)

    def fault(self, offer: Offer) -> str:
        """Why a well-formed offer cannot be made, or "" if it can."""
        s = self.s
        maker, taker, gives, sold, wants, bought = offer
        if not self.may_offer():
            return "none-left"
        if taker == maker or taker not in s.active_schools:
            return "nobody"
        if not (sold or bought or gives or wants):
            return "nothing"
        if gives and wants:
            return "two-ways"
        if gives > s.gold[maker]:
            return "poor-you"
        if wants > s.gold[taker]:
            return "poor-them"
        if not self.can_settle(offer):
            return "gone"
        return "again" if offer in s.offers else ""

    def __contains__(self, move: object) -> bool:
        if type(move) is tuple and len(move) == 2 and move[0] == "offer":
            return self.possible(move[1])
        return any(same_kind(move, known) for known in self.simple())

    def __bool__(self) -> bool:
        return True

    def sample(self, stream: Stream) -> Any:
        simple = self.simple()
        kinds = sorted({move if isinstance(move, str) else move[0] for move in simple})
        if self.may_offer():
            kinds.append("offer")
        kind = stream.choice(kinds)
        if kind == "offer":
            return self.some_offer(stream)
        return stream.choice([move for move in simple if move == kind or move[0] == kind])

    def some_offer(self, stream: Stream) -> Any:
        s, me = self.s, self.seat
        for _ in range(8):
            taker = stream.choice([seat for seat in s.active_schools if seat != me])
            mine, theirs = [g.id for g in s.roster(me)], [g.id for g in s.roster(taker)]
            sold = (stream.choice(mine),) if mine and stream.below(2) else ()
            bought = (stream.choice(theirs),) if theirs and stream.below(2) else ()
            gives, wants = stream.below(s.gold[me] + 1), 0
            if stream.below(2):
                gives, wants = 0, stream.below(s.gold[taker] + 1)
            if self.possible(offer := (me, taker, gives, sold, wants, bought)):
                return ("offer", offer)
        return DONE

    def default(self) -> Any:
        return self.simple()[0]

    def grammar(self) -> Grammar:
        """The moves that can be listed, and offers to each of the others."""
        simple = either(*(row(*spell(move)) for move in self.simple()))
        if not self.may_offer():
            return simple
        takers = [seat for seat in self.s.active_schools if seat != self.seat]
        offers = either(*map(self.offers_to, takers))
        nothing: list[Offer] = [(self.seat, taker, 0, (), 0, ()) for taker in takers]
        return either(simple, without(offers, (spell(("offer", offer)) for offer in (*self.s.offers, *nothing))))

    def offers_to(self, taker: Seat) -> Grammar:
        """Gold one way, any of one's gladiators for any of theirs."""
        s, me = self.s, self.seat
        sold, bought = (
            bracketed(some([(id,) for id in sorted(g.id for g in s.roster(seat))])) for seat in (me, taker)
        )
        gives = then(word(range(s.gold[me] + 1)), sold, row(0), bought)
        wants = then(row(0), sold, word(range(1, s.gold[taker] + 1)), bought)
        return then(row("offer", OPEN, me, taker), either(gives, wants), row(CLOSE))

    def describe(self) -> object:
        left = MOST_OFFERS - self.s.offered[self.seat] if self.may_offer() else 0
        return {"simple": self.simple(), "offers_left": left}

    # ---- doing it

    def do(self, move: Any) -> None:
        s, seat = self.s, self.seat
        if move == DONE:
            s.done = (*s.done, seat)
            s.tell("trade_done", seat, already_known_to=(seat,))
            return
        word, offer = move
        if word == "offer":
            s.offers = (*s.offers, offer)
            s.offered = tuple(n + (i == seat) for i, n in enumerate(s.offered))
        else:
            s.offers = tuple(o for o in s.offers if o != offer)
        note(s, word, offer)
        s.tell(f"trade_{word}", *offer, already_known_to=(seat,))
        if word == "accept":
            self.settle(offer)

    def settle(self, offer: Offer) -> None:
        """Carry out an offer at once; offers that can no longer be kept lapse."""
        s = self.s
        maker, taker, gives, sold, wants, bought = offer
        s.pay(maker, wants - gives, "traded", taker)
        s.pay(taker, gives - wants, "traded", maker)
        for ids, old, new in ((sold, maker, taker), (bought, taker, maker)):
            for g in s.everyone(ids):
                s.put(g._replace(owner=new).remember(s.turn, "traded", old, new))
        lapse(s, [o for o in s.offers if not self.can_settle(o)])


def lapse(s: School, offers: Iterable[Offer]) -> None:
    """End open offers that nobody can answer any more; everybody saw them, so everybody is told (GS-43)."""
    for offer in tuple(offers):
        s.offers = tuple(o for o in s.offers if o != offer)
        note(s, "lapse", offer)
        s.tell("trade_lapse", *offer)


def note(s: School, word: str, offer: Offer) -> None:
    """Remember what became of a school's latest offer, if it was declined."""
    others = tuple(o for o in s.declined if o[0] != offer[0])
    s.declined = (*others, offer) if word == "decline" else others
