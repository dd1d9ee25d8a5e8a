"""The 108 ready-made gladiators, checked against the rules by which they were made."""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib.resources import files
from pathlib import Path
from typing import Any

from tools.sheets.rulebooks import row_hash

from munera.games.gladius.cards import STYLES
from munera.games.school.gladiators import (
    AGES,
    CAREERS,
    NATIONALITIES,
    READY_MADE,
    SIZES,
    STAT_TABLE,
    ready_made,
)

FILE: dict[str, Any] = tomllib.loads(files("munera.games.school").joinpath("gladiators.toml").read_text("utf-8"))
MEN = [ready_made(row) for row in READY_MADE]
PINNED = Path(__file__).with_name("ready_made.txt")  # made of the rulebook by `tools.sheets`: a hash for each row


def test_every_throw_has_its_gladiator_and_none_has_two() -> None:
    throws = [100 * one + 10 * two + three for one in range(1, 4) for two in range(1, 7) for three in range(1, 7)]
    assert sorted(READY_MADE) == throws
    assert [fighter.row for fighter in MEN] == throws


def test_every_word_is_known_and_every_number_a_level() -> None:
    for fighter in MEN:
        assert fighter.style in STYLES
        assert fighter.nationality in NATIONALITIES
        assert fighter.age in AGES
        assert fighter.size in SIZES
        assert fighter.career in CAREERS
        assert type(fighter.experience) is int
        assert 1 <= fighter.experience <= 6
        assert len(fighter.stats) == len(STAT_TABLE)
        assert all(type(level) is int and level >= 0 for level in fighter.stats)


def test_a_level_for_each_experience_point_and_one_more_for_the_large() -> None:
    for fighter in MEN:
        assert sum(fighter.stats) == fighter.experience + fighter.large, fighter.row


def test_the_large_are_strong() -> None:
    assert all(fighter.stats[0] >= 1 for fighter in MEN if fighter.large)


def test_soldiers_have_four_experience() -> None:
    soldiers = [fighter for fighter in MEN if fighter.career == "soldier"]
    assert soldiers
    assert min(fighter.experience for fighter in soldiers) == 4


def test_no_roman_is_a_prisoner() -> None:
    assert not [fighter for fighter in MEN if (fighter.nationality, fighter.career) == ("roman", "prisoner")]


def test_they_are_as_many_of_each_sort_as_were_counted() -> None:
    assert Counter(fighter.style for fighter in MEN) == {
        "secutor": 24,
        "thracian": 21,
        "dimachaeri": 19,
        "murmillo": 16,
        "retiarius": 15,
        "samnite": 13,
    }
    assert Counter(fighter.size for fighter in MEN) == {"small": 41, "average": 47, "large": 20}
    assert Counter(fighter.age for fighter in MEN) == {"younger": 30, "prime": 64, "older": 14}
    assert sum(fighter.career == "citizen" for fighter in MEN) == 21


def test_three_misspelt_styles_are_set_right_and_marked() -> None:
    assert FILE["repaired"] == [216, 221, 254]
    assert {READY_MADE[row][0] for row in FILE["repaired"]} == {"murmillo"}
    assert FILE["source"] == "rulebook"


def test_a_new_one_is_nobodys_and_has_done_nothing() -> None:
    for fighter in MEN:
        assert (
            fighter.owner,
            fighter.wins,
            fighter.bouts,
            fighter.lost_hp,
            fighter.surcharge,
            fighter.history,
        ) == (-1, 0, 0, 0, 0, ())


def test_they_are_those_of_the_rulebook() -> None:
    ours = [
        row_hash([row, *READY_MADE[row]]) + (" misspelt" if row in FILE["repaired"] else "") for row in READY_MADE
    ]
    assert ours == PINNED.read_text("utf-8").splitlines()
