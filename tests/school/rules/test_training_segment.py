"""Training segment: one roll each, and everything that changes it."""

from __future__ import annotations

from typing import Any

import pytest

from munera.kernel import Illegal
from munera.testing.school import Table, campaign, retiarius, school, secutor


def trained(*dice: int, extra: bool = False, gold: int = 50, **given: Any) -> Table:
    """Flamma's training, with these dice."""
    m = campaign(school(secutor("Flamma", **given), gold=gold), school(), stage="training", dice=dice)
    if m.stage == "training":
        m.train(*["Flamma"] if extra else [])
    return m


def change(**given: Any) -> int:
    """What is added to Flamma's roll."""
    ((_, die, total),) = trained(3, **given).events_of("trains")
    assert die == 3
    return int(total) - int(die)


@pytest.mark.rule("GS-TRAINING-1")
def test_one_roll_for_each_gladiator() -> None:
    m = campaign(
        school(secutor("Flamma"), secutor("Verus")),
        school(retiarius("Kalendio", rests=9)),
        stage="training",
        dice=[1, 2, 3],
    )
    m.train()
    assert m.events_of("trains") == [("Flamma", 1, 1), ("Verus", 2, 2), ("Kalendio", 3, 3)]


@pytest.mark.rule("GS-TRAINING-1")
def test_the_dead_do_not_train() -> None:
    m = campaign(
        school(retiarius("Kalendio")), school(secutor("Flamma")), stage="combat", pairs=[("Kalendio", "Flamma")]
    )
    m.fight("Kalendio")
    m.until("training")
    assert m.asked() == [(0, "train")]
    m.train()
    assert [name for name, *_ in m.events_of("trains")] == ["Kalendio"]


@pytest.mark.rule("GS-TRAINING-2")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_four_or_more_is_an_experience_point(die: int) -> None:
    m = trained(die, 3, experience=2)
    gains = die >= 4
    assert m.gladiator("Flamma").experience == 2 + gains
    assert sum(m.gladiator("Flamma").stats) == gains
    assert len(m.events_of("learns")) == gains


@pytest.mark.rule("GS-TRAINING-2")
def test_the_changed_roll_counts() -> None:
    assert trained(3, 1, won=True).gladiator("Flamma").experience == 2
    assert trained(4, age="older").gladiator("Flamma").experience == 1
    assert trained(6, 1, healing=True).gladiator("Flamma").experience == 2
    assert trained(5, healing=True).gladiator("Flamma").experience == 1


@pytest.mark.rule("GS-TRAINING-3")
def test_an_old_gladiator_subtracts_one() -> None:
    assert change(age="older") == -1


@pytest.mark.rule("GS-27")
def test_younger_and_prime_change_nothing_and_nobody_ages() -> None:
    assert change(age="younger") == change(age="prime") == 0
    m = campaign(
        school(secutor("Flamma", age="prime")), school(secutor("Verus", age="younger")), turn=1, turns="8"
    )
    m.until("over")
    assert (m.gladiator("Flamma").age, m.gladiator("Verus").age) == ("prime", "younger")


@pytest.mark.rule("GS-TRAINING-4")
def test_five_gold_of_extra_training_add_one() -> None:
    m = trained(3, 6, extra=True)
    assert m.events_of("trains") == [("Flamma", 3, 4)]
    assert m.gold[0] == 45
    assert m.event("learns") == ("Flamma", "charisma", 2)
    m = trained(3)
    assert m.events_of("trains") == [("Flamma", 3, 3)]
    assert m.gold[0] == 50


@pytest.mark.rule("GS-26")
def test_the_gold_is_gone_whatever_the_roll() -> None:
    m = trained(1, extra=True)
    assert m.gold[0] == 45
    assert m.kinds().index("trains_extra") < m.kinds().index("trains")
    assert m.events_of("learns") == []


@pytest.mark.rule("GS-26")
def test_once_for_each_gladiator_and_only_with_the_gold_for_it() -> None:
    m = campaign(
        school(secutor("Flamma"), secutor("Verus"), secutor("Priscus"), gold=14),
        school(retiarius("Kalendio"), gold=4),
        school(gold=50),
        stage="training",
        dice=[3, 1, 3, 3, 1, 3],
    )
    assert m.asked() == [(0, "train")]  # the others have nobody to train, or no gold
    flamma, verus, priscus, kalendio = (m.gladiator(n).id for n in ("Flamma", "Verus", "Priscus", "Kalendio"))
    assert m.allows(0, (flamma, priscus))
    for choice in ((flamma, verus, priscus), (flamma, flamma), (kalendio,)):
        assert not m.allows(0, choice)
        with pytest.raises(Illegal):
            m.match.answer(0, choice)
    m.train("Flamma", "Priscus")
    assert m.event("trains_extra") == (0, "Flamma", "Priscus")
    assert m.gold[0] == 4
    assert [total for _, _, total in m.events_of("trains")] == [4, 3, 4, 3]


@pytest.mark.rule("GS-26")
def test_schools_choose_in_secret() -> None:
    m = campaign(school(secutor("Flamma")), school(retiarius("Kalendio")), stage="training")
    other = m.match.fork(log=True)
    m.match.answer(0, m.ids(["Flamma"]))
    other.answer(0, ())
    assert m.match.sent(1) == other.sent(1)
    assert m.gold == (50, 50)
    assert m.events_of("trains") == []


@pytest.mark.rule("GS-TRAINING-5")
def test_a_winner_adds_one() -> None:
    assert change(won=True) == 1
    m = campaign(
        school(retiarius("Kalendio")),
        school(secutor("Flamma")),
        stage="combat",
        pairs=[("Kalendio", "Flamma")],
        dice=[*(1, 1, 1, 1), *(1, 1), 2],
    )
    m.fight("Kalendio")
    m.until("training")
    m.train()
    assert m.events_of("trains") == [("Kalendio", 2, 3)]


@pytest.mark.rule("GS-TRAINING-5")
def test_only_in_the_turn_of_the_win() -> None:
    m = campaign(school(secutor("Flamma", won=True, superior=True, healing=True)), school(), stage="training")
    m.next_turn()
    flamma = m.gladiator("Flamma")
    assert (flamma.won, flamma.superior, flamma.healing, flamma.fought) == (False, False, False, False)


def superior(winner: int, loser: int) -> bool:
    """Does a winner with so much experience find a loser with so much superior?"""
    m = campaign(
        school(retiarius("Kalendio", experience=winner)),
        school(secutor("Flamma", experience=loser)),
        stage="combat",
        pairs=[("Kalendio", "Flamma")],
        dice=[*(1, 1, 1, 1), *(1, 1), 1],
    )
    m.fight("Kalendio")
    m.until("training")
    m.train()
    assert m.events_of("trains")[0][2] in (2, 3)
    return bool(m.events_of("trains")[0][2] == 3)


@pytest.mark.rule("GS-TRAINING-6")
def test_a_superior_foe_adds_one_more() -> None:
    assert change(won=True, superior=True) == 2
    assert superior(3, 6)


@pytest.mark.rule("GS-20")
def test_superior_is_a_foe_with_more_experience() -> None:
    assert superior(4, 5)
    assert not superior(5, 5)
    assert not superior(6, 5)


@pytest.mark.rule("GS-20")
def test_the_experience_at_the_beginning_of_the_bout_counts() -> None:
    """Blood lust comes as they enter, before the bout: it makes them the equal of their foe."""
    for die, better in ((5, True), (6, False)):
        m = campaign(
            school(retiarius("Kalendio", experience=4)),
            school(secutor("Flamma", experience=5, in_ring=True)),
            stage="combat",
            pairs=[("Kalendio", "Flamma")],
            first_blood=True,
            dice=[die, *[6] * (die == 6)],
        )
        m.fight("Kalendio")
        assert m.gladiator("Kalendio").superior is better


@pytest.mark.rule("GS-20")
def test_a_loser_beats_nobody() -> None:
    m = campaign(
        school(retiarius("Kalendio", experience=1)),
        school(secutor("Flamma", experience=6)),
        stage="combat",
        pairs=[("Kalendio", "Flamma")],
        dice=[6],
    )
    m.fight("Flamma", left=5)
    assert not m.gladiator("Kalendio").superior
    assert not m.gladiator("Flamma").superior


@pytest.mark.rule("GS-TRAINING-7", "GS-25")
@pytest.mark.parametrize(
    ("experience", "less"), [(1, 0), (9, 0), (10, 1), (14, 1), (15, 2), (19, 2), (20, 3), (35, 3)]
)
def test_much_experience_subtracts_by_the_highest_bracket_alone(experience: int, less: int) -> None:
    assert change(experience=experience) == -less


@pytest.mark.rule("GS-TRAINING-8")
def test_healing_subtracts_two() -> None:
    assert change(healing=True) == -2


@pytest.mark.rule("GS-TRAINING-2", "GS-25")
def test_all_changes_are_added_up() -> None:
    assert change(age="older", healing=True, won=True, superior=True, experience=15) == -1 - 2 + 1 + 1 - 2
    m = trained(6, extra=True, age="older", healing=True, experience=20)
    assert m.events_of("trains") == [("Flamma", 6, 6 + 1 - 1 - 2 - 3)]


@pytest.mark.rule("GS-TRAINING-9")
@pytest.mark.parametrize(
    ("die", "stat"),
    [(1, "strength"), (2, "skill"), (3, "endurance"), (4, "prowess"), (5, "reflexes"), (6, "charisma")],
)
def test_with_each_experience_point_comes_a_level_of_a_stat(die: int, stat: str) -> None:
    facts: dict[str, Any] = {stat: 2}
    m = trained(6, die, experience=7, **facts)
    assert m.event("learns") == ("Flamma", stat, 8)
    assert m.gladiator("Flamma").stats[die - 1] == 3
    assert sum(m.gladiator("Flamma").stats) == 3
    assert m.history("Flamma") == ((1, "trained", stat),)


@pytest.mark.rule("GS-TRAINING-9")
def test_learned_endurance_is_a_hit_point() -> None:
    assert trained(6, 3).gladiator("Flamma").full_hp() == 11
