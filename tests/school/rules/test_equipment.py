"""Equipment: dice and gold."""

from __future__ import annotations

import pytest

from munera.kernel import BadPosition, Illegal
from munera.testing.school import arena_of, campaign, founded, retiarius, school, secutor


@pytest.mark.rule("GS-EQUIPMENT-1")
def test_a_die_has_six_sides() -> None:
    counts = {founded(2, seed).event("slaves") for seed in range(60)}
    assert counts == {(1,), (2,), (3,), (4,), (5,), (6,)}
    with pytest.raises(BadPosition):
        campaign(school(), school(), dice=[7])


@pytest.mark.rule("GS-EQUIPMENT-1")
def test_two_dice_are_added() -> None:
    m = campaign(school(secutor("Flamma")), school(), stage="combat", animals=["Flamma"], dice=[2, 5])
    assert m.event("earns") == (0, "animals", 7)
    purses = set()
    for seed in range(200):
        m = campaign(school(secutor("Flamma")), school(), stage="combat", animals=["Flamma"], seed=seed)
        purses |= {m.gold[0] - 50 + 5}
    assert purses == set(range(2, 13))


@pytest.mark.rule("GS-EQUIPMENT-1")
def test_gold_is_whole() -> None:
    m = campaign(school(gold=5), school(gold=7), stage="auction", lots=[secutor("Verus", experience=1)])
    assert m.offered(0) == [0, 2, 3, 4, 5]
    for bid in (2.5, 3.0, "3", True):
        with pytest.raises(Illegal):
            m.match.answer(0, bid)
    assert m.match.sealed() == ()


@pytest.mark.rule("GS-16")
@pytest.mark.parametrize(("die", "loss"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_a_three_sided_die_is_half_a_die_rounded_up(die: int, loss: int) -> None:
    m = campaign(
        school(retiarius("Kalendio")),
        school(secutor("Flamma", charisma=5)),
        stage="combat",
        pairs=[("Kalendio", "Flamma")],
        dice=[4, die],
    )
    m.fight("Kalendio", left=5)
    assert m.event("shamed") == ("Flamma", loss)
    assert m.gladiator("Flamma").charisma == 5 - loss


@pytest.mark.rule("GS-16")
@pytest.mark.parametrize(("die", "points"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_the_lame_lose_as_many_points_as_a_three_sided_die_shows(die: int, points: int) -> None:
    m = arena_of("Kalendio", "Flamma", dice=[3, die])
    m.fight("Kalendio", left=5)
    assert m.event("lamed") == ("Flamma", points)
    m.loses(*["hit_points"] * points)
    assert m.gladiator("Flamma").full_hp() == 10 - points
    assert m.kind == "trade"
