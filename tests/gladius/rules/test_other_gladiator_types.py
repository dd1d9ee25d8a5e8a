"""Other gladiator types: six styles, each with its set."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement

import pytest

from munera.games.gladius.cards import CARDS, STYLES, deck_of
from munera.kernel import BadVariant
from munera.testing.gladius import Fighter, bout, duel, murmillo, samnite, secutor, solo

SETS = {
    "retiarius": {"trident_thrust": 8, "cast_net": 4, "dagger": 2, "withdraw": 4},
    "secutor": {"sword_stab": 8, "shield_bash": 2, "shield_block": 4, "armor_secutor": 4},
    "thracian": {"sword_slash": 12, "buckler": 2, "armor_thracian": 2, "fleet_footed": 2},
    "dimachaeri": {"sword_flurry": 6, "double_thrust": 4, "crossed_swords": 4, "sidestep": 4},
    "murmillo": {
        "sword_swipe": 6,
        "wild_swing": 2,
        "overhead_swing": 2,
        "stunning_blow": 2,
        "shield": 4,
        "armor_murmillo": 2,
    },
    "samnite": {"impale": 4, "cut": 8, "passive_shield": 4, "armor_samnite": 2},
}


def own_cards(style: str) -> Counter[str]:
    """What a style brings into a deck."""
    return Counter(card for card in deck_of(style, "lion") if CARDS[card].set == style)


def fights_with(style: str, attacks: dict[str, int | None], defences: list[str]) -> None:
    """A fighter of this style attacks and defends with exactly these; damage None: it immobilises."""
    foe = "secutor" if style != "secutor" else "samnite"
    m = duel(Fighter(style, hand=list(attacks)), Fighter(foe, hand=["leap"]), top=["leap"])
    assert m.offered() == ["pass", *attacks]
    for card, damage in attacks.items():
        hit = duel(Fighter(style, hand=[card]), Fighter(foe, hand=["leap"]))
        hit.hits(card)
        assert hit.events_of("hit") == ([] if damage is None else [(foe, damage, 10 - damage)])
        assert hit.events_of("immobilised") == ([(foe,)] if damage is None else [])
    for card in defences:
        attacked = duel(Fighter(foe, hand=["kick"]), Fighter(style, hand=defences))
        attacked.attack("kick")
        assert attacked.offered() == ["pass", *defences]
        attacked.defend(card)
        assert attacked.events_of("stopped") == [(style, card)]


@pytest.mark.rule("GL-TYPES-1")
@pytest.mark.parametrize(("one", "two"), list(combinations_with_replacement(sorted(STYLES), 2)))
def test_any_two_styles_can_meet(one: str, two: str) -> None:
    assert set(STYLES) == set(SETS)
    for seats in (1, 2):
        for pairing in ((one, two), (two, one)):
            m = bout(*pairing, seats=seats)
            assert [fighter["style"] for fighter in m.view(None)["fighters"]] == list(pairing)
            assert m.events_of("bout") == [pairing]


@pytest.mark.rule("GL-TYPES-1")
def test_there_are_no_other_styles() -> None:
    for one, two in (("hoplomachus", "secutor"), ("secutor", "hoplomachus"), ("lion", "secutor")):
        with pytest.raises(BadVariant):
            bout(one, two, seats=1)


@pytest.mark.rule("GL-TYPES-1")
def test_in_solo_the_second_fighter_is_the_adversary() -> None:
    m = bout("thracian", "samnite", seats=1)
    you, adversary = m.view("thracian")["fighters"]
    assert (you["style"], you["seat"]) == ("thracian", 0)
    assert (adversary["style"], adversary["seat"]) == ("samnite", None)


@pytest.mark.rule("GL-TYPES-2")
@pytest.mark.parametrize("style", STYLES)
def test_a_style_brings_its_eighteen_cards(style: str) -> None:
    other = "samnite" if style != "samnite" else "thracian"
    deck = Counter(bout(style, other).cards)
    assert deck.total() == 56
    assert {card: deck[card] for card in SETS[style]} == SETS[style]
    assert sum(SETS[style].values()) == 18
    present = {CARDS[card].set for card in deck}
    assert present == {"common", style, other}  # and nothing of a style that is not there


@pytest.mark.rule("GL-02")
@pytest.mark.parametrize("style", STYLES)
def test_two_of_one_style_bring_the_set_twice(style: str) -> None:
    deck = Counter(bout(style, style).cards)
    assert deck.total() == 56
    assert {card: deck[card] for card in SETS[style]} == {card: 2 * n for card, n in SETS[style].items()}


@pytest.mark.rule("GL-02")
def test_two_of_one_style_both_use_every_card() -> None:
    m = duel(
        secutor(hand=["sword_stab", "kick"]), secutor(hand=["shield_block", "armor_secutor"]), top=["shield_bash"]
    )
    assert m.offered() == ["pass", "sword_stab", "kick", "shield_bash"]
    assert m.refused() == {}
    m.attack("sword_stab")
    assert m.asked() == ("other secutor", "defend")
    assert m.offered() == ["pass", "shield_block", "armor_secutor"]
    m.passes()
    assert (m.hp("secutor"), m.hp("other secutor")) == (10, 7)


@pytest.mark.rule("GL-02")
def test_a_solo_mirror_lets_you_use_the_adversarys_cards() -> None:
    m = solo(secutor(hand=["sword_stab"]), secutor(), top=["shield_bash"])
    assert m.offered() == ["pass", "sword_stab", "shield_bash"]
    assert len(m.cards) == 56


@pytest.mark.rule("GL-THRACIAN-1")
def test_the_thracian() -> None:
    assert own_cards("thracian") == SETS["thracian"]
    fights_with("thracian", {"sword_slash": 2}, ["buckler", "armor_thracian", "fleet_footed"])


@pytest.mark.rule("GL-DIMACHAERI-1")
def test_the_dimachaeri() -> None:
    assert own_cards("dimachaeri") == SETS["dimachaeri"]
    fights_with("dimachaeri", {"sword_flurry": 2, "double_thrust": 3}, ["crossed_swords", "sidestep"])


@pytest.mark.rule("GL-MURMILLO-1")
def test_the_murmillo() -> None:
    assert own_cards("murmillo") == SETS["murmillo"]
    attacks: dict[str, int | None] = {
        "sword_swipe": 2,
        "wild_swing": 3,
        "overhead_swing": 4,
        "stunning_blow": None,
    }
    fights_with("murmillo", attacks, ["shield", "armor_murmillo"])


@pytest.mark.rule("GL-SAMNITE-1")
def test_the_samnite() -> None:
    assert own_cards("samnite") == SETS["samnite"]
    fights_with("samnite", {"impale": 4, "cut": 1}, ["passive_shield", "armor_samnite"])


# The wild swing


@pytest.mark.rule("GL-MURMILLO-2")
def test_a_wild_swing_costs_the_next_attack() -> None:
    m = duel(
        murmillo(hand=["wild_swing", "sword_swipe"]),
        samnite(hand=["cut"]),
        top=["leap", "duck", "parry", "dodge"],
    )
    m.hits("wild_swing")
    assert m.hp("samnite") == 7
    assert m.events_of("spent") == [("murmillo",)]
    assert m.cannot_attack("murmillo")
    assert not m.cannot_attack("samnite")
    m.passes()  # the Samnite holds back; then the Murmillo's turn goes by
    assert m.events_of("cannot_attack") == [("murmillo",)]
    assert m.asked() == ("samnite", "attack")
    m.passes()
    assert m.asked() == ("murmillo", "attack")
    assert "sword_swipe" in m.offered()


@pytest.mark.rule("GL-MURMILLO-2")
@pytest.mark.parametrize("card", ["sword_swipe", "overhead_swing", "stunning_blow"])
def test_other_swings_cost_nothing(card: str) -> None:
    m = duel(murmillo(hand=[card, "kick"]), samnite(hand=["leap"]))
    m.attack(card)
    assert m.events_of("spent") == []
    assert not m.cannot_attack("murmillo")


@pytest.mark.rule("GL-08")
def test_a_countered_wild_swing_costs_the_next_attack() -> None:
    m = duel(murmillo(hand=["wild_swing", "sword_swipe"]), samnite(hand=["passive_shield"]), top=["leap", "kick"])
    m.attack("wild_swing")
    assert m.cannot_attack("murmillo")  # the swing was taken
    m.defend("passive_shield")
    assert m.hp("samnite") == 10
    m.passes()
    assert m.events_of("cannot_attack") == [("murmillo",)]
    assert m.asked() == ("samnite", "attack")


@pytest.mark.rule("GL-08")
def test_a_wild_swing_cancelled_by_reflexes_costs_the_next_attack() -> None:
    m = duel(
        murmillo(hand=["wild_swing", "sword_swipe"]), samnite(hand=["leap"], reflexes=1), top=["leap"], dice=[1]
    )
    m.hits("wild_swing")
    assert m.events_of("voided") == [("samnite", "wild_swing")]
    assert m.hp("samnite") == 10
    m.passes()
    assert m.events_of("cannot_attack") == [("murmillo",)]
    assert m.asked() == ("samnite", "attack")


@pytest.mark.rule("GL-08")
def test_an_adversary_is_spent_by_its_wild_swing_too() -> None:
    m = solo(
        samnite(hand=["passive_shield"]),
        murmillo(),
        mini=(1, 1),
        active="murmillo",
        top=["wild_swing", "leap", "duck", "cut"],
    )
    m.defend("passive_shield")
    assert m.events_of("spent") == [("murmillo",)]
    m.passes()
    assert m.events_of("cannot_attack") == [("murmillo",)]
    assert len(m.events_of("mini_hand")) == 1  # none on the turn that they lost


@pytest.mark.rule("GL-09")
def test_wild_swing_and_immobilised_cost_one_attack_together() -> None:
    m = duel(
        murmillo(hand=["wild_swing", "sword_swipe"]),
        samnite(hand=["disarm"]),
        top=["leap", "duck", "parry", "dodge"],
    )
    m.hits("wild_swing")
    m.hits("disarm")
    assert m.events_of("spent") == m.events_of("immobilised") == [("murmillo",)]
    assert m.events_of("cannot_attack") == [("murmillo",)]
    assert m.asked() == ("samnite", "attack")
    m.passes()
    assert m.events_of("cannot_attack") == [("murmillo",)]
    assert m.asked() == ("murmillo", "attack")
    assert "sword_swipe" in m.offered()
