"""The small records on the table. They are never changed, but replaced.

What belongs to a house - gladiators, slaves, equipment and the guards on its table - are assets with a number of
their own, because two of a title are two.
"""

from __future__ import annotations

from typing import NamedTuple

from munera.kernel import Option, Seat

NOBODY = -1
GUARD_CARD = "gu-guard"
NO_WAGER = (0, 0, 0, 0)


class Asset(NamedTuple):
    """A card of a house. An exhausted one is of no use for now; an injured one is exhausted until it heals."""

    id: int
    card: str
    owner: Seat
    ready: bool = True
    injured: bool = False
    favour: int = 0
    champion: bool = False
    committed: bool = False  # on the edge of the arena
    barred: bool = False  # from the arena phase of this round


class Prepared(NamedTuple):
    """A scheme that was laid face down this turn. What was done for it stays with it until the turn ends.

    Everybody knows its `number`. Its `card` is known to the schemer and to the seats in `shown`, and to everybody
    once it has been `open`. It is "" in an imagined game that has no Scheme left for it: nobody knows it there.

    pledged, asked  who has pledged support, and who was asked for it, in so many `requests`
    support         the influence that counts for it beside the pledges
    discount        how much less it requires than is printed; below zero if it requires more
    times           how often its effect happens
    considered      who was already asked what to do about it, and what it was like then
    gone            it has left the hand without being played, which only the schemer knows
    doubtful        a card of the same title has left the hand, perhaps this one
    """

    number: int
    card: str
    pledged: tuple[Seat, ...] = ()
    asked: tuple[Seat, ...] = ()
    shown: tuple[Seat, ...] = ()
    discount: int = 0
    times: int = 1
    requests: int = 0
    support: int = 0
    open: bool = False
    considered: tuple[tuple[Seat, tuple[Option, ...]], ...] = ()
    gone: bool = False
    doubtful: bool = False

    def seen_by(self, viewer: Seat | None) -> bool:
        """Does this viewer (None: a spectator), who is not the schemer, know the card?"""
        return self.card != "" and (self.open or viewer in self.shown)


class Scheme(NamedTuple):
    """A scheme face up on the table. `mark`: what was done for it; `guards`: whom Bribe the Guards bribes."""

    seat: Seat
    mark: Prepared
    targets: tuple[Seat, ...]
    confirmed: bool = False
    changes: int = 0  # of the target
    guards: tuple[int, ...] = ()

    @property
    def card(self) -> str:
        return self.mark.card


class Declared(NamedTuple):
    """A reaction or guard that was declared and has not been applied yet. It requires `raised` more influence."""

    seat: Seat
    card: str
    window: str
    target: Seat = NOBODY
    raised: int = 0


class Offer(NamedTuple):
    """An offer. It has no number: two offers with the same content are the same.

    Now its maker gives coins and assets (`gives`, `goods`) and wants coins and assets (`wants`, `asks`). For later
    the maker makes the `promises`, and whoever accepts makes those in `returns`.
    """

    maker: Seat
    to: tuple[Seat, ...]
    private: bool
    gives: int
    goods: tuple[int, ...]
    wants: int
    asks: tuple[int, ...]
    promises: tuple[tuple[Option, ...], ...] = ()
    returns: tuple[tuple[Option, ...], ...] = ()
    counters: int = 0  # how many counter-offers led to it


class LedgerEntry(NamedTuple):
    """A promise in the ledger. `state`: "open", "kept" or "broken"."""

    by: Seat
    to: Seat
    promise: tuple[Option, ...]
    private: bool
    round: int
    phase: str
    state: str = "open"
    due: bool = False  # a payment whose occasion has come
    paid: int = 0
    again: tuple[int, ...] = ()  # only in saves of version 0.1.0, whose rules limited requests otherwise
    parties: tuple[Seat, ...] = ()  # of a private offer: who knows of it
    amount: int = 0  # of a share that is due: the coins it came to


class Refusal(NamedTuple):
    """An offer that was declined in this phase, by whom, and what they said to it: nothing, a word, or a price."""

    offer: Offer
    seat: Seat
    why: tuple[Option, ...] = ()
