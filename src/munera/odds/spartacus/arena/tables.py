"""The dice of an attack in whole numbers: how often every outcome falls, the same in every build.

Whoever may roll dice again takes the die that is best rolled again against what the other shows, by the wounds of
the exchange; the attacker and the defender do so without regard to each other. Forced rolls are left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import factorial, prod
from typing import Final

from munera.odds.spartacus.arena.rolls import FACES, OUTCOMES, outcome, place_of, strings, with_one_more

BITS: Final = 16
WHOLE: Final = 1 << BITS
"""What the shares of all outcomes add up to."""


def shares(codes: Sequence[Sequence[int]], attack: int, defence: int, again: tuple[int, int]) -> tuple[int, ...]:
    """How often each outcome falls, of WHOLE. `codes`: what two rolls come to; `again`: dice of each side."""
    counts = [0] * OUTCOMES
    mine, theirs = ways(attack), ways(defence)
    if not any(again):
        for one, row in zip(mine, codes, strict=True):
            for two, number in zip(theirs, row, strict=True):
                counts[number] += one * two
        return rounded(counts)
    worth = [[_worth(number) for number in row] for row in codes]
    one_less = _averages(worth, attack) if again[0] else []
    turned = [list(column) for column in zip(*worth, strict=True)]
    other_less = _averages(turned, defence) if again[1] else []
    rests, others = left(attack, again[0]), left(defence, again[1])
    fields: dict[tuple[bool, bool], dict[tuple[int, int], int]] = {}
    for i, one in enumerate(mine):
        for k, two in enumerate(theirs):
            rest = max(rests[i], key=lambda at: one_less[at][k], default=-1)
            if rest >= 0 and one_less[rest][k] <= len(FACES) * worth[i][k]:
                rest = -1
            other = min(others[k], key=lambda at: other_less[at][i], default=-1)
            if other >= 0 and other_less[other][i] >= len(FACES) * worth[i][k]:
                other = -1
            field = fields.setdefault((rest >= 0, other >= 0), {})
            at = (rest if rest >= 0 else i, other if other >= 0 else k)
            field[at] = field.get(at, 0) + one * two
    for (more, others_more), field in fields.items():
        share = (1 if more else len(FACES)) * (1 if others_more else len(FACES))
        grown, others_grown = _grown(attack, more), _grown(defence, others_more)
        for (i, k), count in field.items():
            for x in grown[i]:
                row = codes[x]
                for y in others_grown[k]:
                    counts[row[y]] += share * count
    return rounded(counts)


def _worth(number: int) -> int:
    """What an outcome is worth to the attacker: wounds, and a little less for a wound in return."""
    it = outcome(number)
    return 10 * it.wounds - 7 * it.counter


def ways(dice: int) -> list[int]:
    """In how many ways each roll of so many dice falls."""
    return [factorial(dice) // prod(factorial(roll.count(face)) for face in FACES) for roll in strings(dice)]


def left(dice: int, again: int) -> list[list[int]]:
    """For each roll: what is left of it when one die is taken up, in all ways; nothing where none may be."""
    if not again:
        return [[] for _ in strings(dice)]
    place = place_of(dice - 1)
    return [sorted({place[roll[:i] + roll[i + 1 :]] for i in range(dice)}) for roll in strings(dice)]


def _averages(worth: Sequence[Sequence[int]], dice: int) -> list[list[int]]:
    """What all six faces of one more die come to together, by what is left of one's own roll and the other's."""
    return [
        [sum(column) for column in zip(*(worth[at] for at in ats), strict=True)] for ats in with_one_more(dice - 1)
    ]


def _grown(dice: int, more: bool) -> Sequence[Sequence[int]]:
    return with_one_more(dice - 1) if more else [(at,) for at in range(len(strings(dice)))]


def rounded(counts: Sequence[int]) -> tuple[int, ...]:
    """These counts as shares of WHOLE: rounded down, and what is left goes to the most frequent."""
    total = sum(counts)
    found = [WHOLE * count // total for count in counts]
    found[found.index(max(found))] += WHOLE - sum(found)
    return tuple(found)
