"""Tactics: cards and abilities, costs and targets, and who may enter in the middle of a battle."""

from __future__ import annotations

from typing import Any

import pytest

from munera.testing.for_glory import ENOUGH, THREE, Table, battle, foe, gladiator, machinations, me, registration

# ---------------------------------------------------------------------- cards and abilities


@pytest.mark.rule("FG-TACTIC-1")
def test_a_tactic_card_is_shown_carried_out_and_then_discarded() -> None:
    m = battle(
        me([gladiator("cestus")], hand=["punctim"]), foe([gladiator("tiro"), gladiator("cestus")], hand=["parry"])
    )
    m.tactic("punctim", "cestus 2")
    assert m.kind == "react"
    assert m.events_of("plays") == [(0, "punctim")]
    assert (m.hand(), m.discard(), m.state.table) == ([], [], [(0, "punctim")])
    m.passes()
    assert m.gladiator("cestus 2").damage == 2
    assert (m.discard(), m.state.table) == (["punctim"], [])


@pytest.mark.rule("FG-TACTIC-2")
@pytest.mark.parametrize(
    ("mine", "source"),
    [
        (me([gladiator("cestus"), gladiator("spiculus", ready=False)]), "spiculus"),
        (me([gladiator("cestus")], patrons=["praetor"]), "praetor"),
        (me([gladiator("cestus")], arenas=["verona"]), "verona"),
    ],
)
def test_an_ability_is_the_tactic_of_the_turn_and_its_card_stays(mine: dict[str, Any], source: str) -> None:
    m = battle({**mine, "hand": ["pierce"]}, foe([gladiator("thraex", ready=False)], patrons=THREE))
    m.tactic(source, *(["thraex"] if source != "verona" else []))
    assert m.gladiator("thraex").damage == (2 if source == "verona" else 1)
    assert m.offered() == [("attack", "cestus")]
    assert m.discard() == []
    assert m.thing(source)


@pytest.mark.rule("FG-TACTIC-3")
def test_tactics_are_used_on_ones_own_combat_turn_only() -> None:
    m = battle(
        me([gladiator("cestus")], hand=["pierce", "parry"], patrons=["praetor"]),
        foe([gladiator("cestus")]),
        active=1,
    )
    m.attack("cestus 2")
    assert m.asked() == (0, "react")
    assert m.offered() == ["pass", "parry"]
    m.passes()
    assert m.asked() == (0, "combat")
    assert "pierce" in m.offered()


@pytest.mark.rule("FG-TACTIC-3")
def test_before_after_and_without_an_attack() -> None:
    before = battle(me([gladiator("cestus")], hand=["pierce"]), foe([gladiator("tiro")]))
    before.tactic("pierce", "tiro")
    before.attack("cestus")
    after = battle(me([gladiator("cestus")], hand=["pierce"]), foe([gladiator("tiro")]))
    after.attack("cestus")
    after.tactic("pierce", "tiro")
    assert before.events_of("defeated") == after.events_of("defeated") == [("tiro", 1, "defeat")]
    without = battle(me([gladiator("cestus", ready=False)], hand=["pierce"]), foe([gladiator("tiro")]))
    without.tactic("pierce", "tiro")
    assert without.events_of("damaged") == [("tiro", 1, 1, 1)]


@pytest.mark.rule("FG-TACTIC-4")
def test_an_ability_is_used_only_while_its_card_is_in_play() -> None:
    """Not from hand, not from another arena, not of an exhausted patron, not of an arena one does not have."""
    m = battle(
        me(
            [gladiator("cestus", 0), gladiator("spiculus")],
            hand=["spiculus", "praetor"],
            patrons=[{"card": "praetor", "ready": False}],
        ),
        foe([gladiator("tiro", 0, ready=False)]),
        arena=0,
        arenas=["verona", {"card": "falerii_novi", "holder": 1}, "tarraco"],
    )
    assert m.offered() == [("attack", "cestus")]


@pytest.mark.rule("FG-TACTIC-5")
def test_a_tactic_reaches_nothing_in_another_arena() -> None:
    m = battle(
        me([gladiator("cestus", 0)], arenas=["verona"], hand=["field_surgeon", "second_wind"]),
        foe([gladiator("veles", 0), gladiator("tiro", ready=False, damage=1)], patrons=THREE),
        arena=0,
    )
    assert m.offered() == [("attack", "cestus")]
    assert m.refused() == {"end": "must_attack", "field_surgeon": "no_target", "second_wind": "no_target"}


# ---------------------------------------------------------------------- costs and targets


@pytest.mark.rule("FG-55")
def test_a_cost_that_cannot_be_paid_in_full_forbids_the_use() -> None:
    poor = battle(me([gladiator("auctoratus", ready=False)], coins=1, thin=True), foe([gladiator("tiro")]))
    assert poor.offered() == ["end"]
    rich = battle(me([gladiator("auctoratus", ready=False)], coins=2, thin=True), foe([gladiator("tiro")]))
    assert rich.offered() == ["end", ("use", "auctoratus")]


@pytest.mark.rule("FG-55")
def test_without_a_target_before_the_cost_it_cannot_be_used() -> None:
    m = battle(
        me([gladiator("cestus")], patrons=["doctor_of_the_ludus"], hand=["finishing_stroke"]),
        foe([gladiator("tiro")]),
    )
    assert m.offered() == [("attack", "cestus")]
    assert m.refused()["finishing_stroke"] == "no_target"


@pytest.mark.rule("FG-55")
def test_targets_are_chosen_when_the_cost_is_paid() -> None:
    """Praetor's influence held Veles: they are gone before the damage finds its target."""
    m = battle(me([gladiator("cestus"), gladiator("veles")], patrons=["praetor"]), foe([gladiator("tiro")]))
    m.tactic("praetor")
    assert m.events_of("defeated") == [("veles", 0, "influence")]
    assert m.offered() == ["cestus", "tiro"]


@pytest.mark.rule("FG-55")
def test_a_single_target_needs_no_question() -> None:
    m = battle(
        me([gladiator("cestus")], hand=["finishing_stroke"]), foe([gladiator("thraex", damage=1)], patrons=THREE)
    )
    m.tactic("finishing_stroke")
    assert m.events_of("damaged") == [("thraex", 1, 4, 2)]


@pytest.mark.rule("FG-55")
def test_a_target_that_is_part_of_the_cost_is_chosen_with_it() -> None:
    m = battle(
        me([gladiator("provocator")], patrons=THREE),
        foe([gladiator("cestus", ready=False), gladiator("tiro", ready=False)]),
    )
    m.answer("attack", "provocator")
    m.react(0, "provocator", "tiro")
    assert m.ready("tiro")
    m.answer("cestus")
    assert m.events_of("assigned") == [("cestus", 1, 4)]


@pytest.mark.rule("FG-55")
def test_the_augur_finds_what_paid_for_them() -> None:
    m = machinations(me(hand=["shady_dealings"], patrons=["treacherous_augur"], coins=2))
    assert m.discard() == []
    m.answer("use", "treacherous_augur")
    m.answer("shady_dealings")
    assert m.deck()[0] == "shady_dealings"


@pytest.mark.rule("FG-55")
def test_the_augur_finds_nothing_in_an_empty_pile() -> None:
    m = machinations(me(hand=["shady_dealings"], patrons=["treacherous_augur"], coins=2))
    deck = m.deck()
    m.answer("use", "treacherous_augur")
    m.answer("coin")
    m.answer("coin")
    assert m.asked() == (0, "action")
    assert m.deck() == deck
    assert not m.ready("treacherous_augur")


@pytest.mark.rule("FG-40")
def test_an_effect_without_its_target_is_skipped_and_stays_paid() -> None:
    """The Doctor would ready Veles, but their influence was what Veles needed."""
    m = battle(
        me([gladiator("cestus"), gladiator("veles", ready=False)], patrons=["doctor_of_the_ludus"]),
        foe([gladiator("tiro")]),
    )
    m.tactic("doctor_of_the_ludus")
    assert m.events_of("defeated") == [("veles", 0, "influence")]
    assert m.events_of("readied") == []
    assert not m.ready("doctor_of_the_ludus")
    assert m.offered() == [("attack", "cestus")]


# ---------------------------------------------------------------------- damage as a cost, and past all defence


@pytest.mark.rule("FG-20")
def test_unpreventable_damage_passes_every_shield() -> None:
    m = battle(
        me([gladiator("scissor")], patrons=THREE),
        foe([gladiator("crupellarius")], patrons=[*ENOUGH, "vestalis"], hand=["parry", "evade"]),
    )
    m.attack("scissor")
    assert m.asked() == (1, "react")
    assert m.offered() == ["pass"]
    m.passes()
    assert m.events_of("damaged") == [("crupellarius", 1, 3, 2)]


@pytest.mark.rule("FG-20")
def test_it_can_be_reassigned_and_still_not_be_prevented() -> None:
    m = battle(
        me([gladiator("scissor")], patrons=THREE),
        foe([gladiator("cestus"), gladiator("tiro")], hand=["counterattack", "parry"]),
    )
    m.attack("scissor", "cestus")
    m.react(1, "counterattack", "tiro", 2)
    assert m.offered() == ["pass"]
    m.passes()
    assert m.events_of("damaged") == [("cestus", 1, 1, 2), ("tiro", 1, 2, 0)]


@pytest.mark.rule("FG-20")
def test_a_wound_taken_as_a_cost_is_paid_although_another_bears_it() -> None:
    m = battle(
        me([gladiator("spiculus"), gladiator("cestus")], hand=["turn_the_tables", "parry"]),
        foe([gladiator("veles"), gladiator("tiro")], patrons=THREE),
    )
    m.tactic("spiculus")
    assert m.offered() == ["pass", "turn_the_tables"]  # nothing to parry
    m.react(0, "turn_the_tables", "tiro")
    m.passes()
    assert m.gladiator("spiculus").damage == 0
    assert m.gladiator("tiro").damage == 1
    m.answer("veles")
    m.passes()
    assert m.gladiator("veles").damage == 1


@pytest.mark.rule("FG-21")
def test_spiculus_strikes_although_they_paid_with_their_life() -> None:
    m = battle(
        me([gladiator("spiculus", damage=2), gladiator("cestus")], hand=["dying_blow"]),
        foe([gladiator("veles"), gladiator("tiro")], patrons=THREE),
    )
    m.tactic("spiculus")
    assert m.events_of("defeated") == [("spiculus", 0, "defeat")]
    assert m.coins() == 6
    m.react(0, "dying_blow", "tiro")
    assert m.events_of("defeated")[-1] == ("tiro", 1, "defeat")
    assert m.asked() == (0, "target")
    m.answer("veles")
    assert m.gladiator("veles").damage == 1


# ---------------------------------------------------------------------- entering in the middle of a battle


def reinforced(card: str, **given: Any) -> Table:
    """I hold no coin, but somebody who might enter, and perhaps a card that lets them."""
    return battle(
        me([gladiator("cestus")], hand=[card, "laquearius"], coins=0, thin=True, **given),
        foe([gladiator("thraex")], patrons=THREE),
    )


@pytest.mark.rule("FG-28")
def test_samnite_enters_as_a_tactic_and_may_attack_at_once() -> None:
    m = reinforced("samnite", patrons=["decurion"])
    m.tactic("samnite")
    assert m.events_of("enters")[-1][:2] == ("samnite", 0)
    assert m.ready("samnite")
    assert m.offered() == [("attack", "cestus"), ("attack", "samnite")]
    m.attack("samnite")
    assert m.events_of("damaged") == [("thraex", 1, 2, 5)]


@pytest.mark.rule("FG-28")
def test_a_substitute_enters_as_a_tactic_and_may_attack_at_once() -> None:
    m = reinforced("substitution", patrons=["decurion"])
    m.answer("substitution", "laquearius")
    assert m.events_of("plays_with") == [(0, "substitution", "laquearius")]
    assert m.offered() == [("attack", "cestus"), ("attack", "laquearius")]
    assert m.discard() == ["substitution"]


@pytest.mark.rule("FG-28")
def test_casinum_brings_one_in() -> None:
    m = reinforced("business_as_usual", patrons=["decurion"], arenas=["casinum"])
    m.answer("use", "casinum", "laquearius")
    assert m.offered() == [("attack", "cestus"), ("attack", "laquearius")]
    assert m.hand() == ["business_as_usual"]  # no fee
    assert not m.ready("casinum")


@pytest.mark.rule("FG-28")
def test_tertiarius_enters_as_a_reaction_and_may_attack_on_the_same_turn() -> None:
    m = battle(
        me([gladiator("spiculus", damage=2)], hand=["tertiarius"], coins=0, thin=True), foe([gladiator("tiro")])
    )
    m.tactic("spiculus")
    m.react(0, "tertiarius")
    m.answer("tiro")
    assert m.offered() == [("attack", "tertiarius")]
    assert m.coins() == 1  # insurance; nothing was paid


@pytest.mark.rule("FG-28")
@pytest.mark.parametrize("card", ["samnite", "substitution", "business_as_usual"])
def test_whoever_enters_needs_influence(card: str) -> None:
    m = reinforced(card, arenas=["casinum"])
    assert m.offered() == [("attack", "cestus")]


@pytest.mark.rule("FG-28")
def test_who_begins_a_battle_without_a_gladiator_has_no_turn() -> None:
    m = registration(me([gladiator("cestus")]), foe(hand=["samnite"], patrons=THREE, coins=0, thin=True))
    m.passes("register")
    assert m.events_of("battle_won")[0][0] == 0
    assert m.events_of("initiative") == []


# ---------------------------------------------------------------------- Pierce comes back


@pytest.mark.rule("FG-37")
def test_pierce_returns_from_the_discard_pile_when_the_attack_finishes_them() -> None:
    m = battle(
        me([gladiator("cestus")], hand=["pierce"]), foe([gladiator("tiro"), gladiator("veles")], patrons=THREE)
    )
    m.tactic("pierce", "tiro")
    assert m.discard() == ["pierce"]
    m.attack("cestus", "tiro")
    m.answer("return", "pierce")
    m.pays()
    assert m.hand() == ["pierce"]
    assert m.coins() == 3


@pytest.mark.rule("FG-37")
def test_even_if_its_damage_was_put_on_another() -> None:
    m = battle(
        me([gladiator("andabata")], hand=["pierce"]),
        foe([gladiator("tiro"), gladiator("veles")], patrons=THREE, hand=["turn_the_tables"]),
    )
    m.tactic("pierce", "tiro")
    m.react(1, "turn_the_tables", "veles")
    m.attack("andabata", "tiro")
    assert m.events_of("defeated") == [("tiro", 1, "defeat")]
    assert m.offered() == ["pass", ("return", "pierce")]


@pytest.mark.rule("FG-37")
def test_but_not_for_another_who_falls() -> None:
    m = battle(
        me([gladiator("andabata")], hand=["pierce"]),
        foe([gladiator("noxius"), gladiator("veles")], patrons=THREE, hand=["turn_the_tables"]),
    )
    m.tactic("pierce", "veles")
    m.react(1, "turn_the_tables", "noxius")
    assert m.events_of("defeated") == [("noxius", 1, "defeat")]
    assert m.kind == "combat"


@pytest.mark.rule("FG-37")
def test_not_in_a_later_turn() -> None:
    m = battle(
        me([gladiator("cestus"), gladiator("andabata")], hand=["pierce"]),
        foe([gladiator("tiro"), gladiator("veles")], patrons=THREE),
    )
    m.tactic("pierce", "tiro")
    m.attack("cestus", "veles")
    m.attack("veles", "cestus")
    m.attack("andabata", "tiro")
    assert m.events_of("defeated") == [("tiro", 1, "defeat")]
    assert m.hand() == []
    assert m.kind == "combat"


@pytest.mark.rule("FG-37")
def test_by_whatever_means_they_are_defeated() -> None:
    """The foe's Vestalis, exhausted against the attack, was what their pierced Veles needed."""
    m = battle(
        me([gladiator("cestus")], hand=["pierce"]),
        foe([gladiator("tiro"), gladiator("veles")], patrons=["vestalis"]),
    )
    m.tactic("pierce", "veles")
    m.passes()
    m.attack("cestus")
    m.answer("tiro")
    m.react(1, "vestalis")
    assert m.events_of("defeated") == [("veles", 1, "influence")]
    assert m.asked() == (0, "react")
    m.answer("return", "pierce")
    m.pays()
    assert m.hand() == ["pierce"]


@pytest.mark.rule("FG-37")
def test_pierce_returns_again_and_again_but_once_for_each_use() -> None:
    m = battle(
        me([gladiator("cestus", ready=False)], hand=["pierce"], coins=5),
        foe(
            [gladiator("noxius", ready=False), gladiator("noxius", ready=False), gladiator("thraex", ready=False)],
            patrons=THREE,
        ),
    )
    m.tactic("pierce", "noxius")
    m.answer("return", "pierce")
    m.pays()
    assert m.kind == "combat"  # the window closed: nothing else was due
    m.tactic("pierce", "noxius")
    m.answer("return", "pierce")
    m.pays()
    assert m.events_of("takes_back") == [(0, "pierce"), (0, "pierce")]
    assert m.coins() == 1


@pytest.mark.rule("FG-37")
def test_one_defeat_brings_back_no_second_copy() -> None:
    """Another Pierce, used long ago, stays in the discard pile."""
    m = battle(
        me([gladiator("cestus")], hand=["pierce"], discard=["pierce"]),
        foe([gladiator("noxius"), gladiator("tiro")]),
    )
    m.tactic("pierce", "noxius")
    m.answer("return", "pierce")
    m.pays()
    assert m.kind == "combat"
    assert m.discard() == ["pierce"]


@pytest.mark.rule("FG-37")
def test_not_if_it_is_no_longer_there() -> None:
    """A card drawn from Emerita Augusta had the discard pile shuffled, Pierce with it."""
    m = battle(
        me([gladiator("cestus")], hand=["pierce", "business_as_usual"], arenas=["emerita_augusta"], thin=True),
        foe([gladiator("tiro"), gladiator("veles")], patrons=THREE),
        shuffles=[["business_as_usual"]],
    )
    m.tactic("pierce", "tiro")
    m.act(0, "free", "emerita_augusta", 0, ("business_as_usual",))
    assert (m.hand(), m.deck(), m.discard()) == (["business_as_usual"], ["pierce"], [])
    m.attack("cestus", "tiro")
    assert m.events_of("defeated") == [("tiro", 1, "defeat")]
    assert m.kind == "combat"


@pytest.mark.rule("FG-37", "FG-13")
def test_its_return_waits_for_its_owners_turn_in_the_window() -> None:
    m = battle(
        me([gladiator("cestus")], hand=["pierce"]),
        foe([gladiator("noxius"), gladiator("tiro")], hand=["dying_blow"]),
    )
    m.tactic("pierce", "noxius")
    assert m.asked() == (1, "react")
    m.react(1, "dying_blow", "cestus")
    assert m.offered() == ["pass", ("return", "pierce")]


@pytest.mark.rule("FG-37")
def test_who_cannot_pay_is_asked_all_the_same() -> None:
    m = battle(
        me([gladiator("cestus")], hand=["pierce"], coins=1, thin=True),
        foe([gladiator("noxius"), gladiator("tiro")]),
    )
    m.tactic("pierce", "noxius")
    assert m.offered() == ["pass"]
