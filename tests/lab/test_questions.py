"""What `tools.questions` calls meaningful, and how long `bench.minutes` says that a game takes."""

from __future__ import annotations

from typing import Any

import pytest
from bench.minutes import PACE, Watched, line, time_for
from bench.minutes import play_one as watch_one
from tools.questions.__main__ import lines
from tools.questions.asking import measured, play_one
from tools.questions.houses import house as house_worth
from tools.questions.measuring import differ, tried, weigh

from munera.bots.bot import Seen
from munera.bots.spartacus.reading import BotTable
from munera.kernel import Option, Stream
from munera.testing.gladius import duel, retiarius, secutor
from munera.testing.spartacus import house, market
from munera.testing.table import listed

WORLDS = 4


def test_results_differ_by_more_than_two_standard_errors() -> None:
    assert differ([3.0, 3.0, 3.0], [2.0, 2.0, 2.0])  # by the same in every world
    assert not differ([1.0, 2.0, 3.0], [1.0, 2.0, 3.0])
    assert not differ([3.0, 0.0, 3.0, 0.0], [0.0, 3.0, 1.0, 2.0])
    assert differ([3.0, 4.0, 5.0, 4.0], [1.0, 2.0, 4.0, 3.0])


def weighed(hand: list[str], answer: Option) -> tuple[bool, bool]:
    table = duel(retiarius(hand=hand), secutor(), top=["sword_stab"])
    return weigh(table.match, table.ask, answer, "seed", WORLDS)


def test_to_attack_or_not_is_meaningful_and_another_answer_may_be_better() -> None:
    assert weighed(["trident_thrust"], "trident_thrust") == (True, False)
    assert weighed(["trident_thrust"], "pass") == (True, True)


def test_which_of_six_dead_cards_goes_is_not_meaningful() -> None:
    hand = ["sword_stab", "shield_block", "shield_block", "armor_secutor", "armor_secutor"]
    assert weighed(hand, "shield_block") == (False, False)


def test_of_many_options_some_are_tried_and_always_the_one_that_was_chosen() -> None:
    table = duel(retiarius(hand=["leap", "duck", "dodge", "parry", "kick"]), secutor(), top=["dagger"])
    assert tried(table.ask, "duck", Stream.seeded(1)) == list(listed(table.ask))
    many = type(table.ask)(0, "bid", range(30))
    assert tried(many, 4, Stream.seeded(1)) == [0, 7, 14, 22, 29, 4]


def test_a_sample_depends_on_its_seed_alone() -> None:
    found = measured("gladius", everything=False, sample=3, worlds=2)
    assert found == measured("gladius", everything=False, sample=3, worlds=2)
    assert "asked per meaningful one (3 to " in next(lines("gladius", found, 3, 1.0))
    asked = play_one("gladius", everything=True, worlds=2, number=0)
    assert asked.unasked == 0
    assert asked.asked > found[0].asked


def test_a_state_is_shown_as_long_as_the_browser_shows_it() -> None:
    def line(weight: str, level: str = "news", setback: bool = False) -> dict[str, Any]:
        return {"weight": weight, "level": level, "setback": setback}

    assert time_for([], changed=False) == 0
    assert time_for([], changed=True) == time_for([line("quiet")], changed=True) == 300
    assert time_for([line("news")], changed=True) == 800
    assert time_for([line("news")] * 3, changed=True) == 1100
    assert time_for([line("quiet", setback=True)], changed=True) == 800
    assert time_for([line("news"), line("deciding")], changed=True) == 2000


def test_a_long_stretch_is_shown_faster_but_not_what_decides() -> None:
    watched = Watched(questions=2, stretch=[300] * 40)
    watched.end_stretch(PACE["patience"]["question"])
    assert watched.seconds == 6.0
    watched.stretch = [2000] * 10
    watched.end_stretch(PACE["patience"]["question"])
    assert watched.seconds == 16.0
    assert watched.minutes == (2 * 6 + 16) / 60
    assert line("gladius", [watched]).startswith("gladius      0.5 minutes (bar 6)")


def test_a_first_game_is_watched_to_its_end() -> None:
    watched = watch_one("gladius", 0)
    assert watched.questions > 3
    assert watched.seconds > 5


def test_a_house_of_spartacus_is_worth_more_with_more() -> None:
    def worth(**more: Any) -> float:
        m = market(house("gl-syrian-warrior", **more), house("gl-celt-warrior"), house("gl-numidian-warrior"))
        return house_worth(BotTable(Seen(m.match, 0).part("sight"), 0), 0)

    assert worth(coins=5) - worth(coins=4) == pytest.approx(1)
    assert worth(influence=8) - worth(influence=7) > 5
