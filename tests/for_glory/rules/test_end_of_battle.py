"""The end of a battle: the last on the field, draws, and what a victory brings."""

from __future__ import annotations

from typing import Any

import pytest

from munera.games.for_glory.state import LASTING
from munera.testing.for_glory import THREE, Table, battle, foe, gladiator, me, registration

ARENAS = ["verona", "arelate", "pompeii"]
STRICT = {"strict_end": True}


# ---------------------------------------------------------------------- winning and drawing


@pytest.mark.rule("FG-END-1")
def test_the_last_on_the_field_wins() -> None:
    m = battle(
        me([gladiator("cestus"), gladiator("tiro")]),
        foe([gladiator("noxius"), gladiator("tiro", damage=1)]),
        arenas=ARENAS,
    )
    m.attack("cestus", "noxius")
    assert m.events_of("battle_won") == []
    m.attack("tiro 2", "cestus")
    m.attack("tiro")
    assert m.events_of("battle_won") == [(0, "pompeii", 2, 2)]


@pytest.mark.rule("FG-END-1")
def test_gladiators_of_another_arena_do_not_keep_a_battle_alive() -> None:
    m = battle(
        me([gladiator("cestus", 0)]), foe([gladiator("noxius", 0), gladiator("tiro")]), arena=0, arenas=ARENAS
    )
    m.attack("cestus")
    assert m.events_of("battle_won")[0] == (0, "verona", 1, 1)


@pytest.mark.rule("FG-END-2")
def test_who_stands_there_alone_wins_at_once() -> None:
    m = registration(me([gladiator("cestus")]), foe(hand=["punctim"]), arenas=ARENAS)
    m.passes("register")
    assert m.events_of("battle_won") == [(0, "pompeii", 2, 2)]
    assert m.events_of("initiative") == []
    assert m.events_of("attacks") == m.events_of("passes") == []


@pytest.mark.rule("FG-END-5", "FG-32")
@pytest.mark.parametrize("holder", [-1, 0, 1])
def test_both_lose_their_last_at_the_same_moment(holder: int) -> None:
    """A Riposte against a last attack: nobody takes anything, and the champion's token stays."""
    m = battle(
        me([gladiator("andabata", 0)]),
        foe([gladiator("tiro", 0)], hand=["riposte"]),
        arena=0,
        arenas=[{"card": "verona", "holder": holder}, "arelate", "pompeii"],
    )
    m.answer("attack", "andabata")
    m.let_be(0)
    m.react(1, "riposte")
    assert m.events_of("battle_drawn") == [()]
    assert m.state.glory == [0, 0]
    assert m.state.arenas[m.state.slots[0]].holder == holder


@pytest.mark.rule("FG-END-5", "FG-32")
def test_a_draw_in_the_lasting_arena_leaves_everything_where_it_is() -> None:
    m = battle(me([gladiator("andabata")], thin=True), foe([gladiator("tiro")], hand=["riposte"]), arenas=ARENAS)
    m.answer("attack", "andabata")
    m.let_be(0)
    m.react(1, "riposte")
    view = m.view(None)
    assert (view["arenas"][LASTING]["card"], view["boasts"]) == ("pompeii", 5)
    assert m.events_of("takes_boast") == m.events_of("new_arena") == []


# ---------------------------------------------------------------------- when the end is checked


def last_blow(**given: Any) -> Table:
    """My Cestus defeats the last of the foe, who is an Arbelas."""
    m = battle(
        me([gladiator("cestus", damage=1)]), foe([gladiator("arbelas")], patrons=THREE), arenas=ARENAS, **given
    )
    m.attack("cestus")
    return m


@pytest.mark.rule("FG-24")
def test_the_windows_of_a_defeat_come_before_the_end() -> None:
    m = last_blow()
    assert m.asked() == (1, "react")
    m.react(1, "arbelas")
    assert m.events_of("defeated") == [("arbelas", 1, "defeat"), ("cestus", 0, "defeat")]
    assert m.events_of("battle_drawn") == [()]


@pytest.mark.rule("FG-24")
def test_if_the_last_gladiator_does_not_react_the_battle_is_won() -> None:
    m = last_blow()
    m.let_be(1)
    assert m.events_of("battle_won") == [(0, "pompeii", 2, 2)]


@pytest.mark.rule("FG-24", "FG-65")
def test_by_the_strict_end_the_battle_is_won_first() -> None:
    m = last_blow(options=STRICT)
    assert m.events_of("battle_won") == [(0, "pompeii", 2, 2)]
    assert m.events_of("uses") == []


@pytest.mark.rule("FG-24")
def test_who_enters_in_the_window_fights_on() -> None:
    m = battle(me([gladiator("cestus")]), foe([gladiator("noxius")], hand=["tertiarius"]))
    m.attack("cestus")
    m.react(1, "tertiarius")
    assert m.events_of("battle_won") == []
    assert m.asked() == (1, "combat")


@pytest.mark.rule("FG-65")
def test_by_the_strict_end_nobody_enters_any_more() -> None:
    m = battle(
        me([gladiator("cestus")]), foe([gladiator("noxius")], hand=["tertiarius"]), arenas=ARENAS, options=STRICT
    )
    m.attack("cestus")
    assert m.events_of("battle_won") == [(0, "pompeii", 2, 2)]


@pytest.mark.rule("FG-65")
def test_insurance_and_what_is_mandatory_are_paid_and_pierce_is_not_offered() -> None:
    m = battle(
        me([gladiator("cestus")], hand=["pierce"]), foe([gladiator("noxius")], arenas=["italica"]), options=STRICT
    )
    m.tactic("pierce", "noxius")
    assert m.coins(1) == 5 + 1 + 1 + 1
    assert m.events_of("battle_won") != []
    assert m.events_of("takes_back") == []


@pytest.mark.rule("FG-65")
def test_a_window_that_decides_nothing_opens_as_always() -> None:
    m = battle(
        me([gladiator("cestus")]), foe([gladiator("arbelas"), gladiator("tiro")], patrons=THREE), options=STRICT
    )
    m.attack("cestus", "arbelas")
    assert m.asked() == (1, "react")


@pytest.mark.rule("FG-65")
def test_the_effect_of_a_cost_that_was_paid_is_still_carried_out() -> None:
    """Spiculus, the last of mine, pays with their life and takes the last of the foe along: a draw."""
    m = battle(
        me([gladiator("spiculus", damage=2)], hand=["tertiarius"]), foe([gladiator("noxius")]), options=STRICT
    )
    m.tactic("spiculus")
    assert m.events_of("defeated") == [("spiculus", 0, "defeat"), ("noxius", 1, "defeat")]
    assert m.events_of("battle_drawn") == [()]


# ---------------------------------------------------------------------- what a victory brings


@pytest.mark.rule("FG-END-3")
@pytest.mark.parametrize("holder", [-1, 0, 1])
def test_a_fleeting_victory_brings_a_glory_and_the_champions_token(holder: int) -> None:
    m = battle(
        me([gladiator("cestus", 0), gladiator("tiro")]),
        foe([gladiator("noxius", 0), gladiator("cestus")]),
        arena=0,
        arenas=[{"card": "verona", "holder": holder}, "arelate", "pompeii"],
    )
    m.attack("cestus")
    assert m.events_of("battle_won") == [(0, "verona", 1, 1)]
    view = m.view(None)
    assert (view["arenas"][0]["card"], view["arenas"][0]["holder"]) == ("verona", 0)
    assert m.events_of("takes_boast") == []
    assert view["boasts"] == 5
    assert m.gladiator("cestus").place == 0  # the victor stays


@pytest.mark.rule("FG-END-4")
def test_a_lasting_victory_brings_two_glory_the_arena_and_a_boast() -> None:
    m = battle(me([gladiator("cestus")]), foe([gladiator("noxius")], glory=1), arenas=ARENAS, arena_deck=["capua"])
    m.attack("cestus")
    assert m.state.glory == [2, 1]
    assert m.events_of("takes_boast") == [(0, "boast_1")]
    assert m.discard()[0] == "boast_1"
    view = m.view(None)
    assert [arena["card"] for arena in view["players"][0]["arenas"]] == ["pompeii"]
    assert view["arenas"][LASTING]["card"] == "capua"
    assert view["boast"] == 14


@pytest.mark.rule("FG-END-6")
def test_after_the_first_battle_comes_the_second_then_resolution() -> None:
    m = battle(
        me([gladiator("cestus", 0), gladiator("andabata")]),
        foe([gladiator("noxius", 0), gladiator("tiro")]),
        arena=0,
        arenas=ARENAS,
    )
    m.attack("cestus")
    assert m.events_of("battle") == [("pompeii",)]
    assert m.events_of("all_home") == []
    while m.events_of("all_home") == []:
        m.answer(m.offered()[0])
    assert len(m.events_of("battle_won")) == 2
    assert m.asked()[1] == "action"
