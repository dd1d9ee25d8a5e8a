"""Gladiators enter arenas: when, where, and how long they stay."""

from __future__ import annotations

import pytest

from munera.testing.for_glory import ENOUGH, Table, battle, foe, gladiator, machinations, me, registration

FIRST, SECOND, LAST = 0, 1, 2


def places(m: Table, card: str) -> list[int]:
    """The arenas that the card may enter."""
    return [option[2] for option in m.offered() if option[:2] == ("enter", card)]


@pytest.mark.rule("FG-GLADIATOR-1")
@pytest.mark.parametrize("place", [FIRST, SECOND, LAST])
def test_a_gladiator_enters_an_arena_ready_and_unhurt(place: int) -> None:
    m = machinations(me(hand=["cestus"]))
    m.answer("enter", "cestus", place)
    cestus = m.gladiator("cestus")
    assert (cestus.owner, cestus.place, cestus.ready, cestus.damage) == (0, place, True, 0)
    assert (cestus.attack, cestus.agility) == (0, 0)
    assert m.hand() == []


@pytest.mark.rule("FG-GLADIATOR-2")
def test_gladiators_are_played_in_the_own_take_actions_step_or_registered_late() -> None:
    assert places(machinations(me(hand=["cestus"])), "cestus") == [0, 1, 2]
    assert places(registration(me(hand=["cestus"])), "cestus") == [0, 1, 2]
    m = machinations(foe(), me(hand=["cestus"]))
    assert m.asked() == (0, "action")  # on the turn of the other they can only wait
    assert m.moves(1) == []
    m = battle(me([gladiator("andabata")], hand=["cestus"]), foe([gladiator("cestus")]))
    assert m.offered() == [("attack", "andabata")]


@pytest.mark.rule("FG-GLADIATOR-2")
def test_unless_a_card_allows_it() -> None:
    m = battle(
        me([gladiator("andabata")], hand=["samnite"], patrons=["crooked_senator"]), foe([gladiator("cestus")])
    )
    assert m.offered() == [("attack", "andabata"), "samnite"]
    m.tactic("samnite")
    assert m.gladiator("samnite").place == LAST


@pytest.mark.rule("FG-GLADIATOR-3")
def test_a_gladiator_stays_until_the_arena_phase_ends() -> None:
    m = machinations(me([gladiator("cestus")], hand=["cull"], coins=9), foe([gladiator("cestus", 0)]))
    assert not any("cestus" in option for option in m.offered() if isinstance(option, tuple))
    for _ in range(4):
        m.done()
        assert m.gladiator("cestus").place == LAST
    m = registration(me([gladiator("cestus")]))
    m.answer("pass")
    m.answer("pass")
    assert not m.here("cestus")
    assert "cestus" in m.discard()


@pytest.mark.rule("FG-GLADIATOR-4")
@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("place", [FIRST, SECOND])
def test_one_fleeting_arena_at_a_time_for_both_players(owner: int, place: int) -> None:
    there = [gladiator("andabata", place)]
    m = machinations(
        me(there if owner == 0 else [], hand=["cestus"]), foe(there if owner == 1 else [], hand=["cestus"])
    )
    assert places(m, "cestus") == [place, LAST]
    m.done()
    assert len(m.hand(1)) >= 1
    assert places(m, "cestus") == [place, LAST]


@pytest.mark.rule("FG-GLADIATOR-4")
def test_late_registration_is_bound_by_it_too() -> None:
    m = registration(me(hand=["cestus"]), foe([gladiator("andabata", SECOND)]))
    assert places(m, "cestus") == [SECOND, LAST]


@pytest.mark.rule("FG-31")
def test_with_nobody_in_a_fleeting_arena_both_are_open() -> None:
    m = machinations(me([gladiator("andabata", LAST)], hand=["cestus"]))
    assert places(m, "cestus") == [FIRST, SECOND, LAST]


@pytest.mark.rule("FG-31")
def test_when_the_one_in_use_empties_both_are_open_again() -> None:
    m = machinations(
        me(hand=["veles", "cestus"], patrons=["crooked_senator"]), foe([gladiator("noxius", FIRST)], hand=["cull"])
    )
    assert places(m, "cestus") == [FIRST, LAST]
    m.answer("enter", "veles", FIRST)
    m.react(0, "veles", "noxius")
    m.passes()
    assert not m.here("noxius")
    assert places(m, "cestus") == [FIRST, LAST]  # Veles stands there now
    m = machinations(me(hand=["cestus"], patrons=["publicanus"], coins=0, gladiators=[gladiator("veles", FIRST)]))
    assert places(m, "cestus") == [FIRST, LAST]
    m.answer("use", "publicanus")  # Veles loses their influence, and goes
    assert places(m, "cestus") == [FIRST, SECOND, LAST]


@pytest.mark.rule("FG-GLADIATOR-5")
def test_any_number_in_one_arena() -> None:
    crowd = ["noxius", "noxius", "tiro", "tiro", "tertiarius", "spiculus", "auctoratus", "auctoratus", "andabata"]
    m = machinations(me([gladiator(card) for card in crowd], hand=["cestus"]), foe(), boasts=1)
    m.answer("enter", "cestus", LAST)
    assert len(m.state.side(0, LAST)) == 10


@pytest.mark.rule("FG-GLADIATOR-6")
def test_an_exhausted_gladiator_keeps_their_numbers_and_abilities() -> None:
    m = battle(
        me(
            [gladiator("spiculus", ready=False), gladiator("primus_palus", ready=False), gladiator("cestus")],
            patrons=ENOUGH,
        ),
        foe([gladiator("thraex")], patrons=["legatus"]),
    )
    view = m.view(0)["arenas"][LAST]
    numbers = {g["card"]: (g["attack"], g["agility"], g["health"]) for g in view["gladiators"]}
    assert numbers["spiculus"] == (1 + 1, 1, 3)
    assert numbers["cestus"] == (1 + 1, 1, 3)  # the exhausted Primus Palus still drives the others
    assert view["agility"] == [1 + 2 + 1, 1 + 1]
    assert ("use", "spiculus") in m.offered()
    assert ("attack", "spiculus") not in m.offered()
    m.tactic("spiculus", "thraex")
    m.passes()
    assert m.gladiator("thraex").damage == 1


@pytest.mark.rule("FG-KIND-1")
def test_static_abilities_work_by_themselves_while_their_card_is_in_play() -> None:
    m = battle(
        me(
            [gladiator("essedarius", ready=False), gladiator("cestus"), gladiator("thraex", 0)],
            patrons=ENOUGH,
            hand=["primus_palus"],
        ),
        foe([gladiator("cestus")]),
        arenas=[{"card": "arelate", "holder": 1, "ready": True}, None, None],
    )
    middle = m.view(None)["arenas"][LAST]
    assert middle["agility"] == [4 + 1 + 1, 1 + 2]  # an exhausted Essedarius drives the chariot all the same
    assert [g["attack"] for g in middle["gladiators"]] == [2, 1, 1]  # Primus Palus in hand lends nothing


@pytest.mark.rule("FG-KIND-1")
def test_the_static_ability_of_an_arena_works_also_while_it_is_exhausted() -> None:
    m = machinations(
        me([gladiator("veles")], hand=["cestus"]),
        arenas=[{"card": "pompeii", "holder": 0, "ready": False}, None, None],
    )
    assert m.view(0)["players"][0]["influence"] == 1


@pytest.mark.rule("FG-KIND-1")
@pytest.mark.parametrize("ready", [True, False])
def test_of_a_patron_only_while_they_are_ready(ready: bool) -> None:
    m = registration(me(hand=["cestus"], coins=2, patrons=[{"card": "unscrupulous_consul", "ready": ready}]))
    assert (places(m, "cestus") == [0, 1, 2]) == ready  # for 2 coin instead of 3


@pytest.mark.rule("FG-KIND-1")
def test_of_a_gladiator_in_their_own_arena_only() -> None:
    m = battle(
        me([gladiator("primus_palus", 0), gladiator("cestus")], patrons=ENOUGH),
        foe([gladiator("cestus"), gladiator("andabata")]),
        arena=LAST,
    )
    assert [g["attack"] for g in m.view(0)["arenas"][LAST]["gladiators"]] == [1, 1, 2]
