"""Whom a scheme may be aimed at, and what it costs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations

from munera.games.spartacus.cards.table import ARENA, HARMLESS, HARMS_OTHERS, Card
from munera.games.spartacus.table.facts import TableFacts
from munera.kernel import Seat


def favours(s: TableFacts, seat: Seat) -> int:
    """The Favour on a house's ready combatants; a Champion counts as many as it takes to become one."""
    able = [a for a in s.of(seat) if a.ready and a.card in s.rules.combatants]
    return sum(ARENA.champion_favours if a.champion else a.favour for a in able)


COUNTED: dict[str, Callable[[TableFacts, Seat], int]] = {
    "coin": lambda s, seat: s.coins[seat],
    "card": lambda s, seat: s.hand_count(seat),
    "favour": favours,
}
"""What a scheme may ask of its target beside ready cards (SP-62)."""


def has_enough(s: TableFacts, card: Card, seat: Seat) -> bool:
    """Does this seat have what the scheme requires of its target?"""
    if not card.aimable(s, seat):
        return False
    if not card.target_has:
        return True
    count = COUNTED.get(card.target_has[0])
    number = count(s, seat) if count else len(s.ready(seat, *card.target_has))
    return number >= card.at_least


def aims(s: TableFacts, seat: Seat, id: str) -> list[tuple[Seat, ...]]:
    """Every legal choice of targets. A scheme against all has none."""
    card = s.rules.cards[id]
    if card.target == "all":
        return [()]
    if card.target == "you":
        return [(seat,)]
    among = s.others(seat) if card.target in ("other", "first") else s.clockwise(seat)
    if card.target in PLACES:
        place = PLACES[card.target](s.influence)
        among = tuple(d for d in among if s.influence[d] == place) if s.influence.count(place) == 1 else ()
    return list(combinations([d for d in among if has_enough(s, card, d)], card.targets))


PLACES: dict[str, Callable[[Sequence[int]], int]] = {"last": min, "first": max}
"""Targets who must be alone in their place on the influence track."""


def victims(s: TableFacts, seat: Seat, id: str, targets: Sequence[Seat]) -> tuple[Seat, ...]:
    """Whom a scheme or reaction of this seat harms with these targets, as the row of the card says."""
    harm = s.rules.cards[id].harm
    if harm == HARMS_OTHERS:
        return s.others(seat)
    return () if harm in HARMLESS else tuple(target for target in targets if target != seat)


def in_reach(s: TableFacts, seat: Seat, id: str) -> set[Seat]:
    """Whom this scheme could be announced against so that it harms them."""
    return {victim for targets in legal(s, seat, id) for victim in victims(s, seat, id, targets)}


def price(s: TableFacts, seat: Seat, id: str, targets: tuple[Seat, ...]) -> int:
    """The coins it costs. Bribe the Guards: one for each guard of the target."""
    card = s.rules.cards[id]
    if card.price_per == "guard":
        return card.price_coins * len(s.ready(targets[0], "guard"))
    return card.price_coins * (len(s.others(seat)) if card.price_to == "each" else 1)


def payees(s: TableFacts, seat: Seat, id: str, targets: Sequence[Seat]) -> tuple[Seat, ...]:
    """Whom the coins may be paid to: each of them, or for a third house one that is chosen. Nobody: the Bank."""
    to = s.rules.cards[id].price_to
    if to == "target":
        return tuple(targets[:1])
    if to == "third":
        return tuple(other for other in s.others(seat) if other not in targets)
    return s.others(seat) if to == "each" else ()


def payable(s: TableFacts, seat: Seat, id: str, targets: tuple[Seat, ...]) -> bool:
    """Can the whole price be paid? Coins that are set aside for it already count."""
    return has_cards_of_price(s, seat, id) and s.wealth(seat) >= price(s, seat, id, targets)


def has_cards_of_price(s: TableFacts, seat: Seat, id: str) -> bool:
    """Has this seat the cards that the scheme costs, so many of each kind?"""
    card = s.rules.cards[id]
    return all(len(s.ready(seat, kind)) >= card.price_cards for kind in card.kinds_of_price)


def legal(s: TableFacts, seat: Seat, id: str) -> list[tuple[Seat, ...]]:
    """The targets that a scheme may be announced with (SP-05)."""
    return [targets for targets in aims(s, seat, id) if payable(s, seat, id, targets)]
