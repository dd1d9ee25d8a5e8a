"""The talk of a table: games of Spartacus told as stories, played by the real rules.

    m = intrigue(house(coins=3, hand=["sc-robbery"]), house(coins=5), house())
    m.scheme("sc-robbery", 1)
    m.confirm()
    m.nobody()                                    # nobody foils it
    assert m.coins() == [6, 2, 0]

Seat 0 is the Host and acts first, unless it is told otherwise. Assets go by their titles; where two share one,
"gu-guard 2" is the second. Whoever is not mentioned has nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from hypothesis import settings

from munera.games.spartacus.rulebook import BOOK
from munera.games.spartacus.state import Asset, Spartacus
from munera.games.spartacus.view import SpartacusView
from munera.kernel import AnyAsk, Match, Option, Seat, Space, start, start_from

same_examples = settings(derandomize=True, database=None, deadline=None, max_examples=40)
Written = dict[str, Any]
Facts = tuple[Any, ...]

WELL_OFF = ["gl-syrian-warrior", "sl-attendant"]  # a gladiator and a slave: nobody's misery


# ---------------------------------------------------------------------- written positions


def house(*assets: str | Written, **told: Any) -> Written:
    """A house: its assets, and `house`, `influence` (4), `coins` (0), `hand`."""
    return {"assets": list(assets), **told}


def card(title: str, **told: Any) -> Written:
    """An asset that is not just ready: `ready`, `injured`, `favour`, `champion`."""
    return {"card": title, **told}


def table(*houses: Written, **told: Any) -> Table:
    """A game in progress. Everything that `position` knows may be told; table options by `options`."""
    return Table(start_from(BOOK, {"houses": list(houses), **told}))


def upkeep(*houses: Written, **told: Any) -> Table:
    return table(*houses, moment="upkeep", **told)


def intrigue(*houses: Written, **told: Any) -> Table:
    """Seat 0 takes its intrigue turn, unless `active` says otherwise."""
    return table(*houses, moment="intrigue", **told)


def market(*houses: Written, **told: Any) -> Table:
    """The open market."""
    return table(*houses, moment="market", **told)


def auction(*houses: Written, **told: Any) -> Table:
    """The row is about to be dealt: `market` names the lots."""
    return table(*houses, moment="auction", **told)


def hosting(*houses: Written, **told: Any) -> Table:
    return table(*houses, moment="hosting", **told)


def arena(*houses: Written, **told: Any) -> Table:
    """The Host is about to be honoured."""
    return table(*houses, moment="arena", **told)


def fighter(seat: Seat, title: str, *gear: str, **told: Any) -> Written:
    """A combatant on the sand: `attack`, `defence`, `speed` (dice left), `hex` [q, r], `winner`, `level`."""
    return {"seat": seat, "card": title, "gear": list(gear), **told}


def combat(one: Written, two: Written, *houses: Written, moment: str = "combat_turn", **told: Any) -> Table:
    """A match: side 0 acts, unless `first` says so. Houses have what their fighters need, if they are not told."""
    if not houses:
        houses = (house(one["card"], *one["gear"]), house(two["card"], *two["gear"]), house())
    return table(*houses, moment=moment, fighters=[one, two], **told)


def new_game(seats: int = 4, seed: int | str = 0, **options: Option) -> Table:
    """A game from its setup."""
    return Table(start(BOOK, seats, seed, options))


# ---------------------------------------------------------------------- the table


class Table:
    """A game, seen by somebody who stands beside the table and may look at everything."""

    def __init__(self, match: Match[Spartacus]) -> None:
        self.match = match

    @property
    def state(self) -> Spartacus:
        return self.match.state

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def winner(self) -> Seat | None:
        return None if self.state.winner < 0 else self.state.winner

    # ---- things

    def asset(self, name: str, seat: Seat | None = None) -> Asset:
        """The asset of that title, of a certain house if told; "gu-guard 2" is the second of them."""
        title, _, which = name.partition(" ")
        return self.assets(title, seat)[int(which or 1) - 1]

    def assets(self, title: str, seat: Seat | None = None) -> list[Asset]:
        return [a for a in self.state.assets.values() if a.card == title and seat in (None, a.owner)]

    def owned(self, seat: Seat) -> list[str]:
        """The titles of a house's assets, ready or not."""
        return sorted(a.card for a in self.state.of(seat))

    def ready(self, seat: Seat) -> list[str]:
        return sorted(a.card for a in self.state.of(seat) if a.ready)

    def hand(self, seat: Seat = 0) -> list[str]:
        return sorted(self.state.hands[seat])

    def coins(self) -> list[int]:
        """Everybody's coins at hand."""
        return list(self.state.coins)

    def influence(self) -> list[int]:
        return list(self.state.influence)

    def discards(self) -> list[str]:
        """The intrigue discard pile, top last."""
        return list(self.state.intrigue_discard)

    def view(self, seat: Seat | None) -> SpartacusView:
        return BOOK.view(self.state, seat)

    # ---- the open questions

    def asked(self) -> list[tuple[Seat, str]]:
        """Whom the table waits for, and for what."""
        return [(ask.seat, ask.kind) for ask in self.match.waiting()]

    @property
    def kind(self) -> str:
        """What is asked; "over" when nothing is any more."""
        return self.match.pending[0].kind if self.match.pending else "over"

    def ask(self, seat: Seat | None = None) -> AnyAsk:
        """The question to a seat, or the only one there is."""
        if seat is not None:
            return self.match.ask_of(seat)
        (ask,) = self.match.waiting()
        return ask

    def offered(self, seat: Seat | None = None) -> list[Any]:
        """What a seat, or whoever is asked, may answer."""
        options = self.ask(seat).options
        assert not isinstance(options, Space), f"{self.ask(seat).kind} has too many answers to list"
        return list(options)

    def can(self, option: Any, seat: Seat | None = None) -> bool:
        """Is this offered to the seat, or to the only one who is asked?"""
        return self._option(option) in self.ask(seat).options

    def _option(self, wanted: Any) -> Any:
        """Titles of assets stand for their numbers, where an option ends with one: ("sell", "eq-sword")."""
        by_title = isinstance(wanted, tuple) and wanted[:1] in (("sell",), ("ability",), ("cunning",))
        return (wanted[0], self.asset(wanted[1]).id) if by_title and isinstance(wanted[1], str) else wanted

    # ---- what the players do

    def answer(self, option: Any, seat: Seat | None = None) -> None:
        """A seat, or the only one who is asked, answers."""
        ask = self.ask(seat)
        self.match.answer(ask.seat, self._option(option))

    def pick(self, title: str, seat: Seat | None = None, of: Seat | None = None) -> None:
        """An asset by its title (`of`: a certain house's)."""
        self.answer(self.asset(title, of).id, seat)

    def seal(self, **answers: Any) -> None:
        """A sealed round: s0=..., s1=...; who is not mentioned gives the passive answer."""
        for ask in self.match.waiting():
            self.match.answer(ask.seat, answers.get(f"s{ask.seat}", ask.idle()))

    def idle(self, *kinds: str) -> None:
        """Everybody gives the passive answer, until something else than these is asked."""
        while not self.over and self.kind in kinds:
            ask = self.match.waiting()[0]
            self.match.answer(ask.seat, ask.idle())

    def nobody(self) -> None:
        """Nobody foils, reacts or wants an audience, until something else is asked."""
        self.idle("foil", "react", "audience")

    def scheme(self, title: str, *targets: Seat) -> None:
        """Who has the turn prepares a scheme and announces it."""
        self.answer(("prepare", title))
        self.answer(("announce", targets))

    def confirm(self) -> None:
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
        """An anytime move."""
        self.match.act(seat, tuple(move))

    def may_act(self, seat: Seat, *move: Any) -> bool:
        return tuple(move) in BOOK.anytime(self.state, seat)

    def offer(self, seat: Seat, to: Seat | Sequence[Seat], **told: Any) -> tuple[Any, ...]:
        """An offer of `gives`, `goods`, `wants`, `asks`, `promises`, `returns`; `private` if told. Returns it."""
        terms: Written = {"gives": 0, "goods": (), "wants": 0, "asks": (), "promises": (), "returns": ()} | told
        seats: Iterable[Seat] = (to,) if isinstance(to, int) else to
        made = (
            seat,
            tuple(sorted(seats)),
            told.get("private", False),
            terms["gives"],
            tuple(sorted(terms["goods"])),
            terms["wants"],
            tuple(sorted(terms["asks"])),
            tuple(terms["promises"]),
            tuple(terms["returns"]),
            0,
        )
        self.act(seat, "offer", made)
        return made

    # ---- what was told

    def told(self, kind: str) -> list[Facts]:
        """The facts of every event of a kind, oldest first."""
        return [facts for told, facts, *_ in self.match.log or () if told == kind]

    def event(self, kind: str) -> Facts | None:
        """The facts of the last event of a kind; None: it never happened."""
        told = self.told(kind)
        return told[-1] if told else None

    def kinds(self) -> list[str]:
        """The kinds of all events, in order."""
        return [kind for kind, *_ in self.match.log or ()]
