"""Exact odds of dice: as the rules count hits, roll by roll."""

from __future__ import annotations

from collections import Counter
from itertools import product
from math import isclose

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from munera.games.serpents.cards.table import WHOLE
from munera.games.spartacus.cards.table import GLADIATOR, SLAVE
from munera.games.spartacus.combat.attack import hits_of
from munera.odds.spartacus.dice import MOST, Clash, against, at_least, chances, hit_odds, mean, together

FACES = range(1, 7)
clashes = st.builds(Clash, st.integers(0, 5), st.integers(0, 5), st.booleans())


def roll_by_roll(clash: Clash) -> list[float]:
    """Every roll of all these dice, compared by the rules."""
    found: Counter[int] = Counter()
    for dice in product(FACES, repeat=clash.attack + clash.defence):
        found[hits_of(dice[: clash.attack], dice[clash.attack :], ties=clash.ties)] += 1
    return [found[hits] / found.total() for hits in range(clash.attack + 1)]


@pytest.mark.parametrize("ties", [False, True])
@pytest.mark.parametrize(("attack", "defence"), [pair for pair in product(range(5), range(5)) if sum(pair) < 6])
def test_the_odds_are_those_of_all_rolls(attack: int, defence: int, ties: bool) -> None:
    clash = Clash(attack, defence, ties)
    assert all(map(isclose, hit_odds(clash), roll_by_roll(clash)))
    assert len(hit_odds(clash)) == attack + 1


@settings(deadline=None)
@given(clashes)
def test_something_happens_for_certain(clash: Clash) -> None:
    assert isclose(sum(hit_odds(clash)), 1)
    assert at_least(hit_odds(clash))[0] == pytest.approx(1)


@settings(deadline=None, max_examples=30)
@given(st.lists(clashes, min_size=1, max_size=4))
def test_attacks_together_have_the_sum_of_their_means(several: list[Clash]) -> None:
    both = chances(tuple(several))
    assert both.mean == pytest.approx(sum(mean(hit_odds(one)) for one in several))
    assert both.at_least == pytest.approx([sum(both.exactly[hits:]) for hits in range(len(both.exactly))])
    assert len(both.exactly) == 1 + sum(one.attack for one in several)


def test_two_single_dice() -> None:
    assert together((0.5, 0.5), (0.25, 0.75)) == (0.125, 0.5, 0.375)
    assert mean(hit_odds(Clash(1, 1))) == pytest.approx(15 / 36)
    assert mean(hit_odds(Clash(1, 1, ties=True))) == pytest.approx(21 / 36)
    assert mean(hit_odds(Clash(3, 0))) == pytest.approx(2)


def test_what_a_die_does_is_asked_of_the_rules() -> None:
    assert against(2, ties=False) == (False, False, True, False)
    assert against(3, ties=True) == (False, True, True, True)


def test_nobody_has_more_dice_than_there_are_odds_for() -> None:
    cards = [WHOLE.cards[id] for id in WHOLE.titles(GLADIATOR, SLAVE)]
    assert max(max(card.attack, card.defence, card.speed) + card.dice for card in cards) <= MOST


@pytest.mark.parametrize("clash", [Clash(MOST + 1, 0), Clash(0, MOST + 1), Clash(-1, 2), Clash(2, -1)])
def test_there_are_bounds(clash: Clash) -> None:
    with pytest.raises(ValueError, match="dice"):
        hit_odds(clash)
