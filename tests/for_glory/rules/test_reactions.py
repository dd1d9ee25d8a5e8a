"""Reaction windows: who is asked, in which order, what fits, and that silence tells nothing."""

from __future__ import annotations

from typing import Any

import pytest

from munera.games.for_glory.state import LASTING
from munera.testing.for_glory import THREE, Table, battle, foe, gladiator, machinations, me

# ---------------------------------------------------------------------- what fits


@pytest.mark.rule("FG-REACTION-1")
def test_a_reaction_answers_only_what_it_names() -> None:
    """Of a whole hand only what answers damage is offered in a damage window."""
    m = battle(
        me([gladiator("cestus")]),
        foe(
            [gladiator("tiro"), gladiator("veles")],
            patrons=THREE,
            hand=["parry", "ambush", "dying_blow", "missio", "tertiarius"],
        ),
    )
    m.attack("cestus", "veles")
    assert m.offered() == ["pass", "parry"]


@pytest.mark.rule("FG-REACTION-1")
def test_whoever_has_it_may_use_it_on_anybodys_turn() -> None:
    mine = battle(me([gladiator("cestus")], hand=["parry"]), foe([gladiator("tiro")]))
    mine.attack("cestus")
    assert mine.asked() == (0, "react")
    theirs = battle(me([gladiator("cestus")], hand=["parry"]), foe([gladiator("tiro")]), active=1)
    theirs.attack("tiro")
    assert theirs.asked() == (0, "react")


@pytest.mark.rule("FG-REACTION-1")
def test_in_the_machinations_phase_too() -> None:
    m = machinations(me(hand=["veles"], patrons=THREE), foe(hand=["ambush", "parry"]))
    m.answer("enter", "veles", LASTING)
    m.react(1, "ambush")
    m.passes()
    assert m.gladiator("veles").damage == 2


@pytest.mark.rule("FG-REACTION-4")
def test_a_reaction_reaches_only_the_arena_of_its_trigger() -> None:
    m = battle(
        me([gladiator("cestus", 0)]),
        foe([gladiator("tiro", 0), gladiator("veles")], patrons=THREE, hand=["turn_the_tables", "riposte"]),
        arena=0,
    )
    m.attack("cestus")
    m.react(1, "turn_the_tables")
    assert m.events_of("reassigned") == [("tiro", 1, "cestus", 0, 1)]
    alone = battle(
        me([gladiator("cestus", 0), gladiator("andabata")]),
        foe([gladiator("tiro", 0)], hand=["riposte"]),
        arena=0,
    )
    alone.attack("cestus")
    alone.react(1, "riposte")
    assert alone.events_of("assigned")[-1] == ("cestus", 0, 2)


@pytest.mark.rule("FG-REACTION-5")
def test_a_reaction_card_is_discarded_when_its_effect_is_over() -> None:
    m = battle(
        me([gladiator("cestus")], hand=["turn_the_tables"]),
        foe([gladiator("tiro"), gladiator("veles")], patrons=THREE, hand=["parry"]),
    )
    m.attack("cestus", "tiro")
    m.let_be(1)
    m.react(0, "turn_the_tables")
    assert (m.kind, m.state.table, m.discard()) == ("target", [(0, "turn_the_tables")], [])
    m.answer("veles")
    assert (m.state.table, m.discard()) == ([], ["turn_the_tables"])
    assert m.gladiator("veles").damage == 0


@pytest.mark.rule("FG-REACTION-6")
def test_an_ability_is_used_only_from_play_and_a_patron_must_be_ready() -> None:
    m = battle(
        me([gladiator("cestus")]),
        foe(
            [gladiator("tiro"), gladiator("thraex")],
            patrons=[*THREE, {"card": "vestalis", "ready": False}],
            hand=["vestalis", "murmillo", "parry"],
        ),
    )
    m.attack("cestus", "tiro")
    assert m.offered() == ["pass", "parry"]


@pytest.mark.rule("FG-REACTION-6")
@pytest.mark.parametrize(("ready", "coins"), [(True, 7), (False, 6)])
def test_an_exhausted_patron_does_not_even_do_what_is_mandatory(ready: bool, coins: int) -> None:
    m = battle(
        me([gladiator("cestus")]),
        foe(
            [gladiator("tiro", damage=1), gladiator("spiculus")], patrons=[{"card": "argentarius", "ready": ready}]
        ),
    )
    m.attack("cestus", "tiro")
    assert m.coins(1) == coins


@pytest.mark.rule("FG-REACTION-6")
def test_a_ready_patron_reacts() -> None:
    m = battle(me([gladiator("cestus")]), foe([gladiator("tiro")], patrons=["vestalis"]))
    m.attack("cestus")
    assert m.offered() == ["pass", ("use", "vestalis")]


# ---------------------------------------------------------------------- one at a time, in turn


def contested() -> Table:
    """My attack opens a damage window in which both of us hold several reactions."""
    m = battle(
        me([gladiator("andabata"), gladiator("cestus")], hand=["parry", "parry"]),
        foe([gladiator("thraex"), gladiator("tiro")], patrons=THREE, hand=["riposte", "turn_the_tables", "parry"]),
    )
    m.attack("andabata", "thraex")
    return m


@pytest.mark.rule("FG-REACTION-2")
def test_players_react_alternately_until_both_pass_in_a_row() -> None:
    m = contested()
    m.react(1, "riposte", "andabata")
    m.react(0, "parry", "andabata", 2)
    m.let_be(1)
    m.react(0, "parry", 1)
    m.react(1, "turn_the_tables", "tiro")
    assert m.asked() == (1, "react")  # I own no other reaction: I pass
    m.let_be(1)
    assert m.kind == "combat"
    assert m.events_of("damaged") == [("tiro", 1, 1, 1)]


@pytest.mark.rule("FG-REACTION-2")
def test_two_passes_in_a_row_close_the_window() -> None:
    m = contested()
    m.let_be(1)
    m.let_be(0)
    assert m.kind == "combat"
    assert m.events_of("damaged") == [("thraex", 1, 2, 5)]


@pytest.mark.rule("FG-13")
@pytest.mark.parametrize("active", [0, 1])
def test_the_inactive_player_begins_every_window(active: int) -> None:
    m = battle(
        me([gladiator("cestus")], hand=["parry"]), foe([gladiator("cestus")], hand=["parry"]), active=active
    )
    m.attack("cestus 2" if active else "cestus")
    assert m.asked() == (1 - active, "react")


@pytest.mark.rule("FG-REACTION-3")
def test_any_number_in_one_window_in_any_order() -> None:
    m = contested()
    assert sorted(m.offered()) == ["parry", "pass", "riposte", "turn_the_tables"]
    m.react(1, "riposte", "cestus")
    m.let_be(0)
    m.react(1, "parry", "thraex", 1)
    m.let_be(0)
    m.react(1, "turn_the_tables", "thraex", "andabata")
    m.passes()
    assert m.events_of("damaged") == [("cestus", 0, 2, 1), ("andabata", 0, 1, 1)]


@pytest.mark.rule("FG-60")
def test_a_window_inside_a_window_is_finished_first() -> None:
    """A pass, then a reaction with a window of its own; after it, the outer window asks everybody again."""
    m = battle(
        me([gladiator("andabata"), gladiator("veles")], patrons=["vestalis"], hand=["dying_blow", "parry"]),
        foe([gladiator("tiro"), gladiator("thraex")], patrons=THREE, hand=["parry", "parry"]),
    )
    m.attack("andabata", "tiro")
    m.let_be(1)
    m.react(0, "vestalis")
    assert m.view(None)["windows"] == ["damage", "leave"]
    m.react(0, "dying_blow", "thraex")
    assert m.view(None)["windows"] == ["damage", "leave", "damage"]
    assert m.asked() == (1, "react")  # who is inactive has not changed
    m.react(1, "parry", 2)
    m.let_be(0)
    m.let_be(1)
    assert m.view(None)["windows"] == ["damage"]
    assert m.events_of("prevented") == [("thraex", 1, 2), ("tiro", 1, 1)]
    assert m.asked() == (1, "react")  # their pass in the outer window counts no longer
    m.react(1, "parry")
    m.passes()
    assert m.events_of("damaged") == []


# ---------------------------------------------------------------------- a choice, and how often


@pytest.mark.rule("FG-16")
def test_a_reaction_without_may_is_a_choice_all_the_same() -> None:
    """A lone Veles need not hit itself."""
    m = machinations(me(hand=["veles"], patrons=THREE))
    m.answer("enter", "veles", LASTING)
    assert m.offered() == ["pass", ("use", "veles")]
    m.let_be(0)
    assert m.gladiator("veles").damage == 0


@pytest.mark.rule("FG-16")
def test_once_used_it_is_carried_out_in_full() -> None:
    """Counterattack asks for an enemy or a friend, and no way out is offered."""
    m = battle(
        me([gladiator("cestus")]),
        foe([gladiator("tiro"), gladiator("veles")], patrons=THREE, hand=["counterattack"]),
    )
    m.attack("cestus", "tiro")
    m.react(1, "counterattack")
    assert m.offered() == ["cestus", "veles"]


@pytest.mark.rule("FG-16")
def test_a_mandatory_one_happens_without_a_question() -> None:
    m = battle(me([gladiator("cestus")]), foe([gladiator("noxius"), gladiator("tiro")], patrons=["argentarius"]))
    m.attack("cestus", "noxius")
    assert m.kind == "combat"
    assert m.coins(1) == 5 + 1 + 1 + 1


@pytest.mark.rule("FG-17")
def test_a_reaction_without_a_cost_is_used_once_for_each_event() -> None:
    m = battle(
        me([gladiator("andabata")]),
        foe([gladiator("cestus"), gladiator("murmillo", ready=False)], patrons=THREE, hand=["parry"]),
    )
    m.attack("andabata", "cestus")
    m.react(1, "murmillo")
    assert m.offered() == ["pass", "parry"]
    m.passes()
    assert m.events_of("damaged") == [("cestus", 1, 1, 2)]


@pytest.mark.rule("FG-17")
def test_the_next_event_is_another_one() -> None:
    m = battle(
        me([gladiator("tiro")], hand=["pierce"]),
        foe([gladiator("cestus"), gladiator("murmillo", ready=False)], patrons=THREE),
    )
    m.attack("tiro", "cestus")
    m.react(1, "murmillo")
    m.tactic("pierce", "cestus")
    m.react(1, "murmillo")
    assert m.gladiator("cestus").damage == 0


# ---------------------------------------------------------------------- silence tells nothing


def holding(hand: list[str], deck: list[str], reserve: list[str] | None = None, **given: Any) -> Table:
    """My Cestus attacks; what the foe has unseen is the same cards, wherever they are."""
    m = battle(
        me([gladiator("cestus")], hand=["pierce"]),
        foe([gladiator("veles")], hand=hand, deck=deck, reserve=reserve or [], patrons=THREE, **given),
    )
    m.attack("cestus")
    return m


@pytest.mark.rule("FG-42", "FG-53")
@pytest.mark.parametrize("zone", ["hand", "deck", "reserve"])
def test_whoever_owns_a_reaction_is_asked_wherever_it_is(zone: str) -> None:
    zones: dict[str, list[str]] = {"hand": [], "deck": [], "reserve": [], zone: ["parry"]}
    m = holding(zones["hand"], zones["deck"], zones["reserve"])
    assert m.asked() == (1, "react")
    assert m.offered() == (["pass", "parry"] if zone == "hand" else ["pass"])


@pytest.mark.rule("FG-42", "FG-53")
def test_whoever_owns_none_is_not_asked() -> None:
    m = holding(["ambush", "dying_blow", "punctim"], [])
    assert m.asked() == (0, "combat")


@pytest.mark.rule("FG-53")
def test_a_reaction_in_the_discard_pile_opens_no_question() -> None:
    m = holding([], [], discard=["parry"])
    assert m.asked() == (0, "combat")


@pytest.mark.rule("FG-42", "FG-53", "FG-49")
@pytest.mark.parametrize(("deck", "ready"), [([], True), (["cull"], True), ([], False)])
def test_but_where_emerita_augusta_would_make_it_the_deck_it_does(deck: list[str], ready: bool) -> None:
    m = holding([], deck, discard=["parry"], arenas=[{"card": "emerita_augusta", "ready": ready}], thin=True)
    if deck or not ready:
        assert m.asked() == (0, "combat")
        return
    assert (m.asked(), m.offered()) == ((1, "react"), ["pass"])
    m.act(1, "free", "emerita_augusta", 1, ())
    assert m.offered() == ["pass", "parry"]


@pytest.mark.rule("FG-42", "FG-53")
def test_what_others_are_sent_does_not_depend_on_the_hidden_hand() -> None:
    """Two games that differ only in which of their unseen cards the foe holds send me the same bytes."""
    here = holding(["parry"], ["cull", "fresh_perspective"])
    there = holding(["cull"], ["parry", "fresh_perspective"])
    assert here.offered() != there.offered()
    for m in (here, there):
        assert m.asked() == (1, "react")
    for viewer in (0, None):
        assert here.match.sent(viewer) == there.match.sent(viewer)
    for m in (here, there):
        m.let_be(1)
    for viewer in (0, None):
        assert here.match.sent(viewer) == there.match.sent(viewer)


@pytest.mark.rule("FG-53")
def test_an_ability_is_asked_for_whether_or_not_its_coin_is_there() -> None:
    m = battle(me([gladiator("bestiarius")], patrons=THREE, coins=0, thin=True), foe([gladiator("cestus")]))
    m.answer("attack", "bestiarius")
    assert m.asked() == (0, "react")
    assert m.offered() == ["pass"]


@pytest.mark.rule("FG-53")
@pytest.mark.parametrize("zone", ["hand", "deck", "reserve", "discard"])
def test_a_combat_turn_is_asked_for_by_what_everybody_knows(zone: str) -> None:
    """All are exhausted; I am asked if I might have a tactic."""
    m = battle(
        me([gladiator("cestus", ready=False)], **{zone: ["pierce"]}, coins=0),
        foe([gladiator("tiro", ready=False)]),
    )
    if zone == "discard":
        assert m.events_of("passes") == [(0,), (1,)]
    else:
        assert m.asked() == (0, "combat")
        assert m.offered() == (["end", "pierce"] if zone == "hand" else ["end"])


@pytest.mark.rule("FG-53", "FG-49")
def test_a_combat_turn_is_asked_for_where_emerita_augusta_might_draw_a_tactic() -> None:
    m = battle(
        me([gladiator("cestus", ready=False)], discard=["pierce"], arenas=["emerita_augusta"], thin=True),
        foe([gladiator("tiro", ready=False)]),
    )
    assert (m.asked(), m.offered()) == ((0, "combat"), ["end"])
    m.act(0, "free", "emerita_augusta", 1, ())
    assert m.offered() == ["end", "pierce"]


@pytest.mark.rule("FG-53")
def test_a_tactic_on_the_table_is_asked_for_even_without_its_coin() -> None:
    m = battle(
        me([gladiator("auctoratus", ready=False)], coins=0, thin=True),
        foe([gladiator("tiro", ready=False)], thin=True),
    )
    assert m.asked() == (0, "combat")
    assert m.offered() == ["end"]


@pytest.mark.rule("FG-53")
def test_a_gladiator_who_might_enter_counts_as_a_tactic_or_reaction() -> None:
    tactic = battle(
        me([gladiator("cestus", ready=False)], deck=["samnite"]), foe([gladiator("tiro", ready=False)])
    )
    assert tactic.asked() == (0, "combat")
    reaction = battle(
        me([gladiator("cestus")]), foe([gladiator("noxius"), gladiator("tiro")], deck=["tertiarius"])
    )
    reaction.attack("cestus", "noxius")
    assert reaction.asked() == (1, "react")
    assert reaction.offered() == ["pass"]


@pytest.mark.rule("FG-53")
def test_evade_offers_its_return_even_to_the_poor() -> None:
    m = battle(me([gladiator("cestus")]), foe([gladiator("tiro")], hand=["evade"], coins=0, thin=True))
    m.attack("cestus")
    m.react(1, "evade")
    assert m.asked() == (1, "may")
    assert m.offered() == ["no"]


@pytest.mark.rule("FG-42")
def test_a_damage_window_opens_for_both() -> None:
    m = battle(me([gladiator("cestus")], hand=["parry"]), foe([gladiator("tiro")], hand=["parry"]))
    m.attack("cestus")
    m.let_be(1)
    assert m.asked() == (0, "react")


@pytest.mark.rule("FG-VERB-13")
def test_a_second_missio_does_not_take_an_older_card_of_the_same_title() -> None:
    m = battle(
        me([gladiator("andabata")]),
        foe([gladiator("tiro"), gladiator("cestus")], hand=["missio", "missio"], discard=["tiro"]),
    )
    m.attack("andabata", "tiro")
    while m.events_of("defeated") == []:
        m.let_be(m.ask.seat)
    m.react(1, "missio")
    assert "tiro" in m.discard(1)
    while m.kind == "react":
        assert "missio" not in m.offered()
        m.let_be(m.ask.seat)
