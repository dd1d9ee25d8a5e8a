"""Solo: you against an adversary who fights from mini-hands."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from munera.games.gladius.cards import STYLES, deck_of
from munera.games.gladius.solo import DIFFICULTY
from munera.kernel import BadVariant, Stream
from munera.testing.gladius import (
    Table,
    bout,
    dimachaeri,
    duel,
    murmillo,
    retiarius,
    samnite,
    secutor,
    solo,
    thracian,
)
from tests.properties import same_examples


def mini_hands(m: Table) -> list[list[str]]:
    """The mini-hands so far, without the name of the adversary."""
    return [[str(card) for card in cards] for _, *cards in m.events_of("mini_hand")]


@pytest.mark.rule("GL-SOLO-1")
@pytest.mark.parametrize("adversary", STYLES)
def test_the_deck_is_that_of_a_duel(adversary: str) -> None:
    assert bout("thracian", adversary, seats=1).cards == bout("thracian", adversary).cards
    assert Counter(bout("thracian", adversary, seats=1).cards) == Counter(deck_of("thracian", adversary))


@pytest.mark.rule("GL-SOLO-1")
def test_you_and_the_adversary_draw_from_one_deck() -> None:
    m = solo(secutor(hand=["kick"]), retiarius(), top=["duck", "leap", "dodge", "pommel", "parry"])
    assert m.hand("secutor") == ["kick", "duck"]
    m.passes()
    assert mini_hands(m) == [["leap", "dodge"]]
    assert m.hand("secutor") == ["kick", "duck", "pommel"]
    assert m.deck[0] == "parry"


@pytest.mark.rule("GL-SOLO-2")
def test_your_own_turn_is_that_of_a_duel() -> None:
    hand = ["kick", "sword_stab", "leap", "duck", "parry"]
    alone = solo(secutor(hand=hand), retiarius(), top=["dodge", "pommel"])
    two = duel(secutor(hand=hand), retiarius(hand=["grapple"]), top=["dodge", "pommel"])
    for m in (alone, two):
        assert m.asked() == ("secutor", "discard")
        assert m.offered() == [*hand, "dodge"]
        m.discard("duck")
        assert m.asked() == ("secutor", "attack")
        assert m.offered() == ["pass", "kick", "sword_stab"]
        assert m.refused() == {"leap": "is_defence", "parry": "is_defence", "dodge": "is_defence"}
        m.hits("sword_stab")
        assert m.hp("retiarius") == 7
    assert alone.events[:5] == two.events[:5]


@pytest.mark.rule("GL-SOLO-2")
def test_you_defend_as_in_a_duel() -> None:
    m = solo(
        secutor(hand=["shield_block", "withdraw", "kick"]),
        retiarius(),
        active="retiarius",
        top=["trident_thrust", "leap"],
    )
    assert m.asked() == ("secutor", "defend")
    assert m.ask.about == "trident_thrust"
    assert m.offered() == ["pass", "shield_block"]
    assert m.refused() == {"withdraw": "not_your_style", "kick": "is_attack"}
    m.defend("shield_block")
    assert m.events_of("stopped") == [("secutor", "shield_block")]
    assert m.hp("secutor") == 10
    assert m.asked() == ("secutor", "attack")


@pytest.mark.rule("GL-SOLO-2")
def test_you_lose_your_attack_when_the_adversary_immobilises_you() -> None:
    m = solo(
        secutor(hand=["sword_stab"]),
        retiarius(),
        active="retiarius",
        mini=(1, 1),
        top=["cast_net", "leap", "duck", "parry"],
    )
    m.passes()
    assert m.events_of("immobilised") == [("secutor",)]
    assert m.events_of("cannot_attack") == [("secutor",)]
    assert m.hand("secutor") == ["sword_stab", "leap", "parry"]  # drawn as always
    assert mini_hands(m) == [["cast_net"], ["duck"]]  # their next turn has come and gone
    assert m.asked() == ("secutor", "attack")


@pytest.mark.rule("SO-08")
def test_the_adversarys_cards_are_dead_in_your_hand() -> None:
    hand = ["trident_thrust", "cast_net", "dagger", "withdraw", "kick"]
    m = solo(secutor(hand=hand), retiarius(), active="retiarius", mini=(1, 1), top=["dagger", "leap"])
    assert m.offered() == ["pass"]
    assert m.refused()["withdraw"] == "not_your_style"
    m.passes()
    assert m.asked() == ("secutor", "discard")  # dead or not, they count
    m.discard("leap")
    assert m.offered() == ["pass", "kick"]
    assert set(m.refused()) == {"trident_thrust", "cast_net", "dagger", "withdraw"}


@pytest.mark.rule("SO-08")
def test_if_you_share_the_adversarys_style_its_cards_live() -> None:
    m = solo(retiarius(hand=["trident_thrust", "dagger"]), retiarius(), top=["withdraw"])
    assert m.offered() == ["pass", "trident_thrust", "dagger"]


# They defend


@pytest.mark.rule("GL-SOLO-3")
@pytest.mark.parametrize("size", [1, 2, 3])
def test_each_attack_of_yours_meets_a_defend_mini_hand(size: int) -> None:
    drawn = ["kick", "pommel", "grapple"][:size]
    m = solo(secutor(hand=["sword_stab"]), retiarius(), mini=(size, 1), top=["leap", *drawn, "duck"])
    assert mini_hands(m) == []
    m.attack("sword_stab")
    assert mini_hands(m)[0] == drawn
    assert m.events_of("undefended") == [("retiarius",)]
    assert m.events_of("hit") == [("retiarius", 3, 7)]


@pytest.mark.rule("GL-SOLO-3")
def test_if_you_hold_back_the_adversary_draws_nothing_to_defend_with() -> None:
    m = solo(secutor(hand=["sword_stab"]), retiarius(), mini=(3, 1), top=["leap", "duck", "dodge"])
    m.passes()
    assert mini_hands(m) == [["duck"]]  # the attack mini-hand of their own turn
    assert m.asked() == ("secutor", "attack")


@pytest.mark.rule("GL-SOLO-3")
def test_the_adversarys_defence_comes_from_the_mini_hand_and_counters() -> None:
    m = solo(secutor(hand=["sword_stab"]), retiarius(), mini=(2, 1), top=["leap", "kick", "withdraw", "parry"])
    m.attack("sword_stab")
    assert mini_hands(m)[0] == ["kick", "withdraw"]
    assert m.events_of("defends") == [("retiarius", "withdraw")]
    assert m.events_of("stopped") == [("retiarius", "withdraw")]
    assert m.events_of("undefended") == m.events_of("hit") == []
    assert m.hp("retiarius") == 10


@pytest.mark.rule("SO-06")
@pytest.mark.parametrize(
    ("drawn", "used"),
    [
        (["withdraw", "kick"], "withdraw"),
        (["kick", "duck"], "duck"),
        (["parry", "withdraw"], "parry"),
        (["shield_block", "withdraw"], "withdraw"),  # the Secutor's block is none of theirs
        (["shield_block", "armor_secutor"], None),
        (["kick", "trident_thrust"], None),
    ],
)
def test_the_adversary_defends_whenever_it_can(drawn: list[str], used: str | None) -> None:
    m = solo(secutor(hand=["sword_stab"]), retiarius(), mini=(2, 1), top=["leap", *drawn])
    m.attack("sword_stab")
    assert m.events_of("defends") == ([] if used is None else [("retiarius", used)])
    assert m.hp("retiarius") == (7 if used is None else 10)


@pytest.mark.rule("SO-06")
@pytest.mark.parametrize("attack", ["kick", "grapple"])
def test_the_adversary_defends_against_any_attack(attack: str) -> None:
    m = solo(secutor(hand=[attack]), retiarius(hp=10), mini=(1, 1), top=["leap", "duck", "dodge"])
    m.attack(attack)
    assert m.events_of("stopped") == [("retiarius", "duck")]
    assert m.hp("retiarius") == 10
    assert m.events_of("immobilised") == []


# They attack


@pytest.mark.rule("GL-SOLO-4")
def test_on_its_turn_the_adversary_attacks_from_a_mini_hand_and_you_may_counter() -> None:
    m = solo(
        secutor(hand=["leap"]),
        retiarius(),
        active="retiarius",
        mini=(1, 3),
        top=["dagger", "trident_thrust", "sword_stab"],
    )
    assert mini_hands(m) == [["dagger", "trident_thrust", "sword_stab"]]
    assert m.events_of("attacks") == [("retiarius", "trident_thrust")]
    assert m.asked() == ("secutor", "defend")
    assert m.ask.about == "trident_thrust"
    m.passes()
    assert m.hp("secutor") == 7
    assert m.asked() == ("secutor", "attack")


@pytest.mark.rule("GL-SOLO-4")
def test_without_a_usable_attack_the_adversary_does_not_attack() -> None:
    m = solo(secutor(hand=["leap"]), retiarius(), active="retiarius", top=["sword_stab", "duck"])
    assert mini_hands(m) == [["sword_stab", "duck"]]
    assert m.events_of("holds") == [("retiarius",)]
    assert m.events_of("attacks") == []
    assert m.hp("secutor") == 10
    assert m.discards == ["sword_stab", "duck"]
    assert m.asked() == ("secutor", "attack")


@pytest.mark.rule("SO-01")
def test_the_mini_hand_of_the_adversarys_turn_is_one_to_attack_with() -> None:
    m = solo(
        secutor(hand=["leap"]),
        retiarius(),
        active="retiarius",
        mini=(1, 3),
        top=["withdraw", "parry", "kick", "duck"],
    )
    assert m.events_of("defends") == []  # the defences in it are of no use to them
    assert m.events_of("attacks") == [("retiarius", "kick")]
    assert m.laid == ["withdraw", "parry", "kick"]


@pytest.mark.rule("SO-02")
def test_a_defend_mini_hand_goes_to_the_discards() -> None:
    m = solo(
        secutor(hand=["sword_stab"]),
        retiarius(),
        mini=(3, 1),
        top=["leap", "kick", "duck", "withdraw", "parry"],
    )
    m.attack("sword_stab")
    assert m.discards == ["sword_stab", "kick", "duck", "withdraw", "parry"]  # parry: their own turn's
    assert m.laid == []
    assert m.hand("retiarius") == []


@pytest.mark.rule("SO-02")
def test_an_attack_mini_hand_goes_to_the_discards() -> None:
    m = solo(
        secutor(hand=["shield_block"]),
        retiarius(),
        active="retiarius",
        mini=(1, 3),
        top=["kick", "dagger", "trident_thrust", "leap"],
    )
    assert m.laid == ["kick", "dagger", "trident_thrust"]
    assert m.discards == []
    m.defend("shield_block")
    assert m.discards == ["kick", "dagger", "trident_thrust", "shield_block"]
    assert m.laid == []
    assert m.hand("secutor") == ["leap"]


@pytest.mark.rule("SO-02")
@same_examples
@given(seed=st.integers(0, 10**9), adversary=st.sampled_from(STYLES))
def test_the_adversary_never_keeps_a_card_and_mini_hands_are_fresh(seed: int, adversary: str) -> None:
    m = bout("dimachaeri", adversary, seats=1, seed=seed, difficulty="hard", turn_limit=50)

    def empty_handed(m: Table) -> None:
        assert m.match.state.hands[1] == []
        assert bool(m.laid) == (m.kind == "defend")

    m.play_on(Stream.seeded(seed), empty_handed)
    sizes = {len(cards) for cards in mini_hands(m)}
    assert sizes <= {2, 3}


# Sizes


@pytest.mark.rule("SO-03")
@pytest.mark.parametrize(
    ("difficulty", "defend", "attack"), [("easy", 2, 1), ("normal", 1, 2), ("tough", 2, 2), ("hard", 2, 3)]
)
def test_difficulty_sets_the_mini_hands(difficulty: str, defend: int, attack: int) -> None:
    m = bout("samnite", "thracian", seats=1, start="one", difficulty=difficulty, top=["cut"])
    assert m.view("samnite")["mini"] == [defend, attack]
    m.attack("cut")
    first, second = mini_hands(m)
    assert len(first) == defend
    assert len(second) == attack


@pytest.mark.rule("SO-03")
def test_normal_is_the_default() -> None:
    assert bout("samnite", "thracian", seats=1).match.state.mini == (1, 2)


@pytest.mark.rule("SO-03")
def test_a_duel_has_no_mini_hands() -> None:
    assert bout(difficulty="hard", mini_attack=3).match.state.mini == (0, 0)


@pytest.mark.rule("GL-SOLO-5")
@pytest.mark.parametrize("difficulty", ["easy", "normal", "tough", "hard"])
@pytest.mark.parametrize("size", [1, 2, 3])
def test_your_own_sizes_come_before_the_difficulty(difficulty: str, size: int) -> None:
    usual = bout("samnite", "thracian", seats=1, difficulty=difficulty).match.state.mini
    defend = bout("samnite", "thracian", seats=1, difficulty=difficulty, mini_defend=size)
    assert defend.match.state.mini == (size, usual[1])
    attack = bout("samnite", "thracian", seats=1, difficulty=difficulty, mini_attack=size)
    assert attack.match.state.mini == (usual[0], size)
    both = bout("samnite", "thracian", seats=1, difficulty=difficulty, mini_defend=size, mini_attack=4 - size)
    assert both.match.state.mini == (size, 4 - size)


@pytest.mark.rule("GL-SOLO-5")
def test_zero_leaves_the_sizes_to_the_difficulty_and_four_is_too_many() -> None:
    m = bout("samnite", "thracian", seats=1, difficulty="hard", mini_defend=0, mini_attack=0)
    assert m.match.state.mini == (2, 3)
    for size in (-1, 4):
        with pytest.raises(BadVariant):
            bout(seats=1, mini_defend=size)
        with pytest.raises(BadVariant):
            bout(seats=1, mini_attack=size)


@pytest.mark.rule("SO-04")
@pytest.mark.parametrize("adversary", STYLES)
@pytest.mark.parametrize("difficulty", ["easy", "normal", "tough", "hard"])
def test_by_type_two_styles_defend_better_on_tough(adversary: str, difficulty: str) -> None:
    plain = bout("samnite", adversary, seats=1, difficulty=difficulty).match.state.mini
    by_type = bout("samnite", adversary, seats=1, difficulty=difficulty, by_type=True).match.state.mini
    if difficulty == "tough" and adversary in ("secutor", "dimachaeri"):
        assert (plain, by_type) == ((2, 2), (3, 2))
    else:
        assert by_type == plain


@pytest.mark.rule("SO-04")
def test_the_style_adds_one_card_whatever_tough_means(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(DIFFICULTY, "tough", (1, 3))
    assert bout("samnite", "secutor", seats=1, difficulty="tough").match.state.mini == (1, 3)
    assert bout("samnite", "secutor", seats=1, difficulty="tough", by_type=True).match.state.mini == (2, 3)


@pytest.mark.rule("SO-04")
def test_your_own_size_comes_before_the_style() -> None:
    m = bout("samnite", "secutor", seats=1, difficulty="tough", by_type=True, mini_defend=1)
    assert m.match.state.mini == (1, 2)


# Their best attack


@pytest.mark.rule("SO-05")
@pytest.mark.parametrize(
    ("drawn", "your_hp", "best"),
    [
        (["kick", "sword_swipe", "overhead_swing"], 10, "overhead_swing"),
        (["overhead_swing", "sword_swipe", "wild_swing"], 10, "overhead_swing"),
        (["sword_swipe", "stunning_blow", "kick"], 10, "sword_swipe"),  # 2 damage before immobilising
        (["stunning_blow", "sword_swipe", "kick"], 10, "sword_swipe"),
        (["kick", "grapple", "pommel"], 10, "grapple"),  # immobilising before 1 damage
        (["grapple", "kick", "duck"], 2, "grapple"),
        (["grapple", "kick", "duck"], 1, "kick"),  # unless that one is the last
        (["stunning_blow", "grapple", "kick"], 1, "kick"),
        (["kick", "overhead_swing", "sword_swipe"], 1, "overhead_swing"),  # of killing blows the hardest
        (["duck", "impale", "kick"], 10, "kick"),  # your cards are none of theirs
    ],
)
def test_the_best_attack_of_the_adversary(drawn: list[str], your_hp: int, best: str) -> None:
    m = solo(samnite(hp=your_hp, hand=["leap"]), murmillo(), mini=(1, 3), active="murmillo", top=drawn)
    assert m.events_of("attacks") == [("murmillo", best)]


@pytest.mark.rule("SO-05")
def test_only_printed_damage_makes_a_killing_blow() -> None:
    m = solo(
        samnite(hp=2, hand=["leap"]),
        murmillo(strength=3),
        mini=(1, 2),
        active="murmillo",
        top=["kick", "grapple"],
        dice=[1, 1, 1],
    )
    assert m.events_of("attacks") == [("murmillo", "grapple")]  # a kick might kill, but only with luck


@pytest.mark.rule("SO-07")
def test_an_immobilised_adversary_draws_nothing() -> None:
    m = solo(
        secutor(hand=["grapple", "kick"]),
        retiarius(),
        mini=(1, 3),
        top=["duck", "pommel", "leap", "dodge", "trident_thrust", "dagger", "kick"],
    )
    m.attack("grapple")
    assert m.events_of("immobilised") == [("retiarius",)]
    assert m.events_of("cannot_attack") == [("retiarius",)]
    assert mini_hands(m) == [["pommel"]]  # only the one that they defended with
    assert m.asked() == ("secutor", "attack")
    assert m.hand("secutor") == ["kick", "duck", "leap"]
    m.attack("kick")
    assert mini_hands(m)[1] == ["dodge"]  # they defend as always
    assert mini_hands(m)[2] == ["trident_thrust", "dagger", "kick"]  # and then attacks again
    assert len(m.events_of("cannot_attack")) == 1


# Skill without a hand


@pytest.mark.rule("GL-19")
def test_the_skill_of_the_adversary_adds_to_the_attack_mini_hand() -> None:
    m = solo(
        secutor(hand=["leap"]),
        retiarius(skill=3),
        mini=(1, 1),
        active="retiarius",
        dice=[1, 3, 1],
        top=["duck", "dodge", "trident_thrust", "parry"],
    )
    assert m.events_of("stat_roll") == [("retiarius", "skill", (1, 3, 1))]
    assert mini_hands(m) == [["duck", "dodge", "trident_thrust"]]
    assert m.events_of("attacks") == [("retiarius", "trident_thrust")]
    assert m.events_of("draws") == []


@pytest.mark.rule("GL-19")
def test_the_extra_cards_are_for_that_turn_and_that_mini_hand_only() -> None:
    m = solo(
        secutor(hand=["kick"]),
        retiarius(skill=1),
        mini=(1, 1),
        active="retiarius",
        dice=[1, 2],
        top=["duck", "dodge", "parry", "leap", "withdraw"],
    )
    m.attack("kick")
    assert mini_hands(m) == [["duck", "dodge"], ["leap"], ["withdraw"]]
    assert m.events_of("stat_roll") == [("retiarius", "skill", (1,)), ("retiarius", "skill", (2,))]


@pytest.mark.rule("GL-19", "SO-07")
def test_an_immobilised_adversary_does_not_roll_for_skill() -> None:
    m = solo(secutor(hand=["leap"]), retiarius(skill=2, cannot_attack=True), active="retiarius", dice=[1, 1])
    assert m.events_of("stat_roll") == m.events_of("mini_hand") == []
    assert m.match.state.loaded == [1, 1]


# Stats in solo


@pytest.mark.rule("GL-STATS-2", "GL-STATS-5", "GL-STATS-6")
def test_the_stats_of_an_adversary_count_like_yours() -> None:
    m = solo(
        thracian(hand=["buckler"], reflexes=1),
        dimachaeri(strength=1, prowess=1),
        mini=(1, 1),
        active="dimachaeri",
        dice=[1, 6, 1],
        top=["double_thrust"],
    )
    m.defend("buckler")
    assert [event[:3] for event in m.events_of("stat_roll")] == [
        ("dimachaeri", "prowess", (1,)),
        ("thracian", "reflexes", (6,)),
        ("dimachaeri", "strength", (1,)),
    ]
    assert m.events_of("hit") == [("thracian", 4, 6)]
