"""What gladiators, patrons and arenas add up to at this moment. Nothing of it is stored.

The rules ask this of the state, bots of what their seat sees: either is a `Sand`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from munera.games.for_glory.cards.table import CardTable
from munera.games.for_glory.state import FLEETING, LASTING, NOBODY, Arena, Gladiator, Glory, Patron
from munera.kernel import Seat


class Sand(Protocol):
    """What stands on the table, by number: gladiators in arenas, patrons and arenas in villas."""

    @property
    def cards(self) -> CardTable: ...
    @property
    def initiative(self) -> Seat: ...
    @property
    def gladiators(self) -> Mapping[int, Gladiator]: ...
    @property
    def patrons(self) -> Mapping[int, Patron]: ...
    @property
    def arenas(self) -> Mapping[int, Arena]: ...


def attack(s: Sand, g: Gladiator) -> int:
    """The attack of a gladiator: printed, with bonuses and what others add. Read when damage is dealt (FG-27)."""
    value = s.cards.by_id[g.card].attack + g.attack
    if g.card == "thraex":
        value += g.damage
    elif g.card == "eques" and s.initiative == g.owner:
        value += s.cards.by_id["eques"].amount
    return value + _lent(s, g, "primus_palus")


def attack_now(s: Glory, g: Gladiator) -> int:
    """The attack of a gladiator, with the bonus of this attack if it is the attacker."""
    return attack(s, g) + (s.boost if g.id == s.attacker else 0)


def agility(s: Sand, g: Gladiator) -> int:
    return s.cards.by_id[g.card].agility + g.agility + _lent(s, g, "essedarius")


def _lent(s: Sand, g: Gladiator, lender: str) -> int:
    """What the owner's other gladiators of that title in the same arena add."""
    total = 0
    for other in s.gladiators.values():
        if other.card == lender and other.owner == g.owner and other.place == g.place and other.id != g.id:
            total += s.cards.by_id[lender].amount
    return total


def health_left(s: Sand, g: Gladiator) -> int:
    return s.cards.by_id[g.card].health - g.damage


def side(s: Sand, seat: Seat, place: int) -> list[Gladiator]:
    """A player's gladiators in one arena."""
    return [g for g in s.gladiators.values() if g.owner == seat and g.place == place]


def granted(s: Sand, seat: Seat, what: str) -> int:
    """What a player's ready patrons and arenas add up to. `what`: a column of the card, such as `influence`."""
    total = 0
    for patron in s.patrons.values():
        if patron.owner == seat and patron.ready:
            total += getattr(s.cards.by_id[patron.card], what)
    for arena in s.arenas.values():
        if arena.holder == seat:
            total += getattr(s.cards.by_id[arena.card], what)
    return total


def initiative_total(s: Sand, seat: Seat, place: int) -> int:
    return sum(agility(s, g) for g in side(s, seat, place)) + granted(s, seat, "initiative")


def leader(one: int, two: int, favor: Seat) -> Seat:
    """Who has the initiative: the higher agility, at a tie the Crowd's Favor."""
    return favor if one == two else int(two > one)


def lacking(mine: int, theirs: int, favored: bool) -> int:
    """How much agility a side lacks to have the initiative. `favored`: it wins ties, by the Crowd's Favor."""
    return max(0, theirs - mine + (not favored))


def bloodlust(s: Sand) -> int:
    """The bloodlust of all gladiators of both players, in all arenas."""
    return sum(s.cards.by_id[g.card].bloodlust for g in s.gladiators.values())


def side_bloodlust(s: Sand, seat: Seat, place: int) -> int:
    """The bloodlust of a player's gladiators in one arena."""
    return sum(s.cards.by_id[g.card].bloodlust for g in side(s, seat, place))


def boast(s: Glory) -> int:
    """The bloodlust that starts an arena phase. When the stack is gone its last value stays (FG-02)."""
    return s.cards.by_id[s.boasts[-1] if s.boasts else "boast_5"].bloodlust


def silenced(s: Sand, g: Gladiator) -> bool:
    """Is this gladiator without tactic and reaction, because of an exhausted Hoplomachus on the other side?"""
    return any(
        other.card == "hoplomachus" and not other.ready and other.place == g.place and other.owner != g.owner
        for other in s.gladiators.values()
    )


# ---------------------------------------------------------------------- influence


def influence(s: Sand, seat: Seat) -> int:
    return granted(s, seat, "influence")


def needed(s: Sand, seat: Seat) -> int:
    """The influence that all gladiators of a player need together."""
    total = 0
    for g in s.gladiators.values():
        if g.owner == seat:
            total += s.cards.need[g.card]
    return total


def room(s: Sand, seat: Seat) -> int:
    """The influence of a player that no gladiator needs yet (FG-62)."""
    return max(0, influence(s, seat) - needed(s, seat))


def fits(s: Sand, seat: Seat, card: str) -> bool:
    """Would a player have influence enough for this gladiator too?"""
    return not s.cards.need[card] or s.cards.need[card] <= room(s, seat)


# ---------------------------------------------------------------------- where, and at whom


def open_places(s: Glory, without: int = 0) -> tuple[int, ...]:
    """Where a gladiator may go: the lasting arena, and a fleeting one unless the other is used (FG-31).

    `without`: the number of a gladiator who is reckoned as gone.
    """
    for place in FLEETING:
        if any(g.place == place and g.id != without for g in s.gladiators.values()):
            return (place, LASTING)
    return (*FLEETING, LASTING)


def attackable(s: Sand, seat: Seat, place: int) -> list[Gladiator]:
    """Whom a player may attack. Protection that leaves no target at all is no protection."""
    foes = side(s, 1 - seat, place)
    shield = any(g.card == "secutor" and g.ready for g in foes)
    archers_only = all(g.card == "sagittarius" for g in foes)
    targets = [
        g for g in foes if not (shield and g.card != "secutor") and (g.card != "sagittarius" or archers_only)
    ]
    return targets or foes


def walkover(s: Glory, place: int) -> Seat:
    """The only player who has gladiators in an arena; NOBODY if both or neither have some."""
    ours, theirs = bool(s.side(0, place)), bool(s.side(1, place))
    return NOBODY if ours == theirs else (0 if ours else 1)
