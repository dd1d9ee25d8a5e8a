"""The table of a duel, as plain data. A *side* is 0 or 1: the first or the second fighter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, TypedDict, TypeVar

from mypy_extensions import mypyc_attr

from munera.games.gladius.cards import TABLE, CardTable
from munera.kernel import State

T = TypeVar("T")
Side = int
NOBODY: Final = -1  # the owner of the solo adversary; and: no winner yet
DRAWN: Final = 2  # `winner` of a bout that nobody won

STRENGTH: Final = 0
SKILL: Final = 1
ENDURANCE: Final = 2
PROWESS: Final = 3
REFLEXES: Final = 4
STATS: Final = ("strength", "skill", "endurance", "prowess", "reflexes")
HIT_POINTS: Final = 10
HAND_LIMIT: Final = 5
BRISK: Final = 20  # turns after which fighters tire at a brisk table (GL-22)
TOO_LATE: Final = 3  # up to this a die makes the defence of a tired fighter come too late
FIRST_CARDS: Final = 2  # in each hand before the first turn


class Exchange(TypedDict, total=False):
    """What happened in one turn, as far as something did: who attacked with what, how it was met, what came of it.

    `idle`: why there was no attack ("holds" or "cannot_attack"), `bound_by`: the card that took it. `outcome`: of
    an attack that was answered: "stopped", "voided", "immobilised" or "hit", for `damage` that left `left` hit
    points. `tired`: the die for the defence of a tired fighter, `late`: it came too late. `rolls`: side, stat and
    dice, in the order they fell. `turned`: the mini-hand of an adversary.
    `unarmed`: the attacker had no card to attack with, `helpless`: the defender none to defend with; each is known
    to whoever held the hand.
    """

    attacker: int
    attack: str
    idle: str
    bound_by: str
    defence: str
    tired: int
    late: bool
    broken: bool
    outcome: str
    damage: int
    left: int
    rolls: tuple[tuple[int, str, tuple[int, ...]], ...]
    turned: tuple[str, ...]
    unarmed: bool
    helpless: bool


@mypyc_attr(allow_interpreted_subclasses=True)
class Duel(State):
    """Everything about one bout. The campaign builds on it: there the owners are the schools."""

    __slots__ = (
        "active",
        "binder",
        "bound",
        "cards",
        "certain",
        "deck",
        "discard",
        "ending",
        "exchange",
        "hands",
        "hp",
        "limit",
        "mini",
        "owner",
        "past",
        "phase",
        "start",
        "stats",
        "styles",
        "table",
        "tires_after",
        "turns",
        "winner",
    )
    shared: ClassVar[tuple[str, ...]] = ("cards",)
    kept: ClassVar[tuple[str, ...]] = ("bound", "certain", "hp")
    later: ClassVar[tuple[str, ...]] = ("binder", "exchange", "past", "tires_after")

    def __init__(self, seed: int | str = 0, cards: CardTable = TABLE) -> None:
        super().__init__(seed)
        self.cards = cards
        self.styles: list[str] = []
        self.stats: list[tuple[int, ...]] = []
        self.owner: list[int] = [0, 1]  # the seat that plays each side
        self.mini: tuple[int, int] = (0, 0)  # the adversary's mini-hands: defend, attack
        self.start = "roll"
        self.limit = 200
        self.tires_after = 0  # from the turn after this one on defences may come too late; 0: never
        self.phase = "deal"
        self.deck: list[str] = []  # the top is the end
        self.discard: list[str] = []
        self.table: list[str] = []  # played or turned up, face up, until the turn ends
        self.hands: list[list[str]] = [[], []]
        self.certain: list[list[str]] = [[], []]  # what the opponent can be certain is in this hand
        self.hp: list[int] = [0, 0]
        self.bound: list[bool] = [False, False]  # cannot attack on their next turn
        self.active: Side = 0
        self.turns = 0
        self.winner = NOBODY
        self.ending = ""  # why the bout ended
        self.binder: tuple[str, str] = ("", "")  # the card because of which a side is bound
        self.exchange: Exchange = {}  # of the turn under way
        self.past: tuple[Exchange, Exchange] = ({}, {})  # of the two turns before it

    def copy(self) -> Duel:
        twin = Duel.__new__(Duel)
        self.copy_duel(twin)
        return twin

    def copy_duel(self, twin: Duel) -> None:
        """The part of `copy` that the campaign shares. Written out: this is the innermost cost of a fork."""
        self.copy_chance(twin)
        twin.cards = self.cards
        twin.styles, twin.stats, twin.owner = self.styles, self.stats, self.owner  # never change during a bout
        twin.mini, twin.start, twin.limit, twin.tires_after = self.mini, self.start, self.limit, self.tires_after
        twin.phase, twin.active, twin.turns, twin.winner = self.phase, self.active, self.turns, self.winner
        twin.deck, twin.discard, twin.table = self.deck[:], self.discard[:], self.table[:]
        one, two = self.hands
        twin.hands = [one[:], two[:]]
        twin.hp, twin.bound, twin.certain = self.hp, self.bound, self.certain  # replaced, never changed
        twin.ending, twin.binder, twin.past = self.ending, self.binder, self.past
        twin.exchange = self.exchange.copy()

    # ---- queries

    @property
    def solo(self) -> bool:
        return NOBODY in self.owner

    def full_hp(self, side: Side) -> int:
        """Hit points at the start of the bout: ten, or the beast's, and one for each level of endurance."""
        beast = self.cards.beasts.get(self.styles[side])
        return (beast.hit_points if beast else HIT_POINTS) + self.stats[side][ENDURANCE]

    def tired(self) -> bool:
        """Are the fighters tired in this turn, so that a defence may come too late (GL-22)?"""
        return 0 < self.tires_after < self.turns

    def starter(self) -> Side:
        """Who began this bout: turns alternate."""
        whose = self.exchange.get("attacker", 1 - self.active)  # of the last turn that was begun
        return whose if self.turns % 2 else 1 - whose

    def surplus(self, side: Side) -> int:
        """How many cards are held above the limit: so many must be discarded."""
        return max(0, len(self.hands[side]) - HAND_LIMIT)

    def left_after(self, side: Side, damage: int) -> int:
        """The hit points that so much damage leaves a fighter."""
        return max(0, self.hp[side] - damage)

    # ---- verbs

    def draw(self) -> str | None:
        """Draw the top card; the discards refill an empty deck. None if there is no card at all."""
        if not self.deck:
            if not self.discard:
                return None
            self.reshuffle()
        deck = self.deck
        return self.draw_top(deck) if self.loaded else deck.pop()  # without a call where nobody decides chance

    def reshuffle(self) -> None:
        """Shuffle the discards into a new deck. Whoever counts cards now knows the other hand."""
        self.deck, self.discard = self.discard, []
        self.deck.sort()  # the order in the discard pile was public, and must not matter
        self.shuffle_deck(self.deck)
        self.certain = [sorted(hand) for hand in self.hands]
        self.tell("reshuffle", len(self.deck))

    def leave_hand(self, side: Side, card: str) -> None:
        """Take a card from a hand for everybody to see."""
        self.hands[side].remove(card)
        certain = self.certain[side]
        if card in certain:
            known = certain[:]
            known.remove(card)
            self.certain = with_side(self.certain, side, known)

    def bind(self, side: Side, card: str) -> None:
        """Note that a side cannot attack on its next turn, because of this card."""
        self.bound = with_side(self.bound, side, value=True)
        self.note_binder(side, card)

    def note_binder(self, side: Side, card: str) -> None:
        """Remember because of which card a side is bound. A new pair: checkpoints share the old one."""
        one, two = self.binder
        self.binder = (card, two) if side == 0 else (one, card)

    def clear_table(self) -> None:
        if self.table:
            self.discard += self.table
            self.table = []


def with_side(pair: list[T], side: Side, value: T) -> list[T]:
    """A new pair in which one side has this value. The old one stays as it is: checkpoints share it."""
    return [value, pair[1]] if side == 0 else [pair[0], value]


def deal_in(s: Duel, styles: Sequence[str], stats: Sequence[tuple[int, ...]]) -> None:
    """Put two unhurt fighters onto the sand."""
    s.styles, s.stats = list(styles), list(stats)
    s.hp = [s.full_hp(0), s.full_hp(1)]
    s.binder, s.exchange, s.past = ("", ""), {}, ({}, {})
