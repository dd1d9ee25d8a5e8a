"""The table of For Glory, as plain data.

Cards in decks, hands, reserves and piles are their ids; what stands on the table - gladiators in arenas, patrons
in villas, arenas - has a number of its own, because two of a title are two. Such things are never changed, but
replaced: so copying the table copies no more than the lists that hold them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, NamedTuple, Self

from munera.games.for_glory.cards.table import SUPPLIES, TABLE, CardTable
from munera.kernel import Option, Seat, State

NOBODY = -1
DRAWN = 2  # `winner` of a game that nobody won
HAND = 7
FLEETING, LASTING = (0, 1), 2  # the places in the middle of the table
ELSEWHERE = -1  # no place in particular: a scheme reaches every arena


class Gladiator(NamedTuple):
    """A gladiator in an arena. `attack` and `agility` are bonuses that last while it is there."""

    id: int
    card: str
    owner: Seat
    place: int
    ready: bool = True
    damage: int = 0
    attack: int = 0
    agility: int = 0
    spent: bool = False  # the once-a-round ability was used


class Patron(NamedTuple):
    """A patron in a villa. An exhausted one counts as a blank card."""

    id: int
    card: str
    owner: Seat
    ready: bool = True


class Arena(NamedTuple):
    """An arena: in the middle, or won and in a villa. Its holder has its ability."""

    id: int
    card: str
    holder: Seat = NOBODY
    ready: bool = True


class Left(NamedTuple):
    """A gladiator that left an arena, as it was when it left (FG-23)."""

    id: int
    card: str
    owner: Seat
    place: int
    attack: int
    why: str  # "defeat", "influence" or "move"
    silenced: bool  # an exhausted Hoplomachus stood against it

    @property
    def defeated(self) -> bool:
        return self.why != "move"


class Tokens(NamedTuple):
    """Damage assigned to a gladiator and not resolved yet. `marked` tokens cannot be prevented."""

    id: int
    plain: int
    marked: int


class Window(NamedTuple):
    """A reaction window: what happened where, and which abilities have answered it already."""

    kind: str  # "damage", "attack", "enter" or "leave"
    place: int
    subject: int = 0  # who attacks or has entered
    gone: tuple[Left, ...] = ()
    pool: tuple[Tokens, ...] = ()
    used: tuple[int, ...] = ()
    spared: tuple[int, ...] = ()  # of those gone, who was taken back to hand


class Glory(State):
    """Seats are 0 and 1. Of every pile the top is the end. `phase` and `step` say what is being played."""

    __slots__ = (
        "acted",
        "active",
        "arena_deck",
        "arenas",
        "attacker",
        "battles",
        "boasts",
        "boost",
        "busy",
        "cards",
        "closed",
        "coins",
        "deck_tops_seen",
        "decks",
        "discard",
        "discounts",
        "draw_offered",
        "favor",
        "feasts",
        "field",
        "first",
        "gladiators",
        "glory",
        "hands",
        "held",
        "initiative",
        "known",
        "last_number",
        "mover",
        "new_damage",
        "options",
        "owed",
        "paid",
        "passes",
        "patrons",
        "phase",
        "pierced",
        "possible_gladiators",
        "quiet",
        "removed",
        "reserve",
        "rounds",
        "rows",
        "sales",
        "slots",
        "stalled",
        "step",
        "struck",
        "supply",
        "table",
        "tactics",
        "turns",
        "windows",
        "winner",
        "withdrawn",
    )
    shared: ClassVar[tuple[str, ...]] = ("cards",)
    saved_as: ClassVar[Mapping[str, str]] = {
        "deck_tops_seen": "tops",
        "last_number": "made",
        "new_damage": "fresh",
        "possible_gladiators": "wide",
    }

    def __init__(self, seed: int | str = 0, cards: CardTable = TABLE) -> None:
        super().__init__(seed)
        self.cards = cards
        self.options: dict[str, Option] = {}
        self.phase, self.step = "setup", ""
        self.active: Seat = 0
        self.first: Seat = 0
        self.mover: Seat = 0  # whose machinations turn it is, or was last
        self.favor: Seat = 1
        self.turns = 0  # machinations turns so far
        self.winner = NOBODY
        # what each player has
        self.decks: list[list[str]] = [[], []]
        self.hands: list[list[str]] = [[], []]
        self.discard: list[list[str]] = [[], []]
        self.reserve: list[list[str]] = [[], []]
        self.coins: list[int] = [0, 0]
        self.glory: list[int] = [0, 0]
        # what the opponent and everybody else knows of it
        self.known: list[list[str]] = [[], []]  # surely in hand
        self.held: list[list[str]] = [[], []]  # surely in hand, in reserve, or laid face down on the deck
        self.deck_tops_seen: list[list[bool]] = [
            [],
            [],
        ]  # cards put on the deck, top last: did everybody see them?
        self.possible_gladiators: list[int] = [0, 0]  # cards in reserve that may be gladiators (Casinum)
        # the middle of the table
        self.supply: list[list[str]] = [[] for _ in SUPPLIES]
        self.rows: list[list[str]] = [[] for _ in SUPPLIES]
        self.withdrawn: list[list[str]] = [[] for _ in SUPPLIES]  # the discard piles of the supply decks
        self.arena_deck: list[str] = []
        self.boasts: list[str] = []
        self.removed: list[str] = []  # culled: out of the game
        self.table: list[tuple[Seat, str]] = []  # cards being played, by whom, until they have resolved
        self.last_number = 0  # the last number given to a thing on the table
        self.gladiators: dict[int, Gladiator] = {}
        self.patrons: dict[int, Patron] = {}
        self.arenas: dict[int, Arena] = {}
        self.slots: list[int] = [0, 0, 0]  # the arenas in the middle; 0: won, and not replaced yet
        # a machinations turn
        self.discounts = 0  # off the next buy
        self.sales = 0  # so many buys go to hand
        self.feasts: tuple[str, ...] = ()  # titles that are played once a turn
        self.stalled = 0  # machinations turns of this phase since a gladiator entered
        self.draw_offered = False
        # a battle
        self.battles: tuple[int, ...] = ()  # places where a battle is still to be fought
        self.field = ELSEWHERE  # the active arena
        self.initiative: Seat = NOBODY
        self.rounds = 0
        self.quiet = 0  # combat rounds in a row without damage or loss
        self.new_damage = 0  # damage added in this round to what was there: moved damage is not new
        self.passes = 0
        self.closed: tuple[Seat, ...] = ()  # who registers nobody any more
        self.acted = False  # something was done in this combat turn
        self.struck = False  # the combat turn's attack was made
        self.tactics = 0  # tactics left in this combat turn
        self.attacker = 0  # the gladiator that attacks, until the damage of the attack has resolved
        self.boost = 0  # the attacker's, for this attack
        self.pierced: tuple[tuple[Seat, int], ...] = ()  # Pierce may come back: whose, at whose defeat
        self.windows: list[Window] = []
        # a payment
        self.owed = 0
        self.paid: tuple[int, ...] = ()  # the values already given
        self.busy: Seat = NOBODY  # who is in the middle of something and cannot act otherwise

    def copy(self) -> Self:
        twin = type(self).__new__(type(self))
        self.copy_chance(twin)
        twin.cards = self.cards
        twin.options, twin.phase, twin.step = self.options, self.phase, self.step
        twin.active, twin.first, twin.mover, twin.favor = self.active, self.first, self.mover, self.favor
        twin.turns, twin.winner = self.turns, self.winner
        for name in _PAIRS:
            one, two = getattr(self, name)
            setattr(twin, name, [one[:], two[:]])
        twin.coins, twin.glory, twin.possible_gladiators = (
            self.coins[:],
            self.glory[:],
            self.possible_gladiators[:],
        )
        for name in _TRIPLES:
            one, two, three = getattr(self, name)
            setattr(twin, name, [one[:], two[:], three[:]])
        twin.arena_deck, twin.boasts = self.arena_deck[:], self.boasts[:]
        twin.removed, twin.table, twin.last_number = self.removed[:], self.table[:], self.last_number
        twin.gladiators, twin.patrons = self.gladiators.copy(), self.patrons.copy()
        twin.arenas, twin.slots = self.arenas.copy(), self.slots[:]
        twin.discounts, twin.sales, twin.feasts = self.discounts, self.sales, self.feasts
        twin.stalled, twin.draw_offered = self.stalled, self.draw_offered
        twin.battles, twin.field, twin.initiative = self.battles, self.field, self.initiative
        twin.rounds, twin.quiet, twin.new_damage, twin.passes = (
            self.rounds,
            self.quiet,
            self.new_damage,
            self.passes,
        )
        twin.closed, twin.acted = self.closed, self.acted
        twin.struck, twin.tactics = self.struck, self.tactics
        twin.attacker, twin.boost = self.attacker, self.boost
        twin.pierced, twin.windows = self.pierced, self.windows[:]
        twin.owed, twin.paid, twin.busy = self.owed, self.paid, self.busy
        return twin

    def load(self, data: Mapping[str, Any]) -> Self:
        super().load(data)
        self.gladiators = {id: Gladiator(*row) for id, row in self.gladiators.items()}
        self.patrons = {id: Patron(*row) for id, row in self.patrons.items()}
        self.arenas = {id: Arena(*row) for id, row in self.arenas.items()}
        self.windows = [_window(Window(*row)) for row in self.windows]
        return self

    # ---- queries

    @property
    def in_arena_phase(self) -> bool:
        return self.phase in ("registration", "battle", "resolution")

    def side(self, seat: Seat, place: int) -> list[Gladiator]:
        """A player's gladiators in one arena."""
        return [g for g in self.gladiators.values() if g.owner == seat and g.place == place]

    def at(self, place: int) -> list[Gladiator]:
        """All gladiators in an arena, or in all of them for ELSEWHERE."""
        if place == ELSEWHERE:
            return list(self.gladiators.values())
        return [g for g in self.gladiators.values() if g.place == place]

    def holds(self, seat: Seat, card: str) -> bool:
        """Has this player the ability of that arena?"""
        return any(a.card == card and a.holder == seat for a in self.arenas.values())

    def hidden(self, seat: Seat) -> list[str]:
        """The cards a player owns that are not face up: everybody knows these, but not where they are."""
        return sorted(self.decks[seat] + self.hands[seat] + self.reserve[seat])

    # ---- things on the table

    def number(self) -> int:
        """A new number, for something that comes onto the table."""
        self.last_number += 1
        return self.last_number

    def put(self, gladiator: Gladiator) -> None:
        """Replace a gladiator by a changed copy, or enter a new one."""
        self.gladiators[gladiator.id] = gladiator

    # ---- cards changing places

    def shown_from_hand(self, seat: Seat, card: str) -> None:
        """Take a card from a hand for everybody to see."""
        self.hands[seat].remove(card)
        for certain in (self.known[seat], self.held[seat]):
            if card in certain:
                certain.remove(card)
                return

    def shown_to_hand(self, seat: Seat, card: str) -> None:
        """Add a card to a hand; everybody saw which."""
        self.hands[seat].append(card)
        self.known[seat].append(card)

    def lay(self, seat: Seat, cards: Iterable[str]) -> None:
        """Put cards on top of a player's discard pile."""
        self.discard[seat] += cards

    def lay_on_deck(self, seat: Seat, card: str) -> None:
        """TOPDECK from hand, face down: others only know that some card of this hand is there."""
        self.hands[seat].remove(card)
        self.decks[seat].append(card)
        self.deck_tops_seen[seat].append(False)
        self.held[seat] += self.known[seat]
        self.known[seat] = []
        self.tell("lays_on_deck", seat, already_known_to=(seat,))
        self.tell("laid", card, to=(seat,))

    def discard_to_deck(self, seat: Seat, card: str) -> None:
        """TOPDECK from the discard pile, for everybody to see."""
        pile = self.discard[seat]
        del pile[len(pile) - 1 - pile[::-1].index(card)]
        self.decks[seat].append(card)
        self.deck_tops_seen[seat].append(True)
        self.tell("puts_on_deck", seat, card, already_known_to=(seat,))

    def reserve_card(self, seat: Seat, card: str, may_be_gladiator: bool) -> None:
        """A card goes face down to the reserve. `may_be_gladiator`: for all that others know, it may be one."""
        self.hands[seat].remove(card)
        self.reserve[seat].append(card)
        self.possible_gladiators[seat] += may_be_gladiator
        unsure = [
            c
            for c in self.known[seat]
            if c in self.cards.reservable or (may_be_gladiator and c in self.cards.gladiators)
        ]
        for c in unsure:
            self.known[seat].remove(c)
        self.held[seat] += unsure
        self.tell("reserves", seat, len(self.reserve[seat]), already_known_to=(seat,))
        self.tell("reserved", card, to=(seat,))

    def take_reserve(self, seat: Seat) -> None:
        """Take the whole reserve to hand."""
        self.hands[seat] += self.reserve[seat]
        count, self.reserve[seat], self.possible_gladiators[seat] = len(self.reserve[seat]), [], 0
        self.settle_held(seat)
        self.tell("buys_back", seat, count, already_known_to=(seat,))

    def draw(self, seat: Seat, count: int) -> None:
        """Draw; an empty deck is made anew from the discard pile, and only then (FG-06: or there is no card)."""
        if count <= 0:
            return
        cards: list[str] = []
        for _ in range(count):
            if not self.decks[seat]:
                if not self.discard[seat]:
                    break
                self.reshuffle(seat)
            deck = self.decks[seat]
            cards.append(deck.pop() if self.deck_tops_seen[seat] else self.draw_top(deck))
            self.hands[seat].append(cards[-1])
            if self.deck_tops_seen[seat] and self.deck_tops_seen[seat].pop():
                self.known[seat].append(cards[-1])
            if not self.decks[seat]:
                self.count_cards(seat)
        self.settle_held(seat)
        self.tell("draws", seat, len(cards))
        if cards:
            self.tell("drawn", *cards, to=(seat,), already_known_to=())

    def reshuffle(self, seat: Seat) -> None:
        """The discard pile becomes the deck."""
        self.decks[seat], self.discard[seat] = sorted(self.discard[seat]), []  # the order was public: forget it
        self.shuffle_deck(self.decks[seat])
        self.tell("reshuffles", seat, len(self.decks[seat]))

    def count_cards(self, seat: Seat) -> None:
        """Without a deck whoever counts cards knows what is in hand and reserve together: note that."""
        rest = self.hands[seat] + self.reserve[seat]
        for card in self.known[seat]:
            rest.remove(card)
        self.held[seat] = sorted(rest)

    def settle_held(self, seat: Seat) -> None:
        """Count as known in hand what can be neither in reserve nor face down on the deck."""
        if self.held[seat] and not self.reserve[seat] and not self.deck_tops_seen[seat].count(False):
            self.known[seat] += self.held[seat]
            self.held[seat] = []


_PAIRS = ("decks", "hands", "discard", "reserve", "known", "held", "deck_tops_seen")
_TRIPLES = ("supply", "rows", "withdrawn")


def _window(window: Window) -> Window:
    """A window from a save, its parts given their names back."""
    gone = tuple(Left(*left) for left in window.gone)
    return window._replace(gone=gone, pool=tuple(Tokens(*tokens) for tokens in window.pool))
