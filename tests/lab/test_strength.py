"""Strength, case by case."""

from __future__ import annotations

import pytest

from munera.kernel import BadVariant
from munera.lab import balance
from munera.lab.simulate import simulate
from munera.lab.strength import cases, pairings


def test_pairings_are_all_ordered_pairs_and_agree_with_a_simulation() -> None:
    found = pairings("gladius", "greedy", "random", 10, seed=3)
    pairs = [(case.variant["fighter_1"], case.variant["fighter_2"]) for case in found]
    assert len(set(pairs)) == 30
    assert all(one != two for one, two in pairs)
    for case in found[:3]:
        alone = simulate("gladius", games=10, bots=("greedy", "random"), variant=case.variant, seed=3)
        assert alone.bots["greedy"] == case.result
        assert alone.draws == case.draws
        assert alone.as_json()["length"]["mean"] == case.turns
    assert len(pairings("gladius", "greedy", "random", 2, mirrors=True)) == 36


def test_many_processes_find_the_same() -> None:
    one, two = (pairings("gladius", "greedy", "random", 2, jobs=jobs) for jobs in (1, 2))
    assert one == two


def test_the_same_bot_on_both_sides_is_counted_for_the_first_seat() -> None:
    variant = {"fighter_1": "secutor", "fighter_2": "retiarius"}
    (case,) = cases("gladius", ("random", "random"), [variant], 40, seed=1)
    report = simulate("gladius", games=40, bots=("random",), variant=variant, seed=1)
    assert case.result.wins == report.wins[0]


def test_a_study_with_failures_is_worthless() -> None:
    with pytest.raises(RuntimeError, match="oh dear"):
        cases("gladius", ("tests.bots.strangers:Crashing", "random"), [{}], 2)


def test_a_game_without_fighters_has_no_pairings(monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.kernel.forum import BOOK as FORUM  # noqa: PLC0415

    monkeypatch.setattr("munera.lab.strength.book", lambda game: FORUM)
    with pytest.raises(BadVariant, match="no fighters to pair"):
        pairings("forum", "random", "random", 1)


@pytest.mark.slow
def test_the_tables_of_the_page_can_be_made_again(capsys: pytest.CaptureFixture[str]) -> None:
    lines = list(balance.tables(2, 1))
    text = "\n".join(lines)
    assert text.count("| secutor | retiarius |") >= 6
    for word in ("lion", "hard", "Different styles: mean", "samnite"):
        assert word in text
