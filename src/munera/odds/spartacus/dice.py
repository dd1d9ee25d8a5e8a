"""The dice of an attack: how likely each number of hits is, exactly.

The rules (`hits_of`) say, face by face, what one die does against another; this module only counts the rolls of
each kind. All that it is given is the number of dice, which is public, so everybody may see the result.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import comb
from typing import Final, NamedTuple

from munera.games.spartacus.combat.attack import hits_of

MOST: Final = 7  # dice on either side: more than any combatant has, with all that adds to it
FACES: Final = range(1, 7)


class Clash(NamedTuple):
    """An attack before its dice fall. `ties`: equal dice hit as well."""

    attack: int
    defence: int
    ties: bool = False


class Chances(NamedTuple):
    """`exactly` and `at_least`: the chance of 0, 1, 2, ... hits, and of so many or more; `mean`: on average."""

    exactly: tuple[float, ...]
    at_least: tuple[float, ...]
    mean: float


class Against(NamedTuple):
    """Whether an attack die hits if the die it is compared with is higher, equal or lower, or there is none."""

    higher: bool
    equal: bool
    lower: bool
    nobody: bool


def against(face: int, *, ties: bool) -> Against:
    """What the rules say of an attack die that shows this face."""
    met = {other: hits_of([face], [other], ties=ties) > 0 for other in FACES}
    higher = {met[other] for other in FACES if other > face} or {False}
    lower = {met[other] for other in FACES if other < face} or {True}
    assert len(higher) == len(lower) == 1, "how much higher or lower the other die is does not matter"
    return Against(higher.pop(), met[face], lower.pop(), hits_of([face], []) > 0)


@lru_cache(maxsize=2 * (MOST + 1) ** 2)
def hit_odds(clash: Clash) -> tuple[float, ...]:
    """The chance of 0, 1, 2, ... hits.

    Face by face, from the highest to the lowest, the dice of each side are added to a string, since the rules
    compare them in that order. `rolls` has, by the length of both strings so far, how many rolls lead to each
    number of hits.
    """
    attack, defence, ties = clash
    if not (0 <= attack <= MOST and 0 <= defence <= MOST):
        raise ValueError(f"from 0 to {MOST} dice: {clash}")
    rolls: dict[tuple[int, int], list[int]] = {(0, 0): [1] + [0] * attack}
    for face in reversed(FACES):
        rule, longer = against(face, ties=ties), dict[tuple[int, int], list[int]]()
        for (mine, theirs), counts in rolls.items():
            for more in _more(attack - mine, face):
                for others in _more(defence - theirs, face):
                    hits = _hits(mine, mine + more, (theirs, theirs + others, defence), rule)
                    ways = comb(attack - mine, more) * comb(defence - theirs, others)
                    sums = longer.setdefault((mine + more, theirs + others), [0] * (attack + 1))
                    for before, count in enumerate(counts[: attack + 1 - hits]):
                        sums[before + hits] += count * ways
        rolls = longer
    total = len(FACES) ** (attack + defence)
    return tuple(count / total for count in rolls[attack, defence])


def _more(left: int, face: int) -> Iterable[int]:
    """How many of the dice that are left may show this face: all of them must if it is the lowest."""
    return range(left + 1) if face > min(FACES) else (left,)


def _hits(first: int, end: int, defence: tuple[int, int, int], rule: Against) -> int:
    """How many of the attack dice from place `first` to before `end` hit: all of them show one face.

    `defence`: how many defence dice are higher than that face, how many higher or equal, and how many there are.
    """
    hits, start = 0, 0
    for until, hit in zip((*defence, end), rule, strict=True):
        if hit:
            hits += max(0, min(end, until) - max(first, start))
        start = until
    return hits


def together(one: Sequence[float], two: Sequence[float]) -> tuple[float, ...]:
    """The chance of 0, 1, 2, ... hits in two attacks together."""
    sums = [0.0] * (len(one) + len(two) - 1)
    for hits, chance in enumerate(one):
        for more, other in enumerate(two):
            sums[hits + more] += chance * other
    return tuple(sums)


def mean(odds: Sequence[float]) -> float:
    """The average number of hits."""
    return sum(hits * chance for hits, chance in enumerate(odds))


def at_least(odds: Sequence[float]) -> tuple[float, ...]:
    """The chance of at least 0, 1, 2, ... hits."""
    return tuple(sum(odds[hits:]) for hits in range(len(odds)))


@lru_cache(maxsize=1024)
def chances(clashes: tuple[Clash, ...]) -> Chances:
    """The chances of all these attacks together; without an attack it is certain that nothing hits."""
    odds: tuple[float, ...] = (1.0,)
    for clash in clashes:
        odds = together(odds, hit_odds(clash))
    return Chances(odds, at_least(odds), mean(odds))
