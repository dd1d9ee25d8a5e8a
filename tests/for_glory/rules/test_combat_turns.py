"""Combat turns: an attack and a tactic each, passing, and rounds without end."""

from __future__ import annotations

from typing import Any

import pytest

from munera.games.for_glory.state import LASTING
from munera.testing.for_glory import THREE, Table, battle, foe, gladiator, me

ARENAS = ["verona", "arelate", "pompeii"]


# ---------------------------------------------------------------------- whose turn, and what it holds


@pytest.mark.rule("FG-COMBAT-1")
@pytest.mark.parametrize("first", [0, 1])
def test_turns_alternate_from_whoever_has_the_initiative(first: int) -> None:
    m = battle(
        me([gladiator("cestus"), gladiator("tiro")]), foe([gladiator("cestus"), gladiator("tiro")]), active=first
    )
    assert m.asked() == (first, "combat")
    m.attack("cestus" if first == 0 else "cestus 2", "tiro 2" if first == 0 else "tiro")
    assert m.asked() == (1 - first, "combat")
    m.attack("cestus 2" if first == 0 else "cestus", "tiro" if first == 0 else "tiro 2")
    assert m.asked() == (first, "combat")


@pytest.mark.rule("FG-COMBAT-2")
def test_one_attack_then_one_tactic() -> None:
    m = battle(
        me([gladiator("cestus"), gladiator("tiro")], hand=["punctim", "pierce"]),
        foe([gladiator("veles")], patrons=THREE),
    )
    assert m.offered() == [("attack", "cestus"), ("attack", "tiro"), "punctim", "pierce"]
    m.attack("cestus")
    assert m.offered() == ["end", "punctim", "pierce"]
    m.tactic("pierce", "veles")
    assert m.asked() == (1, "combat")


@pytest.mark.rule("FG-COMBAT-2")
def test_or_one_tactic_then_one_attack() -> None:
    m = battle(
        me([gladiator("cestus"), gladiator("tiro")], hand=["punctim", "pierce"]),
        foe([gladiator("veles")], patrons=THREE),
    )
    m.tactic("pierce", "veles")
    assert m.offered() == [("attack", "cestus"), ("attack", "tiro")]
    m.attack("cestus")
    assert m.asked() == (1, "combat")


@pytest.mark.rule("FG-COMBAT-2")
def test_the_first_is_over_before_the_second_begins() -> None:
    """The whole attack, window and defeat included, lies between the attack and the next question."""
    m = battle(
        me([gladiator("cestus")], hand=["pierce"]),
        foe([gladiator("noxius"), gladiator("veles")], patrons=THREE, hand=["dying_blow"]),
    )
    m.attack("cestus", "noxius")
    assert m.asked() == (1, "react")
    m.let_be(1)
    assert m.asked() == (0, "combat")


@pytest.mark.rule("FG-COMBAT-2")
def test_a_card_may_allow_more_tactics() -> None:
    m = battle(
        me([gladiator("cestus")], hand=["feint", "pierce", "punctim"]), foe([gladiator("veles")], patrons=THREE)
    )
    m.tactic("feint", "veles")
    m.tactic("pierce", "veles")
    assert m.offered() == [("attack", "cestus")]


# ---------------------------------------------------------------------- the duty to attack, and passing


@pytest.mark.rule("FG-25")
def test_a_turn_with_a_ready_gladiator_cannot_end_without_an_attack() -> None:
    m = battle(me([gladiator("cestus")], hand=["pierce"]), foe([gladiator("veles")], patrons=THREE))
    assert "end" not in m.offered()
    assert m.refused()["end"] == "must_attack"
    m.tactic("pierce", "veles")
    assert m.offered() == [("attack", "cestus")]


@pytest.mark.rule("FG-25")
def test_also_if_the_own_tactic_readied_them() -> None:
    m = battle(
        me([gladiator("cestus", ready=False)], hand=["second_wind"]), foe([gladiator("veles")], patrons=THREE)
    )
    assert "end" in m.offered()
    m.tactic("second_wind")
    assert m.offered() == [("attack", "cestus")]


@pytest.mark.rule("FG-25")
def test_after_the_attack_a_ready_gladiator_may_rest() -> None:
    m = battle(
        me([gladiator("cestus"), gladiator("tiro")], hand=["pierce"]), foe([gladiator("veles")], patrons=THREE)
    )
    m.attack("cestus")
    assert "end" in m.offered()
    m.answer("end")
    assert m.asked() == (1, "combat")


@pytest.mark.rule("FG-25")
def test_who_stands_ready_in_another_arena_has_no_duty() -> None:
    m = battle(
        me([gladiator("cestus", 0, ready=False), gladiator("tiro")], hand=["pierce"]),
        foe([gladiator("veles", 0)], patrons=THREE),
        arena=0,
    )
    assert m.offered() == ["end", "pierce"]


@pytest.mark.rule("FG-COMBAT-3")
def test_a_pass_is_not_final() -> None:
    m = battle(
        me([gladiator("cestus", ready=False)], hand=["pierce"]),
        foe([gladiator("veles", ready=False)], patrons=THREE, hand=["punctim"]),
    )
    m.answer("end")
    assert m.events_of("passes") == [(0,)]
    m.tactic("punctim", "cestus")
    assert m.asked() == (0, "combat")
    assert m.offered() == ["end", "pierce"]


@pytest.mark.rule("FG-COMBAT-4")
def test_turns_go_on_when_all_are_exhausted() -> None:
    m = battle(
        me([gladiator("cestus", ready=False)], hand=["pierce", "pierce"]),
        foe([gladiator("veles", ready=False)], patrons=THREE, hand=["punctim"]),
    )
    m.tactic("pierce", "veles")
    m.tactic("punctim", "cestus")
    m.tactic("pierce", "veles")
    assert m.asked() == (1, "combat")
    assert (m.gladiator("veles").damage, m.gladiator("cestus").damage) == (2, 2)


@pytest.mark.rule("FG-COMBAT-4")
def test_a_gladiator_readied_by_a_tactic_attacks() -> None:
    m = battle(
        me([gladiator("cestus", ready=False)], hand=["second_wind"]), foe([gladiator("veles")], patrons=THREE)
    )
    m.tactic("second_wind")
    m.attack("cestus")
    assert m.events_of("damaged") == [("veles", 1, 1, 2)]


# ---------------------------------------------------------------------- two passes in a row


@pytest.mark.rule("FG-COMBAT-5")
def test_two_passes_in_a_row_ready_everybody_in_the_arena() -> None:
    m = battle(
        me([gladiator("cestus", 0, ready=False, damage=1), gladiator("tiro", ready=False)], hand=["pierce"]),
        foe(
            [gladiator("veles", 0, ready=False, damage=2)],
            patrons=["praetor", {"card": "vestalis", "ready": False}],
        ),
        arena=0,
        arenas=[{"card": "verona", "holder": 1, "ready": False}, "arelate", "pompeii"],
    )
    m.answer("end")
    m.answer("end")
    assert m.events_of("passes") == [(0,), (1,)]
    assert m.ready("cestus")
    assert m.ready("veles")
    assert (m.gladiator("cestus").damage, m.gladiator("veles").damage) == (1, 2)
    assert not m.ready("tiro")
    assert not m.ready("vestalis")
    assert not m.ready("verona")


@pytest.mark.rule("FG-COMBAT-5")
def test_the_initiative_is_determined_anew_and_may_change_hands() -> None:
    m = battle(me([gladiator("cestus")]), foe([gladiator("cestus")]), initiative=0)
    m.attack("cestus")
    m.attack("cestus 2")
    assert m.events_of("passes") == [(0,), (1,)]
    assert m.events_of("initiative") == [(1, 1, 1)]
    assert m.asked() == (1, "combat")


@pytest.mark.rule("FG-COMBAT-5")
def test_two_passes_that_are_not_in_a_row_ready_nobody() -> None:
    m = battle(
        me([gladiator("cestus", ready=False)], hand=["pierce"], deck=["pierce"]),
        foe([gladiator("veles", ready=False)], patrons=THREE, hand=["punctim"], deck=["punctim"]),
    )
    m.answer("end")
    m.tactic("punctim", "cestus")
    m.tactic("pierce", "veles")
    m.answer("end")
    assert m.events_of("passes") == [(0,), (1,)]
    assert not m.ready("cestus")
    m.answer("end")
    assert m.events_of("passes") == [(0,), (1,), (0,)]
    assert m.events_of("all_readied") == [()]


# ---------------------------------------------------------------------- a battle without end


def wall(place: int = LASTING) -> list[dict[str, Any]]:
    """The net of the first keeps the second from striking, who stops the blow of the other first."""
    return [gladiator("retiarius", place), gladiator("crupellarius", place)]


def stalemate(**given: Any) -> Table:
    return battle(me(wall(), patrons=THREE), foe(wall(), patrons=THREE), **given)


def quiet_round(m: Table, prevented: bool = True) -> None:
    """All that can attack the other's Crupellarius; the net has exhausted them, and they prevent every blow."""
    this = m.state.field, m.state.rounds
    while m.kind == "combat" and (m.state.field, m.state.rounds) == this:
        seat, first = m.ask.seat, m.offered()[0]
        if first == "end":
            m.answer("end")
            continue
        target = "crupellarius" if seat else "crupellarius 2"
        m.answer(first)
        if m.kind == "react":
            m.react(seat, first[1])
        while m.kind == "target":
            m.answer(target)
        assert m.asked() == (1 - seat, "react")
        if prevented:
            m.answer("use", target)
        m.passes()


@pytest.mark.rule("FG-33")
def test_the_twelfth_quiet_round_in_a_row_ends_the_battle_in_a_draw() -> None:
    m = stalemate()
    for _ in range(11):
        quiet_round(m)
    assert m.asked()[1] == "combat"
    assert m.state.rounds == 12
    quiet_round(m)
    assert m.kinds().count("endless") == m.kinds().count("battle_drawn") == 1
    assert m.state.glory == [0, 0]
    assert m.asked() == (0, "action")


@pytest.mark.rule("FG-33")
def test_unless_the_table_plays_without_it() -> None:
    m = stalemate(options={"endless_draw": False})
    for _ in range(13):
        quiet_round(m)
    assert m.asked()[1] == "combat"
    assert m.events_of("battle_drawn") == []


@pytest.mark.rule("FG-64")
def test_damage_that_resolves_breaks_the_silence() -> None:
    m = stalemate()
    for _ in range(11):
        quiet_round(m)
    quiet_round(m, prevented=False)
    for _ in range(11):
        quiet_round(m)
    assert m.asked()[1] == "combat"
    quiet_round(m)
    assert m.events_of("battle_drawn") == [()]


@pytest.mark.rule("FG-64")
@pytest.mark.parametrize(("card", "quiet"), [("falerii_novi", 1), ("punctim", 0)])
def test_damage_that_is_only_moved_does_not_break_it(card: str, quiet: int) -> None:
    m = battle(
        me([gladiator("cestus", damage=1, ready=False)], hand=["punctim"], arenas=["falerii_novi"], thin=True),
        foe([gladiator("thraex", ready=False)], patrons=THREE, thin=True),
    )
    m.tactic(card)
    while m.kind in ("target", "react"):
        m.answer("thraex") if m.kind == "target" else m.passes()
    while m.state.rounds == 1:
        m.answer("end")
    assert m.gladiator("thraex").damage > 0
    assert m.state.quiet == quiet


@pytest.mark.rule("FG-64")
def test_nobody_is_readied_in_the_last_round() -> None:
    m = stalemate()
    for _ in range(12):
        quiet_round(m)
    assert len(m.events_of("all_readied")) == 11


@pytest.mark.rule("FG-64")
@pytest.mark.parametrize(("place", "quiet"), [(LASTING, True), (0, False)])
def test_only_a_loss_in_the_active_arena_breaks_it(place: int, quiet: bool) -> None:
    """In the fleeting battle Veles is discarded for lost influence, here or in the lasting arena."""
    m = battle(
        me([*wall(0), gladiator("veles", place)], patrons=[*THREE, "praetor"]),
        foe([*wall(0), gladiator("cestus")], patrons=THREE),
        arena=0,
        favor=0,
    )
    for _ in range(11):
        quiet_round(m)
    m.tactic("praetor", "veles", "crupellarius 2")
    m.react(1, "crupellarius 2")
    m.passes()
    assert m.events_of("defeated") == [("veles", 0, "influence")]
    quiet_round(m)
    assert bool(m.events_of("battle_drawn")) is quiet


@pytest.mark.rule("FG-64")
def test_each_battle_counts_for_itself() -> None:
    """After twelve quiet rounds the second battle begins with another: all there are exhausted."""
    idle = gladiator("cestus", ready=False)
    m = battle(me([*wall(0), idle], patrons=THREE), foe([*wall(0), idle], patrons=THREE), arena=0)
    for _ in range(12):
        quiet_round(m)
    assert m.events_of("battle_drawn") == [()]
    assert (m.kind, m.state.field, m.state.rounds) == ("combat", LASTING, 2)
