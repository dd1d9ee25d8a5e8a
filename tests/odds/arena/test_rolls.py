"""The dice of attacks and of initiative against every roll."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

import pytest

from munera.games.spartacus.cards.table import CARDS
from munera.games.spartacus.combat.attack import Exchange, some_dice
from munera.games.spartacus.combat.initiative import ahead_by_string
from munera.odds.spartacus.arena.facts import compared
from munera.odds.spartacus.arena.rolls import (
    FACES,
    Again,
    Initiative,
    Policies,
    code,
    mixture,
    outcome,
    policies,
    results,
)
from tests.counts import times

MOST = times(5, 7)  # dice of both together
DICE = [(n, m) for n in range(1, 6) for m in range(1, 6) if n + m <= MOST]
STRIKERS = ("gl-varro", "gl-gannicus", "gl-spartacus")
TARGETS = ("gl-varro", "gl-crixus", "gl-agron", "gl-segovax")


def exchange(striker: str, target: str) -> Exchange:
    one, two = CARDS[striker], CARDS[target]
    return Exchange(one.ability, one, two.ability, two)


def table(both: Exchange, n: int, m: int, again: Again) -> Policies:
    return policies(results(n, m, lambda one, two: compared(both, one, two)), n, m, again)


def rolls(dice: int) -> Iterator[tuple[int, ...]]:
    return product(FACES, repeat=dice)


def worth(both: Exchange, one: tuple[int, ...], two: tuple[int, ...]) -> float:
    found = compared(both, one, two)
    return (found.wounds or 0) - 0.7 * found.counter


def rolled(dice: Sequence[int], places: Sequence[int]) -> list[tuple[int, ...]]:
    """All that these dice can become."""
    found = []
    for faces in rolls(len(places)):
        now = list(dice)
        for place, face in zip(places, faces, strict=True):
            now[place] = face
        found.append(tuple(now))
    return found


@pytest.mark.parametrize("striker", STRIKERS)
@pytest.mark.parametrize("target", TARGETS)
def test_an_attack_comes_to_what_every_roll_comes_to(striker: str, target: str) -> None:
    both = exchange(striker, target)
    for n, m in DICE:
        counts = Counter(code(compared(both, one, two)) for one in rolls(n) for two in rolls(m))
        (row,) = table(both, n, m, Again()).rows
        assert row == pytest.approx([counts[number] / 6 ** (n + m) for number in range(len(row))], abs=1e-12)


@pytest.mark.parametrize(("n", "m", "most"), [(2, 1, 1), (2, 2, 1), (3, 1, 1), (2, 1, 2)])
def test_who_rolls_again_does_it_as_well_as_can_be(n: int, m: int, most: int) -> None:
    both = exchange("gl-varro", "gl-varro")
    best = sum(
        max(
            sum(worth(both, again, two) for again in rolled(one, way)) / 6 ** len(way)
            for way in some_dice(one, most)
        )
        for one in rolls(n)
        for two in rolls(m)
    ) / 6 ** (n + m)
    found = table(both, n, m, Again(attack=most))
    means = [sum(chance * outcome(number).wounds for number, chance in enumerate(row)) for row in found.rows]
    assert max(means) == pytest.approx(best)
    assert means[0] == pytest.approx(best), "the first policy is for as many wounds as possible"
    plain = table(both, n, m, Again()).rows[0]
    assert best > sum(chance * outcome(number).wounds for number, chance in enumerate(plain))
    for aim in range(1, n + 1):  # one policy for each number of wounds
        at_least = [
            sum(chance for number, chance in enumerate(row) if outcome(number).wounds >= aim) for row in found.rows
        ]
        assert max(at_least) == pytest.approx(reaching(both, n, m, most, aim), abs=1e-3)


def reaching(both: Exchange, n: int, m: int, most: int, aim: int) -> float:
    """How often so many wounds are reached by somebody who wants nothing else."""
    reached: float = sum(
        max(
            sum((compared(both, again, two).wounds or 0) >= aim for again in rolled(one, way)) / 6 ** len(way)
            for way in some_dice(one, most)
        )
        for one in rolls(n)
        for two in rolls(m)
    ) / 6 ** (n + m)
    return reached


def test_the_defender_rolls_again_for_few_wounds() -> None:
    both = exchange("gl-varro", "gl-varro")
    best = (
        sum(
            min(
                sum(worth(both, one, again) for again in rolled(two, way)) / 6 ** len(way)
                for way in some_dice(two, 1)
            )
            for one in rolls(2)
            for two in rolls(2)
        )
        / 6**4
    )
    row = table(both, 2, 2, Again(defence=1)).rows[0]
    assert sum(chance * outcome(number).wounds for number, chance in enumerate(row)) == pytest.approx(best)


@pytest.mark.parametrize("again", [Again(), Again(1, 1), Again(1, 0), Again(0, 0, 0, 1), Again(1, 0, 1, 1)])
def test_all_that_can_come_of_a_roll_is_certain(again: Again) -> None:
    for row in table(exchange("gl-spartacus", "gl-agron"), 3, 3, again).rows:
        assert sum(row) == pytest.approx(1.0)
        assert min(row) >= 0.0


def test_dice_that_are_forced_are_never_good_for_the_other() -> None:
    both = exchange("gl-varro", "gl-varro")
    plain = table(both, 3, 2, Again()).rows[0]
    forced = table(both, 3, 2, Again(force_by=0, force=1)).rows
    mean = [sum(chance * outcome(number).wounds for number, chance in enumerate(row)) for row in (plain, *forced)]
    assert mean == [mean[0], *sorted(mean[1:], reverse=True)], "the more it must be worth, the less is forced"
    assert mean[1] > mean[-1] >= mean[0] - 1e-9


# ---------------------------------------------------------------------- initiative


def total(one: Sequence[int], two: Sequence[int]) -> int:
    return sum(one) - sum(two)


@pytest.mark.parametrize("ahead", [total, ahead_by_string])
@pytest.mark.parametrize(("one", "two"), [(1, 1), (2, 1), (2, 3), (3, 2)])
def test_the_initiative_is_won_as_often_as_every_roll_says(ahead: Any, one: int, two: int) -> None:
    signs = Counter((lead > 0) - (lead < 0) for lead in (ahead(x, y) for x in rolls(one) for y in rolls(two)))
    assert Initiative(one, two, ahead).wins(mine=False, theirs=False) == pytest.approx(
        signs[1] / (signs[1] + signs[-1])
    )


@pytest.mark.parametrize("ahead", [total, ahead_by_string])
def test_a_tactician_rolls_again_where_that_is_better(ahead: Any) -> None:
    plain = Initiative(2, 2, ahead).wins(mine=False, theirs=False)
    again = {}
    for two in rolls(2):
        leads = [ahead(other, two) for other in rolls(2)]
        again[two] = sum(plain if lead == 0 else lead > 0 for lead in leads) / len(leads)
    open_rolls = Counter(
        ((lead > 0) - (lead < 0), again[two]) for two in again for one in rolls(2) for lead in [ahead(one, two)]
    )
    tie = 0.5
    for _ in range(50):  # a tie can be kept, with the second roll unused
        sums = [max(tie if sign == 0 else sign, fresh) * count for (sign, fresh), count in open_rolls.items()]
        tie = sum(sums) / 6**4
    it = Initiative(2, 2, ahead)
    assert it.wins(mine=True, theirs=False) == pytest.approx(tie, abs=1e-6)
    assert it.wins(mine=False, theirs=True) == pytest.approx(1 - tie, abs=1e-6)
    assert it.wins(mine=True, theirs=True) == pytest.approx(0.5)
    assert it.wins(mine=True, theirs=False) > plain + 0.1


def test_a_choice_in_secret_cannot_be_bettered() -> None:
    matrix = [[0.2, 0.9, 0.4], [0.8, 0.1, 0.5], [0.4, 0.6, 0.3]]
    rows, columns = mixture(matrix, 20_000)
    mine = [sum(q * cell for q, cell in zip(columns, row, strict=True)) for row in matrix]
    theirs = [sum(p * row[k] for p, row in zip(rows, matrix, strict=True)) for k in range(3)]
    assert max(mine) - min(theirs) < 0.01
