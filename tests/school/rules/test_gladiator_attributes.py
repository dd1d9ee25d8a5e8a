"""Gladiator attributes: who they are, and what winning makes of them."""

from __future__ import annotations

from typing import Any

import pytest

from munera.games.school.gladiators import NAMES, Gladiator
from munera.testing.school import Table, campaign, founded, retiarius, school, secutor


def rolled(
    nationality: int = 2,
    age: int = 3,
    size: int = 3,
    career: int = 4,
    experience: int = 1,
    style: int = 1,
    more: tuple[int, ...] = (),
    again: tuple[int, ...] = (),
) -> tuple[Table, Gladiator]:
    """A slave rolled up with these dice; `again`: careers rolled again; `more`: stats, and a citizen's dice."""
    dice = [1, nationality, age, size, career, *again, experience, style, *more]
    m = campaign(school(), school(), slaves="rolled", dice=dice)
    (lot,) = m.lots()
    return m, lot


@pytest.mark.rule("GS-ATTRIBUTES-1")
def test_every_gladiator_has_a_name() -> None:
    for slaves in ("ready_made", "rolled"):
        m = founded(6, slaves=slaves)
        assert len(m.state.people) == 6 + len(m.lots())
        assert all(g.name for g in m.state.people.values())


@pytest.mark.rule("GS-50")
def test_the_name_is_drawn_from_the_list_of_the_nationality() -> None:
    names = set()
    for seed in range(8):
        for g in founded(6, seed).state.people.values():
            assert g.name in NAMES[g.nationality]
            names.add(g.name)
    assert len(names) > 40  # drawn, not read off in order


@pytest.mark.rule("GS-50")
def test_nobody_else_has_the_name() -> None:
    for seed in range(6):
        m = founded(6, seed, turns="8")
        m.until("over")
        names = [g.name for g in m.state.people.values()]
        assert len(names) == len(set(names))


@pytest.mark.rule("GS-50")
def test_when_a_list_is_used_up_a_name_comes_again_with_a_numeral() -> None:
    romans = [secutor(name) for name in NAMES["roman"][:-1]]
    last = NAMES["roman"][-1]
    dice = [2, *(1, 3, 3, 4, 1, 1, 1), *(1, 3, 3, 4, 1, 1, 1)]
    m = campaign(school(*romans, gold=200), school(), slaves="rolled", dice=dice)
    one, two = m.lots()
    assert one.name == last
    name, numeral = two.name.split()
    assert name in NAMES["roman"]
    assert numeral == "XXI"  # the twenty-first gladiator of this campaign


@pytest.mark.rule("GS-ATTRIBUTES-2")
@pytest.mark.parametrize(
    ("die", "nationality"), [(1, "roman"), (2, "greek"), (3, "spanish"), (4, "gaul"), (5, "arab"), (6, "african")]
)
def test_one_die_tells_the_nationality(die: int, nationality: str) -> None:
    _, lot = rolled(nationality=die)
    assert lot.nationality == nationality
    assert lot.name in NAMES[nationality]


@pytest.mark.rule("GS-ATTRIBUTES-3")
@pytest.mark.parametrize(
    ("die", "age"), [(1, "younger"), (2, "younger"), (3, "prime"), (4, "prime"), (5, "prime"), (6, "older")]
)
def test_one_die_tells_the_age(die: int, age: str) -> None:
    assert rolled(age=die)[1].age == age


@pytest.mark.rule("GS-ATTRIBUTES-4")
@pytest.mark.parametrize(
    ("die", "size"), [(1, "small"), (2, "small"), (3, "average"), (4, "average"), (5, "large"), (6, "large")]
)
def test_one_die_tells_the_size_and_the_large_are_stronger(die: int, size: str) -> None:
    _, lot = rolled(size=die, experience=3, more=(1, 1, 6))
    assert lot.size == size
    assert lot.stats == (2 + (size == "large"), 0, 0, 0, 0, 1)
    assert lot.experience == 3


@pytest.mark.rule("GS-ATTRIBUTES-5")
@pytest.mark.parametrize(
    ("die", "career"),
    [(1, "criminal"), (2, "slave"), (3, "prisoner"), (4, "servant"), (5, "soldier"), (6, "citizen")],
)
def test_one_die_tells_the_previous_career(die: int, career: str) -> None:
    assert rolled(career=die)[1].career == career


@pytest.mark.rule("GS-ATTRIBUTES-6")
def test_a_roman_is_never_a_prisoner() -> None:
    for seed in range(40):
        for g in founded(6, seed, slaves="rolled").state.people.values():
            assert (g.nationality, g.career) != ("roman", "prisoner")


@pytest.mark.rule("GS-38")
def test_a_roman_who_rolls_prisoner_rolls_their_career_again() -> None:
    _, lot = rolled(nationality=1, career=3, again=(3, 3, 1), experience=2, style=6, more=(2, 2))
    assert (lot.nationality, lot.career) == ("roman", "criminal")
    assert (lot.experience, lot.style, lot.stats) == (2, "samnite", (0, 2, 0, 0, 0, 0))
    _, other = rolled(nationality=2, career=3)
    assert other.career == "prisoner"


@pytest.mark.rule("GS-ATTRIBUTES-7", "GS-39")
@pytest.mark.parametrize(("die", "experience"), [(1, 4), (2, 4), (3, 4), (4, 4), (5, 5), (6, 6)])
def test_a_soldier_has_at_least_four_experience_and_as_many_stats(die: int, experience: int) -> None:
    _, lot = rolled(career=5, experience=die, style=2, more=(1, 2, 3, 4, 5, 6)[:experience])
    assert (lot.career, lot.experience, lot.style) == ("soldier", experience, "retiarius")
    assert lot.stats == tuple(int(stat < experience) for stat in range(6))
    assert lot.minimum_bid() == 2 * experience


@pytest.mark.rule("GS-ATTRIBUTES-8")
@pytest.mark.parametrize("dice", [(1, 1), (3, 4), (6, 6)])
def test_the_minimum_bid_for_a_citizen_is_two_dice_higher(dice: tuple[int, int]) -> None:
    m, lot = rolled(career=6, experience=2, more=(1, 1, *dice))
    assert lot.surcharge == sum(dice)
    assert m.offered(0)[1] == 4 + sum(dice)
    assert lot.experience == 2


@pytest.mark.rule("GS-ATTRIBUTES-9")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_one_die_tells_the_experience(die: int) -> None:
    _, lot = rolled(experience=die, more=(2,) * die)
    assert lot.experience == die
    assert lot.stats == (0, die, 0, 0, 0, 0)


@pytest.mark.rule("GS-ATTRIBUTES-10")
@pytest.mark.parametrize(
    ("die", "style"),
    [(1, "secutor"), (2, "retiarius"), (3, "thracian"), (4, "murmillo"), (5, "dimachaeri"), (6, "samnite")],
)
def test_one_die_tells_the_style(die: int, style: str) -> None:
    m, lot = rolled(style=die)
    assert lot.style == style
    assert m.event("slave") == (lot.name, lot.name, style, 2)


# ---------------------------------------------------------------------- wins


@pytest.mark.rule("GS-ATTRIBUTES-11")
def test_a_new_gladiator_has_won_no_match() -> None:
    for slaves in ("ready_made", "rolled"):
        assert {g.wins for g in founded(6, slaves=slaves).state.people.values()} == {0}


def winner(**given: Any) -> Table:
    """Kalendio wins a match."""
    m = campaign(
        school(retiarius("Kalendio", **given)),
        school(secutor("Flamma")),
        stage="combat",
        pairs=[("Kalendio", "Flamma")],
        dice=[*(1, 1, 1, 1), *(1, 1)],
    )
    m.fight("Kalendio")
    return m


@pytest.mark.rule("GS-ATTRIBUTES-12")
@pytest.mark.parametrize(("wins", "gains"), [(0, 0), (1, 1), (2, 0), (3, 1), (4, 0), (5, 1)])
def test_every_second_win_is_a_level_of_charisma(wins: int, gains: int) -> None:
    m = winner(wins=wins, charisma=2)
    assert m.gladiator("Kalendio").wins == wins + 1
    assert m.gladiator("Kalendio").charisma == 2 + gains
    assert m.events_of("acclaimed") == [("Kalendio", 3)] * gains


@pytest.mark.rule("GS-17")
def test_the_level_comes_at_once() -> None:
    m = winner(wins=1)
    kinds = m.kinds()
    assert kinds.index("acclaimed") == kinds.index("match_won") + 1
    assert [purse for _, purse, _ in m.events_of("earns")] == ["won", "lost", "charisma"]  # and earns this turn


@pytest.mark.rule("GS-17")
def test_charisma_that_they_lost_does_not_come_back_for_old_wins() -> None:
    m = winner(wins=4, charisma=0)  # they had two levels, and lost them
    assert (m.gladiator("Kalendio").wins, m.gladiator("Kalendio").charisma) == (5, 0)
    m = winner(wins=5, charisma=0)
    assert (m.gladiator("Kalendio").wins, m.gladiator("Kalendio").charisma) == (6, 1)


@pytest.mark.rule("GS-17")
def test_a_draw_and_the_animals_are_no_wins() -> None:
    m = campaign(
        school(retiarius("Kalendio", wins=1), secutor("Verus", wins=1)),
        school(secutor("Flamma", wins=1)),
        stage="combat",
        pairs=[("Kalendio", "Flamma")],
        animals=["Verus"],
        limit=2,
    )
    m.stand_off()
    assert [m.gladiator(name).wins for name in ("Kalendio", "Verus", "Flamma")] == [1, 1, 1]
    assert m.events_of("acclaimed") == []
