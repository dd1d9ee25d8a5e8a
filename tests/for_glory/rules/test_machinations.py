"""Game flow and the machinations turn: its steps, and the actions of its second one."""

from __future__ import annotations

from typing import Any

import pytest

from munera.testing.for_glory import foe, gladiator, machinations, me, new_game, table
from munera.testing.table import Written

ONES = ["business_as_usual"]


def bait(*cards: str, **given: Any) -> Written:
    """A player with these gladiators in the lasting arena."""
    return me([gladiator(card) for card in cards], **given)


@pytest.mark.rule("FG-FLOW-1")
def test_an_arena_phase_follows_the_machinations_and_machinations_follow_it() -> None:
    m = machinations(bait("andabata", "cestus"), bait("andabata", "cestus"), favor=0)
    assert m.view(None)["phase"] == "machinations"
    m.done()
    assert m.view(None)["phase"] == "registration"
    m.answer("pass")
    m.answer("pass")
    assert m.view(None)["phase"] == "battle"
    while m.view(None)["phase"] == "battle":
        m.answer(m.offered()[0])
    assert m.view(None)["phase"] == "machinations"
    assert m.kinds().count("all_home") == 1


@pytest.mark.rule("FG-FLOW-2")
def test_turns_alternate_until_the_arena_phase() -> None:
    m = new_game(start="two")
    for _ in range(3):
        assert m.asked() == (1, "action")
        m.done()
        assert m.asked() == (0, "action")
        m.done()
    assert m.events_of("turn") == [(1, 1), (0, 2), (1, 3), (0, 4), (1, 5), (0, 6), (1, 7)]


@pytest.mark.rule("FG-TURN-1")
def test_the_six_steps_in_their_order() -> None:
    m = machinations(
        bait("cestus", patrons=[{"card": "crooked_senator", "ready": False}], coins=2, hand=["andabata", "cull"]),
        bait("cestus", "andabata"),
        active=1,
        favor=0,
        rows={"training": ["parry", "pierce", "pierce"]},
    )
    m.done()
    begun = m.kinds().index("turn")
    m.buy("parry")
    m.answer("enter", "andabata", 2)
    m.done()
    steps = ["villa_readied", "buys", "enters", "discards_hand", "turned_up", "draws", "arena_phase"]
    assert [kind for kind in m.kinds()[begun:] if kind in steps] == steps
    assert m.event("discards_hand") == (0, "cull")
    assert len(m.hand()) == 7


@pytest.mark.rule("FG-TURN-2")
def test_own_patrons_and_arenas_become_ready() -> None:
    m = machinations(
        me(
            patrons=[{"card": "praetor", "ready": False}, {"card": "legatus", "ready": False}],
            arenas=[{"card": "capua", "ready": False}],
        ),
        foe(patrons=[{"card": "vestalis", "ready": False}], arenas=[{"card": "pola", "ready": False}]),
        arenas=[
            {"card": "verona", "holder": 0, "ready": False},
            {"card": "tarraco", "holder": 1, "ready": False},
            None,
        ],
        active=1,
    )
    m.done()
    assert [m.ready(card) for card in ("praetor", "legatus", "capua", "verona")] == [True] * 4
    assert [m.ready(card) for card in ("vestalis", "pola", "tarraco")] == [False] * 3


@pytest.mark.rule("FG-TURN-2")
def test_gladiators_are_not_readied_in_the_ready_step() -> None:
    m = machinations(me([gladiator("cestus", ready=False)]), active=1)
    m.done()
    assert m.asked() == (0, "action")
    assert not m.gladiator("cestus").ready


@pytest.mark.rule("FG-TURN-3")
def test_any_number_of_actions_in_any_order() -> None:
    m = machinations(
        me(hand=["parry", "crooked_senator", "fresh_perspective", "cestus", "pierce"], coins=9),
        rows={"training": ["punctim", "riposte", "ambush"]},
    )
    m.answer("reserve", "parry")
    m.buy("punctim")
    m.answer("enter", "cestus", 0)
    m.answer("play", "crooked_senator")
    m.buy("riposte")
    m.answer("reserve", "pierce")
    m.answer("play", "fresh_perspective")
    m.answer("none")
    assert m.asked() == (0, "action")
    assert m.hand() == []
    m.done()
    assert m.asked() == (1, "action")


@pytest.mark.rule("FG-TURN-3")
def test_the_step_may_end_at_once() -> None:
    m = machinations(me(hand=["cestus", *ONES]))
    assert m.offered()[0] == "done"
    m.done()
    assert m.asked() == (1, "action")


# Playing cards


@pytest.mark.rule("FG-PLAY-1")
def test_which_of_the_six_types_can_be_played() -> None:
    hand = ["business_as_usual", "cestus", "crooked_senator", "cull", "pierce", "parry", "field_surgeon"]
    m = machinations(me(hand=hand, coins=0), rows={"gladiators": [], "training": [], "economy": []})
    assert set(m.offered()) == {
        "done",
        *(("enter", "cestus", place) for place in (0, 1, 2)),
        ("play", "crooked_senator"),
        ("play", "cull"),
        ("reserve", "pierce"),
        ("reserve", "parry"),
        ("reserve", "field_surgeon"),  # nobody is hurt, so it is of no use as a scheme
    }


@pytest.mark.rule("FG-PLAY-2")
def test_playing_a_card_costs_nothing() -> None:
    m = machinations(me(hand=["imperial_procurator", "primus_palus", "lucrative_investment"], coins=0))
    m.answer("play", "imperial_procurator")
    m.answer("enter", "primus_palus", 2)
    m.passes()
    m.answer("play", "lucrative_investment")
    assert "pays" not in m.kinds()
    assert (m.coins(), m.here("primus_palus")) == (2, True)


# Arena phases


@pytest.mark.rule("FG-PHASE-1")
def test_registration_then_battles_then_resolution() -> None:
    m = machinations(bait("andabata", "cestus"), bait("andabata", "cestus"), favor=0)
    m.done()
    m.answer("pass")
    m.answer("pass")
    while m.kind in ("combat", "target", "react"):
        m.answer(m.offered()[0])
    order = [k for k in m.kinds() if k in ("arena_phase", "registers_no_more", "battle", "all_home", "turn")]
    assert order == ["arena_phase", "registers_no_more", "registers_no_more", "battle", "all_home", "turn"]


@pytest.mark.rule("FG-PHASE-2")
def test_in_the_arena_phase_nothing_is_discarded_at_will() -> None:
    hand = ["boast_1", "cull", *ONES, "parry", "crooked_senator"]
    m = table(me(hand=hand), foe(), phase="registration", boasts=4)
    assert m.offered() == ["pass"]
    assert m.moves(0) == []
    m = table(me([gladiator("cestus")], hand=hand), foe([gladiator("cestus")]), phase="battle", boasts=4)
    assert m.offered() == [("attack", "cestus")]
    m.attack("cestus")
    assert m.asked() == (0, "react")
    assert set(m.offered()) == {"pass", "parry"}


@pytest.mark.rule("FG-43")
def test_if_nobody_is_left_there_is_no_battle_and_resolution_follows() -> None:
    m = table(me(hand=["noxius"], coins=3), foe(hand=["ambush"]), phase="registration")
    m.answer("enter", "noxius", 2)
    m.pays()
    m.react(1, "ambush")
    m.passes()
    m.answer("pass")
    m.answer("pass")
    assert m.asked() == (0, "action")
    assert "battle" not in m.kinds()
    assert m.kinds().count("all_home") == m.kinds().count("favor") == 1
    assert m.events_of("draws") == [(0, 7), (1, 7)]


@pytest.mark.rule("FG-43")
def test_an_arena_that_was_emptied_meanwhile_has_no_battle() -> None:
    m = table(
        me([gladiator("cestus", 0), gladiator("veles")], patrons=["praetor"]),
        foe([gladiator("cestus", 0, damage=2)]),
        phase="battle",
        battle=0,
    )
    m.tactic("praetor", "cestus 2")  # exhausting them takes the influence of Veles, and the blow wins the battle
    m.passes()
    assert m.events_of("defeated") == [("veles", 0, "influence"), ("cestus", 1, "defeat")]
    assert m.kind == "action"
    assert "battle_drawn" not in m.kinds()
    assert "battle" not in m.kinds()
