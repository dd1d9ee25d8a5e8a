"""The dice of an attack and of the initiative: how likely everything is that they can come to.

Rolls are strings from high to low. What two strings come to is asked of the rules for every pair of them; here is
only how often they fall, and which dice are best rolled again.

Whoever may roll dice again chooses by what each outcome is worth, which differs from position to position. So each
attack has several policies - the one for most wounds, and for each number of wounds the one that reaches it most
often - and the solver takes the best of them where it is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Final, NamedTuple

FACES: Final = range(1, 7)
MOST: Final = 9  # wounds that an attack can deal, an Axe included
OUTCOMES: Final = 40
THRESHOLDS: Final = (0.2, 0.35, 0.5, 0.7, 99.0)  # of wounds, from which on it is worth to force a roll
EVEN: Final = 0.7  # how much a counter-wound is minded, in wounds, where dice are rolled again
ROUNDS: Final = 400  # of fictitious play, where both roll again and neither choice is best against all others
EXACT: Final = 1e-12
ATTACKER, DEFENDER = 0, 1

Dice = tuple[int, ...]


@cache
def strings(dice: int) -> tuple[Dice, ...]:
    """All rolls of so many dice, from high to low."""
    return tuple(combinations_with_replacement(reversed(FACES), dice))


@cache
def chances(dice: int) -> tuple[float, ...]:
    """How likely each of them is."""
    total = len(FACES) ** dice
    return tuple(
        factorial(dice) / prod(factorial(string.count(face)) for face in FACES) / total for string in strings(dice)
    )


@cache
def place_of(dice: int) -> dict[Dice, int]:
    return {string: place for place, string in enumerate(strings(dice))}


@cache
def with_one_more(dice: int) -> tuple[tuple[int, ...], ...]:
    """For each roll of so many dice: the rolls it becomes with one more, by its face."""
    place = place_of(dice + 1)
    return tuple(
        tuple(place[tuple(sorted((*string, face), reverse=True))] for face in FACES) for string in strings(dice)
    )


@cache
def put_back(dice: int, most: int) -> tuple[tuple[tuple[int, int], ...], ...]:
    """For each roll: how many dice are taken up, up to so many, and the place of the rest, in all ways."""
    found = []
    for string in strings(dice):
        rests = {0: {string}}
        for taken in range(1, min(most, dice) + 1):
            rests[taken] = {rest[:i] + rest[i + 1 :] for rest in rests[taken - 1] for i in range(len(rest))}
        found.append(
            tuple((taken, place_of(dice - taken)[rest]) for taken in rests for rest in sorted(rests[taken]))
        )
    return tuple(found)


# ---------------------------------------------------------------------- outcomes


class Result(NamedTuple):
    """What two strings of dice come to; `wounds` None: the attack is stopped."""

    wounds: int | None
    counter: int


class Outcome(NamedTuple):
    """A result, and whether dice were forced, which uses up an ability that works once."""

    stopped: bool
    wounds: int
    counter: int
    forced: bool


def code(result: Result, forced: bool = False) -> int:
    """An outcome as a number."""
    wounds, counter = result
    if not (0 <= counter <= 1 and (wounds is None or 0 <= wounds < MOST)):
        raise ValueError(f"more than the solver has room for: {result}")
    return (0 if wounds is None else wounds + 1) * 4 + counter * 2 + forced


def outcome(number: int) -> Outcome:
    """The outcome with this number."""
    return Outcome(number < 4, max(0, number // 4 - 1), number >> 1 & 1, bool(number & 1))


Compare = Callable[[Dice, Dice], Result]


def results(attack: int, defence: int, compare: Compare) -> list[list[int]]:
    """The code of the result of every two rolls."""
    return [[code(compare(one, two)) for two in strings(defence)] for one in strings(attack)]


class Policies(NamedTuple):
    """The policies of one side, and how likely each makes every outcome."""

    owner: int
    rows: tuple[tuple[float, ...], ...]


class Again(NamedTuple):
    """How many dice both may roll again, who may force how many of the other's, and the wounds that defeat."""

    attack: int = 0
    defence: int = 0
    force_by: int | None = None
    force: int = 0
    lethal: int = 0


def policies(codes: Sequence[Sequence[int]], attack: int, defence: int, again: Again) -> Policies:
    """All policies for an attack with so many dice, against so many."""
    most = max(outcome(number).wounds for row in codes for number in row)
    both, forcing = bool(again.attack and again.defence), again.force_by is not None
    aims = range(most + 1) if (again.attack or again.defence) and not both and not forcing else [0]
    if both and not forcing and again.lethal <= most:
        aims = [again.lethal]
    rows: dict[tuple[float, ...], None] = {}
    for aim in aims:
        worth = [[_worth(number, aim) for number in row] for row in codes]
        spread = rolled_again(worth, attack, defence, again)
        for least in THRESHOLDS if forcing else (0.0,):
            rows[tuple(_forced(spread, worth, codes, attack, defence, again, least))] = None
    owner = DEFENDER if again.defence and not again.attack else ATTACKER
    if again.force_by is not None:
        owner = again.force_by
    return Policies(owner, tuple(rows))


def _worth(number: int, aim: int) -> float:
    """What an outcome is worth to the attacker who aims at so many wounds; at none: at as many as possible."""
    it = outcome(number)
    worth = it.wounds - EVEN * it.counter
    return worth if not aim else (it.wounds >= aim) + 0.01 * worth


def rolled_again(worth: Sequence[Sequence[float]], attack: int, defence: int, again: Again) -> list[list[float]]:
    """How likely every two rolls lie in the end, if both roll again what is best for this worth, in secret."""
    ways, others = put_back(attack, again.attack), put_back(defence, again.defence)
    mean = Averages(worth, attack, defence)
    sums: dict[tuple[int, int], list[list[float]]] = {}
    for i, one in enumerate(chances(attack)):
        for k, two in enumerate(chances(defence)):
            chance = one * two
            if len(ways[i]) == len(others[k]) == 1:
                mixed = [(1.0, 1.0, ways[i][0], others[k][0])]
            else:
                matrix = [[mean.of(mine, theirs) for theirs in others[k]] for mine in ways[i]]
                rows, columns = mixture(matrix)
                mixed = [
                    (p, q, ways[i][x], others[k][y])
                    for x, p in enumerate(rows)
                    if p
                    for y, q in enumerate(columns)
                    if q
                ]
            for p, q, (taken, rest), (taken_too, rest_too) in mixed:
                field = sums.get((taken, taken_too))
                if field is None:
                    field = sums[taken, taken_too] = [
                        [0.0] * len(strings(defence - taken_too)) for _ in strings(attack - taken)
                    ]
                field[rest][rest_too] += chance * p * q
    total = [[0.0] * len(strings(defence)) for _ in strings(attack)]
    for (taken, taken_too), field in sums.items():
        for i, row in enumerate(_down(field, attack, taken, defence, taken_too)):
            for k, chance in enumerate(row):
                total[i][k] += chance
    return total


class Averages:
    """What it is worth to have so many dice rolled again, by what is left of both rolls."""

    def __init__(self, worth: Sequence[Sequence[float]], attack: int, defence: int) -> None:
        self.attack, self.defence = attack, defence
        self.fields: dict[tuple[int, int], Sequence[Sequence[float]]] = {(0, 0): worth}

    def of(self, mine: tuple[int, int], theirs: tuple[int, int]) -> float:
        return self.field(mine[0], theirs[0])[mine[1]][theirs[1]]

    def field(self, taken: int, taken_too: int) -> Sequence[Sequence[float]]:
        found = self.fields.get((taken, taken_too))
        if found is None:
            if taken:
                whole = self.field(taken - 1, taken_too)
                found = [
                    [sum(column) / len(FACES) for column in zip(*(whole[at] for at in ats), strict=True)]
                    for ats in with_one_more(self.attack - taken)
                ]
            else:
                whole = self.field(0, taken_too - 1)
                more = with_one_more(self.defence - taken_too)
                found = [[sum(row[at] for at in ats) / len(FACES) for ats in more] for row in whole]
            self.fields[taken, taken_too] = found
        return found


def _down(field: list[list[float]], attack: int, taken: int, defence: int, taken_too: int) -> list[list[float]]:
    """Turn the chances of the dice that were left into chances of whole rolls: the dice taken up fall anew."""
    for dice in range(attack - taken, attack):
        wider = [[0.0] * len(field[0]) for _ in strings(dice + 1)]
        for row, ats in zip(field, with_one_more(dice), strict=True):
            for at in ats:
                wider[at] = [a + b / len(FACES) for a, b in zip(wider[at], row, strict=True)]
        field = wider
    for dice in range(defence - taken_too, defence):
        longer = [[0.0] * len(strings(dice + 1)) for _ in field]
        for out, row in zip(longer, field, strict=True):
            for chance, ats in zip(row, with_one_more(dice), strict=True):
                for at in ats:
                    out[at] += chance / len(FACES)
        field = longer
    return field


def _forced(
    spread: Sequence[Sequence[float]],
    worth: Sequence[Sequence[float]],
    codes: Sequence[Sequence[int]],
    attack: int,
    defence: int,
    again: Again,
    least: float,
) -> list[float]:
    """How likely each outcome is, if dice of the other are forced where that is worth at least so much."""
    found = [0.0] * OUTCOMES
    by = again.force_by
    mean = Averages(worth, attack, defence)
    ways = put_back(defence if by == ATTACKER else attack, again.force)
    for i, row in enumerate(spread):
        for k, chance in enumerate(row):
            if not chance:
                continue
            best: tuple[int, int] | None = None
            gain = 0.0
            if by is not None:
                for way in ways[k if by == ATTACKER else i][1:]:
                    after = mean.of((0, i), way) if by == ATTACKER else mean.of(way, (0, k))
                    better = after - worth[i][k] if by == ATTACKER else worth[i][k] - after
                    if better > gain:
                        gain, best = better, way
            if best is None or gain < least:
                found[codes[i][k]] += chance
                continue
            taken, rest = best
            dice = (defence if by == ATTACKER else attack) - taken
            for at, part in _filled(dice, rest, taken):
                number = codes[i][at] if by == ATTACKER else codes[at][k]
                found[number + 1] += chance * part
    return found


@cache
def _filled(dice: int, rest: int, taken: int) -> tuple[tuple[int, float], ...]:
    """The rolls that a rest becomes with so many dice more, and how likely."""
    left = {rest: 1.0}
    for more in range(taken):
        wider: dict[int, float] = {}
        for at, chance in left.items():
            for whole in with_one_more(dice + more)[at]:
                wider[whole] = wider.get(whole, 0.0) + chance / len(FACES)
        left = wider
    return tuple(left.items())


# ---------------------------------------------------------------------- choices at the same time


def mixture(matrix: Sequence[Sequence[float]], rounds: int = ROUNDS) -> tuple[list[float], list[float]]:
    """How often each row and column is best chosen, where rows want much and columns little, both in secret."""
    lows, highs = [min(row) for row in matrix], [max(column) for column in zip(*matrix, strict=True)]
    row, column = lows.index(max(lows)), highs.index(min(highs))
    rows, columns = [0.0] * len(lows), [0.0] * len(highs)
    if highs[column] - lows[row] < 1e-9:
        rows[row] = columns[column] = 1.0
        return rows, columns
    if len(rows) == len(columns) == 2:
        (a, b), (c, d) = matrix
        part = a - b - c + d
        return [(d - c) / part, (a - b) / part], [(d - b) / part, (a - c) / part]
    mine, theirs = [0.0] * len(rows), [0.0] * len(columns)  # fictitious play
    for _ in range(rounds):
        rows[row] += 1 / rounds
        columns[column] += 1 / rounds
        mine = [sum_ + line[column] for sum_, line in zip(mine, matrix, strict=True)]
        theirs = [sum_ + cell for sum_, cell in zip(theirs, matrix[row], strict=True)]
        row, column = mine.index(max(mine)), theirs.index(min(theirs))
    return rows, columns


# ---------------------------------------------------------------------- the initiative


class Initiative:
    """Who wins the initiative with so many dice of speed, by how much one roll is ahead of another.

    `mine` and `theirs`: they may roll once more in this round, when all dice lie open, and in secret if both can.
    Rolls that are worth the same against all others are one class.
    """

    def __init__(self, one: int, two: int, ahead: Callable[[Dice, Dice], int]) -> None:
        signs = [[_sign(ahead(x, y)) for y in strings(two)] for x in strings(one)]
        rows = _classes([tuple(row) for row in signs])
        columns = _classes([tuple(column) for column in zip(*signs, strict=True)])
        self.class_one = {string: rows[place] for string, place in place_of(one).items()}
        self.class_two = {string: columns[place] for string, place in place_of(two).items()}
        self.chance_one = _together(rows, chances(one))
        self.chance_two = _together(columns, chances(two))
        first, others = _firsts(rows), _firsts(columns)
        self.signs = [[signs[i][k] for k in others] for i in first]
        self._wins: dict[tuple[bool, bool], float] = {}

    def wins(self, mine: bool, theirs: bool) -> float:
        """How likely I wins it, from before the roll. After a tie all roll again."""
        found = self._wins.get((mine, theirs))
        if found is None:
            found, before = 0.5, 1.0
            while abs(found - before) > EXACT:
                before = self._wins[mine, theirs] = found
                found = self._once(mine, theirs)
            self._wins[mine, theirs] = found
        return found

    def _once(self, mine: bool, theirs: bool) -> float:
        again_one = [self._again_one(k, theirs) for k in range(len(self.chance_two))] if mine else []
        again_two = [self._again_two(i, mine) for i in range(len(self.chance_one))] if theirs else []
        both = self.wins(mine=False, theirs=False) if mine and theirs else 0.0
        tie, total = self._wins[mine, theirs], 0.0
        for i, p in enumerate(self.chance_one):
            for k, q in enumerate(self.chance_two):
                sign = self.signs[i][k]
                kept = tie if sign == 0 else float(sign > 0)
                if mine and theirs:
                    kept = value_of([[kept, again_two[i]], [again_one[k], both]])
                elif mine:
                    kept = max(kept, again_one[k])
                elif theirs:
                    kept = min(kept, again_two[i])
                total += p * q * kept
        return total

    def matrix(self, one: Dice, two: Dice, mine: bool, theirs: bool) -> list[list[float]]:
        """How likely I wins if these rolls lie open: rows I keeps or rolls once more, columns II."""
        i = self.class_one[tuple(sorted(one, reverse=True))]
        k = self.class_two[tuple(sorted(two, reverse=True))]
        sign = self.signs[i][k]
        rows = [[self.wins(mine, theirs) if sign == 0 else float(sign > 0)]]
        if theirs:
            rows[0].append(self._again_two(i, mine))
        if mine:
            rows.append([self._again_one(k, theirs)])
            if theirs:
                rows[1].append(self.wins(mine=False, theirs=False))
        return rows

    def _again_one(self, k: int, theirs: bool) -> float:
        """How likely I wins after rolling once more against this roll."""
        tie = self.wins(mine=False, theirs=theirs)
        return sum(
            p * (tie if row[k] == 0 else row[k] > 0) for p, row in zip(self.chance_one, self.signs, strict=True)
        )

    def _again_two(self, i: int, mine: bool) -> float:
        tie = self.wins(mine=mine, theirs=False)
        return sum(
            q * (tie if sign == 0 else sign > 0) for q, sign in zip(self.chance_two, self.signs[i], strict=True)
        )


def _classes(rows: Sequence[tuple[int, ...]]) -> list[int]:
    number = {row: place for place, row in enumerate(dict.fromkeys(rows))}
    return [number[row] for row in rows]


def _together(classes: Sequence[int], chances_of: Sequence[float]) -> list[float]:
    sums = [0.0] * (max(classes) + 1)
    for place, chance in zip(classes, chances_of, strict=True):
        sums[place] += chance
    return sums


def _firsts(classes: Sequence[int]) -> list[int]:
    return [classes.index(place) for place in range(max(classes) + 1)]


def value_of(matrix: Sequence[Sequence[float]]) -> float:
    """What a choice at the same time is worth to who wants much."""
    rows, columns = mixture(matrix)
    return sum(
        p * q * cell for p, row in zip(rows, matrix, strict=True) for q, cell in zip(columns, row, strict=True)
    )


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
