"""The table itself: what its players do, and what somebody who stands beside it sees."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, cast

from munera.games.spartacus.combat.bout import Fighter
from munera.games.spartacus.table.records import Asset
from munera.games.spartacus.table.state import Spartacus
from munera.games.spartacus.view_types import SpartacusView
from munera.kernel import Seat
from munera.testing.table import Facts, SharedTable, Written

Pools = tuple[int, int, int]
"""Dice of attack, defence and speed."""

ATTACK, THROW = ("attack", 1), ("javelin", 1)  # what the first fighter does to the second


class Table(SharedTable[Spartacus]):
    """A game, seen by somebody who stands beside the table and may look at everything."""

    @property
    def winner(self) -> Seat | None:
        """Who has won; None while the game lasts."""
        return None if self.state.winner < 0 else self.state.winner

    # ---- things

    def asset(self, name: str, seat: Seat | None = None) -> Asset:
        """The asset of that title, of a certain house if one is given; "gu-guard 2" is the second of them."""
        title, _, which = name.partition(" ")
        return self.assets(title, seat)[int(which or 1) - 1]

    def assets(self, title: str, seat: Seat | None = None) -> list[Asset]:
        """All assets of a title, of a certain house if one is given."""
        return [a for a in self.state.assets.values() if a.card == title and seat in (None, a.owner)]

    def owned(self, seat: Seat) -> list[str]:
        """The titles of a house's assets, ready or not."""
        return sorted(a.card for a in self.state.of(seat))

    def ready(self, seat: Seat) -> list[str]:
        """The titles of those that are ready."""
        return sorted(a.card for a in self.state.of(seat) if a.ready)

    def hand(self, seat: Seat = 0) -> list[str]:
        """The titles of a hand."""
        return sorted(self.state.hands[seat])

    def coins(self) -> list[int]:
        """Everybody's coins at hand."""
        return list(self.state.coins)

    def influence(self) -> list[int]:
        """Everybody's influence."""
        return list(self.state.influence)

    def discards(self) -> list[str]:
        """The intrigue discard pile, top last."""
        return list(self.state.intrigue_discard)

    def view(self, seat: Seat | None) -> SpartacusView:
        """What a seat (None: a spectator) is shown."""
        return cast("SpartacusView", self.match.book.view(self.state, seat))

    # ---- the sand

    def fighter(self, side: int) -> Fighter:
        """Who fights on this side: 0 stands on I, 1 on II."""
        return self.state.fighters[side]

    def pools(self) -> list[Pools]:
        """The dice that every fighter has left."""
        return [fighter.pools for fighter in self.state.fighters]

    # ---- the open questions

    def asked_about(self) -> list[tuple[Seat, str, Any]]:
        """The open questions, as everybody sees them."""
        return [(ask.seat, ask.kind, ask.about) for ask in self.match.waiting()]

    def words(self, seat: Seat | None = None) -> set[Any]:
        """The sorts of answer that are offered: the first word of each."""
        return {option[0] if isinstance(option, tuple) else option for option in self.offered(seat)}

    def moves(self) -> list[int]:
        """The hexes to which who has the combat turn may move."""
        return [option[1] for option in self.offered() if option[0] == "move"]

    def can(self, option: Any, seat: Seat | None = None) -> bool:
        """Is this offered to the seat, or to the only one who is asked?"""
        return self._option(option) in self.ask(seat).options

    def _option(self, wanted: Any) -> Any:
        """Titles of assets stand for their numbers, where an option ends with one: ("sell", "eq-sword")."""
        by_title = isinstance(wanted, tuple) and wanted[:1] in (("sell",), ("ability",), ("cunning",))
        return (wanted[0], self.asset(wanted[1]).id) if by_title and isinstance(wanted[1], str) else wanted

    # ---- what the players do

    def answer(self, option: Any, seat: Seat | None = None, *, kind: str | None = None) -> None:
        """A seat, or the only one who is asked, answers. `kind`: what must be asked."""
        ask = self.ask(seat)
        assert kind in (None, ask.kind), f"the table waits for {self.asked()}, not for {kind}"
        self.match.answer(ask.seat, self._option(option))

    def pick(self, title: str, seat: Seat | None = None, of: Seat | None = None) -> None:
        """An asset by its title (`of`: a certain house's)."""
        self.answer(self.asset(title, of).id, seat)

    def seal(self, **answers: Any) -> None:
        """A sealed round: s0=..., s1=...; who is not mentioned gives the passive answer."""
        for ask in self.match.waiting():
            self.match.answer(ask.seat, answers.get(f"s{ask.seat}", ask.default()))

    def answer_by_default(self, *kinds: str) -> None:
        """Give default answers for everybody, until something else than these is asked."""
        self.answer_by_default_until(lambda: self.kind not in kinds)

    def answer_by_default_until(self, come: Callable[[], bool]) -> None:
        """Give default answers for everybody, until this has come or the game is over."""
        while not self.over and not come():
            ask = self.match.waiting()[0]
            self.match.answer(ask.seat, ask.default())

    def nobody(self) -> None:
        """Nobody foils, reacts or wants an audience, until something else is asked."""
        self.answer_by_default("foil", "react", "audience")

    def reacts(self, seat: Seat, *answer: Any) -> None:
        """In a sealed window one acts and everybody else passes; all pass, if there is no answer."""
        self.seal(**{f"s{seat}": answer} if answer else {})

    def scheme(self, title: str, *targets: Seat) -> None:
        """Who has the turn prepares a scheme and announces it."""
        self.answer(("prepare", title))
        self.answer(("announce", targets))

    def confirm(self) -> None:
        """The announced scheme is confirmed, and may be foiled."""
        self.answer("confirm")

    def plays(self, title: str, *targets: Seat) -> None:
        """A scheme from the hand to its effect, if nobody foils it."""
        self.scheme(title, *targets)
        self.confirm()
        self.nobody()

    def end_turn(self) -> None:
        """Who has the turn ends it, and nobody reacts."""
        self.answer("end")
        self.nobody()

    def bids(self, *coins: int) -> None:
        """Everybody who is asked bids, in the order of the seats."""
        for ask, bid in zip(sorted(self.match.waiting(), key=lambda a: a.seat), coins, strict=True):
            assert ask.kind == "bid"
            self.match.answer(ask.seat, bid)

    def act(self, seat: Seat, *move: Any) -> None:
        """An anytime move: a gift, a Guard laid down, a card shown, an offer and what becomes of it."""
        self.match.act(seat, tuple(move))

    def may_act(self, seat: Seat, *move: Any) -> bool:
        """Is this anytime move possible?"""
        return tuple(move) in self.match.book.anytime(self.state, seat)

    def concede(self, seat: Seat) -> None:
        """A Dominus gives up; the house stays at the table."""
        self.match.concede(seat)

    def offer(self, seat: Seat, to: Seat | Sequence[Seat], **terms: Any) -> Facts:
        """One makes an offer of these `terms`, and it is returned as others accept or decline it."""
        made = offer_of(seat, to, **terms)
        self.act(seat, "offer", made)
        return made

    def may_offer(self, seat: Seat, to: Seat | Sequence[Seat], **terms: Any) -> bool:
        """May one make such an offer?"""
        return self.may_act(seat, "offer", offer_of(seat, to, **terms))


def offer_of(seat: Seat, to: Seat | Sequence[Seat], **terms: Any) -> Facts:
    """An offer as it travels.

    terms: coins that it `gives` and `wants`, assets by their numbers (`goods`, and `asks` for those of the other),
    promises made (`promises`) and asked for (`returns`), whether it is `private`, and how many counter-offers came
    before it (`counters`).
    """
    written: Written = {"gives": 0, "goods": (), "wants": 0, "asks": (), "promises": (), "returns": ()} | terms
    seats: Iterable[Seat] = (to,) if isinstance(to, int) else to
    return (
        seat,
        tuple(sorted(seats)),
        written.get("private", False),
        written["gives"],
        tuple(sorted(written["goods"])),
        written["wants"],
        tuple(sorted(written["asks"])),
        tuple(written["promises"]),
        tuple(written["returns"]),
        written.get("counters", 0),
    )
