"""The table that tests of Gladius are written with: bouts as stories, played by the real rules.

    m = duel(retiarius(hand=["trident_thrust"]), secutor(hand=["shield_block"]), top=["kick"])
    m.attack("trident_thrust")
    m.defend("shield_block")
    assert m.event("stopped") == ("secutor", "shield_block")

A fighter goes by their style; where both share it, the second one is "the other", as in "other secutor".
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from munera.games.gladius.rulebook import Gladius
from munera.games.gladius.state import DRAWN, STATS, Duel
from munera.games.gladius.view import DuelView
from munera.kernel import AnyAsk, Option, Stream, Variant, pick, start, start_from
from munera.testing.table import AnyTable, Facts, listed

BOOK = Gladius()
PASS = "pass"


@dataclass(frozen=True)
class Fighter:
    """One fighter of a written position. `hp` is full unless given; `cannot_attack`: the next one is lost."""

    style: str
    hand: Sequence[str] = ()
    hp: int | None = None
    strength: int = 0
    skill: int = 0
    endurance: int = 0
    prowess: int = 0
    reflexes: int = 0
    cannot_attack: bool = False

    def written(self) -> dict[str, Any]:
        """As `position` of the rulebook reads it."""
        written: dict[str, Any] = {"style": self.style, "stats": {stat: getattr(self, stat) for stat in STATS}}
        if self.hand:
            written["hand"] = list(self.hand)
        if self.hp is not None:
            written["hp"] = self.hp
        if self.cannot_attack:
            written["cannot_attack"] = True
        return written


retiarius = partial(Fighter, "retiarius")
secutor = partial(Fighter, "secutor")
thracian = partial(Fighter, "thracian")
dimachaeri = partial(Fighter, "dimachaeri")
murmillo = partial(Fighter, "murmillo")
samnite = partial(Fighter, "samnite")
lion = partial(Fighter, "lion")
tiger = partial(Fighter, "tiger")
bear = partial(Fighter, "bear")


class Table(AnyTable[Duel]):
    """A bout, seen by somebody who stands beside the table and may look at everything."""

    # ---- what the players do

    def attack(self, card: str) -> None:
        """The active fighter attacks with a card."""
        self._answer("attack", card)

    def defend(self, card: str) -> None:
        """The attacked fighter plays a defence."""
        self._answer("defend", card)

    def discard(self, *cards: str) -> None:
        """The active fighter discards what they hold beyond five cards, one after the other."""
        for card in cards:
            self._answer("discard", card)

    def passes(self, times: int = 1) -> None:
        """Whoever is asked lets it be."""
        for _ in range(times):
            self._answer(self.ask.kind, PASS)

    def hits(self, card: str) -> None:
        """An attack that nobody answers, whether or not the opponent is asked."""
        self.attack(card)
        if self.kind == "defend":
            self.passes()

    def concede(self, fighter: str) -> None:
        """A fighter gives up."""
        self.match.concede(self.match.state.owner[self.side(fighter)])

    def play_on(self, stream: Stream, watch: Callable[[Table], None] = lambda _: None) -> None:
        """Random players finish the bout; `watch` looks at the table at every question."""
        while not self.over:
            watch(self)
            self.match.answer(self.ask.seat, pick(self.ask.options, stream))

    def _answer(self, kind: str, option: str) -> None:
        assert self.kind == kind, f"the table waits for {self.kind}, not for {kind}"
        self.match.answer(self.ask.seat, option)

    # ---- the open question

    @property
    def ask(self) -> AnyAsk:
        """The one open question of the bout."""
        (ask,) = self.match.pending
        return ask

    def asked(self) -> tuple[str, str]:
        """Whom the table waits for, and for what."""
        return self.name(self.match.state.owner.index(self.ask.seat)), self.kind

    def offered(self) -> list[str]:
        """Everything that may be answered, in the order in which it is offered."""
        return listed(self.ask)

    def refused(self) -> dict[Option, str]:
        """What is not offered, and why."""
        return dict(self.ask.refused())

    # ---- the table

    def side(self, fighter: str) -> int:
        """0 for the first fighter, 1 for the second."""
        styles = self.match.state.styles
        if fighter.startswith("other "):
            assert styles[0] == styles[1] == fighter.removeprefix("other ")
            return 1
        return styles.index(fighter)

    def name(self, side: int) -> str:
        """How stories call the fighter on a side."""
        styles = self.match.state.styles
        return f"other {styles[1]}" if side == 1 and styles[0] == styles[1] else styles[side]

    @property
    def active(self) -> str:
        """Whose turn it is."""
        return self.name(self.match.state.active)

    @property
    def turns(self) -> int:
        """Turns begun so far, counting those of both fighters."""
        return self.match.state.turns

    def hp(self, fighter: str) -> int:
        """The hit points of a fighter."""
        return self.match.state.hp[self.side(fighter)]

    def hand(self, fighter: str) -> list[str]:
        """The cards in a hand, oldest first."""
        return list(self.match.state.hands[self.side(fighter)])

    def cannot_attack(self, fighter: str) -> bool:
        """Has this fighter lost the next attack?"""
        return self.match.state.bound[self.side(fighter)]

    @property
    def deck(self) -> list[str]:
        """The deck, top first."""
        return list(reversed(self.match.state.deck))

    @property
    def discards(self) -> list[str]:
        """The discards, oldest first."""
        return list(self.match.state.discard)

    @property
    def laid(self) -> list[str]:
        """What lies face up between the fighters."""
        return list(self.match.state.table)

    @property
    def cards(self) -> list[str]:
        """All cards of the bout, wherever they are."""
        state = self.match.state
        return sorted([*state.deck, *state.discard, *state.table, *state.hands[0], *state.hands[1]])

    @property
    def winner(self) -> str | None:
        """The name of the winner, "draw", or None while the bout lasts."""
        winner = self.match.state.winner
        if winner == DRAWN:
            return "draw"
        return None if winner < 0 else self.name(winner)

    @property
    def score(self) -> tuple[float, ...]:
        """What each seat has, once the bout is over."""
        return self.match.book.score(self.match.state)

    def view(self, fighter: str | None) -> DuelView:
        """What the player of a fighter sees; None: somebody who only watches."""
        seat = None if fighter is None else self.match.state.owner[self.side(fighter)]
        return BOOK.view(self.match.state, seat)

    # ---- what was told

    def since_turn(self) -> list[str]:
        """The kinds of the events of the last turn that began, in order."""
        kinds = [str(event[0]) for event in self.events]
        return kinds[-1 - kinds[::-1].index("turn") :]

    def _facts(self, kind: str, facts: Facts) -> Facts:
        names = BOOK.vocabulary.events[kind]
        return tuple(
            self.name(fact) if i < len(names) and names[i] == "fighter" and isinstance(fact, int) else fact
            for i, fact in enumerate(facts)
        )


# ---------------------------------------------------------------------- beginnings


def duel(
    one: Fighter,
    two: Fighter,
    *,
    active: str | None = None,
    top: Sequence[str] = (),
    dice: Sequence[int] = (),
    discard: Sequence[str] = (),
    deck: Sequence[str] | None = None,
    exact: bool = False,
    shuffles: Sequence[Sequence[str]] = (),
    turn: int = 0,
    limit: int = 200,
    tires_after: int = 0,
    seed: int = 0,
    mini: tuple[int, int] | None = None,
) -> Table:
    """Two fighters in the middle of a bout; `active` (the first, unless given) begins their turn.

    `top`: the next cards of the deck, first drawn first. `dice`: the next dice. `shuffles`: the cards that come
    to lie on top at each reshuffle. `discard`: what was discarded before; everything else is in the deck. `deck`:
    all that is left of it; then everything else was discarded. `exact`: chance does what is scripted, or it is an
    error.
    """
    written: dict[str, Any] = {
        "fighters": [one.written(), two.written()],
        "active": 0 if active is None else [one.style, two.style].index(active),
        "turn": turn,
        "limit": limit,
        "tires_after": tires_after,
        "top": list(top),
        "dice": list(dice),
        "discard": list(discard),
        "shuffles": [list(cards) for cards in shuffles],
        "seed": seed,
    }
    if deck is not None:
        written["deck"] = list(deck)
        del written["top"]
    if exact:
        written["exact"] = True
    if mini is not None:
        written["solo"] = list(mini)
    return Table(start_from(BOOK, written))


def solo(you: Fighter, adversary: Fighter, *, mini: tuple[int, int] = (1, 2), **position: Any) -> Table:
    """You against an adversary without a player. `mini`: their defend and attack mini-hands."""
    return duel(you, adversary, mini=mini, **position)


class Loaded(Gladius):
    """Gladius with a loaded first shuffle and loaded dice: a new bout is no position that could script them."""

    def __init__(self, top: Sequence[str], dice: Sequence[int]) -> None:
        self.top, self.dice = tuple(top), list(dice)

    def setup(self, seats: int, seed: int | str, variant: Variant) -> Duel:
        """A new bout, with chance as it is scripted."""
        state = super().setup(seats, seed, variant)
        state.loaded = [self.top, *self.dice]
        return state


def bout(
    one: str = "retiarius",
    two: str = "secutor",
    *,
    seats: int = 2,
    seed: int = 0,
    top: Sequence[str] = (),
    dice: Sequence[int] = (),
    **options: Option,
) -> Table:
    """A bout from its first shuffle, with table options. `top`: the top of the shuffled deck; `dice`: as above."""
    book = Loaded(top, dice) if top or dice else BOOK
    return Table(start(book, seats, seed, {"fighter_1": one, "fighter_2": two, **options}))
