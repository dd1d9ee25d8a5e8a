"""Beasts: lion, tiger and bear as adversaries."""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib.resources import files

import pytest

from munera.games.gladius.cards import ATTACKS, BEAST, BEASTS, CARDS, DEFENCES, STYLES
from munera.kernel import BadPosition, BadVariant
from munera.testing.gladius import Fighter, bear, bout, duel, lion, secutor, solo, tiger

# The card table itself: its numbers are tuned, so they are read here and not told a second time.
TABLE = tomllib.loads(files("munera.games.gladius").joinpath("beasts.toml").read_text("utf-8"))


@pytest.mark.rule("GL-BEAST-1")
@pytest.mark.parametrize("beast", BEASTS)
@pytest.mark.parametrize("style", STYLES)
def test_a_beast_takes_the_place_of_a_style(beast: str, style: str) -> None:
    m = bout(style, beast, seats=1)
    deck = Counter(CARDS[card].set for card in m.cards)
    assert deck == {"common": 20, style: 18, beast: 18}
    assert m.view(None)["fighters"][1]["style"] == beast
    assert m.view(None)["fighters"][1]["seat"] is None


@pytest.mark.rule("GL-BEAST-1")
def test_there_are_three_beasts_and_you_cannot_be_one() -> None:
    assert set(BEASTS) == {"lion", "tiger", "bear"}
    for one, two in (("lion", "secutor"), ("secutor", "elephant")):
        with pytest.raises(BadVariant):
            bout(one, two, seats=1)


@pytest.mark.rule("GL-BEAST-1")
@pytest.mark.parametrize("beast", BEASTS)
def test_a_beast_fights_in_the_solo_game_only(beast: str) -> None:
    with pytest.raises(BadVariant, match="solo"):
        bout("secutor", beast, seats=2)
    with pytest.raises(BadPosition):
        duel(secutor(hand=["kick"]), Fighter(beast))
    with pytest.raises(BadPosition):
        solo(Fighter(beast), secutor())


@pytest.mark.rule("GL-BEAST-1")
def test_common_cards_serve_you_and_the_beast() -> None:
    m = solo(
        secutor(hand=["kick", "leap"]),
        lion(),
        mini=(1, 1),
        top=["pounce", "duck", "kick", "parry"],
    )
    assert m.offered() == ["pass", "kick"]
    assert m.refused() == {"leap": "is_defence", "pounce": "not_your_style"}
    m.attack("kick")
    assert m.events_of("stopped") == [("lion", "duck")]
    assert m.events_of("attacks")[-1] == ("lion", "kick")
    assert m.offered() == ["pass", "leap"]


@pytest.mark.rule("GL-BEAST-2")
@pytest.mark.parametrize("beast", BEASTS)
def test_a_beast_has_a_set_of_its_own(beast: str) -> None:
    own = {card.id: card.copies for card in CARDS.values() if card.set == beast}
    assert own == {card: facts["copies"] for card, facts in TABLE[beast]["cards"].items()}
    assert sum(own.values()) == 18
    assert all(CARDS[card].source == "original" for card in own)
    for fighter in (*STYLES, *BEASTS):
        usable = ATTACKS[fighter] | DEFENCES[fighter]
        assert usable & set(own) == (set(own) if fighter == beast else set())


@pytest.mark.rule("GL-BEAST-2")
@pytest.mark.parametrize("beast", BEASTS)
def test_a_beast_attacks_and_defends_with_its_cards(beast: str) -> None:
    for card, facts in TABLE[beast]["cards"].items():
        if facts["kind"] == "attack":
            m = solo(secutor(hand=["leap"]), Fighter(beast), mini=(1, 1), active=beast, top=[card])
            assert m.events_of("attacks") == [(beast, card)]
            m.passes()
            assert m.hp("secutor") == 10 - facts.get("damage", 0)
            assert m.events_of("immobilised") == ([("secutor",)] if facts.get("immobilise") else [])
        else:
            m = solo(secutor(hand=["kick"]), Fighter(beast), mini=(1, 1), top=["leap", card])
            m.attack("kick")
            assert m.events_of("stopped") == [(beast, card)]


@pytest.mark.rule("GL-BEAST-3")
@pytest.mark.parametrize("beast", BEASTS)
def test_a_beast_has_hit_points_of_its_own(beast: str) -> None:
    hp = TABLE[beast]["hit_points"]
    m = bout("secutor", beast, seats=1)
    assert m.match.state.hp == [10, hp]
    assert m.view(None)["fighters"][1]["full_hp"] == hp
    hardy = bout("secutor", beast, seats=1, stats_2=(0, 0, 3, 0, 0))
    assert hardy.match.state.hp == [10, hp + 3]


@pytest.mark.rule("GL-BEAST-2", "GL-BEAST-3", "GL-BEAST-4")
def test_the_table_says_that_the_beasts_are_ours() -> None:
    assert {name: row["source"] for name, row in TABLE.items()} == dict.fromkeys(BEASTS, "original")
    assert {beast.source for beast in BEAST.values()} == {"original"}


@pytest.mark.rule("GL-BEAST-4")
@pytest.mark.parametrize("beast", BEASTS)
def test_on_normal_a_beast_has_mini_hands_of_its_own(beast: str) -> None:
    mini = TABLE[beast]["defend"], TABLE[beast]["attack"]
    m = bout("secutor", beast, seats=1, start="one", top=["kick"])
    assert m.match.state.mini == mini
    m.attack("kick")
    first, second = m.events_of("mini_hand")
    assert (len(first) - 1, len(second) - 1) == mini


@pytest.mark.rule("GL-BEAST-4")
@pytest.mark.parametrize("beast", BEASTS)
@pytest.mark.parametrize("by_type", [False, True])
def test_on_other_difficulties_a_beast_has_their_numbers(beast: str, by_type: bool) -> None:
    for difficulty, mini in (("easy", (2, 1)), ("tough", (2, 2)), ("hard", (2, 3))):
        m = bout("secutor", beast, seats=1, difficulty=difficulty, by_type=by_type)
        assert m.match.state.mini == mini


@pytest.mark.rule("GL-BEAST-4")
@pytest.mark.parametrize("beast", BEASTS)
def test_your_own_sizes_come_before_those_of_the_beast(beast: str) -> None:
    defend, attack = TABLE[beast]["defend"], TABLE[beast]["attack"]
    assert bout("secutor", beast, seats=1, mini_defend=3).match.state.mini == (3, attack)
    assert bout("secutor", beast, seats=1, mini_attack=1).match.state.mini == (defend, 1)


@pytest.mark.rule("GL-BEAST-1")
@pytest.mark.parametrize("beast", [lion(hp=1), tiger(hp=1), bear(hp=1)], ids=lambda beast: beast.style)
def test_a_beast_can_be_beaten(beast: Fighter) -> None:
    m = solo(secutor(hand=["kick"]), beast, mini=(1, 1), top=["leap", "pommel"])
    m.attack("kick")
    assert m.winner == "secutor"
    assert m.score == (1.0,)
