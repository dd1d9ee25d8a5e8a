"""What the master of a school can work out about gladiators: who wins, who dies, what one is worth.

The numbers of `power` were found by experiment: some 16,000 duels between gladiators of the ready-made table,
some of them trained, played by the heuristic of Gladius, and a logistic model of who won (docs/balance/school.md).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from math import exp
from typing import cast

from munera.bots.bot import Seen
from munera.games.school.gladiators import ALIVE, CHARISMA, STAT_TABLE
from munera.games.school.state import UPKEEP
from munera.games.school.view import GladiatorView, SchoolView

LEVEL = (0.19, 0.90, 0.23, 1.00, 0.51, 0.0)  # what a level of each stat adds to power; charisma wins no bout
STYLE = {
    "secutor": 0.27,
    "dimachaeri": 0.15,
    "thracian": 0.12,
    "murmillo": -0.09,
    "samnite": -0.12,
    "retiarius": -0.34,
}
HIT_POINT = LEVEL[2]  # endurance is nothing but hit points
LESSON = sum(LEVEL) / len(LEVEL)  # what an experience point brings on average
BEAST_POWER = 0.0  # a beast is about as strong as a gladiator without stats
WON, LOST, DIE = 14.0, 7.0, 3.5  # four dice, two dice, one die
PLAIN = 10  # hit points
NEWCOMER = 1.7  # the power of a usual slave: whom one meets when nobody else is known


def power(g: GladiatorView) -> float:
    """How strong he is in a bout: two gladiators are as likely to win as the logistic of the difference."""
    lost = PLAIN + g["stats"][2] - g["hit_points"]
    levels = zip(LEVEL, g["stats"], strict=True)
    return STYLE[g["style"]] - HIT_POINT * lost + sum(weight * level for weight, level in levels)


def chance(ahead: float) -> float:
    """Of winning, with so much more power than the foe."""
    return 1 / (1 + exp(-ahead))


def gone(ahead: float) -> float:
    """How likely it is that a loser is lost for good, if he had so much more power than the winner.

    The crowd spares whoever wounded the winner, which is rare against a much stronger one; and of those who are
    spared a third die or retire.
    """
    return 1 - chance(0.5 + 0.75 * ahead) * 2 / 3


class Books:
    """The books of one school: the public facts in the order in which its master thinks of them."""

    def __init__(self, seen: Seen) -> None:
        self.view = view = cast("SchoolView", seen.view)
        self.seat = seen.seat
        self.options = view["options"]
        self.gold = view["gold"][self.seat]
        self.men = {g["id"]: g for g in view["gladiators"] if g["fate"] == ALIVE}
        self.owned = [g for g in self.men.values() if g["owner"] is not None]
        self.mine = [g for g in self.owned if g["owner"] == self.seat]
        self.others = [g for g in self.owned if g["owner"] != self.seat]
        self.turns_left = view["last_turn"] - view["turn"]  # after this one
        # Gold buys gladiators who win fame, so that early in the campaign a point of fame is worth less of it.
        self.fame = FAME_EARLY + FAME_LATE * view["turn"] / view["last_turn"]

    @cached_property
    def foes(self) -> list[float]:
        """The power of everybody whom one may have to fight."""
        return [power(g) for g in self.others if not g["rests"]] or [NEWCOMER]

    @cached_property
    def star(self) -> tuple[int, int]:
        """The experience and the charisma to be beaten."""
        rivals = [g for g in self.others if not g["rests"]]
        return (
            max((g["experience"] for g in rivals), default=0),
            max((g["stats"][CHARISMA] for g in rivals), default=0),
        )

    def fight(self, strength: float, foes: Sequence[float]) -> tuple[float, float]:
        """What a match brings on average, fame as gold, and how likely he is then lost."""
        wins = loses = 0.0
        for foe in foes:
            win = chance(strength - foe)
            wins += win
            loses += (1 - win) * gone(strength - foe)
        win, lost = wins / len(foes), loses / len(foes)
        return win * (WON + self.fame + ACCLAIM) + (1 - win) * LOST, lost

    def animals(self, strength: float) -> tuple[float, float]:
        """The same for a fighter who is left over."""
        if self.options["beasts"] == "purse":
            return LOST, 0.0
        win = chance(strength - BEAST_POWER)
        return win * LOST, (1 - win) / 3

    def glory(self, g: GladiatorView) -> float:
        """What his fighting brings beside the purse: charisma gold, and the two awards if they depend on him."""
        experience, charisma = self.star
        rest = [one for one in self.mine if one["id"] != g["id"] and not one["rests"]]
        own = max((one["experience"] for one in rest), default=0)
        crowd = max((one["stats"][CHARISMA] for one in rest), default=0)
        awards = (g["experience"] >= max(experience, own + 1)) + (
            g["stats"][CHARISMA] >= max(charisma, crowd + 1, 1)
        )
        return DIE * g["stats"][CHARISMA] + STAR * self.fame * awards

    def worth(self, g: GladiatorView, turns: int, more: float = 0.0) -> float:
        """What he will bring in so many turns, less his upkeep; `more`: with so much more power."""
        strength = power(g) + more
        brings, lost = self.fight(strength, self.foes)
        if self.options["first_blood"] and not g["bouts"]:
            lost += (1 - lost) / (6 * max(turns, 1))
        each = brings + self.glory(g) + CROWD * self.fame - UPKEEP
        stays = 1 - lost
        # Whoever survives also learns, and whoever wins is better than he was: a little of both makes up for
        # foes who do the same.
        return each * (1 - stays**turns) / lost if lost > 1e-6 else each * turns

    def least_worthy(self, ids: Iterable[int]) -> int:
        return min(ids, key=lambda id: (self.worth(self.men[id], self.turns_left + 1), id))


# How much gold things are worth that are not gold: found by playing campaigns against each other.
FAME_EARLY, FAME_LATE = 6.0, 8.0  # a point of fame, and how much more it is worth at the end
ACCLAIM = 2.0  # a win besides purse and fame: half a level of charisma, and an easier training
STAR = 0.5  # an award that he may win, for he may also lose it
CROWD = 0.25  # of the award for most gladiators

# What the lame lose first: the stat that wins the fewest bouts. Charisma is gold in every one of them.
LAME = ("strength", "hit_points", "endurance", "charisma", "reflexes", "skill", "prowess")
assert set(LAME) == {*STAT_TABLE, "hit_points"}
