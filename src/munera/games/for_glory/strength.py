"""What gladiators are worth at this moment: pure questions to the table, nothing is stored."""

from __future__ import annotations

from munera.games.for_glory.cards.table import CARDS, NEED
from munera.games.for_glory.state import FLEETING, LASTING, NOBODY, Gladiator, Glory
from munera.kernel import Seat


def attack(s: Glory, g: Gladiator) -> int:
    """Printed, with his bonuses and what his fellows lend him. Read when damage is dealt (FG-27)."""
    value = CARDS[g.card].attack + g.attack
    if g.card == "thraex":
        value += g.damage
    elif g.card == "eques" and s.initiative == g.owner:
        value += CARDS["eques"].amount
    return value + _lent(s, g, "primus_palus")


def attack_now(s: Glory, g: Gladiator) -> int:
    """With what this attack lends him, if he is the one who attacks."""
    return attack(s, g) + (s.boost if g.id == s.attacker else 0)


def agility(s: Glory, g: Gladiator) -> int:
    return CARDS[g.card].agility + g.agility + _lent(s, g, "essedarius")


def _lent(s: Glory, g: Gladiator, lender: str) -> int:
    """What others of that title in the same arena add."""
    return sum(
        CARDS[lender].amount
        for other in s.gladiators.values()
        if other.card == lender and other.owner == g.owner and other.place == g.place and other.id != g.id
    )


def health_left(g: Gladiator) -> int:
    return CARDS[g.card].health - g.damage


def initiative_total(s: Glory, seat: Seat, place: int) -> int:
    return sum(agility(s, g) for g in s.side(seat, place)) + s.granted(seat, "initiative")


def bloodlust(s: Glory) -> int:
    """Of all gladiators of both players, in all arenas."""
    return sum(CARDS[g.card].bloodlust for g in s.gladiators.values())


def boast(s: Glory) -> int:
    """The bloodlust that starts an arena phase. When the stack is gone its last value stays (FG-02)."""
    return CARDS[s.boasts[-1] if s.boasts else "boast_5"].bloodlust


def silenced(s: Glory, g: Gladiator) -> bool:
    """An exhausted Hoplomachus on the other side: no tactic and no reaction of his."""
    return any(
        other.card == "hoplomachus" and not other.ready and other.place == g.place and other.owner != g.owner
        for other in s.gladiators.values()
    )


# ---------------------------------------------------------------------- influence


def influence(s: Glory, seat: Seat) -> int:
    return s.granted(seat, "influence")


def needed(s: Glory, seat: Seat) -> int:
    total = 0
    for g in s.gladiators.values():
        if g.owner == seat:
            total += NEED[g.card]
    return total


def room(s: Glory, seat: Seat) -> int:
    """Influence that nobody needs yet. Whoever needs none has always room (FG-62)."""
    return max(0, influence(s, seat) - needed(s, seat))


def fits(s: Glory, seat: Seat, card: str) -> bool:
    """Would there be influence enough for one more?"""
    return not NEED[card] or NEED[card] <= room(s, seat)


# ---------------------------------------------------------------------- where, and at whom


def open_places(s: Glory, without: int = 0) -> tuple[int, ...]:
    """The lasting arena, and one fleeting arena at most (FG-31). `without`: as if he had left."""
    for place in FLEETING:
        if any(g.place == place and g.id != without for g in s.gladiators.values()):
            return (place, LASTING)
    return (*FLEETING, LASTING)


def attackable(s: Glory, seat: Seat, place: int) -> list[Gladiator]:
    """Whom a player may attack. Protection that leaves no target at all is no protection."""
    foes = s.side(1 - seat, place)
    shield = any(g.card == "secutor" and g.ready for g in foes)
    archers_only = all(g.card == "sagittarius" for g in foes)
    targets = [
        g for g in foes if not (shield and g.card != "secutor") and (g.card != "sagittarius" or archers_only)
    ]
    return targets or foes


def walkover(s: Glory, place: int) -> Seat:
    """Who stands alone in an arena, if somebody does."""
    ours, theirs = bool(s.side(0, place)), bool(s.side(1, place))
    return NOBODY if ours == theirs else (0 if ours else 1)
