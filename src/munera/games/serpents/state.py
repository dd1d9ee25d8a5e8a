"""The table of the expansion: that of Spartacus, and what the new cards, houses and the Primus add to it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from munera.games.serpents.cards.table import HOUSES_ONLY, OWN_CARDS, WHOLE, WITHOUT_HOUSES
from munera.games.spartacus.cards.table import ARENA, CARDS, Box, Field
from munera.games.spartacus.combat.bout import INJURY
from munera.games.spartacus.ruleset import NO_RULES, Ruleset
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import Seat
from munera.kernel.fields import assigned

BOXES = {"all": WHOLE, "cards": WITHOUT_HOUSES, "houses": HOUSES_ONLY}
EXTRAS = {id: card for id, card in {**CARDS, **OWN_CARDS}.items() if card.extra}
BOXES_WITH_EXTRAS = {name: box.extended(EXTRAS) for name, box in BOXES.items()}

MEDDLING = "meddling"
COMBATANTS: Final = 2 * len(ARENA.starts)  # of a Primus


class Serpents(Spartacus):
    """All that is added here is public."""

    def __init__(self, rules: Ruleset = NO_RULES, seed: int | str = 0, seats: int = 0) -> None:
        super().__init__(rules, seed, seats)
        # what was meddled with
        self.raised: tuple[tuple[Seat, str, int], ...] = ()  # reactions in hands that require so much more (SW-06)
        self.seen: list[tuple[str, ...]] = [()] * seats  # by owner: cards in hand that everybody has seen (SW-07)
        self.bank_paid = False  # the scheme that is being resolved drew coins from the Bank
        # arena
        self.primus = False  # this arena phase is a Primus
        self.spared = False  # the coming thumb must be up
        self.caps: tuple[tuple[Seat, int, int], ...] = ()  # seat, betting field, the highest stake there

    __slots__ = assigned(__init__)

    @property
    def box(self) -> Box:
        """All of the expansion, or only its cards, or only its houses (SW-02); maybe with extra cards."""
        boxes = BOXES_WITH_EXTRAS if self.options.get("extra_cards") else BOXES
        return boxes[str(self.options.get("expansion", "all"))]

    # ---- queries

    def highest_wager(self, seat: Seat, field: int) -> int:
        """A Bookmaker takes more on the field that was named (SW-56)."""
        return highest_cap(self.caps, seat, field, super().highest_wager(seat, field))

    def odds(self, field: Field) -> int:
        """Even money for an Injury in a Primus, if the table says so (SW-44)."""
        even = self.primus and field.outcome == INJURY and self.option("primus_injury_even")
        return 1 if even else super().odds(field)

    def invitable(self, seat: Seat) -> bool:
        """Who accepted an invitation to a Primus may be invited to it a second time (SW-16)."""
        accepted = any(fighter.seat == seat for fighter in self.fighters)
        return super().invitable(seat) or (self.primus and accepted and self.invited.count(seat) == 1)

    def places_in_match(self) -> int:
        """Twice as many in a Primus (SW-PRIMUS-1)."""
        return COMBATANTS if self.primus else super().places_in_match()

    def raises(self, seat: Seat, card: str) -> list[int]:
        """How much more the copies of a reaction in this hand require that were meddled with, the least first."""
        return raises_of(self.raised, seat, card)

    def lowest_raise(self, seat: Seat, card: str) -> int:
        """The raise of the copy that is played first: none, if any copy was not meddled with (SW-47)."""
        return least_raise(self.raises(seat, card), self.hands[seat].count(card))

    def requirement(self, seat: Seat, card: str) -> int:
        return super().requirement(seat, card) + self.lowest_raise(seat, card)

    def certain(self, viewer: Seat | None, owner: Seat) -> tuple[str, ...]:
        """The cards that a viewer (None: a spectator, who knows what everybody has seen) knows in a hand."""
        return self.seen[owner] if viewer is None else super().certain(viewer, owner)

    # ---- coins

    def bank_pays(self, seat: Seat, amount: int, why: str) -> None:
        super().bank_pays(seat, amount, why)
        if amount and why == "scheme":
            self.bank_paid = True

    # ---- cards that everybody has seen in a hand

    def play_from_hand(self, seat: Seat, card: str) -> int:
        """The copy that requires least is played; which one that was can be seen by all (SW-47)."""
        by = self.lowest_raise(seat, card)
        if self.raises(seat, card):
            self.tell("copy_played", seat, card, by, already_known_to=(seat,))
        self.lift(seat, card, by)
        return by

    def from_hand(self, seat: Seat, card: str) -> None:
        """Of several copies the one that requires most leaves first (SW-47)."""
        self.lift(seat, card, max(self.raises(seat, card), default=0))

    def lift(self, seat: Seat, card: str, by: int) -> None:
        """Take the copy with this raise from a hand; others that everybody has seen are still known."""
        if by:
            at = self.raised.index((seat, card, by))
            self.raised = self.raised[:at] + self.raised[at + 1 :]
        super().from_hand(seat, card)
        if card in self.seen[seat]:
            at = self.seen[seat].index(card)
            self.seen[seat] = self.seen[seat][:at] + self.seen[seat][at + 1 :]
        self.keep_in_sight(seat, card)

    def take_back_declared(self) -> None:
        """Take the last declared card back to hand; its raise stays until the phase ends (SW-06)."""
        it = self.declared[-1]
        self.raised = tuple(sorted((*self.raised, (it.seat, it.card, it.raised))))
        super().take_back_declared()

    def back_to_hand(self, seat: Seat, card: str) -> None:
        """Put a card that everybody has seen back into a hand; it is known as long as it is there (SW-07)."""
        super().back_to_hand(seat, card)
        if card not in self.seen[seat]:
            self.seen[seat] = tuple(sorted((*self.seen[seat], card)))
        self.keep_in_sight(seat, card)
        self.tell("back_in_hand", seat, card)

    def keep_in_sight(self, seat: Seat, card: str) -> None:
        """Let everybody know of as many copies in a hand as were meddled with, whatever others came or went."""
        count = len(self.raises(seat, card))
        if seat == self.active:
            # Once a copy of it was seen to leave the hand, nobody is sure of a prepared one any more (SP-66).
            count += sum(mark.open and not mark.doubtful and mark.card == card for mark in self.prepared)
        self.seen[seat] = _at_least(self.seen[seat], card, count)
        for viewer in self.others(seat):
            self.known[viewer][seat] = _at_least(self.known[viewer][seat], card, count)

    # ---- the end of a phase

    def phase_over(self) -> None:
        """End raises and what was said for this arena phase; Meddling can be used again (SW-46)."""
        self.raised = ()
        self.powers = tuple(power for power in self.powers if power != MEDDLING)
        self.primus, self.spared, self.caps = False, False, ()


def raises_of(raised: Iterable[tuple[Seat, str, int]], seat: Seat, card: str) -> list[int]:
    """How much more the copies of a reaction in a hand require that were meddled with, the least first."""
    return sorted(by for owner, title, by in raised if (owner, title) == (seat, card))


def least_raise(raises: Sequence[int], copies: int) -> int:
    """The raise of the copy that is played first of so many: none, if any was not meddled with (SW-47)."""
    return raises[0] if raises and len(raises) >= copies else 0


def highest_cap(caps: Iterable[tuple[Seat, int, int]], seat: Seat, field: int, otherwise: int) -> int:
    """What a Bookmaker of this seat takes on a field; `otherwise`: what anybody may place there."""
    return max([most for better, named, most in caps if (better, named) == (seat, field)], default=otherwise)


def _at_least(cards: tuple[str, ...], card: str, count: int) -> tuple[str, ...]:
    """These cards, with at least so many of this one."""
    missing = count - cards.count(card)
    return tuple(sorted((*cards, *[card] * missing))) if missing > 0 else cards


def as_serpents(s: Spartacus) -> Serpents:
    """The state as one of the expansion, whose chapters play no other."""
    assert isinstance(s, Serpents), "this is not the table of the expansion"
    return s
