"""Written positions: what they say, and what they must not say."""

from __future__ import annotations

from typing import Any

import pytest

from munera.kernel import BadPosition, start_from
from tests.positions import check_recorded
from tests.school.table import BOOK, campaign, gladiator, retiarius, school, secutor

MEN = [school(secutor("Flamma"), secutor("Verus")), school(retiarius("Kalendio"))]


def test_whatever_is_not_said_is_plain() -> None:
    m = campaign(school({"name": "Flamma"}), {"gladiators": []}, stage="training")
    flamma = m.man("Flamma")
    assert (m.gold, m.fame, m.turn) == ((50, 50), (0, 0), 1)
    assert (flamma.style, flamma.experience, flamma.stats, flamma.owner) == ("secutor", 1, (0,) * 6, 0)
    assert (flamma.nationality, flamma.age, flamma.size, flamma.career) == ("roman", "prime", "average", "slave")
    unnamed = start_from(BOOK, {"schools": [{"gladiators": [{}]}, {}], "stage": "training"})
    assert unnamed.state.people[1].name == "Gladiator 1"


def test_gladiators_are_numbered_as_written_and_lots_last() -> None:
    m = campaign(*MEN, stage="auction", lots=[secutor("Priscus"), secutor("Celadus")])
    assert [g.name for g in m.state.people.values()] == ["Flamma", "Verus", "Kalendio", "Priscus", "Celadus"]
    assert m.state.lots == (4, 5)
    assert m.state.made == 5


def test_everything_about_a_gladiator_can_be_said() -> None:
    told: dict[str, Any] = {
        "nationality": "gaul",
        "age": "older",
        "size": "large",
        "career": "citizen",
        "experience": 7,
        "wins": 3,
        "bouts": 5,
        "lost_hp": 1,
        "surcharge": 9,
        "rests": 4,
        "healing": True,
        "fought": True,
        "won": True,
        "superior": True,
        "in_ring": True,
    }
    m = campaign(school(gladiator("Flamma", "samnite", **told, charisma=2)), school(), stage="training", turn=3)
    flamma = m.man("Flamma")._asdict()
    assert {key: flamma[key] for key in told} == told
    assert (flamma["style"], flamma["stats"]) == ("samnite", (0, 0, 0, 0, 0, 2))


def test_a_campaign_from_a_position_can_be_recorded() -> None:
    m = campaign(*MEN, stage="arena", dice=[6, 6, 6], turn=7, turns="8")
    m.send("Flamma", "Kalendio")
    m.until("over")
    assert check_recorded(m.match)["dice"] == [6, 6, 6]


@pytest.mark.parametrize(
    "wrong",
    [
        {"stage": "lunch"},
        {"stage": "over"},
        {"turn": 21, "stage": "arena"},
        {"turn": 0, "stage": "arena"},
        {"turn": 20, "stage": "slaves"},
        {"turn": -1},
        {"turn": True},
        {"schools": [{}]},
        {"schools": [{}] * 7},
        {"schools": [{"gold": -1}, {}]},
        {"schools": [{"gold": 2.5}, {}]},
        {"schools": [{"fame": "much"}, {}]},
        {"schools": [{"slaves": []}, {}]},
        {"schools": [{"gladiators": [{"style": "lion"}]}, {}]},
        {"schools": [{"gladiators": [{"nationality": "german"}]}, {}]},
        {"schools": [{"gladiators": [{"age": "old"}]}, {}]},
        {"schools": [{"gladiators": [{"size": "huge"}]}, {}]},
        {"schools": [{"gladiators": [{"career": "poet"}]}, {}]},
        {"schools": [{"gladiators": [{"experience": 0}]}, {}]},
        {"schools": [{"gladiators": [{"stats": {"luck": 1}}]}, {}]},
        {"schools": [{"gladiators": [{"stats": {"skill": -1}}]}, {}]},
        {"schools": [{"gladiators": [{"fate": "dead"}]}, {}]},
        {"lots": [{"experience": 0}]},
        {"standing": [9]},
        {"standing": [4], "lots": [{}]},
        {"standing": [1, 1]},
        {"animals": [3], "standing": [3]},
        {"pairs": [[1, 2]]},
        {"pairs": [[1, 3], [2, 3]]},
        {"pairs": [[1, 3]], "animals": [1]},
        {"pairs": [[1]]},
        {"pairs": [[1, 3, 2]]},
        {"pairs": [5]},
        {"schools": "ab"},
        {"schools": [{"gladiators": "ab"}, {}]},
        {"schools": [{"gladiators": [{"name": ""}]}, {}]},
        {"schools": [{"gladiators": [{"name": "Flamma"}, {"name": "Flamma"}]}, {}]},
        {"schools": [{"gladiators": [{"healing": 1}]}, {}]},
        {"schools": [{"gladiators": [{"lost_hp": 10}]}, {}]},
        {"schools": [{"gladiators": [["secutor"]]}, {}]},
        {"seed": 1.5},
        {"dice": [1, 7]},
        {"dice": [0]},
        {"dice": [["kick"]]},
        {"options": {"turns": "9"}},
        {"weather": "rain"},
    ],
    ids=str,
)
def test_what_contradicts_itself_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        start_from(BOOK, {"schools": MEN, "stage": "combat", **wrong})
