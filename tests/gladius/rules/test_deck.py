"""Deck: what is in it, whom a card serves, and what happens when it runs out."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from munera.games.gladius.cards import ATTACKS, BEASTS, CARDS, DEFENCES, STYLES, deck_of
from munera.kernel import Illegal, Stream
from munera.testing.gladius import Table, bout, duel, retiarius, secutor, solo, thracian
from tests.properties import same_examples


def all_but(*held: str, one: str = "retiarius", two: str = "secutor") -> list[str]:
    """Every card of the deck of these two, except those."""
    return sorted((Counter(deck_of(one, two)) - Counter(held)).elements())


COMMON = {
    "pommel": 2,
    "kick": 2,
    "disarm": 2,
    "knockdown": 2,
    "sand_in_the_eyes": 2,
    "grapple": 2,
    "duck": 2,
    "leap": 2,
    "dodge": 2,
    "parry": 2,
}
RETIARIUS = {"trident_thrust": 8, "cast_net": 4, "dagger": 2, "withdraw": 4}
SECUTOR = {"sword_stab": 8, "shield_bash": 2, "shield_block": 4, "armor_secutor": 4}


@pytest.mark.rule("GL-DECK-1", "GL-DECK-2", "GL-RETIARIUS-1", "GL-SECUTOR-1")
def test_the_shared_deck_of_retiarius_and_secutor() -> None:
    m = bout()
    assert len(m.cards) == 56
    assert Counter(m.cards) == Counter(COMMON | RETIARIUS | SECUTOR)


@pytest.mark.rule("GL-DECK-1")
@same_examples
@given(
    one=st.sampled_from(STYLES),
    two=st.sampled_from(STYLES + BEASTS),
    seats=st.integers(1, 2),
    seed=st.integers(0, 10**9),
)
def test_every_pairing_shares_56_cards_to_the_end(one: str, two: str, seats: int, seed: int) -> None:
    m = bout(one, two, seats=1 if two in BEASTS else seats, seed=seed, turn_limit=60)
    whole = m.cards
    assert len(whole) == 56
    assert sum(CARDS[card].set == "common" for card in whole) == 20
    for style in (one, two):
        assert sum(CARDS[card].set == style for card in whole) == (36 if one == two else 18)

    def nothing_is_lost(m: Table) -> None:
        assert m.cards == whole

    m.play_on(Stream.seeded(seed), nothing_is_lost)
    assert m.cards == whole
    assert m.laid == []


@pytest.mark.rule("GL-DECK-1")
def test_both_fighters_draw_from_the_same_deck() -> None:
    m = duel(retiarius(hand=["kick"]), secutor(hand=["kick"]), top=["sword_stab", "trident_thrust"])
    assert m.hand("retiarius") == ["kick", "sword_stab"]
    assert m.deck[0] == "trident_thrust"
    m.passes()
    assert m.hand("secutor") == ["kick", "trident_thrust"]
    assert len(m.deck) == 56 - 4


@pytest.mark.rule("GL-DECK-1")
def test_the_deck_is_shuffled() -> None:
    decks = {tuple(bout(seed=seed).deck) for seed in range(20)}
    assert len(decks) == 20
    assert all(list(deck) != sorted(deck) for deck in decks)


@pytest.mark.rule("GL-DECK-2", "GL-DECK-3")
@pytest.mark.parametrize("style", STYLES)
def test_common_cards_serve_every_fighter(style: str) -> None:
    attacks = ["pommel", "kick", "disarm", "knockdown", "sand_in_the_eyes", "grapple"]
    defences = ["duck", "leap", "dodge", "parry"]
    assert [card for card in COMMON if card in ATTACKS[style]] == attacks
    assert [card for card in COMMON if card in DEFENCES[style]] == defences


@pytest.mark.rule("GL-DECK-3")
def test_a_card_of_the_other_style_serves_nobody_else() -> None:
    m = duel(
        retiarius(hand=["sword_stab", "dagger", "armor_secutor"]),
        secutor(hand=["withdraw", "shield_block", "trident_thrust"]),
        top=["shield_bash"],
    )
    assert m.offered() == ["pass", "dagger"]
    assert m.refused() == {
        "sword_stab": "not_your_style",
        "armor_secutor": "not_your_style",
        "shield_bash": "not_your_style",
    }
    with pytest.raises(Illegal, match="not_an_option"):
        m.attack("sword_stab")
    m.attack("dagger")
    assert m.offered() == ["pass", "shield_block"]
    assert m.refused() == {"withdraw": "not_your_style", "trident_thrust": "not_your_style"}
    with pytest.raises(Illegal, match="not_an_option"):
        m.defend("withdraw")


@pytest.mark.rule("GL-DECK-3")
def test_the_armor_of_another_style_does_not_fit() -> None:
    m = duel(
        thracian(hand=["sword_slash"]),
        secutor(hand=["armor_thracian", "armor_secutor"]),
        top=["kick"],
    )
    m.attack("sword_slash")
    assert m.offered() == ["pass", "armor_secutor"]
    assert m.refused() == {"armor_thracian": "not_your_style"}


@pytest.mark.rule("GL-DECK-4")
def test_attacks_only_attack_and_defences_only_defend() -> None:
    m = duel(
        retiarius(hand=["trident_thrust", "withdraw", "duck"]),
        secutor(hand=["sword_stab", "shield_block", "kick", "parry"]),
        top=["leap"],
    )
    assert m.offered() == ["pass", "trident_thrust"]
    assert m.refused() == {"withdraw": "is_defence", "duck": "is_defence", "leap": "is_defence"}
    m.attack("trident_thrust")
    assert m.offered() == ["pass", "shield_block", "parry"]
    assert m.refused() == {"sword_stab": "is_attack", "kick": "is_attack"}
    with pytest.raises(Illegal, match="not_an_option"):
        m.defend("kick")


@pytest.mark.rule("GL-DECK-4")
@pytest.mark.parametrize("fighter", STYLES + BEASTS)
def test_no_card_is_both_attack_and_defence(fighter: str) -> None:
    assert not ATTACKS[fighter] & DEFENCES[fighter]
    usable = {card.id for card in CARDS.values() if card.set in ("common", fighter)}
    assert ATTACKS[fighter] | DEFENCES[fighter] == usable


@pytest.mark.rule("GL-RETIARIUS-1")
def test_the_retiarius_fights_with_the_set_of_a_retiarius() -> None:
    m = duel(retiarius(hand=list(RETIARIUS)), secutor(hand=["kick"]), top=["sword_stab"])
    assert m.offered() == ["pass", "trident_thrust", "cast_net", "dagger"]
    m.passes()
    m.attack("kick")
    assert m.offered() == ["pass", "withdraw"]


@pytest.mark.rule("GL-SECUTOR-1")
def test_the_secutor_fights_with_the_set_of_a_secutor() -> None:
    m = duel(secutor(hand=list(SECUTOR)), retiarius(hand=["kick"]), top=["dagger"])
    assert m.offered() == ["pass", "sword_stab", "shield_bash"]
    m.passes()
    m.attack("kick")
    assert m.offered() == ["pass", "shield_block", "armor_secutor"]


# The deck runs out


@pytest.mark.rule("GL-01")
def test_the_discards_become_the_deck_when_a_card_must_be_drawn() -> None:
    pile = all_but("kick", "leap", "sword_stab")
    m = duel(
        retiarius(hand=["kick"]),
        secutor(hand=["leap"]),
        deck=["sword_stab"],
        shuffles=[["trident_thrust", "parry"]],
    )
    assert m.hand("retiarius") == ["kick", "sword_stab"]
    assert m.deck == []
    assert m.event("reshuffle") is None  # an empty deck alone is no reason to shuffle
    m.attack("kick")
    m.passes()
    assert m.event("reshuffle") == (len(pile) + 1,)  # the spent kick lies among the discards
    assert m.hand("secutor") == ["leap", "trident_thrust"]
    assert m.discards == []
    assert m.deck[0] == "parry"
    assert Counter([*m.deck, "trident_thrust"]) == Counter([*pile, "kick"])


@pytest.mark.rule("GL-01")
def test_the_new_deck_is_shuffled_and_forgets_the_order_of_the_discards() -> None:
    pile = all_but("kick", "leap")
    one, same, other = (
        duel(retiarius(hand=["kick"]), secutor(hand=["leap"]), discard=discards, seed=seed)
        for discards, seed in ((pile, 1), (pile[::-1], 1), (pile, 2))
    )
    assert one.deck == same.deck != other.deck
    assert one.deck != sorted(one.deck)


@pytest.mark.rule("GL-01")
def test_cards_on_the_table_stay_out_of_the_new_deck() -> None:
    m = solo(
        secutor(hand=["sword_stab", "leap"]),
        retiarius(),
        mini=(2, 1),
        deck=["duck", "kick"],
        shuffles=[["pommel"]],
    )
    m.attack("sword_stab")  # their mini-hand: the last card of the deck, and the first one after the shuffle
    assert m.events_of("mini_hand")[0] == ("retiarius", "kick", "pommel")
    assert m.event("reshuffle") == (52,)  # without the hand (2), the stab and the kick on the table
    assert m.hp("retiarius") == 7
    assert m.discards[:3] == ["sword_stab", "kick", "pommel"]


@pytest.mark.rule("GL-01")
def test_without_any_card_to_draw_nothing_is_drawn() -> None:
    everything = all_but("sword_stab")
    m = duel(retiarius(hand=["sword_stab"]), secutor(hand=everything))
    assert m.event("draws") == ("retiarius", 0)
    assert m.event("drawn") is None
    assert m.event("reshuffle") is None
    assert m.hand("retiarius") == ["sword_stab"]
    assert m.asked() == ("retiarius", "attack")


@pytest.mark.rule("GL-01")
def test_a_mini_hand_is_as_large_as_the_cards_allow() -> None:
    rest = all_but("trident_thrust")
    m = solo(secutor(hand=rest), retiarius(), mini=(1, 3), active="retiarius")
    assert m.events_of("mini_hand") == [("retiarius", "trident_thrust")]
    assert m.asked() == ("secutor", "defend")
