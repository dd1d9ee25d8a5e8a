"""What table options say of themselves: when they matter, and what can be chosen."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from munera.games import books
from munera.games.gladius.rulebook import Gladius
from munera.games.serpents.rulebook import BOOK as SERPENTS
from munera.games.spartacus.rulebook import BOOK as SPARTACUS
from munera.kernel import BadVariant, Is, Rulebook, Seats
from munera.kernel.conditions import Chosen
from munera.kernel.laws import Broken, Case
from munera.kernel.laws.options import deciding, without_effect
from munera.kernel.settings import complete
from tests.kernel.forum import BOOK as FORUM


@pytest.mark.parametrize("book", books().values(), ids=lambda book: book.id)
def test_an_option_that_does_not_matter_changes_nothing(book: Rulebook[Any]) -> None:
    counts = [without_effect(case, seed) for case in deciding(book) for seed in range(2)]
    assert any(counts) == any(setting.when for setting in book.settings.values())


class Deceived(Gladius):
    """Who begins matters, whatever this says."""

    settings = {**Gladius.settings, "start": replace(Gladius.settings["start"], when=(Seats(1, 1),))}


def test_an_option_that_matters_after_all_is_found() -> None:
    case = Case(Deceived(), 2)
    with pytest.raises(Broken, match="changes nothing"):
        sum(without_effect(case, seed) for seed in range(20))


@pytest.mark.parametrize("book", [*books().values(), FORUM], ids=lambda book: book.id)
def test_conditions_name_options_and_values_that_there_are(book: Rulebook[Any]) -> None:
    for name, setting in book.settings.items():
        assert all(setting.accepts(value) for need in setting.needs for value in need.values), name
        for condition in (*setting.when, *(need.condition for need in setting.needs)):
            if isinstance(condition, Is):
                assert condition.option != name
                assert all(book.settings[condition.option].accepts(value) for value in condition.values), name


@pytest.mark.parametrize("book", books().values(), ids=lambda book: book.id)
def test_every_size_of_table_can_be_played(book: Rulebook[Any]) -> None:
    for seats in book.seats:
        book.check(seats, complete(book.settings, book.short_game_for(seats)))


def faults(book: Rulebook[Any], seats: int, **options: Any) -> list[dict[str, Any]]:
    return [fault.plain() for fault in Chosen(book.settings, seats, complete(book.settings, options)).faults()]


def test_what_is_amiss_is_said_with_the_options_that_it_is_about() -> None:
    houses = {"houses": "assigned", "house_1": "ho-varinius", "house_2": "ho-glaber", "house_3": "ho-varinius"}
    twice = {"options": ["house_1", "house_3"], "value": "ho-varinius", "why": "twice"}
    assert faults(SERPENTS, 3, **houses) == [twice]
    new = {"options": ["house_1"], "value": "ho-varinius", "why": "not_in_play"}
    assert faults(SERPENTS, 3, **houses, expansion="cards") == [new, twice, {**new, "options": ["house_3"]}]
    assert faults(SERPENTS, 3, **{**houses, "houses": "roll"}, expansion="cards") == []
    crowd = {"options": ["expansion"], "value": "cards", "why": "too_many"}
    assert faults(SERPENTS, 5, **houses, expansion="cards")[0] == crowd
    assert faults(SERPENTS, 5, mode="fight", expansion="cards") == [
        {"options": ["mode"], "value": "fight", "why": ""}
    ]


@pytest.mark.parametrize(
    ("seats", "options", "why"),
    [
        (2, {}, "mode=game is for 3 or more seats"),
        (3, {"mode": "fight"}, "mode=fight is for 2 seats"),
        (2, {"mode": "fight", "type": "quick"}, "type can be said with mode=game only"),
        (3, {"fighter_1": "gl-crixus"}, "fighter_1 can be said with mode=fight only"),
        (3, {"house_1": "ho-glaber"}, "house_1 can be said with houses=assigned only"),
        (3, {"houses": "assigned", "house_1": "ho-glaber"}, "house_1, house_2 are all ho-glaber"),
        (3, {"houses": "assigned", "house_4": "ho-glaber"}, None),  # there is no fourth seat
    ],
)
def test_a_contradiction_is_refused(seats: int, options: dict[str, Any], why: str | None) -> None:
    chosen = complete(SPARTACUS.settings, options)
    if why is None:
        SPARTACUS.check(seats, chosen)
        return
    with pytest.raises(BadVariant, match=why):
        SPARTACUS.check(seats, chosen)
