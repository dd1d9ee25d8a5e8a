"""Written positions: what they say, and what they must not say."""

from __future__ import annotations

from typing import Any

import pytest

from munera.kernel import BadPosition, RuleError, start_from
from munera.testing.positions import check_position, check_recorded
from munera.testing.school import BOOK, campaign, fights, gladiator, retiarius, ring, school, secutor


def in_ring(one: int, two: int) -> dict[str, Any]:
    """These two are in the ring."""
    return {"fighters": [{"gladiator": one}, {"gladiator": two}]}


MEN = [school(secutor("Flamma"), secutor("Verus")), school(retiarius("Kalendio"))]


def test_whatever_is_not_said_is_plain() -> None:
    m = campaign(school({"name": "Flamma"}), {"gladiators": []}, stage="training")
    flamma = m.gladiator("Flamma")
    assert (m.gold, m.fame, m.turn) == ((50, 50), (0, 0), 1)
    assert (flamma.style, flamma.experience, flamma.stats, flamma.owner) == ("secutor", 1, (0,) * 6, 0)
    assert (flamma.nationality, flamma.age, flamma.size, flamma.career) == ("roman", "prime", "average", "slave")
    unnamed = start_from(BOOK, {"schools": [{"gladiators": [{}]}, {}], "stage": "training"})
    assert unnamed.state.people[1].name == "Gladiator 1"


def test_gladiators_are_numbered_as_written_and_lots_last() -> None:
    m = campaign(*MEN, stage="auction", lots=[secutor("Priscus"), secutor("Celadus")])
    assert [g.name for g in m.state.people.values()] == ["Flamma", "Verus", "Kalendio", "Priscus", "Celadus"]
    assert m.state.lots == (4, 5)
    assert m.state.last_id == 5


def test_everything_about_a_gladiator_can_be_said() -> None:
    facts: dict[str, Any] = {
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
    m = campaign(school(gladiator("Flamma", "samnite", **facts, charisma=2)), school(), stage="training", turn=3)
    flamma = m.gladiator("Flamma")._asdict()
    assert {key: flamma[key] for key in facts} == facts
    assert (flamma["style"], flamma["stats"]) == ("samnite", (0, 0, 0, 0, 0, 2))


def test_a_campaign_from_a_position_can_be_recorded() -> None:
    m = campaign(*MEN, stage="arena", dice=[6, 6, 6], turn=7, turns="8")
    m.send("Flamma", "Kalendio")
    m.until("over")
    assert check_recorded(m.match)["dice"] == [6, 6, 6]


# ---------------------------------------------------------------------- in the middle of things


def test_a_bout_in_progress_inside_a_campaign() -> None:
    flamma, kalendio = fights("Flamma", hp=2, hand=["leap"]), fights("Kalendio", hand=["trident_thrust"])
    m = campaign(
        *MEN, stage="combat", bout=ring(flamma, kalendio, active=1, turn=8, top=["kick"]), animals=["Verus"]
    )
    assert m.ring == ["Flamma", "Kalendio"]
    assert (m.hp("Flamma"), m.hp("Kalendio"), m.asked()) == (2, 10, [(1, "attack")])
    assert m.gladiator("Flamma").fought
    assert m.gladiator("Flamma").in_ring
    m.strike("trident_thrust")
    assert m.event("match_won") == ("Kalendio", "Flamma")
    assert m.gladiator("Kalendio").wins == 1
    assert m.stage not in ("combat", "over")  # the animals were a purse, and the turn goes on


def test_a_bout_against_a_beast_in_progress() -> None:
    bout = ring(fights("Flamma", hand=["kick"]), fights("lion", hp=1), deck=["leap"])
    m = campaign(*MEN, stage="combat", bout=bout, beasts="fight")
    assert m.asked() == [(0, "attack")]
    assert m.state.mini == (m.state.cards.beasts["lion"].defend, m.state.cards.beasts["lion"].attack)
    m.answer(0, "attack", "kick")
    assert m.kinds("beat_beast", "hit", "stopped") in (["hit", "beat_beast"], ["stopped"])


def test_the_dead_and_retired_are_in_the_books_and_nowhere_else() -> None:
    gone = [
        gladiator("Verus", fate="dead"),
        gladiator("Priscus", fate="retired"),
        gladiator("Bato", fate="released"),
    ]
    m = campaign(school(secutor("Flamma"), *gone), school(), stage="training")
    assert m.roster(0) == ["Flamma"]
    assert m.men_offered(0) == ["Flamma"]
    assert [m.gladiator(name["name"]).fate for name in gone] == ["dead", "retired", "released"]
    assert len(m.view(None)["gladiators"]) == 4


def test_a_ready_made_gladiator_does_not_come_again() -> None:
    m = campaign(school(secutor("Flamma", row=113)), school(), stage="training")
    assert 113 not in m.state.pool
    assert len(m.state.pool) == len(m.state.recruits.rows) - 1
    m = campaign(school(), school(), pool=[114, 121], dice=[2, *(1, 1, 4), *(1, 2, 1)])
    assert m.state.pool == ()
    assert len(m.lots()) == 2


def test_a_slave_whom_nobody_wanted_may_be_taken_by_the_poor() -> None:
    m = campaign(school(gold=1), school(secutor("Flamma")), stage="charity", unsold=[secutor("Columbus")])
    assert m.asked() == [(0, "charity")]
    m.take(0, "Columbus")
    assert m.roster(0) == ["Columbus"]


@pytest.mark.parametrize("name", ["Flamma", "Verus"])
def test_chance_pairs_as_it_is_told(name: str) -> None:
    picks = [0, {"Flamma": 1, "Verus": 2}[name], 3]
    m = campaign(*MEN, stage="pairing", standing=["Flamma", "Verus", "Kalendio"], picks=picks)
    assert m.events_of("paired") == [(name, "Kalendio")]


def test_an_exact_script_says_every_die() -> None:
    men = (school(secutor("Flamma")), school())
    last: dict[str, Any] = {"stage": "training", "turn": 8, "turns": "8", "exact": True}
    m = campaign(*men, dice=[6, 2], **last)
    m.train()
    assert m.event("learns") == ("Flamma", "skill", 2)
    m = campaign(*men, dice=[6], **last)
    with pytest.raises(RuleError, match="the script has no die left"):
        m.train()


@pytest.mark.parametrize(
    ("written", "asked"),
    [
        ({"stage": "combat", "bout": in_ring(1, 3)}, [(0, "attack")]),
        (
            {
                "stage": "combat",
                "bout": {
                    "fighters": [{"gladiator": 2, "hp": 1, "hand": ["kick"]}, {"gladiator": 3, "hand": ["leap"]}],
                    "deck": [],
                    "turn": 199,
                },
            },
            [(0, "attack")],
        ),
        (
            {
                "stage": "combat",
                "options": {"beasts": "fight"},
                "bout": {"fighters": [{"gladiator": 1, "hand": ["kick"]}, {"beast": "bear", "hp": 2}]},
                "limit": 3,
            },
            [(0, "attack")],
        ),
        (
            {"stage": "arranging", "standing": [1, 3], "options": {"pairing": "arranged"}},
            [(0, "arrange"), (1, "arrange")],
        ),
    ],
    ids=str,
)
def test_what_stands_in_the_middle_keeps_the_laws(written: dict[str, Any], asked: list[tuple[int, str]]) -> None:
    check_position(BOOK, {"schools": MEN, **written}, asked, steps=25)


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
        {"schools": [{"gladiators": [{"fate": "lost"}]}, {}]},
        {"schools": [{"gladiators": [{"fate": "unsold"}]}, {}]},
        {"schools": [{"gladiators": [{"row": 7}]}, {}]},
        {"schools": [{"gladiators": [{"row": 113}, {"row": 113}]}, {}]},
        {"schools": [{"gladiators": [{"fate": "dead"}]}, {}], "standing": [1]},
        {"lots": [{"fate": "dead"}]},
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
        {"unsold": [{}]},
        {"limit": 0},
        {"pool": [7]},
        {"pool": [113, 113]},
        {"picks": 3},
        {"picks": [{}]},
        {"shuffles": [["nonsense"]]},
        {"shuffles": ["kick"]},
        {"stage": "arranging"},
        {"stage": "arena", "bout": in_ring(1, 3)},
        {"bout": {}},
        {"bout": {"fighters": [{"gladiator": 1}]}},
        {"bout": in_ring(1, 1)},
        {"bout": in_ring(1, 2)},
        {"bout": in_ring(1, 9)},
        {"bout": {**in_ring(1, 3), "limit": 9}},
        {"bout": {**in_ring(1, 3), "top": ["kick"], "deck": ["kick"]}},
        {"bout": {"fighters": [{"gladiator": 1, "style": "secutor"}, {"gladiator": 3}]}},
        {"bout": {"fighters": [{"gladiator": 1, "hp": 11}, {"gladiator": 3}]}},
        {"bout": {"fighters": [{"gladiator": 1}, {"beast": "lion"}]}},
        {"bout": {"fighters": [{"gladiator": 1}, {"beast": "mouse"}]}, "options": {"beasts": "fight"}},
        {"bout": {"fighters": [{"beast": "lion"}, {"gladiator": 1}]}, "options": {"beasts": "fight"}},
        {
            "bout": {"fighters": [{"gladiator": 1}, {"beast": "lion", "gladiator": 3}]},
            "options": {"beasts": "fight"},
        },
        {"bout": in_ring(1, 3), "animals": [1]},
        {"bout": in_ring(1, 3), "pairs": [[2, 3]]},
    ],
    ids=str,
)
def test_what_contradicts_itself_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        start_from(BOOK, {"schools": MEN, "stage": "combat", **wrong})
