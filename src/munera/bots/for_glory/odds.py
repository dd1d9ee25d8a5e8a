"""Who would win an arena: one number for a side, and a chance from two of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp, log

from munera.bots.for_glory.reading import AGILITY, ATTACK, HEALTH, BotBoard, SeenGladiator
from munera.games.for_glory.state import FLEETING, LASTING

# What an ability is worth in a battle, as attack and health.
EXTRA = {
    "arbelas": (0.0, 1.0),
    "auctoratus": (0.4, 0.0),
    "bestiarius": (0.3, 0.0),
    "crupellarius": (0.0, 3.0),
    "dimachaerus": (1.5, 0.0),
    "eques": (0.4, 0.0),
    "essedarius": (0.2, 0.0),
    "gallus": (0.0, 0.5),
    "gladiatrix": (0.5, 0.0),
    "hoplomachus": (0.2, 0.5),
    "laquearius": (0.3, 0.0),
    "murmillo": (0.0, 2.0),
    "parmularius": (0.7, 0.5),
    "primus_palus": (1.0, 0.0),
    "provocator": (0.5, 0.0),
    "retiarius": (1.0, 0.5),
    "sagittarius": (0.0, 1.0),
    "scissor": (0.3, 0.0),
    "secutor": (0.0, 0.5),
    "spiculus": (0.5, 0.0),
    "thraex": (1.5, 0.0),
    "veles": (0.3, 0.0),
    "andabata": (0.2, 0.0),
}
NOTHING = (0.0, 0.0)
STEEP = 2.6  # how much the stronger side is favoured
FIRST = 0.35  # and the one with the initiative

Side = tuple[float, float, float]
"""Attack, health and agility of a side."""


def side(gladiators: Iterable[SeenGladiator], haste: int = 0) -> Side:
    """Return what these gladiators amount to together."""
    attack = health = 0.0
    agility = float(haste)
    for gladiator in gladiators:
        more, longer = EXTRA.get(gladiator.card, NOTHING)
        attack += gladiator.attack + more
        health += gladiator.left + longer
        agility += gladiator.agility
    return attack, health, agility


def joined(one: Side, card: str) -> Side:
    """Return what a side amounts to with one more gladiator from hand."""
    more, longer = EXTRA.get(card, NOTHING)
    attack, health, agility = one
    return attack + ATTACK[card] + more, health + HEALTH[card] + longer, agility + AGILITY[card]


def chance(mine: Side, theirs: Side, unknown: float, favor: float) -> float:
    """The chance to win. `unknown`: what may still come on either side; `favor`: our lead at equal agility."""
    us = log((mine[0] + unknown) * (mine[1] + 2 * unknown))
    them = log((theirs[0] + unknown) * (theirs[1] + 2 * unknown))
    ahead = mine[2] - theirs[2] + favor
    first = FIRST if ahead > 0 else -FIRST
    return 1 / (1 + exp(-STEEP * 0.5 * (us - them) - first))


class Outlook:
    """The arenas as they stand, and what one more gladiator would change."""

    def __init__(self, table: BotBoard, unknown: float) -> None:
        self.table, self.unknown = table, unknown
        board = table.board
        self.favor = 0.5 if board.favor == table.seat else -0.5
        mine, theirs = table.haste(table.seat), table.haste(table.foe)
        self.sides: dict[int, tuple[Side, Side]] = {}
        places = {g.place for g in board.gladiators.values()}
        for place in (*FLEETING, LASTING):
            if place in places:
                us, them = table.gladiators(place)
                self.sides[place] = side(us, mine), side(them, theirs)
            else:
                self.sides[place] = (0.0, 0.0, float(mine)), (0.0, 0.0, float(theirs))
        self.stakes = stakes(table)

    def chance(self, place: int) -> float:
        mine, theirs = self.sides[place]
        return chance(mine, theirs, self.unknown, self.favor)

    def gain(self, card: str, place: int) -> float:
        """Return the glory that this gladiator can be expected to add in that arena."""
        mine, theirs = self.sides[place]
        after = chance(joined(mine, card), theirs, self.unknown, self.favor)
        return self.stakes[place] * (after - self.chance(place))


def stakes(table: BotBoard) -> Sequence[float]:
    """What winning each arena is worth: its glory, and more where it ends the game."""
    glory, victory = table.board.glory, table.board.victory
    fleeting, lasting = 1.0, 2.2
    for seat in (0, 1):
        missing = victory - glory[seat]
        if missing <= 1:
            fleeting += 1.5
            lasting += 1.0
        elif missing <= 2:
            lasting += 1.0
    return fleeting, fleeting, lasting
