"""A fight on the sand, as plain data: who fights, how the combat round stands, and the attack in progress."""

from __future__ import annotations

from typing import NamedTuple

from munera.kernel import Seat

ATTACK, DEFENCE, SPEED = 0, 1, 2  # the pools of a fighter
POOLS = ("attack", "defence", "speed")
YIELD, INJURY, DECAPITATION = "yield", "injury", "decapitation"
LEVELS = (YIELD, INJURY, DECAPITATION)
MATCH, TOURNAMENT, FIGHT = "match", "tournament", "fight"  # what a bout is part of
NOBODY = -1
OFF = -1  # the hex of a figure that is not on the sand


class Fighter(NamedTuple):
    """A combatant with the dice that are left. `gear`: the equipment, by the numbers of the assets.

    Those with the same `team` fight together; in a duel everybody is a team of one.
    """

    seat: Seat
    asset: int
    card: str
    pools: tuple[int, int, int]
    hex: int
    gear: tuple[int, ...] = ()
    spent: tuple[str, ...] = ()  # abilities used that work once per match or once per combat round
    team: int = NOBODY  # I is 0, II is 1
    level: str = ""  # of their defeat
    thumb: str = ""  # what the Host has decided about them


class Bout(NamedTuple):
    """`order`: the sides in the order in which they act this round; `acted`: how many have acted.

    Sides are places in `fighters`; in a duel they are the teams as well, I is 0 and II is 1. `quiet`: combat
    rounds in a row without an attack roll.
    """

    kind: str = ""
    round: int = 0
    radius: int = 0
    quiet: int = 0
    order: tuple[int, ...] = ()
    acted: int = 0
    struck: bool = False  # an attack was rolled this round
    moved: bool = False  # who acts has moved, or attacked, in this turn
    attacked: bool = False
    winner: int = NOBODY  # the team that won
    rolls: tuple[tuple[int, ...], ...] = ()  # the initiative roll of each side; none with a Net
    first: int = NOBODY  # the team that begins this round, where the order is made turn by turn
    steps: int = 0  # hexes that they moved before the attack
    fallen: tuple[int, ...] = ()  # the sides that were defeated, in this order


class Again(NamedTuple):
    """A die that was rolled again: who wanted it, whose it is, its place, and what it showed before and after."""

    by: int
    side: int
    die: int
    before: int
    after: int


class Toll(NamedTuple):
    """What an attack has cost one of the two: the wounds, and the dice lost of each pool."""

    side: int
    wounds: int
    lost: tuple[int, ...]


class Course(NamedTuple):
    """How an attack went, written down for whoever wants to see it later: the rules do not ask for it."""

    how: str = ""  # the answer that declared it
    abilities: tuple[str, ...] = ()  # of attacker and defender, when the dice were compared
    hits: tuple[int, ...] = ()  # hits, how many of them were blocked, and automatic ones; none: it was stopped
    again: tuple[Again, ...] = ()
    kept: tuple[int, ...] = ()  # the sides who could have rolled dice again, and did not
    gear: tuple[str, ...] = ()  # equipment that was put to use, on either side
    stood: bool = False  # a last stand made its wounds none
    tolls: tuple[Toll, ...] = ()  # of the defender, and of the attacker if it was struck back
    fallen: tuple[tuple[int, str], ...] = ()  # who was defeated by it, and the level


NO_COURSE = Course()


class Strike(NamedTuple):
    """An attack while it is resolved. `attack` and `defence`: the dice as they fell; sorted only to compare.

    The wounds of a restless crowd have a victim, but no attacker.
    """

    attacker: int = NOBODY
    defender: int = NOBODY
    speed: bool = False  # a speed attack
    agile: bool = False  # defended with speed dice
    attack: tuple[int, ...] = ()
    defence: tuple[int, ...] = ()
    wounds: int = 0  # still to be taken, by `victim`
    victim: int = NOBODY
    counter: int = 0  # wounds that wait for the attacker, if the defender is still standing then
    dealt: int = 0  # wounds when the victim began to take them
    course: Course = NO_COURSE

    def load(self) -> Strike:
        """As it was written: a save knows no classes."""
        course = Course(*self.course)
        again, tolls = tuple(Again(*row) for row in course.again), tuple(Toll(*row) for row in course.tolls)
        return self._replace(course=course._replace(again=again, tolls=tolls))


NO_BOUT = Bout()
NO_STRIKE = Strike()
