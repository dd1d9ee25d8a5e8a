"""What the master of a school can work out about gladiators: who wins, who dies, what one is worth.

The numbers of `power` were found by experiment: 15,832 duels between gladiators of the ready-made table,
some of them trained, played by the heuristic of Gladius, and a logistic model of who won (docs/balance/school.md).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property, lru_cache
from math import exp
from typing import cast

from munera.bots.bot import Seen
from munera.games.gladius.state import NOBODY
from munera.games.school.earnings import DIE, PURSE
from munera.games.school.gladiators import ALIVE, BID_PER_POINT, STAT_TABLE, Gladiator, fit, rested, roster
from munera.games.school.state import UPKEEP
from munera.games.school.view import Ledger
from munera.games.school.view_types import GladiatorView, SchoolView

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
WON, LOST = DIE * PURSE["won"], DIE * PURSE["lost"]
NEWCOMER = 1.7  # the power of a usual slave: whom one meets when nobody else is known

# How much gold things are worth that are not gold: found by playing campaigns against each other.
FAME_EARLY, FAME_LATE = 6.0, 8.0  # a point of fame, and how much more it is worth at the end
ACCLAIM = 2.0  # a win besides purse and fame: half a level of charisma, and an easier training
STAR = 0.5  # an award that they may win, for they may also lose it
LESSONS = ("trained", "blood_lust")  # what raised their minimum bid since
LATELY = 2  # turns for which a price is remembered
CROWD = 0.25  # of the award for most gladiators

# What the lame lose first: the stat that wins the fewest bouts. Charisma is gold in every one of them.
LAME = ("strength", "hit_points", "endurance", "charisma", "reflexes", "skill", "prowess")
assert set(LAME) == {*STAT_TABLE, "hit_points"}


def power(g: Gladiator) -> float:
    """How strong a gladiator is in a bout: the chance to win is the logistic of the difference in power."""
    return _power(g.style, g.stats, g.lost_hp)


@lru_cache(4096)
def _power(style: str, stats: tuple[int, ...], lost_hp: int) -> float:
    levels = zip(LEVEL, stats, strict=True)
    return STYLE[style] - HIT_POINT * lost_hp + sum(weight * level for weight, level in levels)


def chance(ahead: float) -> float:
    """The chance to win a bout with so much more power than the foe."""
    return 1 / (1 + exp(-ahead))


def gone(ahead: float) -> float:
    """How likely it is that a loser is lost for good, if they had so much more power than the winner.

    The crowd spares whoever wounded the winner, which is rare against a much stronger one; and of those who are
    spared a third die or retire.
    """
    return 1 - chance(0.5 + 0.75 * ahead) * 2 / 3


def ledger_of(seen: Seen) -> Ledger:
    """The public facts. A bot in a sandbox has no `ledger` and makes them of the view."""
    ledger: Ledger | None = seen.part("ledger")
    if ledger is None:
        view = cast("SchoolView", seen.view)
        ledger = Ledger(view, tuple(written(g, view["turn"]) for g in view["gladiators"]))
    return ledger


def written(g: GladiatorView, turn: int) -> Gladiator:
    """A gladiator of a view, with all that a master wants to know."""
    stats = tuple(g["stats"])
    return Gladiator(
        *(g["id"], g["name"], g["row"], g["style"], g["experience"]),
        *(g["nationality"], g["age"], g["size"], g["career"], stats),
        surcharge=g["surcharge"],
        lost_hp=g["lost_hp"],
        owner=NOBODY if g["owner"] is None else g["owner"],
        fate=g["fate"],
        wins=g["wins"],
        bouts=g["bouts"],
        rests=turn if g["rests"] else 0,
        healing=g["healing"],
        won=g["won"],
        superior=g["superior"],
        history=tuple(tuple(memory) for memory in g["history"]),
    )


class Books:
    """The public facts of a campaign, as the bot of one school looks at them."""

    def __init__(self, seen: Seen) -> None:
        self.affairs, self.people = ledger_of(seen)
        self.seat, affairs = seen.seat, self.affairs
        self.options = affairs["options"]
        self.gold = affairs["gold"][self.seat]
        self.turn = turn = affairs["turn"]
        self.turns_left = affairs["last_turn"] - turn  # after this one
        self.living = {g.id: g for g in self.people if g.fate == ALIVE}
        self.mine = roster(self.people, self.seat)
        self.others = [g for g in self.living.values() if g.owner not in (self.seat, NOBODY)]
        self.fit = fit(self.people, self.seat, turn)
        self.rivals = [g for g in self.others if rested(g, turn)]
        # Gold buys gladiators who win fame, so that early in the campaign a point of fame is worth less of it.
        self.fame = FAME_EARLY + FAME_LATE * turn / affairs["last_turn"]

    @cached_property
    def foes(self) -> list[float]:
        """The power of everybody whom this school may have to fight."""
        return [power(g) for g in self.rivals] or [NEWCOMER]

    @cached_property
    def star(self) -> tuple[int, int]:
        """The greatest experience and the greatest charisma among the rivals' gladiators."""
        return (
            max((g.experience for g in self.rivals), default=0),
            max((g.charisma for g in self.rivals), default=0),
        )

    def fight(self, strength: float, foes: Sequence[float]) -> tuple[float, float]:
        """What a match brings on average, fame as gold, and how likely the gladiator is then lost."""
        wins = loses = 0.0
        for foe in foes:
            win = chance(strength - foe)
            wins += win
            loses += (1 - win) * gone(strength - foe)
        win, lost = wins / len(foes), loses / len(foes)
        return win * (WON + self.fame + ACCLAIM) + (1 - win) * LOST, lost

    def animals(self, strength: float) -> tuple[float, float]:
        """Return what a bout with a beast brings on average, and how likely the gladiator is then lost."""
        if self.options["beasts"] == "purse":
            return LOST, 0.0
        win = chance(strength - BEAST_POWER)
        return win * LOST, (1 - win) / 3

    def glory(self, g: Gladiator) -> float:
        """What a gladiator's fights bring beside the purse: gold for charisma, and some awards."""
        experience, charisma = self.star
        awards = 0
        if g.experience >= experience:
            awards += all(one.experience < g.experience for one in self.fit if one is not g)
        if g.charisma >= max(1, charisma):
            awards += all(one.charisma < g.charisma for one in self.fit if one is not g)
        return DIE * g.charisma + STAR * self.fame * awards

    def worth(self, g: Gladiator, turns: int, more: float = 0.0) -> float:
        """What a gladiator will bring in so many turns, less upkeep; `more`: with so much more power."""
        strength = power(g) + more
        brings, lost = self.fight(strength, [*self.foes, NEWCOMER])  # there will be others than those of today
        if self.options["first_blood"] and not g.bouts:
            lost += (1 - lost) / (6 * max(turns, 1))
        stays = 1 - lost  # the dead bring no charisma gold and no awards
        each = brings + stays * (self.glory(g) + CROWD * self.fame) - UPKEEP
        return each * (1 - stays**turns) / lost if lost > 1e-6 else each * turns

    def premium(self) -> int | None:
        """The most that others lately paid above the minimum bid, or None if they bought nobody."""
        paid = [
            int(price) - g.minimum_bid() + BID_PER_POINT * sum(memory[1] in LESSONS for memory in g.history)
            for g in self.people
            if g.history and g.history[0][1] == "bought" and int(g.history[0][0]) >= self.turn - LATELY
            for _, _, school, price in g.history[:1]
            if school != self.seat
        ]
        return max(0, *paid) if paid else None

    def least_worthy(self, ids: Iterable[int]) -> int:
        return min(ids, key=lambda one: (self.worth(self.living[one], self.turns_left + 1), one))
