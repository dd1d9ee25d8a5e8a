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


NO_BOUT = Bout()
NO_STRIKE = Strike()
